"""The drawings in the rule book of Pharaon by section. Numbers and signs only, no words."""

from __future__ import annotations

from pygame import Surface

from game.pharaon.components import components
from game.pharaon.pieces import BASE, RESOURCES
from ui.art.cards import medallion
from ui.art.icons import put_icon
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.palette import INK, seats
from ui.art.pharaon_tokens import (
    any_token,
    burial_cube,
    cost_square,
    offering_token,
    pharaoh_token,
    prestige_disc,
    resource_token,
)
from ui.art.surface import blank, blit_centred
from ui.rules.drawing import ROOT, row
from ui.rules.table import Draw
from ui.titles.pharaon.cards import card_back, vase_tile
from ui.titles.pharaon.rulebook_drawings import (
    BROWN,
    EXAMPLE_VASE,
    burial_steps,
    god_between,
    nile_levels,
    pyramid_rows,
    traitor_vase,
    wheel_alone,
    wheel_turned,
)


def _square(kind: str, scale: float) -> Surface:
    return cost_square(kind, round(34 * scale))


def _token(resource: str, scale: float) -> Surface:
    return resource_token(resource, round(36 * scale))


def _offering(kind: str, target: str, bonus: int, scale: float) -> Surface:
    return offering_token(kind, target, bonus, round(42 * scale))


def _card(kind: str, scale: float) -> Surface:
    return card_back(kind, (round(40 * scale), round(56 * scale)))


def _deduction(room: int, scale: float) -> Surface:
    """Three icons of one colour: the access on the wheel is one of them."""
    size = round(44 * scale)
    access = blank((size, size), ROOT)
    blit_centred(access, medallion(size, "sun", BROWN), (size / 2, size / 2))
    blit_centred(access, resource_token("construction", round(30 * scale)), (size / 2, size / 2))
    token, square = _token("construction", scale), _square("construction", scale)
    return row(room, scale, 54, [square, square, square, "=", access, "+", token, token], 6)


def _payers(room: int, scale: float) -> Surface:
    """What pays an icon of Agriculture: token, Silver, its offering, an offering of the quarter."""
    parts: list[Surface | str] = [
        _square("agriculture", scale),
        "=",
        _token("agriculture", scale),
        "/",
        _token("silver", scale),
        "/",
        _offering("resource", "agriculture", 0, scale),
        "/",
        _offering("quarter", "nile", 0, scale),
    ]
    return row(room, scale, 56, parts, 6)


def _vase(room: int, scale: float) -> Surface:
    """A vase and its three resources."""
    tokens = [_token(RESOURCES[number], scale) for number in components().vases[EXAMPLE_VASE].resources]
    return row(room, scale, 112, [vase_tile(EXAMPLE_VASE, round(104 * scale)), "→", *tokens], 10)


def _offering_kinds(room: int, scale: float) -> Surface:
    """A resource, a quarter, prestige."""
    kinds = [_offering("resource", "justice", 0, scale), _offering("quarter", "nobles", 0, scale)]
    prestige = [
        _offering("prestige", "", token.pp_bonus, scale) for token in components().tokens if token.kind == "prestige"
    ]
    return row(room, scale, 56, [*kinds, *prestige], 16)


def _lots(room: int, scale: float) -> Surface:
    """One resource for a lot, one more of the same colour for a third token."""
    token = _offering("resource", "royalty", 0, scale)
    other = _offering("quarter", "burial", 0, scale)
    parts: list[Surface | str] = [
        _square("any", scale),
        "→",
        token,
        other,
        "+",
        _square("same", scale),
        "→",
        _offering("prestige", "", 1, scale),
    ]
    return row(room, scale, 56, parts, 8)


def _noble_price(room: int, scale: float) -> Surface:
    return row(room, scale, 64, [*(_square(name, scale) for name in BASE), "→", _card("noble", scale)], 7)


def _artisan_price(room: int, scale: float) -> Surface:
    squares = [_square("any", scale), *[_square("same", scale)] * (components().artisan_cost - 1)]
    return row(room, scale, 64, [*squares, "→", _card("artisan", scale)], 7)


def _succession(room: int, scale: float) -> Surface:
    """Two nobles and step 3."""
    needs = components().pharaoh
    step = blank((round(72 * scale), round(56 * scale)), ROOT)
    raised(burial_cube(seats()[0], round(30 * scale)), 2 * scale).put(step, (2, round(12 * scale)))
    put_text(step, str(needs.step), "number", round(28 * scale), INK, (60 * scale, 30 * scale), "center")
    worth = prestige_disc(round(34 * scale), str(components().pharaoh_pp))
    parts: list[Surface | str] = [*[_card("noble", scale)] * needs.nobles, "+", step]
    return row(room, scale, 64, [*parts, "→", pharaoh_token(round(48 * scale)), worth], 8)


def _blocking(room: int, scale: float) -> Surface:
    """A vase left over: its resources lie on the wheel."""
    tokens = [_token(RESOURCES[number], scale) for number in components().vases["VAS17"].resources]
    wheel = medallion(round(48 * scale), "sun", BROWN)
    return row(room, scale, 104, [vase_tile("VAS17", round(96 * scale)), "→", wheel, *tokens], 10)


def _advance(room: int, scale: float) -> Surface:
    """The three gains of the pyramid."""
    size = round(40 * scale)
    bonus = blank((size, size), ROOT)
    put_icon(bonus, "offering", size, (78, 44, 12), (size / 2, size / 2))
    return row(room, scale, 50, [any_token(size), resource_token("silver", size), bonus], 26)


FIGURES: dict[str, Draw] = {
    "tablet": wheel_alone,
    "deduction": _deduction,
    "tokens_pay": _payers,
    "vases": _vase,
    "offering_tokens": _offering_kinds,
    "offerings": _lots,
    "nobles": _noble_price,
    "climbs": nile_levels,
    "artisans": _artisan_price,
    "burial": burial_steps,
    "rows": pyramid_rows,
    "advance": _advance,
    "next_round": wheel_turned,
    "succession": _succession,
    "objective": god_between,
    "blocking": _blocking,
    "solo_turn": traitor_vase,
}
"""By section."""
