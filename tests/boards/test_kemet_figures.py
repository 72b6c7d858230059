"""What two places of Kemet's table say of the same thing agrees: panels, tracks and the position, at every decision."""

from __future__ import annotations

import pytest
from pygame import Surface

from game.kemet.components import box
from game.kemet.state import NOBODY, Kemet
from game.kemet.tokens import has_gold, has_silver
from tests.boards.kemet_harness import open_board, setup_of
from tests.boards.recorded import decisions
from ui.boards.kemet.cards import say
from ui.boards.kemet.seat import panel, panel_figures
from ui.boards.kemet.seat.panel import GOODS, paint_panel, panel_places

UNITS = 12


@pytest.mark.parametrize("number", [5, 12])
def test_the_panels_agree_with_the_position_whoever_looks(number: int) -> None:
    for match in decisions("kemet", number):
        game = match.position
        assert isinstance(game, Kemet)
        asked = game.decision.seat if game.decision is not None else None
        views = [game.seen_by(viewer) for viewer in (None, asked)]
        for seat in range(game.seat_count):
            shown = panel_figures(views[0], seat)
            assert panel_figures(views[1], seat) == shown, "two people see different panels"
            assert shown == told(game, seat), game.decision


def told(game: Kemet, seat: int) -> dict[str, int | str]:
    """The same figures, counted on the table itself."""
    combat, parts = game.combat, box()
    kinds: dict[str, int] = {}
    for scored in game.ledger:
        if scored.seat == seat:
            kinds[scored.reason] = kinds.get(scored.reason, 0) + scored.points
    assert sum(kinds.values()) == game.points[seat]
    on_map = sum(game.units[space] for space, holder in enumerate(game.holder) if holder == seat)
    marching = combat.units if combat is not None and combat.attacker == seat else 0
    landed = sum(n for space, n in game.landed if game.home[space] == seat)
    hidden = () if combat is not None and combat.revealed else game.behind[seat]
    powers = game.powers(seat)
    return {
        "points": game.points[seat],
        **{f"points.{kind}": n for kind, n in kinds.items() if n},
        "prayers": game.prayers[seat],
        "reserve": UNITS - on_map - marching - landed,
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


def test_a_panel_paints_its_figures_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    board = open_board(setup_of(3))
    game = next(iter(decisions("kemet", 5))).position
    assert isinstance(game, Kemet)
    figures = panel_figures(game, 0) | {"prayers": 7, "reserve": 8, "cards": 5, "battle_cards": 6, "points.battle": 3}
    written: list[str] = []
    monkeypatch.setattr(panel, "put_text", lambda _, text, *rest: written.append(text))
    paint_panel(Surface(board.look.layout.seats[0].size), board.look, figures, 0, "", False)
    assert [text for text in written if text.isdigit()][: len(GOODS)] == [str(figures[good]) for good in GOODS]


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("players", [4, 5])
def test_all_gods_have_their_names_or_none_has(size: tuple[int, int], players: int) -> None:
    board = open_board(setup_of(players), size)
    block = panel_places(board.look.layout.seats[0])["block"]
    names = {say(board.look, f"faction.{god}") for god in ("horus", "anubis", "bastet", "sobek", "ouadjet")}
    assert len({panel.god_line(board.look, name, block).whole for name in names}) == 1 or block.height <= panel.NAMED
