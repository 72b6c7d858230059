"""Tokens, prayers, pyramids, powers and cards, and the passing of Day, Night and Dawn."""

from __future__ import annotations

from game.kemet import events as happened
from game.kemet.components import NONE, box
from game.kemet.hidden import UNKNOWN
from game.kemet.state import NOBODY
from ui.boards.animation.flights import Flight, Flights
from ui.titles.kemet.animation.director import Director, Shown
from ui.titles.kemet.animation.drops import Held, Rising
from ui.titles.kemet.cards import divine_back, divine_card, gold_token, own_token, silver_token, tile_square
from ui.titles.kemet.market import market_places
from ui.titles.kemet.seat import own_board_places

# Tokens and prayers


def token(stage: Director, event: happened.TokenPlaced | happened.SilverPlaced | happened.GoldPlaced) -> None:
    """From the supply of the seat to its action space, on the own board or in the panel."""
    now, seat = stage.now, event.seat
    size = stage.layout.screen.px(30)
    if isinstance(event, happened.TokenPlaced):
        picture = own_token(stage.look.liveries[seat], size)
    else:
        picture = silver_token(size) if isinstance(event, happened.SilverPlaced) else gold_token(size)
    place = event.action if event.action in box().action_index else box().gold_space
    if stage.own(seat):
        goal = own_board_places(stage.look, now, seat)[place].center
        start = (stage.layout.own_board.x + stage.layout.screen.px(40), stage.layout.own_board.y + size)
    else:
        x, y = stage.panel(seat)
        start, goal = (round(x), round(y)), (round(x + stage.layout.seats[0].width * 0.4), round(y))
    stage.add(Flights(stage.under(), [Flight(picture, start, goal, height=stage.layout.px(30))], 0.3))
    if isinstance(event, happened.GoldPlaced):
        now.gold_on[seat] = event.action
        return
    now.tokens[seat] |= 1 << box().action_index[event.action]
    if isinstance(event, happened.TokenPlaced):
        now.own_tokens[seat] += 1
    else:
        now.silver_on[seat] = event.action


def prayers(stage: Director, event: happened.PrayersGained) -> None:
    stage.now.prayers[event.seat] = min(stage.most_prayers, stage.now.prayers[event.seat] + event.n)
    stage.gains({event.seat: stage.look.say("gain.prayers", n=event.n)})


def prayers_lost(stage: Director, event: happened.PrayersLost) -> None:
    stage.pay(event.seat, event.n)
    stage.gains({event.seat: stage.look.say("gain.prayers", n=-event.n)}, False)


# Pyramids and powers


def pyramid(stage: Director, event: happened.PyramidPlaced | happened.PyramidRaised) -> None:
    space = stage.space(event.space)
    before = stage.now.levels[space]
    if isinstance(event, happened.PyramidRaised):
        stage.pay(event.seat, event.price)
    stage.now.colours[space], stage.now.levels[space] = event.colour, event.level
    stage.add(Rising(stage.picture, stage.under(), event.space, event.colour, before, event.level))


def tile(stage: Director, event: happened.TileBought) -> None:
    """From the display to the seat."""
    stage.pay(event.seat, event.price)
    places = market_places(stage.look, stage.now)
    start = places[event.tile].center if event.tile in places else stage.layout.market.center
    picture = tile_square(event.tile, stage.layout.screen.px(52))
    flight = Flight(picture, start, stage.panel(event.seat), height=stage.layout.screen.px(40))
    stage.add(Flights(stage.under(), [flight], 0.35))
    stage.now.tiles[event.seat] = tuple(sorted((*stage.now.tiles[event.seat], event.tile)))
    creature = box().tiles[event.tile].creature
    if creature != NONE:
        stage.now.idle_creatures[event.seat] = tuple(sorted((*stage.now.idle_creatures[event.seat], creature)))


# Cards


def card(stage: Director, event: happened.CardPlayed) -> None:
    """Held up for everybody, then onto the discard."""
    stage.pay(event.seat, event.price)
    _held(stage, event.seat, event.card)
    stage.drop_card(event.seat, event.card)


def vetoed(stage: Director, event: happened.CardVetoed) -> None:
    veto = next(card.id for card in box().cards.values() if card.effect.type == "cancel_di")
    _held(stage, event.seat, veto)
    stage.drop_card(event.seat, veto)


def _held(stage: Director, seat: int, name: str) -> None:
    screen = stage.layout.screen
    size = (screen.px(210), screen.px(262))
    picture = divine_card(stage.look, name, size)
    stage.add(Held(stage.under(), picture, stage.layout.map))
    small = divine_card(stage.look, name, (screen.px(72), screen.px(90)))
    goal = stage.pile("discard").center
    stage.add(Flights(stage.under(), [Flight(small, stage.layout.map.center, goal)], 0.3))


def drawn(stage: Director, event: happened.CardsDrawn) -> None:
    back = divine_back((stage.layout.screen.px(40), stage.layout.screen.px(50)))
    goal = stage.layout.hand.center if stage.own(event.seat) else stage.panel(event.seat)
    start = stage.pile("draw").center
    step = 1 / (event.n + 1)
    flights = [Flight(back, start, goal, k * step / 2, 1.0 - (event.n - 1 - k) * step / 2) for k in range(event.n)]
    stage.draw_cards(event.seat, event.n)
    stage.tell(Flights(stage.under(), flights, 0.35 + 0.08 * event.n))


def vision(stage: Director, event: happened.VisionHad) -> None:
    stage.now.deck = stage.now.deck[: max(0, len(stage.now.deck) - event.n)]


def reshuffled(stage: Director, event: happened.DeckReshuffled) -> None:
    stage.now.deck, stage.now.discard = [UNKNOWN] * event.n, []


# Days and nights


def day(stage: Director, event: happened.DayBegan) -> None:
    stage.now.day, stage.now.phase = event.number, "day"
    stage.banner(stage.look.say("banner.day", n=event.number))


def turn(stage: Director, event: happened.TurnBegan) -> None:
    stage.now.active = event.seat


def triggered(stage: Director, event: happened.EndTriggered) -> None:
    stage.now.triggered = event.seat
    stage.banner(stage.look.say("banner.end", seat=event.seat))


def night(stage: Director, event: happened.NightBegan) -> None:
    then = stage.under()
    then.phase, then.active = "night", NOBODY
    stage.fade(then, 0.5)


def tokens_back(stage: Director, event: happened.TokensTakenBack) -> None:
    for seat in range(stage.now.seat_count):
        stage.now.tokens[seat] = stage.now.own_tokens[seat] = 0
        stage.now.silver_on[seat] = stage.now.gold_on[seat] = NONE


def dawn(stage: Director, event: happened.DawnBegan) -> None:
    then = stage.under()
    then.phase, then.active = "dawn", NOBODY
    if not stage.after.over:
        then.track = [NOBODY] * then.seat_count
    stage.fade(then, 0.5)


def position(stage: Director, event: happened.PositionTaken) -> None:
    then = stage.under()
    if then.track:
        then.track[event.number - 1] = event.seat
        stage.fade(then, 0.2)


def order(stage: Director, event: happened.TurnOrderSet) -> None:
    then = stage.under()
    then.order, then.track = list(event.order), []
    stage.fade(then, 0.3)


SHOWN: Shown = {
    happened.TokenPlaced: token,
    happened.SilverPlaced: token,
    happened.GoldPlaced: token,
    happened.PrayersGained: prayers,
    happened.PrayersLost: prayers_lost,
    happened.PyramidPlaced: pyramid,
    happened.PyramidRaised: pyramid,
    happened.TileBought: tile,
    happened.CardPlayed: card,
    happened.CardVetoed: vetoed,
    happened.CardsDrawn: drawn,
    happened.VisionHad: vision,
    happened.DeckReshuffled: reshuffled,
    happened.DayBegan: day,
    happened.TurnBegan: turn,
    happened.EndTriggered: triggered,
    happened.NightBegan: night,
    happened.TokensTakenBack: tokens_back,
    happened.DawnBegan: dawn,
    happened.PositionTaken: position,
    happened.TurnOrderSet: order,
}
