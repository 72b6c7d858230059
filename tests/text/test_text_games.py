"""Whole games told in both languages: every prompt, answer, refusal and line of the log becomes a sentence."""

import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from game import titles
from game.core.chance import Chance
from game.core.setup import COLOURS, SeatSetup, Setup
from tests.text.told import NAMES
from ui.text import LANGUAGES, Catalogue
from ui.text.narrator import Narrator

SECTIONS = ("ask", "help", "move", "log", "refusal")
ADDRESSING = {
    "fr": re.compile(r"\b(vous|votre|vos|tu|te|toi|ton|ta|tes)\b", re.IGNORECASE),
    "en": re.compile(r"\b(you|your|yours)\b", re.IGNORECASE),
}
BRIBING = {"seat": 0, "province": "edfu", "rival": 1, "means": 12}
UNHEARD = {
    "amunre.ask.place_bid.bribing_protecting.title": BRIBING,
    "amunre.ask.place_bid.bribing_protecting.what": BRIBING,
    "amunre.refusal.no_cards": {"n": 1},
    "amunre.refusal.fewer_gifts": {"n": 2},
    "amunre.refusal.no_farmers": {},
    "amunre.refusal.no_pyramids": {"province": "abydos"},
    "amunre.refusal.nothing_to_close": {"province": "thebes", "value": 36},
    "kemet.ask.choose_companion.title": {"seat": 0, "space": "a_t_west"},
    "kemet.ask.choose_companion.what": {"seat": 0, "space": "a_t_west"},
    "kemet.ask.choose_fight.title": {"seat": 0},
    "kemet.ask.choose_fight.what": {"seat": 0},
    "kemet.help.choose_companion": {},
    "kemet.help.choose_fight": {},
    "kemet.move.fight_at": {"space": "a_c1_d1"},
    "kemet.refusal.one_combat": {"space": "a_c1_d1"},
    "kemet.refusal.silver_needed": {"n": 1, "left": 0},
    "pharaon.ask.choose_artisan.title": {"seat": 0},
    "pharaon.ask.choose_artisan.what": {"seat": 0},
    "pharaon.help.choose_artisan": {},
    "pharaon.ask.choose_vase.title": {"seat": 0},
    "pharaon.ask.choose_vase.what": {"seat": 0},
    "pharaon.help.choose_vase": {},
    "pharaon.ask.choose_resource.title": {"seat": 0, "n": 1},
    "pharaon.ask.choose_resource.tutor.title": {"seat": 0, "n": 1},
    "pharaon.ask.choose_resource.what": {"seat": 0, "n": 1},
    "pharaon.ask.choose_resource.tutor.what": {"seat": 0, "n": 1},
    "pharaon.log.artisan_lost": {"seat": 0},
    "pharaon.log.bonus_lost": {"seat": 0},
    "pharaon.log.burial_step_lost": {"seat": 0},
    "pharaon.log.vase_lost": {"seat": 0},
    "pharaon.log.resources_lost": {"seat": 0, "gained": "1 Justice"},
    "pharaon.log.traitor_turned_away": {"resource": "justice", "rule": "PHA-19.19"},
    "pharaon.refusal.empty_deck": {},
    "pharaon.refusal.gain_empty": {},
    "pharaon.refusal.no_artisans": {},
    "pharaon.refusal.no_bonus": {},
    "pharaon.refusal.no_nobles": {},
    "pharaon.refusal.last_step": {"n": 8},
    "tekhenu.ask.choose_decree.title": {"seat": 0},
    "tekhenu.ask.choose_decree.what": {"seat": 0},
    "tekhenu.ask.choose_doubled.title": {"seat": 1},
    "tekhenu.ask.choose_doubled.what": {"seat": 1},
    "tekhenu.ask.choose_unit.title": {"seat": 3},
    "tekhenu.ask.choose_unit.what": {"seat": 3},
    "tekhenu.ask.choose_units.title": {"seat": 0, "most": 1},
    "tekhenu.ask.choose_units.what": {"seat": 0, "most": 3},
    "tekhenu.help.choose_decree": {},
    "tekhenu.help.choose_doubled": {},
    "tekhenu.help.choose_unit": {},
    "tekhenu.help.choose_units": {},
    "tekhenu.log.murky_declared": {"seat": 0, "god": "osiris"},
    "tekhenu.move.do_murky": {},
    "tekhenu.move.double_decree": {"card": "D05"},
    "tekhenu.move.enough_decrees": {},
    "tekhenu.move.forfeit": {},
    "tekhenu.move.murky_profit": {},
    "tekhenu.move.pay_units": {"n": 2},
    "tekhenu.move.pick_decree": {"card": "D24"},
    "tekhenu.refusal.no_building": {},
    "tekhenu.refusal.no_pillar": {},
    "tekhenu.refusal.no_site": {},
    "tekhenu.refusal.no_statue": {},
    "tekhenu.refusal.no_statue_space": {},
    "tekhenu.refusal.no_tile": {},
    "tekhenu.refusal.same_symbol": {"symbol": "scales"},
    "tekhenu.refusal.section_empty": {},
    "tekhenu.refusal.temple_full": {},
}
"""What random play hardly ever meets, with the values that the rules give."""


class Overheard(Catalogue):
    """A catalogue that remembers which texts were asked for."""

    heard: set[str]

    def __getitem__(self, key):
        found = super().__getitem__(key)
        self.heard.add(key)
        return found


def overheard(language: str) -> Overheard:
    catalogue = Overheard.load(language)
    catalogue.heard = set()
    return catalogue


def tables(title, seeds: int) -> Iterator[Setup]:
    """Every kind of table, with so many seeds; a single one is 0 and 1 by turns."""
    for number, (kinds, variants) in enumerate(title.tables()):
        seats = tuple(SeatSetup(kind, NAMES[n], COLOURS[n]) for n, kind in enumerate(kinds))
        yield from (Setup(title.id, seats, variants, seed) for seed in (range(seeds) if seeds > 1 else [number % 2]))


class RandomGame:
    """One game that is played once and told by several narrators: (kind of line, how to say it)."""

    def __init__(self, title, setup: Setup, told: set[object]) -> None:
        self.title, self.setup, self.told = title, setup, told
        self.decisions = 0

    def lines(self) -> Iterator[tuple[str, Callable[[Narrator], str]]]:
        position, chance = self.title.new_game(self.setup), Chance(self.setup.seed)
        position.heard = []
        position.advance()
        while True:
            yield from (("log", partial(Narrator.event, event=event)) for event in position.heard if not event.silent)
            position.heard.clear()
            decision = position.decision
            if decision is None:
                yield "label", lambda narrator: narrator.result(self.title.result(position))
                return
            yield from self.asked(decision, position)
            moves = position.moves()
            cards = [move for move in moves if type(move).__name__.startswith(("Play", "Add"))]
            position.apply(chance.pick(cards if cards and chance.below(3) else moves))

    def asked(self, decision, position) -> Iterator[tuple[str, Callable[[Narrator], str]]]:
        stranger = position.seen_by(None)
        yield "label", lambda narrator: headline(narrator, decision, position, stranger)
        yield "sentence", lambda narrator: narrator.task(decision, position)
        yield "sentence", lambda narrator: narrator.rule(decision)
        yield from (("label", partial(Narrator.move, move=move)) for move in self.new(position.moves()))
        for refusal in decision.refusals(position):
            if self.new([(refusal.key, *refusal.values.items())]):
                yield "label", partial(Narrator.move, move=refusal.move)
                yield "sentence", partial(Narrator.refusal, refusal=refusal)
        self.decisions += 1
        if self.decisions % 8 == 1:  # an evaluation takes its time, and has the same parts every time
            for part in self.new(part for part, _ in self.title.explain(position, decision.seat).parts):
                yield "label", partial(Narrator.label, section="part", name=part)

    def new(self, things) -> list:
        """Those that were not told before in any game: their text would be the same again."""
        fresh = [thing for thing in dict.fromkeys(things) if thing not in self.told]
        self.told.update(fresh)
        return fresh


def headline(narrator: Narrator, decision, position, stranger) -> str:
    """Everybody reads a headline, so it must not depend on what only the deciding seat sees."""
    told = narrator.headline(decision, position)
    assert narrator.headline(decision, stranger) == told
    return told


def wrong_with(kind: str, text: str, language: str) -> str | None:
    if not text or text != text.strip() or "  " in text or set("{}|#~") & set(text):
        return "badly set"
    if text[0].islower():
        return "no capital"
    if text.endswith(".") == (kind == "label"):
        return "full stop"
    if found := ADDRESSING[language].search(text):
        return f"speaks to somebody: {found.group()}"
    if language == "fr" and re.search(r"'| [;:!?»]|« ", text):
        return "not French typography"
    return None


def tell_games(title, seeds: int) -> dict[str, Overheard]:
    """Play random games at every kind of table and tell them in all languages; which texts were heard."""
    catalogues = {language: overheard(language) for language in LANGUAGES}
    told, wrong = set(), set()
    for setup in tables(title, seeds):
        narrators = {each: Narrator(catalogue, title.id, setup.names) for each, catalogue in catalogues.items()}
        for kind, say in RandomGame(title, setup, told).lines():
            for language, narrator in narrators.items():
                text = say(narrator)
                if problem := wrong_with(kind, text, language):
                    wrong.add(f"{problem}: {text}")
    assert not wrong
    return catalogues


@pytest.mark.parametrize("name", titles.TITLES)
def test_whole_games_are_told_well_and_headlines_tell_no_secrets(name):
    tell_games(titles.title(name), seeds=1)


@pytest.mark.thorough
@pytest.mark.parametrize("name", titles.TITLES)
def test_many_games_leave_no_text_over(name):
    for catalogue in tell_games(titles.title(name), seeds=4).values():
        written = {key for key in catalogue if key.split(".")[0] == name and key.split(".")[1] in SECTIONS}
        assert written - catalogue.heard <= UNHEARD.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_texts_are_told_well_too(language):
    wrong = {}
    for key, values in UNHEARD.items():
        narrator = Narrator(Catalogue.load(language), key.split(".")[0], NAMES)
        kind = "label" if key.endswith(".title") or ".move." in key else "sentence"
        if problem := wrong_with(kind, narrator.voice.say(key, **values), language):
            wrong[key] = problem
    assert wrong == {}
