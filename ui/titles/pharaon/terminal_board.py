"""The boards of Pharaon in lines: wheel and gods, offerings, cards, Nile, Pyramid of Time, supply, Traitor tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.core.records import record
from game.pharaon.components import components
from game.pharaon.gods import gods_of
from game.pharaon.pieces import BASE, RESOURCES, Effect
from game.pharaon.state import NOBODY, Pharaon, Traitor
from ui.text.narrator import Narrator
from ui.titles.pharaon.words import artisan_in_words, effect_in_words, noble_in_words, option_in_words, tokens_in_words
from ui.titles.pharaon.words_ahead import next_turn_in_words


@record
class BoardLines:
    """Tells what lies on the boards."""

    narrator: Narrator

    def say(self, key: str, /, **values: object) -> str:
        return self.narrator.voice.say(f"cli_pharaon.{key}", **values)

    def noun(self, section: str, name: str) -> str:
        return self.narrator.voice.noun(section, name)

    def tokens(self, tokens: Sequence[str]) -> str:
        return tokens_in_words(self.narrator.voice, tokens)

    def wheel(self, view: Pharaon) -> list[str]:
        """What faces each quarter and what lies there, then what the gods ask for."""
        direction = "clockwise" if view.clockwise_wheel else "counterclockwise"
        lines = [self.say("wheel.head", direction=direction)]
        for quarter in view.quarters:
            colour = view.facing(quarter)
            lying = view.wheel[colour]
            told = self.say("wheel.lying", told=self.tokens(lying)) if lying else ""
            free = max(0, view.slots - len(lying))
            lines.append(
                self.say("wheel.sector", quarter=quarter, resource=BASE[colour], n=free, slots=view.slots, told=told)
            )
        if view.beside:
            lines.append(self.say("wheel.beside", told=self.tokens(view.beside)))
        return lines

    def gods(self, view: Pharaon) -> list[str]:
        found = []
        for god in gods_of(view.quarters).values():
            needs = [self.say("wheel.need", n=count, quarter=quarter) for quarter, count in god.needs]
            found.append(self.say("wheel.god", god=god.id, pp=god.pp, told=", ".join(needs)))
        return found

    def offerings(self, view: Pharaon) -> list[str]:
        """Lots and bonus tokens by their place, and the bag."""
        lots = [
            self.say("offerings.lot", n=place, told=self.tokens(lot)) for place, lot in enumerate(view.lots, 1) if lot
        ]
        zone = [self.say("offerings.bonus", n=place, token=token) for place, token in enumerate(view.zone, 1) if token]
        return [
            self.say("offerings.lots", told=", ".join(lots)) if lots else self.say("offerings.no_lots"),
            self.say("offerings.zone", told=", ".join(zone) or self.say("none")),
            self.say("offerings.bag", n=len(view.bag), gone=len(view.token_discard)),
        ]

    def nobles(self, view: Pharaon) -> list[str]:
        head = self.say("cards.nobles", n=len(view.noble_deck))
        return [head, *self._cards(view.nobles, self._noble_name, self.noble_text)]

    def artisans(self, view: Pharaon) -> list[str]:
        head = self.say("cards.artisans", n=len(view.artisan_deck))
        return [head, *self._cards(view.artisans, self._artisan_name, self.artisan_text)]

    def _cards(self, cards: Sequence[str], name: Callable[[str], str], text: Callable[[str], str]) -> list[str]:
        lines = []
        for slot, card in enumerate(cards, 1):
            told = {"name": name(card), "text": text(card)} if card else {}
            lines.append(self.say("cards.card" if card else "cards.empty", n=slot, **told))
        return lines

    def _noble_name(self, noble: str) -> str:
        return noble_in_words(self.narrator.voice, noble)

    def noble_text(self, noble: str) -> str:
        return self.narrator.voice.say(f"pharaon.noble_text.{noble}")

    def _artisan_name(self, artisan: str) -> str:
        return self.noun("artisan", artisan)

    def artisan_text(self, artisan: str) -> str:
        return artisan_in_words(self.narrator.voice, artisan)

    def nile(self) -> list[str]:
        """What each line of the Nile gives."""
        return [
            self.say("nile.head"),
            *(
                self.say("nile.option", option=name, told=option_in_words(self.narrator.voice, name))
                for name in components().nile
            ),
        ]

    def pyramid(self, view: Pharaon) -> list[str]:
        """Rows in use with their gains and discs, vases below, the pile."""
        lines = [self.say("pyramid.head")]
        for row in range(1, view.layout.pyramid_rows + 1):
            gains = ", ".join(self.noun("gain", gain) for gain in components().rows[row - 1])
            discs = [
                self.say("pyramid.disc", seat=seat, n=owner.space + 1)
                for seat, owner in enumerate(view.seats)
                if owner.row == row
            ]
            lines.append(self.say("pyramid.row", n=row, told=gains, disc="".join(discs)))
        return [*lines, self.vases(view), self.say("pyramid.pile", n=len(view.vase_pile), gone=len(view.vase_discard))]

    def vases(self, view: Pharaon) -> str:
        told = [
            self.say(
                "pyramid.vase", told=self.tokens([RESOURCES[number] for number in components().vases[vase].resources])
            )
            for vase in view.vases
        ]
        return self.say("pyramid.vases", n=len(told), told=", ".join(told))

    def supply(self, view: Pharaon) -> list[str]:
        stock = [name for name, count in zip(RESOURCES, view.supply, strict=True) for _ in range(count)]
        return [self.say("supply", told=self.tokens(stock))]

    def pharaoh(self, view: Pharaon) -> str:
        if view.pharaoh != NOBODY:
            return self.say("pharaoh", seat=view.pharaoh)
        return self.say("no_pharaoh", nobles=components().pharaoh.nobles, step=components().pharaoh.step)

    def tiles(self, view: Pharaon) -> list[str]:
        """PHA-14.9  How full each Traitor tile is, and what its next space does."""
        traitor = view.traitor
        if traitor is None:
            return []
        head = self.say("traitor.head", n=len(traitor.pile))
        tiles = [self._tile(traitor, place) for place in range(len(traitor.tiles))]
        ahead = next_turn_in_words(self.narrator, view) if view.current_round and not view.over else []
        return [head, *tiles, *ahead]

    def tile_text(self, view: Pharaon, tile: str) -> str:
        """How full a tile is, and what the spaces of the face that lies up do."""
        traitor = view.traitor
        assert traitor is not None
        place = traitor.tiles.index(tile)
        spaces = components().traitor_tiles[tile].faces[traitor.faces[place]]
        return f"{self._tile(traitor, place, 'unnamed_tile')} {self._spaces(spaces)}."

    def tile_faces(self, view: Pharaon) -> list[str]:
        """PHA-14.6  Both faces of each Traitor tile with all that their spaces do, and which of them lies up."""
        traitor = view.traitor
        assert traitor is not None
        lines = []
        for tile, up, colour in zip(traitor.tiles, traitor.faces, traitor.colours, strict=True):
            for face, spaces in components().traitor_tiles[tile].faces.items():
                key, listed = "face_up" if face == up else "face_down", self._spaces(spaces)
                lines.append(self.say(f"traitor.{key}", tile=tile, face=face, resource=BASE[colour], told=listed))
        return lines

    def _spaces(self, spaces: Sequence[Sequence[Effect]]) -> str:
        """What the spaces of a face do, from the bottom."""
        told = [
            self.say("traitor.space", n=number, told=", ".join(self._effects(effects)))
            for number, effects in enumerate(spaces, 1)
            if effects
        ]
        return self.say("semicolon").join(told)

    def _effects(self, effects: Iterable[Effect]) -> list[str]:
        return [effect_in_words(self.narrator.voice, effect) for effect in effects]

    def _tile(self, traitor: Traitor, place: int, key: str = "tile") -> str:
        tile, face = traitor.tiles[place], traitor.faces[place]
        spaces, taken = components().traitor_tiles[tile].faces[face], len(traitor.placed[place])
        told = self.say("traitor.full")
        if taken < len(spaces):
            effects = ", ".join(self._effects(spaces[taken])) or self.say("traitor.nothing")
            told = self.say("traitor.next", n=taken + 1, told=effects)
        return self.say(
            f"traitor.{key}",
            tile=tile,
            face=face,
            resource=BASE[traitor.colours[place]],
            n=taken,
            spaces=len(spaces),
            told=told,
        )
