/** Ids of everything that has a name: cards, Foes, Heroes, armies. Saved games and answers use them. */

export const HERO_IDS = ['harsfa', 'hemi', 'nevtelen'] as const;
export type HeroId = (typeof HERO_IDS)[number];

export const ARMY_IDS = ['shadows', 'hunt', 'carnival'] as const;
export type ArmyId = (typeof ARMY_IDS)[number];

export const LEVEL_IDS = ['squire', 'knight', 'champion', 'legend'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** BW-34: the piles of the Location, in the order that settles ties (BW-36.13). */
export const LOCATION_IDS = [
  'opal',
  'garnet',
  'amethyst',
  'bazaar',
  'architect',
  'pawnshop',
  'glassworks',
  'sellswords',
] as const;
export const WOUND_IDS = ['graze', 'gash', 'broken-bone', 'concussion'] as const;

export const CARD_IDS = [
  'heroism-1',
  'heroism-2',
  'heroism-3',
  'set',
  'ready',
  'short-spear',
  'heirloom-spear',
  'orichalcum-spear',
  'sacred-guardian',
  'do-the-thing',
  'bronze-breastplate',
  'leg-sweep',
  'backhander',
  'gilt-trinket',
  'astrologers-chart',
  'ebony-cane',
  'silver-cane',
  'gold-cane',
  'browse-wares',
  'barter-goods',
  'mere-bauble',
  'mercantile-clipper',
  'hold-em',
  'fold-em',
  'throwing-knife',
  'brass-knuckles',
  'ol-one-two',
  'orichalcum-haymaker',
  'skilful-flourish',
  'feeling-lucky',
  'double-or-nothing',
  ...LOCATION_IDS,
  ...WOUND_IDS,
] as const;
export type CardId = (typeof CARD_IDS)[number];

export const FOE_IDS = [
  'human-beggar',
  'street-trash-fodder',
  'human-thief',
  'human-spy',
  'human-assassin',
  'alchemical-trap',
  'horror-of-the-sewers',
  'bloody-moana',
  'exile-siwili',
  'ghowuv',
  'guildmaster-umbra',
  'corpse-hound',
  'hunting-hound',
  'human-scout',
  'vampire-bat',
  'ballista',
  'trebuchet',
  'boritz',
  'belphegor',
  'eva',
  'hammer-of-the-underworld',
  'baron-of-ruin',
  'sinister-jongleur',
  'aerial-harlequin',
  'smiling-horror',
  'faceless-acrobat',
  'human-cannonball',
  'patchwork-cannon',
  'disapparo',
  'madam-fanji',
  'bruno',
  'mr-chuckles',
  'ringmaster',
] as const;
export type FoeId = (typeof FOE_IDS)[number];
