/** Settings (D15) and the words each offers for types of locations, defenders and threats (D3, D5, D7).
 *  A setting changes words and pictures only (DF-4.6): rule effects come from the band and from the marks below. */
import { BANDS, type Band } from './cards.ts';
import type { TradeChoice } from './defenders.ts';
import type { Shape } from './locations.ts';

export const SETTINGS = ['fantasy', 'kaiju', 'steampunk', 'space', 'zombie', 'heroes', 'own'] as const;
export type Setting = (typeof SETTINGS)[number];
/** Stands if nobody proposes another (DF-4.2, DF-4.5). */
export const DEFAULT_SETTING = 'fantasy' satisfies Setting;
/** The settings with words of their own; players of an own setting start from the words of the default. */
export const LISTED_SETTINGS = [
  'fantasy',
  'kaiju',
  'steampunk',
  'space',
  'zombie',
  'heroes',
] as const satisfies readonly Setting[];
export type ListedSetting = (typeof LISTED_SETTINGS)[number];

export const WORD_KINDS = ['location', 'defender', 'threat'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

export const LOCATION_TYPES = {
  fantasy: {
    low: ['neighbourhood', 'marketplace', 'park', 'thoroughfare', 'walls'],
    middle: ['barracks', 'armoury', 'watchtower', 'gatehouse', 'fortress'],
    jack: ['bank', 'bazaar', 'workshop', 'warehouse', 'mine', 'factory'],
    queen: ['temple', 'shrine', 'holy_site', 'high_priests_home'],
    king: ['palace', 'embassy', 'court', 'police_station'],
  },
  kaiju: {
    low: ['harbour_district', 'shopping_street', 'city_park', 'sea_wall'],
    middle: ['mech_hangar', 'missile_battery', 'army_base'],
    jack: ['stock_exchange', 'power_plant', 'container_terminal'],
    queen: ['cathedral', 'hilltop_shrine', 'memorial'],
    king: ['city_hall', 'crisis_centre', 'police_headquarters'],
  },
  steampunk: {
    low: ['factory_quarter', 'tram_avenue', 'canal_docks', 'iron_wall'],
    middle: ['airship_mast', 'gendarmerie_barracks', 'gun_works'],
    jack: ['foundry', 'coal_exchange', 'clockmakers_workshop'],
    queen: ['temple_of_the_great_engine', 'shrine_in_the_old_grove', 'archbishops_residence'],
    king: ['governors_palace', 'patent_court', 'constabulary'],
  },
  space: {
    low: ['cluster_of_colonies', 'trade_lane', 'asteroid_belt', 'shield_line'],
    middle: ['star_fort', 'sensor_array', 'fleet_dock'],
    jack: ['orbital_shipyard', 'mining_moon', 'free_trade_station'],
    queen: ['pilgrims_world', 'monastery_in_the_void', 'relic_vault'],
    king: ['consortium_senate', 'embassy_station', 'sector_court'],
  },
  zombie: {
    low: ['rows_of_tents', 'supply_road', 'vegetable_plots', 'perimeter_fence'],
    middle: ['guard_tower', 'weapons_store', 'checkpoint'],
    jack: ['workshop', 'fuel_store', 'barter_market'],
    queen: ['field_chapel', 'wall_of_remembrance', 'preachers_trailer'],
    king: ['council_tent', 'radio_station', 'camp_police_post'],
  },
  heroes: {
    low: ['downtown', 'monorail_line', 'great_park', 'ring_of_force_fields'],
    middle: ['heroes_headquarters', 'bunker', 'watch_satellite'],
    jack: ['technology_tower', 'bank', 'reactor'],
    queen: ['cosmic_sanctuary', 'cathedral', 'house_of_the_oracle'],
    king: ['parliament', 'prison_for_superhumans', 'police_headquarters'],
  },
} as const satisfies { readonly [setting in ListedSetting]: { readonly [band in Band]: readonly string[] } };
export type LocationTypeId = (typeof LOCATION_TYPES)[ListedSetting][Band][number];

export const DEFENDER_TYPES = {
  fantasy: {
    low: ['spellcasters', 'engineers', 'healers', 'untrained_fighters'],
    middle: ['riders', 'archers', 'foot_soldiers', 'scouts'],
    jack: ['priest', 'general', 'noble', 'philosopher'],
    queen: ['paladin', 'gladiator', 'knight', 'mercenary', 'war_wizard'],
    king: ['trebuchet', 'scorpion', 'ballista', 'cannon'],
  },
  kaiju: {
    low: ['scientists', 'repair_crews', 'paramedics', 'volunteers'],
    middle: ['tank_battalion', 'helicopter_squadron', 'mech_squad'],
    jack: ['mayor', 'pop_idol', 'veteran_commander'],
    queen: ['ace_mech_pilot', 'monster_hunter', 'cyborg_agent'],
    king: ['giant_mech', 'maser_cannon', 'orbital_laser'],
  },
  steampunk: {
    low: ['alchemists', 'mechanics', 'field_doctors', 'striking_workers'],
    middle: ['steam_lancers', 'musketeers', 'airship_marines'],
    jack: ['union_leader', 'inventor_prince', 'street_poet'],
    queen: ['duellist', 'clockwork_knight', 'big_game_hunter'],
    king: ['steam_tank', 'lightning_coil', 'armoured_train'],
  },
  space: {
    low: ['psionics', 'repair_tenders', 'hospital_ships', 'armed_freighters'],
    middle: ['fighter_wing', 'cruiser_squadron', 'marine_legion'],
    jack: ['admiral', 'holo_poet', 'envoy'],
    queen: ['ace_pilot', 'bounty_hunter', 'battle_psion'],
    king: ['dreadnought', 'orbital_cannon', 'mine_layer'],
  },
  zombie: {
    low: ['researchers', 'handymen', 'medics', 'armed_refugees'],
    middle: ['army_platoon', 'scouts_on_motorbikes', 'sniper_team'],
    jack: ['preacher', 'former_mayor', 'voice_on_the_radio'],
    queen: ['lone_survivor', 'former_commando', 'machete_fighter'],
    king: ['armoured_bus', 'machine_gun_truck', 'flame_thrower_truck'],
  },
  heroes: {
    low: ['circle_of_sorcerers', 'inventors', 'mutant_healers', 'brave_citizens'],
    middle: ['hero_team', 'special_forces', 'flying_squad'],
    jack: ['beloved_hero', 'mentor', 'fearless_reporter'],
    queen: ['masked_vigilante', 'mutant_brawler', 'cosmic_knight'],
    king: ['giant_robot', 'satellite_ray', 'living_engine'],
  },
} as const satisfies { readonly [setting in ListedSetting]: { readonly [band in Band]: readonly string[] } };
export type DefenderTypeId = (typeof DEFENDER_TYPES)[ListedSetting][Band][number];

export const THREAT_TYPES = {
  fantasy: {
    low: ['goblins', 'undead_soldiers', 'giant_rats'],
    middle: ['riders', 'archers', 'foot_soldiers', 'scouts'],
    jack: ['wraith', 'serpent', 'giant_spiders', 'shapeshifters'],
    queen: ['champion', 'sorcerer', 'assassin'],
    king: ['trebuchet', 'scorpion', 'ballista', 'cannon', 'war_elephant', 'giant'],
  },
  kaiju: {
    low: ['spawn', 'swarm_of_parasites', 'doomsday_cultists'],
    middle: ['pack_of_lesser_kaiju', 'winged_brood', 'burrowers'],
    jack: ['chameleon_beast', 'fog_crawler', 'kaiju_that_clouds_minds'],
    queen: ['razor_limbed_hunter', 'alpha_kaiju', 'kaiju_with_a_death_ray'],
    king: ['city_crusher', 'volcano_titan', 'walking_fortress'],
  },
  steampunk: {
    low: ['walking_thorns', 'rat_tide', 'maddened_beasts'],
    middle: ['wolf_packs', 'stag_riders', 'walking_trees'],
    jack: ['will_o_the_wisps', 'spore_cloud', 'skin_changers'],
    queen: ['werewolf_druidess', 'storm_witch', 'leader_of_the_pack'],
    king: ['forest_colossus', 'giant_boar', 'earthquake_spirit'],
  },
  space: {
    low: ['drone_swarm', 'boarding_larvae', 'scavenger_fleet'],
    middle: ['raider_wing', 'hunter_squadron', 'assault_carriers'],
    jack: ['cloaked_infiltrators', 'mind_parasites', 'ghost_ship'],
    queen: ['warlords_flagship', 'assassin_cutter', 'void_sorcerer'],
    king: ['world_eater', 'siege_moon', 'star_breaker'],
  },
  zombie: {
    low: ['shambling_horde', 'crawlers', 'infected_dogs'],
    middle: ['runners', 'undead_troops', 'raiders_on_motorbikes'],
    jack: ['screamer', 'infected_among_the_refugees', 'night_stalker'],
    queen: ['mutant_killer', 'raiders_sniper', 'patient_zero'],
    king: ['giant_zombie', 'runaway_tanker', 'stolen_tank'],
  },
  heroes: {
    low: ['drone_swarm', 'mind_slaves', 'rift_imps'],
    middle: ['alien_troopers', 'jet_pack_raiders', 'beam_archers'],
    jack: ['shapeshifting_double', 'nightmare_walker', 'whispering_shadow'],
    queen: ['alien_champion', 'reality_bender', 'fallen_hero'],
    king: ['mothership', 'world_engine', 'titan_from_the_rift'],
  },
} as const satisfies { readonly [setting in ListedSetting]: { readonly [band in Band]: readonly string[] } };
export type ThreatTypeId = (typeof THREAT_TYPES)[ListedSetting][Band][number];

/** Words that are long and a wall, or long and a road, by default (DF-5.15). */
export const WALL_WORDS = [
  'walls',
  'sea_wall',
  'iron_wall',
  'shield_line',
  'perimeter_fence',
  'ring_of_force_fields',
] as const satisfies readonly LocationTypeId[];
export const ROAD_WORDS = [
  'thoroughfare',
  'shopping_street',
  'tram_avenue',
  'trade_lane',
  'supply_road',
  'monorail_line',
] as const satisfies readonly LocationTypeId[];
/** Words that give a trade by default (DF-5.16). */
export const ENGINEER_WORDS = [
  'engineers',
  'repair_crews',
  'mechanics',
  'repair_tenders',
  'handymen',
  'inventors',
] as const satisfies readonly DefenderTypeId[];
export const HEALER_WORDS = [
  'healers',
  'paramedics',
  'field_doctors',
  'hospital_ships',
  'medics',
  'mutant_healers',
] as const satisfies readonly DefenderTypeId[];

/** What a type card of ace to 5 records of a location (DF-5.15). */
export interface Form {
  readonly shape: Shape;
  readonly wall: boolean;
  readonly road: boolean;
}
const BROAD: Form = { shape: 'broad', wall: false, road: false };
const WALL: Form = { shape: 'long', wall: true, road: false };
const ROAD: Form = { shape: 'long', wall: false, road: true };

const has = (words: readonly string[], id: string): boolean => words.includes(id);
/** The form a word has unless the players say otherwise (DF-5.15). */
export const defaultForm = (id: LocationTypeId): Form => (has(WALL_WORDS, id) ? WALL : has(ROAD_WORDS, id) ? ROAD : BROAD);
/** The trade a word has unless the players say otherwise (DF-5.16). */
export const defaultTrade = (id: DefenderTypeId): TradeChoice =>
  has(ENGINEER_WORDS, id) ? 'engineers' : has(HEALER_WORDS, id) ? 'healers' : 'other';

type Words<I extends string> = { readonly [setting in ListedSetting]: { readonly [band in Band]: readonly I[] } };

/** Every word of a table once, with the band it belongs to. */
function bands<I extends string>(words: Words<I>): { readonly [id in I]: Band } {
  const found: { [id: string]: Band } = {};
  for (const setting of LISTED_SETTINGS) for (const band of BANDS) for (const id of words[setting][band]) found[id] = band;
  return found as { [id in I]: Band };
}
export const BAND_OF_LOCATION_TYPE = bands<LocationTypeId>(LOCATION_TYPES);
export const BAND_OF_DEFENDER_TYPE = bands<DefenderTypeId>(DEFENDER_TYPES);
export const BAND_OF_THREAT_TYPE = bands<ThreatTypeId>(THREAT_TYPES);

export const LOCATION_TYPE_IDS = Object.keys(BAND_OF_LOCATION_TYPE) as readonly LocationTypeId[];
export const DEFENDER_TYPE_IDS = Object.keys(BAND_OF_DEFENDER_TYPE) as readonly DefenderTypeId[];
export const THREAT_TYPE_IDS = Object.keys(BAND_OF_THREAT_TYPE) as readonly ThreatTypeId[];

/** By setting and band, the words offered: the setting's own first, then those of the default setting. */
type Offers<I extends string> = { readonly [setting in Setting]: { readonly [band in Band]: readonly I[] } };
function offers<I extends string>(words: Words<I>): Offers<I> {
  const usual = words[DEFAULT_SETTING];
  const of = (own: { readonly [band in Band]: readonly I[] }) => {
    const both = (band: Band): readonly I[] => [...new Set([...own[band], ...usual[band]])];
    return { low: both('low'), middle: both('middle'), jack: both('jack'), queen: both('queen'), king: both('king') };
  };
  const { fantasy, kaiju, steampunk, space, zombie, heroes } = words;
  return {
    fantasy: of(fantasy),
    kaiju: of(kaiju),
    steampunk: of(steampunk),
    space: of(space),
    zombie: of(zombie),
    heroes: of(heroes),
    own: of(usual),
  };
}
export const LOCATION_TYPES_OFFERED = offers<LocationTypeId>(LOCATION_TYPES);
export const DEFENDER_TYPES_OFFERED = offers<DefenderTypeId>(DEFENDER_TYPES);
export const THREAT_TYPES_OFFERED = offers<ThreatTypeId>(THREAT_TYPES);
