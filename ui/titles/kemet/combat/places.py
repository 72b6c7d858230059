"""Everything on the stage that can be pointed at: the answers, and what tells more of itself."""

from __future__ import annotations

from functools import partial

from game.core.agenda import Move
from game.kemet.breakdown import counted_lines
from game.kemet.components import box
from game.kemet.state import ATTACKER, DEFENDER, Combat, Kemet
from ui.frame.tooltip import Tip
from ui.host.asked import Asked
from ui.titles.kemet.combat.answers import Answer, answers_to, price_of
from ui.titles.kemet.combat.arrangement import Laid, arranged, stage_of
from ui.titles.kemet.combat.geometry import Stage
from ui.titles.kemet.combat.paint_answers import paint_pointed
from ui.titles.kemet.combat.sides import cards_behind, divine_rects, side_places
from ui.titles.kemet.combat.sums import row_rect, shown_lines
from ui.titles.kemet.combat.wording import line_name, line_tip, role_word, say, subject_of
from ui.titles.kemet.look import Look
from ui.titles.kemet.place import Place
from ui.titles.kemet.seat.figures import cards_in_hand

LAYER = 6
"""Above whatever lies under the stage."""


def combat_places(look: Look, view: Kemet, asked: Asked[Kemet] | None, waiting: Move | None = None) -> list[Place]:
    """The answers first, then lines, cards and sides, which only tell."""
    combat = view.combat
    if combat is None:
        return []
    stage = stage_of(look, view)
    answers = answers_to(look, view, asked, waiting)
    found = [_answer_place(look, view, asked, laid) for laid in arranged(look, stage, answers)]
    for side in (ATTACKER, DEFENDER):
        found += _line_places(look, stage, view, combat, side)
        found += _card_places(look, stage, view, combat, side)
        found.append(_crest_place(look, stage, view, combat, side))
    return found


def _answer_place(look: Look, view: Kemet, asked: Asked[Kemet] | None, laid: Laid) -> Place:
    answer = laid.answer
    subject = f"{'battle' if answer.kind == 'battle' else 'card'}.{answer.card}" if answer.card else ""
    tip = None
    if answer.card and asked is not None:
        tip = partial(_card_tip, look, view, asked.decision.seat, answer)
    return Place(
        laid.rect,
        answer.label,
        answer.moves,
        answer.refusals,
        subject,
        tip,
        partial(paint_pointed, look, laid) if answer.usable else None,
        LAYER,
        ready=answer.main and answer.usable,
        sure=answer.sure,
    )


def _card_tip(look: Look, view: Kemet, seat: int, answer: Answer) -> Tip:
    if answer.kind == "battle":
        told = look.narrator.voice.say("kemet.phrase.battle", **_values(answer.card))
        return Tip(answer.label, (told,))
    lines = [look.narrator.voice.say(f"kemet.card_text.{answer.card}")]
    lines.append(say(look, "tip.price", price=price_of(view, seat, answer.card)))
    if len(answer.moves) > 1:
        lines.append(say(look, "tip.several"))
    return Tip(answer.label, tuple(lines))


def _values(card: str) -> dict[str, object]:
    printed = box().battle_cards[card]
    return {"force": printed.force, "damage": printed.damage, "defence": printed.defence}


def _line_places(look: Look, stage: Stage, view: Kemet, combat: Combat, side: int) -> list[Place]:
    own, _ = shown_lines(counted_lines(view, combat, side), stage.rows)
    return [
        Place(
            row_rect(stage, side, row),
            line_name(look, line),
            subject=subject_of(line),
            tip=partial(line_tip, look, line),
        )
        for row, line in enumerate(own)
    ]


def _card_places(look: Look, stage: Stage, view: Kemet, combat: Combat, side: int) -> list[Place]:
    """Cards that lie open: they can be enlarged."""
    places, found = side_places(look, stage, side), []
    chosen = view.chosen[combat.seat_on(side)]
    if chosen in box().battle_cards:
        found.append(Place(places.card, look.name("battle_card", chosen), subject=f"battle.{chosen}", layer=LAYER))
    cards = cards_behind(view, combat, side)
    for (card, _), rect in zip(cards, divine_rects(look, places.behind, len(cards), side), strict=True):
        found.append(Place(rect, look.name("divine_intervention", card), subject=f"card.{card}", layer=LAYER))
    return found


def _crest_place(look: Look, stage: Stage, view: Kemet, combat: Combat, side: int) -> Place:
    seat = combat.seat_on(side)

    def tip() -> Tip:
        gone = view.face_up[seat]
        discarded = say(look, "tip.discarded", cards=", ".join(look.name("battle_card", card) for card in gone))
        return Tip(
            say(look, "tip.side", seat=seat, role=role_word(look, side)),
            (
                say(look, "tip.means", prayers=view.prayers[seat]),
                say(look, "tip.battle", n=len(view.battle_hands[seat])),
                say(look, "tip.divine", n=cards_in_hand(view, seat)),
                discarded if gone else say(look, "tip.nothing_discarded"),
            ),
        )

    return Place(side_places(look, stage, side).crest, look.seat(seat), tip=tip, layer=LAYER)
