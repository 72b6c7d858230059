"""What the Traitor does: his vase, his tiles, the wheel, the gods."""

from __future__ import annotations

from game.pharaon import automaton_events as traitor
from game.pharaon.pieces import BASE, INDEX
from ui.art.pharaon_tokens import god_head
from ui.boards.animation.flights import Flight, Flights
from ui.titles.pharaon.animation import boards, cards, tokens
from ui.titles.pharaon.animation.director import Director, Shown
from ui.titles.pharaon.animation.turns import Growing
from ui.titles.pharaon.cards import vase_tile
from ui.titles.pharaon.gods import god_at
from ui.titles.pharaon.pieces import token_picture


def revealed(stage: Director, event: traitor.TraitorRevealed) -> None:
    state = stage.now.traitor
    if state is not None and state.pile:
        state.pile.pop()
    stage.now.vase_discard.append(event.vase)
    tray = stage.layout.tray
    picture = vase_tile(event.vase, min(tray.height, stage.layout.screen.px(180)))
    stage.add(Growing(stage.under(), picture, tray.center, 0.8))
    stage.source = None


def placed(stage: Director, event: traitor.TraitorPlaced) -> None:
    state = stage.now.traitor
    assert state is not None
    goal = stage.spots.tile_space(stage.now, event.tile, event.space)
    stage.now.supply[INDEX[event.resource]] = max(0, stage.now.supply[INDEX[event.resource]] - 1)
    flight = Flight(
        token_picture(event.resource, stage.layout.px(34)),
        stage.layout.tray.center,
        goal,
        height=stage.layout.px(90),
    )
    stage.add(Flights(stage.under(), [flight], 0.5))
    number = state.tiles.index(event.tile)
    state.placed[number] += (event.resource,)


def blocked(stage: Director, event: traitor.TraitorBlocked) -> None:
    colour = INDEX[event.resource]
    goal = stage.spots.free_slot(stage.now, colour)
    stage.now.supply[colour] = max(0, stage.now.supply[colour] - 1)
    flight = Flight(token_picture(event.resource, stage.layout.px(32)), stage.layout.tray.center, goal)
    stage.add(Flights(stage.under(), [flight], 0.45))
    stage.now.wheel[colour] += (event.resource,)


def god(stage: Director, event: traitor.TraitorGod) -> None:
    state = stage.now.traitor
    assert state is not None
    corner = next(corner for corner in range(len(BASE)) if god_at(stage.now, corner).id == event.god)
    start = stage.layout.god(corner).center
    flight = Flight(god_head(event.god, stage.layout.px(52)), start, stage.layout.seat(event.seat))
    stage.add(Flights(stage.under(), [flight], 0.6))
    state.gods.append(event.god)


def gained(stage: Director, event: traitor.TraitorGained | traitor.TraitorGainedLargest) -> None:
    now = stage.now
    start = stage.spots.disc(now, event.seat)
    resource = event.token in INDEX
    if resource:
        now.supply[INDEX[event.token]] -= 1
    else:
        stage.one_out_of_bag()
    flight = Flight(token_picture(event.token, stage.layout.px(36)), start, stage.layout.seat(event.seat))
    stage.add(Flights(stage.under(), [flight], boards.PASSING))
    if resource:
        now.seats[event.seat].stock[INDEX[event.token]] += 1
    else:
        now.take_token(event.seat, event.token)


def noble(stage: Director, event: traitor.TraitorNoble) -> None:
    stage.now.seats[event.seat].nobles.append(event.noble)


SHOWN: Shown = {
    traitor.TraitorRevealed: revealed,
    traitor.TraitorPlaced: placed,
    traitor.TraitorBlocked: blocked,
    traitor.TraitorGod: god,
    traitor.TraitorTookNoble: cards.take_card,
    traitor.TraitorTookArtisan: cards.take_card,
    traitor.TraitorDiscardedNoble: cards.discard_card,
    traitor.TraitorDiscardedArtisan: cards.discard_card,
    traitor.TraitorTookLot: tokens.lot,
    traitor.TraitorTookBonus: tokens.bonus,
    traitor.TraitorClimbed: boards.climbed,
    traitor.TraitorStepped: boards.stepped,
    traitor.TraitorGained: gained,
    traitor.TraitorGainedLargest: gained,
    traitor.TraitorNoble: noble,
}
