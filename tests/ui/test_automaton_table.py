"""A person against a solo opponent at the table: he is never asked, and his turn is shown like any other."""

from functools import partial

import pygame
import pytest

from game.core.chance import Chance
from game.core.setup import SeatSetup
from game.core.turns import turns_in
from saves import SaveIdentity, load
from tests.pilot.matches import match_of
from tests.text.told import plain
from tests.ui import plain_board
from tests.ui.bench import opened_at
from tests.ui.test_turns import he_has_just_played
from ui.host.host import Host
from ui.host.saving import Saving
from ui.kit.target import Target
from ui.scenes import routes, table_opening
from ui.scenes.account import AccountScene
from ui.scenes.curtain import CurtainScene
from ui.scenes.end import EndScene
from ui.scenes.move_list import MoveListScene
from ui.scenes.news import NewsScene
from ui.scenes.rules import RulesScene
from ui.scenes.table import TableScene
from ui.table.kinds import kind_told
from ui.titles import SCREENS

PERSON, BOT = 0, 1
new_solo = partial(match_of, "tekhenu", "human", "botankhamon")


@pytest.fixture
def table(opened, monkeypatch, idle_workers):
    """Sit down against him, with these settings, on a board that shows nothing."""
    monkeypatch.setitem(SCREENS, "tekhenu", SCREENS["tekhenu"]._replace(board=plain_board.BOARD))

    def sit_down(match=None, **settings):
        pilot = opened(**{"pace": "normal", "confirm_turn_end": False, "open_news": False, **settings})
        opened_at(pilot, routes.open_table, match or new_solo(), SaveIdentity.new())
        assert isinstance(pilot.scene, TableScene)
        return pilot, pilot.scene

    return sit_down


def wait(pilot):
    """Until the person is asked and nothing is shown any more, or the game is over."""
    pilot.wait_until(lambda: not isinstance(pilot.scene, TableScene) or pilot.scene.asked is not None)


def play(pilot, until, seed=5):
    """Play at random as the person until something is so."""
    chance, scene = Chance(seed), pilot.scene
    while not until(scene.host.match):
        wait(pilot)
        if isinstance(pilot.scene, AccountScene):
            pilot.click(pilot.scene.controls[-1])
        elif pilot.scene is not scene:
            return
        else:
            scene.take(chance.pick(scene.asked.moves))


def test_a_level_beside_him_thinks_as_everywhere(store):
    match = match_of("tekhenu", "scribe", "botankhamon")
    game = Host(match, Saving(store, SaveIdentity.new()), table_opening.new_worker())
    assert game.needs_thinking and game.computer_is_asked


def test_his_turn_is_shown_after_the_move_with_its_own_prompt_and_log(table):
    pilot, scene = table()
    play(pilot, he_has_just_played)
    match, lines = scene.host.match, len(scene.top.log._lines)
    assert scene.show.seat is None and scene.asked is None
    pilot.wait_until(lambda: scene.show.seat == BOT)
    assert scene.top.panels[BOT].active and not scene.top.panels[PERSON].active
    assert scene._told().headline == "Imhotep joue"
    told = [line.told.text for line in scene.top.log._lines]
    assert len(told) >= lines and not any("règle 19" in line for line in told[lines:]) and scene.asked is None
    wait(pilot)
    assert any("règle 19" in line.told.text for line in scene.top.log._lines[lines:])
    assert scene.top.panels[PERSON].active and scene.board.shown[-1] == match.position.seen_by(PERSON)


def test_space_skips_his_turn_and_step_by_step_waits_for_it(table):
    pilot, scene = table(pace="step")
    play(pilot, he_has_just_played)
    pilot.wait_until(lambda: scene.show.state == "waiting")
    assert scene.show.seat == BOT and scene.asked is None
    pilot.tick(50, 0.5)
    assert scene.show.state == "waiting"
    pilot.key(pygame.K_SPACE)
    wait(pilot)
    assert scene.asked is not None


def test_instant_is_over_with_the_persons_own_move(table):
    pilot, scene = table(pace="instant")
    play(pilot, he_has_just_played)
    assert scene.show.seat is None
    while scene.show.busy:
        assert scene.show.seat is None
        pilot.tick(1, 0.1)
    assert scene.asked is not None


def test_his_turn_needs_no_curtain_and_no_thinking_process_is_saved_and_told_in_the_digest(table, monkeypatch):
    started = []
    monkeypatch.setattr(table_opening.new_worker, "start", lambda worker: started.append(worker))
    pilot, scene = table()
    play(pilot, he_has_just_played)
    scene.host.saving.wait()
    entry = next(entry for entry in pilot.app.store.autosaves() if entry.path.name.startswith("match-"))
    loaded = load(entry.path)
    assert (loaded.way, loaded.match.digest()) == ("log", scene.host.match.digest())
    assert [seat.kind for seat in entry.header.seats] == ["human", "botankhamon"]
    wait(pilot)
    assert not any(isinstance(one, CurtainScene) for one in pilot.app.stack) and started == []
    news = scene.host.news()
    assert news.automaton == BOT and len(news.his) > 2
    (short,) = news.strip(1)
    assert short in news.strip(2) and short.weight == max(entry.event.weight for entry in news.his)
    pilot.key(pygame.K_n)
    assert isinstance(pilot.scene, NewsScene)
    pilot.key(pygame.K_RETURN)
    play(pilot, lambda match: not he_has_just_played(match))
    assert scene.host.news().his == news.his, "nothing of one's own, and his last turn still stands there"


def test_undo_stops_at_his_turn_and_says_so(table):
    pilot, scene = table()
    play(pilot, he_has_just_played)
    wait(pilot)
    moves, button = len(scene.host.match.moves), pilot.find("Annuler")
    assert not button.enabled and plain(button.reason) == "Annulation impossible : Imhotep a joué depuis."
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    pilot.key(pygame.K_r, pygame.KMOD_CTRL)
    assert len(scene.host.match.moves) == moves
    play(pilot, lambda match: match.undo_refusal() is None)
    wait(pilot)
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(scene.host.match.moves) == moves


def test_the_end_of_a_turn_is_confirmed_although_the_same_person_is_asked_next(table):
    (pilot, scene), chance, asked_twice = table(confirm_turn_end=True), Chance(5), 0
    while not he_has_just_played(scene.host.match):
        wait(pilot)
        move = chance.pick(scene.asked.moves)
        after = scene.host.match.position.clone()
        after.apply(move)
        scene.take(move)
        if scene.pending is not None:
            asked_twice += 1
            scene.confirm()
        else:
            assert after.turn == scene.host.match.position_before(len(scene.host.match.moves) - 1).turn
    assert asked_twice


def test_a_line_of_his_shows_the_table_after_his_turn_and_the_present_scrolls_back_down(table):
    pilot, scene = table()
    play(pilot, lambda match: match.position.round > 2 and not he_has_just_played(match))
    wait(pilot)
    log, match = scene.top.log, scene.host.match
    entry = next(one for one in scene.host.news().his)
    log._back = log._most()
    scene.look_back(entry)
    pilot.tick()
    turn = next(turn for turn in turns_in(match, entry.move - 1) if turn.seat == BOT)
    assert scene.board.shown[-1] == turn.after.seen_by(PERSON)
    lines = [log._lines[index].entry for index in log._current]
    assert any(one is entry for one in lines) and all(one.event in turn.events for one in lines)
    scene.return_to_present()
    assert scene.past is None and log._back == 0 and not log._current


@pytest.mark.parametrize("close", ["key", "press"])
def test_his_turn_is_told_on_a_sheet_that_costs_no_click_and_can_stay_closed(table, close):
    """Nobody has chosen a pace: step by step, and the sheet is the step."""
    pilot, scene = table(open_news=True, pace=None)
    play(pilot, he_has_just_played)
    pilot.wait_until(lambda: pilot.scene is not scene)
    sheet = pilot.scene
    assert isinstance(sheet, NewsScene) and scene.show.state != "waiting" and scene.lit
    if close == "key":
        pilot.key(pygame.K_SPACE)
        assert pilot.scene is scene
    else:
        free = (c for c in scene.controls if isinstance(c, Target) and not sheet.sheet.colliderect(c.rect))
        pilot.click_at(next(free).rect.center)
        assert sheet not in pilot.app.stack and isinstance(pilot.scene, MoveListScene), "the press is not lost"
        pilot.key(pygame.K_ESCAPE)
    pilot.find("Nouvelles").press()
    pilot.click("Ouvrir après chacun de ses tours")
    pilot.click("Continuer")
    assert not pilot.app.settings.open_news
    play(pilot, lambda match: not he_has_just_played(match))
    play(pilot, he_has_just_played)
    pilot.wait_until(lambda: scene.show.state == "waiting")
    pilot.key(pygame.K_SPACE)
    wait(pilot)
    assert pilot.scene is scene


@pytest.mark.thorough
def test_every_turn_of_his_is_in_the_replay_of_a_whole_match(table):
    pilot, scene = table(pace="instant", reduced_motion=True)
    match = scene.host.match
    play(pilot, lambda match: match.over)
    pilot.wait_until(lambda: isinstance(pilot.scene, EndScene))
    ((record,), _) = pilot.app.store.records()
    assert [seat.points for seat in record.seats] == match.position.points
    pilot.click("Revoir la partie")
    film, seats = pilot.scene.film, []
    for number in range(1, film.last + 1):
        film.go(number)
        seats += [turn.seat for turn in film.turns() if turn.seat is not None]
    assert seats == [BOT] * 16
    film.go(0)
    pilot.key(pygame.K_RIGHT)
    assert film.at == 1


def test_his_seat_is_told_as_that_of_a_solo_opponent(opened):
    app = opened().app
    person, bot = new_solo().setup.seats
    assert kind_told(app, "tekhenu", bot) == "adversaire solo"
    assert kind_told(app, "tekhenu", person) == "Humain"
    assert kind_told(app, "amunre", SeatSetup("scribe", "Imhotep", "gold")) == "Scribe"


def test_the_rules_that_he_follows_lead_to_the_book_from_the_log_and_from_the_news(table):
    pilot, scene = table()
    play(pilot, he_has_just_played)
    wait(pilot)
    log = scene.top.log
    index = max(number for number, line in enumerate(log._lines) if line.told.citation)
    log._show(index)
    log.hovered, log._pointed = True, index
    pilot.key(pygame.K_F1)
    book = pilot.app.stack.top
    assert isinstance(book, RulesScene) and book.rule == f"TEK-{log._lines[index].told.citation.number}"
    pilot.app.pop()
    scene.open_news()
    link = next(control for control in pilot.app.stack.top.controls if control.label.startswith("règle 19"))
    link.press()
    assert isinstance(pilot.app.stack.top, RulesScene)
    assert pilot.app.stack.top.rule == f"TEK-{link.label.removeprefix('règle ')}"
