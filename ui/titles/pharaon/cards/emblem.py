"""What is printed on cards, composed from their records: whoever corrects the data file sees it here."""

from __future__ import annotations

from typing import Final

from game.pharaon import pieces
from game.pharaon.components import components
from game.pharaon.pieces import BASE, RESOURCES
from ui.art.pharaon_tokens import QUARTER_SIGNS
from ui.titles.pharaon.cards.items import (
    ANY_GOD,
    ARROW,
    BONUS,
    CLIMB,
    CLOSED,
    JAR,
    STEP,
    SUMMIT,
    SWAP,
    Group,
    Groups,
    Item,
    different,
    gain,
    medal,
    pay,
    points,
    sign,
    word,
)

INSTANT: Final[dict[str, Item]] = {
    "climb_any": CLIMB,
    "silver": gain("silver"),
    "bonus_offering": BONUS,
    "artisan": sign("artisan"),
    "burial_step": STEP,
}
COUNTED: Final[dict[str, Group]] = {
    "validated_god": (ANY_GOD,),
    "has_pharaoh_token": (medal("pharaoh"),),
    "has_first_player_token": (medal("first"),),
    "noble_owned": (sign("noble"),),
    "distinct_artisan_value": (different("artisan"),),
    "burial_step_reached": (sign("burial"),),
    "offering_token_owned": (sign("offering"),),
    "nile_track_at_top": (SUMMIT,),
    "silver_owned": (gain("silver"),),
    "base_resource_token_owned": (gain("any"),),
    "copy_other_noble": (sign("noble"),),
}
"""What the bonuses of nobles count, as signs; gods bordering a quarter add its sign."""


def gains(printed: pieces.Gains) -> Groups:
    """Rounds in the order in which they are taken."""
    items: list[Item] = [gain(RESOURCES[number]) for number in printed.resources]
    items += [gain("any")] * printed.any + [gain("silver")] * printed.silver + [JAR] * printed.vases
    return tuple((item,) for item in items)


def power(noble: pieces.Noble) -> Groups:
    """What a noble does; nothing if it does nothing."""
    quarter = sign(QUARTER_SIGNS[noble.quarter]) if noble.quarter else None
    match noble.effect:
        case "interchange":
            one, other = (pay(RESOURCES[number]) for number in noble.pair)
            return ((one, SWAP, other),)
        case "pass_advance":
            return ((sign("pyramid"), ARROW, word(f"+{noble.amount}")),)
        case "any_access" if quarter is not None:
            return ((pay("any"), ARROW, quarter),)
        case "act_on_full_sector" if quarter is not None:
            return ((CLOSED, ARROW, quarter),)
        case "nobles_any_five":
            return ((word(str(components().noble_cost * len(BASE))), pay("any"), ARROW, sign(QUARTER_SIGNS["nobles"])),)
        case "exchange_base":
            return ((gain("any"), ARROW, gain("any")),)
        case "base_to_silver":
            return ((gain("any"), ARROW, gain("silver")),)
        case "vase_plus_any":
            return ((JAR, word("+"), *(gain("any"),) * noble.amount),)
        case "replace_vase":
            return ((JAR, ARROW, *(gain("any"),) * noble.amount),)
        case "gain":
            return tuple((INSTANT[kind],) * count for kind, count in noble.gains)
    return ()


def worth(noble: pieces.Noble) -> Groups:
    """Prestige at the end: the base, and so much for each of what is counted."""
    groups: list[Group] = [(points(str(noble.base)),)] if noble.base or not noble.bonus else []
    for bonus in noble.bonus:
        if bonus.per == "copy_other_noble":
            groups.append((word("="), *COUNTED[bonus.per]))
        elif bonus.per == "validated_god_bordering":
            groups.append((word(f"+{bonus.pp}"), ANY_GOD, sign(QUARTER_SIGNS[bonus.quarter])))
        else:
            groups.append((word(f"+{bonus.pp}"), *COUNTED[bonus.per]))
    return tuple(groups)
