"""What the seat panels say agrees with the position at every decision of recorded games, whoever looks at them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.amunre.state import AmunRe
from game.core.position import Position
from game.pharaon.pieces import BASE, RESOURCES
from game.pharaon.state import Pharaon
from game.tekhenu.dial import Die
from game.tekhenu.events import Judged
from game.tekhenu.maat import LayFaith
from game.tekhenu.state import Tekhenu
from game.tekhenu.using import DoProduce, UseDie
from game.tekhenu.words import BASIC, GOODS
from tests.boards.recorded import asked_of, decisions, recorded
from tests.boards.tekhenu_harness import open_board as open_tekhenu
from ui.boards.amunre.forecast import panel_figures as amunre_figures
from ui.boards.pharaon.seat.figures import panel_figures as pharaon_figures
from ui.boards.tekhenu.prices import harvest
from ui.boards.tekhenu.seat.figures import panel_figures as tekhenu_figures
from ui.boards.tekhenu.seat.forecast import Forecast, balance_after
from ui.boards.tekhenu.trays.judgement import likely_place
from ui.table.tips import Tips
from ui.terminal.tekhenu import TekhenuTable
from ui.text.tekhenu import signed_balance


def positions(name: str, number: int) -> Iterator[Position]:
    for match in decisions(name, number):
        yield match.position


@pytest.mark.parametrize("number", [2, 4, 8])
def test_tekhenu(number: int) -> None:
    for game in positions("tekhenu", number):
        assert isinstance(game, Tekhenu)
        for seat, owner in enumerate(game.seats):
            told = tekhenu_figures(game.seen_by(0), seat)
            assert told["points"] == game.points[seat]
            assert told["place"] == (game.order.index(seat) + 1 if seat in game.order else "")
            assert (told["buildings"], told["pillars"], told["statues"]) == (
                owner.buildings, owner.pillars, owner.statues,
            )  # fmt: skip
            if seat == game.bot:
                assert (told["population"], told["happiness"]) == (owner.population, owner.happiness)
                assert told["scribe"] == owner.goods[GOODS.index("scribe")]
            else:
                assert [told[name] for name in GOODS] == owner.goods
                assert [told[f"production.{name}"] for name in BASIC] == owner.production
                assert told["balance"] == game.balance_of(seat)


def test_tekhenu_bot_balance_is_the_one_of_the_coming_judgement() -> None:
    """Panel, tray and terminal say what Botankhamon will be judged with, also while Faith is laid."""
    whole = recorded("tekhenu", 8)
    judged = [(e.move, e.event.balance) for e in whole.log if isinstance(e.event, Judged) and e.event.seat == 1]
    board = open_tekhenu(whole.setup)
    terminal, voice = TekhenuTable(board.narrator), board.narrator.voice
    laying = set()
    for match in decisions("tekhenu", 8):
        view, made = match.position.seen_by(0), len(match.moves)
        coming = next((balance for move, balance in judged if move > made), None)
        if coming is None or view.phase not in ("turns", "judgement"):
            continue
        told = tekhenu_figures(view, view.bot)["balance"]
        if isinstance(match.decision, LayFaith):
            laying.add(coming)
            assert likely_place(view, 0, told - 1) == 1, "nearer to nought than he is"
            assert likely_place(view, 0, told + 1) == 2
        assert told == coming, match.decision
        weighed = signed_balance(voice, told)
        assert voice.say("cli_tekhenu.seat.bot_balance", weighed=weighed) in "".join(terminal.glance(view, 0))
    assert len(laying) > 1


@pytest.mark.parametrize("number", [2, 9])
def test_pharaon(number: int) -> None:
    for game in positions("pharaon", number):
        assert isinstance(game, Pharaon)
        for seat, owner in enumerate(game.seats):
            told = pharaon_figures(game.seen_by(0), seat)
            assert [told[f"resource.{name}"] for name in RESOURCES] == owner.stock
            assert [told[f"level.{name}"] for name in BASE] == owner.levels
            ready = sum(owner.can_use(noble) for noble in owner.nobles)
            nobles = len(owner.nobles)
            assert told["nobles"] == (nobles if ready == nobles else f"{ready}/{nobles}")
            assert (told["tokens"], told["artisans"], told["step"]) == (
                sum(owner.tokens), len(owner.artisans), owner.step,
            )  # fmt: skip


def test_pharaon_points_are_those_of_the_end() -> None:
    whole = recorded("pharaon", 2)
    for seat, points in enumerate(whole.position.points):
        assert pharaon_figures(whole.position.seen_by(None), seat)["points"] == points


@pytest.mark.parametrize("number", [2, 6])
def test_amunre(number: int) -> None:
    for game in positions("amunre", number):
        assert isinstance(game, AmunRe)
        for seat, owner in enumerate(game.seats):
            told = amunre_figures(game.seen_by(0), seat)
            for what, lying in (("pyramids", game.pyramids), ("stones", game.stones)):
                assert told[what] == sum(lying[province] for province in owner.provinces)
            farmers = sum(game.farmers[name] + game.extra_farmers[name] for name in owner.provinces)
            assert told["farmers"] == farmers
            assert bool(told["income"]) == (game.tile is not None)
            assert told == amunre_figures(game.seen_by(seat), seat), "public things only"


def test_tekhenu_tip_and_scales_foretell_the_same_balance() -> None:
    """A Production whose excess weighs: the tip of its chip says what the scales show while it is pointed at."""
    board = open_tekhenu(recorded("tekhenu", 2).setup)
    voice, heavy = board.narrator.voice, 0
    for match in decisions("tekhenu", 2):
        asked = asked_of(match.position)
        if not isinstance(asked.decision, UseDie):
            continue
        view, die = match.position.seen_by(asked.decision.seat), asked.decision.die
        for move in [one for one in asked.moves if isinstance(one, DoProduce)]:
            excess = harvest(view, asked.decision.seat, move.resource, die.value).excess
            forecast = Forecast(die=Die(die.colour, die.face), plate=die.plate, excess=excess)
            told = Tips(match, board, view)._preview(move)
            after = signed_balance(voice, balance_after(view, asked.decision.seat, forecast))
            assert any(after in line for line in told.lines if line.startswith(":scales:")), told
            heavy += bool(excess)
    assert heavy
