"""Nothing private is in the frame before its curtain is lifted: positions that differ only in it look the same."""

from collections.abc import Callable
from functools import cache, partial

import pygame
import pytest
from pygame.event import Event

from game.ai import worker
from game.ai.levels import decide
from game.amunre.offering import LayOffering, OfferGold
from game.amunre.state import AmunRe
from game.core.chance import Chance
from game.core.match import Match
from game.core.position import Position
from game.titles import TITLES
from saves import SaveIdentity
from tests.pilot.matches import new_match
from tests.pilot.test_trust import recorded
from tests.playing import after
from ui.host.host import Host
from ui.host.saving import Saving
from ui.kit.by_title import board_of
from ui.scenes.curtain import HOLD, CurtainScene
from ui.scenes.replay import ReplayScene
from ui.scenes.table import TableScene
from ui.workshop.pilot import Pilot
from ui.workshop.stand_ins import AnswersAtOnce, NeverAnswers

PEOPLE = ("human", "human", "human", "human")
every_title = pytest.mark.parametrize("name", TITLES)
some_and_all = pytest.mark.parametrize("every", [7, pytest.param(1, marks=pytest.mark.thorough)])
"""Every seventh kind of decision in the ordinary run, all of them in the thorough one."""


def play_on(match: Match, until: Callable[[Match], bool], seed: int = 11) -> Match:
    chance = Chance(seed)
    while not until(match):
        match.play(decide(match.title, match.position, match.decision.seat, "apprenti", chance).move)
    return match


@cache
def moments(name: str) -> dict[str, Match]:
    """Every kind of decision, at its last time: then hands are full and discards lie face down."""
    match = recorded(name)
    last = {type(match.position_before(number).decision).__name__: number for number in range(len(match.moves))}
    return {kind: match.branch(last[kind]) for kind in sorted(last)}


def dealt_again(match: Match, seat: int, enriched: bool = True) -> Match:
    """The same public history with other secrets: whatever this seat cannot know is dealt again."""
    other = match.branch(len(match.moves))
    worlds = [match.position.imagine(seat, Chance(seed)) for seed in range(20)]
    other.position = max(worlds, key=lambda world: unlike(world, match.position))
    other.position.offered = None
    if isinstance(other.position, AmunRe) and enriched:
        enrich(other.position, seat)
    assert other.position != match.position
    return other


def unlike(world: Position, other: Position) -> int:
    """How many hands differ."""
    return sum(world.seen_by(seat) != other.seen_by(seat) for seat in range(world.seat_count))


def enrich(position: AmunRe, seat: int) -> None:
    """Not even the sum of the gold and the number of the cards is public."""
    kinds = sorted({card for chair in position.seats for card in chair.hand} | set(position.deck))
    for number, chair in enumerate(position.seats):
        if number != seat:
            chair.gold += 7
            chair.hand = [kinds[(kinds.index(card) + 1) % len(kinds)] for card in chair.hand] + [kinds[0]]
            if chair.offered is not None and not position.revealed_offerings:
                chair.offered += 1


def table(pilot: Pilot, match: Match, viewer: int | None = None, curtains: str = "always") -> TableScene:
    game = Host(match, Saving(pilot.app.store, SaveIdentity("0" * 16)), NeverAnswers(), curtains=curtains)
    if viewer is not None:
        game.viewers.lift(viewer)
    scene = TableScene(pilot.app, game, board_of(pilot.app, match.setup))
    pilot.app.reset(scene)
    return scene


def resting(pilot: Pilot) -> bytes:
    pilot.settle()
    pilot.move((1, 1))
    return pilot.pixels()


def frame_of(pilot: Pilot, scene: TableScene) -> bytes:
    """What the table itself would draw, without anybody at the screen."""
    scene.draw(pilot.app.window)
    return pilot.app.window.get_buffer().raw


def public_frames(pilot: Pilot, match: Match) -> tuple[bytes, bytes]:
    """The table with nobody at the screen, perhaps with the question whether somebody interrupts, and the curtain."""
    scene = table(pilot, match)
    scene.refresh()
    public = frame_of(pilot, scene)
    if match.decision.offer(match.position) is not None:
        assert scene.host.speakers()
        scene.offers.call(match.decision.seat)
    pilot.tick()
    assert isinstance(pilot.scene, CurtainScene)
    return public, resting(pilot)


def frames_of(pilot: Pilot, match: Match, seat: int) -> bytes:
    table(pilot, match, seat)
    return resting(pilot)


@every_title
@some_and_all
def test_neither_curtain_nor_public_table_shows_a_secret(pilot, name, every):
    """Whatever is not known to one seat, and whatever is not known to another."""
    for kind, match in list(moments(name).items())[::every]:
        seen = public_frames(pilot, match)
        for seat in (0, 1):
            assert seen == public_frames(pilot, dealt_again(match, seat)), kind


@every_title
@some_and_all
def test_the_person_at_the_screen_sees_no_secret_of_others(pilot, name, every):
    for kind, match in list(moments(name).items())[::every]:
        seat = match.decision.seat
        assert frames_of(pilot, match, seat) == frames_of(pilot, dealt_again(match, seat), seat), kind


@every_title
@some_and_all
def test_the_open_table_shows_no_secret_of_who_plays(pilot, name, every):
    """Hidden cards lie face down while their person plays, and what is offered is the same whatever they are."""
    shown = 0
    for kind, match in list(moments(name).items())[::every]:
        seat = match.decision.seat
        frames = []
        for one in (match, dealt_again(match, (seat + 1) % match.position.seat_count, enriched=False)):
            scene = table(pilot, one, curtains="never")
            pilot.tick(2)
            frames.append(resting(pilot))
            assert (scene.host.viewer, pilot.scene) == (None, scene)
        assert frames[0] == frames[1], kind
        shown += scene.asked is not None
    assert shown


@every_title
def test_the_seat_that_looks_does_see_its_hand(pilot, name):
    """The comparisons above would be worth nothing if hands were never drawn."""
    for match in moments(name).values():
        seat = match.decision.seat
        other = dealt_again(match, (seat + 1) % match.position.seat_count)
        if match.position.seen_by(seat) != other.position.seen_by(seat):
            assert frames_of(pilot, match, seat) != frames_of(pilot, other, seat)
            return
    raise AssertionError("nobody holds anything secret")


@every_title
def test_the_replay_of_a_running_match_shows_no_hand(pilot, name):
    match = list(moments(name).values())[len(moments(name)) // 2]
    frames = []
    for one in (match, dealt_again(match, 0), dealt_again(match, 1)):
        scene = ReplayScene(pilot.app, one)
        pilot.app.reset(scene)
        scene.go(len(match.moves))
        frames.append(resting(pilot))
    assert frames[0] == frames[1] == frames[2]


def test_the_screen_turns_public_with_the_last_move_of_a_turn(pilot):
    match = new_match(*PEOPLE, seed=11)
    scene = table(pilot, match)
    pilot.tick()
    pilot.hold_at(pilot.scene.controls[0].rect.center, HOLD + 0.1)
    assert scene.host.viewer == match.decision.seat
    scene.take(match.position.moves()[0])
    scene.confirm()
    assert scene.host.viewer is None
    pilot.wait_until(lambda: isinstance(pilot.scene, CurtainScene))
    assert scene.host.viewer is None


def film(pilot: Pilot, match: Match, *moves: object) -> list[bytes]:
    """Every frame from the last of these moves to the curtain; the earlier ones are made unseen."""
    for move in moves[:-1]:
        match.play(move)
    scene = table(pilot, match, match.decision.seat)
    pilot.settle()
    pilot.move((1, 1))
    scene._play(moves[-1])
    frames = [frame_of(pilot, scene)]
    while pilot.scene is scene:
        frames.append(pilot.pixels())
        pilot.tick(1, 0.1)
    return [*frames, resting(pilot)]


def test_an_offering_leaves_no_trace_in_any_frame_that_follows(opened):
    """Two offerings of different gold: while the card is laid down, and until the curtain, all frames are the same."""

    def can_choose(match: Match) -> bool:
        return isinstance(match.decision, LayOffering) and len(match.position.moves()) > 6

    pilot, match = opened(reduced_motion=False, pace="normal"), play_on(new_match(*PEOPLE, seed=11), can_choose, 4)
    gold = [move for move in match.position.moves() if isinstance(move, OfferGold)]
    one, other = (film(pilot, match.branch(len(match.moves)), move) for move in (gold[1], gold[-1]))
    assert one == other


def test_only_space_or_the_scroll_held_down_open_the_curtain(pilot):
    scene = table(pilot, play_on(new_match(*PEOPLE, seed=11), after(10)))
    pilot.tick()
    curtain = pilot.scene
    assert isinstance(curtain, CurtainScene)
    keys = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_a, pygame.K_h, pygame.K_z, pygame.K_F1, pygame.K_m)
    in_vain = [partial(pilot.key, key) for key in keys] + [partial(pilot.burst, key) for key in keys[:2]]
    for point in ((5, 5), curtain.controls[0].rect.center):
        in_vain += [partial(pilot.multi_click, point, 3), partial(pilot.click_at, point)]
    in_vain += [partial(pilot.hold_at, (5, 5), HOLD + 0.1), partial(pilot.hold, pygame.K_SPACE, HOLD / 2)]
    in_vain += [partial(pilot.key, pygame.K_TAB), partial(pilot.key, pygame.K_SPACE)]  # with the keyboard at the menu
    for gesture in in_vain:
        gesture()
        assert pilot.scene is curtain, gesture
    for down, up in (
        (Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0), pygame.KEYUP),
        (Event(pygame.MOUSEBUTTONDOWN, pos=curtain.controls[0].rect.center, button=1), pygame.MOUSEBUTTONUP),
    ):
        pilot.rest()
        pilot.move(curtain.controls[0].rect.center)
        pilot.send(down)
        pilot.tick(2)
        pilot.key(pygame.K_ESCAPE)
        assert pilot.scene is not curtain
        pilot.send(Event(up, down.dict))
        pilot.key(pygame.K_ESCAPE)
        pilot.tick(20, 0.1)
        assert pilot.scene is curtain, "what the menu covered is not held any more"
    pilot.hold(pygame.K_SPACE, HOLD + 0.1)
    assert scene.host.viewer == scene.host.match.decision.seat


def test_computer_seats_get_what_they_know_and_nothing_more():
    """The fake worker stands for the real one only if it is given the same."""
    match = play_on(new_match("human", "scribe", "scribe", "scribe", seed=11), after(20))
    asked = AnswersAtOnce()
    asked.ask(match.title, match.position, 1, "scribe", 1)
    assert asked._question[1] == match.position.known_to(1)
    assert {"ask", "poll", "cancel", "close", "start", "thinking"} <= set(dir(worker.Worker))
