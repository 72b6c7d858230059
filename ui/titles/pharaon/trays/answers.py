"""Answers without a place on the board: resources of choice, the Diplomat, the mode, the first nobles."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.core.agenda import Move
from game.pharaon.artisans import ChooseArtisan
from game.pharaon.components import box
from game.pharaon.free_paying import PAY_AS_USUAL, PAY_FREELY
from game.pharaon.gains import ChooseBonus, ChooseResource, ChooseTrack, take_resource
from game.pharaon.opening import DISCOVERY_MODE, STANDARD_MODE, ChooseMode, ChooseStartNoble, keep_noble
from game.pharaon.passing import ChooseGain, take_gain
from game.pharaon.pieces import BASE, PYRAMID_GAINS, RESOURCES
from game.pharaon.powers import GiveForPower, TakeInExchange
from game.pharaon.scoring import REASONS, score_sheet
from game.pharaon.vases import KEEP_VASE, REPLACE_VASE, SAVE_TUTOR, ChooseVase, UseDiplomat, UseTutor
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.palette import INK, INK_SECOND
from ui.art.pharaon_tokens import any_token, resource_token
from ui.boards.glows import light
from ui.frame import words
from ui.frame.control import State
from ui.frame.tooltip import Tip
from ui.titles.pharaon import tips
from ui.titles.pharaon.cards import VASE_WIDTH, noble_card, vase_tile
from ui.titles.pharaon.desk import Desk
from ui.titles.pharaon.pyramid import gain_picture
from ui.titles.pharaon.trays.chips import Chip, chip_part, chip_parts
from ui.titles.pharaon.trays.frame import Part, Tray, inside


def resource_chips(desk: Desk) -> list[Chip]:
    found = []
    for name in BASE:
        move = take_resource(name)
        label = desk.say("tray.take", resource=name)
        picture = partial(resource_token, name)
        found.append(Chip(label, desk.legal(move), (picture,), refusals=desk.refused(move), subject=f"resource.{name}"))
    return found


def resource(desk: Desk, asked: ChooseResource | TakeInExchange) -> Tray:
    count = asked.count if isinstance(asked, ChooseResource) else 1
    tray = Tray(desk.say("tray.resource"), desk.say("tray.more", n=count) if count > 1 else "")
    tray.parts = chip_parts(desk.look, resource_chips(desk), inside(desk.look))
    return tray


def tutor(desk: Desk, asked: UseTutor) -> Tray:
    tray = Tray(desk.look.name("noble", box().tutor), desk.say("tray.tutor"))
    room = inside(desk.look)
    high = round(room.height * 0.58)
    tray.parts = chip_parts(desk.look, resource_chips(desk), Rect(room.x, room.y, room.width, high))
    below = Rect(room.x, room.y + high + 4, room.width, room.height - high - 4)
    wait = Chip(desk.say("tray.save_tutor"), desk.legal(SAVE_TUTOR), text=desk.say("tray.save_tutor"), kind="wood")
    tray.parts += chip_parts(desk.look, [wait], below)
    return tray


def diplomat(desk: Desk, asked: UseDiplomat) -> Tray:
    tray = Tray(desk.look.name("noble", box().diplomat), desk.say("tray.diplomat"))
    room, px = inside(desk.look), desk.look.screen.px
    high = min(px(140), room.height)
    wide = round(high * VASE_WIDTH)

    def draw(target: Surface) -> None:
        raised(vase_tile(asked.vase, high), 3).centred(target, (room.x + px(10) + wide / 2, room.centery))

    tray.drawn.append(draw)
    rest = Rect(room.x + wide + px(26), room.y, room.width - wide - px(26), room.height)
    amount = box().nobles[box().diplomat].amount
    resources = [partial(resource_token, RESOURCES[number]) for number in box().vases[asked.vase].resources]
    chips = [
        Chip(desk.say("tray.keep_vase"), desk.legal(KEEP_VASE), tuple(resources), kind="gold", ready=True),
        Chip(desk.say("tray.replace_vase"), desk.legal(REPLACE_VASE), (any_token,) * amount),
    ]
    tray.parts = chip_parts(desk.look, chips, rest)
    return tray


def mode(desk: Desk, asked: ChooseMode) -> Tray:
    tray = Tray(desk.say("tray.mode"))
    chips = [
        Chip(
            desk.say("tray.standard"),
            desk.legal(STANDARD_MODE),
            text=desk.say("tray.standard"),
            kind="gold",
            ready=True,
        ),
        Chip(desk.say("tray.discovery"), desk.legal(DISCOVERY_MODE), text=desk.say("tray.discovery")),
    ]
    tray.parts = chip_parts(desk.look, chips, inside(desk.look))
    return tray


def start_noble(desk: Desk, asked: ChooseStartNoble) -> Tray:
    """The two cards that were drawn, large over the board; nobody else sees them."""
    layout = desk.look.layout
    other = "traitor_gets" if desk.view.traitor is not None else "set_aside"
    tray = telling(desk, desk.say("tray.start_noble"), desk.say("tray.tell_noble"), desk.say(f"tray.{other}"))
    drawn, gap = desk.owner.drawn, layout.px(26)
    wide, high = layout.px(216), layout.px(368)
    board = layout.zones.board
    left = board.centerx - (wide * len(drawn) + gap * (len(drawn) - 1)) // 2
    for number, noble in enumerate(drawn):
        rect = Rect(left + number * (wide + gap), board.centery - high // 2 + layout.px(14), wide, high)
        tray.over.append(_card(desk, rect, noble, desk.legal(keep_noble(noble))))
    return tray


def _card(desk: Desk, rect: Rect, noble: str, moves: tuple[Move, ...]) -> Part:
    look = desk.look

    def paint(target: Surface, state: State) -> None:
        raised(noble_card(look, noble, rect.size), 3 if state != "hover" else 5).put(target, rect.topleft)
        light(rect, "box", look.screen.scale).put(target, 1.0 if state == "hover" else 0.6)

    label = look.say("place.card", name=look.name("noble", noble), n=noble[3:].lstrip("0"))
    return Part(rect, label, paint, moves, subject=f"noble.{noble}", tip=lambda: tips.noble_tip(look, noble))


_HINTS: dict[type, str] = {
    ChooseVase: "vase",
    ChooseBonus: "bonus",
    ChooseTrack: "track",
    GiveForPower: "give",
    ChooseArtisan: "artisan",
}


def hint(desk: Desk, asked: object) -> Tray:
    """The answers lie on the board or before the player: what to do; without such a word, how one stands."""
    key = _HINTS.get(type(asked), "")
    if not key or (isinstance(asked, ChooseArtisan) and not asked.free):
        return sums(desk)
    told = desk.say(f"tray.tell_{key}", levels=tips.levels(desk.look))
    return telling(desk, desk.say(f"tray.hint_{key}"), told)


def telling(desk: Desk, title: str, text: str, remark: str = "") -> Tray:
    """A tray with nothing but words."""
    tray, look = Tray(title, remark), desk.look

    def draw(target: Surface) -> None:
        room = inside(look).inflate(-look.screen.px(12), 0)
        words.block(target, text, room, "body", look.screen.text(19), INK, "center", 13, True)

    tray.drawn.append(draw)
    return tray


def gain(desk: Desk, asked: ChooseGain) -> Tray:
    """What the row of the pyramid gives up to the disc."""
    tray = Tray(desk.say("tray.gain"), desk.say("tip.row", n=desk.owner.row))
    chips = []
    for name in PYRAMID_GAINS:
        move = take_gain(name)
        if desk.legal(move) or desk.refused(move):
            picture = partial(gain_picture, name)
            chips.append(Chip(desk.say(f"tip.gain_{name}"), desk.legal(move), (picture,), refusals=desk.refused(move)))
    tray.parts = chip_parts(desk.look, chips, inside(desk.look))
    return tray


def sums(desk: Desk) -> Tray:
    """Nothing is to be answered here: where the points would come from if the game ended now."""
    assert desk.seat is not None
    look = desk.look
    sheet = score_sheet(desk.view, desk.seat)
    tray = Tray(desk.say("tray.sums"), desk.say("tray.sums_if"))
    room, px = inside(look), look.screen.px
    wishes = [move for move in (PAY_FREELY, PAY_AS_USUAL) if desk.legal(move)]
    if wishes:
        button = max(px(30), round(look.screen.text(16) * 1.6))
        room.height -= button + px(4)
        tray.parts.append(_wish(desk, wishes[0], Rect(room.x, room.bottom + px(4), room.width, button)))
    if desk.asked is not None and desk.view.freely:
        tray.remark = desk.say("tray.freely_on")
    columns = 3 if room.width > 3.4 * room.height else 2
    rows = -(-len(REASONS) // columns)
    wide, high = room.width // columns, room.height / rows

    def draw(target: Surface) -> None:
        size = min(look.screen.text(17), round(high * 0.8))
        for number, reason in enumerate(REASONS):
            column, row = divmod(number, rows)
            line = Rect(room.x + column * wide + px(6), round(room.y + row * high), wide - px(18), round(high))
            value = put_text(
                target,
                str(sheet[reason]),
                "number",
                size,
                INK if sheet[reason] else INK_SECOND,
                line.midright,
                "midright",
            )
            label = Rect(line.x, line.y, value.left - px(6) - line.x, line.height)
            words.line(
                target,
                look.name("reason", reason),
                label,
                "body",
                size,
                INK if sheet[reason] else INK_SECOND,
                "left",
                12,
            )

    tray.drawn.append(draw)
    return tray


def _wish(desk: Desk, move: Move, rect: Rect) -> Part:
    """A button for whoever wishes, or no longer wishes, to choose every token of the next payment."""
    label = desk.look.narrator.move(move)
    tip = Tip(label, (desk.say("tray.freely_told" if move == PAY_FREELY else "tray.usual_told"),))
    return chip_part(desk.look, Chip(label, (move,), text=label, tip=lambda: tip), rect)


def plain(desk: Desk, moves: list[Move]) -> list[Chip]:
    """Whatever is offered nowhere else."""
    return [Chip(text, (move,), text=text) for move in moves for text in (desk.look.narrator.move(move),)]
