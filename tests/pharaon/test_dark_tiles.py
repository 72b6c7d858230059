"""PHA-14.6  The player turns the Traitor's tiles, instead of a number of them drawn at random."""

from game.ai.levels import decide
from game.core.chance import Chance
from game.core.match import Match
from game.pharaon import RULES, events
from game.pharaon.pieces import DARK, LIGHT
from game.pharaon.setup import DARK_CHOSEN, DISCOVERY
from tests.pharaon import moves as do
from tests.pharaon.build import setup_of
from tests.pharaon.look import traitor_of
from tests.titles.playing import asked, only, play


def test_p9_the_player_chooses_which_tiles_are_dark() -> None:
    """PHA-P9, PHA-14.6, PHA-14.2  It is the first question; tiles are turned one by one, and back."""
    game = RULES.start(setup_of(solo=True, variants=(DARK_CHOSEN, DISCOVERY)))
    person = 1 - traitor_of(game).seat
    first, second, third, *_ = traitor_of(game).tiles
    assert (asked(game), set(traitor_of(game).faces)) == (("ChooseDarkTiles", person), {LIGHT})
    play(game, do.turn_tile(first), do.turn_tile(second), do.turn_tile(third), do.turn_tile(second))
    heard = play(game, do.LEAVE_TILES)
    assert traitor_of(game).faces == [DARK, LIGHT, DARK, LIGHT, LIGHT]
    assert only(heard, events.DarkTilesChosen) == [events.DarkTilesChosen(person, (first, third))]
    assert asked(game) == ("ChooseMode", person)


def test_p9_turning_tiles_changes_nothing_else() -> None:
    """PHA-P9, PHA-14.4  The same table as with light tiles: the vases of a tile are as many on both faces."""
    plain, chosen = (Match(RULES, setup_of(solo=True, variants=variants)) for variants in ((), (DARK_CHOSEN,)))
    for tile in traitor_of(chosen.position).tiles:
        chosen.play(do.turn_tile(tile))
    chosen.play(do.LEAVE_TILES)
    assert set(traitor_of(chosen.position).faces) == {DARK}
    traitor_of(chosen.position).faces = list(traitor_of(plain.position).faces)
    chosen.position.turn = plain.position.turn
    assert RULES.codec.digest(chosen.position) == RULES.codec.digest(plain.position)


def test_p9_none_may_be_dark_and_a_turn_can_be_undone() -> None:
    """PHA-P9, PHA-14.6  0 to 5 tiles: nothing has come to light, so that a tile turned by mistake is turned back.

    Turning tiles is a wish of people: a level that looks ahead does not make its own game harder.
    """
    match = Match(RULES, setup_of(solo=True, variants=(DARK_CHOSEN,)))
    for level in ("apprenti", "scribe"):
        assert decide(RULES, match.position, asked(match.position)[1], level, Chance(1)).move == do.LEAVE_TILES
    match.play(do.turn_tile(traitor_of(match.position).tiles[4]))
    match.undo()
    assert set(traitor_of(match.position).faces) == {LIGHT}
    match.play(do.LEAVE_TILES)
    assert not [entry for entry in match.log if isinstance(entry.event, events.DarkTilesChosen)]
