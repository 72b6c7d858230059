"""The table of Pharaon in lines: the boards, the seats with tokens, cards, Nile and Burial Chamber."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.agenda import Move
from game.core.position import Position
from game.core.records import record
from game.core.title import Title
from game.pharaon.artisans import TakeArtisan
from game.pharaon.components import components
from game.pharaon.dark_tiles import ChooseDarkTiles, TurnTile
from game.pharaon.free_paying import LayOnWheel
from game.pharaon.gains import Climb, TakeBonus, TakeResource
from game.pharaon.nobles import TakeNoble
from game.pharaon.offerings import TakeLot, TakeLotWithBonus
from game.pharaon.opening import KeepNoble
from game.pharaon.pieces import BASE, RESOURCES
from game.pharaon.powers import GiveToken
from game.pharaon.scoring import score_sheet
from game.pharaon.settling import HandIn
from game.pharaon.state import Pharaon, Seat
from game.pharaon.turn import GoTo
from ui.terminal.reading import Printed
from ui.terminal.renderers import Group, Renderer, alone, grouped
from ui.text.narrator import Narrator
from ui.titles.pharaon.terminal_board import BoardLines
from ui.titles.pharaon.words import noble_in_words, option_in_words, token_in_words
from ui.titles.pharaon.words_ahead import next_turn_in_words


def make(title: Title[Position], narrator: Narrator) -> Renderer:
    return PharaonTable(narrator)


@record
class PharaonTable:
    """Tells what lies on the table, never more than the view holds."""

    narrator: Narrator

    def table(self, view: Position, viewer: int | None) -> list[str]:
        assert isinstance(view, Pharaon)
        board = BoardLines(self.narrator)
        return [
            self._state(view),
            board.pharaoh(view),
            *board.wheel(view),
            *board.gods(view),
            *board.offerings(view),
            *board.nobles(view),
            *board.artisans(view),
            *board.nile(),
            *board.pyramid(view),
            *board.supply(view),
            *board.tiles(view),
            *self._seats(view),
        ]

    def glance(self, view: Position, viewer: int | None) -> list[str]:
        """The round and the own goods; before the game the faces of the tiles that may be turned."""
        assert isinstance(view, Pharaon)
        faces = BoardLines(self.narrator).tile_faces(view) if isinstance(view.decision, ChooseDarkTiles) else []
        return [self._state(view), *faces, *([] if viewer is None else [self._seat(view, viewer)])]

    def printed(self, view: Position) -> list[Printed]:
        """Cards, tokens, quarters, lines of the Nile; of the Traitor, what comes next."""
        assert isinstance(view, Pharaon)
        parts, board, voice = components(), BoardLines(self.narrator), self.narrator.voice
        label = self.narrator.label
        found = [Printed(noble, noble_in_words(voice, noble), board.noble_text(noble)) for noble in parts.nobles]
        found += [Printed(card, label("artisan", card), board.artisan_text(card)) for card in parts.artisans]
        found += [Printed(kind.id, label("token", kind.id), token_in_words(voice, kind.id)) for kind in parts.tokens]
        found += [Printed(name, label("quarter", name), self._quarter(name)) for name in parts.quarters]
        found += [Printed(name, label("option", name), option_in_words(voice, name)) for name in parts.nile]
        if view.traitor is not None:
            found += [Printed(tile, label("tile", tile), board.tile_text(view, tile)) for tile in view.traitor.tiles]
            ahead = " ".join(next_turn_in_words(self.narrator, view))
            found.append(Printed("traitre", voice.seats[view.traitor.seat], ahead))
        return found

    def _quarter(self, quarter: str) -> str:
        return self.narrator.voice.say(f"pharaon.quarter_text.{quarter}")

    # Moves

    def grouped(self, moves: Sequence[Move], view: Position) -> list[Group]:
        """Quarters, tokens, tracks, lots and bonus tokens on one line each; cards with their text; the rest alone."""
        assert isinstance(view, Pharaon)
        return grouped(moves, partial(self._shared, view), self._alone)

    def _alone(self, move: Move) -> Group:
        """A move with a line of its own, and with the text of its card."""
        board = BoardLines(self.narrator)
        if isinstance(move, KeepNoble | TakeNoble):
            text = board.noble_text(move.noble)
        elif isinstance(move, TakeArtisan):
            text = board.artisan_text(move.artisan)
        else:
            return alone(self.narrator, move)
        return Group(self.narrator.move(move), (self._say("group.card", text=text),), (move,))

    def _shared(self, view: Pharaon, move: Move) -> tuple[str, str] | None:
        """What a move has in common with those beside it, and what tells it from them."""
        noun = self.narrator.voice.noun
        match move:
            case GoTo(quarter):
                access = BASE[view.facing(quarter)]
                return self._say("group.go"), self._say("group.quarter", quarter=quarter, resource=access)
            case HandIn(token):
                return self._say("group.pay"), noun("token", token)
            case LayOnWheel(token):
                return self._say("group.access"), noun("token", token)
            case TurnTile(tile):
                return self._say("group.turn_tile"), noun("tile", tile)
            case GiveToken(token):
                return self._say("group.give"), noun("token", token)
            case TakeResource(resource):
                return self._say("group.take"), noun("resource", resource)
            case Climb(track):
                return self._say("group.climb"), noun("track", track)
            case TakeLot(lot):
                return self._say("group.lot"), self._lot(view, lot)
            case TakeLotWithBonus(lot):
                return self._say("group.lot_bonus"), self._lot(view, lot)
            case TakeBonus(position):
                return self._say("group.zone"), noun("token", view.zone[position - 1])
        return None

    def _lot(self, view: Pharaon, place: int) -> str:
        return self._say("group.of_lot", n=place, told=BoardLines(self.narrator).tokens(view.lots[place - 1]))

    # Seats

    def _state(self, view: Pharaon) -> str:
        return self._say("state", n=view.current_round, rounds=components().rounds, seat=view.first)

    def _seats(self, view: Pharaon) -> list[str]:
        return [self._seat(view, seat) for seat in range(len(view.seats))]

    def _seat(self, view: Pharaon, seat: int) -> str:
        owner = view.seats[seat]
        parts = [
            *self._marks(view, seat),
            self._tokens(owner),
            *self._step(view, seat),
            self._nile(owner),
            *self._cards(owner),
            *self._plot(view, seat),
        ]
        points = view.points[seat] if view.over else sum(score_sheet(view, seat).values())
        return self._say("seat.line", seat=seat, points=points, told=self._say("semicolon").join(parts))

    def _marks(self, view: Pharaon, seat: int) -> list[str]:
        """First Player, Pharaoh, and where the disc of a seat that passed stands."""
        owner = view.seats[seat]
        marks = [self._say("seat.first")] if view.first == seat else []
        marks += [self._say("seat.crowned")] if view.pharaoh == seat else []
        if owner.passed:
            marks.append(
                self._say("seat.row", row=owner.row, n=owner.space + 1) if owner.row else self._say("seat.last")
            )
        return marks

    def _tokens(self, owner: Seat) -> str:
        held = [name for name, count in zip(RESOURCES, owner.stock, strict=True) for _ in range(count)]
        held += [token.id for token, count in zip(components().tokens, owner.tokens, strict=True) for _ in range(count)]
        return BoardLines(self.narrator).tokens(held) if held else self._say("seat.no_tokens")

    def _step(self, view: Pharaon, seat: int) -> list[str]:
        """The step reached and what the next one costs; the Traitor never pays."""
        owner = view.seats[seat]
        told = [self._say("seat.step", n=owner.step)]
        if owner.step < components().last_step and seat != view.automaton:
            cost = [RESOURCES[colour] for colour in components().burial[owner.step].cost]
            told.append(self._say("seat.next_step", told=BoardLines(self.narrator).tokens(cost)))
        return told

    def _nile(self, owner: Seat) -> str:
        levels = zip(BASE, owner.levels, strict=True)
        told = [self._say("seat.level", track=track, n=level) for track, level in levels if level]
        return self._say("seat.nile", told=", ".join(told)) if told else self._say("seat.no_nile")

    def _cards(self, owner: Seat) -> list[str]:
        voice = self.narrator.voice
        nobles = [
            self._say("seat.turned", name=noble_in_words(voice, noble))
            if noble in owner.turned
            else noble_in_words(voice, noble)
            for noble in owner.nobles
        ]
        artisans = [voice.noun("artisan", artisan) for artisan in owner.artisans]
        parts = [self._say("seat.nobles", n=len(nobles), told=", ".join(nobles))] if nobles else []
        parts += [self._say("seat.artisans", n=len(artisans), told=", ".join(artisans))] if artisans else []
        return parts

    def _plot(self, view: Pharaon, seat: int) -> list[str]:
        """PHA-14.17  What the Traitor has reached on his tiles."""
        traitor = view.traitor
        if traitor is None or traitor.seat != seat:
            return []
        gods = ", ".join(self.narrator.voice.noun("god", god) for god in traitor.gods) or self._say("none")
        worth = traitor.noble_pp or components().traitor_noble_pp
        return [self._say("traitor.gods", told=gods), self._say("traitor.worth", n=worth)]

    def _say(self, key: str, /, **values: object) -> str:
        return self.narrator.voice.say(f"cli_pharaon.{key}", **values)
