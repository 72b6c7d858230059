"""PHA-1, PHA-23  What is in the box: records of resources, quarters, gods, cards, tiles and tokens.

Their values lie in assets/data/pharaon.yaml; `components.py` reads and checks them.
"""

from __future__ import annotations

from game.core.records import record

BASE = ("agriculture", "justice", "royalty", "construction", "commerce")
"""PHA-1.1  The five base resources; a colour is a number in this list."""
RESOURCES = (*BASE, "silver")
SILVER = 5
COLOURS = (0, 1, 2, 3, 4)
INDEX = {name: number for number, name in enumerate(RESOURCES)}
QUARTERS = ("offerings", "nobles", "nile", "artisans", "burial")
LIGHT, DARK = "light", "dark"

POWERS = (
    "interchange",
    "pass_advance",
    "any_access",
    "nobles_any_five",
    "none",
    "act_on_full_sector",
    "exchange_base",
    "base_to_silver",
    "vase_plus_any",
    "replace_vase",
    "gain",
)
"""PHA-23  What nobles can do. Each needs code of its own, so the list is closed; so are the next ones."""
INSTANT_GAINS = ("climb_any", "silver", "bonus_offering", "artisan", "burial_step")
NOBLE_TYPES = ("permanent", "once_per_round", "instant", "none")
BONUSES = (
    "validated_god_bordering",
    "validated_god",
    "has_pharaoh_token",
    "has_first_player_token",
    "noble_owned",
    "distinct_artisan_value",
    "burial_step_reached",
    "offering_token_owned",
    "nile_track_at_top",
    "silver_owned",
    "base_resource_token_owned",
    "copy_other_noble",
)
PYRAMID_GAINS = ("first_player", "any", "silver", "offering", "none")
TRAITOR_EFFECTS = (
    "burial_step",
    "god",
    "noble_level",
    "take_noble",
    "discard_noble",
    "take_artisan",
    "discard_artisan",
    "take_lot",
    "take_bonus",
    "nile_climb",
)
WHICH = {
    "take_artisan": ("highest", "lowest"),
    "discard_artisan": ("highest", "lowest"),
    "nile_climb": ("most_filled_tile", "least_filled_tile"),
}
"""What an effect of the Traitor goes for."""


@record
class Layout:
    """PHA-2  What depends on the number of players; solo counts as one."""

    wheel_slots: int
    vases: int
    lots: int
    bonus_tokens: int
    pyramid_rows: int


@record
class Condition:
    """PHA-11.1  One side of a quarter: how many of its elements a god asks for, and the points."""

    count: int
    pp: int


@record
class Quarter:
    """PHA-1.3  One of the five quarters with its two conditions."""

    id: str
    left: Condition
    right: Condition


@record
class Gains:
    """PHA-1.2  Round icons: base resources by colour, resources of choice, Silver, vases from the pile."""

    resources: tuple[int, ...]
    any: int
    silver: int
    vases: int


@record
class NileOption:
    """PHA-6.3.1  A pair of cost icons with its gains and climbs; `climbs` lists the tracks each arrow allows."""

    id: str
    colours: tuple[int, ...]
    identical: int
    any: int
    """Cost icons: of these colours, of one colour of choice, of any colour."""
    gains: Gains
    climbs: tuple[tuple[int, ...], ...]


@record
class BurialStep:
    """PHA-6.5.1  A step of the Burial Chamber: its icons and the points of a cube on it."""

    id: str
    cost: tuple[int, ...]
    pp: int


@record
class Vase:
    """PHA-5.2  A canopic jar: one bottom resource and two top ones."""

    id: str
    bottom: int
    top: tuple[int, int]

    @property
    def resources(self) -> tuple[int, int, int]:
        return (self.bottom, *self.top)


@record
class Artisan:
    """PHA-6.4  An artisan card."""

    id: str
    pp: int
    gains: Gains


@record
class Bonus:
    """PHA-23  `pp` points for each of what `per` counts; `quarter` where it counts gods bordering one."""

    pp: int
    per: str
    quarter: str


@record
class Noble:
    """PHA-7  A noble card: what it does, and what it is worth at the end."""

    id: str
    number: int
    type: str
    effect: str
    base: int
    bonus: tuple[Bonus, ...]
    pair: tuple[int, ...] = ()
    """The two colours of a Scribe."""
    quarter: str = ""
    """Where nobles 7-10 and 13-16 work."""
    amount: int = 0
    """Spaces of the General, resources of Tutor and Diplomat."""
    gains: tuple[tuple[str, int], ...] = ()
    """Instant gains in order: kind and number."""


@record
class Token:
    """PHA-5.5  A kind of offering token: a resource, a quarter or prestige."""

    id: str
    kind: str
    target: str
    """The resource or the quarter; empty for prestige."""
    copies: int
    pp_bonus: int


@record
class Effect:
    """PHA-14.19  An icon beside a space of a Traitor tile."""

    kind: str
    n: int = 0
    which: str = ""
    god: str = ""


@record
class TraitorTile:
    """PHA-14.2  A tile of the Traitor: effects by face and space, from the bottom."""

    id: str
    vases_per_round: int
    faces: dict[str, tuple[tuple[Effect, ...], ...]]


@record
class PharaohNeeds:
    """PHA-10.1  What makes a Pharaoh."""

    nobles: int
    step: int


@record
class Components:
    """All components of Pharaon."""

    rounds: int
    supply: tuple[int, ...]
    """PHA-2.6  Tokens of each resource."""
    sectors: tuple[int, ...]
    """PHA-1.4  Colours of the wheel, clockwise."""
    layouts: tuple[Layout, ...]
    """By number of players, from one."""
    gods: dict[str, str]
    """God by the quarter on whose right edge it stands."""
    quarters: dict[str, Quarter]
    offering_cost: int
    offering_option: int
    lot_size: int
    noble_cost: int
    noble_display: int
    artisan_cost: int
    artisan_display: int
    level_pp: tuple[int, ...]
    nile: dict[str, NileOption]
    burial: tuple[BurialStep, ...]
    vases: dict[str, Vase]
    artisans: dict[str, Artisan]
    nobles: dict[str, Noble]
    tokens: tuple[Token, ...]
    """PHA-5.5  Five of resources in the order of BASE, five of QUARTERS, then those of prestige."""
    token_index: dict[str, int]
    rows: tuple[tuple[str, ...], ...]
    """PHA-8.1  Gains of the rows of the Pyramid of Time."""
    start_silver: int
    nobles_drawn: int
    first_player_pp: int
    pharaoh_pp: int
    pharaoh: PharaohNeeds
    resource_pp: int
    offering_pp: int
    traitor_tiles: dict[str, TraitorTile]
    traitor_noble_pp: int
    scribes: dict[str, tuple[int, ...]]
    """PHA-7  Nobles 1-5 with their pairs."""
    any_access: dict[str, str]
    full_sector: dict[str, str]
    """Nobles 7-10 and 13-16 by the quarter where they work."""
    general: str
    judge: str
    wise_woman: str
    treasury: str
    tutor: str
    diplomat: str
    digest: str

    @property
    def top_level(self) -> int:
        """PHA-6.3.4  The highest level of a Nile track."""
        return len(self.level_pp) - 1

    @property
    def last_step(self) -> int:
        """PHA-6.5.2  The last step of the Burial Chamber."""
        return len(self.burial)
