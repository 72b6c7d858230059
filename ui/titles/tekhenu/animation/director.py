"""Which act shows which event; what only changes a number is changed here."""

from __future__ import annotations

from game.core.events import Event
from game.tekhenu import bot_events
from game.tekhenu import events as happened
from game.tekhenu.components import box
from game.tekhenu.words import BASIC, GOD_NUMBER, GOODS
from ui.titles.tekhenu.animation import card_acts, dice_acts, gain_acts, piece_acts
from ui.titles.tekhenu.animation.stage import Stage


def show(stage: Stage, event: Event) -> None:
    """One event: dice, actions, pieces, tracks."""
    match event:
        case happened.DieTaken(seat, section, colour, face, _):
            dice_acts.take_die(stage, seat, GOD_NUMBER[section], colour, face)
        case happened.DiePlaced(seat, colour, face, plate, _):
            dice_acts.place_die(stage, seat, colour, face, plate)
        case happened.ActionBegan(_, god, _):
            stage.cause = stage.layout.god(GOD_NUMBER[god])
        case happened.ProductionBegan(seat, resource, _):
            stage.cause = stage.seat(seat, f"production.{resource}")
        case happened.ExcessPlaced(seat, resource, n):
            stage.now.seats[seat].excess[BASIC.index(resource)] += n
        case happened.GoodsPaid(seat, goods):
            owned = stage.now.seats[seat].goods
            for good, amount in enumerate(goods):
                owned[good] -= amount
        case happened.StatueBonus(_, god):
            stage.cause = stage.layout.dial.bonus(GOD_NUMBER[god])
        case happened.BuildingBuilt(seat, space):
            piece_acts.building(stage, seat, space)
        case happened.StatueBuilt(seat, god):
            piece_acts.god_statue(stage, seat, GOD_NUMBER[god])
        case happened.PeopleStatueBuilt(seat, space):
            piece_acts.people_statue(stage, seat, space)
        case happened.PillarLaid(_, tile, space, turn):
            piece_acts.tile_laid(stage, tile, space, turn)
        case happened.PillarRaised(seat, space):
            piece_acts.pillar_raised(stage, seat, space)
        case happened.DisplaySlid(slot, tile):
            piece_acts.slide(stage, slot, tile)
        case happened.PopulationMoved(seat, _, to):
            gain_acts.walk(stage, seat, False, to)
        case happened.HappinessMoved(seat, _, to):
            gain_acts.walk(stage, seat, True, to)
        case happened.ProductionRaised(seat, resource, to):
            stage.now.seats[seat].production[BASIC.index(resource)] = to
        case _:
            _show_cards(stage, event)


def _show_cards(stage: Stage, event: Event) -> None:
    """The market and the cards before the seats."""
    match event:
        case happened.SectionOpened(_, section):
            stage.now.market[section - 1] = ("",) * len(box().market[section - 1])
        case happened.SectionRefreshed(_, section):
            stage.now.market[section - 1] = ("",) * len(stage.now.market[section - 1])
        case happened.MarketFilled(section, cards):
            card_acts.fill(stage, section - 1, cards)
        case happened.CardTaken(seat, card):
            card_acts.take_card(stage, seat, card)
        case happened.BlessingPlayed(seat, card):
            card_acts.play_card(stage, seat, card)
        case happened.DestinyTaken(seat, card):
            card_acts.take_destiny(stage, seat, card)
        case _:
            _show_time(stage, event)


def _show_time(stage: Stage, event: Event) -> None:
    """Rounds, rotations, Judgements, Scorings, and the tiles of Botankhamon."""
    match event:
        case happened.RoundBegan(number):
            stage.now.round_number = number
        case happened.DialTurned(section):
            dice_acts.turn_dial(stage, section)
        case happened.DiceRolled(section, colours, faces):
            dice_acts.roll(stage, GOD_NUMBER[section], colours, faces)
        case happened.JudgementBegan(number):
            stage.banner("judgement", number)
        case happened.ScoringBegan(number):
            stage.banner("scoring", number)
        case happened.FaithLaid(seat, n):
            stage.now.seats[seat].faith_laid = n
            stage.now.seats[seat].goods[GOODS.index("faith")] -= abs(n)
        case happened.OrderSet(seats):
            stage.now.order = list(seats)
        case happened.ScalesCleared():
            dice_acts.clear_scales(stage)
        case bot_events.BotTileTurned(_, _, place):
            stage.now.bot_tiles, stage.now.bot_place = list(stage.after.bot_tiles), place
        case _:
            pass
