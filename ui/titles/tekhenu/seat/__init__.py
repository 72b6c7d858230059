"""The players' boards of Tekhenu: the own board below, the panels at the right, the pyramid of Botankhamon.

`look` and `lights` are those of `ui.titles.tekhenu.cards.look`. Subjects beside those of the cards: `good.papyrus`
... `good.faith`, `production.papyrus` ..., `buildings`, `statues`, `pillars`, `scales`, `scales.pure`,
`scales.tainted`, `scales.anubis`, `crest`, `pyramid.3` (place of the pyramid); in panels also `head`,
`track.population` (Botankhamon) and `cards.blessing` ... where cards are shown as a number.

    forecast.py     Forecast(points, goods, die, plate, excess, faith): what the hovered choice would change; NOTHING
                    balance_after(view, seat, forecast) -> int
    own_board.py    own_places(look, rect, view, seat) -> dict[str, Rect]         by subject, cards as `card.B07`;
                                                                                  the n-th unknown one as `card.D?.n`
                    paint_own_board(target, look, rect, view, seat, lights=DARK, forecast=NOTHING)
                        -> dict[str, Rect]
    scales.py       paint_scales(target, look, rect, view, seat, lights=DARK, forecast=NOTHING, tilt=None)
                        -> dict[str, Rect]   `tilt` (in points of balance) for animations; stands alone too
    panel.py        paint_panel(target, look, rect, view, seat, kind="", active=False, lights=DARK) -> dict[str, Rect]
                        the whole panel (name, order, points, goods ...) as in the design; `kind`: what the seat is
                        called (IA Scribe). Needs a table that lets the board paint the panel.
                    paint_public(target, look, rect, view, seat, lights=DARK) -> dict[str, Rect]
                        only what is below the head, for the inside of the table's own panel; in the smallest window
                        that inside is narrow, so `paint_panel` is the better one.
                    Botankhamon's seat is painted by the same functions.
    pyramid.py      pyramid_places(look, rect) -> tuple[Rect, ...]
                    paint_pyramid(target, look, rect, view, lights=DARK) -> tuple[Rect, ...]

Painting draws the whole rectangle; `own_places` gives the same places without drawing. Everything shown is in the
view: secret Decrees of the viewer are face up with a lock, those of others are backs.
"""
