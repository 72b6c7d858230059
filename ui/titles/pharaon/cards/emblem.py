"""What is printed on cards, composed from their records: whoever corrects the data file sees it here."""

from __future__ import annotations

from typing import Final

from game.pharaon import pieces
from game.pharaon.components import box
from game.pharaon.pieces import BASE, RESOURCES
from ui.art.pharaon_tokens import QUARTER_SIGNS
from ui.titles.pharaon.cards.items import (
    Arrow,
    Bonus,
    Climb,
    Closed,
    Different,
    Gain,
    God,
    Group,
    Groups,
    Item,
    Jar,
    Medal,
    Pay,
    Points,
    Sign,
    Step,
    Summit,
    Swap,
    Word,
)

INSTANT: Final[dict[str, Item]] = {
    "climb_any": Climb(),
    "silver": Gain("silver"),
    "bonus_offering": Bonus(),
    "artisan": Sign("artisan"),
    "burial_step": Step(),
}
COUNTED: Final[dict[str, Group]] = {
    "validated_god": (God(),),
    "has_pharaoh_token": (Medal("pharaoh"),),
    "has_first_player_token": (Medal("first"),),
    "noble_owned": (Sign("noble"),),
    "distinct_artisan_value": (Different("artisan"),),
    "burial_step_reached": (Sign("burial"),),
    "offering_token_owned": (Sign("offering"),),
    "nile_track_at_top": (Summit(),),
    "silver_owned": (Gain("silver"),),
    "base_resource_token_owned": (Gain("any"),),
    "copy_other_noble": (Sign("noble"),),
}
"""What the bonuses of nobles count, as signs; gods bordering a quarter add its sign."""


def gains(printed: pieces.Gains) -> Groups:
    """Rounds in the order in which they are taken."""
    items: list[Item] = [Gain(RESOURCES[number]) for number in printed.resources]
    items += [Gain("any")] * printed.any + [Gain("silver")] * printed.silver + [Jar()] * printed.vases
    return tuple((item,) for item in items)


def power(noble: pieces.Noble) -> Groups:
    """What a noble does; nothing if it does nothing."""
    quarter = Sign(QUARTER_SIGNS[noble.quarter]) if noble.quarter else None
    match noble.effect:
        case "interchange":
            one, other = (Pay(RESOURCES[number]) for number in noble.pair)
            return ((one, Swap(), other),)
        case "pass_advance":
            return ((Sign("pyramid"), Arrow(), Word(f"+{noble.amount}")),)
        case "any_access" if quarter is not None:
            return ((Pay("any"), Arrow(), quarter),)
        case "act_on_full_sector" if quarter is not None:
            return ((Closed(), Arrow(), quarter),)
        case "nobles_any_five":
            return ((Word(str(box().noble_cost * len(BASE))), Pay("any"), Arrow(), Sign(QUARTER_SIGNS["nobles"])),)
        case "exchange_base":
            return ((Gain("any"), Arrow(), Gain("any")),)
        case "base_to_silver":
            return ((Gain("any"), Arrow(), Gain("silver")),)
        case "vase_plus_any":
            return ((Jar(), Word("+"), *(Gain("any"),) * noble.amount),)
        case "replace_vase":
            return ((Jar(), Arrow(), *(Gain("any"),) * noble.amount),)
        case "gain":
            return tuple((INSTANT[kind],) * count for kind, count in noble.gains)
    return ()


def worth(noble: pieces.Noble) -> Groups:
    """Prestige at the end: the base, and so much for each of what is counted."""
    groups: list[Group] = [(Points(str(noble.base)),)] if noble.base or not noble.bonus else []
    for bonus in noble.bonus:
        if bonus.per == "copy_other_noble":
            groups.append((Word("="), *COUNTED[bonus.per]))
        elif bonus.per == "validated_god_bordering":
            groups.append((Word(f"+{bonus.pp}"), God(), Sign(QUARTER_SIGNS[bonus.quarter])))
        else:
            groups.append((Word(f"+{bonus.pp}"), *COUNTED[bonus.per]))
    return tuple(groups)
