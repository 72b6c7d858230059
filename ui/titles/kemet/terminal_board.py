"""The map, the tiles to buy and a Combat of Kemet in lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.core.records import record
from game.kemet.boards import Space
from game.kemet.components import COLOURS, components
from game.kemet.hidden import UNKNOWN
from game.kemet.market import display
from game.kemet.state import ATTACKER, DEFENDER, NOBODY, Combat, Kemet
from ui.text.narrator import Narrator
from ui.titles.kemet.words import battle_card_in_words, group_in_words


@record
class BoardLines:
    """Tells what stands on the board and what lies beside it."""

    narrator: Narrator

    def say(self, key: str, /, **values: object) -> str:
        return self.narrator.voice.say(f"cli_kemet.{key}", **values)

    def nouns(self, section: str, names: Iterable[str]) -> str:
        """Names one after the other, equal ones counted, or that there are none."""
        told = []
        for name, times in Counter(names).items():
            noun = self.narrator.voice.noun(section, name)
            told.append(f"{times} × {noun}" if times > 1 else noun)
        return ", ".join(told) or self.say("none")

    # The map

    def cities(self, view: Kemet) -> list[str]:
        """Every City with its districts: pyramid and Troop."""
        lines = [self.say("city.head")]
        for seat, city in enumerate(view.cities):
            districts = [
                self.say("city.district", n=number, told=self._standing(view, space) or self.say("city.empty"))
                for number, space in enumerate(view.board.cities[city], 1)
            ]
            name = self.narrator.label("city", view.board.city_names[city])
            lines.append(self.say("city.line", name=name, seat=seat, told=self.say("semicolon").join(districts)))
        return lines

    def land(self, view: Kemet) -> list[str]:
        """Temples, Sanctuary and deserts: what they give, and who stands there."""
        lines = [self.say("land.head")]
        for number, space in enumerate(view.board.spaces):
            if space.kind != "district":
                told = [*self._printed(space), self._standing(view, number) or self.say("city.empty")]
                name = self.narrator.label("space", space.id)
                lines.append(self.say("land.line", name=name, told=", ".join(told)))
        return lines

    def roads(self, view: Kemet) -> list[str]:
        """What touches what outside the Cities, harbours and obelisks; a City is told by its front."""
        lines, board = [self.say("roads.head")], view.board
        for number, space in enumerate(board.spaces):
            if space.kind != "district":
                near = [self.narrator.voice.noun("space", board.names[other]) for other in board.adjacent[number]]
                ends = [other for pair in board.harbours if number in pair for other in pair if other != number]
                near += [self.say("roads.harbour", space=board.names[other]) for other in ends]
                told = ", ".join(near) or self.say("roads.alone")
                name = self.narrator.label("space", space.id)
                lines.append(self.say("roads.line", name=name, told=told))
        obelisks = (board.names[number] for number in board.obelisks)
        return [*lines, self.say("roads.obelisks", told=self.nouns("space", obelisks))]

    def _printed(self, space: Space) -> list[str]:
        if space.delta:
            return [self.say("land.delta", n=components().delta_prayers)]
        return [self.say("land.prayers", n=space.prayer)] if space.prayer else []

    def _standing(self, view: Kemet, space: int) -> str:
        """Pyramid and Troop of a space."""
        told = []
        if view.levels[space]:
            told.append(self.say("city.pyramid", colour=view.colours[space], level=view.levels[space]))
        if view.holder[space] != NOBODY:
            group = group_in_words(self.narrator.voice, view.units[space], view.creatures[space])
            told.append(self.say("land.troop", told=group, seat=view.holder[space]))
        return ", ".join(told)

    # Beside the map

    def market(self, view: Kemet) -> list[str]:
        """The tiles that nobody has bought, by colour and level."""
        sold = {tile for tiles in view.tiles for tile in tiles}
        lines = [self.say("market.head")]
        for colour in COLOURS:
            left = [tile for tile in display(colour) if tile.id not in sold]
            for level in sorted({tile.level for tile in left}):
                told = [self.say("market.tile", tile=tile.id, id=tile.id) for tile in left if tile.level == level]
                name = self.narrator.label("colour", colour)
                lines.append(self.say("market.line", name=name, level=level, told=", ".join(told)))
        return lines

    def deck(self, view: Kemet) -> list[str]:
        return [self.say("deck", n=len(view.deck), told=self.nouns("card", sorted(view.discard)))]

    def combat(self, view: Kemet) -> list[str]:
        """Both sides: Troop, battle card, cards behind it."""
        combat = view.combat
        if combat is None:
            return []
        return [
            self.say("combat.head", space=view.name(combat.space)),
            self.say("combat.attacker", seat=combat.attacker, told=self._side(view, combat, ATTACKER)),
            self.say("combat.defender", seat=combat.defender, told=self._side(view, combat, DEFENDER)),
        ]

    def _side(self, view: Kemet, combat: Combat, side: int) -> str:
        seat, space = combat.seat_on(side), combat.space
        units = combat.units if side == ATTACKER else view.units_of(combat.defender, space)
        creatures: Sequence[str] = combat.companions if side == ATTACKER else view.creatures[space]
        told = [group_in_words(self.narrator.voice, units, creatures) if units else self.say("combat.no_units")]
        chosen = view.chosen[seat]
        if chosen == UNKNOWN or (chosen and not combat.shown[side]):
            told.append(self.say("combat.face_down"))
        elif chosen:
            values = battle_card_in_words(self.narrator.voice, chosen)
            told.append(self.say("combat.card", card=chosen, battle=values))
        if combat.revealed and view.behind[seat]:
            told.append(self.say("combat.behind", told=self.nouns("card", view.behind[seat])))
        return ", ".join(told)
