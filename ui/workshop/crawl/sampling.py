"""Which gesture comes next: what a decision must stand in any case, then whatever was tried least so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from ui.frame.control import Control
from ui.kit.target import Target
from ui.workshop.crawl.failure import Step
from ui.workshop.crawl.gestures import GESTURES
from ui.workshop.crawl.walk import Walk

Numbered = tuple[int, Control]
ON_CONTROLS = tuple(name for name, gesture in GESTURES.items() if gesture.on_control)
ON_WINDOW = tuple(name for name, gesture in GESTURES.items() if not gesture.on_control)
SLOW = ("click_resize",)


Kind = tuple[str, str, str]


def kind_of(control: Control) -> Kind:
    """What a control is like, whatever it is called: its class, what it shows, and what a press on it does."""
    name = type(control).__name__
    if control.drags:
        return name, "slider", "drag"
    if not isinstance(control, Target):
        return name, "", ""
    use = ("several" if len(control.moves) > 1 else "one") if control.moves else "act" if control.act else "told"
    return name, control.subject.partition(".")[0], use


def counted(kind: Kind | None, gesture: str) -> tuple[str, str, str]:
    """What counts as tried: who only looks meets what is shown, who presses meets what a press does.

    What is slow counts for all kinds together."""
    if kind is None or gesture in SLOW:
        return "", "", gesture
    name, shows, use = kind
    return name, shows if GESTURES[gesture].effect == "looks" else use, gesture


class Sampler:
    """Remembers what was tried on which kind of control."""

    def __init__(self, random: Random, answers: int) -> None:
        """`answers`: how many different ones each decision is given."""
        self._random = random
        self._most = answers
        self.tried: Counter[tuple[str, str, str]] = Counter()

    def duties(self, walk: Walk) -> Iterator[Step]:
        """What each decision must stand: double clicks, a waiting move and Enter, keys in bursts."""
        yield Step("burst_space")
        for answer in self._answers(walk):
            yield from (Step("double_click", answer), Step("enter"))
        for answer in self._answers(walk)[1:]:
            yield from (Step("click", answer), Step("enter"))
        yield Step("burst_enter")

    def least_tried(self, walk: Walk) -> Step:
        """The gesture and the kind of control that came together least often."""
        by_kind: dict[Kind, list[int]] = {}
        for number, control in walk.controls():
            by_kind.setdefault(kind_of(control), []).append(number)
        pairs: list[tuple[Kind | None, str]] = [(kind, name) for kind in by_kind for name in ON_CONTROLS]
        pairs += [(None, name) for name in ON_WINDOW]
        self._random.shuffle(pairs)
        kind, name = min(pairs, key=lambda pair: self.tried[counted(*pair)])
        self.tried[counted(kind, name)] += 1
        return Step(name) if kind is None else Step(name, self._random.choice(by_kind[kind]))

    def _answers(self, walk: Walk) -> Sequence[int]:
        """Some places that stand for one move, of different kinds if there are."""
        walk.freshen()
        found: list[Numbered] = [
            (n, c) for n, c in walk.controls() if isinstance(c, Target) and len(c.moves) == 1 and c.focusable
        ]
        self._random.shuffle(found)
        by_kind = {type(control.moves[0]): n for n, control in found if isinstance(control, Target)}
        chosen = [*by_kind.values(), *(n for n, _ in found if n not in by_kind.values())]
        return chosen[: self._most]
