"""Everything on the stage that can be pointed at: the answers, and what tells more of itself."""

from __future__ import annotations

from functools import partial

from game.kemet.breakdown import counted_lines
from game.kemet.components import components
from game.kemet.state import ATTACKER, DEFENDER, Combat, Kemet
from ui.frame.tooltip import Tip
from ui.kit.answer import Answer
from ui.kit.thing import Face, Thing
from ui.titles.kemet.combat.answers import Reply, answers_to, price_of
from ui.titles.kemet.combat.arrangement import Laid, arranged, stage_of
from ui.titles.kemet.combat.geometry import Stage
from ui.titles.kemet.combat.paint_answers import draw_pointed
from ui.titles.kemet.combat.sides import cards_behind, divine_rects, side_places
from ui.titles.kemet.combat.sums import row_rect, shown_lines
from ui.titles.kemet.combat.wording import line_name, line_tip, role_word, say, subject_of
from ui.titles.kemet.seat.figures import cards_in_hand
from ui.titles.kemet.spread import Spread
from ui.titles.kemet.style import TableStyle

LAYER = 6
"""Above whatever lies under the stage."""


def lay_combat(spread: Spread) -> None:
    """The answers first, then lines, cards and sides, which only tell. The scene paints them; as things they say what
    they stand for, and answers light up when they are pointed at."""
    combat = spread.view.combat
    if combat is None:
        return
    stage = stage_of(spread.style, spread.view)
    answers = answers_to(spread.style, spread.view, spread.question.asked, spread.choice.waiting)
    for k, laid in enumerate(arranged(spread.style, stage, answers)):
        _lay_answer(spread, f"answer.{k}", laid)
    for side in (ATTACKER, DEFENDER):
        _lay_lines(spread, stage, combat, side)
        _lay_cards(spread, stage, combat, side)
        _lay_crest(spread, stage, combat, side)


def _lay_answer(spread: Spread, name: str, laid: Laid) -> None:
    style, answer, asked = spread.style, laid.answer, spread.question.asked
    subject = f"{'battle' if answer.kind == 'battle' else 'card'}.{answer.card}" if answer.card else ""
    tell = None
    if answer.card and asked is not None:
        tell = partial(_card_tip, style, spread.view, asked.decision.seat, answer)
    face = Face(draw_pointed, (style, laid.shown), True) if answer.usable else None
    thing = Thing(name, laid.rect, face, LAYER, label=answer.label, subject=subject)
    meant = Answer(
        name,
        answer.moves,
        () if answer.usable else answer.refusals,
        primary=answer.main and answer.usable,
        sure=answer.sure,
    )
    spread.put(spread.board, thing, meant, tell)


def _card_tip(style: TableStyle, view: Kemet, seat: int, answer: Reply) -> Tip:
    if answer.kind == "battle":
        told = style.narrator.voice.say("kemet.phrase.battle", **_values(answer.card))
        return Tip(answer.label, (told,))
    lines = [style.narrator.voice.say(f"kemet.card_text.{answer.card}")]
    lines.append(say(style, "tip.price", price=price_of(view, seat, answer.card)))
    if len(answer.moves) > 1:
        lines.append(say(style, "tip.several"))
    return Tip(answer.label, tuple(lines))


def _values(card: str) -> dict[str, object]:
    printed = components().battle_cards[card]
    return {"force": printed.force, "damage": printed.damage, "defence": printed.defence}


def _lay_lines(spread: Spread, stage: Stage, combat: Combat, side: int) -> None:
    style = spread.style
    own, _ = shown_lines(counted_lines(spread.view, combat, side), stage.rows)
    for row, line in enumerate(own):
        place = row_rect(stage, side, row)
        thing = Thing(f"line.{side}.{row}", place, None, label=line_name(style, line), subject=subject_of(line))
        spread.put(spread.board, thing, tip=partial(line_tip, style, line))


def _lay_cards(spread: Spread, stage: Stage, combat: Combat, side: int) -> None:
    """Cards that lie open: they can be enlarged."""
    style, view = spread.style, spread.view
    places = side_places(style, stage, side)
    chosen = view.chosen[combat.seat_on(side)]
    shown = [("battle", "battle_card", chosen, places.card)] if chosen in components().battle_cards else []
    cards = cards_behind(view, combat, side)
    for (card, _), rect in zip(cards, divine_rects(style, places.behind, len(cards), side), strict=True):
        shown.append(("card", "divine_intervention", card, rect))
    for k, (kind, section, card, rect) in enumerate(shown):
        name = style.name(section, card)
        thing = Thing(f"open.{side}.{k}", rect, None, LAYER, label=name, subject=f"{kind}.{card}")
        spread.put(spread.board, thing, tip=partial(Tip, name))


def _lay_crest(spread: Spread, stage: Stage, combat: Combat, side: int) -> None:
    style, view, seat = spread.style, spread.view, combat.seat_on(side)

    def tell() -> Tip:
        gone = view.face_up[seat]
        discarded = say(style, "tip.discarded", cards=", ".join(style.name("battle_card", card) for card in gone))
        return Tip(
            say(style, "tip.side", seat=seat, role=role_word(style, side)),
            (
                say(style, "tip.means", prayers=view.prayers[seat]),
                say(style, "tip.battle", n=len(view.battle_hands[seat])),
                say(style, "tip.divine", n=cards_in_hand(view, seat)),
                discarded if gone else say(style, "tip.nothing_discarded"),
            ),
        )

    thing = Thing(f"crest.{side}", side_places(style, stage, side).crest, None, LAYER, label=style.seat(seat))
    spread.put(spread.board, thing, tip=tell)
