"""Everything that can be pointed at: bid spaces, provinces, fields, decks, tiles, quarry, and the parts of the hand."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.amunre.auction import Bid, PlaceBid, bid
from game.amunre.components import box
from game.amunre.gifts import TakeFarmer, TakeStone
from game.amunre.purchase import BuyFarmer, BuyStone, PlayExtraFarmer
from game.amunre.state import AmunRe
from game.core.agenda import Move, Refusal
from ui.art.figures import farmer
from ui.boards.amunre import printed
from ui.boards.amunre.bid_cards import hover_space
from ui.boards.amunre.choice import Choice
from ui.boards.amunre.furniture import DISCARD, FAVOURS, PROVINCES
from ui.boards.amunre.glows import IVORY, free_field, province_light
from ui.boards.amunre.look import Look
from ui.boards.amunre.map_moves import field_moves, province_moves
from ui.boards.amunre.part import Part, face
from ui.boards.amunre.pieces import dimmed, put, stand
from ui.boards.amunre.provinces import farmer_spot, picture
from ui.boards.amunre.shapes import nile_map
from ui.boards.amunre.slider import SliderTarget
from ui.boards.amunre.standing import status
from ui.boards.amunre.tips import deck_tip, province_tip, quarry_tip, space_tip, tile_tip, track_tip
from ui.boards.target import Target
from ui.frame.tooltip import Tip
from ui.host.asked import Asked

Face = Callable[[Surface, Target], None]


def map_targets(look: Look, view: AmunRe, asked: Asked[AmunRe] | None, choice: Choice) -> list[Target]:
    """From the back to the front: what comes later lies above."""
    found = _track(look)
    found += _furniture(look, view)
    found += [_province(look, view, asked, choice, province) for province in box().provinces]
    found += _field_rows(look, view, asked, choice)
    found += _bid_spaces(look, view, asked)
    return found


def part_targets(parts: list[Part]) -> list[Target]:
    found: list[Target] = []
    for part in parts:
        if not part.pointable:
            continue
        if part.drag is not None:
            target: Target = SliderTarget(part)
        else:
            target = Target(
                part.rect, part.label, part.moves, part.refusals, subject=part.subject, act=part.act, face=face(part)
            )
        tell(target, part.tip)
        target.layer, target.primary, target.tip_beside = part.layer, part.primary, part.beside
        found.append(target)
    return found


def tell(target: Target, tip: Tip | None) -> None:
    """What a thing says of itself; what stands for moves says what they would do, and that is the table's part."""
    if not target.moves and not target.refusals:
        target.tip = tip


def _track(look: Look) -> list[Target]:
    """The four sides of the frame."""
    board, wide = look.layout.zones.board, look.layout.frame
    sides = (
        Rect(board.x, board.y, board.width, wide),
        Rect(board.right - wide, board.y, wide, board.height),
        Rect(board.x, board.bottom - wide, board.width, wide),
        Rect(board.x, board.y, wide, board.height),
    )
    found = [Target(side, f"{look.say('track.title')} {k + 1}") for k, side in enumerate(sides)]
    for target in found:
        tell(target, track_tip(look))
    return found


def _furniture(look: Look, view: AmunRe) -> list[Target]:
    layout = look.layout
    found = []
    for index, key in ((PROVINCES, "provinces"), (FAVOURS, "favours"), (DISCARD, "discard")):
        target = Target(layout.deck(index), look.say(f"deck.{key}"), subject=_deck_subject(view, key))
        tell(target, deck_tip(look, view, key))
        found.append(target)
    tiles = {**layout.spare_tiles(view.tile), **({view.tile: layout.delta} if view.tile is not None else {})}
    for number, place in tiles.items():
        name = box().tiles[number].id
        target = Target(place, look.narrator.label("offering_tile", name), subject=f"tile.{name}")
        tell(target, tile_tip(look, view, number))
        found.append(target)
    quarry = nile_map().quarry_name
    target = Target(
        layout.province_box(quarry), look.say("map.quarry"), shape=lambda point: layout.in_province(quarry, point)
    )
    tell(target, quarry_tip(look, view))
    return [*found, target]


def _deck_subject(view: AmunRe, key: str) -> str:
    return f"card.{view.discard[-1]}" if key == "discard" and view.discard else ""


def _province(look: Look, view: AmunRe, asked: Asked[AmunRe] | None, choice: Choice, province: str) -> Target:
    moves, refusals = province_moves(asked, choice, province)
    layout = look.layout
    target = Target(
        layout.province_box(province),
        look.province(province),
        moves,
        refusals,
        lambda point: layout.in_province(province, point),
        f"province.{province}",
        face=_province_face(look, view, province, moves) if moves else None,
    )
    tip = province_tip(look, view, province)
    if asked is not None and isinstance(asked.decision, PlaceBid) and status(view, province) != "auctioned":
        tip = tip.because(look.say("tip.not_auctioned"))
    tell(target, tip)
    return target


def _province_face(look: Look, view: AmunRe, province: str, moves: tuple[Move, ...]) -> Face:
    """Light along the border, and a ghost of the piece that would come."""

    def draw(target: Surface, _: Target) -> None:
        province_light(look.layout, province, IVORY).put(target, 1.0)
        if len(moves) == 1:
            ghost(target, look, view, province, moves[0])

    return draw


def ghost(target: Surface, look: Look, view: AmunRe, province: str, move: Move) -> None:
    """The piece that a move would put into a province."""
    layout = look.layout
    if isinstance(move, BuyFarmer | TakeFarmer):
        place = layout.fields(province)[view.farmers[province]]
        free_field(look, place, IVORY).put(target, 1.0)
        put(target, dimmed(farmer(layout.px(37)), 200), farmer_spot(look, place), 3)
        return
    if status(view, province) == "auctioned" or not isinstance(move, BuyStone | TakeStone | PlayExtraFarmer):
        return
    kind: printed.Kind = "farmer" if isinstance(move, PlayExtraFarmer) else "stone"
    shown = picture(kind, layout.px(printed.HEIGHTS[kind]))
    row = printed.standing(
        layout, province, view.pyramids[province], view.stones[province], view.extra_farmers[province]
    )
    x, y = layout.anchor(province)
    foot = (x, y + layout.px(104))
    if row:
        last = row[-1]
        right = last.foot[0] + picture(last.kind, last.height).get_width() // 2
        foot = (right + layout.px(6) + shown.get_width() // 2, foot[1])
    stand(target, dimmed(shown, 205), foot, 3)


def _field_rows(look: Look, view: AmunRe, asked: Asked[AmunRe] | None, choice: Choice) -> list[Target]:
    """Free fields as a target of their own, where the province stands for something else."""
    found = []
    for province in box().provinces:
        moves = field_moves(asked, choice, province)
        if not moves or province_moves(asked, choice, province)[0] == moves:
            continue
        free = look.layout.fields(province)[view.farmers[province] :]
        place = free[0].unionall(free[1:]).inflate(6, 8)
        target = Target(
            place, f"{look.province(province)} : {look.say('map.fields')}", moves,
            subject=f"province.{province}", face=_province_face(look, view, province, moves),
        )  # fmt: skip
        target.layer = 1
        found.append(target)
    return found


def _bid_spaces(look: Look, view: AmunRe, asked: Asked[AmunRe] | None) -> list[Target]:
    """Every space of every bid card; with the reason where the asked seat cannot go."""
    refused: dict[Move, Refusal] = {}
    legal: frozenset[Move] = frozenset()
    seat = -1
    if asked is not None and isinstance(asked.decision, PlaceBid):
        refused = {one.move: one for one in asked.refusals}
        legal, seat = asked.legal, asked.decision.seat
    found = []
    for province in view.revealed:
        if status(view, province) == "auctioned":
            for value in box().bid_values:
                found.append(_bid_space(look, view, bid(province, value), legal, refused, seat))
    return found


def _bid_space(
    look: Look, view: AmunRe, move: Bid, legal: frozenset[Move], refused: dict[Move, Refusal], seat: int
) -> Target:
    centre = look.layout.bid_space(move.province, move.value)
    step = round(31 * look.layout.bid_z)
    place = Rect(0, 0, step, look.layout.disc + 8)
    place.center = centre
    playable = move in legal
    reasons = (refused[move],) if move in refused and not playable else ()

    def draw(target: Surface, _: Target) -> None:
        hover_space(target, look, move.province, move.value, look.liveries[seat])

    target = Target(
        place, f"{look.province(move.province)} {move.value}", (move,) if playable else (), reasons,
        subject=f"province.{move.province}", face=draw if playable else None,
    )  # fmt: skip
    tell(target, space_tip(look, view, move))
    target.layer = 1
    return target
