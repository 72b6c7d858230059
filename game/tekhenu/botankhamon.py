"""TEK-19  Botankhamon, the solo opponent: his pyramid of tiles, the die he takes, his turn.

He is rules, not search: every choice is told with its reason and its rule (`BotReason`). What he does
with each god's action lies in `bot_actions.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.core.agenda import Step
from game.tekhenu import bot_events, events
from game.tekhenu.actions import pay_statues
from game.tekhenu.bot_actions import BOT_ACTIONS
from game.tekhenu.components import BotTile, box
from game.tekhenu.dial import SECTIONS, Die
from game.tekhenu.gods.horus import build_for_god
from game.tekhenu.gods.osiris import build
from game.tekhenu.gods.ra import raise_pillar
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import GODS, GRAY

AUTOMATON = "botankhamon"

Found = tuple[int, Die]
"""A die and its section."""


def set_up_bot(game: Tekhenu, medium: bool, hard: bool) -> None:
    """TEK-19.1, 19.2  His Statue at the god of slot 1, and what the difficulty adds."""
    bot = box().bot
    build_for_god(game, game.bot, game.horus[bot.setup_statue_value - 1])
    if medium:
        for space in bot.medium_buildings:
            build(game, game.bot, space)
        game.laid[bot.medium_pillar] = game.pile.pop()
        raise_pillar(game, game.bot, bot.medium_pillar)
    if hard:
        build_for_god(game, game.bot, game.horus[bot.hard_statue_value - 1])


@dataclass(frozen=True, slots=True)
class BuildPyramid(Step[Tekhenu]):
    """TEK-19.1, 19.15  The ten tiles are shuffled into a pyramid; he stands left of its base."""

    rule: ClassVar[str] = "TEK-19.1"

    def run(self, game: Tekhenu) -> None:
        game.bot_tiles = list(box().bot.tiles)
        game.chance.shuffle(game.bot_tiles)
        game.bot_place = -1
        game.unveil("draw")
        game.report(bot_events.PyramidBuilt, game.bot)


@dataclass(frozen=True, slots=True)
class BotTurn(Step[Tekhenu]):
    """TEK-19.3 to 19.6, 19.17  He moves on his pyramid, takes a die and performs the action of its section."""

    rule: ClassVar[str] = "TEK-19.3"
    seat: int

    def run(self, game: Tekhenu) -> None:
        seat = self.seat
        game.acting = seat
        game.begin_turn()
        game.unveil("draw")
        game.report(events.TurnBegan, seat)
        section, one = choose_die(game, step_on(game))
        take(game, section, one)
        god, owners = GODS[section], game.god_statues[section]
        game.report(events.ActionBegan, seat, god, one.face)
        BOT_ACTIONS[god](game, one)
        pay_statues(game, seat, god, owners)
        game.fill_market()
        game.acting = -1


def step_on(game: Tekhenu) -> BotTile:
    """TEK-19.3  The first tile is the bottom left one; afterwards the Deben leads up or to the right."""
    bot = box().bot
    if game.bot_place < 0:
        game.bot_place = 0
        game.report(bot_events.BotReason, game.bot, "first_tile", "TEK-19.3")
    elif game.chance.below(2):
        game.bot_place = bot.up[game.bot_place]
        game.report(bot_events.BotReason, game.bot, "deben_pyramid", "TEK-19.3")
    else:
        game.bot_place = bot.right[game.bot_place]
        game.report(bot_events.BotReason, game.bot, "deben_coin", "TEK-19.3")
    tile = bot.tiles[game.bot_tiles[game.bot_place]]
    game.report(bot_events.BotTileTurned, game.bot, tile.id, game.bot_place)
    return tile


def choose_die(game: Tekhenu, tile: BotTile) -> Found:
    """TEK-19.4, 19.5, 19.17  The die his tile leads to; with nothing takeable a random Forbidden one."""
    found = _by_god(game, tile.god) if tile.god >= 0 else _by_colour(game, tile)
    if found is None:
        game.report(bot_events.BotReason, game.bot, "forbidden_die", "TEK-19.17")
        found = game.chance.pick([(section, one) for section in range(SECTIONS) for one in game.sections[section]])
    return found


def _by_god(game: Tekhenu, god: int) -> Found | None:
    """TEK-19.4  The highest takeable die of the god's section, or of the next one clockwise; Pure before Tainted."""
    for step in range(SECTIONS):
        section = (god + step) % SECTIONS
        highest = _highest(takeable(game, (section,)))
        if highest:
            game.report(bot_events.BotReason, game.bot, "next_section" if step else "god_die", "TEK-19.4")
            pure = [found for found in highest if game.purity(section, found[1].colour) == "pure"]
            return game.chance.pick(pure or highest)
    return None


def _by_colour(game: Tekhenu, tile: BotTile) -> Found | None:
    """TEK-19.5  The highest takeable die of the first colour that has one, gray last; ties by his Statues."""
    for number, colour in enumerate((*tile.colours, GRAY)):
        dice = [found for found in takeable(game, range(SECTIONS)) if found[1].colour == colour]
        highest = _highest(dice)
        if highest:
            why = "gray_die" if colour == GRAY else "next_colour" if number else f"{colour}_die"
            game.report(bot_events.BotReason, game.bot, why, "TEK-19.5")
            return _at_statue(game, highest)
    return None


def _at_statue(game: Tekhenu, tied: list[Found]) -> Found:
    """TEK-19.5  A section with one of his Statues, the higher Horus slot first; else at random."""
    mine = [found for found in tied if game.bot in game.god_statues[found[0]]]
    if mine and len({found[0] for found in tied}) > 1:
        game.report(bot_events.BotReason, game.bot, "statue_section", "TEK-19.5")
    return max(mine, key=lambda found: game.horus.index(found[0])) if mine else game.chance.pick(tied)


def takeable(game: Tekhenu, sections: Iterable[int]) -> list[Found]:
    """TEK-3.1  Pure and Tainted dice of some sections."""
    return [
        (section, one) for section in sections for one in game.sections[section]
        if game.purity(section, one.colour) != "forbidden"
    ]  # fmt: skip


def _highest(dice: list[Found]) -> list[Found]:
    top = max((one.face for _, one in dice), default=0)
    return [found for found in dice if found[1].face == top]


def take(game: Tekhenu, section: int, one: Die) -> None:
    """TEK-19.6  His dice lie aside until Maat."""
    dice = list(game.sections[section])
    dice.remove(one)
    game.sections[section] = tuple(dice)
    game.seats[game.bot].anubis.append(one)
    plate = game.purity(section, one.colour)
    game.report(events.DieTaken, game.bot, GODS[section], one.colour, one.face, plate)
