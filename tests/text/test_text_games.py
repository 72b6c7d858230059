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
"""Words for one person. Tasks, help and refusals speak to whoever decides; what everybody reads speaks to nobody."""
UNASKED = {
    "kemet.choose_companion": {"seat": 0, "space": "a_t_west"},
    "kemet.choose_fight": {"seat": 0},
    "pharaon.choose_artisan": {"seat": 0},
    "pharaon.choose_vase": {"seat": 0},
    "tekhenu.choose_decree": {"seat": 0},
    "tekhenu.choose_doubled": {"seat": 1},
    "tekhenu.choose_unit": {"seat": 3},
    "tekhenu.choose_units": {"seat": 0, "most": 3},
}
"""Decisions that random play hardly ever meets, with the values that the rules give: title, task and help."""
UNHEARD = {
    **{f"{game}.ask.{name}.{part}": values for key, values in UNASKED.items() for game, name in [key.split(".")]
       for part in ("title", "what")},
    **{key.replace(".", ".help."): {} for key in UNASKED},
    **{f"amunre.ask.place_bid.{also}_protecting.{part}": {"seat": 0, "province": "edfu", "rival": 1, "means": 12}
       for also in ("bribing", "contested") for part in ("title", "what")},
    **{f"pharaon.ask.choose_resource.{part}": {"seat": 0, "n": 1}
       for part in ("title", "what", "tutor.title", "tutor.what")},
    **{f"pharaon.log.{what}_lost": {"seat": 0} for what in ("artisan", "bonus", "burial_step", "climb", "vase")},
    **{f"pharaon.refusal.{why}": {} for why in ("empty_bag", "empty_deck", "gain_empty", "no_artisans", "no_bonus",
                                                "no_nobles")},
    **{f"tekhenu.refusal.{why}": {} for why in ("no_building", "no_pillar", "no_site", "no_statue", "no_statue_space",
                                                "no_tile", "section_empty", "temple_full")},
    **{f"tekhenu.move.{name}": {} for name in ("do_murky", "enough_decrees", "forfeit", "murky_profit")},
    "amunre.refusal.no_cards": {"n": 1},
    "amunre.refusal.fewer_gifts": {"n": 2},
    "amunre.refusal.no_farmers": {},
    "amunre.refusal.no_pyramids": {"province": "abydos"},
    "amunre.refusal.nothing_to_close": {"province": "thebes", "value": 36},
    **{f"kemet.ask.{name}.sacrifice": {} for name in ("offer_in_delta", "offer_to_all_gods")},
    "kemet.move.fight_at": {"space": "a_c1_d1"},
    "kemet.refusal.one_combat": {"space": "a_c1_d1"},
    "kemet.refusal.silver_needed": {"n": 1, "left": 0},
    "pharaon.log.resources_lost": {"seat": 0, "gained": "1 Justice"},
    "pharaon.log.traitor_turned_away": {"resource": "justice", "rule": "PHA-19.19"},
    "pharaon.refusal.last_step": {"n": 8},
    "tekhenu.ask.choose_units.title": {"seat": 0, "most": 1},
    "tekhenu.log.murky_declared": {"seat": 0, "god": "osiris"},
    "tekhenu.move.double_decree": {"card": "D05"},
    "tekhenu.move.pay_units": {"n": 2},
    "tekhenu.move.pick_decree": {"card": "D24"},
    "tekhenu.refusal.same_symbol": {"symbol": "scales"},
}  # fmt: skip
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
    """What is wrong with a text. Sentences are for the seat that decides; labels and the log are for the whole table,
    and speak to nobody."""
    if not text or text != text.strip() or "  " in text or set("{}|#~") & set(text):
        return "badly set"
    if text[0].islower():
        return "no capital"
    if text.endswith(".") == (kind == "label"):
        return "full stop"
    if kind != "sentence" and (found := ADDRESSING[language].search(text)):
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
        label = key.endswith((".title", ".sacrifice")) or ".move." in key
        kind = "label" if label else "log" if ".log." in key else "sentence"
        if problem := wrong_with(kind, narrator.voice.say(key, **values), language):
            wrong[key] = problem
    assert wrong == {}
