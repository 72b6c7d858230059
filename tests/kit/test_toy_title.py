"""A new game gets a playable table from the kit: the toy, as CONTRIBUTING says under "Add a game"."""

import sys
from dataclasses import replace
from types import SimpleNamespace

import pytest

from game.core.match import Match
from tests.pilot.matches import sit_down
from tests.pilot.players import Keyboard, Mouse
from tests.toy import TOY, toy_setup
from ui.art.palette import LAPIS
from ui.frame.words import misfits
from ui.scenes.end import EndScene
from ui.text import Catalogue, Voice
from ui.text.catalogue import read_file, text_files
from ui.text.languages import GRAMMARS
from ui.text.reader import read
from ui.titles import SCREENS, TitleScreen

TOY_TEXTS = """
nouns: [reason]
ask:
  take_something: {title: '{seat} : un dé ou une carte', what: Lancez le dé ou piochez une carte.}
  lay_cards: {title: '{seat} : poser des cartes', what: 'Posez des cartes, ou reposez-vous.'}
help: {take_something: Le dé rapporte de l’or., lay_cards: Une carte coûte sa valeur en or.}
move: {throw_die: Lancer le dé, draw_card: Piocher, lay_card: 'Poser la carte {card}', rest: Se reposer}
log:
  die_thrown: '{seat} lance le dé et gagne {gold} or'
  card_drawn: '{seat} pioche la carte {card}'
  card_laid: '{seat} pose la carte {card} pour {gold} or'
refusal: {gold: 'Il faut {needs} or, vous en avez {has}.', no_cards: La pioche est vide.}
reason:
  card: {text: carte posée, plural: cartes posées, gender: f}
  pair: {text: paire, plural: paires, gender: f}
  gold: {text: or, plural: or, gender: m}
word: {unit: PV}
gold: '{seat} : {n} or'
round: 'Manche {n}'
tray: Vos cartes
tip: {deck: La pioche, die: Le dé}
"""
"""What `assets/text/fr/<title>.yaml` is for a game."""
TEXTS = {"toy": TOY_TEXTS, "core": "nouns: [game]\ngame: {toy: Le Jouet}", "menu": "round: {toy: 'Manche {n}'}"}


@pytest.fixture
def toy_is_a_title(monkeypatch: pytest.MonkeyPatch) -> None:
    """The two lines that a new game needs, in `game/titles.py` and in `ui/titles/__init__.py`, and its two folders."""
    monkeypatch.setitem(sys.modules, "game.toy", SimpleNamespace(RULES=TOY))
    monkeypatch.setitem(sys.modules, "ui.titles.toy", SimpleNamespace(__path__=[]))
    monkeypatch.setattr("game.titles.TITLES", ("toy",))
    shown = TitleScreen("tests.toy_screen:ToyBoard", LAPIS, "coin", ("die", "card", "coin"), 2, 3, 5, 1, 2)
    monkeypatch.setitem(SCREENS, "toy", shown)


@pytest.mark.parametrize("player", [Mouse, Keyboard])
@pytest.mark.usefixtures("toy_is_a_title", "idle_workers")
def test_a_new_title_is_played_to_its_end_at_a_table_of_the_kit(opened, player) -> None:
    pilot = opened(pace="instant", confirm_turn_end=False)
    files = [read_file("fr", path) for path in text_files("fr")]
    files += [read(f"fr/{name}.yaml", text, GRAMMARS["fr"]) for name, text in TEXTS.items()]
    pilot.app.voice = Voice(Catalogue("fr", files))
    match = Match(TOY, replace(toy_setup(), curtains="always"))
    sit_down(pilot, match)
    person = player(pilot, 3)
    with misfits() as cut:
        person.play()
    assert match.over and isinstance(pilot.scene, EndScene) and not cut
    assert person.seen == {"TakeSomething", "LayCards"} and person.curtains >= 7
    assert {"DieThrown", "CardDrawn", "CardLaid"} <= {type(entry.event).__name__ for entry in match.log}
