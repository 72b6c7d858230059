"""How a test plays and what it looks at: moves, reasons, events, and what lies on the table."""

from game.core.events import Event
from game.kemet import events
from game.kemet.combat import READY, choose_card, hide_card, set_aside
from game.kemet.onset import PASS
from game.kemet.state import Kemet
from tests.titles.playing import asked, only, play


def there(game: Kemet, space: str) -> tuple[int, int]:
    """Whose Troop stands on a space, and its Units."""
    place = game.board.index[space]
    return game.holder[place], game.units[place]


def creatures_on(game: Kemet, space: str) -> tuple[str, ...]:
    return game.creatures[game.board.index[space]]


def lay(game: Kemet, card: str, aside: str) -> list[Event]:
    """The seat that is asked chooses its battle card and the one to discard."""
    heard = play(game, choose_card(card))
    return heard + (play(game, set_aside(aside)) if asked(game)[0] == "DiscardBattleCard" else [])


def duel(game: Kemet, attacking: str = "BC3 BC6", defending: str = "BC3 BC6") -> list[Event]:
    """Nobody speaks before the Combat; both sides lay cards as words: to play, to discard, to hide if any.

    Unless they lay others, the side with more Force in Units, tiles and creatures wins, and nobody dies.
    """
    heard: list[Event] = []
    while asked(game)[0] == "SpeakInWindow":
        heard += play(game, PASS)
    for words in (attacking, defending):
        seat = asked(game)[1]
        card, aside, *hidden = words.split()
        heard += lay(game, card, aside) + play(game, *map(hide_card, hidden))
        if asked(game) == ("HideCards", seat):
            heard += play(game, READY)
    return heard


def force(heard: list[Event], part: str = "total") -> list[int]:
    """What was counted for the attacker and for the defender, in all or in one part of it."""
    return [getattr(event, part) for event in only(heard, events.ForceCounted)]


def blows(heard: list[Event]) -> list[tuple[int, int]]:
    """Damage and Defence of the attacker and of the defender."""
    return [(event.damage, event.defence) for event in only(heard, events.DamageCounted)]
