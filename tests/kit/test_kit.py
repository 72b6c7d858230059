"""The kit on things made up for the purpose: sheets, differences, films, trays."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest
from pygame import Rect, Surface

from game.core.agenda import Move
from game.core.events import Event
from game.core.frames import Frame
from ui.frame.screen import Screen
from ui.kit.answer import Answer, Chip
from ui.kit.board import TitleBoard, beside
from ui.kit.cue import Cue
from ui.kit.difference import difference
from ui.kit.film import Film, film
from ui.kit.gestures import Gesture
from ui.kit.queue import Queue
from ui.kit.sheet import Sheet, merged
from ui.kit.thing import Face, Shape, Thing
from ui.kit.thing_target import ThingTarget
from ui.kit.tray import TrayRows

GESTURE = Gesture(lambda target, share: None)
ROOM = Rect(0, 0, 100, 100)
RED, BLUE = (200, 0, 0), (0, 0, 200)


def fill(target: Surface, place: Rect, colour: tuple[int, int, int]) -> None:
    target.fill(colour, place)


def token(name: str, x: int = 0, y: int = 0, colour: tuple[int, int, int] = RED, **more: Any) -> Thing:
    return Thing(name, Rect(x, y, 10, 10), Face(fill, (colour,)), bleed=0, **more)


# Targets


def test_moves_that_follow_a_click_are_made_when_they_are_asked_for_and_dropped_otherwise() -> None:
    queue, made = Queue(), list[str]()
    first, second = cast(Move, "first"), cast(Move, "second")

    def target(**answer: Any) -> ThingTarget:
        found = ThingTarget(token("a"), Answer("a", (first,), **answer), None, queue)
        found.press = lambda: made.append("first")
        return found

    target(then=(second,)).activate()
    assert made == ["first"] and not queue.waiting, "a move that is still to be confirmed drags nothing along"
    assert queue.held_after(first) == (second,) and queue.held_after(second) == queue.held_after(None) == ()
    target().activate()
    assert queue.held_after(first) == (), "a click without more to do holds nothing"
    queue.follow((second,), confirmed=True)
    assert queue.waiting == (second,) and queue.sure
    queue.clear()
    assert not queue.waiting
    goes_on = target(then=(second,), sure=True)
    goes_on.press = lambda: queue.follow(queue.coming, confirmed=False)
    goes_on.activate()
    assert queue.waiting == (second,) and queue.sure
    asked = cast(Any, SimpleNamespace(legal={second}))
    assert queue.next_move(None) is None and queue.next_move(asked) == second
    followed = list[tuple[Move, bool]]()
    queue.go_on(lambda move, sure: followed.append((move, sure)))
    assert followed == [(second, True)] and not queue.waiting
    queue.waiting = (second,)
    assert queue.next_move(cast(Any, SimpleNamespace(legal=set()))) is None and not queue.waiting


def test_an_area_is_hit_within_its_outline_wherever_its_place_is() -> None:
    area = Thing("a", ROOM, shape=Shape("area", 0, ((200, 200), (260, 200), (200, 260))))
    target = ThingTarget(area, None, None, Queue())
    assert target.contains((210, 210)) and not target.contains((50, 50)) and not target.contains((259, 259))


def test_a_ghost_is_what_comes_or_goes_elsewhere_but_not_what_only_makes_room() -> None:
    """A click may bring a token and move an own disc; the disc of another seat makes room for it."""
    lying = [token("disc.0", 0, owner=0), token("disc.1", 20, owner=1), token("cube.0", 40, owner=0)]
    after = [token("disc.0", 10, owner=0), token("disc.1", 30, owner=1), *lying[2:], token("coin.0", 60)]
    played = list[Any]()

    def foreseen(question: Any, moves: Any) -> str:
        played.append(moves)
        return "after"

    board = SimpleNamespace(ghosts=("disc", "cube", "coin"), foreseen=foreseen, laid_apart=lambda view: after)
    laid = SimpleNamespace(board=lying, question=SimpleNamespace(seat=0))
    shown = TitleBoard._ghosts_of(cast(Any, board), cast(Any, laid), cast(Any, ("go", "take")))
    assert [one.id for one in shown] == ["coin.0", "disc.0"]
    assert played == [("go", "take")], "all that the click stands for"


# Sheets


def sheet() -> Sheet:
    ground = Surface(ROOM.size, 0, 32)
    return Sheet(ROOM, ground, ground.copy())


def test_a_sheet_paints_only_where_something_changed() -> None:
    shown, painted = sheet(), list[str]()

    def noting(target: Surface, place: Rect, name: str) -> None:
        painted.append(name)

    def noted(name: str, x: int) -> Thing:
        return Thing(name, Rect(x, 0, 10, 10), Face(noting, (name,)), bleed=0)

    shown.show([noted("a", 0), noted("b", 50)])
    assert sorted(painted) == ["a", "b"]
    painted.clear()
    shown.show([noted("a", 0), noted("b", 60)])
    assert painted == ["b"], "what stays is not painted again"
    painted.clear()
    shown.show([noted("a", 0), noted("b", 60)])
    assert painted == []


def seen_at(shown: Sheet, *xs: int) -> list[tuple[int, ...]]:
    return [tuple(shown.cut().get_at((x, 5)))[:3] for x in xs]


def test_a_thing_that_goes_or_is_hidden_leaves_the_ground_and_a_higher_layer_lies_above() -> None:
    shown, things, ground = sheet(), [token("a"), token("b", 50)], (0, 0, 0)
    shown.show(things)
    assert seen_at(shown, 5, 55) == [RED, RED]
    shown.show(things, {"a"})
    assert seen_at(shown, 5, 55) == [ground, RED]
    shown.show(things[:1])
    assert seen_at(shown, 5, 55) == [RED, ground]
    shown.show([token("a", layer=1), token("b", colour=BLUE)])
    assert seen_at(shown, 5) == [RED]


def test_merged_rectangles_cover_all_and_do_not_overlap() -> None:
    rects = [Rect(0, 0, 10, 10), Rect(5, 5, 10, 10), Rect(90, 90, 30, 30), Rect(200, 200, 5, 5)]
    found = merged(rects, ROOM)
    assert sorted(map(tuple, found)) == [(0, 0, 15, 15), (90, 90, 10, 10)]
    many = [Rect(4 * k, 0, 2, 2) for k in range(25)]
    assert [tuple(rect) for rect in merged(many, ROOM)] == [(0, 0, 98, 2)]


# Differences


def test_what_moved_came_went_or_looks_different() -> None:
    before = [token("pawn.0"), token("pawn.1", 20), token("tile", 40), token("card", 60)]
    after = [token("pawn.0", 5), token("tile", 40, colour=BLUE), token("card", 60), token("pawn.2", 80)]
    change = difference(before, after)
    assert [[new.id for _, new in part] for part in (change.moved, change.turned)] == [["pawn.0"], ["tile"]]
    assert [[one.id for one in part] for part in (change.came, change.went)] == [["pawn.2"], ["pawn.1"]]
    assert difference(after, after).empty


def test_parts_come_and_go_with_their_whole() -> None:
    parts = [token("space.0", on="card"), token("space.1", 20, on="card")]
    change = difference([], [token("card"), *parts])
    assert [one.id for one in change.came] == ["card"] and change.parts == {"card": parts}
    alone = difference([token("card"), parts[0]], [token("card"), *parts])
    assert [one.id for one in alone.came] == ["space.1"], "its whole was there before"


# Films


class Moved(Event):
    """A pawn goes somewhere."""


class Counted(Event):
    """Something that has no cue."""


class Board:
    """As much of a board as a film asks for; its views are lists of things."""

    app = SimpleNamespace(settings=SimpleNamespace(reduced_motion=False))
    quiet = ("tint",)

    def __init__(self, **cues: Cue) -> None:
        self.cues = {Moved: Cue(**cues)}

    def laid(self, view: list[Thing], asked: None) -> Any:
        return SimpleNamespace(board=view)


def filmed(board: Board, before: list[Thing], *frames: tuple[Event | None, list[Thing]]) -> list[Film]:
    shown = film(board, before, [Frame(event, view) for event, view in frames])  # type: ignore[arg-type, type-var]
    assert all(isinstance(one, Film) for one in shown)
    return shown  # type: ignore[return-value]


def test_an_event_without_a_cue_is_shown_with_the_next_one_that_has_one() -> None:
    start, middle, end = [token("pawn")], [token("pawn", 20)], [token("pawn", 20), token("tile", 50)]
    (only,) = filmed(Board(), start, (Counted(), middle), (Moved(), end))
    assert only.view is start and only.hides == {"pawn"}
    assert len(only.gestures) == 2, "the pawn moves, the tile comes"


def test_the_last_frame_shows_what_no_event_told() -> None:
    start, end = [token("pawn")], [token("pawn", 20)]
    assert len(filmed(Board(), start, (Counted(), start), (None, end))) == 1
    assert filmed(Board(), start, (Moved(), start), (None, start)) == []


def test_quiet_kinds_and_differences_that_gestures_tell_are_not_animated() -> None:
    start, end = [token("tint.a"), token("pawn")], [token("tint.a", 30), token("pawn")]
    assert filmed(Board(), start, (Moved(), end)) == []
    moved = [token("tint.a"), token("pawn", 30)]
    assert filmed(Board(told=True), start, (Moved(), moved)) == []


@pytest.mark.parametrize(("gathers", "acts"), [(False, 3), (True, 2)])
def test_events_of_a_group_are_one_act_if_nothing_comes_between_or_they_gather(gathers: bool, acts: int) -> None:
    class Between(Event):
        """Another event with a cue."""

    places = [[token("pawn", x)] for x in (0, 20, 40, 60, 80)]
    board = Board(group=lambda event: "all", gathers=gathers, gestures=lambda act: [GESTURE])
    board.cues[Between] = Cue(gestures=lambda act: [GESTURE])
    events = (Moved(), Moved(), Between(), Moved())
    shown = filmed(board, places[0], *zip(events, places[1:], strict=True))
    assert len(shown) == acts and shown[0].view is places[0]


def test_an_act_knows_what_happened_before_it_in_the_same_turn() -> None:
    heard: list[list[Event]] = []
    board = Board(gestures=lambda act: heard.append(list(act.earlier)) or [GESTURE])  # type: ignore[func-returns-value]
    first, between = Moved(), Counted()
    filmed(board, [], (first, []), (between, []), (Moved(), []), (None, []))
    assert heard == [[], [first, between]]


def test_the_wheel_steps_an_answer_and_enter_gives_the_gold_one() -> None:
    stepped = list[int]()
    target = ThingTarget(token("tile"), Answer("tile", step=stepped.append, primary=True, sure=True), None, Queue())
    assert target.primary and target.sure
    assert all(target.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=y)) for y in (1, -3))
    assert stepped == [1, -1]
    assert not target.adjust(1), "arrow keys walk on: it is no slider"


# Trays


def chips(*shares: float, square: int = -1) -> list[Chip]:
    return [Chip(str(k), Face(fill), share=share, square=k == square) for k, share in enumerate(shares)]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_places_of_a_tray_are_side_by_side_in_their_room(size: tuple[int, int]) -> None:
    rows = TrayRows(Screen(size), Rect(100, 600, 400, 100))
    room = rows.row
    for row in (chips(1), chips(3, 2), [*chips(1, 1), None], chips(1, 6, 1, square=0)):
        places = rows.split(room, row)
        assert all(room.contains(place) for place in places)
        assert all(left.right < right.left for left, right in pairwise(places))
    even = rows.split(room, chips(1, 1, 1), even=True)
    assert len({place.width for place in even}) == 1 and even[0].right == even[1].left


def test_a_ghost_lies_beside_the_pieces_that_will_make_room_for_it() -> None:
    """Two stones move apart for a third one: until then it is not seen on the second, but as far from it as later."""
    row = [(token("stone.0", 20), token("stone.0", 14)), (token("stone.1", 32), token("stone.1", 26))]
    assert beside(token("stone.2", 38), row).place.x == 44
    assert beside(token("farmer.0", 200), row).place.x == 200
