"""What things on the table say of themselves when somebody points at them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.events import Event
from game.pharaon import events as happened
from game.pharaon.components import components
from game.pharaon.gods import God, elements_of, gods_of
from game.pharaon.pieces import BASE, INDEX, QUARTERS, RESOURCES
from game.pharaon.scoring import points_now
from game.pharaon.state import NOBODY, Pharaon
from ui.art.pharaon_tokens import GOD_SIGNS, QUARTER_SIGNS
from ui.frame.tooltip import Tip
from ui.titles.pharaon.cards import artisan_text, effect_text, next_lines, noble_text
from ui.titles.pharaon.plans import Bill, Outcome, climbed_best
from ui.titles.pharaon.seat import progress
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.words_ahead import next_turn_in_words


def sign(token: str) -> str:
    """A token as a sign in a sentence."""
    if token in INDEX:
        return f":token_{token}_c:"
    number = components().token_index.get(token)
    if number is None:
        return ":question:"
    kind = components().tokens[number]
    if kind.kind == "resource":
        return f":offering: :token_{kind.target}_c:"
    return (
        f":offering: :{QUARTER_SIGNS[kind.target]}:" if kind.kind == "quarter" else f":offering: :star: {kind.pp_bonus}"
    )


def signs(tokens: Iterable[str]) -> str:
    return " ".join(sign(token) for token in tokens)


def named_seat(style: TableStyle, seat: int) -> str:
    return f":{style.seat_styles[seat].symbol}: {style.seat(seat)}"


# What an action would do


def action_tip(
    style: TableStyle, view: Pharaon, seat: int, title: str, bill: Bill | None, outcome: Outcome, foot: str = ""
) -> Tip:
    """Pays, gains, climbs, becomes; then the prestige before and after."""
    lines = []
    if bill is not None:
        lines.append(paying_line(style, bill))
    lines += effect_lines(style, seat, outcome.events)
    if outcome.unknown:
        lines.append(f":question: {style.say('tip.unknown')}")
    lines.append(prestige_line(style, view, seat, outcome))
    return Tip(title, tuple(line for line in lines if line), foot=foot)


def paying_line(style: TableStyle, bill: Bill) -> str:
    rest = signs(bill.others)
    told = style.say("tip.pays", access=sign(bill.access))
    told = f"{told}, {rest}" if rest else told
    return f"_{style.say('tip.pay')}_ {told}" + (f" (:check: {style.say('tip.deducted')})" if bill.deducted else "")


def effect_lines(style: TableStyle, seat: int, events: Sequence[Event]) -> list[str]:
    """What happens to this seat, one line for each kind of thing."""
    lines: list[str] = []
    gained = [
        name
        for event in events
        if isinstance(event, happened.ResourcesGained) and event.seat == seat
        for name in event.resource
    ]
    if gained:
        lines.append(f"_{style.say('tip.gain')}_ {signs(gained)}")
    for event in events:
        if getattr(event, "seat", seat) != seat:
            continue
        match event:
            case happened.LotTaken(_, _, tokens):
                lines.append(f"_{style.say('tip.gain')}_ {signs(tokens)}")
            case happened.BonusTaken(_, _, token):
                lines.append(f"_{style.say('tip.gain')}_ {sign(token)}")
            case happened.BurialStepReached(_, _, number):
                before, after = (
                    components().burial[number - 2].pp if number > 1 else 0,
                    components().burial[number - 1].pp,
                )
                step = style.say("tip.step", n=number, before=before, after=after)
                lines.append(f"_{style.say('tip.gain')}_ {step}")
            case happened.TrackClimbed(_, track, level):
                points = components().level_pp
                lines.append(
                    f"_{style.say('tip.climb')}_ :token_{track}_c: "
                    + style.say("tip.level", n=level, before=points[level - 1], after=points[level])
                )
            case happened.PharaohNamed():
                lines.append(
                    f"_{style.say('tip.become')}_ :crown: {style.say('pyramid.pharaoh')} +{components().pharaoh_pp}"
                )
            case happened.FirstPlayerTaken():
                lines.append(f"_{style.say('tip.gain')}_ :beetle: {style.say('tip.first_player')}")
            case happened.FirstPlayerKept():
                lines.append(f"_{style.say('tip.keep')}_ :beetle: {style.say('tip.first_player')}")
            case happened.PassedOnRow(_, row):
                lines.append(f":pyramid: {style.say('tip.row', n=row)}")
            case happened.PassedLast():
                lines.append(f":pyramid: {style.say('tip.last')}")
            case happened.ResourcesLost(_, lost):
                lines.append(f":cross: {style.say('tip.lost')} {signs(lost)}")
            case (
                happened.ClimbLost()
                | happened.BurialStepLost()
                | happened.BonusLost()
                | happened.ArtisanLost()
                | happened.VaseLost()
            ):
                lines.append(f":cross: {style.narrator.event(event)}")
    return lines


def prestige_line(style: TableStyle, view: Pharaon, seat: int, outcome: Outcome) -> str:
    before = points_now(view, seat)
    best = climbed_best(outcome.after, seat) if outcome.open_end else outcome.after
    after = points_now(best, seat)
    if best is not outcome.after:
        key = "tip.prestige_best"
    else:
        key = "tip.prestige_at_least" if outcome.unknown or outcome.open_end else "tip.prestige"
    return style.say(key, seat=seat, before=before, after=after)


# Gods, quarters, wheel


def god_tip(style: TableStyle, view: Pharaon, god: God) -> Tip:
    """What it asks for, and how far every seat is."""
    asked = f" {style.say('and')} ".join(f"{count} :{QUARTER_SIGNS[quarter]}:" for quarter, count in god.needs)
    lines = [style.say("tip.god_asks", what=asked)]
    for seat in range(len(view.seats)):
        reach = next(one for one in progress(view, seat) if one.god.id == god.id)
        counted = ", ".join(f"{need.there}/{need.asked} :{QUARTER_SIGNS[need.quarter]}:" for need in reach.needs)
        if seat == view.automaton:
            counted = ""
        mark = ":check:" if reach.done else ":minus:"
        lines.append(f"{mark} {named_seat(style, seat)} {counted}")
        if reach.instead and seat != view.automaton:
            takers = ", ".join(f":{GOD_SIGNS[name]}: {style.name('god', name)}" for name in reach.instead)
            lines.append(f"_{style.say('tip.god_instead')}_ {takers}")
    return Tip(f"{style.name('god', god.id)}", tuple(lines), corner=f"{god.pp}", foot=style.say("tip.god_once"))


def quarter_tip(style: TableStyle, view: Pharaon, quarter: str) -> Tip:
    colour = view.facing(quarter)
    free = max(0, view.slots - len(view.wheel[colour]))
    lines = [style.say("tip.access", sign=sign(BASE[colour]), n=free)]
    gods = [god for god in gods_of(view.quarters).values() if quarter in (god.needs[0][0], god.needs[1][0])]
    counts = {seat: elements_of(view, seat)[QUARTERS.index(quarter)] for seat in range(len(view.seats))}
    told = " ".join(f":{style.seat_styles[seat].symbol}: {count}" for seat, count in counts.items())
    lines.append(style.say("tip.counts", what=told))
    lines.append(
        style.say("tip.borders", what=" ".join(f":{GOD_SIGNS[god.id]}: {style.name('god', god.id)}" for god in gods))
    )
    return Tip(style.say(f"quarter.{quarter}"), tuple(lines))


def sector_tip(style: TableStyle, view: Pharaon, colour: int) -> Tip:
    """Which quarter it faces now and after the next turn of the wheel."""
    now = next(quarter for quarter in view.quarters if view.facing(quarter) == colour)
    step = 1 if view.clockwise_wheel else -1
    after = view.quarters[(view.quarters.index(now) + step) % len(view.quarters)]
    taken = view.wheel[colour]
    lines = [
        style.say("tip.sector", now=style.say(f"quarter.{now}"), after=style.say(f"quarter.{after}")),
        style.say("tip.slots", n=max(0, view.slots - len(taken)), slots=view.slots),
    ]
    if taken:
        lines.append(signs(taken))
    return Tip(style.name("resource", BASE[colour]), tuple(lines))


# Cards, tokens, pyramid


def noble_tip(style: TableStyle, noble: str) -> Tip:
    return Tip(
        style.name("noble", noble),
        (noble_text(style, noble),),
        corner=str(components().nobles[noble].number),
        foot=style.say("tip.enlarge"),
    )


def artisan_tip(style: TableStyle, artisan: str) -> Tip:
    card = components().artisans[artisan]
    return Tip(
        style.name("artisan", artisan),
        (artisan_text(style, artisan),),
        corner=str(card.pp),
        foot=style.say("tip.enlarge"),
    )


def token_tip(style: TableStyle, token: str, count: int) -> Tip:
    lines = [f"{sign(token)} × {count}"] if count != 1 else [sign(token)]
    number = components().token_index.get(token)
    if number is not None:
        lines.append(style.say(f"tip.token_{components().tokens[number].kind}"))
    return Tip(style.name("token", token), tuple(lines))


def supply_tip(style: TableStyle, view: Pharaon, resource: int) -> Tip:
    return Tip(style.name("resource", RESOURCES[resource]), (style.say("tip.supply", n=view.supply[resource]),))


def vase_tip(style: TableStyle, vase: str) -> Tip:
    gained = signs(RESOURCES[n] for n in components().vases[vase].resources)
    return Tip(style.name("piece", "vase"), (f"_{style.say('tip.gain')}_ {gained}",))


def space_tip(style: TableStyle, view: Pharaon, row: int, space: int) -> Tip:
    gain = components().rows[row - 1][space]
    lines = [style.say(f"tip.gain_{gain}")]
    here = [seat for seat, owner in enumerate(view.seats) if owner.row == row and owner.space == space]
    lines += [named_seat(style, seat) for seat in here]
    return Tip(style.say("tip.row", n=row), tuple(lines))


def pharaoh_tip(style: TableStyle, view: Pharaon) -> Tip:
    needs = components().pharaoh
    lines = [style.say("tip.pharaoh", nobles=needs.nobles, n=needs.step, pp=components().pharaoh_pp)]
    if view.pharaoh != NOBODY:
        lines.append(f":crown: {named_seat(style, view.pharaoh)}")
    else:
        lines += [
            style.say(
                "tip.of", name=named_seat(style, seat), what=f"{len(owner.nobles)} :noble:, {owner.step} :burial:"
            )
            for seat, owner in enumerate(view.seats)
        ]
    return Tip(style.say("pyramid.pharaoh"), tuple(lines))


def step_tip(style: TableStyle, view: Pharaon, number: int) -> Tip:
    step = components().burial[number - 1]
    here = [seat for seat, owner in enumerate(view.seats) if owner.step == number]
    lines = [f"_{style.say('tip.pay')}_ {signs(RESOURCES[colour] for colour in step.cost)}"]
    lines += [named_seat(style, seat) for seat in here]
    return Tip(f"{number}. {style.name('step', step.id)}", tuple(lines), corner=str(step.pp))


def option_tip(style: TableStyle, option: str) -> Tip:
    """A line of the Nile in words."""
    line = components().nile[option]
    paid = signs(RESOURCES[colour] for colour in line.colours)
    if line.identical:
        paid = style.say("tip.identical", n=line.identical)
    elif line.any:
        paid = style.say("tip.any", n=line.any)
    gains = [sign(RESOURCES[number]) for number in line.gains.resources] + [sign("silver")] * line.gains.silver
    gains += [":vase:"] * line.gains.vases
    lines = [f"_{style.say('tip.pay')}_ {paid}", f"_{style.say('tip.gain')}_ {' '.join(gains)}"]
    if line.climbs:
        times = style.say("tip.times", n=len(line.climbs))
        lines.append(f"_{style.say('tip.climb')}_ {times} {climbs(style, line.climbs[0])}")
    return Tip(style.say("quarter.nile"), tuple(lines))


def climbs(style: TableStyle, tracks: Sequence[int]) -> str:
    if len(tracks) == len(BASE):
        return style.say("tip.any_track")
    return f" {style.say('or')} ".join(sign(BASE[track]) for track in tracks)


def levels(style: TableStyle) -> str:
    """What each level of a track is worth: « niveau 2 : 3 PP »."""
    return ", ".join(
        style.say("tip.level_pp", n=level, pp=pp) for level, pp in enumerate(components().level_pp) if level
    )


def track_tip(style: TableStyle, view: Pharaon, track: int) -> Tip:
    """Who stands where, and what the levels are worth."""
    lines = [style.say("tip.levels", what=levels(style))]
    lines += [
        style.say("tip.of", name=named_seat(style, seat), what=str(owner.levels[track]))
        for seat, owner in enumerate(view.seats)
        if owner.levels[track]
    ]
    return Tip(style.name("resource", BASE[track]), tuple(lines))


def lot_tip(style: TableStyle, tokens: Sequence[str], number: int) -> Tip:
    return Tip(style.say("place.lot", n=number), (signs(tokens),) if tokens else (style.say("tip.lot_gone"),))


def tile_tip(style: TableStyle, view: Pharaon, tile: str, space: int | None = None) -> Tip:
    traitor = view.traitor
    assert traitor is not None
    number = traitor.tiles.index(tile)
    printed = components().traitor_tiles[tile]
    face = printed.faces[traitor.faces[number]]
    title = style.name("tile", tile)
    filled = len(traitor.placed[number])
    lines = [style.say("tip.tile", sign=sign(BASE[traitor.colours[number]]), n=filled, spaces=len(face))]
    if space is not None:
        effects = [effect_text(style, effect) for effect in face[space - 1]] or [style.say("tip.no_effect")]
        key = "tip.space_past" if space <= filled else "tip.space"
        lines.append(style.say(key, n=space, what=", ".join(effects)))
    if view.current_round:
        lines += next_lines(style, view, tile)
    foot = f"{style.say(f'tip.face_{traitor.faces[number]}')} · {style.say('tip.enlarge')}"
    return Tip(title, tuple(lines), corner=style.say("tip.vases", n=printed.vases_per_round), foot=foot)


def plot_tip(style: TableStyle, view: Pharaon) -> Tip:
    """What the Traitor will do on his next turn, in short."""
    (first, *_), foot = next_turn_in_words(style.narrator, view), style.say("tip.enlarge")
    return Tip(style.say("place.plot"), (first,), foot=foot)


def face_tip(style: TableStyle, name: str, tile: str, face: str) -> Tip:
    """What the spaces of one face of a Traitor tile do."""
    lines = [
        style.say("tip.space", n=number, what=", ".join(effect_text(style, effect) for effect in effects))
        for number, effects in enumerate(components().traitor_tiles[tile].faces[face], 1)
        if effects
    ]
    return Tip(name, tuple(lines), foot=style.say("tip.enlarge"))
