"""The table of Kemet in lines: the map, the tiles to buy, the seats, one's own cards."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.agenda import Move
from game.core.position import Position
from game.core.records import record
from game.core.title import Title
from game.kemet.balance import has_silver
from game.kemet.cards import PlayCard, RainFire
from game.kemet.combat import GiveForForce, HideCard
from game.kemet.components import components
from game.kemet.creatures import PlaceCreature
from game.kemet.hidden import UNKNOWN
from game.kemet.landing import PutUnits
from game.kemet.march import GoOn
from game.kemet.market import BuyTile
from game.kemet.night_cards import KeepFromVision
from game.kemet.pyramids import RaisePyramid
from game.kemet.recruiting import RecruitInto
from game.kemet.state import NOBODY, Kemet
from game.kemet.tokens import has_gold
from ui.terminal.reading import Printed
from ui.terminal.renderers import Group, Renderer, alone, grouped
from ui.text.narrator import Narrator
from ui.titles.kemet.terminal_board import BoardLines
from ui.titles.kemet.words import battle_card_in_words, creature_in_words, group_in_words

CARD_MOVES = (PlayCard, HideCard, GiveForForce, KeepFromVision)
"""Moves that are told with the text of their card."""


def make(title: Title[Position], narrator: Narrator) -> Renderer:
    return KemetTable(narrator)


@record
class KemetTable:
    """Tells what lies on the table, never more than the view holds."""

    narrator: Narrator

    def table(self, view: Position, viewer: int | None) -> list[str]:
        assert isinstance(view, Kemet)
        board = BoardLines(self.narrator)
        return [
            *self._state(view),
            *board.cities(view),
            *board.land(view),
            *board.roads(view),
            *board.market(view),
            *board.deck(view),
            *board.combat(view),
            *(self._seat(view, seat) for seat in view.order),
            *self._own(view, viewer),
        ]

    def glance(self, view: Position, viewer: int | None) -> list[str]:
        assert isinstance(view, Kemet)
        fight = BoardLines(self.narrator).combat(view)
        return [*self._state(view), *fight, *([] if viewer is None else [self._seat(view, viewer)])]

    # Moves

    def grouped(self, moves: Sequence[Move], view: Position) -> list[Group]:
        """Numbers of Units, levels and targets on one line each; the rest alone, cards and tiles with their text."""
        return grouped(moves, self._shared, self._alone)

    def _alone(self, move: Move) -> Group:
        """A move with a line of its own, and with what is printed on its card or tile."""
        text = ""
        if isinstance(move, CARD_MOVES):
            text = f"card_text.{move.card}"
        elif isinstance(move, BuyTile):
            text = f"tile_text.{move.tile}"
        if not text:
            return alone(self.narrator, move)
        printed = self._say("group.text", text=self.narrator.voice.say(f"kemet.{text}"))
        return Group(self.narrator.move(move), (printed,), (move,))

    def _shared(self, move: Move) -> tuple[str, str] | None:
        """What a move has in common with those beside it, and what tells it from them."""
        match move:
            case RecruitInto(space, n):
                return self._say("group.recruit", space=space), self._say("group.units", n=n)
            case PutUnits(space, n):
                return self._say("group.put", space=space), self._say("group.units", n=n)
            case GoOn(n, creature):
                return self._say("group.leave"), group_in_words(self.narrator.voice, n, creature)
            case RaisePyramid(colour, level):
                return self._say("group.pyramid", colour=colour), str(level)
            case RainFire(space, rival):
                return self._say("group.fire", rival=rival), self._say("group.space", space=space)
            case PlaceCreature(creature, space):
                return self._say("group.creature", creature=creature), self._say("group.space", space=space)
        return None

    def printed(self, view: Position) -> list[Printed]:
        label, voice = self.narrator.label, self.narrator.voice
        cards = [
            Printed(card, label("card", card), voice.say(f"kemet.card_text.{card}")) for card in components().cards
        ]
        tiles = [
            Printed(tile, label("tile", tile), voice.say(f"kemet.tile_text.{tile}")) for tile in components().tiles
        ]
        battle = [
            Printed(card, label("card", card), battle_card_in_words(voice, card)) for card in components().battle_cards
        ]
        return [
            *tiles,
            *cards,
            *battle,
            *(Printed(one, label("creature", one), creature_in_words(voice, one)) for one in components().creatures),
        ]

    # The frame of the game

    def _state(self, view: Kemet) -> list[str]:
        lines = [self._say("state", n=view.day, phase=view.phase, told=self._names(view.order))]
        if view.triggered != NOBODY:
            lines.append(self._say("triggered", seat=view.triggered))
        if view.track:
            lines.append(self._say("track", told=self._names(view.track)))
        return lines

    def _names(self, seats: Sequence[int]) -> str:
        names = self.narrator.voice.seats
        return ", ".join(self._say("free") if seat == NOBODY else names[seat] for seat in seats)

    # Seats

    def _seat(self, view: Kemet, seat: int) -> str:
        told = [
            self._say("seat.prayers", n=view.prayers[seat]),
            self._say("seat.reserve", n=view.reserve[seat]),
            *self._tokens(view, seat),
            *self._owned("tiles", "tile", view.tiles[seat]),
            *self._owned("creatures", "creature", view.idle_creatures[seat]),
            self._say("seat.cards", n=len(view.hands[seat])),
            self._say("seat.battle", n=len(view.battle_hands[seat]), down=len(view.face_down[seat])),
            *self._owned("shown", "card", view.face_up[seat]),
            *([] if view.alert[seat] else [self._say("seat.aside")]),
        ]
        parts = self._say("semicolon").join(told)
        return self._say("seat.line", seat=seat, points=view.points[seat], permanent=view.permanent(seat), told=parts)

    def _tokens(self, view: Kemet, seat: int) -> list[str]:
        """Action spaces with a token, and the extra tokens that are still to be played."""
        if view.phase != "day":
            return []
        spaces = [
            space.id for number, space in enumerate(components().action_spaces) if view.tokens[seat] >> number & 1
        ]
        names = ", ".join(self.narrator.voice.noun("action", space) for space in spaces)
        told = [self._say("seat.tokens", told=names) if spaces else self._say("seat.no_tokens")]
        told += [self._say("seat.silver")] if has_silver(view, seat) else []
        return told + ([self._say("seat.gold")] if has_gold(view, seat) else [])

    def _owned(self, key: str, section: str, names: Sequence[str]) -> list[str]:
        """What a seat has of a kind, if it has any."""
        return [self._say(f"seat.{key}", told=BoardLines(self.narrator).nouns(section, names))] if names else []

    # One's own cards

    def _own(self, view: Kemet, viewer: int | None) -> list[str]:
        """What only the viewer may know: the hands, and what was chosen in this Combat."""
        if viewer is None:
            return []
        lines = [self._divine(viewer, card) for card in view.hands[viewer]]
        lines.append(self._say("own.battle", seat=viewer, told=self._battle(view.battle_hands[viewer])))
        if view.face_down[viewer]:
            lines.append(self._say("own.secret", seat=viewer, told=self._battle(view.face_down[viewer])))
        if view.chosen[viewer] and view.aside[viewer]:
            chosen, aside = view.chosen[viewer], view.aside[viewer]
            lines.append(self._say("own.chosen", seat=viewer, card=chosen, aside=aside))
        for key, cards in (("hidden", view.behind[viewer]), ("vision", view.vision)):
            if cards and UNKNOWN not in cards:
                lines.append(self._say(f"own.{key}", seat=viewer, told=BoardLines(self.narrator).nouns("card", cards)))
        return lines

    def _divine(self, seat: int, card: str) -> str:
        text = self.narrator.voice.say(f"kemet.card_text.{card}")
        return self._say("own.divine", seat=seat, card=card, cost=components().cards[card].cost, text=text)

    def _battle(self, cards: Sequence[str]) -> str:
        voice = self.narrator.voice
        told = [self._say("own.battle_card", card=card, battle=battle_card_in_words(voice, card)) for card in cards]
        return ", ".join(told) or self._say("none")

    def _say(self, key: str, /, **values: object) -> str:
        return self.narrator.voice.say(f"cli_kemet.{key}", **values)
