"""Mistakes that the owner of a box may make in a correction: what is written, which key is named, which reason is told.

What every file of corrections is checked for (unknown keys, other types) is tested with the component data in general;
here are the mistakes that only the rules of a game can find.
"""

Mistakes = dict[str, tuple[str, str, str]]

AMUNRE: Mistakes = {
    "negative": ("provinces: [{id: memphis, fields: -1}]", "provinces.memphis.fields", "from 0 to 9"),
    "too large": ("provinces: [{id: memphis, gold_mine: 100}]", "provinces.memphis.gold_mine", "from 0 to 99"),
    "nothing": ("provinces: [{id: memphis, fields: null}]", "provinces.memphis.fields", "whole number"),
    "unknown bank": ("provinces: [{id: memphis, bank: north}]", "provinces.memphis.bank", "west, east"),
    "nested": ("provinces: [{id: thebes, immediate: {stones: 6}}]", "provinces.thebes.immediate.stones", "0 to 5"),
    "copies do not add up": ("favour_cards: [{kind: bribe, copies: 3}]", "favour_cards", "add up to 39"),
    "unknown phase": ("favour_cards: [{kind: bribe, phase: night}]", "favour_cards.bribe.phase", "one of auction"),
    "another phase": ("favour_cards: [{kind: one_bank, phase: income}]", "favour_cards.one_bank.phase", "scoring"),
    "other type": ("favour_cards: [{kind: one_bank, effect: {type: wish}}]", "favour_cards.one_bank.phase", "scoring"),
    "objective without condition": (
        "favour_cards: [{kind: bribe, effect: {type: objective}}]",
        "favour_cards.bribe.effect.condition",
        "missing",
    ),
    "nothing to choose": (
        "favour_cards: [{kind: offering_shift, effect: {choices: []}}]",
        "favour_cards.offering_shift.effect.choices",
        "at least one",
    ),
    "bids without 0": ("bid_spaces: {values: [1, 3, 6]}", "bid_spaces.values", "start with 0"),
    "bids that fall": ("bid_spaces: {values: [0, 3, 1]}", "bid_spaces.values", "rise"),
    "no bids": ("bid_spaces: {values: []}", "bid_spaces.values", "start with 0"),
    "tiles that overlap": ("offering_tiles: [{id: OFF-1, max: 12}]", "offering_tiles", "must rise"),
    "a last tile with an end": ("offering_tiles: [{id: OFF-4, max: 30}]", "offering_tiles", "without end"),
    "no gifts": ("gifts: {by_rank: []}", "gifts.by_rank", "at least one rank"),
    "another number of provinces": ("pieces: {province_cards: 12}", "provinces", "12 different provinces"),
    "a rare starting card": ("setup: {favour_card: bribe}", "setup.favour_card", "5 copies"),
    "an unknown starting card": ("setup: {favour_card: joker}", "setup.favour_card", "must be one of"),
    "provinces for too few turns": ("setup: {provinces_per_player: 2}", "setup.provinces_per_player", "turns"),
}
KEMET: Mistakes = {
    "unknown colour": ("power_tiles: [{id: R1A, colour: green}]", "power_tiles.R1A.colour", "ruby, sapphire"),
    "unknown effect": ("power_tiles: [{id: R1A, effect: {type: wish}}]", "power_tiles.R1A.effect.type", "one of"),
    "negative": ("power_tiles: [{id: R1A, cost: -1}]", "power_tiles.R1A.cost", "from 0 to 9"),
    "two of a creature": ("power_tiles: [{id: R4A, creature: {id: scarab}}]", "power_tiles.R4A.creature.id", "two"),
    "unknown special": (
        "power_tiles: [{id: R4A, creature: {special: flies}}]", "power_tiles.R4A.creature.special", "one of",
    ),
    "too many cards": ("divine_intervention: [{id: veto, copies: 3}]", "pieces.divine_intervention_cards", "are 36"),
    "unknown icon": ("divine_intervention: [{id: veto, phase: night}]", "divine_intervention.veto.phase", "day"),
    "two kinds of fire": (
        "divine_intervention: [{id: prayer, effect: {type: destroy_enemy_unit}}]", "divine_intervention", "exactly one",
    ),
    "special without tile": (
        "special_battle_cards: [{id: BCS_OFF, granted_by: R1A}]", "special_battle_cards.BCS_OFF.granted_by", "the tile",
    ),
    "too many units": ("setup: {units_per_district: 7}", "setup.units_per_district", "more Units"),
    "above the limit": ("limits: {troop: 4}", "setup.units_per_district", "Troop limit"),
    "levels without cost": ("limits: {pyramid_level: 3}", "day.pyramid_level_costs", "each level"),
    "beyond the track": ("limits: {prayers: 6}", "setup.prayers", "track"),
    "levels of the board": ("action_spaces: [{id: top_move, level: 4}]", "action_spaces.top_move.level", "1 to 3"),
    "unknown action": ("action_spaces: [{id: top_move, action: rest}]", "action_spaces.top_move.action", "one of"),
    "unknown gold choice": ("gold_space: {choices: [rest]}", "gold_space.choices.choices", "one of"),
    "spread of two": ("setup: {pyramid_levels: [[1, 2]]}", "setup.pyramid_levels.0", "three levels"),
    "one-way border": (
        "boards: [{id: A, spaces: [{id: a_t_west, adjacent: [a_c1_front]}]}]",
        "boards.A.spaces.a_c2_front.adjacent", "in return",
    ),
    "no delta": (
        "boards: [{id: A, spaces: [{id: a_t_delta, delta: false}]}]", "boards.A.spaces", "one Temple in the delta",
    ),
    "harbour to nowhere": (
        "boards: [{id: A, harbours: [{id: a_h_north, a: atlantis}]}]", "boards.A.harbours.a_h_north", "two spaces",
    ),
    "a City of two districts": (
        "boards: [{id: A, cities: [{id: a_c1, districts: [a_c1_d1, a_c1_d2]}]}]", "boards.A.cities.a_c1", "three",
    ),
    "a table too many": ("boards: [{id: A, players: [2, 5]}]", "boards", "each once"),
    "not a list": ("boards: [{id: A, cities: [{id: a_c1, districts: [1]}]}]", "boards.A.cities.a_c1.districts", "ids"),
    "cities too few": (
        "boards: [{id: A, cities: [{id: a_c1, bank: east}]}]", "boards.A.cities", "enough for the players",
    ),
    "an odd hand": ("pieces: {battle_cards: 5}", "pieces.battle_cards", "there are 6"),
}  # fmt: skip
TEKHENU: Mistakes = {
    "negative": ("sites: [{id: HL1, bread: -1}]", "sites.HL1.bread", "from 0 to 99"),
    "too large": ("osiris: {gold_row: 7}", "osiris.gold_row", "from 1 to 6"),
    "nothing": ("sites: [{id: HL1, bread: null}]", "sites.HL1.bread", "whole number"),
    "unknown light": ("pillar_tiles: [{id: P17, light: noon}]", "pillar_tiles.P17.light", "sunny, shaded, dark, none"),
    "unknown outline": (
        "pillar_tiles: [{id: P17, outlines: [red, red, red, pink]}]", "pillar_tiles.P17.outlines", "red, blue",
    ),
    "three outlines": ("pillar_tiles: [{id: P17, outlines: [red, red, red]}]", "pillar_tiles.P17.outlines", "four"),
    "unknown purity": ("purity: {sunny: {white: holy}}", "purity.sunny.white", "pure, tainted, forbidden"),
    "unknown god": ("bot_tiles: [{id: BT_ra, god: seth}]", "bot_tiles.BT_ra.god", "horus, ra"),
    "a god on two slots": ("horus_slots: [{printed_god: ra}]", "horus_slots", "every god once"),
    "a negative bonus": ("horus_slots: [{bot_bonus: {scribe: -1}}]", "horus_slots.0.bot_bonus.scribe", "from 0"),
    "unknown symbol": ("decree_cards: [{id: D05, symbol: cat}]", "decree_cards.D05.symbol", "scroll, people"),
    "unknown counter": (
        "decree_cards: [{id: D05, effect: {vp_per: cats}}]", "decree_cards.D05.effect.vp_per", "one of",
    ),
    "unknown formula": (
        "decree_cards: [{id: D06, effect: {vp_formula: all}}]", "decree_cards.D06.effect.vp_formula", "one of",
    ),
    "unknown window": ("blessing_cards: [{id: B01, window: night}]", "blessing_cards.B01.window", "turn_start"),
    "unknown section of an extra action": (
        "blessing_cards: [{id: B17, effect: {extra_god_action: any}}]",
        "blessing_cards.B17.effect.extra_god_action", "adjacent_section",
    ),
    "a value beyond the die": (
        "pillar_tiles: [{id: P15, effect: {value: 7}}]", "pillar_tiles.P15.effect.value", "from 1 to 6",
    ),
    "too few dice": ("dice: {bag: {2: {gray: 3}}}", "dice.bag.2", "at least 22 dice"),
    "too few prices of Statues": ("statue_costs: {granite: [2, 2]}", "statue_costs.granite", "6 prices"),
    "points for too few Statues": ("points: {statues: [0, 1]}", "points.statues", "7 points"),
    "slots that do not fit the Buildings": ("pieces: {building: 9}", "building_slots.slots", "9 slots"),
    "values shared out twice": ("display_slots: [{id: RA_L, values: [4, 5, 6]}]", "display_slots", "values 1 to 6"),
    "prices without a value": ("thoth: {prices: [{values: [1]}]}", "thoth.prices", "values 1 to 6"),
    "a border of four": ("border: {top: [red, red, red, red]}", "border", "5 colours"),
    "a short track": ("track: {most: 20}", "track.happiness_rewards", "end of the track"),
    "too few Start cards laid out": (
        "start_cards_laid_out: {by_players: {4: 7}}", "start_cards_laid_out.by_players.4", "from 8 to 12",
    ),
    "an unknown pillar space": ("botankhamon: {medium_pillar: C99}", "botankhamon.medium_pillar", "C11"),
    "an unknown building space": ("botankhamon: {medium_buildings: [OX1]}", "botankhamon.medium_buildings", "OP1"),
    "a pyramid with a hole": ("bot_pyramid: {places: [{right: 10}]}", "bot_pyramid.places.0.right", "from -1 to 9"),
    "too few balances": ("botankhamon: {balances: [3]}", "botankhamon.balances", "4 balances"),
    "a Statue at no god": ("botankhamon: {hard_statue_value: 99}", "botankhamon.hard_statue_value", "from 1 to 6"),
    "two Statues at a god": ("botankhamon: {hard_statue_value: 1}", "botankhamon.hard_statue_value", "another god"),
    "a people beyond the track": ("botankhamon: {population: 99}", "botankhamon.population", "on the track"),
    "no Destiny card for him": ("botankhamon: {destinies: []}", "botankhamon.destinies", "at least one"),
    "a resource tile without all resources": (
        "bot_tiles: [{id: BT_res_bread, order: [bread]}]", "bot_tiles.BT_res_bread.order", "every resource",
    ),
    "too few festivals": ("bastet: {scribes: [2, 2]}", "bastet.scribes", "6 numbers"),
    "sections without a threshold": ("track: {population_for_sections: [0, 0]}", "track.population_for_sections", "4"),
    "sections without happiness": ("track: {happiness_for_sections: [1]}", "track.happiness_for_sections", "4"),
    "losses out of order": ("maat_losses: {from_worst: [{to: -1}]}", "maat_losses.from_worst", "rise"),
    "rounds that do not add up": ("structure: {rounds: 15}", "structure", "multiple"),
}  # fmt: skip
PHARAON: Mistakes = {
    "no round": ("game: {rounds: 0}", "game.rounds", "from 1 to 9"),
    "a round without a tile": ("game: {rounds: 6}", "game.rounds", "a tile of the Traitor for each round"),
    "a resource on two sectors": (
        "wheel: {sectors_clockwise: [justice, justice, royalty, construction, commerce]}",
        "wheel.sectors_clockwise", "each base resource once",
    ),
    "lots for two tables": ("players: {lots: [3, 3]}", "players.lots", "for 1 to 5 players"),
    "too few vases": ("players: {vases: [2, 3, 3, 4, 4]}", "players.vases", "for each player or more"),
    "too few rows to pass": ("players: {pyramid_rows: [1, 1, 2, 3, 3]}", "players.pyramid_rows", "one less than"),
    "a row without spaces": ("pyramid: {rows: [{}, {}, {}, {spaces: []}]}", "pyramid.rows", "a row with spaces"),
    "unknown space": ("pyramid: {rows: [{spaces: [gold]}]}", "pyramid.rows.0.spaces", "list of first_player, any"),
    "vases do not add up": ("pieces: {vases: 31}", "vases", "31 in all, not 30"),
    "tokens do not add up": ("pieces: {offering_tokens: 41}", "offering_tokens", "41 in all, not 40"),
    "no level to climb to": ("nile: {level_pp: [0]}", "nile.level_pp", "a level"),
    "an option for nothing": ("nile: {options: [{id: NIL1, cost: []}]}", "nile.options.NIL1.cost", "an icon"),
    "same beside other icons": (
        "nile: {options: [{id: NIL6, cost: [same, justice]}]}", "nile.options.NIL6.cost", "must not mix same",
    ),
    "a choice on the Nile": ("nile: {options: [{id: NIL7, gains: {any: 1}}]}", "nile.options.NIL7.gains.any", "be 0"),
    "a track of Silver": (
        "nile: {options: [{id: NIL1, climbs: [[silver], [any]]}]}", "nile.options.NIL1.climbs.0", "list of agriculture",
    ),
    "negative": ("setup: {silver: -1}", "setup.silver", "from 0 to 9"),
    "Silver for a burial": ("burial: [{id: BUR1, cost: [silver]}]", "burial.BUR1.cost", "list of agriculture"),
    "a burial for nothing": ("burial: [{id: BUR1, cost: []}]", "burial.BUR1.cost", "an icon"),
    "unknown type": ("nobles: [{id: NOB01, type: lazy}]", "nobles.NOB01.type", "permanent, once_per_round"),
    "two of a resource": (
        "nobles: [{id: NOB01, power: {resources: [justice, justice]}}]", "nobles.NOB01.power.resources", "name two",
    ),
    "access to a quarter twice": (
        "nobles: [{id: NOB07, power: {quarter: nile}}]", "nobles", "each quarter with the power any_access",
    ),
    "a full quarter twice": (
        "nobles: [{id: NOB13, power: {quarter: nile}}]", "nobles", "each quarter with the power act_on_full_sector",
    ),
    "no Wise Woman": ("nobles: [{id: NOB17, power: {effect: none}}]", "nobles", "exactly one card with the power"),
    "Silver on a vase": ("vases: [{id: VAS01, bottom: silver}]", "vases.VAS01.bottom", "one of agriculture"),
    "a vase of two": ("vases: [{id: VAS01, top: [justice]}]", "vases.VAS01.top", "two resources"),
    "nothing": ("artisans: [{id: ART01, gains: {silver: null}}]", "artisans.ART01.gains.silver", "from 0 to 9"),
    "unknown quarter": ("gods: [{id: isis, home_quarter: x}]", "gods.isis.home_quarter", "one of offerings"),
    "two gods at home": ("gods: [{id: isis, home_quarter: nile}]", "gods", "one god for each quarter"),
    "unknown token": (
        "offering_tokens: [{id: OFF_agriculture, kind: coin}]", "offering_tokens.OFF_agriculture.kind", "prestige",
    ),
    "a token too many": ("offering_tokens: [{id: OFF_agriculture, copies: 4}]", "offering_tokens", "40 in all, not 41"),
    "two tokens of a resource": (
        "offering_tokens: [{id: OFF_agriculture, resource: justice}]", "offering_tokens", "one resource token for each",
    ),
    "unknown god": (
        f"traitor: {{tiles: [{{id: TRA1, light: [{'{}, ' * 8}{{effects: [{{kind: god, god: seth}}]}}]}}]}}",
        "traitor.tiles.TRA1", "no god called seth",
    ),
    "neither highest nor lowest": (
        "traitor: {tiles: [{id: TRA3, dark: [{}, {}, {effects: [{kind: take_artisan, which: best}]}]}]}",
        "traitor.tiles.TRA3.dark.2.effects.take_artisan.which", "highest, lowest",
    ),
}  # fmt: skip
MISTAKES = {"amunre": AMUNRE, "kemet": KEMET, "pharaon": PHARAON, "tekhenu": TEKHENU}
