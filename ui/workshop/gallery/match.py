"""The scenes of any match: curtain, news, accounts, lists of moves, enlarged things, end, replay."""

from __future__ import annotations

from functools import partial

from game.core.accounts import accounts_of
from game.core.match import Match
from game.core.position import Position
from game.core.turns import turns_in
from game.titles import TITLES
from game.titles import title as find_title
from ui.kit.target import Target
from ui.scenes.curtain import CurtainScene
from ui.scenes.end import EndScene
from ui.scenes.replay import ReplayScene
from ui.workshop.gallery.matches import solo_game, whole_game
from ui.workshop.gallery.registry import exhibit, hang
from ui.workshop.gallery.studio import Studio
from ui.workshop.pilot import STRIDE

TITLE = "amunre"


def _end(studio: Studio, title: str, seats: int) -> None:
    studio.push(EndScene(studio.app, whole_game(title, seats), revealed=True))
    studio.pilot.settle()


for _seats in find_title(TITLE).seat_counts:
    hang(f"end_{_seats}_seats", partial(_end, title=TITLE, seats=_seats))


@exhibit("end_points_come_in")
def end_points_come_in(studio: Studio) -> None:
    studio.push(EndScene(studio.app, whole_game(TITLE, 4)))
    studio.pilot.tick(22, STRIDE)


@exhibit("end_podium_rises")
def end_podium_rises(studio: Studio) -> None:
    studio.push(EndScene(studio.app, whole_game(TITLE, 4)))
    studio.pilot.tick(50, STRIDE)


@exhibit("end_chart")
def end_chart(studio: Studio) -> None:
    """Where table and chart share a place, the chart."""
    studio.push(EndScene(studio.app, whole_game(TITLE, 4), revealed=True))
    studio.pilot.settle()
    if studio.screen_is_crowded:
        studio.pilot.hover(studio.pilot.scene.controls[0])
        studio.pilot.scene.controls[0].adjust(1)
        studio.pilot.settle()


@exhibit("replay_start")
def replay_start(studio: Studio) -> None:
    studio.push(ReplayScene(studio.app, whole_game(TITLE, 4)))
    studio.pilot.settle()


@exhibit("replay_middle")
def replay_middle(studio: Studio) -> None:
    scene = ReplayScene(studio.app, whole_game(TITLE, 4))
    studio.push(scene)
    scene.go(len(whole_game(TITLE, 4).moves) // 2)
    studio.pilot.hover(studio.app.say("end.play"))


@exhibit("replay_of_a_running_match")
def replay_running(studio: Studio) -> None:
    game = whole_game(TITLE, 5)
    scene = ReplayScene(studio.app, game.branch(len(game.moves) // 2))
    studio.push(scene)
    scene.go(40)
    studio.pilot.settle()


@exhibit("curtain")
def curtain(studio: Studio) -> None:
    _draw_curtain(studio, whole_game(TITLE, 4).branch(30), 1)


@exhibit("curtain_first")
def curtain_first(studio: Studio) -> None:
    _draw_curtain(studio, whole_game(TITLE, 4).branch(0), 0)


def _draw_curtain(studio: Studio, match: Match[Position], seat: int) -> None:
    """Over a table, as always: its menu is that of the match."""
    table = studio.table(match)
    studio.push(CurtainScene(studio.app, match, seat, table.lift_curtain))
    studio.pilot.settle()


@exhibit("news")
def news(studio: Studio) -> None:
    """Somebody comes back to the table."""
    match = _somebody_is_asked(80)
    table = studio.table(match)
    decision = match.decision
    assert decision is not None
    table.host._heard_until[decision.seat] = sum(entry.move <= len(match.moves) - 14 for entry in match.log)
    table.lift_curtain(decision.seat)
    table.open_news()
    studio.pilot.settle()


def _account(studio: Studio, title: str) -> None:
    """The first time that something brought points which everybody watches."""
    game = whole_game(title, 4)
    move = next(n for n in range(1, len(game.moves)) if any(one.scored for one in accounts_of(game, n)))
    studio.table(game.branch(move)).accounts.open_again(move)
    studio.pilot.settle()


for _title in TITLES:
    if any(getattr(kind, "closes", None) is not None for kind in find_title(_title).codec.records.values()):
        hang(f"account_{_title}", partial(_account, title=_title))


def _seat(studio: Studio, title: str) -> None:
    """All that lies open before a seat, late in a game."""
    game = whole_game(title, 4)
    studio.table(game.branch(len(game.moves) * 4 // 5)).open_seat(1)
    studio.pilot.settle()


for _title in TITLES:
    hang(f"seat_{_title}", partial(_seat, title=_title))


@exhibit("log_page")
def log_page(studio: Studio) -> None:
    """The log as a page of its own."""
    studio.table(_somebody_is_asked(80)).open_log()
    studio.pilot.settle()


@exhibit("move_list")
def move_list(studio: Studio) -> None:
    match = _somebody_is_asked(10)
    decision = match.decision
    assert decision is not None
    studio.table(match, decision.seat).open_moves()
    studio.pilot.settle()


@exhibit("enlarged")
def enlarged(studio: Studio) -> None:
    match = _somebody_is_asked(60)
    decision = match.decision
    assert decision is not None
    table = studio.table(match, decision.seat)
    studio.pilot.settle()
    target = next(c for c in table.controls if isinstance(c, Target) and c.subject)
    studio.pilot.click_at(studio.pilot.spot(target), button=3)
    studio.pilot.settle()


@exhibit("table_past")
def table_past(studio: Studio) -> None:
    table = studio.table(_somebody_is_asked(80))
    table.look_back(next(entry for entry in table.host.match.log if entry.move == 30))
    studio.pilot.settle()


@exhibit("table_of_computers")
def table_thinking(studio: Studio) -> None:
    """Nobody at the screen is asked."""
    game = whole_game(TITLE, 4)
    number = next(
        n for n in range(40, len(game.moves)) if (d := game.position_before(n).decision) is not None and d.seat >= 2
    )
    studio.table(game.branch(number))
    studio.pilot.settle()


def _solo_end(studio: Studio, title: str) -> None:
    variants = tuple(option.choices[-1] for option in find_title(title).options)
    studio.push(EndScene(studio.app, solo_game(title, variants=variants), revealed=True))
    studio.pilot.settle()


def _solo_turn(studio: Studio, title: str) -> None:
    """The turn of the solo opponent, half shown."""
    game = solo_game(title)
    number = _his_turns(game)[3]
    scene = studio.table(game.branch(number), 0)
    scene._play(game.moves[number])
    while scene.show.busy and scene.show.seat is None:
        studio.pilot.tick(1, STRIDE)
    studio.pilot.tick(max(1, round(scene.show.length / 2 / STRIDE)), STRIDE)


def _solo_news(studio: Studio, title: str) -> None:
    """What he did, told once more."""
    game = solo_game(title)
    number = _his_turns(game)[3]
    scene = studio.table(game.branch(number), 0)
    scene._play(game.moves[number])
    while scene.show.busy:
        scene.show.skip()
    scene.refresh()
    scene.open_news()
    studio.pilot.settle()


def _solo_replay(studio: Studio, title: str) -> None:
    game = solo_game(title)
    scene = ReplayScene(studio.app, game)
    studio.push(scene)
    scene.go(_his_turns(game)[5] + 1)
    studio.pilot.settle()


def _his_turns(game: Match[Position]) -> list[int]:
    """The moves after which the solo opponent played."""
    return [n for n in range(len(game.moves)) if any(turn.seat is not None for turn in turns_in(game, n))]


for _title in TITLES:
    if _title != TITLE:
        for _seats in find_title(_title).seat_counts:
            hang(f"end_{_title}_{_seats}_seats", partial(_end, title=_title, seats=_seats))
    if find_title(_title).automata:
        hang(f"end_{_title}_solo", partial(_solo_end, title=_title))
        for _name, _arrange in (("turn", _solo_turn), ("news", _solo_news), ("replay", _solo_replay)):
            hang(f"solo_{_name}_{_title}", partial(_arrange, title=_title))


def _somebody_is_asked(first: int) -> Match[Position]:
    """A match in which a person is to move, after so many moves at least."""
    game = whole_game(TITLE, 4)
    for number in range(first, len(game.moves)):
        decision = game.position_before(number).decision
        if decision is not None and decision.seat < 2:
            return game.branch(number)
    raise LookupError("no person is asked any more")
