"""TEK-2, TEK-19.1, TEK-19.2  From seats and options to the first round."""

from __future__ import annotations

from game.core.setup import Setup
from game.core.title import chance_of
from game.tekhenu.botankhamon import AUTOMATON, BuildPyramid, set_up_bot
from game.tekhenu.components import components
from game.tekhenu.dial import SECTIONS, arrow_edge
from game.tekhenu.opening import ChooseStartCard, DealDecrees, DealStartCards, SetOrder, TakeStartCards
from game.tekhenu.rounds import BeginRound, roll_into
from game.tekhenu.state import Seat, Tekhenu
from game.tekhenu.words import BASIC, CARD_TYPES, FREE, GODS, card_type

PRINTED_GODS = "printed_gods"
"""TEK-2.3  Beginner option."""
MEDIUM, HARD = "medium", "hard"
HARSH_DECREES = "harsh_decrees"
BLIND_START = "blind_start"


def new_game(setup: Setup) -> Tekhenu:
    """TEK-2  Board, bag, decks and player boards; then Decrees, Start cards, Destiny cards."""
    game = _table(setup)
    game.chance.shuffle(game.pile)
    game.display = [game.pile.pop() for _ in components().display]
    if PRINTED_GODS not in setup.variants:
        game.chance.shuffle(game.horus)
    for section in range(SECTIONS):
        roll_into(game, section, components().dice_per_section)
    for deck in game.decks:
        game.chance.shuffle(deck)
    for section, needed in enumerate(components().section_population):
        if needed == 0:
            game.market[section] = ("",) * len(components().market[section])
            game.fill_section(section)
    for seat in range(len(game.seats)):
        game.score(seat, components().bot.vp if seat == game.bot else components().start.vp, "start")
    first = game.chance.below(len(game.seats))
    around = [(first + step) % len(game.seats) for step in range(len(game.seats))]
    players = [seat for seat in around if seat != game.bot]
    game.order = around if game.bot < 0 else [game.bot, *players]
    if game.solo:
        set_up_bot(game, medium=MEDIUM in setup.variants or HARD in setup.variants, hard=HARD in setup.variants)
    blind = BLIND_START in setup.variants
    choosers = players if blind else [*players, *reversed(players)]
    game.then(
        *(DealDecrees(seat) for seat in range(len(game.seats)) if seat != game.bot),
        DealStartCards(blind),
        *(TakeStartCards(seat) if blind else ChooseStartCard(seat) for seat in choosers),
        *([BuildPyramid()] if game.solo else []),
        SetOrder(),
        BeginRound(),
    )
    return game


def _table(setup: Setup) -> Tekhenu:
    """TEK-2  Everything in its place before anything is shuffled or rolled."""
    parts, chance, count = components(), chance_of(setup.seed), len(setup.seats)
    first_sunny = chance.below(SECTIONS)
    arrow = arrow_edge(first_sunny)
    kinds = [seat.kind for seat in setup.seats]
    cards = [*parts.blessings, *(card for card, one in parts.technologies.items() if one.min_players <= count)]
    cards += [card for card, one in parts.decrees.items() if one.min_players <= count]
    bot = kinds.index(AUTOMATON) if AUTOMATON in kinds else -1
    return Tekhenu(
        agenda=[],
        chance=chance,
        points=[0] * count,
        ledger=[],
        turn=0,
        unveilings=0,
        last_cause=None,
        seats=[new_seat(seat == bot) for seat in range(count)],
        bot=bot,
        harsh_decrees=HARSH_DECREES in setup.variants,
        phase="setup",
        round_number=0,
        order=[],
        acting=-1,
        first_sunny=first_sunny,
        markers=[(arrow + 4) % SECTIONS, (arrow + 8) % SECTIONS],
        judgements=0,
        bag=list(parts.bags[count]),
        sections=[() for _ in GODS],
        in_hand=[],
        horus=[slot.printed_god for slot in parts.horus_slots],
        god_statues=[() for _ in GODS],
        people_statues=[FREE for _ in parts.people_spaces],
        statue_gold=[space.gold for space in parts.people_spaces],
        row_gold=parts.row_gold,
        osiris=[FREE for _ in parts.osiris_spaces],
        sites=[FREE for _ in parts.sites],
        laid=["" for _ in parts.temple],
        turned=[0 for _ in parts.temple],
        pillars=[FREE for _ in parts.temple],
        display=[],
        pile=list(parts.tiles),
        market=[() for _ in parts.market],
        decks=[[card for card in cards if card_type(card) == kind] for kind in CARD_TYPES],
        discards=[[] for _ in CARD_TYPES],
        destinies=list(parts.destinies),
        start_display=[],
        refreshed=[],
        taken=[],
        open_actions=0,
        interchanged=[],
        bot_tiles=[],
        bot_place=-1,
    )


def new_seat(bot: bool) -> Seat:
    """TEK-2.7, 19.1  What a player, or Botankhamon, begins with."""
    parts, start = components(), components().start
    happiness = parts.bot.happiness if bot else start.happiness
    return Seat(
        goods=[0] * len(start.goods) if bot else list(start.goods),
        production=[0] * len(BASIC) if bot else list(parts.start_production),
        population=parts.bot.population if bot else start.population,
        happiness=happiness,
        top_happiness=happiness,
        action_due=False,
        buildings=parts.buildings,
        statues=parts.statues,
        pillars=parts.pillars,
        pure=[],
        tainted=[],
        anubis=[],
        excess=[0] * len(BASIC),
        faith_laid=0,
        balance=0,
        blessings=[],
        technologies=[],
        decrees=[],
        seen_decrees=[],
        dealt=[],
        start_cards=[],
        destiny="",
        scored=[],
        units_paid=0,
    )
