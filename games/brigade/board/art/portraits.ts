/** How the people of Tinderbox look: one line per card, drawn by Portrait. */
import type { CrewId, WardenId } from '../../data/index.ts';

export const HAIR = ['none', 'short', 'long', 'curls', 'braids', 'bun', 'wild', 'mane'] as const;
export const HEADS = [
  'none',
  'helmet',
  'cap',
  'hood',
  'veil',
  'topHat',
  'turban',
  'goggles',
  'tiara',
  'bowler',
  'bandana',
  'feather',
] as const;
export const BEARDS = ['none', 'full', 'long', 'moustache', 'goatee'] as const;
export const EXTRAS = [
  'none',
  'pointedEars',
  'glasses',
  'monocle',
  'patch',
  'scar',
  'whiskers',
  'freckles',
  'earring',
  'mist',
] as const;

export interface Looks {
  skin: string;
  hair: string;
  style: (typeof HAIR)[number];
  head: (typeof HEADS)[number];
  /** Colour of what is worn on the head. */
  cloth: string;
  coat: string;
  beard: (typeof BEARDS)[number];
  extra: (typeof EXTRAS)[number];
  smile: 'smile' | 'calm' | 'grin' | 'frown';
}

const of = (
  skin: string,
  hair: string,
  style: Looks['style'],
  head: Looks['head'],
  cloth: string,
  coat: string,
  beard: Looks['beard'],
  extra: Looks['extra'],
  smile: Looks['smile'],
): Looks => ({ skin, hair, style, head, cloth, coat, beard, extra, smile });

export const PORTRAITS: { [id in CrewId | WardenId]: Looks } = {
  kularf: of('#e3b184', '#8a4e22', 'curls', 'feather', '#6b4a23', '#4b3a22', 'full', 'pointedEars', 'grin'),
  'del-uge': of('#9cc3c9', '#2f6f86', 'wild', 'none', '#2f6f86', '#1e4a5c', 'long', 'none', 'calm'),
  selina: of('#c98f6b', '#15120f', 'long', 'hood', '#2c2a36', '#1b1a22', 'none', 'earring', 'calm'),
  nery: of('#f0cfb0', '#6d6a66', 'bun', 'bandana', '#8c2f22', '#3b4a2c', 'none', 'patch', 'frown'),
  morgana: of('#e9d2c4', '#4b2a63', 'long', 'tiara', '#d9a441', '#3a2352', 'none', 'none', 'smile'),
  gness: of('#e9bd93', '#d9571f', 'wild', 'goggles', '#5c4a2e', '#5a2a16', 'none', 'freckles', 'grin'),
  chops: of('#d8a173', '#2b1a0c', 'short', 'cap', '#f4efe2', '#e8e2d2', 'moustache', 'scar', 'grin'),
  pep: of('#b98a5a', '#2b2018', 'short', 'goggles', '#c79a4b', '#6b4d20', 'goatee', 'none', 'smile'),
  mog: of('#7f9a72', '#2b2a22', 'none', 'helmet', '#77797c', '#4a4238', 'none', 'scar', 'frown'),
  ali: of('#b97f52', '#1c1410', 'none', 'turban', '#b23a48', '#7a5a1c', 'full', 'none', 'smile'),
  mal: of('#f0c8a0', '#c9b27a', 'short', 'topHat', '#24364f', '#1f2f4a', 'moustache', 'monocle', 'calm'),
  lumen: of('#cfa98a', '#dfe6ef', 'none', 'veil', '#dfe6ef', '#32507c', 'none', 'none', 'calm'),
  walder: of('#dcc3a8', '#5e6b78', 'short', 'bowler', '#2d3b4d', '#26384f', 'goatee', 'glasses', 'frown'),
  leon: of('#e9bd93', '#6b3a1c', 'short', 'cap', '#34558a', '#27406b', 'moustache', 'none', 'smile'),
  ben: of('#e3b184', '#9a8f80', 'none', 'hood', '#6d5637', '#5a462c', 'long', 'none', 'smile'),
  immora: of('#cfd6e4', '#e8e6f0', 'long', 'tiara', '#c9b6e4', '#4c2f66', 'none', 'pointedEars', 'calm'),
  ebenezer: of('#efe0cd', '#8d8d92', 'short', 'topHat', '#201a26', '#2e2238', 'moustache', 'monocle', 'frown'),
  veda: of('#8f6a52', '#e6e2ef', 'braids', 'none', '#8d5aa8', '#3b2a56', 'none', 'earring', 'smile'),
  zilda: of('#f2d6c0', '#a8302a', 'bun', 'none', '#8d5aa8', '#5c1f3e', 'none', 'monocle', 'frown'),
  esme: of('#e9c7a5', '#d8b25a', 'curls', 'bowler', '#6d4a86', '#4a3163', 'none', 'freckles', 'smile'),
  ash: of('#b8b1a8', '#4a4440', 'wild', 'none', '#4a4440', '#3a3733', 'none', 'whiskers', 'calm'),
  precious: of('#f3ece0', '#f3ece0', 'mane', 'tiara', '#d9a441', '#b23a48', 'none', 'whiskers', 'frown'),
  gloria: of('#f0c8a0', '#a63d1e', 'long', 'helmet', '#c8577f', '#2b1420', 'none', 'none', 'smile'),
  blitz: of('#e3d2b8', '#f2efe8', 'wild', 'goggles', '#3b3b42', '#1f1f24', 'goatee', 'none', 'grin'),
  frith: of('#d9a066', '#c9862e', 'mane', 'helmet', '#d8cdb4', '#7a6a4c', 'full', 'whiskers', 'calm'),
  glint: of('#e0ad84', '#b8541c', 'braids', 'helmet', '#d97914', '#5b3512', 'long', 'none', 'grin'),
  bernhardt: of('#c98f6b', '#2a1a12', 'short', 'helmet', '#8c2f22', '#4a1713', 'moustache', 'scar', 'frown'),
  ester: of('#c3dce4', '#eaf6fa', 'long', 'hood', '#6f9fb0', '#3f6c7d', 'none', 'mist', 'calm'),
  'white-fang': of('#e6e3dd', '#f4f2ee', 'mane', 'none', '#9aa6ad', '#39434a', 'none', 'whiskers', 'frown'),
  galeela: of('#a7c69a', '#2f5d3f', 'braids', 'none', '#5f8f4e', '#274a35', 'none', 'pointedEars', 'grin'),
  aurath: of('#d5d0ea', '#a79fd0', 'wild', 'veil', '#b8b0dc', '#5a4f8c', 'none', 'mist', 'calm'),
  cindy: of('#f0c8a0', '#f0741f', 'curls', 'none', '#f0741f', '#7d1f14', 'none', 'freckles', 'grin'),
};
