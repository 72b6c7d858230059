"""PHA-14  The Traitor over whole turns and rounds: what happens between his vases, at his pass and at the end."""

from __future__ import annotations

import pytest

from game.core.chance import Chance
from game.core.events import Event
from game.pharaon import RULES, automaton_events, events
from game.pharaon.automaton import FillTile
from game.pharaon.pieces import DARK, LIGHT
from game.pharaon.round_end import EndRound
from game.pharaon.scoring import ScoreGame, claim_of, result
from game.pharaon.state import MARKER, Pharaon
from game.pharaon.turn import BeginRound
from tests.pharaon import moves as do
from tests.pharaon.build import (
    LETTERS,
    at_turn,
    empty_supply,
    ennoble,
    fill_sector,
    give,
    hoard_tokens,
    lay_lots,
    lay_zone,
    noble,
    position,
    run,
    setup_of,
    show_artisans,
    show_nobles,
    tiles,
    token,
    top_noble,
    top_token,
    traitor_pile,
    under_pyramid,
)
from tests.pharaon.look import asked, nobles, only, play, refuse, stock, tokens

HUMAN, TRAITOR = 0, 1


def solo(order: str = "12345", colours: str = "AJRCM", counts: tuple[int, ...] = (1, 1, 1, 1, 1)) -> Pharaon:
    game = position(solo=True)
    tiles(game, order, colours, counts)
    return game


def on_face(game: Pharaon, face: str) -> Pharaon:
    assert game.traitor is not None
    game.traitor.faces = [face] * 5
    return game


def fill(game: Pharaon, letter: str) -> list[Event]:
    return run(game, FillTile(LETTERS.index(letter)))


def test_pha_14_7_the_bottom_resource_acts_before_the_question() -> None:
    """PHA-14.7, PHA-17  VAS07 with J on the Altars, space 8: lot 1 is gone when the player is asked."""
    game = solo("42135", "JARCM", (7, 1, 1, 1, 1))
    lay_lots(game, "justice pp1", "royalty pp1", "pp2 pp2")
    traitor_pile(game, 7)
    at_turn(game, TRAITOR)
    assert asked(game) == ("ChooseSplit", HUMAN)
    assert (game.lots[0], tokens(game, TRAITOR)) == ((), [token("justice"), token("pp1")])


def test_pha_14_7_the_wheel_resource_closes_a_quarter() -> None:
    """PHA-14.7, PHA-4.2  The third token on the Construction sector closes the Artisans of B0."""
    game = solo()
    give(game, HUMAN, "3C")
    fill_sector(game, "C", 2)
    traitor_pile(game, 7)
    at_turn(game, TRAITOR)
    play(game, do.put_on_wheel("construction"))
    assert refuse(game, do.go_to("artisans")) == "sector_full"


def test_pha_14_8_full_sectors_are_seen_after_the_bottom_resource() -> None:
    """PHA-14.8, PHA-14.7  Both sectors full: three tokens on the tiles, in the order bottom, left, right."""
    game = solo()
    fill_sector(game, "R", 3)
    fill_sector(game, "C", 3)
    traitor_pile(game, 7)
    heard = at_turn(game, TRAITOR)
    assert [event.resource for event in only(heard, automaton_events.TraitorPlaced)] == [
        "justice",
        "royalty",
        "construction",
    ]
    assert not only(heard, automaton_events.TraitorBlocked)


def test_pha_14_9_the_bottom_resource_overflows_to_the_left_end() -> None:
    """PHA-14.9  The rightmost tile is full: the token goes on the leftmost, whose own icons act."""
    game = solo("13245", "AJRCM", (2, 1, 1, 1, 11))
    heard = fill(game, "M")
    assert only(heard, automaton_events.TraitorPlaced)[0].tile == "TRA1"
    assert game.seats[TRAITOR].step == 1


def test_pha_14_11_an_overflow_counts_for_the_tile_where_it_lies() -> None:
    """PHA-14.11, PHA-14.9  M goes on the River, the tile of A: with 11 tokens it is leftmost of the fullest."""
    for held, track in ((1, "commerce"), (10, "agriculture")):
        game = solo("51234", "AJRCM", (held, 1, 1, 1, 11))
        heard = fill(game, "M")
        assert only(heard, automaton_events.TraitorClimbed)[0].track == track


@pytest.mark.parametrize(("face", "levels"), [(LIGHT, [1, 0, 0, 0, 0]), (DARK, [2, 0, 0, 0, 0])])
def test_pha_14_6_faces_differ(face: str, levels: list[int]) -> None:
    """PHA-14.6, PHA-14.19  The River, spaces 2 and 3: one climb on the light face, two on the dark one."""
    game = on_face(solo("51234"), face)
    fill(game, "A")
    fill(game, "A")
    assert game.seats[TRAITOR].levels == levels


def test_pha_14_19_the_court_from_the_bottom_to_the_top() -> None:
    """PHA-14.19, PHA-14.17  Ten tokens on its dark face: level 8, 9, 10, three nobles, one removed, Horus."""
    game = on_face(solo("21345"), DARK)
    show_nobles(game, 7, 8, 9)
    for number in (13, 12, 11, 10):
        top_noble(game, number)
    levels = []
    for _ in range(10):
        fill(game, "A")
        assert game.traitor is not None
        levels.append(game.traitor.noble_pp)
    assert levels == [0, 8, 8, 8, 8, 9, 9, 9, 10, 10]
    assert (nobles(game, TRAITOR), game.removed) == ([7, 10, 9], [noble(8)])
    assert game.nobles == [noble(11), noble(12), noble(13)]
    assert claim_of(game, TRAITOR).noble_pp == 30
    assert claim_of(game, TRAITOR).names == ("horus",)


def test_pha_14_19_the_workshops_from_the_bottom_to_the_top() -> None:
    """PHA-14.19  Light face: the lowest, the highest out, the lowest, Ra, the highest; slots are refilled at once."""
    game = solo("31245")
    show_artisans(game, 5, 25, 6, 20)
    for name in ("ART30", "ART29", "ART01", "ART10"):
        game.artisan_deck.remove(name)
        game.artisan_deck.append(name)
    for _ in range(10):
        fill(game, "A")
    assert game.seats[TRAITOR].artisans == ["ART05", "ART01", "ART29"]
    assert game.removed == ["ART25"]
    assert game.artisans[0] == "ART10"
    assert claim_of(game, TRAITOR).names == ("ra",)


def test_pha_14_12_the_general_is_no_help_to_him() -> None:
    """PHA-14.11, PHA-14.12  He passes first with noble 6: index 0 of row 1, no gain."""
    game = solo()
    ennoble(game, TRAITOR, 6, 18, 19)
    traitor_pile(game)
    at_turn(game, TRAITOR)
    assert (game.seats[TRAITOR].row, game.seats[TRAITOR].space, stock(game, TRAITOR)) == (1, 0, "")
    assert game.seats[TRAITOR].turned == []


def test_pha_14_12_he_advances_while_the_player_acts() -> None:
    """PHA-14.12, PHA-3.3  One space on each of his turns; the player's last pass ends the round without a move."""
    game = solo()
    give(game, HUMAN, "3S")
    traitor_pile(game)
    under_pyramid(game, 1, 2)
    at_turn(game, TRAITOR)
    assert game.seats[TRAITOR].space == 0
    play(game, do.go_to("offerings"), do.take_lot(1))
    assert (game.seats[TRAITOR].space, asked(game)) == (1, ("TakeTurn", HUMAN))
    assert sum(game.seats[TRAITOR].stock) == 1
    heard = play(game, do.PASS, do.take_vase("VAS02"))
    assert only(heard, events.PassedLast) == [events.PassedLast(HUMAN)]
    assert not only(heard, events.DiscAdvanced)
    assert (game.current_round, game.first) == (2, TRAITOR)


def test_pha_14_12_a_token_from_the_recycled_bag() -> None:
    """PHA-14.12, PHA-5.6  The bag is empty, two tokens lie in the discard: one is his, never one of the zone."""
    game = solo()
    lay_zone(game, "pp2", "pp2", "pp2")
    game.seats[TRAITOR].passed, game.seats[TRAITOR].row, game.seats[TRAITOR].space = True, 1, 2
    hoard_tokens(game, 0, 2)
    held = sum(game.seats[TRAITOR].tokens)
    at_turn(game, TRAITOR)
    assert (sum(game.seats[TRAITOR].tokens), len(game.bag)) == (held + 1, 1)
    assert all(game.zone)


def test_pha_14_12_the_largest_supply() -> None:
    """PHA-14.12  The base resource of which most is left, in wheel order among equals; never Silver."""
    for words, gained in (("1A", "1J"), ("2A 2J 2R 2C 1M", "1M"), ("", "1A")):
        game = solo()
        give(game, HUMAN, words)
        game.seats[TRAITOR].passed, game.seats[TRAITOR].row = True, 1
        at_turn(game, TRAITOR)
        assert stock(game, TRAITOR) == gained


def test_pha_14_10_markers_on_tiles_stay() -> None:
    """PHA-14.10, PHA-20.1, PHA-P16  They fill their space for good; those of the wheel vanish with the round."""
    game = solo()
    empty_supply(game, "A")
    fill(game, "A")
    under_pyramid(game, 1)
    traitor_pile(game)
    run(game, EndRound(), BeginRound())
    assert game.traitor is not None
    assert game.traitor.placed[0] == ("agriculture", MARKER)


def test_pha_14_14_a_lot_he_took_is_replaced_in_its_place() -> None:
    """PHA-14.14, PHA-9.1  Position by position: lot 2 and bonus token 1 come from the bag, the rest stays."""
    game = solo("41235", "AJRCM", (3, 1, 1, 1, 1))
    lay_lots(game, "justice pp1", "royalty pp1", "pp2 pp2")
    lay_zone(game, "", "agriculture", "commerce")
    fill(game, "A")
    assert game.lots[1] == ()
    for word in ("q_nile", "q_burial", "q_nobles"):
        top_token(game, word)
    under_pyramid(game, 1)
    traitor_pile(game)
    run(game, EndRound(), BeginRound())
    assert game.lots == [
        (token("justice"), token("pp1")),
        (token("q_nobles"), token("q_burial")),
        (token("pp2"), token("pp2")),
    ]
    assert game.zone == [token("q_nile"), token("agriculture"), token("commerce")]


def test_pha_14_15_only_one_pharaoh() -> None:
    """PHA-14.15, PHA-10.1  The player was first: his third step with two nobles changes nothing."""
    game = solo("12345", "AJRCM", (2, 1, 1, 1, 1))
    game.pharaoh = HUMAN
    ennoble(game, TRAITOR, 1, 2)
    game.seats[TRAITOR].step = 2
    fill(game, "A")
    assert (game.seats[TRAITOR].step, game.pharaoh) == (3, HUMAN)


def test_pha_14_17_his_gods_ask_for_no_elements() -> None:
    """PHA-14.17, PHA-11.3  All five icons: 41 points with nothing in his area; the player needs the elements."""
    game = solo()
    assert game.traitor is not None
    game.traitor.gods = ["isis", "horus", "osiris", "ra", "anubis"]
    game.first = HUMAN
    run(game, ScoreGame())
    assert game.points == [3, 41]
    assert result(game).winners == (TRAITOR,)


@pytest.mark.parametrize("seed", range(6))
def test_pha_14_whole_solo_games(seed: int) -> None:
    """PHA-14.4, PHA-14.7, PHA-3.1  22 vases over five rounds, one a turn; only the player is ever asked."""
    game = RULES.new_game(setup_of(seed=seed, solo=True, variants=(f"dark{seed}",) if seed else ()))
    heard: list[Event] = []
    game.heard = heard
    game.advance()
    chance = Chance(seed)
    while not game.over:
        assert asked(game)[1] == HUMAN
        game.apply(chance.pick(game.moves()))
    assert sum(event.n for event in only(heard, automaton_events.TraitorPileDealt)) == 22
    assert len(only(heard, events.RoundBegan)) == 5
    passes = len(only(heard, automaton_events.TraitorPassed))
    assert passes == 5
    revealed = only(heard, automaton_events.TraitorRevealed)
    assert len(revealed) == 22
    assert not [event for event in heard if isinstance(event, events.VaseTaken) and event.seat == TRAITOR]
