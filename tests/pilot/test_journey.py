"""What a person does from the first start on: language, set-up, play, undo, hint, save, quit, resume, replay."""

import pygame
import pytest

from tests.pilot.matches import new_match, sit_down
from tests.pilot.players import Keyboard, Mouse
from tests.playing import played_on
from tests.ui.bench import choose
from ui.kit.target import Target
from ui.scenes import routes
from ui.scenes.end import EndScene
from ui.scenes.load import LoadScene
from ui.scenes.new_match import NewMatchScene
from ui.scenes.replay import ReplayScene
from ui.scenes.table import TableScene
from ui.scenes.title import TitleScene


def at_table(pilot, seed: int = 5) -> Mouse:
    """A person among two Apprentis."""
    sit_down(pilot, new_match("human", "apprenti", "apprenti", seed=8))
    return Mouse(pilot, seed)


def start_new_match(pilot) -> TableScene:
    """From the title to a table of four: two people, two Scribes."""
    pilot.click("Nouvelle partie")
    assert isinstance(pilot.scene, NewMatchScene)
    for place, kind in enumerate(("Humain", "Scribe", "Humain", "Scribe"), 1):
        choose(pilot, f"Qui joue, place {place}", kind)
    pilot.click("Commencer")
    table = pilot.app.stack.find(TableScene)
    assert isinstance(table, TableScene)
    assert [seat.kind for seat in table.host.match.setup.seats] == ["human", "scribe", "human", "scribe"]
    return table


@pytest.mark.usefixtures("quick_workers")
def test_from_the_first_start_to_a_table_of_four(opened):
    pilot = opened(language=None)
    routes.open_first_start(pilot.app)
    pilot.tick()
    pilot.click("Jouer")
    while not isinstance(pilot.scene, TitleScene):
        pilot.key(pygame.K_ESCAPE)
    assert pilot.app.settings.language == "fr"
    table = start_new_match(pilot)
    pilot.wait_until(lambda: table.asked is not None)
    assert (pilot.scene, table.host.viewer) == (table, None), "bids are public: nobody is called behind the curtain"
    player = Mouse(pilot)
    player.play(until=lambda match: type(match.decision).__name__ == "LayOffering")
    assert player.curtains == 0
    player.play(until=lambda match: match.position.revealed_offerings)
    assert player.curtains == 2, "one for each person's offering"


def test_the_past_from_the_log_and_from_the_menu_of_the_table(pilot):
    player = at_table(pilot)
    table, match = player.table, player.table.host.match
    player.play(until=lambda match: len(match.moves) > 20 and table.asked is not None)
    log, moves = table.top.log, len(match.moves)
    table.pending = table.asked.moves[0]
    table.refresh()
    pilot.click_at((log.rect.centerx, log.rect.bottom - 60))
    assert table.past is not None and table.past.move < moves and table.asked is None
    assert table.board.waiting is None, "in the past nothing is shown of a move that waits in the present"
    pilot.click(pilot.app.say("table.present"))
    assert table.past is None and table.asked is not None
    assert table.board.waiting == table.pending
    table.forget()
    pilot.click("Menu")
    pilot.click("Revoir la partie")
    assert isinstance(pilot.scene, ReplayScene)
    assert pilot.scene.film.viewer is None, "the hands of a running match stay closed"
    pilot.keys(pygame.K_END, pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert pilot.scene is table and len(match.moves) == moves


def test_undo_hint_and_restart_through_the_tools(pilot):
    player = at_table(pilot)
    table, match = player.table, player.table.host.match
    player.play(until=lambda match: table.asked is not None and match.moves and match.undo_refusal() is None)
    before = len(match.moves)
    pilot.click("Annuler")
    assert len(match.moves) == before - 1 and table.asked is not None
    pilot.click("Conseil")
    pilot.wait_until(lambda: table.hint is not None)
    pilot.tick()
    assert table.hint.move in table.asked.legal
    advised = [one.rect for one in table.controls if isinstance(one, Target) and table.hint.move in one.moves]
    assert advised and advised == table.lit_places, "the place of the advised move is in light"
    player.play(until=lambda match: table.asked is not None and match.moves and match.undo_refusal() is None)
    pilot.key(pygame.K_r, pygame.KMOD_CTRL)
    assert table.asked is not None


def test_what_cannot_be_undone_says_why(pilot):
    player = at_table(pilot, seed=1)
    table, match = player.table, player.table.host.match
    player.play(until=lambda match: table.asked is not None and match.undo_refusal() is not None)
    button = pilot.hover("Annuler")
    assert not button.enabled
    assert pilot.scene._tip().reason == table.board.narrator.error(match.undo_refusal())
    moves = len(match.moves)
    pilot.click(button)
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(match.moves) == moves


def test_save_quit_and_resume(opened, quick_workers):
    pilot = opened()
    match = new_match("human", "scribe", "human", "scribe", seed=9)
    routes.open_title(pilot.app)
    sit_down(pilot, match)
    player = Mouse(pilot, seed=6)
    player.play(until=lambda match: len(match.moves) > 25)
    player.play(until=lambda match: isinstance(pilot.scene, TableScene) and pilot.scene.asked is not None)
    digest, moves = match.digest(), len(match.moves)
    pilot.click("Menu")
    pilot.click(pilot.app.say("menu.pause.save"))
    pilot.type("Soir")
    pilot.key(pygame.K_RETURN)
    pilot.click(pilot.app.say("menu.pause.quit"))
    assert not pilot.app.running
    pilot.app.stack.close()
    assert quick_workers[-1].closed

    again = opened()
    routes.open_title(again.app)
    again.tick()
    again.click("Charger")
    assert isinstance(again.scene, LoadScene)
    names = [saved.header.name for saved in again.scene._rows if saved.header is not None]
    assert "Soir" in names
    again.click("Reprendre")
    again.wait_until(lambda: again.app.stack.find(TableScene) is not None)
    resumed = again.app.stack.find(TableScene).host.match
    assert (len(resumed.moves), resumed.digest()) == (moves, digest)
    Mouse(again, seed=7).play(until=lambda match: len(match.moves) > moves + 10)


def test_every_move_can_be_chosen_from_the_list_by_keyboard(pilot):
    match = at_table(pilot).table.host.match
    pilot.wait_until(lambda: pilot.scene.asked is not None)
    before = len(match.moves)
    pilot.keys(pygame.K_m, pygame.K_TAB, pygame.K_RETURN)
    if pilot.scene.pending is not None:
        pilot.key(pygame.K_RETURN)
    assert len(match.moves) > before


def test_the_replay_from_the_end_by_mouse_and_keyboard(pilot):
    match = new_match("human", "apprenti", "apprenti", seed=10)
    sit_down(pilot, match)
    Keyboard(pilot, seed=8).play(until=lambda match: len(match.moves) > 3)
    while not match.over:
        match.play(match.position.moves()[0])
    pilot.wait_until(lambda: isinstance(pilot.scene, EndScene))
    pilot.click("Revoir la partie")
    replay = pilot.scene
    assert isinstance(replay, ReplayScene)
    last = len(match.moves)
    for key, expected in ((pygame.K_RIGHT, 1), (pygame.K_RIGHT, 2), (pygame.K_LEFT, 1), (pygame.K_END, last)):
        pilot.key(key)
        pilot.settle()
        assert replay.film.at == expected
    pilot.key(pygame.K_PAGEUP)
    assert replay.film.at == replay.film.round_starts[-1]
    pilot.keys(pygame.K_HOME, pygame.K_SPACE)
    assert replay.playing
    pilot.wait_until(lambda: replay.film.at > 3)
    pilot.key(pygame.K_SPACE)
    assert not replay.playing
    line, film = replay._timeline, replay.film
    pilot.drag(line.ring_rect.center, (line.rect.centerx, line.ring_rect.centery))
    assert abs(film.at - last // 2) < 3
    assert replay._view.seen_by(film.viewer) == match.position_before(film.at).seen_by(film.viewer)
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, EndScene)
    pilot.click("Voir la table")
    assert isinstance(pilot.scene, TableScene)
    pilot.click("Résultat")
    assert isinstance(pilot.scene, EndScene)


def test_rematch_the_same_seed_again_and_saving_from_the_end(pilot):
    match = played_on(new_match("human", "apprenti", "apprenti", seed=10))
    for label, same in (("Revanche", False), ("Rejouer", True), ("Enregistrer", None)):
        pilot.app.reset(EndScene(pilot.app, match, revealed=True))
        pilot.tick()
        pilot.click(label)
        if same is not None:
            setup = pilot.app.stack.find(TableScene).host.match.setup
            assert setup.seats == match.setup.seats and (setup.seed == match.setup.seed) is same
    assert not pilot.find("Enregistrée").enabled and len(pilot.app.store.matches()) == 1
