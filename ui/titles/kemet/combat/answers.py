"""What can be answered in a Combat: cards of the hand and buttons, for every question that is asked meanwhile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Literal

from game.core.agenda import Decision, Move, Refusal
from game.core.records import record
from game.kemet.cards import LET_IT_BE, VETO, ConsiderVeto, EscapeTo, PlayCard, RainFire, card_of
from game.kemet.combat import (
    DECLINE_REST,
    GIVE_NO_MORE,
    READY,
    ChooseBattleCard,
    ChooseCard,
    DealWound,
    DiscardBattleCard,
    GiveForForce,
    HideCard,
    HideCards,
    SetAside,
    UseCards,
)
from game.kemet.components import components
from game.kemet.expenses import card_price
from game.kemet.landing import PUT_NO_MORE, PlaceUnits, PutUnits
from game.kemet.onset import PASS, STAND_ASIDE, SpeakInWindow
from game.kemet.resolution import RECALL, RETREAT, STAY, ChooseRetreat, DecideFate, RetreatTo
from game.kemet.state import Kemet
from ui.host.asked import Asked
from ui.titles.kemet.combat.wording import say
from ui.titles.kemet.style import TableStyle

Kind = Literal["battle", "divine", "button"]


@record
class Reply:
    """Something to press: a card or a button. Without moves it tells why not, or is only looked at."""

    kind: Kind
    label: str
    moves: tuple[Move, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    remark: str = ""
    sign: str = ""
    card: str = ""
    n: int = 1
    """How many of this card there are."""
    main: bool = False
    """The button that stands out."""
    sure: bool = False
    """It confirms the card that waits."""
    spent: bool = False
    """A card that was chosen a moment ago: it keeps its place, so that no other one slides under the pointer."""

    @property
    def usable(self) -> bool:
        return bool(self.moves)


@record
class Replies:
    """Cards at the left under their headings, buttons at the right or below."""

    cards: tuple[Reply, ...] = ()
    others: tuple[Reply, ...] = ()
    """Cards that are only looked at."""
    buttons: tuple[Reply, ...] = ()
    heading: str = ""
    remark: str = ""

    @property
    def all(self) -> tuple[Reply, ...]:
        return (*self.cards, *self.others, *self.buttons)


class Questioner:
    """Turns the moves of one decision into answers."""

    def __init__(self, style: TableStyle, view: Kemet, asked: Asked[Kemet], waiting: Move | None) -> None:
        self.style = style
        self.view = view
        self.asked = asked
        self.waiting = waiting
        """The move that waits to be confirmed."""
        self.folded: Move | None = None
        """What the gold button stands for again once nothing waits."""
        self.seat = asked.decision.seat

    def answers(self) -> Replies:
        """The answers of the question, completed by plain buttons for whatever is offered nowhere else."""
        make = _MAKERS.get(type(self.asked.decision))
        made = make(self, self.asked.decision) if make is not None else Replies()
        offered = {move for answer in made.all for move in answer.moves}
        missing = [move for move in self.asked.moves if move not in offered and move != self.folded]
        if not missing:
            return made
        plain = tuple(Reply("button", self.style.narrator.move(move), (move,)) for move in missing)
        return Replies(made.cards, made.others, (*made.buttons, *plain), made.heading, made.remark)

    # Parts

    def button(self, move: Move, remark: str, sign: str, main: bool = False) -> Reply:
        legal = (move,) if move in self.asked.legal else ()
        return Reply("button", self.style.narrator.move(move), legal, self.refused(move), remark, sign, main=main)

    def done(self, move: Move, remark: str) -> Reply:
        """The gold button that ends the question; while a card waits it confirms that card and drops nothing."""
        if self.waiting is None or self.waiting == move:
            return self.button(move, remark, "check", True)
        self.folded = move
        label, remark = self.style.narrator.move(self.waiting), self.say("answer.confirm")
        return Reply("button", label, (self.waiting,), (), remark, "check", main=True, sure=True)

    def refused(self, *moves: Move) -> tuple[Refusal, ...]:
        return tuple(refusal for refusal in self.asked.refusals if refusal.move in moves)

    def of_kind(self, kind: type[Move]) -> list[Any]:
        return [move for move in self.asked.moves if isinstance(move, kind)]

    def divine(
        self, cards: Iterable[str], move_of: Callable[[str], Sequence[Move]], spent: Iterable[str] = ()
    ) -> tuple[Reply, ...]:
        """One picture for all cards of a kind; those that were spent in this question keep their places."""
        left, gone = Counter(cards), Counter(spent)
        found = []
        for card in sorted({*left, *gone}):
            n, name = left[card], self.style.name("divine_intervention", card)
            refused = tuple(r for r in self.asked.refusals if getattr(r.move, "card", "") == card)
            if n:
                found.append(Reply("divine", name, tuple(move_of(card)), refused, card=card, n=n))
            else:
                found.append(Reply("divine", name, card=card, n=gone[card], spent=True))
        return tuple(found)

    def plays(self, card: str) -> list[Move]:
        """Every way to play or use a card of this kind: several if it has several targets, those here first."""
        found: list[Move] = [
            move
            for move in self.asked.moves
            if isinstance(move, (PlayCard, RainFire, EscapeTo)) and card_of(move).id == card
        ]
        here = self.view.name(self.view.combat.space) if self.view.combat is not None else ""
        return sorted(found, key=lambda move: not (isinstance(move, RainFire) and move.space == here))

    def spent(self, where: Literal["used", "given"]) -> tuple[str, ...]:
        """The cards that this side has used, or given for Force, in this Combat."""
        combat = self.view.combat
        assert combat is not None
        cards: list[tuple[str, ...]] = getattr(combat, where)
        return cards[combat.side_of(self.seat)]

    def say(self, key: str, **values: object) -> str:
        return say(self.style, key, **values)


def _choose(q: Questioner, asked: ChooseBattleCard) -> Replies:
    cards = [_battle(q, move.card, (move,)) for move in q.of_kind(ChooseCard)]
    cards += [_battle(q, r.move.card, (), (r,)) for r in q.asked.refusals if isinstance(r.move, ChooseCard)]
    others = q.divine(q.view.hands[q.seat], lambda card: ())
    return Replies(tuple(cards), others, (), q.say("hand.battle"), q.say("hand.choose"))


def _set_aside(q: Questioner, asked: DiscardBattleCard) -> Replies:
    moves = {move.card: (move,) for move in q.of_kind(SetAside)}
    chosen = q.view.chosen[q.seat]
    cards = [_battle(q, card, moves.get(card, ()), spent=card == chosen) for card in sorted((*moves, chosen))]
    cards += [_battle(q, card, (), spent=True) for card in (*q.view.face_up[q.seat], *q.view.face_down[q.seat])]
    others = q.divine(q.view.hands[q.seat], lambda card: ())
    return Replies(tuple(cards), others, (), q.say("hand.battle"), q.say("hand.discard"))


def _battle(
    q: Questioner, card: str, moves: tuple[Move, ...], refusals: tuple[Refusal, ...] = (), spent: bool = False
) -> Reply:
    return Reply("battle", q.style.name("battle_card", card), moves, refusals, card=card, spent=spent)


def _hide(q: Questioner, asked: HideCards) -> Replies:
    moves = {move.card: (move,) for move in q.of_kind(HideCard)}
    cards = q.divine(q.view.hands[q.seat], lambda card: moves.get(card, ()), q.view.behind[q.seat])
    ready = q.done(READY, q.say("answer.ready"))
    return Replies(cards, (), (ready,), q.say("hand.divine"), q.say("hand.hide"))


def _use(q: Questioner, asked: UseCards) -> Replies:
    cards = q.divine(q.view.behind[q.seat], q.plays, q.spent("used"))
    done = q.done(DECLINE_REST, q.say("answer.decline_rest"))
    if q.waiting is None and any(card.usable for card in cards):
        done = replace(done, main=False)  # Enter does not give up what was hidden to be used
    return Replies(cards, (), (done,), q.say("hand.divine"), q.say("hand.use"))


def _wound(q: Questioner, asked: DealWound) -> Replies:
    moves = {move.card: (move,) for move in q.of_kind(GiveForForce)}
    cards = q.divine(q.view.hands[q.seat], lambda card: moves.get(card, ()), q.spent("given"))
    done = q.done(GIVE_NO_MORE, q.say("answer.give_no_more"))
    return Replies(cards, (), (done,), q.say("hand.divine"), q.say("hand.wound"))


def _window(q: Questioner, asked: SpeakInWindow) -> Replies:
    cards = q.divine(q.view.hands[q.seat], q.plays)
    buttons = [q.button(PASS, q.say("answer.pass"), "check", True)]
    if STAND_ASIDE in q.asked.legal:
        buttons.append(q.button(STAND_ASIDE, q.say("answer.stand_aside"), "hourglass"))
    return Replies(cards, (), tuple(buttons), q.say("hand.divine"), q.say("hand.window"))


def _veto(q: Questioner, asked: ConsiderVeto) -> Replies:
    values: dict[str, object] = {"card": asked.card, "rival": asked.rival}
    veto = q.button(VETO, q.say("answer.veto", **values), "veto")
    let = q.button(LET_IT_BE, q.say("answer.let_it_be", **values), "check", True)
    return Replies((), (), (let, veto), q.style.name("divine_intervention", asked.card))


def _units(q: Questioner, asked: PlaceUnits) -> Replies:
    spaces: dict[str, list[Move]] = {}
    for move in q.of_kind(PutUnits):
        spaces.setdefault(move.space, []).append(move)
    buttons = [
        Reply("button", q.style.name("space", space), tuple(moves), (), q.say("answer.put", n=_there(q, space)), "unit")
        for space, moves in spaces.items()
    ]
    refused = {r.move.space: r for r in q.asked.refusals if isinstance(r.move, PutUnits)}
    buttons += [Reply("button", q.style.name("space", space), (), (r,), "", "unit") for space, r in refused.items()]
    done = q.button(PUT_NO_MORE, q.say("answer.put_no_more"), "check", True)
    return Replies((), (), (*buttons, done))


def _there(q: Questioner, space: str) -> int:
    return q.view.units_of(q.seat, q.view.board.index[space])


def _fate(q: Questioner, asked: DecideFate) -> Replies:
    """What keeps most Units on the board stands out."""
    facts = asked.facts(q.view)
    kept = next(move for move in (STAY, RETREAT, RECALL) if move in q.asked.legal)
    buttons = []
    for move in (RETREAT, RECALL, STAY):
        if move not in q.asked.legal and not q.refused(move):
            continue
        remark = q.say(f"answer.{_WORDS[move]}", **facts)
        buttons.append(q.button(move, remark, _SIGNS[move], move == kept))
    return Replies(buttons=tuple(buttons))


_WORDS: dict[Move, str] = {RETREAT: "retreat", RECALL: "recall", STAY: "stay"}
_SIGNS: dict[Move, str] = {RETREAT: "arrow", RECALL: "ankh", STAY: "wall"}


def _retreat(q: Questioner, asked: ChooseRetreat) -> Replies:
    remark = q.say("answer.retreat_to", rival=asked.rival)
    found = [
        Reply("button", q.style.name("space", move.space), (move,), (), remark, "arrow")
        for move in q.of_kind(RetreatTo)
    ]
    found += [
        Reply("button", q.style.name("space", r.move.space), (), (r,), "", "arrow")
        for r in q.asked.refusals
        if isinstance(r.move, RetreatTo)
    ]
    return Replies(buttons=tuple(found))


def price_of(view: Kemet, seat: int, card: str) -> int:
    """KEM-13  What a card costs its owner now."""
    return card_price(view, seat, components().cards[card])


Maker = Callable[[Questioner, Any], Replies]
_MAKERS: dict[type[Decision[Kemet, Any]], Maker] = {
    ChooseBattleCard: _choose,
    DiscardBattleCard: _set_aside,
    HideCards: _hide,
    UseCards: _use,
    DealWound: _wound,
    SpeakInWindow: _window,
    ConsiderVeto: _veto,
    PlaceUnits: _units,
    DecideFate: _fate,
    ChooseRetreat: _retreat,
}


def answers_to(style: TableStyle, view: Kemet, asked: Asked[Kemet] | None, waiting: Move | None = None) -> Replies:
    """What lies below the sums; nothing while somebody else is asked."""
    return Replies() if asked is None else Questioner(style, view, asked, waiting).answers()
