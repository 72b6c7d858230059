"""Answers without a place on the board: resources of choice, the Diplomat, the mode, the first nobles."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.core.agenda import Move
from game.pharaon.artisans import ChooseArtisan
from game.pharaon.components import components
from game.pharaon.free_paying import PAY_AS_USUAL, PAY_FREELY
from game.pharaon.gains import ChooseBonus, ChooseResource, ChooseTrack, take_resource
from game.pharaon.opening import DISCOVERY_MODE, STANDARD_MODE, ChooseMode, ChooseStartNoble, keep_noble
from game.pharaon.passing import ChooseGain, take_gain
from game.pharaon.pieces import BASE, PYRAMID_GAINS, RESOURCES
from game.pharaon.powers import GiveForPower, TakeInExchange
from game.pharaon.scoring import REASONS, score_sheet
from game.pharaon.vases import KEEP_VASE, REPLACE_VASE, SAVE_TUTOR, ChooseVase, UseDiplomat, UseTutor
from ui.art.lettering import put_text, width
from ui.art.light import raised
from ui.art.palette import INK, INK_SECOND
from ui.art.pharaon_tokens import any_token, resource_token
from ui.frame import words
from ui.kit.answer import Answer, Chip
from ui.kit.thing import Face, FaceState, Thing
from ui.titles.pharaon import tips
from ui.titles.pharaon.cards import VASE_WIDTH, noble_card, vase_tile
from ui.titles.pharaon.choice import Q
from ui.titles.pharaon.glows import light
from ui.titles.pharaon.pyramid import gain_picture
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.trays.frame import Tray, chip, draw_block, inside, offer_chips, wish_chip


def resource_chips(style: TableStyle, question: Q) -> list[Chip]:
    found = []
    for name in BASE:
        move = take_resource(name)
        label = style.say("tray.take", resource=name)
        found.append(
            chip(
                style,
                label,
                question.legal(move),
                ((resource_token, name),),
                refusals=question.refused(move),
                subject=f"resource.{name}",
            )
        )
    return found


def resource(style: TableStyle, question: Q, asked: ChooseResource | TakeInExchange) -> Tray:
    count = asked.count if isinstance(asked, ChooseResource) else 1
    tray = Tray(style, style.say("tray.resource"), style.say("tray.more", n=count) if count > 1 else "")
    offer_chips(tray, resource_chips(style, question), inside(style))
    return tray


def tutor(style: TableStyle, question: Q, asked: UseTutor) -> Tray:
    tray, room = Tray(style, style.name("noble", components().tutor), style.say("tray.tutor")), inside(style)
    high = round(room.height * 0.58)
    offer_chips(tray, resource_chips(style, question), Rect(room.x, room.y, room.width, high))
    below = Rect(room.x, room.y + high + 4, room.width, room.height - high - 4)
    label = style.say("tray.save_tutor")
    offer_chips(tray, [chip(style, label, question.legal(SAVE_TUTOR), text=label, kind="wood")], below)
    return tray


def diplomat(style: TableStyle, question: Q, asked: UseDiplomat) -> Tray:
    tray = Tray(style, style.name("noble", components().diplomat), style.say("tray.diplomat"))
    room, px = inside(style), style.screen.px
    high = min(px(140), room.height)
    wide = round(high * VASE_WIDTH)
    tray.draw(Rect(room.x + px(10), room.y, wide, room.height), draw_vase, asked.vase, high)
    rest = Rect(room.x + wide + px(26), room.y, room.width - wide - px(26), room.height)
    amount = components().nobles[components().diplomat].amount
    resources = tuple((resource_token, RESOURCES[number]) for number in components().vases[asked.vase].resources)
    keep = chip(style, style.say("tray.keep_vase"), question.legal(KEEP_VASE), resources, kind="gold", primary=True)
    change = chip(style, style.say("tray.replace_vase"), question.legal(REPLACE_VASE), ((any_token,),) * amount)
    offer_chips(tray, [keep, change], rest)
    return tray


def draw_vase(target: Surface, place: Rect, vase: str, high: int) -> None:
    raised(vase_tile(vase, high), 3).centred(target, (place.x + place.width / 2, place.centery))


def mode(style: TableStyle, question: Q, asked: ChooseMode) -> Tray:
    tray = Tray(style, style.say("tray.mode"))
    standard, discovery = style.say("tray.standard"), style.say("tray.discovery")
    chips = [
        chip(style, standard, question.legal(STANDARD_MODE), text=standard, kind="gold", primary=True),
        chip(style, discovery, question.legal(DISCOVERY_MODE), text=discovery),
    ]
    offer_chips(tray, chips, inside(style))
    return tray


def start_noble(style: TableStyle, question: Q, asked: ChooseStartNoble) -> Tray:
    """The two cards that were drawn, large over the board; nobody else sees them."""
    layout = style.layout
    other = "traitor_gets" if question.view.traitor is not None else "set_aside"
    tray = telling(style, style.say("tray.start_noble"), style.say("tray.tell_noble"), style.say(f"tray.{other}"))
    drawn, gap = question.view.seats[asked.seat].drawn, layout.px(26)
    wide, high = layout.px(216), layout.px(368)
    board = layout.zones.board
    left = board.centerx - (wide * len(drawn) + gap * (len(drawn) - 1)) // 2
    for number, noble in enumerate(drawn):
        rect = Rect(left + number * (wide + gap), board.centery - high // 2 + layout.px(14), wide, high)
        label = style.say("place.card", name=style.name("noble", noble), n=noble[3:].lstrip("0"))
        face = Face(draw_large, (style, noble), True)
        thing = Thing(f"drawn.{noble}", rect, face, subject=f"noble.{noble}", label=label, told=True, bleed=24)
        foretold = partial(tips.noble_tip, style, noble)
        tray.over.append((thing, Answer(thing.id, question.legal(keep_noble(noble)), lit=(), foretold=foretold)))
    return tray


def draw_large(target: Surface, rect: Rect, style: TableStyle, noble: str, state: FaceState) -> None:
    hot = state in ("hover", "pressed")
    raised(noble_card(style, noble, rect.size), 5 if hot else 3).put(target, rect.topleft)
    light(rect, "box", style.screen.scale).put(target, 1.0 if hot else 0.6)


_HINTS: dict[type, str] = {
    ChooseVase: "vase",
    ChooseBonus: "bonus",
    ChooseTrack: "track",
    GiveForPower: "give",
    ChooseArtisan: "artisan",
}


def hint(style: TableStyle, question: Q, asked: object) -> Tray:
    """The answers lie on the board or before the player: what to do; without such a word, how one stands."""
    key = _HINTS.get(type(asked), "")
    if not key or (isinstance(asked, ChooseArtisan) and not asked.free):
        return sums(style, question)
    return telling(style, style.say(f"tray.hint_{key}"), style.say(f"tray.tell_{key}", levels=tips.levels(style)))


def telling(style: TableStyle, title: str, text: str, remark: str = "") -> Tray:
    """A tray with nothing but words."""
    tray = Tray(style, title, remark)
    tray.draw(inside(style).inflate(-style.screen.px(12), 0), draw_block, text, style.screen.text(19))
    return tray


def gain(style: TableStyle, question: Q, asked: ChooseGain) -> Tray:
    """What the row of the pyramid gives up to the disc."""
    row = question.view.seats[asked.seat].row
    tray = Tray(style, style.say("tray.gain"), style.say("tip.row", n=row))
    chips = []
    for name in PYRAMID_GAINS:
        legal, refused = question.legal(take_gain(name)), question.refused(take_gain(name))
        if legal or refused:
            chips.append(chip(style, style.say(f"tip.gain_{name}"), legal, ((gain_picture, name),), refusals=refused))
    offer_chips(tray, chips, inside(style))
    return tray


def sums(style: TableStyle, question: Q) -> Tray:
    """Nothing is to be answered here: where the points would come from if the game ended now."""
    assert question.seat is not None
    sheet = score_sheet(question.view, question.seat)
    tray = Tray(style, style.say("tray.sums"), style.say("tray.sums_if"))
    room, px = inside(style), style.screen.px
    wishes = question.legal(PAY_FREELY, PAY_AS_USUAL)
    if wishes:
        button = max(px(30), round(style.screen.text(16) * 1.6))
        room.height -= button + px(4)
        tray.offer(Rect(room.x, room.bottom + px(4), room.width, button), wish_chip(style, wishes[0]))
    if question.asked is not None and question.view.freely:
        tray.remark = style.say("tray.freely_on")
    tray.draw(room, draw_sums, style, tuple(sheet[reason] for reason in REASONS))
    return tray


def draw_sums(target: Surface, room: Rect, style: TableStyle, points: tuple[int, ...]) -> None:
    """In two or three columns, as wide as their words need them; all words of one size, the larger the better."""
    px, names = style.screen.px, [style.name("reason", reason) for reason in REASONS]
    size, columns, needs = max(sums_in_columns(style, room, names, points, columns) for columns in (2, 3))
    rows, spare = -(-len(names) // columns), (room.width - sum(needs)) / columns
    for number, (name, n) in enumerate(zip(names, points, strict=True)):
        column, row = divmod(number, rows)
        wide = needs[column] + spare
        left = room.x + sum(needs[:column]) + column * spare
        line = Rect(round(left) + px(6), room.y + row * room.height // rows, round(wide) - px(18), room.height // rows)
        ink = INK if n else INK_SECOND
        value = put_text(target, str(n), "number", size, ink, line.midright, "midright")
        label = Rect(line.x, line.y, value.left - px(6) - line.x, line.height)
        words.line(target, name, label, "body", size, ink, "left", 12)


def sums_in_columns(
    style: TableStyle, room: Rect, names: list[str], points: tuple[int, ...], columns: int
) -> tuple[int, int, list[int]]:
    """How large words can be in so many columns, and what each column needs then."""
    rows = -(-len(names) // columns)
    size = min(style.screen.text(17), room.height * 4 // (5 * rows))
    while True:
        each = [
            width(name, "body", size) + width(str(n), "number", size) for name, n in zip(names, points, strict=True)
        ]
        needs = [max(each[first : first + rows]) for first in range(0, len(each), rows)]
        if size <= 12 or sum(needs) + columns * style.screen.px(30) <= room.width:
            return size, columns, needs
        size -= 1


def plain(style: TableStyle, moves: list[Move]) -> list[Chip]:
    """Whatever is offered nowhere else."""
    return [chip(style, text, (move,), text=text) for move in moves for text in (style.narrator.move(move),)]
