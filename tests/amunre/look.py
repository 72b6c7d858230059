"""How a test plays and what it looks at: moves, reasons, events, and what lies on the table."""

from game.amunre.auction import Bid, bid
from game.amunre.state import AmunRe
from game.core.agenda import Move
from tests.amunre.build import Land
from tests.titles.playing import offers, play


def after(game: AmunRe, *moves: Move) -> AmunRe:
    """The position after these moves."""
    play(game, *moves)
    return game


def bids(words: str) -> list[Bid]:
    """Bids as they were called: "thebes 3, thebes 6, dakhla 0"."""
    called = (one.split() for one in words.split(","))
    return [bid(province, int(value)) for province, value in called]


def gold(game: AmunRe) -> list[int]:
    return [seat.gold for seat in game.seats]


def held(game: AmunRe, seat: int) -> list[str]:
    return sorted(game.seats[seat].hand)


def land(game: AmunRe, name: str) -> Land:
    return Land(game.farmers[name], game.stones[name], game.pyramids[name], game.extra_farmers[name])


def bids_on(game: AmunRe, province: str) -> list[int]:
    """The spaces of a province that may be taken now."""
    return [move.value for move in offers(game, Bid) if move.province == province]
