"""PHA-14  The Traitor: his tiles, his turn, his pyramid, his score."""

from __future__ import annotations

import pytest

from game.core.events import Event
from game.core.match import CannotUndo, Match
from game.pharaon import RULES, automaton_events, events
from game.pharaon.automaton import ChooseSplit, DealTraitorPile, FillTile
from game.pharaon.automaton_effects import EFFECTS, resolve
from game.pharaon.components import box
from game.pharaon.invariants import invariants
from game.pharaon.pieces import DARK, LIGHT, TRAITOR_EFFECTS, Effect
from game.pharaon.round_end import EndRound
from game.pharaon.scoring import ScoreGame, claim_of, result
from game.pharaon.state import MARKER, Pharaon
from game.pharaon.turn import BeginRound
from tests.pharaon import moves as do
from tests.pharaon.build import (
    LETTERS,
    at_turn,
    employ,
    empty_supply,
    ennoble,
    fill_sector,
    give,
    hoard_tokens,
    lay_lots,
    lay_zone,
    noble,
    offer,
    position,
    remove_artisans,
    run,
    setup_of,
    show_artisans,
    show_nobles,
    tiles,
    token,
    top_noble,
    traitor_pile,
    under_pyramid,
    worth_artisans,
)
from tests.pharaon.look import asked, nobles, offers, only, play, refuse, sector, sheet, stock, tokens

HUMAN, TRAITOR = 0, 1


def solo(order: str = "12345", colours: str = "AJRCM", counts: tuple[int, ...] = (1, 1, 1, 1, 1)) -> Pharaon:
    """A solo table in round 1 with these tiles, light face up."""
    game = position(solo=True)
    tiles(game, order, colours, counts)
    return game


def fill(game: Pharaon, letter: str) -> list[Event]:
    """A resource goes on the tiles."""
    heard = run(game, FillTile(LETTERS.index(letter)))
    assert invariants(game) == []
    return heard


def test_pha_14_1_the_solo_table() -> None:
    """PHA-14.1, PHA-14.2, PHA-14.5, PHA-2  Two vases, three lots and bonus tokens, one resource on each tile."""
    game = RULES.start(setup_of(solo=True, seed=2))
    assert (len(game.vases), len(game.lots), len(game.zone), game.slots) == (2, 3, 3, 3)
    traitor = game.traitor
    assert traitor is not None
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
    assert only(heard, automaton_events.TraitorNoble) == [automaton_events.TraitorNoble(TRAITOR, drawn[0], "PHA-14.3")]
    while match.position.current_round == 0:
        heard = match.play(match.position.moves()[0])
    assert only(heard, events.WheelBlocked)
    assert len(match.position.vases) == 2
    assert sum(len(placed) for placed in match.position.wheel) >= 3


def test_pha_14_3_the_traitor_may_sit_anywhere() -> None:
    """PHA-14.3, PHA-14.7  Seat 0 as well as seat 1; he is never asked."""
    from game.core.chance import Chance
    from game.core.tables import table_of

    game = RULES.start(table_of("pharaon", ("traitre", "human"), (), 4))
    chance = Chance(2)
    while not game.over:
        assert asked(game)[1] == 1
        game.apply(chance.pick(game.moves()))
    assert game.points[0] > 0


def test_e11_traitors_pile() -> None:
    """E11, PHA-14.4  Tiles TRA3, TRA1, TRA2, TRA5, TRA4: 4, 4, 5, 5, 4 vases, 22 in all."""
    game = solo("31254")
    counts = []
    for number in range(1, 6):
        heard = run(game, DealTraitorPile(number))
        counts.append(only(heard, automaton_events.TraitorPileDealt)[0].n)
        assert game.traitor is not None
        game.vase_discard += game.traitor.pile
        game.traitor.pile = []
    assert counts == [4, 4, 5, 5, 4]


def test_e10_solo_turn() -> None:
    """E10, PHA-14.7, PHA-14.9, PHA-14.17  VAS07: J discards noble 3, C on the wheel, R reaches Isis: 10 on B0."""
    game = solo("14235", "JRACM", (4, 9, 1, 1, 1))
    traitor_pile(game, 7, 8)
    fill_sector(game, "C", 2)
    show_nobles(game, 1, 2, 3)
    top_noble(game, 4)
    heard = at_turn(game, TRAITOR)
    assert only(heard, automaton_events.TraitorRevealed) == [
        automaton_events.TraitorRevealed(TRAITOR, "VAS07", "PHA-14.7")
    ]
    assert game.nobles == [noble(1), noble(2), noble(4)]
    assert game.removed == [noble(3)]
    assert asked(game) == ("ChooseSplit", HUMAN)
    assert offers(game, do.PutOnWheel) == [do.put_on_wheel("royalty"), do.put_on_wheel("construction")]
    heard = play(game, do.put_on_wheel("construction"))
    assert len(sector(game, "C")) == 3
    assert game.traitor is not None and game.traitor.gods == ["isis"]
    assert only(heard, automaton_events.TraitorGod) == [automaton_events.TraitorGod(TRAITOR, "isis", "PHA-14.19")]
    assert claim_of(game, TRAITOR).god_pp == 10
    assert asked(game) == ("TakeTurn", HUMAN)


def test_pha_14_7_the_other_split() -> None:
    """PHA-14.7, PHA-19.18  R on the wheel first, then C on its tile; the vase is discarded."""
    game = solo()
    traitor_pile(game, 7, 8)
    at_turn(game, TRAITOR)
    heard = play(game, do.put_on_wheel("royalty"))
    kinds = [type(event).__name__ for event in heard if type(event).__name__.startswith("Traitor")]
    assert kinds[:2] == ["TraitorBlocked", "TraitorPlaced"]
    assert sector(game, "R") == ("royalty",)
    assert "VAS07" in game.vase_discard


def test_pha_14_8_only_one_fits() -> None:
    """PHA-14.8  The full sector cannot be chosen: no question is left."""
    game = solo()
    traitor_pile(game, 7, 8)
    fill_sector(game, "R", 3)
    heard = at_turn(game, TRAITOR)
    assert only(heard, automaton_events.TraitorBlocked) == [
        automaton_events.TraitorBlocked(TRAITOR, "construction", "PHA-14.8")
    ]
    assert [event.resource for event in only(heard, automaton_events.TraitorPlaced)] == ["justice", "royalty"]
    assert asked(game) == ("TakeTurn", HUMAN)


def test_p8_two_equal_top_resources_are_not_asked() -> None:
    """PHA-P8, PHA-14.7  VAS06 (M M): one on the wheel, one on the tiles."""
    game = solo()
    traitor_pile(game, 6, 8)
    heard = at_turn(game, TRAITOR)
    assert sector(game, "M") == ("commerce",)
    assert [event.resource for event in only(heard, automaton_events.TraitorPlaced)] == ["agriculture", "commerce"]


def test_v37_neither_top_fits() -> None:
    """V37, PHA-14.8  A and M full: A on its tile first, then M; three tokens placed."""
    game = solo()
    traitor_pile(game, 8, 9)
    fill_sector(game, "A", 3)
    fill_sector(game, "M", 3)
    heard = at_turn(game, TRAITOR)
    placed = [event.resource for event in only(heard, automaton_events.TraitorPlaced)]
    assert placed == ["justice", "commerce", "agriculture"]


def test_v36_traitor_overflow() -> None:
    """V36, PHA-14.9  11, 11, 7, 10, 11: the fifth resource wraps to space 8 of the third tile."""
    game = solo("12345", "AJRCM", (11, 11, 7, 10, 11))
    heard = fill(game, "M")
    assert only(heard, automaton_events.TraitorPlaced) == [
        automaton_events.TraitorPlaced(TRAITOR, "commerce", "TRA3", 8, "PHA-14.9")
    ]
    assert game.traitor is not None
    assert game.traitor.placed[2] == ("royalty",) * 7 + ("commerce",)


def test_v36_the_effect_of_the_space_that_is_reached() -> None:
    """V36, PHA-14.9  The effect is that of the tile and space where the token lies."""
    game = solo("53124", "AJRCM", (1, 1, 1, 1, 11))
    heard = fill(game, "M")
    assert only(heard, automaton_events.TraitorPlaced)[0].tile == "TRA5"
    assert only(heard, automaton_events.TraitorClimbed)[0].which == "most_filled_tile"


def test_pha_19_19_all_tiles_full() -> None:
    """PHA-19.19, PHA-16  The resource goes back to the supply, no effect."""
    game = solo("12345", "AJRCM", (11, 11, 11, 11, 11))
    supply = list(game.supply)
    heard = fill(game, "A")
    assert game.supply == supply
    assert only(heard, automaton_events.TraitorTurnedAway) == [
        automaton_events.TraitorTurnedAway(TRAITOR, "agriculture", "PHA-19.19")
    ]


def test_pha_14_10_a_neutral_marker() -> None:
    """PHA-14.10, PHA-20.1  Placing never fails; markers vanish when the wheel is cleared."""
    game = solo()
    empty_supply(game, "J R")
    traitor_pile(game, 7, 8)
    at_turn(game, TRAITOR)
    play(game, do.put_on_wheel("royalty"))
    assert game.traitor is not None
    assert game.traitor.placed[1] == ("justice", MARKER)
    assert sector(game, "R") == (MARKER,)
    under_pyramid(game, 1)
    traitor_pile(game)
    run(game, EndRound())
    assert not any(MARKER in placed for placed in game.wheel)
    assert invariants(game) == []


def test_pha_14_11_the_token_just_placed_counts() -> None:
    """PHA-14.11, PHA-14.19  River space 2 with ties: the tile that was just filled is the fullest."""
    game = solo("15234", "AJRCM")
    heard = fill(game, "J")
    assert only(heard, automaton_events.TraitorClimbed) == [
        automaton_events.TraitorClimbed(TRAITOR, "most_filled_tile", "justice", 1, "PHA-14.19")
    ]


def test_pha_14_11_powers_and_gains_of_his_cards_are_ignored() -> None:
    """PHA-14.11  Noble 25 gives him no step, an artisan no vase."""
    game = solo("21345", "AJRCM", (4, 1, 1, 1, 1))
    show_nobles(game, 25, 2, 3)
    fill(game, "A")
    assert (nobles(game, TRAITOR), game.seats[TRAITOR].step, stock(game, TRAITOR)) == ([25], 0, "")


def effect_of(game: Pharaon, effect: Effect) -> list[Event]:
    heard: list[Event] = []
    game.heard = heard
    assert game.traitor is not None
    resolve(game, game.traitor, effect)
    game.heard = None
    assert invariants(game) == []
    return heard


def test_pha_14_19_burial_step() -> None:
    """PHA-14.19, PHA-14.15  One step on, ignored on the last; he becomes Pharaoh like anybody."""
    game = solo()
    ennoble(game, TRAITOR, 1, 2)
    game.seats[TRAITOR].step = 2
    effect_of(game, Effect("burial_step"))
    assert (game.seats[TRAITOR].step, game.pharaoh) == (3, TRAITOR)
    game.seats[TRAITOR].step = 8
    heard = effect_of(game, Effect("burial_step"))
    assert game.seats[TRAITOR].step == 8
    assert only(heard, automaton_events.TraitorMissed) == [
        automaton_events.TraitorMissed(TRAITOR, "burial_step", "PHA-19.28")
    ]


def test_pha_14_19_nobles() -> None:
    """PHA-14.19, PHA-19.28, PHA-19.16, PHA-1.9  Take or discard by slot from the left; an empty one is nothing."""
    game = solo()
    show_nobles(game, 1, 0, 3)
    top_noble(game, 4)
    effect_of(game, Effect("take_noble", n=3))
    assert (nobles(game, TRAITOR), game.nobles) == ([3], [noble(1), "", noble(4)])
    effect_of(game, Effect("discard_noble", n=1))
    assert game.removed == [noble(1)]
    for kind in ("take_noble", "discard_noble"):
        assert only(effect_of(game, Effect(kind, n=2)), automaton_events.TraitorMissed)


def test_pha_14_15_pharaoh_by_a_noble() -> None:
    """PHA-14.15, PHA-10.2  Checked when he takes a noble."""
    game = solo()
    game.seats[TRAITOR].step = 3
    ennoble(game, TRAITOR, 1)
    effect_of(game, Effect("take_noble", n=1))
    assert game.pharaoh == TRAITOR


def test_pha_14_19_artisans() -> None:
    """PHA-14.19, PHA-19.28  Highest or lowest, leftmost on ties; nothing if none is visible."""
    game = solo()
    show_artisans(game, 5, 25, 26, 6)
    effect_of(game, Effect("take_artisan", which="highest"))
    assert game.seats[TRAITOR].artisans == ["ART25"]
    game = solo()
    show_artisans(game, 26, 5, 25, 6)
    effect_of(game, Effect("take_artisan", which="lowest"))
    assert game.seats[TRAITOR].artisans == ["ART05"]
    show_artisans(game, 26, 6, 25, 7)
    effect_of(game, Effect("discard_artisan", which="lowest"))
    effect_of(game, Effect("discard_artisan", which="highest"))
    assert game.removed[0] == "ART06"
    assert len(game.removed) == 2
    remove_artisans(game)
    for kind in ("take_artisan", "discard_artisan"):
        assert only(effect_of(game, Effect(kind, which="highest")), automaton_events.TraitorMissed)


def test_pha_14_19_lots_and_bonus_tokens() -> None:
    """PHA-14.19, PHA-14.14, PHA-19.28  By position from the top; nothing if it is gone."""
    game = solo()
    lay_lots(game, "justice pp1", "", "q_nile pp2")
    lay_zone(game, "", "royalty", "pp1")
    effect_of(game, Effect("take_lot", n=3))
    effect_of(game, Effect("take_bonus", n=2))
    assert tokens(game, TRAITOR) == [token("royalty"), token("q_nile"), token("pp2")]
    assert only(effect_of(game, Effect("take_lot", n=2)), automaton_events.TraitorMissed)
    assert only(effect_of(game, Effect("take_bonus", n=1)), automaton_events.TraitorMissed)


def test_pha_14_19_nile() -> None:
    """PHA-14.19  Track of the fullest or emptiest tile, leftmost on ties, ignored at the top."""
    game = solo("12345", "MCRJA", (2, 4, 4, 1, 1))
    effect_of(game, Effect("nile_climb", which="most_filled_tile"))
    effect_of(game, Effect("nile_climb", which="least_filled_tile"))
    assert game.seats[TRAITOR].levels == [0, 1, 0, 1, 0]
    game.seats[TRAITOR].levels[3] = 3
    assert only(effect_of(game, Effect("nile_climb", which="most_filled_tile")), automaton_events.TraitorMissed)


def test_pha_14_19_god_and_noble_level() -> None:
    """PHA-14.19, PHA-14.17  A god from now on; the highest noble level counts."""
    game = solo()
    effect_of(game, Effect("god", god="ra"))
    assert only(effect_of(game, Effect("god", god="ra")), automaton_events.TraitorMissed)
    effect_of(game, Effect("noble_level", n=8))
    effect_of(game, Effect("noble_level", n=7))
    assert game.traitor is not None
    assert (game.traitor.gods, game.traitor.noble_pp) == (["ra"], 8)


def test_no_effect_is_missing() -> None:
    """DESIGN 8, PHA-23  Every kind of icon has its code, and every icon of every tile has a kind."""
    assert set(EFFECTS) == set(TRAITOR_EFFECTS)
    used = {
        effect.kind
        for tile in box().traitor_tiles.values()
        for face in tile.faces.values()
        for space in face
        for effect in space
    }
    assert used == set(TRAITOR_EFFECTS)


SPACES = [
    (tile, face, space)
    for tile, card in box().traitor_tiles.items()
    for face in (LIGHT, DARK)
    for space in range(2, len(card.faces[face]) + 1)
]
TOLD = {
    "burial_step": automaton_events.TraitorStepped,
    "god": automaton_events.TraitorGod,
    "noble_level": automaton_events.TraitorNobleLevel,
    "take_noble": automaton_events.TraitorTookNoble,
    "discard_noble": automaton_events.TraitorDiscardedNoble,
    "take_artisan": automaton_events.TraitorTookArtisan,
    "discard_artisan": automaton_events.TraitorDiscardedArtisan,
    "take_lot": automaton_events.TraitorTookLot,
    "take_bonus": automaton_events.TraitorTookBonus,
    "nile_climb": automaton_events.TraitorClimbed,
}


@pytest.mark.parametrize(("tile", "face", "space"), SPACES)
def test_every_space_of_every_tile_is_filled(tile: str, face: str, space: int) -> None:
    """PHA-14.9, PHA-14.19, PHA-14.6  Exactly the icons beside the space act, in order, with their rule number."""
    others = "".join(number for number in "12345" if number != tile[-1])
    game = solo(tile[-1] + others, "AJRCM", (space - 1, 1, 1, 1, 1))
    assert game.traitor is not None
    game.traitor.faces[0] = face
    heard = fill(game, "A")
    told = [event for event in heard if isinstance(event, tuple(TOLD.values()))]
    wanted = box().traitor_tiles[tile].faces[face][space - 1]
    assert [type(event) for event in told] == [TOLD[effect.kind] for effect in wanted]
    assert all(event.rule == "PHA-14.19" for event in told)  # type: ignore[attr-defined]


def test_pha_14_2_space_1_has_no_effect() -> None:
    """PHA-14.2  On both faces of every tile."""
    assert all(face[0] == () for tile in box().traitor_tiles.values() for face in tile.faces.values())


@pytest.mark.parametrize("dark", range(6))
def test_pha_14_6_difficulty(dark: int) -> None:
    """PHA-14.6, PHA-P9  As many dark tiles as asked for, at random."""
    variants = (f"dark{dark}",) if dark else ()
    faces = set()
    for seed in range(20):
        traitor = RULES.start(setup_of(solo=True, seed=seed, variants=variants)).traitor
        assert traitor is not None
        assert traitor.faces.count(DARK) == dark
        faces.add(tuple(traitor.faces))
    assert (len(faces) > 1) == (0 < dark < 5)


def test_pha_14_12_the_traitor_passes_first() -> None:
    """PHA-14.12, PHA-19.17  An empty pile: row 1, First Player, no vase; then the gains of the spaces reached."""
    game = solo()
    traitor_pile(game)
    vases = list(game.vases)
    at_turn(game, TRAITOR)
    assert (game.seats[TRAITOR].row, game.first, game.vases) == (1, TRAITOR, vases)
    give(game, HUMAN, "9A 9J 9R")
    assert game.supply[3] == game.supply[4]
    at_turn(game, TRAITOR)
    assert stock(game, TRAITOR) == "1C"
    at_turn(game, TRAITOR)
    assert stock(game, TRAITOR) == "1C 1S"
    bag = game.bag[-1]
    at_turn(game, TRAITOR)
    assert tokens(game, TRAITOR) == [bag]
    at_turn(game, TRAITOR)
    assert len(tokens(game, TRAITOR)) == 2
    at_turn(game, TRAITOR)
    assert len(tokens(game, TRAITOR)) == 2
    assert game.seats[TRAITOR].space == 4


def test_pha_14_12_what_is_not_there_is_not_gained() -> None:
    """PHA-14.12, PHA-16  Empty supplies and an empty bag bring him nothing."""
    game = solo()
    game.seats[TRAITOR].passed, game.seats[TRAITOR].row = True, 1
    empty_supply(game, "A J R C M S")
    hoard_tokens(game, 0, 0)
    held = (stock(game, TRAITOR), tokens(game, TRAITOR))
    for _ in range(4):
        at_turn(game, TRAITOR)
    assert (stock(game, TRAITOR), tokens(game, TRAITOR)) == held


def test_pha_14_12_the_traitor_passes_last() -> None:
    """PHA-14.12, PHA-14.14  The round ends at once: blocking vase, new vases, the pile of the next tile."""
    game = solo("12345")
    traitor_pile(game)
    game.seats[HUMAN].passed, game.seats[HUMAN].row = True, 1
    under_pyramid(game, 17)
    at_turn(game, TRAITOR)
    assert game.current_round == 2
    assert (len(sector(game, "R")), len(sector(game, "M"))) == (2, 1)
    assert len(game.vases) == 2
    assert game.traitor is not None and len(game.traitor.pile) == 5


def test_pha_14_13_the_player_passes_as_usual() -> None:
    """PHA-14.13  First to pass: row 1, one of two vases; then the pyramid against his turns."""
    game = solo()
    traitor_pile(game, 6, 12, 18)
    under_pyramid(game, 1, 2)
    at_turn(game, HUMAN)
    play(game, do.PASS, do.take_vase("VAS01"))
    assert (game.seats[HUMAN].row, game.first) == (1, HUMAN)
    assert game.vases == ["VAS02"]
    assert asked(game) == ("ChooseResource", HUMAN)
    play(game, game.moves()[0])
    assert offers(game, do.TakeGain)


def test_e13_traitors_nobles_fallback() -> None:
    """E13, PHA-14.17  No level reached: 2 x 6."""
    game = solo()
    ennoble(game, TRAITOR, 12, 1)
    assert claim_of(game, TRAITOR).noble_pp == 12


def test_v38_traitors_score() -> None:
    """V38, PHA-14.16, PHA-14.17  89 in all; tokens on his tiles do not score."""
    game = solo("12345", "AJRCM", (9, 5, 5, 5, 5))
    assert game.traitor is not None
    game.traitor.gods, game.traitor.noble_pp = ["isis", "ra"], 8
    ennoble(game, TRAITOR, 1, 2, 12)
    worth_artisans(game, TRAITOR, 3, 4)
    game.seats[TRAITOR].step, game.seats[TRAITOR].levels = 3, [2, 2, 1, 0, 0]
    offer(game, TRAITOR, "justice", "q_nile", "q_burial", "royalty", "pp2")
    give(game, TRAITOR, "2S")
    game.pharaoh, game.first = TRAITOR, HUMAN
    run(game, ScoreGame())
    assert sheet(game, TRAITOR) == {
        "gods": 18,
        "nobles": 24,
        "artisans": 7,
        "burial": 18,
        "nile": 6,
        "tokens": 9,
        "pharaoh": 7,
    }
    assert game.points[TRAITOR] == 89


def test_pha_14_18_a_tie_is_a_defeat() -> None:
    """PHA-14.18  More points than the Traitor, or he wins, whoever is Pharaoh."""
    game = solo()
    game.points, game.pharaoh = [100, 100], HUMAN
    give(game, HUMAN, "5A")
    assert result(game).winners == (TRAITOR,)
    game.points = [101, 100]
    assert result(game).winners == (HUMAN,)


def test_pha_14_7_undo_and_preview_stop_at_his_turn() -> None:
    """PHA-14.7, PHA-18.1, DESIGN 3  His pile is hidden: what he does can neither be foreseen nor taken back."""
    match = Match(RULES, setup_of(solo=True, seed=6))
    while asked(match.position)[0] != "TakeTurn":
        match.play(match.position.moves()[0])
    heard, more = match.preview(do.PASS)
    assert not more
    match.play(do.PASS)
    known, more = match.preview(match.position.moves()[0])
    assert more
    assert not only(known, automaton_events.TraitorRevealed)
    match.play(match.position.moves()[0])
    refusal = match.undo_refusal()
    assert isinstance(refusal, CannotUndo)
    assert heard


def test_pha_14_7_split_is_the_players_question() -> None:
    """PHA-14.7, PHA-17  D18 is asked of the player, after the bottom resource; other resources are refused."""
    game = solo()
    traitor_pile(game, 7, 8)
    at_turn(game, TRAITOR)
    assert isinstance(game.decision, ChooseSplit)
    assert game.decision.facts(game)["resource"] == ("royalty", "construction")
    assert game.traitor is not None
    assert len(game.traitor.placed[1]) == 2
    assert refuse(game, do.put_on_wheel("justice")) == "core.refusal.not_offered"


def test_pha_14_14_lots_keep_their_position() -> None:
    """PHA-14.14, PHA-9.1  A lot taken from the middle is replaced in the middle."""
    game = solo()
    game.first = HUMAN
    give(game, HUMAN, "1A")
    first, third = game.lots[0], game.lots[2]
    at_turn(game, HUMAN)
    play(game, do.go_to("offerings"), do.take_lot(2))
    under_pyramid(game, 1)
    traitor_pile(game)
    run(game, EndRound(), BeginRound())
    assert (game.lots[0], game.lots[2]) == (first, third)
    assert len(game.lots[1]) == 2


def test_pha_19_16_removed_cards_stay_out() -> None:
    """PHA-19.16, PHA-1.9  Discarded nobles and artisans come back into no deck."""
    game = solo()
    employ(game, HUMAN, 1)
    gone = game.nobles[0]
    effect_of(game, Effect("discard_noble", n=1))
    under_pyramid(game, 1)
    traitor_pile(game)
    run(game, EndRound(), BeginRound())
    assert gone in game.removed
    assert gone not in game.noble_deck + game.nobles
