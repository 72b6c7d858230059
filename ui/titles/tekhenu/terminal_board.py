"""The main board of Tekhenu in lines: dial, Horus, Ra, Temple, Osiris, market."""

from __future__ import annotations

from collections import Counter

from game.core.records import record
from game.tekhenu.botankhamon import coming
from game.tekhenu.components import SIDE, components
from game.tekhenu.gods.ra import TURNS, side_of
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, CARD_TYPES, COLOURS, FREE, GODS, GOODS, HIGHEST
from ui.text.narrator import Narrator
from ui.titles.tekhenu.words import die_in_words, gain_in_words, goods_in_words
from ui.titles.tekhenu.words_ahead import coming_in_words

PYRAMID = (4, 3, 2, 1)
"""TEK-19.1  Tiles in each row, from the base."""


@record
class BoardLines:
    """Tells what lies on the main board."""

    narrator: Narrator

    def say(self, key: str, /, **values: object) -> str:
        return self.narrator.voice.say(f"cli_tekhenu.{key}", **values)

    def noun(self, section: str, name: str) -> str:
        return self.narrator.voice.noun(section, name)

    def dial(self, view: Tekhenu) -> list[str]:
        """Every section with its light and its dice by purity, then the bag."""
        colours = Counter(view.bag)
        told = [self.say("dial.colour", n=colours[colour], colour=colour) for colour in COLOURS if colours[colour]]
        return [
            self.say("dial.head"),
            *(self._section(view, section) for section in range(len(GODS))),
            self.say("dial.bag", n=len(view.bag), told=", ".join(told)),
        ]

    def _section(self, view: Tekhenu, section: int) -> str:
        lines: dict[str, list[str]] = {"pure": [], "tainted": [], "forbidden": []}
        for die in sorted(view.sections[section], key=lambda die: -die.face):
            told = die_in_words(self.narrator.voice, die.colour, die.face)
            lines[view.purity(section, die.colour)].append(told)
        dice = [
            self.say("dial.dice", n=len(told), plate=plate, told=", ".join(told))
            for plate, told in lines.items()
            if told
        ]
        told = self.say("semicolon").join(dice) or self.say("dial.empty")
        return self.say("dial.section", god=GODS[section], light=view.light(section), told=told)

    def horus(self, view: Tekhenu) -> list[str]:
        """The god and the bonus of every value, and whose Statues stand there."""
        lines = [self.say("horus.head")]
        for number, god in enumerate(view.horus):
            owners = view.god_statues[god]
            names = ", ".join(self.narrator.voice.seats[owner] for owner in owners)
            bonus = gain_in_words(self.narrator.voice, components().horus_slots[number].bonus)
            told = self.say("horus.statues", n=len(owners), told=names)
            lines.append(self.say("horus.slot", value=number + 1, god=GODS[god], bonus=bonus, told=told))
        return lines

    def ra(self, view: Tekhenu) -> list[str]:
        """The three tiles on display with price, sides and ability."""
        lines = [self.say("ra.head", n=len(view.pile))]
        for slot, tile in zip(components().display, view.display, strict=True):
            values = "-".join(str(value) for value in (min(slot.values), max(slot.values)))
            told = self._tile(tile) if tile else self.say("ra.empty")
            place = self.narrator.label("display_slot", slot.id)
            lines.append(self.say("ra.slot", place=place, values=values, vp=slot.vp, told=told))
        return lines

    def _tile(self, name: str) -> str:
        tile = components().tiles[name]
        ability = self.say("ra.plain")
        if tile.light != "none":
            text = self.narrator.voice.say(f"tekhenu.tile_text.{name}").rstrip(".")
            ability = self.say("ra.ability", light=tile.light, text=text[:1].lower() + text[1:])
        price = goods_in_words(self.narrator.voice, tile.cost)
        return self.say("ra.tile", tile=name, price=price, told=self._sides(name, 0), text=ability)

    def _sides(self, tile: str, turn: int) -> str:
        """The colours of a tile as it lies: north, east, south, west."""
        return ", ".join(self.noun("outline", side_of(tile, turn, side)) for side in range(TURNS))

    def temple(self, view: Tekhenu) -> list[str]:
        """Border, spaces with what they bring or what stands on them, sites, Statues for the people."""
        return [
            self.say("temple.head"),
            self._border("top", 0, range(SIDE)),
            *(self._row(view, row) for row in range(SIDE)),
            self._border("bottom", 2, range(SIDE * (SIDE - 1), SIDE * SIDE)),
            *self._sites(view),
            self._people(view),
        ]

    def _border(self, name: str, side: int, spaces: range) -> str:
        colours = [self.noun("outline", components().temple[space].border[side]) for space in spaces]
        return self.say(f"temple.{name}", told=", ".join(colours))

    def _row(self, view: Tekhenu, row: int) -> str:
        first = row * SIDE
        spaces = [
            self.say("temple.space", n=column + 1, told=self._space(view, first + column)) for column in range(SIDE)
        ]
        left, right = components().temple[first].border[3], components().temple[first + SIDE - 1].border[1]
        return self.say(
            "temple.row", n=row + 1, outline_left=left, outline_right=right, told=self.say("semicolon").join(spaces)
        )

    def _space(self, view: Tekhenu, number: int) -> str:
        tile, place = view.laid[number], components().temple[number]
        if not tile:
            amounts = [place.amount if good == place.good else 0 for good in range(len(GOODS))]
            return goods_in_words(self.narrator.voice, amounts)
        sides = self._sides(tile, view.turned[number])
        if view.pillars[number] == FREE:
            return self.say("temple.tile", told=sides)
        return self.say("temple.pillar", seat=view.pillars[number], told=sides)

    def _sites(self, view: Tekhenu) -> list[str]:
        free = [
            self.say("temple.site", site=site.id, n=site.bread)
            for number, site in enumerate(components().sites)
            if view.site_open(number)
        ]
        built = [
            self.say("temple.owned", site=components().sites[number].id, seat=owner)
            for number, owner in enumerate(view.sites)
            if owner != FREE
        ]
        pause = self.say("semicolon")
        lines = [self.say("temple.sites", told=pause.join(free) or self.say("none"))]
        return [*lines, self.say("temple.built", told=pause.join(built))] if built else lines

    def _people(self, view: Tekhenu) -> str:
        told = []
        for number, space in enumerate(components().people_spaces):
            owner = view.people_statues[number]
            if owner == FREE:
                told.append(self.say("temple.statue_free", space=space.id, n=view.statue_gold[number]))
            else:
                told.append(self.say("temple.statue", space=space.id, seat=owner))
        return self.say("temple.statues", told=self.say("semicolon").join(told))

    def osiris(self, view: Tekhenu) -> list[str]:
        """Row by row, who has built in each district."""
        lines = [self.say("osiris.head", n=view.row_gold)]
        for row in range(HIGHEST):
            owners = [view.osiris[district * HIGHEST + row] for district in range(len(BASIC))]
            told = [
                self.say("osiris.free", resource=resource)
                if owner == FREE
                else self.say("osiris.owned", resource=resource, seat=owner)
                for resource, owner in zip(BASIC, owners, strict=True)
            ]
            lines.append(self.say("osiris.row", n=row + 1, told=", ".join(told)))
        return lines

    def market(self, view: Tekhenu) -> list[str]:
        """Open sections with their cards, closed ones with what opens them, and the decks."""
        lines = [self.say("market.head")]
        for number, cards in enumerate(view.market):
            if cards:
                told = ", ".join(self.card(card) for card in cards if card) or self.say("market.empty")
                needed = components().section_happiness[number]
                lines.append(self.say("market.section", n=number + 1, needed=needed, told=told))
            else:
                needed = components().section_population[number]
                lines.append(self.say("market.closed", n=number + 1, needed=needed))
        piles = zip(CARD_TYPES, view.decks, strict=True)
        decks = [self.say("market.deck", n=len(deck), kind=kind) for kind, deck in piles]
        return [*lines, self.say("market.decks", told=", ".join(decks))]

    def pyramid(self, view: Tekhenu) -> list[str]:
        """TEK-19.3  Botankhamon's tiles, row by row, and where he stands."""
        if not view.bot_tiles:
            return []
        lines, place = [self.say("pyramid.head", seat=view.bot)], 0
        for length in PYRAMID:
            row = range(place, place + length)
            told = [
                self.say("pyramid.here" if at == view.bot_place else "pyramid.tile", tile=view.bot_tiles[at])
                for at in row
            ]
            lines.append(self.say("pyramid.row", told=self.say("semicolon").join(told)))
            place += length
        ahead = (coming_in_words(self.narrator, view, one) for one in coming(view))
        return [*lines, *(f"  {tile}. {' '.join(rest)}" for tile, *rest in ahead)]

    def card(self, card: str) -> str:
        """A card with its number, by which the rule book tells of it."""
        return self.say("market.card", card=card, id=card)
