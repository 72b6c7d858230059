"""Which moves a province stands for now. Only sorts what the rules offer."""

from __future__ import annotations

from game.amunre.auction import TakeProvinceCard
from game.amunre.gifts import TakeFarmer, TakeStone
from game.amunre.purchase import BuyFarmer, BuyStone
from game.amunre.state import AmunRe
from game.core.agenda import Move, Refusal
from ui.boards.amunre.choice import PROVINCE_CARDS, Choice
from ui.host.asked import Asked

Found = tuple[tuple[Move, ...], tuple[Refusal, ...]]
FIRST = (BuyFarmer, BuyStone, TakeStone, TakeProvinceCard)
"""What a click on a province means when nothing was chosen for it."""
CARDS = tuple(PROVINCE_CARDS.values())


def province_moves(asked: Asked[AmunRe] | None, choice: Choice, province: str) -> Found:
    """What was chosen for it; else the plain move; else the cards that could be played there."""
    if asked is None or choice.exchanging:
        return (), ()
    here = [move for move in asked.moves if getattr(move, "province", "") == province]
    refused = [one for one in asked.refusals if getattr(one.move, "province", "") == province]
    if choice.kind is not None:
        return _of_kind(here, refused, choice.kind)
    moves, refusals = _of_kind(here, refused, FIRST)
    if moves:
        return moves, ()
    farmers, _ = _of_kind(here, refused, TakeFarmer)
    cards, _ = _of_kind(here, refused, CARDS)
    return farmers or cards, () if farmers or cards else refusals


def field_moves(asked: Asked[AmunRe] | None, choice: Choice, province: str) -> tuple[Move, ...]:
    """A gift of a farmer goes into the fields, while the rest of the province stands for a stone."""
    if asked is None or choice.exchanging or choice.kind is not None:
        return ()
    return tuple(move for move in asked.moves if isinstance(move, TakeFarmer) and move.province == province)


def _of_kind(here: list[Move], refused: list[Refusal], kind: type | tuple[type, ...]) -> Found:
    moves = tuple(move for move in here if isinstance(move, kind))
    return moves, tuple(one for one in refused if isinstance(one.move, kind))[:1]
