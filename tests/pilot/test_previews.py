"""Hovering tells what a move will do, exactly, and never what its seat cannot know."""

import pytest

from game.ai.levels import decide
from game.core.chance import Chance
from game.core.events import Scored, Unveiled, visible_to
from game.core.match import Match
from tests.pilot.matches import new_match
from tests.pilot.test_secrets import table
from ui.kit.target import Target

KINDS = ("human", "human", "human", "human")


def tellers(scene) -> list[Target]:
    """The targets that stand for one move."""
    return [c for c in scene.controls if isinstance(c, Target) and c.visible and len(c.moves) == 1]


def what_happens(match: Match, move) -> tuple[list, bool, Match]:
    """Play a move on a copy: what its seat hears before anything hidden comes to light, and whether something does."""
    copy = match.branch(len(match.moves))
    seat = copy.decision.seat
    heard = copy.play(move)
    cut = next((n for n, event in enumerate(heard) if isinstance(event, Unveiled)), len(heard))
    return [event for event in heard[:cut] if visible_to(event, seat)], cut < len(heard), copy


@pytest.mark.thorough
@pytest.mark.parametrize("seed", [21, 22])
def test_the_preview_of_every_move_is_what_then_happens(pilot, seed):
    match, chance = new_match(*KINDS, seed=seed), Chance(seed)
    told = unknowns = 0
    while not match.over:
        if len(match.moves) % 9 == 0:
            seat, position = match.decision.seat, match.position
            scene = table(pilot, match, seat)
            pilot.tick()
            imagined = Match(match.title, match.setup, position.imagine(seat, Chance(seed + len(match.moves))))
            for target in tellers(scene):
                move, tip = target.moves[0], target.told()
                events, unknown, after = what_happens(match, move)
                assert match.preview(move) == (events, unknown)
                assert tip == scene.board.preview(position.seen_by(seat), move, events, unknown)
                if not unknown:
                    gained = sum(e.points for e in events if isinstance(e, Scored) and e.seat == seat)
                    assert gained == after.position.points[seat] - position.points[seat]
                elsewhere = imagined.preview(move)
                blind = scene.board.preview(imagined.position.seen_by(seat), move, *elsewhere)
                assert (elsewhere[1], blind) == (unknown, tip), "the preview is an oracle"
                told, unknowns = told + 1, unknowns + unknown
            for target in tellers(scene)[:2]:
                pilot.hover(target)
                assert pilot.scene._tip() is not None
        match.play(decide(match.title, match.position, match.decision.seat, "apprenti", chance).move)
    assert told > 150 and unknowns > 5


def test_what_is_unknown_is_said_to_be_unknown(pilot):
    """A move that draws or reveals says so; the same move without it does not."""
    match, chance = new_match(*KINDS, seed=23), Chance(23)
    seen = 0
    while not match.over and seen < 3:
        for move in match.position.moves()[:4]:
            events, unknown = match.preview(move)
            if unknown:
                scene = table(pilot, match, match.decision.seat)
                view = match.position.seen_by(match.decision.seat)
                with_it = scene.board.preview(view, move, events, True)
                without = scene.board.preview(view, move, events, False)
                assert set(with_it.lines) - set(without.lines)
                seen += 1
        match.play(decide(match.title, match.position, match.decision.seat, "apprenti", chance).move)
    assert seen


def test_a_refused_place_says_why(pilot):
    match, chance = new_match(*KINDS, seed=24), Chance(24)
    seen = 0
    while not match.over and seen < 12:
        if match.decision.refusals(match.position):
            scene = table(pilot, match, match.decision.seat)
            pilot.tick()
            for target in [c for c in scene.controls if isinstance(c, Target) and c.refusals and not c.moves][:3]:
                pilot.hover(target)
                tip = pilot.scene._tip()
                assert tip is not None and (tip.reason or tip.lines), target
                seen += 1
        match.play(decide(match.title, match.position, match.decision.seat, "apprenti", chance).move)
    assert seen >= 12
