"""While a move is still being shown the prompt says who made it, not what comes next."""

from dataclasses import replace

import pytest

from game.amunre.auction import Bid
from game.core.accounts import accounts_of
from game.core.match import Match
from tests.pilot.matches import match_of, new_match, sit_down
from tests.playing import played_on
from ui.frame.screen import Screen
from ui.scenes.account import AccountScene
from ui.scenes.curtain import CurtainScene
from ui.scenes.table_told import told_in_prompt
from ui.table import prompt
from ui.table.pace import OWN_TEMPO

PEOPLE = ("human", "human", "human")


def play_last_move_of(pilot, match):
    """Sit down one move earlier and make that move; returns the scene and who made it."""
    number = len(match.moves) - 1
    match, move = match.branch(number), match.moves[number]
    seat = match.decision.seat
    scene = sit_down(pilot, match)
    scene.host.viewers.lift(seat)
    scene.present(scene.host.play(move), OWN_TEMPO)
    return scene, seat


def trusting_match():
    match = new_match(*PEOPLE)
    return Match(match.title, replace(match.setup, curtains="never"))


def test_what_comes_next_is_not_told_before_the_move_was_shown(pilot):
    match = played_on(trusting_match(), lambda match: match.moves and isinstance(match.moves[-1], Bid))
    scene, seat = play_last_move_of(pilot, match)
    assert scene.show.moving
    told = told_in_prompt(scene)
    assert told.seat == seat != scene.host.match.decision.seat
    assert told.headline == f"{match.setup.names[seat]} joue"
    pilot.settle()
    assert told_in_prompt(scene).seat == scene.host.match.decision.seat


def test_the_winner_is_not_told_before_the_last_scoring_was_shown(pilot):
    match = played_on(trusting_match())
    result = match.result()
    scene, _ = play_last_move_of(pilot, match)
    winner = scene.board.narrator.result(result)
    assert scene.host.match.over and scene.show.moving
    while scene.show.moving:
        assert told_in_prompt(scene).headline != winner
        pilot.tick(1, 0.1)


def test_what_everybody_watches_on_a_sheet_is_the_headline_below_it(pilot):
    match = played_on(trusting_match(), lambda match: bool(accounts_of(match, len(match.moves))))
    scene, _ = play_last_move_of(pilot, match)
    pilot.wait_until(lambda: isinstance(pilot.scene, AccountScene))
    assert told_in_prompt(scene).headline == "L’offrande"


def test_nobody_is_said_to_think_where_a_person_is_still_to_sit_down(pilot):
    match = new_match(*PEOPLE)
    table = sit_down(pilot, Match(match.title, replace(match.setup, curtains="always")))
    assert isinstance(pilot.scene, CurtainScene) and table.asked is None and told_in_prompt(table).task == ""


def test_to_let_an_occasion_pass_is_no_move_to_be_told():
    match = played_on(match_of("kemet", *PEOPLE), lambda match: match.decision.offer(match.position) is not None)
    player = match.last_player
    assert player is not None
    passes = match.decision.offer(match.position).waivers[0]
    match.play(passes)
    assert match.last_player == player != match.decision_before(len(match.moves) - 1).seat
    assert new_match(*PEOPLE).last_player is None


@pytest.mark.parametrize(("size", "least"), [((1280, 720), 15), ((1920, 1080), 22)])
def test_a_task_that_is_too_long_for_a_line_runs_on_from_its_headline(size: tuple[int, int], least: int) -> None:
    """At 160 % it would be a line of 13 pixels."""
    headline, task = "Néféret : dé blanc 2 de Thot (Pur)", "Choisissez l’action de valeur 2, ou changez d’abord le dé."
    room = (round(size[0] * 0.34), round(size[1] * 0.065))
    px, text = prompt._running(headline, task, Screen(size, 160).text(19), room)
    assert px >= least and text is not None and text.whole and text.size[1] <= room[1]
