"""Setting up a match: seats, names, colours, options, and why it cannot begin."""

import pygame
import pytest

from game.core.match import CannotUndo
from game.core.setup import COLOURS
from saves import SaveIdentity
from tests.ui.bench import choose, opened_at
from ui.scenes import routes
from ui.scenes.new_match import NewMatchScene
from ui.scenes.new_match.draft import Draft
from ui.scenes.resume import resume
from ui.scenes.table import TableScene

NAMES = ("Néféret", "Imhotep", "Tiyi", "Khâmouas", "Méryt")


def at_desk(opened, game):
    return opened_at(opened((1920, 1080)), routes.open_new_match, game)


@pytest.fixture
def pilot(opened):
    return at_desk(opened, "amunre")


def people(draft):
    return [(seat.kind, seat.name) for seat in draft.seats]


def names(pilot):
    return [seat.name for seat in pilot.scene.draft.seats]


def rewrite(pilot, label, name):
    pilot.focus(label)
    pilot.key(pygame.K_a, pygame.KMOD_CTRL)
    pilot.type(name)


@pytest.mark.parametrize("keyboard", [False, True])
def test_a_match_of_two_people_and_two_scribes_begins(pilot, idle_workers, keyboard):
    if keyboard:
        pilot.use("Qui joue, place 2")
        pilot.keys(pygame.K_UP, pygame.K_UP, pygame.K_RETURN)
        rewrite(pilot, "Nom, place 1", "Aude")
        pilot.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    else:
        choose(pilot, "Qui joue, place 2", "Humain")
        pilot.click("Commencer")
    match = pilot.app.stack.find(TableScene).host.match
    assert [seat.kind for seat in match.setup.seats] == ["human", "human", "scribe", "scribe"]
    assert match.setup.names == ("Aude" if keyboard else NAMES[0], *NAMES[1:4])


def test_digits_and_tabs_change_the_game(pilot):
    pilot.click("Tekhenu")
    assert pilot.scene.draft.title.id == "tekhenu"
    pilot.key(pygame.K_3)
    assert pilot.scene.draft.title.id == "amunre"


def test_seats_are_added_removed_within_the_limits_and_change_places(pilot):
    pilot.click("Retirer la place 2")
    pilot.click("Ajouter une place")
    assert names(pilot) == list(NAMES[:4])
    pilot.click("Ajouter une place")
    assert len(names(pilot)) == 5 and all(control.label != "Ajouter une place" for control in pilot.controls())
    pilot.click("Retirer la place 2")
    pilot.click("Retirer la place 2")
    assert (len(names(pilot)), names(pilot)[0]) == (3, "Néféret")
    button = pilot.find("Retirer la place 1")
    assert not button.enabled and "3" in button.reason
    pilot.click("Reculer la place 1")
    assert names(pilot)[1] == "Néféret"
    pilot.focus("Qui joue, place 2")
    pilot.key(pygame.K_UP, pygame.KMOD_LALT)
    assert (pilot.scene.draft.seats[0].name, pilot.scene.ring.current.label) == ("Néféret", "Qui joue, place 1")


@pytest.mark.parametrize(
    ("size", "rows"),
    [
        ((1280, 720), (0, 4)),
        pytest.param((1280, 720), (1, 2, 3), marks=pytest.mark.thorough),
        pytest.param((1920, 1080), range(5), marks=pytest.mark.thorough),
    ],
    ids=str,
)
def test_no_other_seat_comes_under_the_hand_that_took_one_away(opened, size, rows):
    """At whatever row, with a free place already there or not, scrolled down or not."""
    pilot = opened(size)
    routes.open_title(pilot.app)
    for number in rows:
        for more in (0, 1):
            routes.open_new_match(pilot.app, "amunre")
            while any(control.label == "Ajouter une place" for control in pilot.controls()):
                pilot.click("Ajouter une place")
            for _ in range(more):
                pilot.click("Retirer la place 1")
            label = f"Retirer la place {min(number + 1, 5 - more)}"
            pilot.focus(label)
            point = pilot.spot(pilot.find(label))
            pilot.click_at(point)
            assert len(pilot.scene.draft.seats) == 4 - more
            under = pilot.scene.control_at(point)
            assert under is None or not (under.label.startswith("Retirer") or under.label == "Ajouter une place")
            pilot.app.pop()


def test_escape_in_a_name_leaves_the_field_and_then_the_scene_which_keeps_the_seats(pilot):
    """Seats that nobody touched are as the game wants them."""
    pilot.key(pygame.K_ESCAPE)
    routes.open_new_match(pilot.app, "tekhenu")
    assert len(pilot.scene.draft.seats) == 3
    pilot.key(pygame.K_ESCAPE)
    routes.open_new_match(pilot.app, "amunre")
    pilot.tick()
    rewrite(pilot, "Nom, place 1", "Aude")
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, NewMatchScene)
    choose(pilot, "Qui joue, place 2", "Humain")
    pilot.key(pygame.K_ESCAPE)
    assert not isinstance(pilot.scene, NewMatchScene)
    routes.open_new_match(pilot.app)
    draft = pilot.scene.draft
    assert draft.title.id == "amunre" and people(draft)[:2] == [("human", "Aude"), ("human", "Imhotep")]
    pilot.key(pygame.K_ESCAPE)
    routes.open_new_match(pilot.app, "kemet")
    assert pilot.scene.draft.title.id == "kemet" and pilot.scene.draft.seats[0].name == "Aude"


def test_the_next_match_of_the_same_people_has_another_seed(pilot, idle_workers):
    pilot.click("Aubergine pour la place 1")
    seed = pilot.scene.draft.seed
    pilot.click("Commencer")
    assert pilot.app.stack.find(TableScene).host.match.setup.seed == seed
    routes.open_new_match(pilot.app)
    assert pilot.scene.draft.seats[0].colour == "aubergine" and pilot.scene.draft.seed != seed


def test_a_taken_colour_is_swapped_and_a_free_one_taken_also_at_a_full_table(pilot):
    rewrite(pilot, "Nom, place 2", "Zoé")
    pilot.key(pygame.K_ESCAPE)
    assert "Zoé" in pilot.find("Cornaline pour la place 1").told().lines[0]
    pilot.click("Cornaline pour la place 1")
    assert [seat.colour for seat in pilot.scene.draft.seats[:2]] == ["carnelian", "lapis"]
    pilot.click("Aubergine pour la place 1")
    pilot.click("Ajouter une place")
    draft = pilot.scene.draft
    assert {seat.colour for seat in draft.seats} == set(COLOURS)
    pilot.click("Aubergine pour la place 5")
    assert (draft.seats[0].colour, draft.seats[4].colour) == ("carnelian", "aubergine")


def test_people_are_offered_with_their_colour_and_tables_found_again_when_the_program_starts_anew(opened, idle_workers):
    pilot = at_desk(opened, "kemet")
    for number, name in enumerate(("Aude", "Paul"), 1):
        choose(pilot, f"Qui joue, place {number}", "Humain")
        rewrite(pilot, f"Nom, place {number}", name)
        pilot.key(pygame.K_ESCAPE)
    pilot.click("Aubergine pour la place 1")
    pilot.click("Commencer")
    pilot = at_desk(opened, None)
    draft = pilot.scene.draft
    assert draft.title.id == "kemet", "what was played last"
    assert [(seat.name, seat.colour) for seat in draft.seats[:2]] == [("Aude", "aubergine"), ("Paul", "carnelian")]
    pilot.click("Amun-Re")
    assert names(pilot)[:2] == ["Aude", "Paul"]
    choose(pilot, "Choisir une personne, place 3", "Aude")
    assert names(pilot)[1:3] == ["Paul", "Aude"] and pilot.scene.draft.seats[2].colour == "aubergine"
    assert pilot.scene.draft.problem() is None
    pilot.use("Choisir une personne, place 1")
    pilot.key(pygame.K_DELETE)
    pilot.click("Oublier")
    assert [one.name for one in pilot.scene.circle.people] == ["Paul"]
    choose(pilot, "Choisir une personne, place 1", "Paul")
    assert names(pilot)[:2] == ["Paul", "Tiyi"]


def test_what_keeps_a_match_from_beginning(pilot):
    """A seed that is no number, where dice roll another one; equal names."""
    draft, before = Draft.new("amunre", NAMES), pilot.scene.draft.seed_text
    for text in ("", "abc", "9" * 19, "-5"):
        draft.seed_text = text
        assert draft.problem().key == "menu.new.seed_wrong", text
    assert all(control.label != "Graine de la partie" for control in pilot.controls())
    pilot.click("Choisir la graine")
    pilot.click("Au hasard")
    assert pilot.scene.draft.seed_text == pilot.scene.seed_field.text != before
    rewrite(pilot, "Nom, place 2", "Tiyi")
    start = pilot.find("Commencer")
    assert not start.enabled and "Tiyi" in start.sub
    assert [pilot.find(f"Nom, place {number}").wrong for number in range(1, 5)] == [False, True, True, False]
    pilot.click(start)
    assert pilot.app.stack.find(TableScene) is None


def test_variants_and_aids_are_switched_and_without_undo_nothing_is_taken_back(pilot, idle_workers):
    pilot.click("Règle Expert")
    pilot.click("Conseils permis")
    assert not pilot.app.settings.hints
    pilot.click("Annuler un coup permis")
    assert not pilot.scene.draft.undo
    pilot.click("Commencer")
    match = pilot.app.stack.find(TableScene).host.match
    assert match.setup.variants == ("expert",)
    match.play(match.position.moves()[0])
    assert pilot.app.told(match.undo_refusal()) == "Cette partie se joue sans annuler."
    saved = pilot.app.store.save(match, SaveIdentity.new("Ferme"))
    routes.open_title(pilot.app)
    assert resume(pilot.app, saved)
    again = pilot.app.stack.find(TableScene).host
    assert again.undo_refusal().key == "core.undo.agreed"
    with pytest.raises(CannotUndo):
        again.restart_turn()


@pytest.fixture
def solo():
    """A draft of Tekhenu with three people, of whom the second makes room for the solo opponent."""
    draft = Draft.new("tekhenu", NAMES)
    for number in range(3):
        draft.set_kind(number, "human")
    draft.set_kind(1, "botankhamon")
    return draft


def option_of(draft, choice):
    return next(option for option in draft.title.options if choice in option.choices)


def test_amu_15_2_and_tekhenu_begin_with_one_person_and_computers():
    """A draft keeps its people in another game, and does not change itself."""
    for game, seats in (("amunre", 4), ("tekhenu", 3)):
        draft = Draft.new(game, NAMES)
        assert people(draft) == [("human", NAMES[0]), *(("scribe", name) for name in NAMES[1:seats])]
        assert len({seat.colour for seat in draft.seats}) == seats and draft.problem() is None
    draft = Draft.new("amunre", NAMES)
    draft.rename(0, "Aude")
    draft.add()
    other = draft.with_title("tekhenu")
    assert [seat.name for seat in other.seats] == ["Aude", *NAMES[1:4]]
    assert len(draft.seats) == 5 and other.problem() is None


def test_a_solo_opponent_leaves_one_person_and_comes_under_his_name(solo):
    """In the place of the only person he gets one to play with; he takes no name that somebody has."""
    instead, namesake = Draft.new("tekhenu", NAMES), Draft.new("tekhenu", NAMES)
    instead.set_kind(0, "botankhamon")
    namesake.rename(0, "Botankhamon")
    namesake.set_kind(1, "botankhamon")
    assert people(solo) == [("human", "Néféret"), ("botankhamon", "Botankhamon")]
    assert people(instead) == [("botankhamon", "Botankhamon"), ("human", "Imhotep")]
    assert people(namesake) == [("human", "Botankhamon"), ("botankhamon", "Imhotep")]
    assert [draft.problem() for draft in (solo, instead, namesake)] == [None] * 3


LEAVING = {
    "one more seat": (lambda solo: solo.add(), ["scribe", "scribe"]),
    "somebody else": (lambda solo: solo.set_kind(1, "apprenti"), ["apprenti"]),
    "a game without him": (lambda solo: solo.with_title("amunre"), ["scribe", "scribe"]),
}


@pytest.mark.parametrize("way", LEAVING)
def test_a_solo_opponent_that_goes_takes_his_name_with_him(solo, way):
    change, others = LEAVING[way]
    draft = change(solo) or solo
    assert people(draft) == [*zip(["human", *others], NAMES, strict=False)] and draft.problem() is None


def test_choices_of_an_option_exclude_each_other_and_solo_ones_count_only_against_him_and_are_remembered(solo):
    difficulty, gods = option_of(solo, "hard"), option_of(solo, "printed_gods")
    solo.choose(difficulty, "medium")
    solo.choose(difficulty, "hard")
    solo.choose(gods, "printed_gods")
    assert solo.setup().variants == ("printed_gods", "hard")
    solo.choose(difficulty, None)
    assert solo.setup().variants == ("printed_gods",)
    solo.choose(gods, None)
    solo.choose(difficulty, "hard")
    assert solo.with_title("tekhenu").setup().variants == ("hard",)
    assert solo.with_title("amunre").setup().variants == ()
    solo.add()
    assert solo.setup().variants == () and all(not option.solo for option in solo.options)
    solo.set_kind(2, "botankhamon")
    assert solo.setup().variants == ("hard",)


def test_the_solo_block_comes_and_goes_with_him(opened):
    tekhenu = at_desk(opened, "tekhenu")
    labels = {control.label for control in tekhenu.controls()}
    assert "Difficulté" not in labels and "Les dieux d’Horus" in labels
    choose(tekhenu, "Qui joue, place 2", "Botankhamon")
    draft = tekhenu.scene.draft
    assert [seat.kind for seat in draft.seats] == ["human", "botankhamon"]
    (locked,) = [choice for choice in tekhenu.find("Qui joue, place 1").choices if choice.label == "Botankhamon"]
    assert locked.reason == "déjà à la place 2", "he sits at one place only"
    assert tekhenu.find("Commencer").sub == "Néféret, Botankhamon", "his name is not said twice"
    tekhenu.focus("Difficulté")
    for difficulty in ("medium", "hard"):
        tekhenu.key(pygame.K_RIGHT)
        assert tekhenu.scene.draft.variants == (difficulty,)
        assert tekhenu.scene.ring.current.label == "Difficulté"
    tekhenu.click_at(tekhenu.find("Difficulté").field(0).center)
    row = tekhenu.find("Difficulté")
    assert row.choices[row.chosen] == "facile"
    tekhenu.click_at(row.field(2).center)
    tekhenu.click("Cartes Départ imposées")
    assert tekhenu.scene.draft.setup().variants == ("hard", "blind_start")
    tekhenu.click("Ajouter une place")
    assert len(names(tekhenu)) == 3 and all(control.label != "Difficulté" for control in tekhenu.controls())


def test_the_field_of_the_seed_comes_into_sight_with_its_switch(opened):
    """Four people at the smallest laptop: there is more on the sheet than can be seen."""
    pilot = opened_at(opened((1366, 768)), routes.open_new_match, "kemet")
    scene = pilot.scene
    for number in range(3):
        scene.set_kind(number, "human")
    pilot.settle()
    pilot.click("Choisir la graine")
    pilot.settle()
    sheet = scene.seed_field.within
    assert sheet.scroll.needed and sheet.view.contains(scene.seed_field.rect)
