"""The scene itself: stage after stage, drawn from one story."""

from __future__ import annotations

import pygame
from pygame import Surface

from ui.art.backdrop import backdrop
from ui.art.cache import kept
from ui.art.paths import BAKED
from ui.art.surface import Size, load_picture
from ui.kit.contract import Animation
from ui.kit.motion import ease, within
from ui.titles.amunre.offering.altars import Altars
from ui.titles.amunre.offering.nilometer import HIGHEST, LOWEST, Nilometer
from ui.titles.amunre.offering.places import ScenePlaces
from ui.titles.amunre.offering.story import SECONDS, Offering, Stage, Story
from ui.titles.amunre.offering.sum_bar import paint_steps, paint_sum
from ui.titles.amunre.style import TableStyle

ORDER: tuple[Stage, ...] = ("rise", "flip", "count", "shift", "rank", "tile", "gifts")


class OfferingScene(Animation):
    """Altars rise, cards turn, light climbs, the Nile follows; adjustments, tile and gifts after it."""

    covers_board = True

    def __init__(self, style: TableStyle, story: Story) -> None:
        self.story = story
        self.seconds = story.seconds
        self._style = style
        self._places = ScenePlaces(style.layout, len(story.offerings))
        self._altars = Altars(style, self._places, story)
        self._nilometer = Nilometer(style, self._places.nilometer)

    def moment(self, done: float) -> tuple[Stage, float]:
        """The stage at a share of the whole, and the share of that stage."""
        gone = done * self.seconds
        for stage in self.story.stages:
            if gone < SECONDS[stage]:
                return stage, gone / SECONDS[stage]
            gone -= SECONDS[stage]
        return self.story.stages[-1], 1.0

    def paint(self, target: Surface, done: float) -> None:
        stage, share = self.moment(done)
        if stage == "still":
            stage, share = ("gifts" if self.story.tile is not None else "count"), 1.0
        clip = target.get_clip()
        target.set_clip(self._places.window)
        self._paint(target, stage, share)
        target.set_clip(clip)

    def _so_far(self, stage: Stage, share: float, which: Stage) -> float:
        """How much of a stage is over: a stage that this story does not tell was over before it began."""
        here, there = ORDER.index(stage), ORDER.index(which)
        if here == there:
            return share
        return 1.0 if there < here else 0.0

    def _paint(self, target: Surface, stage: Stage, share: float) -> None:
        story, places = self.story, self._places

        def so_far(which: Stage) -> float:
            return self._so_far(stage, share, which)

        counted, shifted = ease(so_far("count")), ease(within(so_far("shift"), 0.4, 1.0)) if story.shifts else 0.0
        value = story.start * counted + (story.total - story.start) * shifted
        target.blit(backdrop("amunre_offering", places.screen.size), (0, 0))
        spots = [(one, self._spot(one, k, ease(so_far("rank")))) for k, one in enumerate(story.offerings)]
        for one, x in spots:
            self._altars.beam(target, one, x, within(counted, self._turn(one), 1.0))
        self._flood(target, value)
        rise, flip = ease(so_far("rise")), so_far("flip")
        for one, x in spots:
            self._altars.altar(target, one, x, 1 - rise, so_far("gifts") if story.tile is not None else 0.0)
            self._altars.offering(target, one, x, (1 - rise) * places.px(150), flip)
            if counted > 0:
                self._altars.number(target, one, x, within(counted, self._turn(one) * 0.6, 0.9))
            for seat, change in story.shifts:
                if seat == one.seat:
                    self._altars.adjustment(target, one, x, change, within(so_far("shift"), 0.0, 0.45))
        before = story.start if shifted > 0 else None
        tile = story.tile if so_far("tile") > 0 else None
        self._nilometer.paint(target, value, before, tile, ease(so_far("tile")))
        if so_far("count") >= 1:
            paint_sum(target, self._style, places, story, shifted >= 1)
        paint_steps(target, self._style, places, stage)

    def _turn(self, one: Offering) -> float:
        """Offerings are counted in the order of their ranks, the thieves last."""
        last = len(self.story.offerings)
        return 0.5 * (one.rank if one.rank is not None else last - 1) / last

    def _spot(self, one: Offering, place: int, sorted_by: float) -> int:
        """From the order of turns to the order of ranks."""
        thieves = [other.seat for other in self.story.offerings if other.rank is None]
        givers = len(self.story.offerings) - len(thieves)
        goal = one.rank if one.rank is not None else givers + thieves.index(one.seat)
        return self._places.altar_x(place + (goal - place) * sorted_by)

    def _flood(self, target: Surface, value: float) -> None:
        """The river rises over the fields with the sum."""
        share = (min(HIGHEST, max(LOWEST, value)) - LOWEST) / (HIGHEST - LOWEST)
        target.blit(_flood(self._places.water_size), (*self._places.on_ground(0, 0)[:1], self._places.water(share)))


@kept
def _flood(size: Size) -> Surface:
    picture = load_picture(BAKED / "amunre_flood.png")
    return picture if picture.get_size() == size else pygame.transform.smoothscale(picture, size)
