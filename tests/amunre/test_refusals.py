"""Why not?  Every reason that Amun-Re gives, and that a refused move is refused and changes nothing."""

import re
from collections.abc import Iterator
from pathlib import Path

import game.amunre
from game.amunre.auction import BRIBE, PROTECTION, bid
from game.amunre.gifts import TAKE_CARD
from game.amunre.income import TAKE_INCOME, play_harvest
from game.amunre.offering import ADJUST, STEAL, offer_gold
from game.amunre.purchase import buy_cards, buy_farmer, buy_stone, play_architect
from game.amunre.scoring import play_objective
from game.amunre.settlement import PAY
from game.amunre.state import AmunRe
from game.core.agenda import Move, Refusal
from tests.amunre import build
from tests.amunre.build import Land, at_stones, bidders, position, table
from tests.amunre.look import after, bids
from tests.titles.playing import refusal_of, refuse

THREE = "edfu avaris kharga"
Case = tuple[str, AmunRe, Move, dict[str, object]]
"""A reason, a position, a move that it refuses for this reason, and what the reason tells."""


def auction_cases() -> Iterator[Case]:
    contested, lone = bids("edfu 3, edfu 6, avaris 0"), bids("edfu 10, avaris 0, kharga 0")
    yield "leaving", after(bidders(THREE), *contested), bid("edfu", 10), {"province": "edfu"}
    yield "bribe_stays", after(bidders(THREE, "bribe"), *contested, BRIBE), bid("kharga", 0), {"province": "edfu"}
    too_low = {"province": "edfu", "value": 6, "rival": 0}
    yield "bid_too_low", after(bidders(THREE), bid("edfu", 6)), bid("edfu", 3), too_low
    protected = after(bidders(THREE, "protection"), PROTECTION, bid("edfu", 6))
    yield "space_closed", protected, bid("edfu", 10), {"province": "edfu", "value": 10}
    yield "too_dear", bidders(THREE, "architect", purse=8), bid("edfu", 10), {"value": 10, "means": 9}
    rich = after(bidders(THREE, "protection", purse=40), PROTECTION)
    yield "nothing_to_close", rich, bid("edfu", 36), {"province": "edfu", "value": 36}
    yield "still_short", after(bidders(THREE, "architect", "bribe", "one_bank", purse=8), *lone), PAY, {"n": 2}


def purchase_cases() -> Iterator[Case]:
    edfu, abydos, poor = table("edfu"), table("abydos"), table("abydos", purse=5)
    build.dump_deck(abydos, 1, 2)
    mendes, full = table("mendes"), table("mendes damanhur", damanhur=Land(farmers=2))
    mendes.extra_farmers[mendes.seats[1].provinces[0]] = 47
    for buying in (edfu, abydos, poor, mendes, full):
        build.at_purchase(buying)
    yield "card_limit", edfu, buy_cards(3), {"n": 2}
    yield "no_cards", abydos, buy_cards(3), {"n": 2}
    yield "needs_gold", poor, buy_cards(3), {"n": 6, "gold": 5}
    yield "no_farmers", after(mendes, buy_farmer("mendes")), buy_farmer("mendes"), {}
    yield "no_field", full, buy_farmer("damanhur"), {"province": "damanhur"}
    yield "too_many_stones", at_stones(table("edfu", "bribe", purse=2, stones=15)), buy_stone("edfu"), {"n": 15}
    no_room = at_stones(table("edfu", "bribe", pyramids=45, edfu=Land(stones=2)))
    yield "no_pyramids", no_room, buy_stone("edfu"), {"province": "edfu"}
    yield "not_held", at_stones(table("edfu")), play_architect("edfu"), {"card": "architect"}
    one_stone = at_stones(table("edfu", "architect", edfu=Land(stones=1)))
    yield "few_stones", one_stone, play_architect("edfu"), {"province": "edfu", "n": 2, "has": 1}


def later_cases() -> Iterator[Case]:
    giving = table("edfu", "bribe", "one_bank", purse=2)
    build.at_offering(giving)
    yield "exchange_first", giving, offer_gold(4), {"n": 2}
    given = table("dakhla", stones=15, dakhla=Land(stones=1))
    build.dump_deck(given, 1, 1)
    build.at_gifts(given, 0, 2)
    yield "fewer_gifts", given, TAKE_CARD, {"n": 2}
    harvest = table("edfu", "great_harvest", "great_harvest")
    build.at_income(harvest, 0, ">2")
    yield "played_already", after(harvest, play_harvest("edfu")), play_harvest("edfu"), {"card": "great_harvest"}
    adjusting = table("edfu", "offering_shift", "offering_shift")
    build.at_offering(adjusting)
    yield "played_already", after(adjusting, ADJUST), ADJUST, {"card": "offering_shift"}
    scoring = table("edfu abu thebes", "one_bank")
    build.at_scoring(scoring)
    yield "not_fulfilled", scoring, play_objective("one_bank"), {"card": "one_bank"}


def test_every_reason_and_its_values() -> None:
    """AMU-6.3, AMU-8.1  The predicate that decides also explains, with the figures that a person needs.

    The keys in the code are those of the cases above: none is untested, none is dead.
    """
    told: set[str] = set()
    for key, asking, move, values in (*auction_cases(), *purchase_cases(), *later_cases()):
        assert refuse(asking, move, **values) == key
        assert refusal_of(asking, move) == Refusal(move, f"amunre.refusal.{key}", values)
        told.add(key)
    written: set[str] = set()
    for path in Path(game.amunre.__path__[0]).glob("*.py"):
        text = path.read_text(encoding="utf-8")
        written |= set(re.findall(r'"amunre\.refusal\.(\w+)"', text))
        if path.name == "auction.py":
            written |= set(re.findall(r'return "(\w+)", \{', text))
    assert written == told


def test_no_move_of_another_decision_or_after_the_end() -> None:
    """AMU-10.4  A move that does not belong here has the general reason; a finished game refuses every move."""
    game, finished = bidders(THREE), position()
    assert refuse(game, STEAL) == refuse(game, bid("atlantis", 3)) == "core.refusal.not_offered"
    finished.agenda = []
    assert (refuse(finished, TAKE_INCOME), list(finished.moves())) == ("core.refusal.game_over", [])
