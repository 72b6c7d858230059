"""Whole games through the window: by mouse, by keyboard, with curtains, against solo opponents, in both languages.

The ordinary run plays the shortest table of each title."""

from collections import Counter
from typing import NamedTuple

import pygame
import pytest

from game.core.position import Position
from game.core.turns import turns_in
from saves import load
from tests.pilot.matches import match_of, sit_down
from tests.pilot.players import Keyboard, Mouse, Player, Sensible, SensibleKeyboard, SensibleMouse
from ui.frame.words import misfits
from ui.scenes.end import EndScene
from ui.scenes.replay import ReplayScene
from ui.scenes.table import TableScene
from ui.scenes.title import TitleScene
from ui.workshop.pilot import Hand


class Table(NamedTuple):
    title: str
    seats: str
    player: type[Player]
    language: str = "fr"
    variants: tuple[str, ...] = ()
    seen: str = ""
    """Decisions that must have been answered."""
    curtains: int = 0
    """So many at least where several people play."""


BOT, TRAITOR = ("tekhenu", "human botankhamon"), ("pharaon", "human traitre")
TEKHENU = "ChooseFirstDecree ChooseStartCard ChooseDie UseDie LayFaith"
PHARAON = "ChooseStartNoble TakeTurn"
KEMET = "GarrisonCity ChooseAction Advance BuyPower ChooseBattleCard HideCards DecideFate UpgradePyramid"
ORDINARY = [
    Table("amunre", "human apprenti apprenti", Mouse),
    Table(*BOT, Keyboard, "en", ("medium",)),
    Table(*TRAITOR, Mouse, "fr", ("dark2",), f"{PHARAON} ChooseSplit"),
    Table("kemet", "human apprenti", SensibleMouse, "en", (), KEMET),
]
THOROUGH = [
    Table("amunre", "human apprenti apprenti", Keyboard, "en"),
    Table("amunre", "human scribe human scribe", Mouse, curtains=20),
    Table("amunre", "human apprenti apprenti apprenti apprenti", Mouse, "fr", ("expert",), "ChooseProvince"),
    Table("tekhenu", "human human", Mouse, "fr", (), TEKHENU, curtains=5),
    Table("tekhenu", "human random", Keyboard, "en", (), TEKHENU),
    Table(*BOT, Mouse, "fr", ("hard", "harsh_decrees", "blind_start")),
    Table("pharaon", "human random random", Mouse, "fr", (), f"{PHARAON} ChooseVase ChooseTokens"),
    Table("pharaon", "human random random", Keyboard, "en", (), f"{PHARAON} ChooseVase ChooseTokens"),
    Table(*TRAITOR, Keyboard, "en", ("discovery", "dark5"), "ChooseMode TakeTurn"),
    Table("pharaon", "human human", Mouse, "fr", ("discovery",), "ChooseMode", curtains=3),
    Table("kemet", "human human human", SensibleMouse, "fr", (), f"{KEMET} Recruit SpeakInWindow ChoosePosition", 100),
    Table("kemet", "human human", SensibleKeyboard, "en", (), f"{KEMET} SpeakInWindow ChoosePosition", 50),
]


def watch(scene: TableScene) -> None:
    """Whatever is painted or filmed is a view that holds nothing which the person at the screen cannot see."""
    board, game = scene.board, scene.host
    paint, paint_hand, films = board.paint, board.paint_hand, board.films

    def sees(view: Position, viewer: int | None) -> None:
        assert view == view.seen_by(viewer)

    def watched_paint(target, view, asked, pulse) -> None:
        sees(view, game.viewer)
        paint(target, view, asked, pulse)

    def watched_hand(target, view, seat, asked, pulse) -> None:
        assert seat in (None, game.player)
        sees(view, game.viewer)
        paint_hand(target, view, seat, asked, pulse)

    def watched_films(turn):
        for view in (turn.before, *(frame.after for frame in turn.frames)):
            sees(view, game.viewer)
        return films(turn)

    board.paint, board.paint_hand, board.films = watched_paint, watched_hand, watched_films


@pytest.mark.parametrize(
    "table",
    [*ORDINARY, *(pytest.param(table, marks=pytest.mark.thorough) for table in THOROUGH)],
    ids=lambda table: f"{table.title}-{table.seats.replace(' ', '-')}-{table.player.__name__}",
)
@pytest.mark.usefixtures("quick_workers")
def test_a_whole_game_is_played_kept_recorded_and_watched_again(opened, table: Table) -> None:
    app = opened(language=table.language, reduced_motion=True, pace="instant", confirm_turn_end=False).app
    curtains = "always" if table.curtains else "needed"
    match = match_of(table.title, *table.seats.split(), seed=4, variants=table.variants, curtains=curtains)
    pilot = Hand(app)
    sit_down(pilot, match)
    person = table.player(pilot, seed=11)
    watch(person.table)
    with misfits() as cut:
        person.play(most=6000)
    assert match.over and isinstance(pilot.scene, EndScene) and not cut
    assert set(table.seen.split()) <= person.seen
    assert person.curtains >= table.curtains if table.curtains else person.curtains == 0
    kept, ((record,), _) = app.store.autosaves(), app.store.records()
    assert all(entry.trouble is None for entry in kept)
    own = next(entry.path for entry in kept if entry.path.name.startswith("match-"))
    assert load(own).match.digest() == match.digest()
    assert [seat.kind for seat in record.seats] == table.seats.split()
    assert (record.variants, record.moves) == (match.setup.variants, len(match.moves))
    if set(table.seats.split()) & set(match.title.automata):
        assert any(turn.seat == 1 for number in range(len(match.moves)) for turn in turns_in(match, number))
    if isinstance(person, Sensible) and table.curtains:
        told, people = Counter(type(entry.event).__name__ for entry in match.log), table.seats.count("human")
        assert told["CombatEnded"] > people and told["CardHidden"]
        assert told["BattleCardShown"] == 2 * told["CombatEnded"]
        assert person.together > 15 * people
    person.press(pilot.find(app.say("end.watch")))
    assert isinstance(pilot.scene, ReplayScene)
    pilot.key(pygame.K_SPACE)
    pilot.tick(40, 0.5)
    assert pilot.scene.film.at > 0
    pilot.key(pygame.K_ESCAPE)
    person.press(pilot.find(app.say("end.menu")))
    assert isinstance(pilot.scene, TitleScene)
