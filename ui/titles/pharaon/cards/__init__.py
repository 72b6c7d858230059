"""Everything of Pharaon that is printed on cards and tiles, drawn at the size it is asked for.

`style` is `ui.titles.pharaon.style.TableStyle` (screen, narrator, seat styles, `say`, `name`). Ids are those of the
data: nobles `NOB07`, artisans `ART12`, vases `VAS16`, Traitor tiles `TRA3`, offering tokens `OFF_justice`. Pictures are
shared: blit them, never draw on them; shadows and glows are the caller's. Tokens, squares, discs are in
`ui.art.pharaon_tokens`.

    artisan_card(style, artisan, size) -> Surface       picture, PP, name, gains; any size from 58x76 upwards
    noble_card(style, noble, size) -> Surface           number, kind of power, picture, name, power, PP; upright
    card_back(kind, size) -> Surface                   kind "artisan" or "noble"; the number of cards is the caller's
    vase_tile(vase, height) -> Surface                 VASE_WIDTH x height wide; "?" = a vase nobody has seen
    tile_places(style, rect, view) -> dict[str, Rect]   `tile.TRA3` and `space.TRA3.1` (1 = bottom) inside `rect`
    tile_face(style, size, shown) -> Surface            one face of a tile by itself, without tokens; `shown` is a
        `TileFace(tile, face, resource)`
    tile_things(style, rect, view, ghosts=()) -> Iterator[Thing]
        the panel of the five Traitor tiles: heads with name, resource and vases, spaces with tokens and effects, dark
        faces violet, the tile of this round rimmed; `ghosts` are tokens that a choice would put down: `Ghost(tile,
        space, resource)`
    enlarged(style, subject, view=None) -> tuple[Surface, str]     a large picture and the rule text; subjects
        `noble.NOB07`, `artisan.ART12`, `vase.VAS16`, `tile.TRA3`, `token.OFF_justice`, `resource.silver`, `god.isis`,
        `quarter.nile`, `step.3`, `pyramid`, `wheel`; `noble.?`, `artisan.?` and `vase.?` are face down; with a view
        gods tell what they ask for on this board, a Traitor tile lies as on the table and tells what comes next, and
        there is `plot`, all five tiles with what is certain about his next turn
    next_lines(style, view, tile) -> list[str]         what the next resource of a Traitor tile's colour would set going
    noble_text(style, noble) -> str, artisan_text(style, artisan) -> str     what a card does, in one or two lines
    effect_picture(effect, height, ink) -> Surface     an icon of a Traitor tile by itself
    effect_text(style, effect) -> str, rule_of(subject) -> str     an icon in words; where the rule book has a thing
    resource_spot(vase_height, number) -> tuple[float, float]     the middle of a resource on `vase_tile`: 0, 1 above, 2
        below
"""

from ui.titles.pharaon.cards.effects import effect_picture
from ui.titles.pharaon.cards.faces import artisan_card, card_back, noble_card
from ui.titles.pharaon.cards.large import enlarged
from ui.titles.pharaon.cards.plot import next_lines
from ui.titles.pharaon.cards.tiles import Ghost, TileFace, tile_face, tile_places, tile_things
from ui.titles.pharaon.cards.vases import VASE_WIDTH, resource_spot, vase_tile
from ui.titles.pharaon.cards.wording import artisan_text, effect_text, noble_text, rule_of

__all__ = [
    "VASE_WIDTH",
    "Ghost",
    "TileFace",
    "artisan_card",
    "artisan_text",
    "card_back",
    "effect_picture",
    "effect_text",
    "enlarged",
    "next_lines",
    "noble_card",
    "noble_text",
    "resource_spot",
    "rule_of",
    "tile_face",
    "tile_places",
    "tile_things",
    "vase_tile",
]
