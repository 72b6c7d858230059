"""Botankhamon's turns for tests: one die, one tile, many seeds, and why he did it."""

from collections.abc import Callable
from typing import Unpack

from game.core.events import Event
from game.tekhenu import bot_events, events
from game.tekhenu.botankhamon import BotTurn
from game.tekhenu.state import Tekhenu
from tests.tekhenu.table import Scene, dice, light, table
from tests.titles.playing import only, run

BOT = 1


def acts(game: Tekhenu, god: str, words: str) -> list[Event]:
    """His turn with this die of this section, the only one on the dial."""
    light(game, god, "shaded")
    dice(game, f"{god} {words}")
    return run(game, BotTurn(game.bot))


def acted(god: str, words: str, **scene: Unpack[Scene]) -> tuple[Tekhenu, list[Event]]:
    """A table after such a turn, and what was heard."""
    game = table(solo=True, **scene)
    return game, acts(game, god, words)


def reasons(heard: list[Event]) -> list[tuple[str, str]]:
    """Everything he said about his turn: why, and by which rule."""
    return [(event.why, event.rule) for event in only(heard, bot_events.BotReason)]


def reason(heard: list[Event]) -> list[tuple[str, str]]:
    """Why he did it, without the reasons for his tile and his die."""
    return [one for one in reasons(heard) if one[1] not in ("TEK-19.3", "TEK-19.4", "TEK-19.5")]


def built(heard: list[Event]) -> str:
    """The god or the space of his new Statue."""
    gods = [event.god for event in only(heard, events.StatueBuilt)]
    return [*gods, *(event.space for event in only(heard, events.PeopleStatueBuilt)), ""][0]


def outcomes(god: str, words: str, look: Callable[[list[Event]], str], **scene: Unpack[Scene]) -> set[str]:
    """What he does over many seeds of one position."""
    return {look(acts(table(seed=seed, solo=True, **scene), god, words)) for seed in range(50)}
