"""PHA-14  The Traitor: his tiles, their icons, his vases and his score."""

import pytest

from game.core.chance import Chance
from game.core.events import Event
from game.core.match import CannotUndo, Match
from game.pharaon import RULES, events
from game.pharaon import automaton_events as told
from game.pharaon.ahead import landings, next_turn
from game.pharaon.automaton import ChooseSplit, DealTraitorPile
from game.pharaon.automaton_effects import EFFECTS
from game.pharaon.components import components
from game.pharaon.pieces import BASE, DARK, LIGHT, TRAITOR_EFFECTS, Effect
from game.pharaon.scoring import ScoreGame, claim_of, result
from game.pharaon.state import MARKER, Pharaon
from game.pharaon.turn import TakeTurn
from tests.pharaon import build
from tests.pharaon import moves as do
from tests.pharaon.build import LETTERS, at_turn, ennoble, fill_sector, give, noble, on_row, setup_of, solo, top_noble
from tests.pharaon.look import fill_tile, nobles, resolve_icon, sector, stock, traitor_of
from tests.titles.playing import asked, offers, only, play, refuse, run, sheet

HUMAN, TRAITOR = 0, 1


def his_turn(*vases: int, full: str = "", gone: str = "") -> tuple[Pharaon, list[Event]]:
    """The Traitor reveals the first of these vases while sectors are full or supplies gone."""
    game = solo()
    build.traitor_pile(game, *vases)
    for letter in full:
        fill_sector(game, letter, 3)
    build.empty_supply(game, gone)
    return game, at_turn(game, TRAITOR)


def placed(heard: list[Event]) -> list[str]:
    """The resources that went on the tiles."""
    return [event.resource for event in only(heard, told.TraitorPlaced)]


def test_pha_14_1_the_solo_table() -> None:
    """PHA-14.1, PHA-14.2, PHA-14.5, PHA-2  Two vases, three lots and bonus tokens, one resource on each tile."""
    game = RULES.start(setup_of(solo=True, seed=2))
    assert (len(game.vases), len(game.lots), len(game.zone), game.slots) == (2, 3, 3, 3)
    traitor = traitor_of(game)
    assert sorted(traitor.tiles) == ["TRA1", "TRA2", "TRA3", "TRA4", "TRA5"]
    assert [len(placed) for placed in traitor.placed] == [1] * 5
    assert game.supply[:5] == [19] * 5
    assert {RULES.start(setup_of(solo=True, seed=seed)).first for seed in range(12)} == {0, 1}


def test_pha_14_3_the_other_noble_is_his() -> None:
    """PHA-14.3, PHA-19.21, PHA-18.1  The noble not kept becomes the Traitor's first one, face up; the vase blocks."""
    match = Match(RULES, setup_of(solo=True, seed=2))
    drawn = list(match.position.seats[HUMAN].drawn)
    heard = match.play(offers(match.position, do.KeepNoble)[1])
    assert match.position.seats[TRAITOR].nobles == [drawn[0]]
    assert only(heard, told.TraitorNoble) == [told.TraitorNoble(TRAITOR, drawn[0], "PHA-14.3")]
    while match.position.current_round == 0:
        heard = match.play(match.position.moves()[0])
    assert only(heard, events.WheelBlocked)
    assert len(match.position.vases) == 2
    assert sum(len(placed) for placed in match.position.wheel) >= 3


def test_e11_traitors_pile() -> None:
    """E11, PHA-14.4  Tiles TRA3, TRA1, TRA2, TRA5, TRA4: 4, 4, 5, 5, 4 vases, 22 in all."""
    game, counts = solo("31254"), []
    for number in range(1, 6):
        counts += [event.n for event in only(run(game, DealTraitorPile(number)), told.TraitorPileDealt)]
        game.vase_discard, traitor_of(game).pile = game.vase_discard + traitor_of(game).pile, []
    assert counts == [4, 4, 5, 5, 4]


def test_e10_solo_turn() -> None:
    """E10, PHA-14.7, PHA-14.9, PHA-14.17  VAS07: J discards noble 3, C on the wheel, R reaches Isis: 10 on B0."""
    game = solo("14235", "JRACM", (3, 7, 1, 1, 1))
    build.traitor_pile(game, 7, 8)
    fill_sector(game, "C", 2)
    build.show_nobles(game, 1, 2, 3)
    top_noble(game, 4)
    heard = at_turn(game, TRAITOR)
    assert only(heard, told.TraitorRevealed) == [told.TraitorRevealed(TRAITOR, "VAS07", "PHA-14.7")]
    assert (game.nobles, game.removed) == ([noble(1), noble(2), noble(4)], [noble(3)])
    assert asked(game) == ("ChooseSplit", HUMAN)
    assert offers(game, do.PutOnWheel) == [do.put_on_wheel("royalty"), do.put_on_wheel("construction")]
    heard = play(game, do.put_on_wheel("construction"))
    assert (len(sector(game, "C")), traitor_of(game).gods) == (3, ["isis"])
    assert only(heard, told.TraitorGod) == [told.TraitorGod(TRAITOR, "isis", 10, "PHA-14.19")]
    assert (claim_of(game, TRAITOR).god_pp, asked(game)) == (10, ("TakeTurn", HUMAN))


def test_pha_14_7_the_split_is_the_players_question() -> None:
    """PHA-14.7, PHA-17, PHA-19.18  After the bottom resource; R on the wheel first, then C on its tile."""
    game, heard = his_turn(7, 8)
    assert isinstance(game.decision, ChooseSplit)
    assert game.decision.facts(game)["resource"] == ("royalty", "construction")
    assert (placed(heard), len(traitor_of(game).placed[1])) == (["justice"], 2)
    assert refuse(game, do.put_on_wheel("justice")) == "core.refusal.not_offered"
    heard = play(game, do.put_on_wheel("royalty"))
    kinds = [type(event).__name__ for event in heard if type(event).__name__.startswith("Traitor")]
    assert (kinds[:2], sector(game, "R")) == (["TraitorBlocked", "TraitorPlaced"], ("royalty",))
    assert "VAS07" in game.vase_discard


@pytest.mark.parametrize(
    ("vases", "full", "tiles", "wheel", "causes"),
    [
        # Only one fits on the wheel: no question is left.
        ((7, 8), "R", ["justice", "royalty"], ["construction"], [("only_place", "PHA-14.8")]),
        # VAS06 has two equal ones (PHA-P8).
        ((6, 8), "", ["agriculture", "commerce"], ["commerce"], [("alike", "PHA-14.7")]),
        # V37: neither fits: bottom, left, right, all three on the tiles.
        ((8, 9), "AM", ["justice", "commerce", "agriculture"], [], []),
        ((7, 9), "RC", ["justice", "royalty", "construction"], [], []),
    ],
)
def test_v37_what_leaves_no_choice_is_not_asked(
    vases: tuple[int, int], full: str, tiles: list[str], wheel: list[str], causes: list[tuple[str, str]]
) -> None:
    """V37, PHA-14.8, PHA-14.7, PHA-P8  Which resources go on the tiles, and which on the wheel, and why."""
    game, heard = his_turn(*vases, full=full)
    assert placed(heard) == tiles
    blocked = only(heard, told.TraitorBlocked)
    assert [event.resource for event in blocked] == wheel
    assert [(event.cause, event.rule) for event in blocked] == causes
    assert bool(only(heard, told.TraitorKeptBoth)) is not bool(wheel)
    assert asked(game) == ("TakeTurn", HUMAN)


def test_v36_traitor_overflow() -> None:
    """V36, PHA-14.9  11, 11, 7, 10, 11: the fifth resource wraps to space 8 of the third tile.

    From the rightmost tile to the leftmost; the icons are those of the tile where the token lies.
    """
    game = solo("12345", "AJRCM", (11, 11, 7, 10, 11))
    heard = fill_tile(game, "M")
    assert only(heard, told.TraitorPlaced) == [told.TraitorPlaced(TRAITOR, "commerce", "TRA3", 8, 3, "PHA-14.9")]
    assert traitor_of(game).placed[2] == ("royalty",) * 7 + ("commerce",)
    heard = fill_tile(solo("53124", "AJRCM", (1, 1, 1, 1, 11)), "M")
    assert only(heard, told.TraitorPlaced)[0].tile == "TRA5"
    assert only(heard, told.TraitorClimbed)[0].which == "most_filled_tile"


def test_pha_19_19_all_tiles_full() -> None:
    """PHA-19.19, PHA-16  The resource goes back to the supply, no effect."""
    game = solo("12345", "AJRCM", (11, 11, 11, 11, 11))
    supply = list(game.supply)
    heard = fill_tile(game, "A")
    assert game.supply == supply
    assert only(heard, told.TraitorTurnedAway) == [told.TraitorTurnedAway(TRAITOR, "agriculture", "PHA-19.19")]


def test_pha_14_10_a_neutral_marker() -> None:
    """PHA-14.10, PHA-20.1, PHA-P16  Placing never fails; markers leave the wheel with the round, not the tiles."""
    game, _ = his_turn(7, 8, gone="J R")
    play(game, do.put_on_wheel("royalty"))
    assert (traitor_of(game).placed[1], sector(game, "R")) == (("justice", MARKER), (MARKER,))
    build.end_round(game, 1)
    assert not any(MARKER in placed for placed in game.wheel)
    assert traitor_of(game).placed[1] == ("justice", MARKER)


def test_pha_14_11_the_token_just_placed_counts_powers_and_gains_of_his_cards_do_not() -> None:
    """PHA-14.11, PHA-14.19  River space 2 with ties: the tile that was just filled is the fullest.

    Noble 25 gives him no step, an artisan no vase.
    """
    heard = fill_tile(solo("15234"), "J")
    climbed = told.TraitorClimbed(TRAITOR, "most_filled_tile", "TRA5", 2, 0, "justice", 1, "PHA-14.19")
    assert only(heard, told.TraitorClimbed) == [climbed]
    game = solo("21345", "AJRCM", (4, 1, 1, 1, 1))
    build.show_nobles(game, 25, 2, 3)
    fill_tile(game, "A")
    assert (nobles(game, TRAITOR), game.seats[TRAITOR].step, stock(game, TRAITOR)) == ([25], 0, "")


def missed(game: Pharaon, *effects: Effect) -> bool:
    """Whether each of these icons finds nothing to do, and says so."""
    expected = [told.TraitorMissed(TRAITOR, effect.kind, "PHA-19.28") for effect in effects]
    return resolve_icon(game, *effects) == expected


def test_pha_14_19_burial_step() -> None:
    """PHA-14.19, PHA-14.15, PHA-10.1, PHA-10.2, PHA-19.28  One step on, ignored on the last.

    By a step as by a noble he becomes Pharaoh like anybody, if nobody was before.
    """
    for before, after in ((-1, TRAITOR), (HUMAN, HUMAN)):
        for step, held, icon in ((2, (1, 2), Effect("burial_step")), (3, (1,), Effect("take_noble", n=1))):
            game = solo()
            ennoble(game, TRAITOR, *held)
            game.seats[TRAITOR].step, game.pharaoh = step, before
            resolve_icon(game, icon)
            assert (game.seats[TRAITOR].step, len(nobles(game, TRAITOR)), game.pharaoh) == (3, 2, after)
    game.seats[TRAITOR].step = 8
    assert missed(game, Effect("burial_step"))
    assert game.seats[TRAITOR].step == 8


def test_pha_14_19_nobles() -> None:
    """PHA-14.19, PHA-19.28, PHA-19.16, PHA-1.9  By slot from the left; nothing if empty; discarded is out."""
    game = solo()
    build.show_nobles(game, 1, 0, 3)
    top_noble(game, 4)
    resolve_icon(game, Effect("take_noble", n=3))
    assert (nobles(game, TRAITOR), game.nobles) == ([3], [noble(1), "", noble(4)])
    resolve_icon(game, Effect("discard_noble", n=1))
    assert game.removed == [noble(1)]
    assert missed(game, Effect("take_noble", n=2), Effect("discard_noble", n=2))
    build.end_round(game, 1)
    assert game.removed == [noble(1)]
    assert noble(1) not in game.noble_deck + game.nobles


def test_pha_14_19_artisans() -> None:
    """PHA-14.19, PHA-19.28  Highest or lowest, leftmost on ties; nothing if none is visible."""
    for which, shown, card in (("highest", (5, 25, 26, 6), "ART25"), ("lowest", (26, 5, 25, 6), "ART05")):
        game = solo()
        build.show_artisans(game, *shown)
        (taken,) = only(resolve_icon(game, Effect("take_artisan", which=which)), told.TraitorTookArtisan)
        assert (game.seats[TRAITOR].artisans, taken.n, taken.tied) == ([card], components().artisans[card].pp, 1)
    build.show_artisans(game, 26, 6, 25, 7)
    resolve_icon(game, Effect("discard_artisan", which="lowest"), Effect("discard_artisan", which="highest"))
    assert (game.removed[0], len(game.removed)) == ("ART06", 2)
    build.remove_artisans(game)
    assert missed(game, Effect("take_artisan", which="highest"), Effect("discard_artisan", which="highest"))


TOLD = {
    "burial_step": told.TraitorStepped,
    "god": told.TraitorGod,
    "noble_level": told.TraitorNobleLevel,
    "take_noble": told.TraitorTookNoble,
    "discard_noble": told.TraitorDiscardedNoble,
    "take_artisan": told.TraitorTookArtisan,
    "discard_artisan": told.TraitorDiscardedArtisan,
    "take_lot": told.TraitorTookLot,
    "take_bonus": told.TraitorTookBonus,
    "nile_climb": told.TraitorClimbed,
}


@pytest.mark.parametrize("face", [LIGHT, DARK])
@pytest.mark.parametrize("tile", components().traitor_tiles)
def test_every_space_of_every_tile_is_filled(tile: str, face: str) -> None:
    """PHA-14.9, PHA-14.19, PHA-14.6, PHA-23  Exactly the icons beside the space act, in order, with their rule."""
    others = "".join(number for number in "12345" if number != tile[-1])
    for space, icons in enumerate(components().traitor_tiles[tile].faces[face][1:], 2):
        game = solo(tile[-1] + others, "AJRCM", (space - 1, 1, 1, 1, 1), face)
        acted = [event for event in fill_tile(game, "A") if isinstance(event, tuple(TOLD.values()))]
        assert [type(event) for event in acted] == [TOLD[effect.kind] for effect in icons], space
        assert all(event.rule == "PHA-14.19" for event in acted)


def test_no_effect_is_missing() -> None:
    """PHA-23, PHA-14.19  Every kind of icon has its code, and every kind is printed on some tile."""
    faces = [face for tile in components().traitor_tiles.values() for face in tile.faces.values()]
    used = {effect.kind for face in faces for space in face for effect in space}
    assert used == set(EFFECTS) == set(TRAITOR_EFFECTS) == set(TOLD)


@pytest.mark.parametrize("dark", range(6))
def test_pha_14_6_difficulty(dark: int) -> None:
    """PHA-14.6, PHA-P9  As many dark tiles as asked for, at random."""
    variants = (f"dark{dark}",) if dark else ()
    games = [RULES.start(setup_of(solo=True, seed=seed, variants=variants)) for seed in range(20)]
    faces = {tuple(traitor_of(game).faces) for game in games}
    assert {face.count(DARK) for face in faces} == {dark}
    assert (len(faces) > 1) == (0 < dark < 5)


def test_v38_traitors_score() -> None:
    """V38, E13, PHA-14.16, PHA-14.17  91 in all; tokens on his tiles do not score; nobles without a level: 2 x 6."""
    game = solo()
    ennoble(game, TRAITOR, 12, 1)
    assert claim_of(game, TRAITOR).noble_pp == 12
    game = solo("12345", "AJRCM", (9, 5, 5, 5, 5))
    traitor_of(game).gods, traitor_of(game).noble_pp = ["isis", "ra"], 8
    ennoble(game, TRAITOR, 1, 2, 12)
    build.worth_artisans(game, TRAITOR, 3, 4)
    game.seats[TRAITOR].step, game.seats[TRAITOR].levels = 3, [2, 2, 1, 0, 0]
    build.offer(game, TRAITOR, "justice", "q_nile", "q_burial", "royalty", "pp2")
    give(game, TRAITOR, "2S")
    game.pharaoh, game.first = TRAITOR, HUMAN
    run(game, ScoreGame())
    counted = {"gods": 16, "nobles": 24, "artisans": 7, "burial": 22, "nile": 6, "tokens": 9, "pharaoh": 7}
    assert sheet(game, TRAITOR) == counted
    assert game.points[TRAITOR] == 91


def test_pha_14_18_a_tie_is_a_defeat() -> None:
    """PHA-14.18  More points than the Traitor, or he wins, whoever is Pharaoh."""
    game = solo()
    game.pharaoh = HUMAN
    give(game, HUMAN, "5A")
    for points, winner in ((100, TRAITOR), (101, HUMAN)):
        game.points = [points, 100]
        assert result(game).winners == (winner,)


def test_pha_14_7_undo_and_preview_stop_at_his_turn() -> None:
    """PHA-14.7, PHA-18.1  His pile is hidden: what he does can neither be foreseen nor taken back."""
    match = Match(RULES, setup_of(solo=True, seed=6))
    while asked(match.position)[0] != "TakeTurn":
        match.play(match.position.moves()[0])
    heard, more = match.preview(do.PASS)
    assert heard and not more
    match.play(do.PASS)
    known, more = match.preview(match.position.moves()[0])
    assert more
    assert not only(known, told.TraitorRevealed)
    match.play(match.position.moves()[0])
    assert isinstance(match.undo_refusal(), CannotUndo)


def test_pha_14_9_what_is_foretold_is_what_happens() -> None:
    """PHA-14.9, PHA-14.19  Every resource at every turn of a game: told without the decks, it is what it then does."""
    match, chance, seen = Match(RULES, setup_of(solo=True, seed=4)), Chance(4), set[type[Event]]()
    while not match.over:
        game = match.position
        for landing in landings(game) if isinstance(game.decision, TakeTurn) else ():
            heard = fill_tile(game.clone(), LETTERS[BASE.index(landing.resource)])
            his = [event for event in heard if type(event).__module__ == told.__name__]
            placed = only(his, told.TraitorPlaced)[0]
            assert (placed.tile, placed.space) == (landing.tile, landing.space)
            acts = [event for event in his if event is not placed]
            assert [event for event in landing.events if event in his] == acts
            seen |= {type(event) for event in landing.events}
        match.play(chance.pick(game.moves()))
    assert len(seen) > 5


def test_pha_14_12_with_an_empty_pile_his_pass_is_ahead() -> None:
    """PHA-14.12, PHA-19.17  He passes; then the gain of the next space of his row, and from which supply."""
    game = solo()
    traitor_of(game).pile = []
    passing, row = next_turn(game).events[:2]
    assert (type(passing), row.row) == (told.TraitorPassed, 1)
    on_row(game, TRAITOR, 1)
    (gained,) = only(next_turn(game).events, told.TraitorGainedLargest)
    assert gained.n == max(game.supply[:5])
    on_row(game, TRAITOR, 1, 2)
    assert next_turn(game).draws
