"""Every move of Pharaon in one place: a test writes `do.go_to("nile")` and imports nothing else to play.

Constructors and constants make a move; the classes are the kinds that `offers` asks for.
"""

# ruff: noqa: F401
from game.pharaon.artisans import DRAW_ARTISAN, take_artisan
from game.pharaon.automaton import PutOnWheel, put_on_wheel
from game.pharaon.dark_tiles import LEAVE_TILES, turn_tile
from game.pharaon.free_paying import PAY_AS_USUAL, PAY_FREELY, PayProposed, lay_on_wheel
from game.pharaon.gains import DRAW_BONUS, Climb, TakeBonus, TakeResource, climb, take_bonus, take_resource
from game.pharaon.nile import use_option
from game.pharaon.nobles import DRAW_NOBLE, take_noble
from game.pharaon.offerings import take_lot, take_lot_with_bonus
from game.pharaon.opening import DISCOVERY_MODE, STANDARD_MODE, KeepNoble, keep_noble
from game.pharaon.passing import TakeGain, take_gain
from game.pharaon.powers import GiveToken, UsePower, give_token, use_power
from game.pharaon.settling import HandIn, hand_in
from game.pharaon.turn import END_TURN, PASS, GoTo, go_to
from game.pharaon.vases import KEEP_VASE, REPLACE_VASE, SAVE_TUTOR, TakeVase, take_vase
