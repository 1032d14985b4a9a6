/** Which symbol and which glass each card has. */
import { CARDS, type CardId, isWound } from '../../data/index.ts';
import { mix } from './glass.ts';
import type { IconName } from './icons.ts';

export const CARD_ICON: { readonly [card in CardId]: IconName } = {
  'heroism-1': 'laurel',
  'heroism-2': 'laurel',
  'heroism-3': 'laurel',
  set: 'set',
  ready: 'ready',
  'short-spear': 'spears',
  'heirloom-spear': 'spear',
  'orichalcum-spear': 'trident',
  'sacred-guardian': 'guardian',
  'do-the-thing': 'thing',
  'bronze-breastplate': 'plate',
  'leg-sweep': 'sweep',
  backhander: 'bribe',
  'gilt-trinket': 'trinket',
  'astrologers-chart': 'chart',
  'ebony-cane': 'cane',
  'silver-cane': 'wings',
  'gold-cane': 'staff',
  'browse-wares': 'glass',
  'barter-goods': 'trade',
  'mere-bauble': 'ring',
  'mercantile-clipper': 'ship',
  'hold-em': 'poker',
  'fold-em': 'discard',
  'throwing-knife': 'knife',
  'brass-knuckles': 'knuckles',
  'ol-one-two': 'glove',
  'orichalcum-haymaker': 'punch',
  'skilful-flourish': 'trick',
  'feeling-lucky': 'clover',
  'double-or-nothing': 'coin',
  opal: 'gem',
  garnet: 'gem',
  amethyst: 'gem',
  bazaar: 'shop',
  architect: 'ruler',
  pawnshop: 'scales',
  glassworks: 'furnace',
  sellswords: 'swords',
  graze: 'graze',
  gash: 'gash',
  'broken-bone': 'bone',
  concussion: 'stars',
};

const GEMS: { readonly [card: string]: string } = { opal: '#a8d8e0', garnet: '#d2364f', amethyst: '#9a63d0' };

export type Tone = 'action' | 'heroism' | 'wound' | 'gem';
const TONES: { readonly [tone in Exclude<Tone, 'gem'>]: readonly string[] } = {
  action: ['#3a4f8f', '#4c66ad', '#2c3c70', '#6d86c8'],
  heroism: ['#b98423', '#d9a441', '#96660f', '#f0c766'],
  wound: ['#7a1733', '#98224a', '#5c0f26', '#b83458'],
};

export function toneOf(card: CardId): Tone {
  if (isWound(card)) return 'wound';
  if (CARDS.get(card).gem) return 'gem';
  return CARDS.get(card).action ? 'action' : 'heroism';
}

/** The colours of its glass, and of the symbol on it. */
export function glassOf(card: CardId): { glass: readonly string[]; symbol: string } {
  const tone = toneOf(card);
  if (tone !== 'gem') {
    const symbol = { action: '#eef2ff', heroism: '#fff0c2', wound: '#ffd0d6' }[tone];
    return { glass: TONES[tone], symbol };
  }
  const gem = GEMS[card] ?? '#a8d8e0';
  return {
    glass: [mix(gem, '#1a1428', 0.35), mix(gem, '#1a1428', 0.15), mix(gem, '#1a1428', 0.55), mix(gem, '#ffffff', 0.25)],
    symbol: mix(gem, '#ffffff', 0.35),
  };
}
