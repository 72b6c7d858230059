"""The new match: games at the left, what the chosen one is like, seats around the table, options, and the start."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.title import Option
from game.titles import TITLES
from saves.people import Circle, Person
from ui.art.buttons import Caption
from ui.art.palette import INK_REMARK
from ui.frame.app import App
from ui.frame.control import Control
from ui.scenes import routes
from ui.scenes.circle import begin, circle_of, given_names, is_solo, last_tables, who_plays
from ui.scenes.new_match.about import about_sheet, paint_strip
from ui.scenes.new_match.draft import Draft, forget_draft, keep, kept
from ui.scenes.new_match.free_seat import add_free_seat
from ui.scenes.new_match.game_tab import GameTab
from ui.scenes.new_match.options import options_sheet
from ui.scenes.new_match.people import ask_to_forget
from ui.scenes.new_match.places import places
from ui.scenes.new_match.seat_row import SeatRow, row_height
from ui.scenes.new_match.side import side_buttons, strip_end
from ui.scenes.page_scene import PageScene
from ui.titles import ORDER, SCREENS
from ui.widgets.button import Button
from ui.widgets.dialog import MessageDialog
from ui.widgets.header import Key
from ui.widgets.metrics import line_height
from ui.widgets.sheet import Column, Sheet, margin
from ui.widgets.text_field import TextField


class NewMatchScene(PageScene):
    """Everything is kept in `draft`; the scene shows it and changes it."""

    heading = "menu.new.title"
    seed_field: TextField

    def __init__(self, app: App, title_id: str | None = None) -> None:
        super().__init__(app)
        self.circle = circle_of(app)
        self._tables = [table for table in last_tables(app, self.circle) if not is_solo(table)]
        self._names = given_names(app)
        before = kept(app)
        self._touched = before is not None
        """Whether people have changed this table: then it goes along to another game."""
        self.chooses_seed = False
        """Whether people give the seed themselves; else each match draws its own."""
        if before is not None:
            self.draft = replace(before, names=self._names).with_title(
                title_id if title_id in TITLES else before.title.id
            )
            self.draft.roll()
        else:
            last = self._tables[0].title if self._tables else TITLES[0]
            self.draft = self._draft_of(title_id if title_id in TITLES else last)
        self._free_row: int | None = None
        """Which row of the table is the free place, where a seat was taken away; None: the last one."""

    def _draft_of(self, title_id: str) -> Draft:
        """The table at which this game was played last; else the people who played last; else one of them."""
        at_table = [Draft.at_table(t, self._names, self.app.level_name, self.app.new_seed) for t in self._tables]
        own = next((draft for draft in at_table if draft.title.id == title_id), None)
        if own is not None:
            return own
        if at_table:
            return at_table[0].with_title(title_id)
        draft = Draft.new(title_id, self._names, self.app.level_name, self.app.new_seed)
        for person in self.circle.people[:1]:
            draft.seat(0, person.name, person.colour)
        return draft

    # Layout

    def layout(self) -> None:
        self.lay_out_head()
        self._places = places(self.screen, self.content)
        seats = self._seats()
        game, about = self.draft.title.id, list[Control]()
        if not self.screen.small:
            about = about_sheet(self.app, game, self._inside(self._places.about))
        options = options_sheet(self, self._inside(self._places.options))
        self._start = self._start_button()
        self.set_controls(self._tabs(), about, side_buttons(self, self._places), seats, options, [self._start])
        self._judge()

    def _inside(self, sheet: Rect) -> Rect:
        return sheet.inflate(-2 * margin(self.screen), -2 * self.screen.px(20))

    def _tabs(self) -> list[Control]:
        content, gap = self.content, self.screen.px(16)
        wide = self.screen.place(0, 0, 0.067, 0).width
        high = (content.height - 3 * gap) // 4
        return [
            GameTab(
                Rect(content.x, content.y + k * (high + gap), wide, high),
                name,
                self.app.voice.noun("game", name),
                name == self.draft.title.id,
                partial(self.choose_game, name),
                self.screen,
            )
            for k, name in enumerate(ORDER)
        ]

    def _seats(self) -> list[Control]:
        draft = self.draft
        column = Column(self._inside(self._places.table), self.screen)
        places = self.say("menu.new.places", n=len(draft.seats), most=draft.most)
        column.section(self.say("menu.new.table"), "population", places)
        more = self._more_room(column)
        count = len(draft.seats)
        free = count if self._free_row is None else min(self._free_row, count)
        self._rows = [SeatRow(self, column, number, more) for number in range(free)]
        if count < draft.most:
            add = partial(self.add_seat, free)
            sign = str(count + 1) if free == count else "+"
            add_free_seat(column, sign, self._free(), self.say("menu.new.add"), add, more, last=free == count)
        self._rows += [SeatRow(self, column, number, more) for number in range(free, count)]
        if not self.screen.small:
            column.words(self.say("menu.new.move_note"), 17, "italic", INK_REMARK)
        return column.finish(self.say("menu.new.table"))

    def _free(self) -> str:
        """What a free place is called: a solo opponent would not stay with a third seat."""
        automaton = self.draft.automaton
        if automaton is None:
            return self.say("menu.new.free")
        return self.say("menu.new.free_solo", name=self.draft.seats[automaton].name)

    def _more_room(self, column: Column) -> int:
        """By how much rows may be higher than they must: the same for any number of seats, so that none moves."""
        if self.screen.small:
            return 0
        rows = self.draft.most
        note = line_height(self.screen, 17, "italic") + self.screen.px(8)
        spare = column.view.bottom - note - column.y - rows * (row_height(self.screen) + self.screen.px(9))
        return max(0, min(self.screen.px(34), spare // rows))

    def _start_button(self) -> Button:
        label, sign = self.say("menu.new.start"), SCREENS[self.draft.title.id].sign
        return Button(self._places.start, Caption(label, sign, 34, sub=" "), self.start, self.screen, "gold")

    def _judge(self) -> None:
        """May the match begin? The button says who plays, or why not, and the names that are wrong are marked."""
        problem, guilty = self.draft.problem(), self.draft.guilty()
        for number, row in enumerate(self._rows):
            row.field.wrong = number in guilty
        self._start.enabled = problem is None
        if problem is not None:
            self._start.sub = self._start.reason = self.app.told(problem)
        else:
            self._start.sub = self._who_plays()
        self.dirty = True

    def _who_plays(self) -> str:
        """Names and kinds of all seats, or less of it where there is no room."""
        seats = self.draft.seats
        whole = who_plays(self.app, seats)
        people = sum(seat.is_human for seat in seats)
        for told in (whole, ", ".join(seat.name for seat in seats)):
            if self._start.has_room_for(told):
                return told
        return self.say("menu.new.who", people=people, computers=len(seats) - people)

    def legend(self) -> tuple[Key, ...]:
        say = self.say
        return (
            Key(say("menu.key.tab"), say("menu.does.next")),
            Key(say("menu.key.enter"), say("menu.does.choose")),
            Key(say("menu.key.digits"), say("menu.does.game")),
            Key(say("menu.key.ctrl_enter"), say("menu.does.start")),
        )

    def remark(self) -> str:
        return self.say("menu.new.remark")

    def paint_sheets(self, target: Surface) -> None:
        for seed, sheet in enumerate((self._places.about, self._places.table, self._places.options), 3):
            self.papyrus(target, sheet, seed)
        if self.screen.small:
            end = strip_end(self.controls, self.screen)
            paint_strip(target, self.app, self.draft.title.id, self._places.about, end)

    # What people do

    def choose_game(self, name: str) -> None:
        self._free_row = None
        if self._touched:
            self.draft = self.draft.with_title(name)
            keep(self.app, self.draft)
        else:
            self.draft = self._draft_of(name)
        self._anew()

    def tell_about(self) -> None:
        game = self.draft.title.id
        text = self.say(f"menu.games.{game}.text")
        self.app.push(MessageDialog(self.app, self.app.voice.noun("game", game), text, self.say("menu.understood")))

    def open_rules(self) -> None:
        routes.open_rules(self.app, self.draft.title.id)

    def add_seat(self, at: int) -> None:
        self.draft.add(at=at)
        self._free_row = None
        self._changed()

    def remove(self, number: int) -> None:
        """Its row becomes the free place: no other seat comes to lie under the hand that clicked."""
        row = number + (self._free_row is not None and self._free_row <= number)
        self.draft.remove(number)
        self._free_row = row
        self._changed()

    def move(self, number: int, direction: int) -> None:
        if self.draft.move(number, direction):
            self._changed()

    def rename(self, number: int, name: str) -> None:
        self.draft.rename(number, name)
        self._keep()
        self._judge()

    def seat_person(self, number: int, person: Person) -> None:
        """A known person takes a place, with their usual colour."""
        self.draft.seat(number, person.name, person.colour)
        self._changed()

    def ask_to_forget(self, person: Person) -> None:
        ask_to_forget(self.app, person, self._without)

    def _without(self, circle: Circle) -> None:
        self.circle = circle
        self._anew()

    def set_kind(self, number: int, kind: str) -> None:
        self.draft.set_kind(number, kind)
        self._changed()

    def recolour(self, number: int, colour: str) -> None:
        self.draft.recolour(number, colour)
        self._changed()

    def choose_variant(self, option: Option, choice: str | None) -> None:
        self.draft.choose(option, choice)
        self._changed()

    def switch_variant(self, option: Option, choice: str, on: bool) -> None:
        self.choose_variant(option, choice if on else None)

    def set_seed(self, text: str) -> None:
        self.draft.seed_text = text
        self._judge()

    def choose_seed(self, on: bool) -> None:
        """Give the seed oneself, or leave it to chance again."""
        self.chooses_seed = on
        self.draft.roll()
        self._anew()
        if on and self.seed_field.within is not None:
            self.seed_field.within.reveal(self.seed_field)

    def roll_seed(self) -> None:
        self.draft.roll()
        self.seed_field.text = self.draft.seed_text
        self.app.sound("dice")
        self._judge()

    def allow_hints(self, on: bool) -> None:
        self.app.change(hints=on)

    def allow_undo(self, on: bool) -> None:
        self.draft.undo = on
        self._keep()

    def hang_curtains(self, curtains: str) -> None:
        self.draft.curtains = curtains
        self._changed()

    def start(self) -> None:
        """Begin, if nothing is in the way. From now on the table is remembered as it is played."""
        if self.draft.problem() is None and begin(self.app, self.draft.setup()):
            forget_draft(self.app)

    def _move_focused(self, direction: int) -> bool:
        """Alt and an arrow: the seat that has the keyboard goes round the table, and the keyboard with it."""
        current = self.ring.current
        for number, row in enumerate(self._rows):
            if current is not None and current in row.controls:
                place = row.controls.index(current)
                if self.draft.move(number, direction):
                    self._changed()
                    self.ring.focus(self._rows[number + direction].controls[place])
                return True
        return False

    def _changed(self) -> None:
        self._keep()
        self._anew()

    def _keep(self) -> None:
        """People set up a table of their own: it is kept."""
        self._touched = True
        keep(self.app, self.draft)

    def _anew(self) -> None:
        """Lay everything out again, scrolled as it was, also if there is less now: nothing slides under the mouse."""
        offsets = [control.scroll.offset for control in self.controls if isinstance(control, Sheet)]
        self.rebuild()
        sheets = [control for control in self.controls if isinstance(control, Sheet)]
        for sheet, offset in zip(sheets, offsets, strict=True):
            sheet.scroll.contents = max(sheet.scroll.contents, sheet.scroll.view + offset)
            sheet.scroll.to(offset)

    def react(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if event.mod & pygame.KMOD_ALT and event.key in (pygame.K_UP, pygame.K_DOWN):
            return self._move_focused(-1 if event.key == pygame.K_UP else 1)
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and event.mod & pygame.KMOD_CTRL:
            self.start()
            return True
        if event.key == pygame.K_F1:
            self.open_rules()
            return True
        if pygame.K_1 <= event.key <= pygame.K_4:
            self.choose_game(ORDER[event.key - pygame.K_1])
            return True
        return False
