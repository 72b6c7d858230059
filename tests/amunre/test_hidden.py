"""AMU-5.1, AMU-15.3  Who may know what: views, memory, imagined worlds."""

from game.amunre import RULES
from game.amunre.auction import TakeProvinceCard
from game.amunre.components import components
from game.amunre.exchange import ExchangeCard
from game.amunre.hidden import SEALED, UNKNOWN
from game.amunre.offering import ADJUST, STEAL, offer_gold
from game.amunre.state import AmunRe
from game.core.agenda import Move
from game.core.chance import Chance
from tests.amunre import build
from tests.amunre.build import hands, position, setup_of, table
from tests.amunre.look import after, gold, held
from tests.titles.playing import play_until, run, views

ME, RIVAL = 0, 1


def dealt() -> AmunRe:
    """An auction with cards everywhere: in hands, in the deck, in the discards and face down on Thebes and Dakhla."""
    game = position()
    hands(game, ["architect", "bribe"], ["one_bank", "extra_farmer"], ["fixed_income"])
    game.discard.append(game.deck.pop())
    build.auction(game, "thebes dakhla abu")
    return game


def test_p13_the_screen_shows_neither_purses_nor_numbers_of_cards() -> None:
    """AMU-P13, AMU-5.1  Gold, kinds and even the number of cards of the others are absent, one's own are not."""
    view = dealt().seen_by(ME)
    assert [(view.seats[seat].gold, view.seats[seat].hand) for seat in (1, 2)] == [(0, []), (0, [])]
    assert (held(view, ME), view.seats[ME].gold) == (["architect", "bribe"], 20)
    assert [(seat.gold, seat.hand) for seat in dealt().seen_by(None).seats] == [(0, [])] * 3


def test_p13_a_computer_seat_remembers_public_events() -> None:
    """AMU-P13, AMU-15.3  Payments and draws were public: it knows purses and numbers of cards, not faces."""
    known = dealt().known_to(ME)
    assert [seat.gold for seat in known.seats] == [20, 20, 20]
    assert held(known, ME) == ["architect", "bribe"]
    assert [seat.hand for seat in known.seats[1:]] == [[UNKNOWN, UNKNOWN], [UNKNOWN]]


def test_p13_purses_are_open_at_the_end() -> None:
    """AMU-P13, AMU-11.6  After the gold ranking everything was counted on the table."""
    game = play_until(RULES.start(setup_of(3, 2)), lambda game: game.over)
    assert gold(game.seen_by(ME)) == gold(game)


def at_altar(*moves: Move) -> AmunRe:
    """The rival is the first to lay down an offering, with 9 PO and three cards, and has answered so."""
    game = table()
    build.purses(game, 9, 9, 9)
    build.hand(game, RIVAL, "offering_shift", "bribe", "architect")
    build.at_offering(game, first=RIVAL)
    return after(game, *moves)


SEALED_OFFERINGS: list[tuple[Move, ...]] = [
    (offer_gold(1),),
    (offer_gold(9),),
    (STEAL,),
    (ADJUST, offer_gold(4)),
    (ADJUST, STEAL),
    (ExchangeCard("bribe"), offer_gold(10)),
    (ExchangeCard("architect"), STEAL),
    (ADJUST, ExchangeCard("bribe"), ExchangeCard("architect"), offer_gold(11)),
]


def test_amu_8_1_a_sealed_offering_is_a_secret() -> None:
    """AMU-8.1, AMU-16  Amount, theft, Adjustment and exchanged cards: the others know only that it lies there.

    In the middle of the decision they see no more than at its beginning. His own view holds what he laid down.
    """
    plain = views(at_altar(offer_gold(5)), ME)
    assert plain[0].seats[RIVAL].offered == SEALED
    assert [moves for moves in SEALED_OFFERINGS if views(at_altar(*moves), ME) != plain] == []
    for moves in ((ADJUST,), (ExchangeCard("bribe"),), (ADJUST, ExchangeCard("architect"))):
        assert views(at_altar(*moves), ME) == views(at_altar(), ME)
    own_seat = at_altar(ADJUST, ExchangeCard("bribe"), offer_gold(10)).known_to(RIVAL).seats[RIVAL]
    assert (own_seat.offered, own_seat.adjusting, own_seat.exchanged) == (10, True, ["bribe"])


def test_amu_8_2_offerings_are_public_after_the_reveal() -> None:
    """AMU-8.2, AMU-8.5  All see who gave what and which cards were exchanged."""
    known = at_altar(ADJUST, ExchangeCard("bribe"), offer_gold(10), offer_gold(1), STEAL).known_to(2)
    assert [seat.offered for seat in known.seats] == [0, 10, 1]
    assert known.seats[RIVAL].adjusting
    assert known.discard == ["bribe"]


def test_amu_14_2_the_chosen_card_is_a_secret_until_the_reveal() -> None:
    """AMU-14.1, AMU-14.2, AMU-16, AMU-P19  A rival's province cards are unknown, one's own are not.

    Whichever of his cards a rival chose, the others know the same.
    """
    game = position(expert=True)
    run(game, *game.agenda)
    known = game.known_to(ME)
    assert known.seats[RIVAL].province_cards == [UNKNOWN] * 3
    assert known.seats[ME].province_cards == game.seats[ME].province_cards
    chosen = [after(game.clone(), TakeProvinceCard(card)) for card in game.seats[ME].province_cards]
    first, second, third = (views(one, RIVAL) for one in chosen)
    assert first == second == third
    assert first[0].seats[ME].chosen == UNKNOWN


def test_p16_any_province_may_still_come_in_the_old_kingdom() -> None:
    """AMU-P16, AMU-3.3, AMU-15.3  What is unknown is dealt again: over some worlds a rival holds many different cards.

    Nobody knows which provinces are out: each unseen one comes.
    """
    game = dealt()
    worlds = [game.imagine(ME, Chance(seed)) for seed in range(60)]
    assert len({tuple(held(world, RIVAL)) for world in worlds}) > 10
    assert len({world.chance.counter for world in worlds}) == 60
    assert len({tuple(world.bonus_cards["thebes"]) for world in worlds}) > 10
    coming = {name for world in worlds for name in world.province_deck}
    assert coming == set(components().provinces) - set(game.revealed)


def test_p16_in_the_new_kingdom_only_the_same_ones_come_again() -> None:
    """AMU-P16, AMU-10.3  All were seen in the Old Kingdom."""
    game = play_until(RULES.start(setup_of(3, 4)), lambda game: game.kingdom == 2)
    truth = sorted(game.province_deck)
    decks = {tuple(game.imagine(ME, Chance(seed)).province_deck) for seed in range(20)}
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(truth)}
    assert len(decks) > 5


def test_imagined_offerings_can_be_paid() -> None:
    """AMU-8.1, AMU-15.3  A made-up offering is gold that the rival has, or theft."""
    game = at_altar(offer_gold(5))
    for seed in range(60):
        rival = game.imagine(2, Chance(seed)).seats[RIVAL]
        assert rival.offered is not None
        assert 0 <= rival.offered <= 9
        assert rival.gold == 9 - rival.offered
