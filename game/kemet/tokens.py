"""KEM-5.2 to KEM-5.5  The individual board: an own token, silver and gold with it, and the rule of Balance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, TypeAlias

from game.core.agenda import Decision, Move, Refusal, Step
from game.core.errors import Values
from game.core.records import record
from game.kemet import events
from game.kemet.actions import ResolveActions, kind_of
from game.kemet.balance import free_spaces, has_silver, missing_levels, tokens_left
from game.kemet.cards import EscapeTo, PlayCard, RainFire
from game.kemet.components import NONE, ActionSpace, components
from game.kemet.creatures import SwapCreature, exchange, swaps
from game.kemet.market import silver_tile
from game.kemet.onset import Intervention, OpenWindow, intervene, intervention_refusals, interventions
from game.kemet.state import NOBODY, Kemet


@record
class PlaceToken(Move):
    """Put an own token on this action space."""

    action: str


@record
class PlaceSilver(Move):
    """Put the silver token on this action space as well."""

    action: str


@record
class KeepSilver(Move):
    """Keep the silver token for a later turn."""


@record
class PlaceGold(Move):
    """Play the gold token for this action as well."""

    action: str


@record
class KeepGold(Move):
    """Keep the gold token for a later turn."""


TokenMove: TypeAlias = PlaceToken | SwapCreature | Intervention
SilverMove: TypeAlias = PlaceSilver | KeepSilver
GoldMove: TypeAlias = PlaceGold | KeepGold

place_token, place_silver, place_gold = cache(PlaceToken), cache(PlaceSilver), cache(PlaceGold)
KEEP_SILVER, KEEP_GOLD = KeepSilver(), KeepGold()


@cache
def own_placements(tokens: int, left: int, silver: bool) -> tuple[PlaceToken, ...]:
    """KEM-5.3  Where an own token may go if `left` own tokens follow and perhaps an unplayed silver one.

    Silver can fill a missing level with this very token or with a later one, so it always counts as one here.
    """
    return tuple(
        place_token(space.id) for after, space in free_spaces(tokens) if missing_levels(after) <= left + silver
    )


def has_gold(game: Kemet, seat: int) -> bool:
    """KEM-5.5  Owned and not played in this round."""
    return game.gold_on[seat] == NONE and game.powers(seat).gold


def put_token(game: Kemet, seat: int, action: str) -> None:
    game.tokens[seat] |= 1 << components().action_index[action]


def token_refusal(move: Move, space: ActionSpace, tokens: int, missing: int, left: int) -> Refusal:
    """Why no token may go to a space: there is one, or Balance could not be kept."""
    if tokens >> components().action_index[space.id] & 1:
        return Refusal(move, "kemet.refusal.space_taken", {"action": space.id})
    return Refusal(move, "kemet.refusal.balance", {"action": space.id, "n": missing, "left": left})


@record
class CheckEnd(Step[Kemet]):
    """KEM-11.1, KEM-17.4  At the start of the own turn and right before the token: enough VP trigger the end."""

    rule: ClassVar[str] = "KEM-11.1"
    seat: int

    def run(self, game: Kemet) -> None:
        if game.triggered == NOBODY and game.points[self.seat] >= components().end_trigger:
            game.triggered = self.seat
            game.report(events.EndTriggered, self.seat, game.points[self.seat])
            game.stir()


@record
class ReachToken(Step[Kemet]):
    """KEM-5.2  The Day window before the token, the second end check, then the token."""

    rule: ClassVar[str] = "KEM-5.2"
    seat: int
    swaps: int

    def run(self, game: Kemet) -> None:
        game.then(OpenWindow("before_token"), CheckEnd(self.seat), ChooseAction(self.seat, self.swaps))


@record
class ChooseAction(Decision[Kemet, TokenMove]):
    """KEM-5.2  Put one own token on a free action space; at the Day's end no level may be without a token.

    Until the token is placed the window before it is open for the active player (KEM-10.3): cards and creatures are
    offered here too, creatures in the City can be exchanged (KEM-7.4), and after that everybody may speak again.
    """

    rule: ClassVar[str] = "KEM-5.2"
    secret_answers: ClassVar[tuple[type[Move], ...]] = (PlayCard, RainFire, EscapeTo)
    seat: int
    swaps: int
    """Exchanges of creatures that are left: more than any rearrangement needs, but not for ever (KEM-P14)."""

    def moves(self, game: Kemet) -> Sequence[TokenMove]:
        placements = self._placements(game)
        if game.hands[self.seat] or game.idle_creatures[self.seat]:
            exchanges = swaps(game, self.seat) if self.swaps else []
            return [*placements, *interventions(game, self.seat, "window"), *exchanges]
        return placements

    def _placements(self, game: Kemet) -> Sequence[PlaceToken]:
        """KEM-5.3  Where Balance can still be kept, be it with a silver token that this very purchase brings."""
        tokens, left, silver = game.tokens[self.seat], self._left(game), has_silver(game, self.seat)
        safe = own_placements(tokens, left, silver)
        if silver or not left:
            return safe
        daring = [
            move
            for move in own_placements(tokens, left, silver=True)
            if move not in safe and silver_tile(game, self.seat, kind_of(move.action)[1])
        ]
        return [*safe, *daring] if daring else safe

    def _left(self, game: Kemet) -> int:
        """Own tokens left after this one."""
        return tokens_left(game, self.seat) - 1

    def refusals(self, game: Kemet) -> list[Refusal]:
        tokens, left, offered = game.tokens[self.seat], self._left(game), self.moves(game)
        refused = []
        for number, space in enumerate(components().action_spaces):
            move = place_token(space.id)
            if move not in offered:
                refused.append(token_refusal(move, space, tokens, missing_levels(tokens | 1 << number), left))
        return refused + intervention_refusals(game, self.seat, "window")

    def facts(self, game: Kemet) -> Values:
        missing = missing_levels(game.tokens[self.seat])
        return {"seat": self.seat, "n": game.own_tokens[self.seat] + 1, "left": self._left(game), "missing": missing}

    def play(self, game: Kemet, move: TokenMove) -> None:
        if isinstance(move, SwapCreature):
            game.then(ReachToken(self.seat, self.swaps - 1))
            exchange(game, self.seat, move)
            return
        if not isinstance(move, PlaceToken):
            game.then(ReachToken(self.seat, self.swaps))
            intervene(game, self.seat, move, "window")
            return
        put_token(game, self.seat, move.action)
        game.own_tokens[self.seat] += 1
        game.report(events.TokenPlaced, self.seat, move.action)
        game.then(OfferSilver(self.seat, (move.action,)))


@record
class OfferSilver(Step[Kemet]):
    """KEM-5.5  Silver, then gold may be played together with the own token, if owned and not yet played."""

    rule: ClassVar[str] = "KEM-5.5"
    seat: int
    actions: tuple[str, ...]

    def run(self, game: Kemet) -> None:
        if has_silver(game, self.seat):
            game.ask(AddSilver(self.seat, self.actions))
        else:
            game.then(OfferGold(self.seat, self.actions))


@record
class AddSilver(Decision[Kemet, SilverMove]):
    """KEM-5.5  Put the silver token on another free action space, or keep it; it counts for Balance."""

    rule: ClassVar[str] = "KEM-5.5"
    seat: int
    actions: tuple[str, ...]

    def moves(self, game: Kemet) -> list[SilverMove]:
        tokens, left = game.tokens[self.seat], self._left(game)
        found: list[SilverMove] = []
        if self._may_keep(tokens, left):
            found.append(KEEP_SILVER)
        found += [place_silver(space.id) for after, space in free_spaces(tokens) if missing_levels(after) <= left]
        return found

    def _left(self, game: Kemet) -> int:
        return tokens_left(game, self.seat)

    def _may_keep(self, tokens: int, left: int) -> bool:
        """KEM-5.3  A silver token kept counts only if an own token is left to play it with."""
        return missing_levels(tokens) <= (left + 1 if left else 0)

    def refusals(self, game: Kemet) -> list[Refusal]:
        tokens, left = game.tokens[self.seat], self._left(game)
        offered, refused = self.moves(game), []
        if KEEP_SILVER not in offered:
            values: Values = {"n": missing_levels(tokens), "left": left}
            refused.append(Refusal(KEEP_SILVER, "kemet.refusal.silver_needed", values))
        for number, space in enumerate(components().action_spaces):
            move = place_silver(space.id)
            if move not in offered:
                refused.append(token_refusal(move, space, tokens, missing_levels(tokens | 1 << number), left))
        return refused

    def play(self, game: Kemet, move: SilverMove) -> None:
        actions = self.actions
        if isinstance(move, PlaceSilver):
            put_token(game, self.seat, move.action)
            game.silver_on[self.seat] = move.action
            game.report(events.SilverPlaced, self.seat, move.action)
            actions = (*actions, move.action)
        game.then(OfferGold(self.seat, actions))


@record
class OfferGold(Step[Kemet]):
    """KEM-5.5  The gold token goes on the apex, for one more action; then the actions are resolved."""

    rule: ClassVar[str] = "KEM-5.5"
    seat: int
    actions: tuple[str, ...]

    def run(self, game: Kemet) -> None:
        if has_gold(game, self.seat):
            game.then(AddGold(self.seat, self.actions))
        else:
            game.then(ResolveActions(self.seat, self.actions))


@record
class AddGold(Decision[Kemet, GoldMove]):
    """KEM-5.5  Play the gold token for a Move or a Recruit, or keep it; its space belongs to no level."""

    rule: ClassVar[str] = "KEM-5.5"
    seat: int
    actions: tuple[str, ...]

    def moves(self, game: Kemet) -> list[GoldMove]:
        return [KEEP_GOLD, *(place_gold(action) for action in components().gold_choices)]

    def play(self, game: Kemet, move: GoldMove) -> None:
        actions = self.actions
        if isinstance(move, PlaceGold):
            game.gold_on[self.seat] = move.action
            game.report(events.GoldPlaced, self.seat, move.action)
            actions = (*actions, move.action)
        game.then(ResolveActions(self.seat, actions))
