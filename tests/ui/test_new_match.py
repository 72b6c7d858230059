"""Setting up a match: seats, names, colours, options, and why it cannot begin."""

from __future__ import annotations

import pygame
import pytest

from game.core.setup import COLOURS
from ui.scenes import routes
from ui.scenes.new_match.draft import Draft
from ui.scenes.table import TableScene
from ui.widgets.drop_down import DropDown

NAMES = ("Néféret", "Imhotep", "Tiyi", "Khâmouas", "Méryt")


@pytest.fixture
def pilot(fly):
    pilot = fly((1920, 1080))
    routes.open_title(pilot.app)
    routes.open_new_match(pilot.app, "amunre")
    pilot.tick()
    return pilot


def choose(pilot, label, option):
    """Open a list and click one of its lines."""
    drop = pilot.click(label)
    assert isinstance(drop, DropDown)
    number = next(n for n, choice in enumerate(drop.choices) if choice.label == option)
    pilot.click_at(drop.list.line(number).center)


def test_amu_15_2_one_person_plays_with_three_computers():
    draft = Draft.new("amunre", NAMES)
    assert [seat.kind for seat in draft.seats] == ["human", "scribe", "scribe", "scribe"]
    assert len({seat.colour for seat in draft.seats}) == 4
    assert draft.problem() is None


def test_a_match_of_two_people_and_two_scribes_begins(pilot, idle_workers):
    choose(pilot, "Qui joue, place 2", "Personne")
    pilot.click("Commencer")
    match = pilot.app.stack.find(TableScene).game.match
    assert [seat.kind for seat in match.setup.seats] == ["human", "human", "scribe", "scribe"]
    assert match.setup.names == NAMES[:4]


def test_the_same_with_the_keyboard_alone(pilot, idle_workers):
    pilot.use("Qui joue, place 2")
    pilot.key(pygame.K_UP)
    pilot.key(pygame.K_UP)
    pilot.key(pygame.K_RETURN)
    assert pilot.scene.draft.seats[1].kind == "human"
    pilot.focus("Nom, place 1")
    pilot.key(pygame.K_a, pygame.KMOD_CTRL)
    pilot.type("Aude")
    pilot.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    match = pilot.app.stack.find(TableScene).game.match
    assert match.setup.seats[0].name == "Aude"
    assert sum(seat.is_human for seat in match.setup.seats) == 2


def test_seats_are_added_and_removed_within_the_limits(pilot):
    pilot.click("Ajouter une place")
    assert len(pilot.scene.draft.seats) == 5
    assert all(control.label != "Ajouter une place" for control in pilot.controls())
    pilot.click("Retirer la place 2")
    pilot.click("Retirer la place 2")
    assert len(pilot.scene.draft.seats) == 3
    assert pilot.scene.draft.seats[0].name == "Néféret"
    button = pilot.find("Retirer la place 1")
    assert not button.enabled
    assert "3" in button.reason


def test_seats_change_places(pilot):
    pilot.click("Reculer la place 1")
    assert [seat.name for seat in pilot.scene.draft.seats][:2] == ["Imhotep", "Néféret"]
    pilot.focus("Qui joue, place 2")
    pilot.key(pygame.K_UP, pygame.KMOD_LALT)
    assert pilot.scene.draft.seats[0].name == "Néféret"
    assert pilot.scene.ring.current.label == "Qui joue, place 1"


def test_a_taken_colour_is_locked_and_a_free_one_is_taken(pilot):
    taken = pilot.find("Cornaline pour la place 1")
    assert not taken.enabled
    assert taken.reason == "déjà à la place 2"
    pilot.click("Aubergine pour la place 1")
    assert pilot.scene.draft.seats[0].colour == "aubergine"
    assert pilot.find("Lapis pour la place 2").enabled


def test_equal_names_keep_the_match_from_beginning(pilot):
    pilot.click("Nom, place 2")
    pilot.key(pygame.K_a, pygame.KMOD_CTRL)
    pilot.type("Tiyi")
    start = pilot.find("Commencer")
    assert not start.enabled
    assert "Tiyi" in start.sub
    pilot.click(start)
    assert pilot.app.stack.find(TableScene) is None


@pytest.mark.parametrize("text", ["", "abc", "9" * 19, "-5"])
def test_a_seed_must_be_a_number(text):
    draft = Draft.new("amunre", NAMES)
    draft.seed_text = text
    assert draft.problem().key == "menu.new.seed_wrong"


def test_dice_roll_another_seed(pilot):
    before = pilot.scene.draft.seed_text
    pilot.click("Au hasard")
    assert pilot.scene.draft.seed_text != before
    assert pilot.scene.seed_field.text == pilot.scene.draft.seed_text


def test_variants_and_aids_are_switched(pilot):
    pilot.click("Règle Expert")
    assert pilot.scene.draft.setup().variants == ("expert",)
    pilot.click("Conseils permis")
    assert not pilot.app.settings.hints
    pilot.click("Annuler un coup permis")
    assert not pilot.scene.draft.undo


def test_without_undo_nothing_is_taken_back(pilot, idle_workers):
    pilot.click("Annuler un coup permis")
    pilot.click("Commencer")
    match = pilot.app.stack.find(TableScene).game.match
    match.play(match.position.moves()[0])
    assert pilot.app.told(match.undo_refusal()) == "Cette partie se joue sans annuler."


def test_a_draft_keeps_its_people_in_another_game():
    draft = Draft.new("amunre", NAMES)
    draft.rename(0, "Aude")
    assert draft.with_title("amunre").seats[0].name == "Aude"


def test_every_colour_can_be_held_by_one_seat_only():
    draft = Draft.new("amunre", NAMES)
    draft.add()
    assert {seat.colour for seat in draft.seats} == set(COLOURS)
    draft.recolour(0, "gold")
    assert draft.seats[0].colour != "gold"
