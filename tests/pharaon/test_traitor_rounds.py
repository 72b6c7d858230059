"""PHA-14  The Traitor over whole turns and rounds: what happens between his vases, at his pass and at the end."""

import pytest

from game.core.match import Match
from game.core.tables import table_of
from game.pharaon import RULES, events
from game.pharaon import automaton_events as told
from game.pharaon.pieces import DARK
from game.pharaon.scoring import claim_of
from tests.pharaon import build
from tests.pharaon import moves as do
from tests.pharaon.build import at_turn, ennoble, give, noble, on_row, solo, token, traitor_pile, under_pyramid
from tests.pharaon.look import fill_tile, nobles, stock, tokens, traitor_of
from tests.playing import played_on
from tests.titles.playing import asked, offers, only, play

HUMAN, TRAITOR = 0, 1


def test_pha_14_7_the_bottom_resource_acts_before_the_question() -> None:
    """PHA-14.7, PHA-17  VAS07 with J on the Altars, space 7: lot 1 is gone when the player is asked."""
    game = solo("42135", "JARCM", (6, 1, 1, 1, 1))
    build.lay_lots(game, "justice pp1", "royalty pp1", "pp2 pp2")
    traitor_pile(game, 7)
    at_turn(game, TRAITOR)
    assert asked(game) == ("ChooseSplit", HUMAN)
    assert (game.lots[0], tokens(game, TRAITOR)) == ((), [token("justice"), token("pp1")])


def test_pha_14_19_the_court_and_the_workshops_from_the_bottom_to_the_top() -> None:
    """PHA-14.19, PHA-14.17  Ten tokens on its dark face: level 8, 9, 10, three nobles, one removed, Horus.

    Light face: the lowest, the highest out, twice the highest, Ra, the highest; slots are refilled.
    """
    game = solo("21345", face=DARK)
    build.show_nobles(game, 7, 8, 9)
    for number in (13, 12, 11, 10):
        build.top_noble(game, number)
    levels = []
    for _ in range(10):
        fill_tile(game, "A")
        levels.append(traitor_of(game).noble_pp)
    assert levels == [0, 8, 8, 8, 9, 9, 9, 9, 10, 10]
    assert (nobles(game, TRAITOR), game.removed) == ([7, 10, 9], [noble(8)])
    assert game.nobles == [noble(11), noble(12), noble(13)]
    claim = claim_of(game, TRAITOR)
    assert (claim.noble_pp, claim.names) == (30, ("horus",))
    game = solo("31245")
    build.show_artisans(game, 5, 25, 6, 20)
    for name in ("ART30", "ART29", "ART01", "ART10"):
        game.artisan_deck.remove(name)
        game.artisan_deck.append(name)
    for _ in range(10):
        fill_tile(game, "A")
    assert game.seats[TRAITOR].artisans == ["ART05", "ART20", "ART29", "ART30"]
    assert (game.removed, game.artisans[0], claim_of(game, TRAITOR).names) == (["ART25"], "ART10", ("ra",))


def test_pha_14_12_the_traitor_passes_first() -> None:
    """PHA-14.12, PHA-14.11, PHA-19.17  Row 1, First Player, no vase, his General no help; then the gains of spaces."""
    game = solo()
    ennoble(game, TRAITOR, 6, 18, 19)
    traitor_pile(game)
    vases, bag = list(game.vases), game.bag[-1]
    give(game, HUMAN, "9A 9J 9R")
    at_turn(game, TRAITOR)
    owner = game.seats[TRAITOR]
    assert (owner.row, owner.space, owner.turned, game.first, game.vases) == (1, 0, [], TRAITOR, vases)
    gained = []
    for _ in range(5):
        gained.append((stock(game, TRAITOR), len(tokens(game, TRAITOR))))
        at_turn(game, TRAITOR)
    assert gained == [("", 0), ("1C", 0), ("1C 1S", 0), ("1C 1S", 1), ("1C 1S", 2)]
    assert (len(tokens(game, TRAITOR)), owner.space) == (2, 4)
    assert bag in tokens(game, TRAITOR)


def test_pha_14_12_what_is_not_there_is_not_gained() -> None:
    """PHA-14.12, PHA-5.6, PHA-16  Empty supplies and an empty bag bring him nothing.

    The bag is empty, two tokens lie in the discard: one is his, never one of the zone.
    """
    game = solo()
    on_row(game, TRAITOR, 1)
    build.empty_supply(game, "A J R C M S")
    build.hoard_tokens(game, 0, 0)
    held = (stock(game, TRAITOR), tokens(game, TRAITOR))
    for _ in range(4):
        at_turn(game, TRAITOR)
    assert (stock(game, TRAITOR), tokens(game, TRAITOR)) == held
    game = solo()
    build.lay_zone(game, "pp2", "pp2", "pp2")
    on_row(game, TRAITOR, 1, 2)
    build.hoard_tokens(game, 0, 2)
    before = sum(game.seats[TRAITOR].tokens)
    at_turn(game, TRAITOR)
    assert (sum(game.seats[TRAITOR].tokens), len(game.bag), all(game.zone)) == (before + 1, 1, True)


@pytest.mark.parametrize(("words", "gained"), [("1A", "1J"), ("2A 2J 2R 2C 1M", "1M"), ("", "1A")])
def test_pha_14_12_the_largest_supply(words: str, gained: str) -> None:
    """PHA-14.12  The base resource of which most is left, in wheel order among equals; never Silver."""
    game = solo()
    give(game, HUMAN, words)
    on_row(game, TRAITOR, 1)
    at_turn(game, TRAITOR)
    assert stock(game, TRAITOR) == gained


def test_pha_14_12_he_advances_while_the_player_acts() -> None:
    """PHA-14.12, PHA-3.3  One space on each of his turns; the player's last pass ends the round without a move."""
    game = solo()
    give(game, HUMAN, "3S")
    traitor_pile(game)
    under_pyramid(game, 1, 2)
    at_turn(game, TRAITOR)
    play(game, do.go_to("offerings"), do.take_lot(1))
    assert (game.seats[TRAITOR].space, asked(game)) == (1, ("TakeTurn", HUMAN))
    assert sum(game.seats[TRAITOR].stock) == 1
    heard = play(game, do.PASS, do.take_vase("VAS02"))
    assert only(heard, events.PassedLast) == [events.PassedLast(HUMAN)]
    assert not only(heard, events.DiscAdvanced)
    assert (game.current_round, game.first) == (2, TRAITOR)


def test_pha_14_13_the_player_passes_as_usual() -> None:
    """PHA-14.13  First to pass: row 1, one of two vases; then the pyramid against his turns."""
    game = solo()
    traitor_pile(game, 6, 12, 18)
    under_pyramid(game, 1, 2)
    at_turn(game, HUMAN)
    play(game, do.PASS, do.take_vase("VAS01"))
    assert (game.seats[HUMAN].row, game.first, game.vases) == (1, HUMAN, ["VAS02"])
    assert asked(game) == ("ChooseResource", HUMAN)
    play(game, game.moves()[0])
    assert offers(game, do.TakeGain)


def test_pha_14_14_a_lot_he_took_is_replaced_in_its_place() -> None:
    """PHA-14.14, PHA-9.1  Position by position: lot 2 and bonus token 1 come from the bag, the rest stays."""
    game = solo("41235", "AJRCM", (3, 1, 1, 1, 1))
    build.lay_lots(game, "justice pp1", "royalty pp1", "pp2 pp2")
    build.lay_zone(game, "", "agriculture", "commerce")
    fill_tile(game, "A")
    assert game.lots[1] == ()
    for word in ("q_nile", "q_burial", "q_nobles"):
        build.top_token(game, word)
    build.end_round(game, 1)
    lots = ("justice pp1", "q_nobles q_burial", "pp2 pp2")
    assert game.lots == [tuple(map(token, words.split())) for words in lots]
    assert game.zone == [token("q_nile"), token("agriculture"), token("commerce")]


@pytest.mark.parametrize("seed", range(6))
def test_pha_14_whole_solo_games(seed: int) -> None:
    """PHA-14.3, PHA-14.4, PHA-14.7, PHA-3.1  22 vases over five rounds, one a turn; only the player is ever asked.

    The Traitor may sit anywhere.
    """
    kinds = ("human", "traitre")[:: -1 if seed % 2 else 1]
    match = Match(RULES, table_of("pharaon", kinds, (f"dark{seed}",) if seed else (), seed))
    played_on(match, lambda match: match.position.decision.seat != kinds.index("human"), seed)
    heard, traitor = [entry.event for entry in match.log], kinds.index("traitre")
    assert match.over, "only the player is asked"
    assert sum(event.n for event in only(heard, told.TraitorPileDealt)) == 22
    assert len(only(heard, told.TraitorRevealed)) == 22
    assert len(only(heard, events.RoundBegan)) == len(only(heard, told.TraitorPassed)) == 5
    assert not [event for event in only(heard, events.VaseTaken) if event.seat == traitor]
    assert match.position.points[traitor] > 0
