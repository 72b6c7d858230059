"""The menus: title, new match, settings, saves, records, pause, dialogs."""

from __future__ import annotations

import pygame

from game.core.setup import COLOURS, SeatSetup, Setup
from game.titles import TITLES
from game.titles import title as find_title
from saves import SaveIdentity
from ui.scenes import routes
from ui.scenes.circle import remember
from ui.scenes.load import LoadScene
from ui.scenes.load.scene import REST
from ui.scenes.new_match import NewMatchScene
from ui.scenes.solo_line import SoloLine
from ui.widgets.drop_down import DropDown
from ui.widgets.nav import NavItem
from ui.workshop.gallery.matches import LONG_NAMES, solo_game, whole_game
from ui.workshop.gallery.registry import exhibit, hang
from ui.workshop.gallery.studio import Studio

TITLE = "amunre"


def fill_shelves(studio: Studio) -> None:
    """Saves of every kind: automatic and named, going on and finished, sound and damaged, of every game."""
    store, games = studio.store, [whole_game(TITLE, seats) for seats in (3, 4, 5)]
    for name in TITLES:
        automata = find_title(name).automata
        if automata:
            game = solo_game(name)
            store.autosave(game.branch(len(game.moves) // 2), SaveIdentity.new())
            store.record(game, SaveIdentity.new())
    store.autosave(games[1].branch(60), SaveIdentity.new())
    store.save(games[0].branch(25), SaveIdentity.new("Revanche"))
    store.save(games[2].branch(200), SaveIdentity.new("Soirée chez Claire"))
    finished = SaveIdentity.new("La belle")
    store.save(games[1], finished)
    for game in games:
        store.record(game, SaveIdentity.new())
    whole = store.save(games[0].branch(90), SaveIdentity.new("Coupée"))
    whole.write_bytes(whole.read_bytes()[:900])
    folder = store.folder / "matches"
    (folder / "courses.yaml").write_text("- farine\n- miel\n", encoding="utf-8")
    newer = store.save(games[0].branch(10), SaveIdentity.new("Demain"))
    newer.write_bytes(newer.read_bytes().replace(b"format: 1", b"format: 99", 1))


def know_people(studio: Studio) -> None:
    """A family that played last, and somebody who was there before."""
    for names in (("Grand-mère Hatchepsout", "Maman", "Papa"), ("Maman", "Papa", "Zoé", "Léo")):
        seats = tuple(SeatSetup("human", name, colour) for name, colour in zip(names, COLOURS, strict=False))
        remember(studio.app, Setup("kemet", seats, (), 0))


@exhibit("first_start")
def first_start(studio: Studio) -> None:
    routes.open_first_start(studio.app)
    studio.pilot.settle()


@exhibit("title_first_time")
def title_first_time(studio: Studio) -> None:
    routes.open_title(studio.app)
    studio.pilot.settle()


@exhibit("title")
def title(studio: Studio) -> None:
    fill_shelves(studio)
    know_people(studio)
    routes.open_title(studio.app)
    studio.pilot.settle()


@exhibit("title_same_table")
def title_same_table(studio: Studio) -> None:
    """Nothing to go on with: the gold button is for those who played last."""
    know_people(studio)
    routes.open_title(studio.app)
    studio.pilot.settle()


@exhibit("title_keyboard")
def title_keyboard(studio: Studio) -> None:
    fill_shelves(studio)
    routes.open_title(studio.app)
    for _ in range(3):
        studio.pilot.key(pygame.K_TAB)


def _new_match(name: str) -> None:
    def arrange(studio: Studio) -> None:
        routes.open_new_match(studio.app, name)
        studio.pilot.settle()

    hang(f"new_match_{name}", arrange)


def _new_solo_match(name: str, automaton: str) -> None:
    """Against the solo opponent, with the strongest choice of every option."""

    def arrange(studio: Studio) -> None:
        scene = NewMatchScene(studio.app, name)
        studio.push(scene)
        scene.set_kind(1, automaton)
        for option in scene.draft.options:
            scene.choose_variant(option, option.choices[-1])
        studio.pilot.settle()

    hang(f"new_match_{name}_solo", arrange)


for _name in TITLES:
    _new_match(_name)
    for _automaton in find_title(_name).automata:
        _new_solo_match(_name, _automaton)


@exhibit("new_match_long_names")
def new_match_long_names(studio: Studio) -> None:
    """A full table, and every name as long as names can be."""
    scene = NewMatchScene(studio.app, TITLE)
    scene.draft.add()
    for number, name in enumerate(LONG_NAMES):
        scene.draft.rename(number, name)
    studio.push(scene)
    studio.pilot.settle()


@exhibit("new_match_people")
def new_match_people(studio: Studio) -> None:
    """The list of people beside a name, and two names that are the same."""
    know_people(studio)
    scene = NewMatchScene(studio.app, "kemet")
    scene.draft.rename(2, "Léo")
    studio.push(scene)
    studio.pilot.click(studio.app.say("menu.new.people", n=2))
    studio.pilot.settle()


@exhibit("new_match_seed")
def new_match_seed(studio: Studio) -> None:
    """Whoever wants to can give the seed; it stands at the end of the options."""
    scene = NewMatchScene(studio.app, TITLE)
    studio.push(scene)
    scene.choose_seed(True)
    studio.pilot.focus(studio.app.say("menu.new.seed_field"))
    studio.pilot.settle()


@exhibit("solo")
def solo(studio: Studio) -> None:
    routes.open_solo(studio.app)
    studio.pilot.settle()


@exhibit("solo_chosen")
def solo_chosen(studio: Studio) -> None:
    """The other opponent at his hardest, for somebody who is known here."""
    know_people(studio)
    routes.open_solo(studio.app)
    studio.pilot.settle()
    lines = [control for control in studio.pilot.controls() if isinstance(control, SoloLine)]
    studio.pilot.use(lines[-1])
    studio.pilot.settle()


@exhibit("new_match_free_place")
def new_match_free_place(studio: Studio) -> None:
    """Somebody in the middle went away."""
    scene = NewMatchScene(studio.app, TITLE)
    studio.push(scene)
    scene.remove(1)
    studio.pilot.settle()


@exhibit("choose_lesson")
def choose_lesson(studio: Studio) -> None:
    routes.open_title(studio.app)
    routes.open_lessons(studio.app)
    studio.pilot.settle()


@exhibit("new_match_open_list")
def new_match_open_list(studio: Studio) -> None:
    routes.open_new_match(studio.app, TITLE)
    studio.pilot.settle()
    lists = [control for control in studio.pilot.controls() if isinstance(control, DropDown)]
    if lists:
        studio.pilot.click(lists[min(1, len(lists) - 1)])
        studio.pilot.settle()


@exhibit("load")
def load(studio: Studio) -> None:
    """As the list opens: the plain signs of the games."""
    fill_shelves(studio)
    routes.open_load(studio.app)
    studio.pilot.settle()


def _rest(studio: Studio) -> LoadScene:
    """Nobody does anything until all boards are painted."""
    scene = studio.app.stack.top
    assert isinstance(scene, LoadScene)
    while not scene.prepared:
        studio.pilot.tick(1, REST)
    studio.pilot.tick(1, REST)
    return scene


@exhibit("load_boards")
def load_boards(studio: Studio) -> None:
    load(studio)
    _rest(studio)


@exhibit("load_earlier_turn")
def load_earlier_turn(studio: Studio) -> None:
    load(studio)
    _rest(studio)
    studio.pilot.key(pygame.K_TAB)
    studio.pilot.key(pygame.K_TAB)
    for _ in range(3):
        studio.pilot.key(pygame.K_LEFT)
    _rest(studio)


@exhibit("load_finished")
def load_finished(studio: Studio) -> None:
    load(studio)
    studio.pilot.click(studio.app.say("menu.load.finished"))
    _rest(studio)


@exhibit("load_nothing")
def load_nothing(studio: Studio) -> None:
    routes.open_load(studio.app)
    studio.pilot.settle()


@exhibit("load_nothing_for_replay")
def load_nothing_for_replay(studio: Studio) -> None:
    routes.open_load(studio.app, "replay")
    studio.pilot.settle()


@exhibit("load_long_name")
def load_long_name(studio: Studio) -> None:
    name = "Un nom de partie qui est beaucoup trop long pour la liste"
    studio.store.save(whole_game(TITLE, 4).branch(60), SaveIdentity.new(name))
    routes.open_load(studio.app)
    studio.pilot.settle()


@exhibit("load_damaged")
def load_damaged(studio: Studio) -> None:
    """The last line of the list, where the damaged files are."""
    fill_shelves(studio)
    routes.open_load(studio.app)
    studio.pilot.settle()
    studio.pilot.key(pygame.K_TAB)
    studio.pilot.key(pygame.K_END)
    studio.pilot.settle()


@exhibit("load_delete")
def load_delete(studio: Studio) -> None:
    fill_shelves(studio)
    routes.open_load(studio.app)
    studio.pilot.settle()
    studio.pilot.key(pygame.K_TAB)
    studio.pilot.key(pygame.K_DELETE)
    studio.pilot.settle()


@exhibit("load_rename")
def load_rename(studio: Studio) -> None:
    fill_shelves(studio)
    routes.open_load(studio.app)
    studio.pilot.settle()
    studio.pilot.key(pygame.K_TAB)
    studio.pilot.key(pygame.K_F2)
    studio.pilot.settle()


@exhibit("load_for_replay")
def load_for_replay(studio: Studio) -> None:
    fill_shelves(studio)
    routes.open_load(studio.app, "replay")
    studio.pilot.settle()


def _settings(number: int, name: str) -> None:
    def arrange(studio: Studio) -> None:
        routes.open_settings(studio.app)
        studio.pilot.settle()
        items = [control for control in studio.pilot.controls() if isinstance(control, NavItem)]
        studio.pilot.click(items[number])
        studio.pilot.settle()

    hang(f"settings_{name}", arrange)


for _number, _page in enumerate(("display", "course", "sound", "keys", "access", "data")):
    _settings(_number, _page)


@exhibit("records")
def records(studio: Studio) -> None:
    fill_shelves(studio)
    routes.open_records(studio.app)
    studio.pilot.settle()


@exhibit("records_nothing")
def records_nothing(studio: Studio) -> None:
    routes.open_records(studio.app)
    studio.pilot.settle()


@exhibit("pause")
def pause(studio: Studio) -> None:
    table = studio.table(whole_game(TITLE, 4).branch(60))
    studio.app.tick([], 0.0)
    routes.open_pause(studio.app, table)
    studio.pilot.settle()


@exhibit("pause_names")
def pause_names(studio: Studio) -> None:
    """Five people, one of whom took the name of another."""
    table = studio.table(whole_game(TITLE, 5).branch(60))
    studio.app.tick([], 0.0)
    routes.open_pause(studio.app, table)
    names = table.host.match.setup.names
    studio.pilot.click(studio.app.say("menu.pause.names"))
    studio.pilot.type(names[1])
    studio.pilot.settle()


@exhibit("pause_at_the_end")
def pause_at_the_end(studio: Studio) -> None:
    """Of a match that has ended."""
    table = studio.table(whole_game(TITLE, 3))
    studio.app.tick([], 0.0)
    routes.open_pause(studio.app, table)
    studio.pilot.settle()


@exhibit("confirm_quit")
def confirm_quit(studio: Studio) -> None:
    routes.open_title(studio.app)
    studio.pilot.settle()
    studio.pilot.key(pygame.K_ESCAPE)
    studio.pilot.settle()


@exhibit("confirm_restart")
def confirm_restart(studio: Studio) -> None:
    table = studio.table(whole_game(TITLE, 4).branch(60))
    studio.app.tick([], 0.0)
    routes.open_pause(studio.app, table)
    studio.pilot.click(studio.app.say("menu.pause.restart"))
    studio.pilot.settle()


@exhibit("notice")
def notice(studio: Studio) -> None:
    routes.open_title(studio.app)
    app = studio.app
    app.notices.append(app.say("core.save.cannot.full", folder=str(studio.store.folder)))
    studio.pilot.tick(4)
