"""Records become sentences: the key of a message follows from the name of its record, nobody writes it by hand.

    <title>.ask.<decision>.title    who decides what; public things only, so everybody may read it
    <title>.ask.<decision>.what     what to do; may tell purse and hand, so it is for the seat that decides
    <title>.help.<decision>         the rule behind it in two or three plain sentences
    <title>.move.<move>             the label of an answer, without a full stop
    <title>.log.<event>             a line of the log; `core.log.<event>` for the events that all games share

`PlaceBid` is called `place_bid`. Where the facts of a decision name a `situation`, the keys
`<title>.ask.<decision>.<situation>.title` and `.what` come before the general ones if they exist.
What a placeholder asks for beyond the fields of its record is in `ui.text.wordings`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

from game.core.agenda import Decision, Move, Refusal
from game.core.errors import SpokenError, Value, Values
from game.core.events import Event, Scored
from game.core.position import Position
from game.core.records import field_values, message_name
from game.core.title import Result
from ui.text.catalogue import Catalogue
from ui.text.errors import BadText, is_forgiven
from ui.text.message import Message
from ui.text.voice import Voice
from ui.text.wordings import worded

P = TypeVar("P", bound=Position)


class Narrator:
    """Tells one game at one table in one language; seats are told by their names."""

    def __init__(self, catalogue: Catalogue, title_id: str, seat_names: Sequence[str]) -> None:
        self.title_id = title_id
        self.voice = Voice(catalogue, title_id, tuple(seat_names))

    def headline(self, decision: Decision[P, Move], position: P) -> str:
        """Who decides what, for everybody: « Néféret : offre contestée à Baharya »."""
        return self._ask(decision, position, "title")

    def task(self, decision: Decision[P, Move], position: P) -> str:
        """What to do, for the eyes of the seat that decides."""
        return self._ask(decision, position, "what")

    def prompt(self, decision: Decision[P, Move], position: P) -> str:
        """Headline and task in one line, for the seat that decides; a headline that asks keeps its own sign."""
        headline = self.headline(decision, position)
        stop = "" if headline.endswith(("?", "!", ".")) else "."
        return f"{headline}{stop} {self.task(decision, position)}"

    def rule(self, decision: Decision[P, Move]) -> str:
        """The rule of a decision in plain words."""
        return self._say_record("help", decision)

    def move(self, move: Move) -> str:
        """The label of an answer."""
        return self._say_record("move", move)

    def answer(self, decision: Decision[P, Move], position: P, move: Move) -> str:
        """An answer told away from its question, as in the confirmation: with what it costs and brings, where the label
        alone does not say so."""
        key = f"{self.title_id}.ask.{message_name(type(decision))}.{message_name(type(move))}"
        return self._say(key, decision.facts(position)) if key in self.voice.catalogue else self.move(move)

    def event(self, event: Event) -> str:
        """A line of the log. Whether it is silent or private is for the caller to respect."""
        if isinstance(event, Scored) and event.points < 0:
            return self._say("core.log.lost", {**field_values(event), "points": -event.points})
        return self._say_record("log", event)

    def happened(self, event: Event, seats: Sequence[int]) -> str:
        """What happened to several seats alike in one line: « Tous reçoivent 1 Pain » where the texts have the verb."""
        voice = self.voice
        everybody = len(seats) == len(voice.seats)
        key = f"{self.title_id}.several.{message_name(type(event))}"
        if key in voice.catalogue:
            who = voice.say("core.news.all") if everybody else tuple(voice.seats[seat] for seat in seats)
            return self._say(key, {**field_values(event), "who": who})
        told, others = self.event(event), tuple(seats[1:])
        return voice.say(f"core.news.{'others_too' if everybody else 'likewise'}", what=told, seat=others)

    def points(self, points: Mapping[int, int]) -> str:
        """Points added up, seat by seat."""
        told = tuple(self.voice.say("core.news.points_of", seat=seat, n=n) for seat, n in points.items())
        return self.voice.say("core.news.points", told=told)

    def refusal(self, refusal: Refusal) -> str:
        """Why an answer is not possible."""
        return self.voice.say(refusal.key, **refusal.values)

    def error(self, error: SpokenError) -> str:
        """What went wrong. An error may be about a name that does not exist: such a name is told as it was written."""
        values = {name: _as_written(value) for name, value in error.values.items()}
        if (reason := error.values.get("reason_id")) is not None:
            values["reason"] = _AsWritten(self.voice.say(f"core.data_error.{reason}", **values))
        return self.voice.say(error.key, **values)

    def result(self, result: Result) -> str:
        """Who won."""
        return self.voice.say(f"core.over.{'victory' if len(result.winners) == 1 else 'shared'}", winner=result.winners)

    def label(self, section: str, name: str) -> str:
        """A noun of the game by itself, with a capital: `label("reason", "temples")`."""
        noun = self.voice.noun(section, name)
        return noun[:1].upper() + noun[1:]

    def counted(self, section: str, numbers: Mapping[str, int]) -> str:
        """What there is of each thing, what there is none of left out: `counted("feature", {"fields": 3})`."""
        told = [self.voice.say(f"{self.title_id}.{section}.{name}", n=n) for name, n in numbers.items() if n]
        return ", ".join(told)

    def _ask(self, decision: Decision[P, Move], position: P, part: str) -> str:
        facts = decision.facts(position)
        general = f"{self.title_id}.ask.{message_name(type(decision))}"
        special = f"{general}.{facts.get('situation')}.{part}"
        key = special if special in self.voice.catalogue else f"{general}.{part}"
        return self._say(key, facts)

    def _say_record(self, section: str, record: Decision[P, Move] | Move | Event) -> str:
        return self._say(record_key(self.title_id, section, type(record)), field_values(record))

    def _say(self, key: str, values: Values) -> str:
        """A message of the game, with what it tells in words of its own."""
        message = self.voice.catalogue.get(key)
        try:
            asked = message.placeholders if isinstance(message, Message) else frozenset()
        except BadText as error:
            if not is_forgiven(error):
                raise
            return key
        told = worded(self.voice, asked, values)
        return self.voice.say(key, **{name: self._without_repeats(name, value) for name, value in told.items()})

    def _without_repeats(self, name: str, value: object) -> object:
        """A list of things in which equal ones are counted: "2 × Architecte et Protection"."""
        if not isinstance(value, tuple) or len(set(value)) == len(value) or not self._are_nouns(name, value):
            return value
        return tuple(
            _AsWritten(f"{times} × {self.voice.noun(name, str(thing))}") if times > 1 else thing
            for thing, times in Counter(value).items()
        )

    def _are_nouns(self, name: str, things: tuple[object, ...]) -> bool:
        return all(self.voice.find_noun(name, thing) is not None for thing in things)


def record_key(title_id: str, section: str, kind: type) -> str:
    """The key of a record's message; what game.core defines is told by `core` in every game."""
    area = "core" if kind.__module__.startswith("game.core.") else title_id
    return f"{area}.{section}.{message_name(kind)}"


class _AsWritten:
    """A text that need not be the id of a noun."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __str__(self) -> str:
        return self._text


def _as_written(value: Value) -> object:
    return _AsWritten(value) if isinstance(value, str) else value
