"""KEM-6.4.3, KEM-10.10  Units that wait for their Combat in an own district while another one is fought."""

from game.kemet import events
from game.kemet.cards import LET_IT_BE, play_card, rain_fire
from game.kemet.landing import PutUnits, put_units
from game.kemet.onset import PASS, fight_at
from game.kemet.recruiting import RECRUIT_NO_MORE, recruit_into
from game.kemet.resolution import RECALL, RETREAT, STAY, RetreatTo
from game.kemet.state import Kemet
from tests.kemet.build import act, hand, position
from tests.kemet.look import duel, there
from tests.titles.playing import asked, offers, only, play, refuse


def two_fronts(enemies: int) -> Kemet:
    """Seat 0 has recruited 3 Units against seat 1 in district 1 and 4 against seat 2 in district 2."""
    game = position(3, prayers=(7, 5, 5), hands={0: "enlistment"}, troops={"b_c1_d1": (1, 5), "b_c1_d2": (2, enemies)})
    hand(game, 1, "raining_fire")
    act(game, "top_recruit")
    play(game, recruit_into("b_c1_d1", 3), recruit_into("b_c1_d2", 4))
    if asked(game)[0] == "Recruit":
        play(game, RECRUIT_NO_MORE)
    play(game, fight_at("b_c1_d1"))
    return game


def nobody_objects(game: Kemet) -> None:
    while asked(game)[0] == "ConsiderVeto":
        play(game, LET_IT_BE)


def burn_the_second(game: Kemet) -> None:
    """Seat 1 rains fire on the only Unit of seat 2 in district 2; nobody objects, and seat 0 may speak again."""
    play(game, PASS, rain_fire("b_c1_d2", 2))
    nobody_objects(game)
    assert asked(game) == ("SpeakInWindow", 0)


def test_those_who_landed_take_a_district_that_its_enemy_lost() -> None:
    """KEM-P13, KEM-6.4.3, KEM-8.0  Raining Fire before the first Combat kills the only enemy of the second."""
    game = two_fronts(1)
    burn_the_second(game)
    assert (there(game, "b_c1_d2"), game.landed) == ((0, 4), [])
    play(game, PASS)
    heard = duel(game)
    assert only(heard, events.CombatWon) == [events.CombatWon(1, 0, "b_c1_d1")]
    heard = play(game, RECALL, STAY)
    assert only(heard, events.CombatBegan) == []


def test_a_retreat_does_not_join_those_who_landed() -> None:
    """KEM-P13, KEM-8.7, KEM-1.3, KEM-6.4.3  A district with Units that landed is no empty space."""
    game = two_fronts(1)
    burn_the_second(game)
    play(game, PASS)
    duel(game)
    play(game, RETREAT)
    assert {move.space for move in offers(game, RetreatTo)} == {"b_c1_d3", "b_c1_front"}
    play(game, RetreatTo("b_c1_d3"))
    assert (there(game, "b_c1_d2"), there(game, "b_c1_d3")) == ((0, 4), (0, 3))


def test_enlistment_counts_those_who_landed() -> None:
    """KEM-10.10, KEM-1.3  4 Units have taken the district: the Troop limit leaves room for 1."""
    game = two_fronts(1)
    burn_the_second(game)
    play(game, play_card("enlistment"))
    nobody_objects(game)
    assert {move.n for move in offers(game, PutUnits) if move.space == "b_c1_d2"} == {1}


def test_those_who_landed_before_an_enemy_are_no_place_for_enlistment() -> None:
    """KEM-10.10, KEM-17.29  In the window before the first Combat nobody can be added to the second."""
    game = two_fronts(2)
    play(game, play_card("enlistment"))
    nobody_objects(game)
    assert refuse(game, put_units("b_c1_d2", 1), space="b_c1_d2") == "one_combat"
