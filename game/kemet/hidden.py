"""KEM-16  Who may know what.

Public are the board, tiles, prayers, VP, tokens, discards and the number of cards in each hand. Hidden are the
faces of divine intervention cards in hands and in the draw pile, battle cards in hand and face-down discards, and
in a Combat what was chosen and what lies hidden behind it: until the reveal such cards count as cards in hand
(KEM-16.3). Screen and computer seats get the same (KEM-16.6, KEM-16.7).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.chance import Chance
from game.kemet.components import components

if TYPE_CHECKING:
    from game.kemet.state import Kemet

UNKNOWN = "?"
"""A card whose face cannot be known."""


def known_to(game: Kemet, seat: int) -> Kemet:
    """What a player at `seat` can see and know; nobody's seat gives what is public."""
    view = game.clone()
    view.chance = Chance(0)
    view.deck = [UNKNOWN] * len(view.deck)
    revealed = view.combat is not None and view.combat.revealed
    for other in range(len(view.points)):
        if other == seat:
            continue
        hand = view.hands[other]
        if not revealed:
            hand += view.behind[other]
            view.behind[other] = ()
        view.hands[other] = (UNKNOWN,) * len(hand)
        view.battle_hands[other] = (UNKNOWN,) * len(view.battle_hands[other])
        view.face_down[other] = (UNKNOWN,) * len(view.face_down[other])
        if view.chosen[other] and not _is_shown(view, other):
            view.chosen[other] = UNKNOWN
        if view.aside[other]:
            view.aside[other] = UNKNOWN
    if view.vision and _looking(view) != seat:
        view.vision = (UNKNOWN,) * len(view.vision)
    return view


def _is_shown(game: Kemet, seat: int) -> bool:
    """KEM-8.1, KEM-8.3  The battle card of this seat lies open, by Prescience or after the reveal."""
    combat = game.combat
    return combat is not None and combat.shown[combat.side_of(seat)]


def _looking(game: Kemet) -> int:
    """Who has a Vision: whoever is asked, as nothing else is asked meanwhile."""
    decision = game.decision
    assert decision is not None
    return decision.seat


def imagine(game: Kemet, seat: int, chance: Chance) -> Kemet:
    """A whole position that fits what `seat` knows: unseen cards are dealt again, secret choices made up."""
    world = known_to(game, seat)
    world.chance = chance.fork()
    unseen = _unseen_cards(world)
    chance.shuffle(unseen)
    world.deck = [unseen.pop() for _ in world.deck]
    if UNKNOWN in world.vision:
        world.vision = tuple(sorted(unseen.pop() for _ in world.vision))
    for other in range(len(world.points)):
        if other != seat:
            world.hands[other] = tuple(sorted(unseen.pop() for _ in world.hands[other]))
            _imagine_battle_cards(world, other, chance)
            _imagine_hidden_cards(world, other, chance)
    return world


def _unseen_cards(world: Kemet) -> list[str]:
    """KEM-16.1  All divine intervention cards less those whose faces are known."""
    left = {kind: card.copies for kind, card in components().cards.items()}
    seen = [*world.discard, *world.vision]
    for hand, behind in zip(world.hands, world.behind, strict=True):
        seen += [*hand, *behind]
    for kind in seen:
        if kind != UNKNOWN:
            left[kind] -= 1
    return [kind for kind, count in left.items() for _ in range(count)]


def battle_set(world: Kemet, seat: int) -> list[str]:
    """KEM-8.11  The battle cards that a seat has in the game: the exchange for special ones is public."""
    basic = [card for card in components().basic_cards if card not in world.given_up[seat]]
    return [*basic, *world.specials[seat]]


def _imagine_battle_cards(world: Kemet, other: int, chance: Chance) -> None:
    """Hand, face-down discards and the choice of this Combat, from the cards not seen since they were taken back."""
    seen = (*world.face_up[other], world.chosen[other])
    unseen = [card for card in battle_set(world, other) if card not in seen]
    chance.shuffle(unseen)
    if world.chosen[other] == UNKNOWN:
        world.chosen[other] = unseen.pop()
    if world.aside[other] == UNKNOWN:
        world.aside[other] = unseen.pop()
    world.face_down[other] = tuple(unseen.pop() for _ in world.face_down[other])
    world.battle_hands[other] = tuple(sorted(unseen.pop() for _ in world.battle_hands[other]))


def _imagine_hidden_cards(world: Kemet, other: int, chance: Chance) -> None:
    """KEM-8.2  A rival who is ready has perhaps hidden some of the Combat cards he seems to hold."""
    combat = world.combat
    if combat is None or combat.revealed or other not in (combat.attacker, combat.defender):
        return
    if not combat.ready[combat.side_of(other)]:
        return
    for card in world.hands[other]:
        if components().cards[card].phase == "combat" and chance.below(2):
            hand = list(world.hands[other])
            hand.remove(card)
            world.hands[other] = tuple(hand)
            world.behind[other] += (card,)
