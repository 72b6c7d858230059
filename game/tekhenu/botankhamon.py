"""TEK-19  Botankhamon, the solo opponent: his pyramid of tiles, the die he takes, his turn.

He is rules, not search: every choice is told with its reason and its rule (`BotReason`). What he does
with each god's action lies in `bot_actions.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, NamedTuple

from game.core.agenda import Step
from game.core.records import record
from game.tekhenu import bot_events, events
from game.tekhenu.actions import pay_statues
from game.tekhenu.bot_actions import BOT_ACTIONS, LOT
from game.tekhenu.components import BotTile, components
from game.tekhenu.dial import SECTIONS, Die
from game.tekhenu.gods.horus import build_for_god
from game.tekhenu.gods.osiris import build
from game.tekhenu.gods.ra import raise_pillar
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import GODS, GRAY

AUTOMATON = "botankhamon"
_STATUE = "statue"

FIRST_TILE, UP, RIGHT = "first_tile", "deben_pyramid", "deben_coin"
"""TEK-19.3  Why he comes to a tile: a new pyramid, or a side of the Deben."""

Found = tuple[int, Die]
"""A die and its section."""


class Wish(NamedTuple):
    """TEK-19.4, 19.5, 19.17  The dice that his tile leads to: one of them is his."""

    dice: tuple[Found, ...]
    why: str
    rule: str
    tied: int = 1
    """How many different dice were equally high."""
    by: tuple[str, ...] = ()
    """What decides between them."""


class Coming(NamedTuple):
    """TEK-19.3  A tile to which he may come next, why he would, and the dice he would want as the table stands."""

    place: int
    why: str
    tile: str
    wish: Wish


def set_up_bot(game: Tekhenu, medium: bool, hard: bool) -> None:
    """TEK-19.1, 19.2  His Statue at the god of slot 1, and what the difficulty adds."""
    bot = components().bot
    build_for_god(game, game.bot, game.horus[bot.setup_statue_value - 1])
    if medium:
        for space in bot.medium_buildings:
            build(game, game.bot, space)
        game.laid[bot.medium_pillar] = game.pile.pop()
        raise_pillar(game, game.bot, bot.medium_pillar)
    if hard:
        build_for_god(game, game.bot, game.horus[bot.hard_statue_value - 1])


@record
class BuildPyramid(Step[Tekhenu]):
    """TEK-19.1, 19.15  The ten tiles are shuffled into a pyramid; he stands left of its base."""

    rule: ClassVar[str] = "TEK-19.1"

    def run(self, game: Tekhenu) -> None:
        game.bot_tiles = list(components().bot.tiles)
        game.chance.shuffle(game.bot_tiles)
        game.bot_place = -1
        game.unveil("draw")
        game.report(bot_events.PyramidBuilt, game.bot)


@record
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
    ways = steps_from(game.bot_place)
    why = FIRST_TILE if FIRST_TILE in ways else UP if game.chance.below(2) else RIGHT
    game.bot_place = ways[why]
    game.report(bot_events.BotReason, game.bot, why, "TEK-19.3")
    tile = components().bot.tiles[game.bot_tiles[game.bot_place]]
    game.report(bot_events.BotTileTurned, game.bot, tile.id, game.bot_place)
    return tile


def steps_from(place: int) -> dict[str, int]:
    """TEK-19.3  The places to which he may come from a place, by what leads there; -1 is left of the base."""
    if place < 0:
        return {FIRST_TILE: 0}
    bot = components().bot
    return {why: to for why, to in ((UP, bot.up[place]), (RIGHT, bot.right[place])) if to >= 0}


def reachable(place: int) -> frozenset[int]:
    """TEK-19.3  Where he can still come to from a place before the pyramid is built anew."""
    ways = steps_from(place).values()
    return frozenset({place} - {-1}).union(*(reachable(to) for to in ways))


def coming(game: Tekhenu) -> list[Coming]:
    """TEK-19.3  What may come next; nothing where he waits for a new pyramid. Everybody can see all of it."""
    tiles = ((to, why, game.bot_tiles[to]) for why, to in steps_from(game.bot_place).items())
    return [Coming(to, why, tile, wish_for(game, components().bot.tiles[tile])) for to, why, tile in tiles]


def choose_die(game: Tekhenu, tile: BotTile) -> Found:
    """TEK-19.4, 19.5, 19.17  The die his tile leads to."""
    wish = wish_for(game, tile)
    game.report(bot_events.BotReason, game.bot, wish.why, wish.rule, (), 0, wish.tied, wish.by)
    return wish.dice[0] if _STATUE in wish.by else game.chance.pick(wish.dice)


def wish_for(game: Tekhenu, tile: BotTile) -> Wish:
    """TEK-19.4, 19.5, 19.17  The dice that a tile leads to; with nothing takeable all the Forbidden ones."""
    wish = _by_god(game, tile.god) if tile.god >= 0 else _by_colour(game, tile)
    if wish is None:
        dice = tuple((section, one) for section in range(SECTIONS) for one in game.sections[section])
        wish = Wish(dice, "forbidden_die", "TEK-19.17")
    return wish


def _by_god(game: Tekhenu, god: int) -> Wish | None:
    """TEK-19.4  The highest takeable die of the god's section, or of the next one clockwise; Pure before Tainted."""
    for step in range(SECTIONS):
        section = (god + step) % SECTIONS
        highest = _highest(takeable(game, (section,)))
        if highest:
            pure = [found for found in highest if game.purity(section, found[1].colour) == "pure"]
            by = ("pure",) if 0 < len(set(pure)) < len(set(highest)) else ()
            return _wish(pure or highest, "next_section" if step else "god_die", "TEK-19.4", len(set(highest)), by)
    return None


def _by_colour(game: Tekhenu, tile: BotTile) -> Wish | None:
    """TEK-19.5  The highest takeable die of the first colour that has one, gray last; ties by his Statues."""
    for number, colour in enumerate((*tile.colours, GRAY)):
        dice = [found for found in takeable(game, range(SECTIONS)) if found[1].colour == colour]
        highest = _highest(dice)
        if highest:
            why = "gray_die" if colour == GRAY else "next_colour" if number else f"{colour}_die"
            mine = _at_statue(game, highest)
            return _wish([mine] if mine else highest, why, "TEK-19.5", len(set(highest)), (_STATUE,) if mine else ())
    return None


def _at_statue(game: Tekhenu, tied: list[Found]) -> Found | None:
    """TEK-19.5  The die of a section with one of his Statues, the higher Horus slot first."""
    mine = [found for found in tied if game.bot in game.god_statues[found[0]]]
    return max(mine, key=lambda found: game.horus.index(found[0]), default=None)


def _wish(dice: list[Found], why: str, rule: str, tied: int, by: tuple[str, ...]) -> Wish:
    """TEK-19.4, 19.5  Chance decides between dice that are still alike."""
    return Wish(tuple(dice), why, rule, tied, (*by, LOT) if len(set(dice)) > 1 else by)


def takeable(game: Tekhenu, sections: Iterable[int]) -> list[Found]:
    """TEK-3.1  Pure and Tainted dice of some sections."""
    return [
        (section, one)
        for section in sections
        for one in game.sections[section]
        if game.purity(section, one.colour) != "forbidden"
    ]


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
