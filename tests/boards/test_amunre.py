"""Cards that wait for their province, offerings and the hand of Amun-Re."""

from typing import cast

import pygame
import pytest
from pygame import Surface

from game.amunre import events
from game.amunre.components import KINDS
from game.amunre.events import CardExchanged
from game.amunre.offering import LayOffering, OfferGold
from game.amunre.purchase import PlayArchitect
from game.amunre.settlement import RaiseGold
from game.amunre.state import AmunRe
from game.core.frames import Frame
from tests.amunre.build import auction, bidders, hands, position, purses
from tests.amunre.look import bids
from tests.boards.harness import asked_of, board_for, frame, moments, one_of_each, position_of, recorded, targets_of
from tests.titles.playing import play
from ui.frame.words import misfits
from ui.kit.film import Film, film
from ui.kit.target import Target
from ui.titles.amunre.board import AmunReBoard
from ui.titles.amunre.offering.scene import OfferingScene
from ui.titles.amunre.offering.story import story


def test_a_chosen_card_lights_its_provinces_and_escape_puts_it_back() -> None:
    position = position_of("amunre", 4, lambda p: any(isinstance(move, PlayArchitect) for move in p.moves()))
    board = cast(AmunReBoard, board_for("amunre", 4))
    changes: list[int] = []
    board.on_change = lambda: changes.append(1)
    card = next(one for one in targets_of(board, position) if one.label == board.style.card("architect"))
    assert card.activate()
    lit = [one for one in targets_of(board, position) if one.subject.startswith("province")]
    assert {move for one in lit for move in one.moves} == {m for m in position.moves() if isinstance(m, PlayArchitect)}
    assert board.step_back()
    assert not board.step_back()
    assert len(changes) == 2


def test_on_the_open_table_the_cards_lie_face_down() -> None:
    position = position_of("amunre", 4, lambda p: True)
    assert isinstance(position, AmunRe) and position.decision is not None
    board, seat = cast(AmunReBoard, board_for("amunre", 4)), position.decision.seat
    position.seats[seat].hand = ["architect", "bribe"]
    question = asked_of(position)
    cards = [one for one in board.laid(position.laid_open(seat), question).hand if one.id.startswith("card.")]
    assert [one.id for one in cards] == ["card.down", "card.theft"]
    assert cards[0].label == "2 cartes Faveur, faces cachées"


def test_amu_6_9_the_bonus_of_a_taken_province_lies_there_until_all_have_paid() -> None:
    """Seat 0 has taken Thebes and seat 1 still looks for gold: the cards are painted as long as they lie there."""
    game = bidders("thebes edfu abu")
    hands(game, [], ["bribe", "architect"], [])
    purses(game, 20, 5, 20)
    play(game, *bids("thebes 0, edfu 6, abu 0"))
    assert isinstance(game.decision, RaiseGold) and game.seats[0].provinces == ["thebes"]
    board = cast(AmunReBoard, board_for("amunre", 3))
    place = board.style.layout.province_box("thebes")
    pictures = []
    for taken in (False, True):
        if taken:
            game.bonus_cards.pop("thebes")
        target = Surface(board.app.screen.size)
        board.paint(target, game.seen_by(None), None, 1.0)
        pictures.append(pygame.image.tobytes(target.subsurface(place), "RGB"))
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("fr", ["Bonus de Memphis\u00a0: 2 Pierres.", "Bonus de Baharya\u00a0: 1 carte Faveur et 1 Pierre."]),
        ("en", ["Bonus of Memphis: 2 stones.", "Bonus of Baharya: 1 favour card and 1 stone."]),
    ],
)
def test_amu_6_1_the_log_tells_bonus_stones(language: str, wanted: list[str]) -> None:
    heard = [event for event in auction(position(), "memphis baharya abu") if not event.silent]
    narrator = board_for("amunre", 3, language=language).narrator
    assert [narrator.event(event) for event in heard if isinstance(event, events.BonusLaid)] == wanted


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_hand_of_every_kind_of_card_fits(size: tuple[int, int]) -> None:
    board = board_for("amunre", 3, size)
    position = recorded("amunre", 0).position_before(0)
    assert isinstance(position, AmunRe) and position.decision is not None
    seat = position.decision.seat
    position.seats[seat].hand = list(KINDS) * 2
    position.offered = None
    assert not frame(board, position, seat)[1]
    cards = [one for one in targets_of(board, position) if one.subject.startswith("card.") and one.layer == 2]
    assert len(cards) == len(KINDS) + 1
    assert all(board.zones(board.app.screen).hand.contains(card.rect) for card in cards)


@pytest.mark.parametrize(
    ("number", "size", "language", "text"),
    [
        (0, (1280, 720), "fr", 160),
        (1, (1920, 1080), "en", 100),
        (2, (1280, 720), "en", 160),
        (2, (1920, 1080), "fr", 160),
    ],
)
def test_the_offering_scene_fits_and_ranks_all_but_the_thief(
    number: int, size: tuple[int, int], language: str, text: int
) -> None:
    game = recorded("amunre", number)
    board = cast(AmunReBoard, board_for("amunre", len(game.setup.seats), size, language=language, text_size=text))
    target, shown = Surface(size), 0
    for moment in moments(game):
        before, _, events = moment.step(None)
        told = story(cast(AmunRe, before), events)
        if told is None:
            continue
        ranked = [one.rank for one in told.offerings if one.rank is not None]
        assert sorted(ranked) == list(range(len(ranked)))
        assert all(one.gifts == 0 and one.theft for one in told.offerings if one.rank is None)
        shown += 1
        if shown <= 3:
            scene = OfferingScene(board.style, told)
            with misfits() as found:
                for share in (0.1, 0.4, 0.7, 1.0):
                    scene.paint(target, share)
            assert not found
    assert shown >= 3


def test_previews_say_what_is_unknown() -> None:
    for moment in one_of_each("amunre"):
        board = board_for("amunre", len(moment.game.setup.seats), language="en")
        asked, match = asked_of(moment.position), moment.match
        for move in asked.moves:
            events, unknown = match.preview(move)
            tip = board.preview(moment.position.seen_by(asked.decision.seat), move, events, unknown)
            assert tip.title
            assert unknown == any(":question:" in line for line in tip.lines)


# AMU-8.2  The discards of the film


def test_the_film_shows_two_equal_cards_of_one_person_on_their_way_to_the_discards() -> None:
    before = cast(AmunRe, position_of("amunre", 3, lambda game: isinstance(game.decision, LayOffering)))
    board = cast(AmunReBoard, board_for("amunre", 3))
    card = next(iter(KINDS))
    frames = [Frame(CardExchanged(0, card), before), Frame(CardExchanged(0, card), before)]
    assert [type(one) for one in film(board, before, frames)] == [Film, Film]


def test_the_amount_of_an_offering_is_chosen_with_slider_wheel_and_keys_and_every_gold_card_has_its_own_name() -> None:
    """Also where two of 2 PO lie side by side."""
    board = cast(AmunReBoard, board_for("amunre", 4))
    position = position_of("amunre", 4, lambda p: isinstance(p.decision, LayOffering))
    assert isinstance(position, AmunRe) and position.decision is not None
    owner = position.seats[position.decision.seat]
    owner.gold, position.offered = 12, None

    def slider() -> Target:
        return next(one for one in targets_of(board, position) if one.drags)

    place = slider().rect
    slider().handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(place.right - 1, place.centery)))
    assert board.choice.amount == 12
    assert slider().adjust(-1)
    assert slider().handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-1))
    assert board.choice.amount == 10
    assert OfferGold(10) in [move for one in targets_of(board, position) for move in one.moves]
    for gold in range(1, 30):
        owner.gold, position.offered = gold, None
        labels = [one.label for one in targets_of(board, position) if one.act is not None]
        assert len(labels) == len(set(labels)), (gold, labels)
