"""The first start: language and text size, with a sample to read; then learn, or play."""

from __future__ import annotations

from pygame import Rect, Surface

from saves.settings import LARGEST_TEXT, SMALLEST_TEXT
from ui.art.backdrop import backdrop
from ui.art.buttons import Caption
from ui.art.gilding import cast_text
from ui.art.lettering import fit_block, put_block
from ui.art.palette import INK, INK_REMARK, PAPYRUS_FIELD
from ui.art.plates import papyrus, recess
from ui.frame import words
from ui.frame.app import App
from ui.frame.control import Control
from ui.frame.scene import Scene
from ui.frame.screen import Screen
from ui.scenes import routes
from ui.widgets.button import Button
from ui.widgets.selector import ChoiceRow
from ui.widgets.sheet import Column
from ui.widgets.slider import Scale, Slider

LANGUAGES = ("fr", "en")
STEP = 10


class FirstStartScene(Scene):
    """One sheet in front of the temple. What is chosen is kept at once; leaving keeps it too."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._percent: int | None = None

    def layout(self) -> None:
        """The column is set twice: once to know how high it is, once in its place."""
        screen, self._percent = self.screen, None
        pad = screen.px(44)
        wide = min(round(screen.size[0] * 0.9), max(screen.px(900), screen.text(760)))
        trial = self._column(Rect(0, 0, wide - 2 * pad, 1))
        high = min(trial.y + 2 * pad, screen.size[1] - 2 * screen.px(20))
        self.box = Rect(0, 0, wide, high)
        self.box.midbottom = (screen.size[0] // 2, screen.size[1] - screen.px(20))
        column = self._column(self.box.inflate(-2 * pad, -2 * pad))
        self.controls = column.finish(self.say("menu.first.title"), 0)
        if self.ring.current is None:
            self.ring.focus(column.controls[0])

    def _column(self, view: Rect) -> Column:
        screen, say = self.screen, self.say
        column = Column(view, screen)
        column.words(say("menu.first.title"), 36, "title", INK, "center")
        column.words(say("menu.first.text"), 19, "body", INK_REMARK, "center")
        column.gap(14)
        column.words(say("menu.first.language"), 20, "bold")
        labels = [self.app.voice.noun("language", name) for name in LANGUAGES]
        place = column.place(ChoiceRow.wanted(screen, labels)[1], 14)
        chosen = LANGUAGES.index(self.app.language)
        column.add(ChoiceRow(place, say("menu.first.language"), labels, chosen, self._set_language, screen))
        column.words(say("menu.first.text_size"), 20, "bold")
        column.add(self._slider(column.place(Slider.wanted_height(screen), 6)))
        sample = column.place(max(screen.px(84), screen.text(74)), 16)
        column.paint(lambda target, dy: self._paint_sample(target, sample.move(0, dy)))
        for button in self._buttons(column.place(max(screen.px(92), screen.text(66)))):
            column.add(button)
        return column

    def _slider(self, place: Rect) -> Slider:
        scale = Scale((SMALLEST_TEXT, LARGEST_TEXT), STEP, self._percent_told)
        label, size = self.say("menu.first.text_size"), self.app.settings.text_size
        return Slider(place, label, size, scale, self._set_size, self.screen, self._preview)

    def _buttons(self, place: Rect) -> list[Control]:
        screen, say, gap = self.screen, self.say, self.screen.px(16)
        left, right = place.copy(), place.copy()
        left.width = right.width = (place.width - gap) // 2
        right.right = place.right
        learn, play = say("menu.first.learn"), say("menu.first.play")
        return [
            Button(left, Caption(learn, "scribe", 26, sub=say("menu.first.learn_sub")), self.learn, screen, "gold"),
            Button(right, Caption(play, "die", 26, sub=say("menu.first.play_sub")), self.play, screen, "papyrus"),
        ]

    # What people do

    def _set_language(self, index: int) -> None:
        self.app.change(language=LANGUAGES[index])

    def _set_size(self, percent: int) -> None:
        self.app.change(text_size=percent)

    def _percent_told(self, percent: int) -> str:
        return self.say("menu.percent", n=percent)

    def _preview(self, percent: int) -> None:
        self._percent = percent
        self.dirty = True

    def learn(self) -> None:
        self.play()
        routes.open_lessons(self.app)

    def play(self) -> None:
        """From now on the language is chosen, also if nobody touched it."""
        self.app.change(language=self.app.language)
        routes.open_title(self.app)

    def cancel(self) -> None:
        self.play()

    # Painting

    def paint_ground(self, target: Surface) -> None:
        screen = self.screen
        target.blit(backdrop("menu_title", target.get_size()), (0, 0))
        logo = min(screen.px(176), round(self.box.y * 0.8))
        if logo > screen.px(60):
            stamp = cast_text("IPET", logo, space=round(logo * 0.15), contour=max(1, screen.px(3)))
            stamp.centred(target, (screen.size[0] // 2, min(self.box.y // 2, round(screen.size[1] * 0.0907))))
        papyrus(self.box.size, screen.scale, 5).put(target, self.box.topleft)

    def _paint_sample(self, target: Surface, place: Rect) -> None:
        """A sentence in the size under the knob."""
        target.blit(recess(place.size, self.screen.scale, PAPYRUS_FIELD, 8, 5), place)
        screen = Screen(self.screen.size, self._percent or self.app.settings.text_size)
        inside = place.inflate(-2 * screen.px(16), -2 * screen.px(6))
        text = self.say("menu.first.sample")
        block = fit_block(text, "body", screen.text(21), inside.size)
        words.report(text, inside, block.whole)
        put_block(target, block, "body", INK, inside)
