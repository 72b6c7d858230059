"""A failure anywhere inside a move, or Ctrl-C there: every autosave holds a match as its moves tell it."""

import sys
from dataclasses import replace
from inspect import CO_GENERATOR
from types import FrameType

import pytest

from game.core.chance import Chance
from game.core.match import Match
from game.titles import TITLES
from saves import SaveIdentity, load
from tests.pilot.matches import match_of
from tests.playing import played_on
from ui.scenes import table_opening
from ui.scenes.crash import CrashScene
from ui.scenes.guard import guarded
from ui.scenes.table import TableScene

SEATS = {"amunre": 3, "kemet": 3, "pharaon": 3, "tekhenu": 2}


class Broken(Exception):
    """What is planted inside a move."""


class Fault:
    """Counts the functions called inside `Match.play`, those of C too, and breaks off at one of them.

    Generators are passed over: one that is thrown away is called once more, and nobody hears what breaks there."""

    def __init__(self) -> None:
        self.calls = 0
        self.at: int | None = None
        self.error: type[BaseException] = Broken

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        thrown_away = event == "call" and frame.f_code.co_flags & CO_GENERATOR
        if event in ("call", "c_call") and argument is not sys.setprofile and not thrown_away:
            self.calls += 1
            if self.calls == self.at:
                sys.setprofile(None)
                raise self.error


@pytest.fixture
def fault(monkeypatch, quick_workers) -> Fault:
    found, play = Fault(), Match.play

    def watched(match, move):
        found.calls = 0
        sys.setprofile(found)
        try:
            return play(match, move)
        finally:
            sys.setprofile(None)

    monkeypatch.setattr(Match, "play", watched)
    monkeypatch.setattr(TableScene, "rebuild", lambda scene: None)  # fifty tables open here, and nobody looks at them
    return found


def stages(name: str, places: int, chance: Chance) -> list[Match]:
    """Matches that went on from random places of one game for some moves."""
    whole, found = played_on(match_of(name, *("random",) * SEATS[name], seed=5), seed=len(name)), []
    for _ in range(places):
        start = chance.below(len(whole.moves) - 3)
        match = Match(whole.title, whole.setup, whole.position_before(start))
        for move in whole.moves[start : start + chance.below(3)]:
            match.play(move)
        found.append(match)
    return found


def break_off(pilot, match: Match, identity: SaveIdentity, fault: Fault, chance: Chance) -> Match:
    """Sit down, and let the move of the computer break at a random call; the match as it must be on disk.

    At the very last call the move has been made; before that it has not."""
    made = list(match.moves)
    scene = table_opening.table_scene(pilot.app, match, identity)
    pilot.app.reset(scene)
    table = scene.host
    table.think()
    choice = table.poll()
    match.position.offered = None
    for _ in range(2):  # the first time fills what is kept for ever
        Match(match.title, match.setup, match.position).play(choice.move)
    fault.at = chance.below(fault.calls) + 1
    if fault.error is KeyboardInterrupt:
        with pytest.raises(KeyboardInterrupt):
            guarded(pilot.app, lambda: table.play_choice(choice))
        pilot.app.stack.close()
    else:
        guarded(pilot.app, lambda: table.play_choice(choice))
        assert isinstance(pilot.scene, CrashScene) and pilot.scene.crash.saved == "saved"
    fault.at = None
    assert table.match.moves in (made, [*made, choice.move])
    return Match.replayed(match.title, match.setup, table.match.moves, match.start)


@pytest.mark.parametrize("places", [12, pytest.param(50, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("name", TITLES)
def test_autosaves_agree_with_the_moves_whatever_breaks_inside_a_move(pilot, fault, name, places):
    pilot.app.settings = replace(pilot.app.settings, pace="instant", reduced_motion=True)
    chance, made = Chance(len(name)), {}
    for number, match in enumerate(stages(name, places, chance)):
        identity = SaveIdentity.new()
        fault.error = KeyboardInterrupt if number % 3 == 2 else Broken
        whole = break_off(pilot, match, identity, fault, chance)
        made[identity.id] = (whole.moves, whole.digest())
    own = []
    for entry in pilot.app.store.autosaves():
        loaded = load(entry.path)
        assert (entry.trouble, loaded.way, loaded.notice) == (None, "log", None)
        assert (loaded.match.moves, loaded.match.digest()) == made[loaded.identity.id]
        if entry.path.name.startswith("match-"):
            own.append(loaded.identity.id)
    assert sorted(own) == sorted(made)
