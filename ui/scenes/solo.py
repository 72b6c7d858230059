"""Playing alone against a solo opponent of a rule book: which one, how difficult, and the start."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.setup import LONGEST_NAME
from game.core.title import Option
from game.titles import title as find_title
from saves.people import Circle, Person
from ui.art.buttons import Caption
from ui.art.palette import INK_REMARK, INK_SECOND
from ui.frame import words
from ui.frame.app import App
from ui.frame.control import Control
from ui.frame.focus import ENTER
from ui.scenes.circle import begin, circle_of, given_names, is_solo, last_tables
from ui.scenes.kind_signs import kind_sign
from ui.scenes.new_match.draft import Draft
from ui.scenes.new_match.people import PeopleList, ask_to_forget
from ui.scenes.page_scene import PageScene
from ui.scenes.solo_line import SoloLine
from ui.titles import ORDER
from ui.widgets.button import Button
from ui.widgets.emblems import put_emblem
from ui.widgets.header import Key
from ui.widgets.metrics import control_height, line_height
from ui.widgets.rows import setting_row
from ui.widgets.sheet import Column, Sheet, margin
from ui.widgets.switch import Switch
from ui.widgets.text_field import TextField, Writing


class SoloScene(PageScene):
    """A sheet for each solo opponent with the difficulties that its rules know; a click on one chooses both."""

    heading = "menu.solo.title"

    def __init__(self, app: App, title_id: str | None = None) -> None:
        super().__init__(app)
        self.circle = circle_of(app)
        self.drafts = _drafts(app)
        played = [table.title for table in last_tables(app, self.circle) if is_solo(table)]
        first = title_id or next(iter(played), "")
        self.chosen = next((n for n, draft in enumerate(self.drafts) if draft.title.id == first), 0)
        people = [one.name for one in self.circle.people]
        if people:
            self.rename(next((d.seats[_person(d)].name for d in self.drafts if d.title.id in played), people[0]))

    @property
    def draft(self) -> Draft:
        """The match that would begin."""
        return self.drafts[self.chosen]

    # Layout

    def layout(self) -> None:
        self.lay_out_head()
        screen, content, gap = self.screen, self.content, self.screen.px(18)
        high = max(screen.px(92), screen.text(72))
        self._foot = Rect(content.x, content.bottom - high, content.width, high)
        wide = (content.width - gap * (len(self.drafts) - 1)) // len(self.drafts)
        top = content.height - high - gap
        self._sheets = [Rect(content.x + n * (wide + gap), content.y, wide, top) for n in range(len(self.drafts))]
        sheets = [control for n in range(len(self.drafts)) for control in self._sheet(n)]
        self.set_controls(sheets, self._name_controls(), [self._start_button()])
        self._judge()
        if self.ring.current is None:
            self.ring.focus(next(c for c in sheets if isinstance(c, SoloLine) and c.chosen))

    def _sheet(self, number: int) -> list[Control]:
        screen, draft, say = self.screen, self.drafts[number], self.say
        view = self._sheets[number].inflate(-2 * margin(screen), -2 * screen.px(18))
        column = Column(view, screen)
        rival = draft.seats[_rival(draft)]
        self._paint_head(column, draft, rival.kind)
        column.words(say(f"menu.solo.rival.{rival.kind}"), 18, "body", INK_SECOND)
        column.gap(12)
        for option in (option for option in draft.options if option.solo):
            key = f"menu.games.{draft.title.id}.option.{'_'.join(option.choices)}"
            if f"{key}.name" in self.app.voice.catalogue:
                self._lines(column, number, option, key)
            else:
                self._switches(column, number, option)
        return column.finish(self.app.level_name(rival.kind))

    def _paint_head(self, column: Column, draft: Draft, kind: str) -> None:
        screen = self.screen
        name, game = self.app.level_name(kind), self.app.voice.noun("game", draft.title.id)
        place = column.place(max(screen.px(84), line_height(screen, 32, "title") + line_height(screen, 20)), 8)
        left = place.height + screen.px(16)
        words_at = Rect(place.x + left, place.y, place.width - left, 0)
        column.paint(
            lambda target, dy: put_emblem(
                target, draft.title.id, place.height, (place.x + place.height / 2, place.centery + dy)
            )
        )
        head = column.words(name, 32, "title", within=words_at)
        column.words(game, 20, "italic", INK_REMARK, within=words_at.move(0, head.height))

    def _lines(self, column: Column, number: int, option: Option, key: str) -> None:
        """Each choice with what it means; the one that would be played is a gold plate."""
        draft = self.drafts[number]
        column.section(self.say(f"{key}.name"), kind_sign(draft.seats[_rival(draft)].kind))
        taken = next((choice for choice in option.choices if choice in draft.variants), None)
        for choice in (None, *option.choices):
            label = self.say(f"{key}.{choice or 'none'}")
            text = self.say(f"{key}.none_text" if choice is None else f"{draft.title.id}.variant_text.{choice}")
            place = column.place(SoloLine.wanted_height(self.screen, label, text, column.width), 5)
            chosen = number == self.chosen and choice == taken
            press = partial(self.choose, number, option, choice)
            name = f"{self.app.level_name(draft.seats[_rival(draft)].kind)}, {label}"
            column.add(SoloLine(place, name, label, text, chosen, press, self.screen))
        column.gap(8)

    def _switches(self, column: Column, number: int, option: Option) -> None:
        draft = self.drafts[number]
        for choice in option.choices:
            name, text = (self.say(f"{draft.title.id}.{part}.{choice}") for part in ("variant", "variant_text"))
            label, on = name[:1].upper() + name[1:], choice in draft.variants

            def change(wanted: bool, choice: str = choice) -> None:
                self.choose(number, option, choice if wanted else None)

            def switch(rect: Rect, label: str = label, on: bool = on) -> Switch:
                return Switch(rect, label, on, change, self.screen)

            setting_row(column, label, text, Switch.wanted(self.screen), switch, role="body")

    def _name_controls(self) -> list[Control]:
        """Who plays: a name, and the people who are known here."""
        screen, foot, people = self.screen, self._foot, self.circle.people
        high = control_height(screen, 20)
        label = self.say("menu.solo.name")
        self._label = Rect(foot.x + screen.px(20), foot.y, screen.px(16), foot.height)
        self._label.width = min(round(foot.width * 0.2), screen.text(130))
        left = self._label.right + screen.px(10)
        room = round(foot.width * 0.58) - screen.px(16) - (left - foot.x)
        field = Rect(left, foot.centery - high // 2, room - (high + screen.px(6) if people else 0), high)
        name = self.draft.seats[_person(self.draft)].name
        full = self.say("menu.new.longest", n=LONGEST_NAME)
        self.field = TextField(field, label, self, name, self._renamed, manner=Writing(LONGEST_NAME, full))
        made: list[Control] = [self.field]
        if people:
            known = Rect(field.right + screen.px(6), field.y, high, high)
            label, title = self.say("menu.solo.people"), self.draft.title.id
            made.append(PeopleList(known, label, self, title, people, self._seat, self._ask_to_forget))
        return made

    def _start_button(self) -> Button:
        foot = self._foot
        left = foot.x + round(foot.width * 0.58) + self.screen.px(16)
        place = Rect(left, foot.y, foot.right - left, foot.height)
        label = self.say("menu.new.start")
        self._start = Button(place, Caption(label, "play", 34, sub=" "), self.start, self.screen, "gold")
        self._start.primary = True
        return self._start

    def _judge(self) -> None:
        """May the match begin? The button says who plays against whom, or why not."""
        problem, draft = self.draft.problem(), self.draft
        self._start.enabled = problem is None
        self._start.reason = "" if problem is None else self.app.told(problem)
        person, rival = draft.seats[_person(draft)], draft.seats[_rival(draft)]
        against = self.say("menu.solo.against", name=person.name, other=rival.name)
        self._start.sub = self._start.reason or against
        self.field.wrong = problem is not None
        self.dirty = True

    # What people do

    def choose(self, number: int, option: Option, choice: str | None) -> None:
        """This opponent, at this difficulty."""
        self.chosen = number
        self.drafts[number].choose(option, choice)
        self._anew()

    def rename(self, name: str) -> None:
        for draft in self.drafts:
            draft.rename(_person(draft), name)

    def _renamed(self, name: str) -> None:
        self.rename(name)
        self._judge()

    def _seat(self, person: Person) -> None:
        for draft in self.drafts:
            draft.seat(_person(draft), person.name, person.colour)
        self._anew()

    def _ask_to_forget(self, person: Person) -> None:
        ask_to_forget(self.app, person, self._without)

    def _without(self, circle: Circle) -> None:
        self.circle = circle
        self._anew()

    def start(self) -> None:
        if self.draft.problem() is None:
            begin(self.app, self.draft.setup())

    def react(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in ENTER or not event.mod & pygame.KMOD_CTRL:
            return False
        self.start()
        return True

    def _anew(self) -> None:
        """Lay everything out again, scrolled as it was."""
        offsets = [control.scroll.offset for control in self.controls if isinstance(control, Sheet)]
        self.rebuild()
        for sheet, offset in zip([c for c in self.controls if isinstance(c, Sheet)], offsets, strict=True):
            sheet.scroll.to(offset)

    # Painting

    def legend(self) -> tuple[Key, ...]:
        say = self.say
        return (
            Key(say("menu.key.tab"), say("menu.does.next")),
            Key(say("menu.key.enter"), say("menu.does.choose")),
            Key(say("menu.key.ctrl_enter"), say("menu.does.start")),
        )

    def remark(self) -> str:
        return self.say("menu.solo.remark")

    def paint_sheets(self, target: Surface) -> None:
        for seed, sheet in enumerate(self._sheets, 3):
            self.papyrus(target, sheet, seed)
        foot = self._foot.copy()
        foot.width = round(foot.width * 0.58)
        self.papyrus(target, foot, 9)
        px = self.screen.text(20)
        words.line(target, self.say("menu.solo.name"), self._label, "bold", px, INK_SECOND)


def _drafts(app: App) -> list[Draft]:
    """One match against each solo opponent: as it was last played, else at the first difficulty."""
    names = given_names(app)
    tables = {table.title: table for table in last_tables(app, circle_of(app)) if is_solo(table)}
    found = []
    for name in ORDER:
        for automaton in find_title(name).automata:
            table = tables.get(name)
            if table is not None and any(seat.kind == automaton for seat in table.seats):
                found.append(Draft.at_table(table, names, app.level_name, app.new_seed))
                continue
            draft = Draft.new(name, names, app.level_name, app.new_seed)
            draft.set_kind(1, automaton)
            found.append(draft)
    return found


def _person(draft: Draft) -> int:
    return next(number for number, seat in enumerate(draft.seats) if seat.is_human)


def _rival(draft: Draft) -> int:
    rival = draft.automaton
    assert rival is not None, "a solo match has its opponent"
    return rival
