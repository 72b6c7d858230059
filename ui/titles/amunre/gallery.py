"""The board of Amun-Re at every moment that looks different."""

from __future__ import annotations

from collections.abc import Callable

from game.amunre.auction import PlaceBid, is_contested
from game.amunre.gifts import ChooseGifts
from game.amunre.income import CollectIncome
from game.amunre.offering import AnnounceShift, LayOffering
from game.amunre.purchase import BuyFarmers, BuyFavours, BuyStones
from game.amunre.scoring import ChooseObjectives
from game.amunre.settlement import RaiseGold
from game.amunre.state import AmunRe
from game.core.position import Position
from ui.kit.target import Target
from ui.scenes.table import TableScene
from ui.workshop.gallery.matches import moment, whole_game
from ui.workshop.gallery.moments import point_at, seat_at, stop_in_the_middle
from ui.workshop.gallery.registry import exhibit, hang
from ui.workshop.gallery.studio import Studio

TITLE = "amunre"
Test = Callable[[AmunRe], bool]


def _at(seats: int, test: Test) -> Callable[[Studio], TableScene]:
    """A table of people at the first moment at which something is so, seen by whoever is asked."""

    def wanted(position: Position) -> bool:
        return isinstance(position, AmunRe) and test(position)

    def arrange(studio: Studio) -> TableScene:
        return seat_at(studio, moment(TITLE, seats, wanted))

    return arrange


def _is(kind: type, round_: int = 1, gold: int = 0) -> Test:
    """A decision of this kind is asked of a seat with so much gold."""

    def test(position: AmunRe) -> bool:
        decision = position.decision
        if decision is None or not isinstance(decision, kind) or position.round < round_:
            return False
        return position.seats[decision.seat].gold >= gold

    return test


MOMENTS: dict[str, tuple[int, Test]] = {
    "start_3_seats": (3, _is(PlaceBid)),
    "start_4_seats": (4, _is(PlaceBid)),
    "start_5_seats": (5, _is(PlaceBid)),
    "auction_contested": (
        4,
        lambda p: p.round == 3 and isinstance(p.decision, PlaceBid) and is_contested(p, p.decision.seat),
    ),
    "auction_raise_gold": (4, _is(RaiseGold)),
    "purchase_favours": (4, _is(BuyFavours, 2, 10)),
    "purchase_farmers": (4, _is(BuyFarmers, 2, 8)),
    "purchase_stones": (4, lambda p: isinstance(p.decision, BuyStones) and p.decision.bought >= 1),
    "offering_laying": (4, _is(LayOffering, 2, 6)),
    "offering_adjustment": (4, _is(AnnounceShift)),
    "gifts": (4, _is(ChooseGifts, 2)),
    "harvest": (4, _is(CollectIncome, 2)),
    "scoring_old_kingdom": (4, _is(ChooseObjectives)),
    "new_kingdom_auction": (4, _is(PlaceBid, 4)),
    "new_kingdom_5_seats": (5, _is(PlaceBid, 5)),
    "end": (4, lambda p: p.over),
}


def _hang_moment(name: str, seats: int, test: Test) -> None:
    def arrange(studio: Studio) -> None:
        _at(seats, test)(studio)

    hang(f"amunre_{name}", arrange)


for _name, (_seats, _test) in MOMENTS.items():
    _hang_moment(_name, _seats, _test)


def _is_reveal(before: Position, after: Position) -> bool:
    assert isinstance(before, AmunRe) and isinstance(after, AmunRe)
    return after.revealed_offerings and not before.revealed_offerings


def _first_points(before: Position, after: Position) -> bool:
    return not any(before.points) and any(after.points)


@exhibit("amunre_offering_reveal")
def offering_reveal(studio: Studio) -> None:
    """The animation of the reveal, most of the way through."""
    stop_in_the_middle(studio, whole_game(TITLE, 4, 4), _is_reveal, 0.75)


@exhibit("amunre_scoring_animation")
def scoring_animation(studio: Studio) -> None:
    stop_in_the_middle(studio, whole_game(TITLE, 4, 4), _first_points, 0.4)


@exhibit("amunre_tip_of_a_bid")
def tip_of_a_bid(studio: Studio) -> None:
    point_at(studio, _at(4, _is(PlaceBid, 2))(studio), lambda target: bool(target.moves))


@exhibit("amunre_refused_bid")
def refused_bid(studio: Studio) -> None:
    point_at(studio, _at(4, _is(PlaceBid, 3))(studio), lambda target: bool(target.refusals) and not target.moves)


@exhibit("amunre_tip_of_a_purchase")
def tip_of_a_purchase(studio: Studio) -> None:
    point_at(studio, _at(4, _is(BuyFarmers, 2, 8))(studio), lambda target: bool(target.moves))


@exhibit("amunre_refused_purchase")
def refused_purchase(studio: Studio) -> None:
    point_at(studio, _at(4, _is(BuyStones, 2, 3))(studio), lambda target: bool(target.refusals) and not target.moves)


@exhibit("amunre_tip_of_an_offering")
def tip_of_an_offering(studio: Studio) -> None:
    point_at(studio, _at(4, _is(LayOffering, 2, 6))(studio), lambda target: bool(target.moves))


@exhibit("amunre_move_to_confirm")
def move_to_confirm(studio: Studio) -> None:
    scene = _at(4, _is(PlaceBid, 2))(studio)
    target = next(c for c in scene.controls if isinstance(c, Target) and c.moves)
    studio.pilot.click(target)


@exhibit("amunre_keyboard")
def keyboard(studio: Studio) -> None:
    """The ring on the board."""
    scene = _at(5, _is(PlaceBid, 2))(studio)
    targets = [c for c in scene.controls if isinstance(c, Target) and c.moves]
    studio.pilot.focus(targets[len(targets) // 2])
