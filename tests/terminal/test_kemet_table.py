"""The table of Kemet in lines: what stands where, and what is told to whom."""

from game.kemet.cards import PlayCard, RainFire
from game.kemet.creatures import PlaceCreature
from game.kemet.landing import PutUnits
from game.kemet.march import GoOn
from game.kemet.market import BuyTile
from game.kemet.onset import PASS
from game.kemet.pyramids import RAISE_NOTHING, RaisePyramid
from game.kemet.recruiting import RecruitInto
from tests.kemet.build import attack, battle_cards, hand, own, position, pyramid, to_discard, tokens, troop
from tests.terminal.told import grouped, table


def test_troops_and_pyramids_are_told_with_their_owners():
    game = position()
    own(game, 0, "R4C")
    troop(game, 0, "a_c1_d1", 3, "phoenix")
    troop(game, 1, "a_t_west", 2)
    pyramid(game, "a_c1_d1", "ruby", 4)
    told = table("kemet", game)
    districts = "district 1, ruby pyramid 4, 3 Units and the Phoenix (Anna); district 2, empty; district 3, empty."
    assert f"  North-western City (Anna): {districts}" in told
    assert "  Western Temple: 2 prayer points, 2 Units (Bruno)." in told
    assert "  Delta Temple: 5 prayer points for a Unit, empty." in told


def test_roads_and_harbours_are_told():
    told = table("kemet", position(seats=4))
    assert "  East Shore Temple: east shore, harbour to the Temple Road." in told
    assert "  Delta Temple: by teleport only." in told
    assert any(line.startswith("  Teleports arrive at: ") and "western obelisk" in line for line in told)


def test_sold_tiles_are_no_longer_to_buy_and_equal_cards_of_the_discard_are_counted():
    game = position()
    own(game, 0, "R1A", "R4D")
    to_discard(game, "iron_wall", "veto", "iron_wall")
    game.triggered, game.track = 1, [-1, 0]
    told = table("kemet", game)
    assert "  Ruby 1: Charge! (R1B), God Speed (R1C), Stargate (R1D)." in told
    assert any("tiles Charge!, Act of God" in line and "silver token to play" in line for line in told)
    assert any(line.endswith("discard pile: 2 × Iron Wall, Veto.") for line in told)
    assert "The end is triggered by Bruno: last round." in told and "New turn order: free, Anna." in told


def test_a_seat_is_told_with_everything_that_is_public():
    game = position()
    tokens(game, 1, "mid_pray", "low_ruby")
    battle_cards(game, 1, "BC1 BC2", up="BC3 BC4", down="BC5 BC6")
    game.alert[1] = False
    told = next(line for line in table("kemet", game) if line.startswith("  Bruno: "))
    assert told == (
        "  Bruno: 0 VP, none permanent; 7 prayer points; 12 Units in reserve; tokens on Pray (level 2), Buy a "
        "ruby Power (level 1); no Divine Intervention card; 2 Battle cards, 2 discarded face down; discard "
        "Shield Push, Phalanx Defence; passes until the next turn."
    )


def test_cards_are_told_to_their_owner_only():
    game = position()
    hand(game, 0, "raining_fire")
    told = "Anna’s card: Raining Fire (1 prayer point). Destroy 1 enemy Unit anywhere on the board."
    assert told in table("kemet", game, 0)
    assert not any("Raining Fire" in line for viewer in (1, None) for line in table("kemet", game, viewer))


def test_a_combat_hides_the_battle_card_until_it_is_shown():
    game = position()
    troop(game, 1, "a_t_west", 4)
    attack(game, 0, "a_t_west", 3)
    game.chosen[0], game.aside[0] = "BC1", "BC2"
    game.battle_hands[0] = ("BC3", "BC4", "BC5", "BC6")
    assert "  Attacker, Anna: 3 Units, Battle card laid face down." in table("kemet", game, 1)
    assert "Anna will play Cavalry Blitz and discard Fervent Purge." in table("kemet", game, 0)
    assert not any("Cavalry Blitz" in line for line in table("kemet", game, 1) if "Bruno" not in line)
    game.combat.shown[0] = True
    assert "  Attacker, Anna: 3 Units, Cavalry Blitz (Strength 4, Damage 1, Protection 0)." in table("kemet", game, 1)


def test_what_differs_in_number_or_place_stands_on_one_line():
    moves = [PASS, *(RecruitInto("a_c1_d1", n) for n in (1, 2)), *(PutUnits("a_t_west", n) for n in (1, 2))]
    moves += [GoOn(2, ("snake",)), GoOn(2, ()), *(RaisePyramid("ruby", level) for level in (2, 3)), RAISE_NOTHING]
    moves += [RainFire(space, 1) for space in ("a_t_west", "a_w_river")]
    moves += [PlaceCreature("snake", space) for space in ("a_c1_d1", "a_c1_d2")]
    north_west = "of the north-western City"
    assert grouped("kemet", moves) == [
        ("Pass", ""),
        (f"Recruit in District 1 {north_west}", "1 Unit", "2 Units"),
        ("Place at the Western Temple", "1 Unit", "2 Units"),
        ("Leave with", "2 Units and the Deep Desert Snake", "2 Units"),
        ("Raise the ruby pyramid to level", "2", "3"),
        ("Raise no pyramid", ""),
        ("Raining Fire on Bruno", "at the Western Temple", "on the Temple Road"),
        ("Place the Deep Desert Snake", f"in District 1 {north_west}", f"in District 2 {north_west}"),
    ]
    assert grouped("kemet", [PlayCard("prayer"), BuyTile("R1C")]) == [
        ("Play Prayer", "– Gain 2 prayer points."),
        ("Buy God Speed", "– +1 land move for all your Troops."),
    ]
