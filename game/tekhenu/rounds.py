"""TEK-4, TEK-15  The frame of play: rounds, rotations of the dial, new dice."""

from __future__ import annotations

from typing import ClassVar

from game.core.agenda import Step
from game.core.records import record
from game.tekhenu import events
from game.tekhenu.botankhamon import BotTurn
from game.tekhenu.components import components
from game.tekhenu.dial import SECTIONS, die, shaded_sections
from game.tekhenu.ending import BeginEnd
from game.tekhenu.maat import BeginJudgement
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import BeginTurn
from game.tekhenu.words import GODS, HIGHEST


@record
class BeginRound(Step[Tekhenu]):
    """TEK-4, 1.8  Every seat takes one turn in turn order."""

    rule: ClassVar[str] = "TEK-4"

    def run(self, game: Tekhenu) -> None:
        game.phase = "turns"
        game.round_number += 1
        game.report(events.RoundBegan, game.round_number)
        turns = [BotTurn(seat) if seat == game.bot else BeginTurn(seat) for seat in game.order]
        game.then(*turns, EndRound())


@record
class EndRound(Step[Tekhenu]):
    """TEK-15  After each even round the dial turns; with four dice each Maat judges; after round 16 the game ends."""

    rule: ClassVar[str] = "TEK-15"

    def run(self, game: Tekhenu) -> None:
        number = game.round_number
        if number % components().rounds_per_rotation:
            game.then(BeginRound())
            return
        turn_dial(game)
        if number == components().rounds:
            game.then(BeginJudgement(), BeginEnd())
        elif number % components().dice_per_judgement:
            game.then(RefillDial(), BeginRound())
        else:
            game.then(BeginJudgement(), RefillDial(), BeginRound())


def turn_dial(game: Tekhenu) -> None:
    """TEK-15.1  The sun moves on by one section, clockwise."""
    game.first_sunny = (game.first_sunny + 1) % SECTIONS
    game.report(events.DialTurned, GODS[game.first_sunny])


@record
class RefillDial(Step[Tekhenu]):
    """TEK-15.3  The two sections now Shaded get as many dice as there are layout players."""

    rule: ClassVar[str] = "TEK-15.3"

    def run(self, game: Tekhenu) -> None:
        for section in shaded_sections(game.first_sunny):
            roll_into(game, section, game.layout)


def roll_into(game: Tekhenu, section: int, count: int) -> None:
    """TEK-2.6, 15.3  Draw dice from the bag, roll them, lay them in a section."""
    rolled = []
    for _ in range(count):
        colour = game.bag.pop(game.chance.below(len(game.bag)))
        rolled.append(die(colour, 1 + game.chance.below(HIGHEST)))
    game.sections[section] += tuple(rolled)
    game.unveil("dice")
    colours, faces = tuple(one.colour for one in rolled), tuple(one.face for one in rolled)
    game.report(events.DiceRolled, GODS[section], colours, faces)
