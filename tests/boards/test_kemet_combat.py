"""KEM-8 on the screen: every question can be answered in the scene, the sums are right, secrets stay secret."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from pygame import Rect, Surface

from game.core.chance import Chance
from game.core.driver import AS_THE_RULES_GO
from game.core.frames import frames_of, seen_frames
from game.kemet import events as happened
from game.kemet.breakdown import totals
from game.kemet.combat import ChooseBattleCard, DealWound, DiscardBattleCard, HideCards, UseCards, set_aside
from game.kemet.components import components
from game.kemet.resolution import RECALL, ChooseRetreat, DecideFate
from game.kemet.state import Kemet
from tests.boards.harness import Moment, Samples, asked_of, in_windows, moments, pixels, recorded, shared_board
from tests.kemet import build
from ui.frame.words import Misfit, misfits
from ui.kit.question import Question
from ui.kit.queue import Queue
from ui.titles.kemet.choice import Choice
from ui.titles.kemet.combat.acts import Appearance, SceneAct
from ui.titles.kemet.combat.arrangement import stage_of
from ui.titles.kemet.combat.film import combat_film
from ui.titles.kemet.combat.places import lay_combat
from ui.titles.kemet.combat.scene import paint_combat
from ui.titles.kemet.map.geometry import Geometry
from ui.titles.kemet.spread import Q, Spread
from ui.titles.kemet.style import TableStyle

KEMET = Samples("kemet", 3, lambda game: game.day == 2)
style_of = KEMET.style_of
GAMES = (0, 5, 11)
"""Recorded games of two, three and five people."""


def frame(style: TableStyle, position: Kemet, viewer: int | None) -> tuple[bytes, list[Misfit]]:
    """The stage as somebody sees it, and the words that did not fit."""
    asked = asked_of(position) if position.decision is not None and position.decision.seat == viewer else None
    target = Surface(style.screen.size)
    with misfits() as found:
        paint_combat(target, style, position.seen_by(viewer), asked, None, 1.0)
    return pixels(target), found


def rich_combat(seed: int) -> Kemet:
    """A Combat with many tiles, creatures and cards on both sides, so that every question is asked."""
    chance = Chance(seed)
    mine, theirs = ("R4A", "scorpion") if seed % 2 else ("S2D", "snake"), "D1A" if seed % 3 else "S3C"
    tiles = {0: f"R1A R3B R2A S3A R3C D2C {mine[0]}", 1: f"S1C S3B D3C S2B {theirs}"}
    hands = {
        0: "war_rage war_fury bloodbath raining_fire enlistment mana_theft",
        1: "war_rage iron_wall veto prayer escape bronze_wall",
    }
    game = build.position(3, seed, tiles=tiles, hands=hands)
    space = game.name(chance.pick([game.board.cities[0][0], game.board.cities[1][1], game.board.temples[0]]))
    build.troop(game, 1, space, 2 + chance.below(4), "elephant")
    build.attack(game, 0, space, 2 + chance.below(4), mine[1])
    return game


def walk(seed: int) -> list[Kemet]:
    """The positions of a rich Combat, one answer after the other."""
    game, chance, found = rich_combat(seed), Chance(seed + 9), []
    while game.combat is not None:
        found.append(game.clone())
        game.apply(chance.pick(game.moves()))
    return found


def test_every_question_of_a_combat_can_be_answered_in_the_scene() -> None:
    """KEM-8  Each legal move has a place, each place lies on the stage and none covers another."""
    games = [recorded("kemet", number) for number in GAMES]
    fights = [(len(game.setup.seats), [m.position for m in moments(game) if m.position.combat]) for game in games]
    seen: Counter[str] = Counter()
    for seats, positions in [*fights, *((0, walk(seed)) for seed in range(24))]:
        style = style_of(seats=seats)
        for position in positions:
            seen[type(position.decision).__name__] += 1
            assert_answerable(style, position)
    for wanted in (ChooseBattleCard, DiscardBattleCard, HideCards, UseCards, DealWound, DecideFate, ChooseRetreat):
        assert seen[wanted.__name__], seen
    assert {"SpeakInWindow", "ConsiderVeto", "PlaceUnits"} <= set(seen)


def assert_answerable(style: TableStyle, position: Kemet) -> None:
    asked = asked_of(position)
    view = position.seen_by(asked.decision.seat)
    question: Q = Question(view, asked.decision.seat, asked, Choice(Queue()), lambda: None)
    spread = Spread(style, Geometry(style.layout), question)
    lay_combat(spread)
    answers = [thing for thing in spread.board if thing.id in spread.answers and spread.answers[thing.id].moves]
    offered = [move for thing in answers for move in spread.answers[thing.id].moves]
    assert sorted(map(repr, offered)) == sorted(map(repr, asked.moves))
    assert all(style.layout.stage.contains(thing.place) for thing in spread.board)
    for one, other in combinations(answers, 2):
        assert visible(one.place, other.place), (one.label, other.label, type(position.decision).__name__)
    for tell in spread.tips.values():
        tell()


def visible(one: Rect, other: Rect) -> bool:
    """Cards may lie over each other, but some of each can be pointed at."""
    return not one.colliderect(other) or abs(one.x - other.x) >= 12 or one.y != other.y


@in_windows
def test_no_word_is_cut_off(size: tuple[int, int], text: int, language: str) -> None:
    """At every size of window and text."""
    style = style_of(size, language, text)
    asked: set[str] = set()
    for position in [position for seed in (1, 2, 6) for position in walk(seed)]:
        name = type(position.decision).__name__
        if name not in asked or name == "DecideFate":
            asked.add(name)
            assert not frame(style, position, position.decision.seat)[1], name


def test_hidden_cards_leave_no_trace() -> None:
    """KEM-16.3  Two positions that differ in what is chosen, set aside, hidden or held give the same pixels."""
    style = style_of()
    one, other = prepared("BC1", "BC2", ("war_rage",)), prepared("BC5", "BC6", ())
    for viewer, same in ((1, True), (2, True), (None, True), (0, False)):
        assert (frame(style, one, viewer)[0] == frame(style, other, viewer)[0]) == same


def test_films_do_not_tell_what_is_hidden() -> None:
    """KEM-16.3  Cards that come in face down move alike, whatever they are."""
    style = style_of()
    pictures = []
    for card, aside in (("BC1", "BC2"), ("BC5", "BC6")):
        before = prepared(card, aside, (), DiscardBattleCard)
        frames = frames_of(before, set_aside(aside), AS_THE_RULES_GO)
        seen = seen_frames(frames, 1, lambda game: game.seen_by(1))
        (act,) = combat_film(style, before.seen_by(1), seen, 1, False)
        target = Surface(style.screen.size)
        act.paint(target, 0.5)
        pictures.append(pixels(target))
    assert pictures[0] == pictures[1]


def prepared(card: str, aside: str, hidden: tuple[str, ...], until: type = ChooseBattleCard) -> Kemet:
    """The attacker chooses and hides, until the defender is asked; or until the attacker is asked something else."""
    game = build.in_combat(4, 3, "b_t_west", seats=3, hands={0: "war_rage bloodbath"})
    answers = {"ChooseCard": card, "SetAside": aside}
    seat = 1 if until is ChooseBattleCard else 0
    while not (isinstance(game.decision, until) and game.decision.seat == seat):
        moves = game.moves()
        wanted = answers.get(type(moves[-1]).__name__, "")
        if isinstance(game.decision, HideCards) and hidden:
            wanted, hidden = hidden[0], hidden[1:]
        game.apply(next((move for move in moves if wanted and getattr(move, "card", "") == wanted), moves[0]))
    return game


@pytest.mark.parametrize("calm", [False, True])
def test_films_end_as_the_table_stands(calm: bool) -> None:
    """Every act of every Combat can be painted from its beginning to its end."""
    kinds: Counter[str] = Counter()
    game = recorded("kemet", 5)
    board = shared_board(game, reduced_motion=calm)
    target = Surface(board.app.screen.size)
    for moment in moments(game):
        viewer = (None, 0, 1, 2)[moment.number % 4]
        if all(view.combat is None for view in moment.step(viewer)[:2]):
            continue
        film = stage_film(board, moment, viewer)
        kinds[type(film[-1]).__name__ if film else "nothing"] += 1
        with misfits() as found:
            for act in film if kinds.total() % 9 == 0 else ():
                for share in (0.0, 0.4, 1.0):
                    act.paint(target, share)
        assert not found
        assert all(act.seconds < 6 for act in film)
        assert not calm or not any(isinstance(act, SceneAct) for act in film)
    assert kinds["Appearance"] and (calm or kinds["SceneAct"]), kinds


def stage_film(board: Any, moment: Moment, viewer: int | None) -> list[SceneAct | Appearance]:
    """What the stage shows of a move to somebody."""
    board.viewer = viewer
    return [act for act in moment.films(board, viewer) if isinstance(act, SceneAct | Appearance)]


def test_a_film_counts_what_the_engine_counted() -> None:
    """KEM-8.4, KEM-8.5  For everybody who looks on."""
    counted = 0
    for moment in [moment for number in GAMES for moment in moments(recorded("kemet", number))]:
        for viewer in (None, 0, 1):
            events = moment.heard(viewer)
            force = {e.seat: e.total for e in events if isinstance(e, happened.ForceCounted)}
            if not force:
                continue
            rest = {e.seat: (e.damage, e.defence) for e in events if isinstance(e, happened.DamageCounted)}
            views = [act.scene for act in stage_film(shared_board(moment.game), moment, viewer)]
            told = next(view.combat for view in views if view.combat is not None and view.combat.counted)
            for side in (0, 1):
                seat = told.seat_on(side)
                assert totals(told.counted[side]) == (force[seat], *rest[seat])
            counted += 1
    assert counted > 20


def test_what_a_fate_would_move_on_the_map_is_not_drawn_on_the_stage() -> None:
    """KEM-8.7  And Enter alone sends no Troop home that may stay or retreat: the gold button keeps Units."""
    board, canvas = shared_board(recorded("kemet", GAMES[1])), Surface((1280, 720))
    board.foresee = lambda move: pytest.fail("a stage covers the map")
    asked_for = 0
    for position in [one for seed in range(8) for one in walk(seed) if isinstance(one.decision, DecideFate)]:
        asked = asked_of(position)
        targets = [one for one in board.targets(position.seen_by(asked.decision.seat), asked) if one.moves]
        for target in targets:
            target.hovered = True
            target.draw(canvas)
        gold = [target.moves[0] for target in targets if target.primary]
        assert gold != [RECALL] or len(asked.moves) == 1
        asked_for += len(asked.moves) > 1
    assert asked_for


def test_a_long_table_keeps_its_total() -> None:
    """KEM-8.4  As many lines as there can be: those without room of their own are summed up in the last one."""
    style = style_of((1280, 720), "fr", 150)
    cards = " ".join(card.id for card in components().cards.values() if card.phase == "combat")
    game = build.position(3, tiles={0: "R1A R3B R2A S3A R3C R4A"}, hands={0: cards})
    space = game.name(game.board.cities[0][0])
    build.troop(game, 1, space, 3)
    build.attack(game, 0, space, 5, "scorpion")
    while not game.combat.counted:
        game.apply(next((m for m in game.moves() if type(m).__name__ in ("HideCard", "PlayCard")), game.moves()[0]))
    stage = stage_of(style, game)
    assert len(game.combat.counted[0]) > 10
    assert not frame(style, game, game.decision.seat)[1]
    assert stage.tables[0].bottom <= stage.verdict.top <= stage.answers.bottom <= style.layout.stage.bottom
