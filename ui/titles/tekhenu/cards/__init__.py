"""Everything of Tekhenu that is printed on card or tile, and the places where cards lie.

Painters take `look`, which only needs three attributes (`look.Look` is a protocol: `screen: Screen`, `narrator:
Narrator`, `liveries: tuple[Livery, ...]`), and `lights`, which says what glows. Things are named by their *subject*:
`card.B07` (also Start and Destiny cards: `card.S04`, `card.A01`), `tile.P12`, `bot.BT_horus`, `section.2` (counted
from 1), `pile.blessing`, `discard.blessing`. Unknown cards are `B?`, `T?`, `D?`, unknown tiles `?`: backs are drawn.

    look.py         Look (protocol), Lights(legal, hot, reached), DARK; name_of(look, card), text_of(look, card),
                    rule_of(card), kind_of(card), is_known(card), COLOURS, SIGNS (of the card types), ZONES
    face.py         small_card(look, card, size, named=True) -> Surface                 market, displays
                    own_card(look, card, size, worded=True, secret=False) -> Surface    before its owner
    large.py        enlarged(look, subject) -> tuple[Surface, str]                      for Board.enlarged
                    tile_text(look, tile) -> str, bot_tile_text(look, tile) -> str
    plaque.py       destiny_plaque(size, card) -> Surface    a Destiny card as a tag (`small_card` uses it below 46 px)
    backs.py        back(kind, size) -> Surface        kind: blessing, technology, decree, start, destiny
    pillar_tile.py  pillar_tile(side, tile, turned=0, active=False) -> Surface, tile_back(side) -> Surface
                    tile_cost(tile) -> tuple[tuple[str, int], ...], sides_of(tile, turned) -> tuple[str, ...]
    bot_tile.py     bot_tile(side, tile) -> Surface, bot_tile_back(side) -> Surface
    emblem.py       emblem(card, full=False) -> Groups of items, composed from the records of `box()`
    items.py        the items, picture(item, size, ink) -> Surface, paint_rows(target, groups, rect, ink)
    glow.py         light_of(lights, subject), halo(...) behind a thing, rim(...) over print
    market.py       market_places(look, rect) -> MarketPlaces(sections, heads, cards, piles, discards)
                    paint_market(target, look, rect, view, seat, lights=DARK) -> MarketPlaces
    displays.py     card_places(look, rect, count) -> tuple[Rect, ...]
                    paint_cards(target, look, rect, cards, lights=DARK, secret=False) -> dict[str, Rect]
                        any row of cards: Start cards, dealt cards to choose from; by card
                    put_card(target, look, place, card, lights, secret=False)
                    paint_destinies(target, look, rect, view, lights=DARK) -> dict[str, Rect]
                        the Destiny cards nobody holds (a column or a row, as the place is)

`paint_*` draw everything inside `rect` and give back where things are; the same places come from `*_places` without
drawing, for targets. Sizes follow the rectangle, type the reader's text size.
"""
