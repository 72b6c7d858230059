"""The slider of the offering in Amun-Re: held, dragged, dragged back and let go, like any other."""

import pygame
from pygame.event import Event

from game.amunre.exchange import ExchangeCard
from game.amunre.offering import STEAL, LayOffering
from game.core.match import Match
from tests.pilot.matches import at_screen, new_match, sit_down
from tests.playing import played_on
from ui.kit.target import Target
from ui.kit.thing_target import ThingTarget
from ui.workshop.pilot import Pilot


def laying() -> Match:
    """A match in which the person lays an offering and has a choice."""

    def offers(match: Match) -> bool:
        decision = match.decision
        owner = match.position.seats[0]
        return isinstance(decision, LayOffering) and decision.seat == 0 and owner.gold > 5 and bool(owner.hand)

    matches = (played_on(new_match("human", "apprenti", "apprenti", seed=seed), offers, seed) for seed in range(1, 40))
    return next(match for match in matches if not match.over)


def slider(pilot: Pilot) -> ThingTarget:
    return next(one for one in pilot.scene.controls if isinstance(one, ThingTarget) and one.drags)


def amount(pilot: Pilot) -> int:
    return pilot.scene.board.choice.amount


def test_it_follows_the_mouse_until_the_button_is_up(pilot, monkeypatch):
    monkeypatch.setattr(pygame.mouse, "get_pressed", lambda: (True, False, False))
    match = laying()
    sit_down(pilot, match)
    most = match.position.seats[0].gold
    place = slider(pilot).rect
    pilot.move((place.x, place.centery))
    pilot.rest()
    pilot.send(Event(pygame.MOUSEBUTTONDOWN, pos=(place.x, place.centery), button=1))
    pilot.tick(3)
    assert amount(pilot) == 1 and slider(pilot).held
    pilot.move(place.center)
    pilot.tick(3)
    assert 1 < amount(pilot) < most
    pilot.move((place.right + 40, place.y - 60))
    assert amount(pilot) == most, "also when the mouse leaves it"
    assert slider(pilot).held and slider(pilot).hovered
    pilot.send(Event(pygame.MOUSEBUTTONUP, pos=(place.right + 40, place.y - 60), button=1))
    pilot.move((place.x, place.centery))
    pilot.tick()
    assert amount(pilot) == most and not slider(pilot).held, "let go, it stays"


def test_dragged_back_it_is_as_it_was(pilot):
    match = laying()
    sit_down(pilot, match)
    place, moves = slider(pilot).rect, len(match.moves)
    pilot.drag((place.x, place.centery), (place.right - 1, place.centery))
    pilot.drag((place.right - 1, place.centery), (place.x, place.centery))
    assert amount(pilot) == 1 and len(match.moves) == moves
    pilot.click(pilot.app.narrator(match.setup).voice.say("board_amunre.tray.more"))
    assert amount(pilot) == 2, "the mouse is free again"


def test_an_amount_stays_while_cards_are_exchanged_but_is_confirmed_then(pilot):
    match = laying()
    sit_down(pilot, match)
    place, table = slider(pilot).rect, pilot.scene
    pilot.drag((place.x, place.centery), place.center)
    offered = amount(pilot)
    assert offered > 1 and table.board.choice.counted
    table.take(next(move for move in table.asked.moves if isinstance(move, ExchangeCard)))
    pilot.settle()
    assert isinstance(table.asked.decision, LayOffering)
    assert amount(pilot) == offered and not table.board.choice.counted


def test_the_frame_of_the_board_lies_under_a_card_that_is_looked_at(pilot):
    """In a small window the whole card shows above its tab, across the edge of the board."""
    match = played_on(new_match("human", "human", "human"), lambda m: isinstance(m.decision, LayOffering), 1)
    table = at_screen(pilot, match)
    card = pilot.find(table.board.style.card("theft"))
    edge = (card.rect.centerx, table.zones.board.bottom - 2)
    colour = table.board.style.seat_styles[match.decision.seat].colour
    assert tuple(pilot.app.window.get_at(edge))[:3] == colour
    pilot.move(card.rect.center)
    pilot.tick(2)
    assert tuple(pilot.app.window.get_at(edge))[:3] != colour
    table.take(STEAL)
    table.confirm()
    in_hand = [one.label for one in table.controls if isinstance(one, Target) and table.zones.hand.contains(one.rect)]
    assert table.host.player is None and not in_hand, "a hand that was closed has nothing to point at"
