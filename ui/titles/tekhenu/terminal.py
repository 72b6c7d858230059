"""The table of Tekhenu in lines: the board, the seats with goods, scales and cards, one's own Decrees."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.agenda import Move
from game.core.position import Position
from game.core.records import record
from game.core.title import Title
from game.tekhenu.actions import UseValue
from game.tekhenu.components import SIDE, components
from game.tekhenu.decrees import DoubleDecree, PickDecree
from game.tekhenu.dial import Die
from game.tekhenu.gods.ra import LayOn
from game.tekhenu.gods.thoth import TakeCard
from game.tekhenu.hidden import UNKNOWN
from game.tekhenu.maat import PutFaith, TakeDestiny, bot_balance
from game.tekhenu.opening import KeepCard, RewardFirst, TakeStartCard
from game.tekhenu.selection import Recolour, SpendScribes, TurnDie
from game.tekhenu.state import Seat, Tekhenu
from game.tekhenu.turn import TakeDie
from game.tekhenu.words import BASIC
from ui.terminal.reading import Printed
from ui.terminal.renderers import Group, Renderer, alone, grouped
from ui.text.narrator import Narrator
from ui.titles.tekhenu.terminal_board import BoardLines
from ui.titles.tekhenu.words import die_in_words, faith_in_words, goods_in_words, signed_balance
from ui.titles.tekhenu.words_ahead import scoring_in_words

CARD_MOVES = (TakeCard, TakeDestiny, TakeStartCard, KeepCard, RewardFirst, PickDecree, DoubleDecree)
"""Moves that are told with the text of their card."""


def make(title: Title[Position], narrator: Narrator) -> Renderer:
    return TekhenuTable(narrator)


@record
class TekhenuTable:
    """Tells what lies on the table, never more than the view holds."""

    narrator: Narrator

    def table(self, view: Position, viewer: int | None) -> list[str]:
        assert isinstance(view, Tekhenu)
        board = BoardLines(self.narrator)
        return [
            *self._state(view),
            *board.dial(view),
            *board.horus(view),
            *board.ra(view),
            *board.temple(view),
            *board.osiris(view),
            *board.market(view),
            *self._loose_cards(view, board),
            *board.pyramid(view),
            *(self._seat(view, seat, viewer) for seat in view.order),
            *(self._ahead(view, seat) for seat in view.order if not view.over),
            *self._own(view, viewer),
        ]

    def glance(self, view: Position, viewer: int | None) -> list[str]:
        assert isinstance(view, Tekhenu)
        return [*self._state(view), *([] if viewer is None else [self._seat(view, viewer, viewer)])]

    # Moves

    def grouped(self, moves: Sequence[Move], view: Position) -> list[Group]:
        """Dice by section, temple spaces by row, faces, values and Faith on one line each; the rest one by one."""
        assert isinstance(view, Tekhenu)
        return grouped(moves, self._shared, partial(self._alone, view))

    def _alone(self, view: Tekhenu, move: Move) -> Group:
        """A move with a line of its own, and with the text of its card."""
        if not isinstance(move, CARD_MOVES):
            return alone(self.narrator, move)
        return Group(self.narrator.move(move), (self._print(view, move.card),), (move,))

    def printed(self, view: Position) -> list[Printed]:
        parts, label, say = components(), self.narrator.label, self.narrator.voice.say
        cards = (*parts.blessings, *parts.technologies, *parts.decrees, *parts.start_cards, *parts.destinies)
        tiles = (*parts.tiles, *parts.bot.tiles)
        return [
            *(Printed(card, label("card", card), say(f"tekhenu.card_text.{card}")) for card in cards),
            *(Printed(tile, label("tile", tile), say(f"tekhenu.tile_text.{tile}")) for tile in tiles),
        ]

    def _print(self, view: Tekhenu, card: str) -> str:
        """What is printed on a card; initiative matters only where there is an order of turn to find (TEK-19.2)."""
        text = self.narrator.voice.say(f"tekhenu.card_text.{card}")
        if card in components().start_cards and view.bot < 0:
            return self._say("group.start", text=text, n=components().start_cards[card].initiative)
        if card in components().destinies:
            return self._say("group.destiny", text=text, n=components().destinies[card].ankh)
        return self._say("group.card", text=text)

    def _shared(self, move: Move) -> tuple[str, str] | None:
        """What a move has in common with those beside it, and what tells it from them."""
        match move:
            case TakeDie(section, colour, face, plate):
                label = self._say("group.die", colour=colour, face=face, plate=plate)
                return self._say("group.section", god=section), label
            case SpendScribes(value):
                return self._say("group.scribes"), self._say("group.value", n=value)
            case UseValue(value):
                return self._say("group.values"), str(value)
            case TurnDie(card, face):
                return self._say("group.turn", card=card), self._say("group.face", n=face)
            case Recolour(card, colour, value, plate):
                label = self._say("group.recoloured", n=value, plate=plate)
                return self._say("group.recolour", card=card, colour=colour), label
            case LayOn(space):
                row, column = divmod(components().number[space], SIDE)
                return self._say("group.row", n=row + 1), self._say("group.column", n=column + 1)
            case PutFaith(n):
                return self._say("group.faith"), faith_in_words(self.narrator.voice, n)
        return None

    # The frame of the game

    def _state(self, view: Tekhenu) -> list[str]:
        names = ", ".join(self.narrator.voice.seats[seat] for seat in view.order)
        lines = [self._say("state", n=view.round_number, rounds=components().rounds, phase=view.phase, told=names)]
        if view.phase == "turns":
            lines.append(
                self._say(
                    "ahead",
                    rotation=_next(view, components().rounds_per_rotation),
                    judgement=_next(view, components().dice_per_judgement),
                    scoring=_next(view, components().rounds // 2),
                )
            )
        return lines

    def _loose_cards(self, view: Tekhenu, board: BoardLines) -> list[str]:
        """Start and Destiny cards that nobody holds."""
        lines = []
        for key, cards in (("start", view.start_display), ("destinies", view.destinies)):
            if cards:
                lines.append(self._say(f"market.{key}", told=", ".join(board.card(card) for card in cards)))
        return lines

    # Seats

    def _seat(self, view: Tekhenu, seat: int, viewer: int | None) -> str:
        owner = view.seats[seat]
        goods = goods_in_words(self.narrator.voice, owner.goods) if any(owner.goods) else self._say("seat.no_goods")
        parts = [goods, self._pieces(owner)]
        if seat == view.bot:
            parts += [self._say("seat.dice_aside", n=len(owner.anubis)), self._bot_balance(view)]
        else:
            levels = zip(BASIC, owner.production, strict=True)
            told = ", ".join(self._say("seat.level", resource=resource, n=level) for resource, level in levels)
            parts += [self._say("seat.production", told=told), self._balance(view, seat)]
        parts += self._cards(owner, seat == viewer)
        told = self._say("semicolon").join(parts)
        return self._say(
            "seat.line",
            seat=seat,
            points=view.points[seat],
            population=owner.population,
            happiness=owner.happiness,
            told=told,
        )

    def _ahead(self, view: Tekhenu, seat: int) -> str:
        """What a Scoring would bring a seat now."""
        total, *parts = scoring_in_words(self.narrator, view, seat)
        if not parts:
            return self._say("seat.nothing_ahead", seat=seat, total=total)
        return self._say("seat.ahead", seat=seat, total=total, told=self._say("semicolon").join(parts))

    def _pieces(self, owner: Seat) -> str:
        return self._say("seat.pieces", buildings=owner.buildings, statues=owner.statues, pillars=owner.pillars)

    def _balance(self, view: Tekhenu, seat: int) -> str:
        owner = view.seats[seat]
        plates = (("pure", owner.pure), ("tainted", owner.tainted), ("anubis", owner.anubis))
        told = [self._say(f"seat.{plate}", n=len(dice), told=self._dice(dice)) for plate, dice in plates if dice]
        excess = sum(owner.excess)
        told += [self._say("seat.excess", n=excess)] if excess else []
        told += [self._say("seat.faith", n=owner.faith_laid)] if owner.faith_laid else []
        weighed = signed_balance(self.narrator.voice, view.balance_of(seat))
        return self._say("seat.balance", weighed=weighed, told=", ".join(told) or self._say("seat.untouched"))

    def _bot_balance(self, view: Tekhenu) -> str:
        return self._say("seat.bot_balance", weighed=signed_balance(self.narrator.voice, bot_balance(view)))

    def _dice(self, dice: Sequence[Die]) -> str:
        return ", ".join(die_in_words(self.narrator.voice, die.colour, die.face) for die in dice)

    def _cards(self, owner: Seat, own: bool) -> list[str]:
        """Destiny card, Blessings, Technologies; of Decrees the number and, of a rival's, those that were seen."""
        parts = [self.narrator.label("card", owner.destiny)] if owner.destiny else []
        for key, cards in (("blessings", owner.blessings), ("technologies", owner.technologies)):
            if cards:
                parts.append(self._say(f"seat.{key}", n=len(cards), told=self._names(cards)))
        if owner.decrees:
            known = [] if own else [card for card in owner.decrees if not card.endswith(UNKNOWN)]
            told = self._say("seat.decrees", n=len(owner.decrees))
            parts.append(self._say("seat.known", count=told, n=len(known), told=self._names(known)) if known else told)
        return parts

    def _names(self, cards: Sequence[str]) -> str:
        return ", ".join(self.narrator.voice.noun("card", card) for card in cards)

    def _own(self, view: Tekhenu, viewer: int | None) -> list[str]:
        """The Decrees of the viewer with their texts."""
        if viewer is None:
            return []
        return [
            self._say(
                "own.decree",
                seat=viewer,
                card=card,
                symbol=components().decrees[card].symbol,
                text=self.narrator.voice.say(f"tekhenu.card_text.{card}"),
            )
            for card in view.seats[viewer].decrees
            if not card.endswith(UNKNOWN)
        ]

    def _say(self, key: str, /, **values: object) -> str:
        return self.narrator.voice.say(f"cli_tekhenu.{key}", **values)


def _next(view: Tekhenu, every: int) -> int:
    """The round after which what happens every so many rounds happens next."""
    return -(-view.round_number // every) * every
