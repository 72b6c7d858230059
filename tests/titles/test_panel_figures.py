"""What the seat panels say agrees with the position at every decision of recorded games, whoever looks at them."""

from collections.abc import Iterator
from itertools import takewhile

import pytest
from pygame import Rect

from game.amunre.state import AmunRe
from game.core.position import Position
from game.kemet.balance import has_silver
from game.kemet.components import components
from game.kemet.state import NOBODY, Kemet
from game.kemet.tokens import has_gold
from game.pharaon.pieces import BASE, RESOURCES
from game.pharaon.state import Pharaon
from game.tekhenu.dial import Die
from game.tekhenu.events import Judged, ScalesCleared
from game.tekhenu.maat import LayFaith
from game.tekhenu.state import Tekhenu
from game.tekhenu.using import DoProduce, UseDie
from game.tekhenu.words import BASIC, GOODS
from tests.boards.harness import asked_of, moments, open_board, recorded
from tests.titles.playing import sheet
from ui.kit.target import Target
from ui.table.tips import Tips
from ui.titles.amunre.forecast import panel_figures as amunre_figures
from ui.titles.kemet.seat.figures import panel_figures as kemet_figures
from ui.titles.pharaon.seat.figures import panel_figures as pharaon_figures
from ui.titles.tekhenu.prices import harvest
from ui.titles.tekhenu.seat.figures import panel_figures as tekhenu_figures
from ui.titles.tekhenu.seat.forecast import Forecast, balance_after
from ui.titles.tekhenu.terminal import TekhenuTable
from ui.titles.tekhenu.trays.judgement import likely_place
from ui.titles.tekhenu.words import signed_balance

KEMET_UNITS = 12


def positions(name: str, number: int) -> Iterator[Position]:
    for moment in moments(recorded(name, number)):
        yield moment.position


@pytest.mark.parametrize("number", [2, 4, 8])
def test_tekhenu(number: int) -> None:
    for game in positions("tekhenu", number):
        assert isinstance(game, Tekhenu)
        for seat, owner in enumerate(game.seats):
            told = tekhenu_figures(game.seen_by(0), seat)
            assert told["points"] == game.points[seat]
            assert told["place"] == (game.order.index(seat) + 1 if seat in game.order else "")
            for pieces in ("buildings", "pillars", "statues"):
                assert told[pieces] == getattr(owner, pieces)
            if seat == game.bot:
                assert (told["population"], told["happiness"]) == (owner.population, owner.happiness)
                assert told["scribe"] == owner.goods[GOODS.index("scribe")]
            else:
                assert [told[name] for name in GOODS] == owner.goods
                assert [told[f"production.{name}"] for name in BASIC] == owner.production
                assert told["balance"] == game.balance_of(seat)


def test_tekhenu_bot_balance_is_the_one_of_the_coming_judgement() -> None:
    """Panel, tray and terminal say what Botankhamon will be judged with, also while Faith is laid."""
    whole, laying = recorded("tekhenu", 8), set[int]()
    judged = [(e.move, e.event.balance) for e in whole.log if isinstance(e.event, Judged) and e.event.seat == 1]
    narrator = open_board(whole).narrator
    terminal, voice = TekhenuTable(narrator), narrator.voice
    for moment in moments(whole):
        view, made = moment.position.seen_by(0), moment.number
        coming = next((balance for move, balance in judged if move > made), None)
        if coming is None or view.phase not in ("turns", "judgement"):
            continue
        told = tekhenu_figures(view, view.bot)["balance"]
        if isinstance(view.decision, LayFaith):
            laying.add(coming)
            assert likely_place(view, 0, told - 1) == 1, "nearer to nought than he is"
            assert likely_place(view, 0, told + 1) == 2
        assert told == coming, view.decision
        for frame in takewhile(lambda one: not isinstance(one.event, ScalesCleared), whole.frames(made)):
            assert tekhenu_figures(frame.after.seen_by(0), view.bot)["balance"] == coming, "also in the film of it"
        weighed = voice.say("cli_tekhenu.seat.bot_balance", weighed=signed_balance(voice, told))
        assert weighed in "".join(terminal.table(view, 0))
    assert len(laying) > 1


@pytest.mark.parametrize("number", [2, 9])
def test_pharaon(number: int) -> None:
    for game in positions("pharaon", number):
        assert isinstance(game, Pharaon)
        for seat, owner in enumerate(game.seats):
            told = pharaon_figures(game.seen_by(0), seat)
            assert [told[f"resource.{name}"] for name in RESOURCES] == owner.stock
            assert [told[f"level.{name}"] for name in BASE] == owner.levels
            ready, nobles = sum(map(owner.can_use, owner.nobles)), len(owner.nobles)
            assert told["nobles"] == (nobles if ready == nobles else f"{ready}/{nobles}")
            assert (told["tokens"], told["artisans"]) == (sum(owner.tokens), len(owner.artisans))
            assert told["step"] == owner.step
    end = recorded("pharaon", number).position
    shown = [pharaon_figures(end.seen_by(None), seat)["points"] for seat in range(end.seat_count)]
    assert shown == end.points, "points are those of the end"


@pytest.mark.parametrize("number", [2, 6])
def test_amunre(number: int) -> None:
    for game in positions("amunre", number):
        assert isinstance(game, AmunRe)
        for seat, owner in enumerate(game.seats):
            told = amunre_figures(game.seen_by(0), seat)
            for what, lying in (("pyramids", game.pyramids), ("stones", game.stones)):
                assert told[what] == sum(lying[province] for province in owner.provinces)
            farmers = sum(game.farmers[name] + game.extra_farmers[name] for name in owner.provinces)
            assert (told["farmers"], bool(told["income"])) == (farmers, game.tile is not None)
            assert told == amunre_figures(game.seen_by(seat), seat), "public things only"


@pytest.mark.parametrize("number", [5, 12])
def test_kemet(number: int) -> None:
    for game in positions("kemet", number):
        assert isinstance(game, Kemet)
        asked = game.decision.seat if game.decision is not None else None
        views = [game.seen_by(viewer) for viewer in (None, asked)]
        for seat in range(game.seat_count):
            shown = kemet_figures(views[0], seat)
            assert kemet_figures(views[1], seat) == shown, "two people see different panels"
            assert shown == counted(game, seat), game.decision


def counted(game: Kemet, seat: int) -> dict[str, int | str]:
    """The same figures, counted on the table itself."""
    combat, parts = game.combat, components()
    kinds = sheet(game, seat)
    assert sum(kinds.values()) == game.points[seat]
    on_map = sum(game.units[space] for space, holder in enumerate(game.holder) if holder == seat)
    marching = combat.units if combat is not None and combat.attacker == seat else 0
    landed = sum(n for space, n in game.landed if game.home[space] == seat)
    hidden = () if combat is not None and combat.revealed else game.behind[seat]
    powers = game.powers(seat)
    return {
        "points": game.points[seat],
        **{f"points.{kind}": n for kind, n in kinds.items()},
        "prayers": game.prayers[seat],
        "reserve": KEMET_UNITS - on_map - marching - landed,
        "cards": len((*game.hands[seat], *hidden)),
        "battle_cards": len(game.battle_hands[seat]),
        "tiles": " ".join(game.tiles[seat]),
        "spaces": " ".join(s.id for s in parts.action_spaces if game.tokens[seat] & 1 << parts.action_index[s.id]),
        "silver_on": game.silver_on[seat],
        "silver": "" if not powers.silver else "left" if has_silver(game, seat) else "played",
        "gold": "" if not powers.gold else "left" if has_gold(game, seat) else "played",
        "tokens_left": parts.own_tokens - game.own_tokens[seat],
        "place": [*game.order, seat].index(seat) + 1 if seat in game.order else 0,
        "triggered": int(game.triggered == seat != NOBODY),
    }


def test_tekhenu_tip_and_scales_foretell_the_same_balance() -> None:
    """A Production whose excess weighs: the tip of its chip says what the scales show while it is pointed at."""
    board = open_board(recorded("tekhenu", 2))
    voice, heavy = board.narrator.voice, 0
    for moment in moments(recorded("tekhenu", 2)):
        asked = asked_of(moment.position)
        if not isinstance(asked.decision, UseDie):
            continue
        seat, die = asked.decision.seat, asked.decision.die
        view = moment.position.seen_by(seat)
        for move in [one for one in asked.moves if isinstance(one, DoProduce)]:
            excess = harvest(view, seat, move.resource, die.value).excess
            forecast = Forecast(die=Die(die.colour, die.face), plate=die.plate, excess=excess)
            told = Tips(moment.match, board, view).of(Target(Rect(0, 0, 1, 1), "", (move,)))
            after = signed_balance(voice, balance_after(view.balance_of(seat), forecast))
            assert any(after in line for line in told.lines if line.startswith(":scales:")), told
            heavy += bool(excess)
    assert heavy
