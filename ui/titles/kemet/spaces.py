"""The spaces of the map for one question: what they stand for, how they shine, what they say."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.core.agenda import Refusal
from game.kemet.cards import EscapeTo, RainFire, kinds
from game.kemet.components import NONE, components
from game.kemet.creatures import PlaceCreature, SwapCreature
from game.kemet.march import Advance, Detach
from game.kemet.onset import FightAt
from game.kemet.resolution import RetreatTo
from game.kemet.setup import Garrison, GarrisonCity, PlacePyramid
from game.kemet.state import NOBODY
from ui.frame.tooltip import Tip
from ui.kit.answer import Answer
from ui.kit.thing import Face, Shape, Thing, Things
from ui.titles.kemet import tips
from ui.titles.kemet.map import figures
from ui.titles.kemet.map.capsules import Capsule, capsule_size, draw_capsule
from ui.titles.kemet.map.light import Kind, Light
from ui.titles.kemet.map.pieces import Troop
from ui.titles.kemet.map.things import MapThings
from ui.titles.kemet.marches import lay_march, lay_troops
from ui.titles.kemet.recruits import lay_recruits
from ui.titles.kemet.spread import Spread, Tell


class Spaces:
    """Collects what spaces stand for in one question; `lay` puts the whole map down."""

    def __init__(self, spread: Spread, map_things: MapThings) -> None:
        self.spread = spread
        self.map = map_things
        self.style, self.view, self.geometry = spread.style, spread.view, spread.geometry
        self.lights: dict[str, Light] = {}
        self.arrows: set[tuple[str, str]] = set()
        """Harbours that are part of a way."""
        self.capsules: list[Capsule] = []
        self.other_ways: list[tuple[Capsule, str, Answer, Tell, Callable[[], Things]]] = []
        """Capsules that are buttons: where they lead, and what they say and show."""
        self.planned: list[tuple[str, Troop]] = []
        """Troops that would stand there by what is chosen."""
        self.chosen: dict[str, tuple[Answer, Tell | None, Callable[[], Things] | None]] = {}
        """Spaces that stand for something; the others only tell."""

    def lay(self) -> None:
        """From the back to the front; what can be chosen lies above what only tells."""
        self._ask()
        spread, view, board = self.spread, self.view, self.spread.board
        march = view.march if view.combat is None else None
        selected = view.name(march.at) if march is not None else ""
        board.extend(self.map.of(view, self.lights, self.arrows, selected))
        for name in view.board.names:
            if name not in self.chosen:
                refused = Answer(f"space.{name}", refusals=self._refusals(name))
                tell = partial(tips.space_tip, self.style, view, name)
                spread.put(board, self._thing(name), refused if refused.refusals else None, tell)
        for name, (answer, tip, hints) in self.chosen.items():
            spread.put(board, self._thing(name), answer, tip, hints)
        for space, troop in self.planned:
            spread.put(board, self.map.ghost(space, troop))
        for k, capsule in enumerate(self.capsules):
            spread.put(board, self._capsule(f"capsule.{k}", capsule))
        for k, (capsule, goal, answer, tip, hints) in enumerate(self.other_ways):
            label = f"{self.label(goal)}, {self.style.narrator.move(answer.moves[0])}"
            thing = self._capsule(f"way.{k}", capsule)._replace(label=label, subject=f"space.{goal}", layer=1)
            spread.put(board, thing, answer._replace(on=thing.id), tip, hints)

    def _ask(self) -> None:
        """What spaces stand for now: set-up, marches, cards with a target, creatures, Units of the reserve."""
        spread, combat, decision = self.spread, self.view.combat, self.spread.decision
        question = spread.question
        if combat is not None:
            self.lights[self.view.name(combat.space)] = Light("combat")
        if isinstance(decision, GarrisonCity):
            self._garrison()
        if isinstance(decision, Advance | Detach):
            lay_march(self, decision)
        if spread.choice.card:
            self._aim()
            return
        lay_troops(self)
        for site in question.of(PlacePyramid):
            self.choose(site.space, Light("choice"), Answer("", (site,)))
        for fight in question.of(FightAt):
            self.choose(fight.space, Light("combat"), Answer("", (fight,)), partial(self._fight_tip, fight.space))
        for retreat in question.of(RetreatTo):
            self.choose(retreat.space, Light("move"), Answer("", (retreat,)))
        self._creatures()
        lay_recruits(self)

    def choose(
        self,
        space: str,
        light: Light,
        answer: Answer,
        tip: Tell | None = None,
        hints: Callable[[], Things] | None = None,
        capsule: str = "",
    ) -> None:
        """A space that stands for moves or for a change of what is chosen."""
        self.lights[space] = light
        if capsule:
            size = capsule_size(self.geometry, light.kind, capsule)
            self.capsules.append(Capsule(light.kind, capsule, self.clear(space, size)))
        self.chosen[space] = answer._replace(on=f"space.{space}"), tip, hints

    def let_drag(self, space: str, thing: str) -> None:
        """A thing can be dragged from a space that stands for a move."""
        answer, tip, hints = self.chosen[space]
        self.chosen[space] = answer._replace(carry=thing), tip, hints

    def label(self, space: str) -> str:
        return self.style.name("space", space)

    def clear(self, space: str, size: tuple[int, int]) -> tuple[int, int]:
        """The middle of the place for capsules of so much room."""
        laid = [capsule.rect(self.geometry) for capsule in (*self.capsules, *(one[0] for one in self.other_ways))]
        return self.map.clear.centre(self.view, space, size, laid)

    def is_enemy(self, space: str) -> bool:
        """Whether somebody else than the one who is asked holds a space."""
        return self.view.holder[self.view.board.index[space]] not in (NOBODY, self.spread.asked_seat)

    def _thing(self, space: str) -> Thing:
        """The space as something to point at; the keyboard and tooltips find it at its Troop."""
        owner = self.view.controller(self.view.board.index[space])
        return Thing(
            f"space.{space}",
            self.geometry.troop_box(space),
            shape=Shape("area", 0, self.geometry.polygon(space)),
            subject=f"space.{space}",
            owner=None if owner == NOBODY else owner,
            label=self.label(space),
        )

    def capsules_at(self, place: Rect) -> Things:
        """Those that lie there, so that a Troop which is only shown does not hide what it costs."""
        capsules = [*self.capsules, *(one[0] for one in self.other_ways)]
        near = [one for one in capsules if one.rect(self.geometry).colliderect(place)]
        return [self._capsule(f"near.{k}", one) for k, one in enumerate(near)]

    def _capsule(self, name: str, capsule: Capsule) -> Thing:
        face = Face(draw_capsule, (self.geometry, capsule.kind, capsule.text), True)
        return Thing(name, capsule.rect(self.geometry), face)

    def _refusals(self, space: str) -> tuple[Refusal, ...]:
        return tuple(one for one in self.spread.question.refusals if getattr(one.move, "space", "") == space)[:1]

    # Set-up

    def _garrison(self) -> None:
        spread, marked = self.spread, self.spread.choice.marked
        for space in sorted({name for move in spread.question.of(Garrison) for name in move.space}):
            act = spread.question.does(partial(spread.choice.mark, space, components().start_districts))
            kind: Kind = "marked" if space in marked else "choice"
            self.choose(space, Light(kind), Answer("", act=act), partial(self._mark_tip, space))
            if space in marked:
                self.planned.append((space, Troop(spread.asked_seat, components().start_units)))

    def _mark_tip(self, space: str) -> Tip:
        key = "tip.unmark" if space in self.spread.choice.marked else "tip.mark"
        told = self.style.say(key, n=components().start_units)
        return Tip(self.label(space), (told,), foot=tips.rule_foot(self.style, "3.4"))

    # Cards and creatures

    def _fight_tip(self, space: str) -> Tip:
        seat, number = self.spread.asked_seat, self.view.board.index[space]
        lines = tips.fight_lines(self.style, self.view, seat, number, self.view.units_of(seat, number), NONE)
        return Tip(self.label(space), tuple(lines), foot=tips.rule_foot(self.style, "6.4.3"))

    def _aim(self) -> None:
        """A card was chosen and waits for its target."""
        card, question = self.spread.choice.card, self.spread.question
        if card in kinds("destroy_enemy_unit"):
            for fire in question.of(RainFire):
                known = self.chosen.get(fire.space)
                answer = Answer("", (*(known[0].moves if known else ()), fire))
                self.choose(fire.space, Light("combat"), answer, capsule=":sun:")
        if card in kinds("escape"):
            for escape in question.of(EscapeTo):
                self.choose(escape.space, Light("move"), Answer("", (escape,)), capsule=":feather:")

    def _creatures(self) -> None:
        found: dict[str, list[PlaceCreature | SwapCreature]] = {}
        question = self.spread.question
        offered: list[PlaceCreature | SwapCreature] = [*question.of(PlaceCreature), *question.of(SwapCreature)]
        for move in offered:
            found.setdefault(move.space, []).append(move)
        for space, moves in found.items():
            signs = " ".join(f":{figures.SIGNS[move.creature]}:" for move in moves)
            self.choose(space, Light("choice"), Answer("", tuple(moves)), capsule=signs)
