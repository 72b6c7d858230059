"""What lies over the table in a lesson: the veil, the guide's panel, its buttons. It does nothing by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.core.records import record
from ui.art.buttons import Caption
from ui.art.icons import put_icon
from ui.art.lettering import height, put_text, width
from ui.art.palette import CREAM, GOLD_LIGHT, ButtonKind
from ui.art.plates import tooltip as plate
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.tutorial.panel import LAYER, ItemTile, SpeechPanel
from ui.tutorial.run import LessonRun
from ui.tutorial.settle import settle
from ui.tutorial.speech import ItemView, Plan, Speech, plans
from ui.tutorial.veil import Veil, dotted_way
from ui.widgets.button import Button

Say = Callable[..., str]
BLINK = 0.5
"""Seconds for which the task field flashes."""


@record
class Hands:
    """What the learner can do on the panel."""

    quit: Callable[[], None]
    back: Callable[[], None]
    show: Callable[[], None]
    next: Callable[[], None]
    release: Callable[[], None]
    uncover: Callable[[int], None]


class Spot(Control):
    """A lit place that can be clicked as a whole, where the match waits for a gesture that is no move."""

    def __init__(self, rect: Rect, label: str, press: Callable[[], None]) -> None:
        super().__init__(rect, label, press)
        self.layer = LAYER - 1


class Places(NamedTuple):
    """Where a step is told, and where it is done."""

    lit: Sequence[Rect]
    used: Sequence[Rect]


class Overlay:
    """Laid out anew whenever the lesson or the window changes; the veil lives on, so that its holes can glide."""

    def __init__(self) -> None:
        self.veil = Veil()
        self.panel: SpeechPanel | None = None
        self.controls: list[Control] = []
        """Everything of it that can be used, in the order of the keyboard."""
        self.next: Button | None = None
        self.lit: list[Rect] = []
        self._stands: tuple[Screen, Rect] | None = None
        """Where the panel is, in which window."""
        self._blink = 0.0

    def lay_out(
        self, run: LessonRun, screen: Screen, say: Say, places: Places, reason: str, hands: Hands, still: bool
    ) -> None:
        """Panel and buttons for the step as it stands; `still`: nothing glides."""
        grow, used = screen.px(8), places.used
        self.lit = [place.inflate(2 * grow, 2 * grow).clip(screen.rect) for place in places.lit]
        self.veil.light(self.lit, still)
        speech = speech_of(run, say, reason)
        self.panel = self._panel(speech, screen, used)
        if speech.more and any(map(self.panel.rect.colliderect, used)):  # the small print makes way for what is clicked
            speech = replace(speech, more="")
            self.panel = self._panel(speech, screen, used)
        if _hidden(self.panel, used):  # and so does large type
            smaller = (self._at(made, speech, screen, used) for made in plans(speech, screen))
            self.panel = next((panel for panel in smaller if not _hidden(panel, used)), self.panel)
        self._stands = (screen, self.panel.rect)
        self.panel.blink = self._blink
        self.controls = self._controls(run, screen, say, hands, self.panel)

    def _panel(self, speech: Speech, screen: Screen, used: Sequence[Rect]) -> SpeechPanel:
        return self._at(next(plans(speech, screen)), speech, screen, used)

    def _at(self, made: Plan, speech: Speech, screen: Screen, used: Sequence[Rect]) -> SpeechPanel:
        """Where it stands already, or where it hides least."""
        stands = self._stands[1] if self._stands is not None and self._stands[0] == screen else None
        place = settle(made, screen, self.lit, used, stands, pygame.mouse.get_pos())
        return SpeechPanel(place, speech, made, screen)

    def _controls(self, run: LessonRun, screen: Screen, say: Say, hands: Hands, panel: SpeechPanel) -> list[Control]:
        speech, made = panel.speech, panel.plan
        found: list[Control] = []
        gesture = run.gesture
        if gesture is not None and gesture.kind == "release" and not speech.button and self.lit:
            found.append(Spot(self.lit[0], speech.task, hands.release))
        for number, (item, place) in enumerate(zip(speech.items, made.items, strict=True)):
            px = made.px(screen, 16)
            found.append(ItemTile(panel.at(place), item, screen, px, _numbered(hands.uncover, number)))
        if made.button is not None:
            found.append(
                self._button(panel.at(made.button), _caption(speech.button, made.shrunk), hands.release, screen, "gold")
            )
            found[-1].primary = True
        found += self._steering(run, screen, say, hands, panel)
        return [*found, panel]

    def _steering(self, run: LessonRun, screen: Screen, say: Say, hands: Hands, panel: SpeechPanel) -> list[Control]:
        speech, places, small = panel.speech, panel.plan.buttons, panel.plan.shrunk
        at = {name: panel.at(place) for name, place in places.items()}
        lock = None if run.done else "lock"
        self.next = self._button(
            at["next"], _caption(speech.next, small, lock, speech.wait), hands.next, screen, "gold"
        )
        self.next.enabled = self.next.primary = run.done
        self.next.reason = say("learn.tutorial.after_gesture")
        show = self._button(at["show"], _caption(speech.show, small, "hint"), hands.show, screen)
        show.enabled = run.gesture is not None
        show.reason = say("learn.tutorial.done_already")
        back = self._button(at["back"], _caption(speech.back, small), hands.back, screen)
        back.enabled = run.number > 0
        leave = self._button(at["quit"], _caption(speech.quit, small, key=speech.escape), hands.quit, screen)
        leave.tip = Tip(speech.quit, corner=speech.escape)
        order = (self.next, show, back, leave) if run.done else (show, self.next, back, leave)
        return list(order)

    @staticmethod
    def _button(
        place: Rect, caption: Caption, press: Callable[[], None], screen: Screen, kind: ButtonKind = "papyrus"
    ) -> Button:
        """The key beside the words goes where there is no room for both."""
        button = Button(place, caption, press, screen, kind)
        if button.key and button.size_wanted()[0] > place.width + screen.px(20):
            button.key = ""
        button.layer = LAYER + 1
        return button

    # Time and drawing

    def flash(self) -> None:
        """The last click was wrong."""
        self._blink = 1.0
        if self.panel is not None:
            self.panel.blink = 1.0

    @property
    def moving(self) -> bool:
        return self.veil.moving or self._blink > 0

    def advance(self, seconds: float) -> bool:
        """Time passes; True if it looks different now, also for the last time."""
        moved = self.veil.advance(seconds) or self._blink > 0
        self._blink = max(0.0, self._blink - seconds / BLINK)
        if self.panel is not None:
            self.panel.blink = self._blink
        return moved

    def reveal(self, on: bool) -> None:
        """Hide its controls while those of the table are drawn."""
        for control in self.controls:
            control.visible = on

    def draw(self, target: Surface, scale: float, watching: bool) -> None:
        """`watching`: something happens on the table, so that only the veil that is fading is drawn."""
        self.veil.draw(target, scale)
        if watching or self.panel is None:
            return
        if self.lit and not self.veil.moving:
            self._draw_way(target, self.panel, self.lit[0], scale)
        self.panel.draw(target)
        for control in self.controls:
            if control is not self.panel:
                control.draw(target)

    @staticmethod
    def _draw_way(target: Surface, panel: SpeechPanel, goal: Rect, scale: float) -> None:
        """From the guide, or from the edge of his panel where that would lie in the way."""
        guide = panel.at(panel.plan.guide)
        if not guide.union(panel.rect).colliderect(goal):
            dotted_way(target, panel.rect if goal.centery > panel.rect.bottom else guide, goal, scale)


def speech_of(run: LessonRun, say: Say, reason: str) -> Speech:
    """The words of the step as it stands."""
    language, step, gesture = run.language, run.step, run.told
    items = tuple(
        ItemView(item.icon, item.label[language], item.value, run.shows(number))
        for number, item in enumerate(run.items)
    )
    more = run.last_item_text(language) or step.more.get(language, "")
    button = gesture.button.get(language, "") if run.gesture is gesture else ""
    done = run.done and gesture.kind != "next"
    return Speech(
        number=run.number,
        count=len(run.lesson.steps),
        lesson=say("learn.tutorial.lesson", n=run.number + 1, most=len(run.lesson.steps)),
        game=say(f"core.game.{run.lesson.title_id}"),
        guide=run.lesson.guide[language],
        title=step.title[language],
        say=step.say[language],
        more=more,
        task=say("learn.tutorial.well_done") if done else gesture.task[language],
        keys="" if done else gesture.keys.get(language, ""),
        reason=reason,
        alarm=bool(reason) and not run.done,
        items=items,
        button=button,
        tally="{}/{}".format(*tally) if (tally := run.tally) else "",
        done=done and not reason,
        quit=say("learn.tutorial.quit"),
        back=say("learn.tutorial.back"),
        show=say("learn.tutorial.show"),
        next=say(f"learn.tutorial.{_next_key(run)}"),
        escape=say("learn.tutorial.escape"),
        wait="" if run.done else say("learn.tutorial.after_gesture"),
    )


def _next_key(run: LessonRun) -> str:
    if not run.last:
        return "next"
    return "play_on" if run.lesson.plays_on else "finish"


def _numbered(do: Callable[[int], None], number: int) -> Callable[[], None]:
    return lambda: do(number)


def _hidden(panel: SpeechPanel, used: Sequence[Rect]) -> bool:
    """Whether nothing of what is to be clicked can be seen."""
    return bool(used) and all(map(panel.rect.contains, used))


def _caption(text: str, small: float, sign: str | None = None, key: str = "") -> Caption:
    return Caption(text, sign, 18 * small, key)


def draw_watch(target: Surface, screen: Screen, text: str, foot: int) -> Rect:
    """`foot` is where the free part of the window ends: notices lie below."""
    px = screen.text(22)
    pad, sign = screen.px(20), round(px * 1.3)
    size = (width(text, "bold", px) + sign + 3 * pad, height("bold", px) + screen.px(22))
    place = Rect((0, 0), size)
    place.midbottom = (screen.size[0] // 2, min(screen.size[1] - screen.px(24), foot - screen.px(8)))
    plate(size, screen.scale).put(target, place.topleft)
    put_icon(target, "eye", sign, GOLD_LIGHT, (place.x + pad + sign // 2, place.centery))
    put_text(target, text, "bold", px, CREAM, (place.x + pad + sign + pad // 2, place.centery))
    return place
