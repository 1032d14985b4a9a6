/** What each figure looks like: the sample heroes and the opposition by name, all others by race, form and profession. */
import type { FormId, Hero, ProfessionId, ProfileId, RaceId, SampleId } from '../../data/index.ts';
import type { CharacterView } from '../../view.ts';
import type { HeadLook } from './heads.ts';

export type Dress = 'coat' | 'gown' | 'robe' | 'uniform' | 'cloak';
export interface Look {
  head: HeadLook;
  dress: Dress;
  cloth: string;
  trim: string;
}
/** What has no human shape. */
export type Machine = 'hound' | 'colossus' | 'golem';

type Face = Pick<HeadLook, 'skin' | 'shade' | 'eyes' | 'ears'>;
const FACES: { readonly [race in RaceId]: Face } = {
  elf: { skin: '#f3dcc4', shade: '#d9b696', eyes: '#3c6b8a', ears: 'pointed' },
  gnome: { skin: '#efc09c', shade: '#d99b78', eyes: '#53412c', ears: 'broad' },
  dwarf: { skin: '#eab896', shade: '#cf9470', eyes: '#4a3a20', ears: 'round' },
  human: { skin: '#f0c6a2', shade: '#d9a27c', eyes: '#4b5a6a', ears: 'round' },
  halfling: { skin: '#f0bd96', shade: '#dd9a73', eyes: '#2f7a4b', ears: 'pointed' },
  ogre: { skin: '#c9ab8d', shade: '#a98a6c', eyes: '#6b3a1c', ears: 'broad' },
  orc: { skin: '#93b27e', shade: '#76956a', eyes: '#8a5a1c', ears: 'broad' },
  troll: { skin: '#b6b3c4', shade: '#94909f', eyes: '#d9741c', ears: 'pointed' },
};

type Clothes = Pick<Look, 'dress' | 'cloth' | 'trim'> & Pick<HeadLook, 'hat' | 'hatColour'>;
const CLOTHES: { readonly [profession in ProfessionId]: Clothes } = {
  special_agent: { dress: 'coat', cloth: '#3a4350', trim: '#c79a4b', hat: 'bowler', hatColour: '#23262e' },
  actor: { dress: 'cloak', cloth: '#6d2a4c', trim: '#f0d48f', hat: 'brim', hatColour: '#4a1c34' },
  artist: { dress: 'coat', cloth: '#6a4d86', trim: '#d9a441', hat: 'cap', hatColour: '#8e2f3a' },
  aristocrat: { dress: 'coat', cloth: '#4a2a5e', trim: '#f0d48f', hat: 'top', hatColour: '#2b2430' },
  antiquarian: { dress: 'coat', cloth: '#6b5436', trim: '#c9a667', hat: 'none', hatColour: '#000' },
  bon_vivant: { dress: 'coat', cloth: '#8e2f3a', trim: '#f4ead6', hat: 'top', hatColour: '#343944' },
  detective: { dress: 'coat', cloth: '#8a6a3f', trim: '#c9a667', hat: 'bowler', hatColour: '#343944' },
  cleric: { dress: 'robe', cloth: '#2e2e3a', trim: '#f4ead6', hat: 'none', hatColour: '#000' },
  journalist: { dress: 'coat', cloth: '#5d6b4a', trim: '#e5bd74', hat: 'cap', hatColour: '#4a5538' },
  hunter: { dress: 'coat', cloth: '#4d5b38', trim: '#a87c38', hat: 'brim', hatColour: '#5a3a26' },
  scientist: { dress: 'coat', cloth: '#e6e0d2', trim: '#1f7f7a', hat: 'goggles', hatColour: '#5a3a1c' },
  traveler: { dress: 'coat', cloth: '#2c4a78', trim: '#c79a4b', hat: 'none', hatColour: '#000' },
  officer: { dress: 'uniform', cloth: '#26365a', trim: '#c79a4b', hat: 'peaked', hatColour: '#26365a' },
  writer: { dress: 'coat', cloth: '#3f5f5a', trim: '#f2e3c2', hat: 'none', hatColour: '#000' },
  criminal: { dress: 'coat', cloth: '#56304f', trim: '#d9a441', hat: 'cap', hatColour: '#1f6b6b' },
  ritualist: { dress: 'robe', cloth: '#4a2442', trim: '#c79a4b', hat: 'hood', hatColour: '#33182e' },
  spiritist: { dress: 'cloak', cloth: '#27344a', trim: '#9fe0d4', hat: 'none', hatColour: '#000' },
  sportsman: { dress: 'coat', cloth: '#b0512f', trim: '#f4ead6', hat: 'none', hatColour: '#000' },
  technomancer: { dress: 'coat', cloth: '#6b4a30', trim: '#c79a4b', hat: 'goggles', hatColour: '#3a2412' },
  gunslinger: { dress: 'cloak', cloth: '#6b4a30', trim: '#8e2f3a', hat: 'brim', hatColour: '#5a3a26' },
};

const HAIR_OF: { readonly [form in FormId]: Pick<HeadLook, 'hair' | 'hairColour'> } = {
  feminine: { hair: 'bun', hairColour: '#6a3c26' },
  masculine: { hair: 'short', hairColour: '#3f2a1c' },
  neutral: { hair: 'long', hairColour: '#5b4a3a' },
};

type Change = Partial<HeadLook> & Partial<Pick<Look, 'dress' | 'cloth' | 'trim'>>;
const look = (race: RaceId, profession: ProfessionId, form: FormId, change: Change = {}): Look => {
  const { dress, cloth, trim, ...hat } = CLOTHES[profession];
  const { dress: d = dress, cloth: c = cloth, trim: t = trim, ...head } = change;
  const orcish: Partial<HeadLook> = race === 'orc' || race === 'troll' || race === 'ogre' ? { whiskers: 'tusks' } : {};
  return {
    head: { ...FACES[race], ...HAIR_OF[form], whiskers: 'none', ...orcish, ...hat, ...head },
    dress: d,
    cloth: c,
    trim: t,
  };
};

const SAMPLE_LOOKS: { readonly [id in SampleId]: Look } = {
  H1: look('elf', 'aristocrat', 'feminine', { dress: 'gown', cloth: '#b9c2cc', hairColour: '#e0c88a', hat: 'tiara' }),
  H2: look('human', 'officer', 'masculine', { whiskers: 'moustache', hairColour: '#5b3b22' }),
  H3: look('gnome', 'scientist', 'masculine', { whiskers: 'sideburns', hairColour: '#d8d2c4' }),
  H4: look('ogre', 'sportsman', 'feminine', { hair: 'braids', hairColour: '#a8482a' }),
  H5: look('halfling', 'detective', 'masculine', { whiskers: 'sideburns', hairColour: '#6d4a2d' }),
  H6: look('human', 'actor', 'feminine', { hair: 'long', hairColour: '#1d2126', cloth: '#6d2a4c' }),
  H7: look('orc', 'traveler', 'masculine', { hair: 'knot', hairColour: '#1d2126' }),
  H8: look('troll', 'journalist', 'feminine', { hair: 'braids', hairColour: '#dd5a20', hat: 'goggles' }),
  H9: look('dwarf', 'technomancer', 'masculine', { whiskers: 'braid', hairColour: '#8a4a24' }),
  H10: look('halfling', 'criminal', 'feminine', { hair: 'curls', hairColour: '#a8482a' }),
};

const PROFILE_LOOKS: { readonly [id in Exclude<ProfileId, 'A3' | 'E3'>]: Look } = {
  A1: look('human', 'aristocrat', 'masculine', { whiskers: 'monocle', hairColour: '#7d7567', cloth: '#3a1f2c' }),
  A2: look('human', 'gunslinger', 'feminine', { hair: 'long', hairColour: '#8f3a1f', cloth: '#7c3142', hat: 'goggles' }),
  A4: look('human', 'officer', 'masculine', {
    skin: '#cfd3c4',
    shade: '#a3a994',
    eyes: '#8e2f3a',
    cloth: '#3b4438',
    hatColour: '#2c332a',
  }),
  A5: look('elf', 'spiritist', 'feminine', {
    hair: 'long',
    hairColour: '#15121a',
    dress: 'gown',
    cloth: '#3a1f4a',
    hat: 'flowers',
    hatColour: '#8e2f3a',
  }),
  A6: look('gnome', 'scientist', 'masculine', {
    whiskers: 'beard',
    hairColour: '#4a4a52',
    cloth: '#5b1c2b',
    hat: 'top',
    hatColour: '#2b2430',
  }),
  A7: look('human', 'aristocrat', 'feminine', {
    dress: 'gown',
    cloth: '#4a2a5e',
    hair: 'bun',
    hairColour: '#d3cadf',
    hat: 'tiara',
  }),
  A8: look('human', 'criminal', 'masculine', {
    dress: 'cloak',
    cloth: '#8e2f3a',
    whiskers: 'mask',
    hat: 'top',
    hatColour: '#2b242f',
  }),
  E1: look('human', 'sportsman', 'masculine', { cloth: '#4d5b6a', hat: 'cap', hatColour: '#3a3a3a', whiskers: 'moustache' }),
  E2: look('human', 'officer', 'masculine', { hat: 'helmet', hatColour: '#1c2a44' }),
  E4: look('human', 'artist', 'feminine', {
    dress: 'gown',
    cloth: '#1f6b6b',
    whiskers: 'fan',
    hat: 'flowers',
    hatColour: '#d24d8b',
  }),
  E5: look('human', 'ritualist', 'neutral', { whiskers: 'mask', hair: 'none' }),
  E6: look('human', 'gunslinger', 'masculine', { whiskers: 'moustache', cloth: '#4a3a2c' }),
};

const isSample = (id: string): id is SampleId => Object.hasOwn(SAMPLE_LOOKS, id);
const heroLook = ({ id, race, profession, form }: Hero): Look =>
  isSample(id)
    ? SAMPLE_LOOKS[id]
    : look(race, profession, form, form === 'feminine' && profession === 'aristocrat' ? { dress: 'gown' } : {});

export function lookOf({ hero, profile }: Pick<CharacterView, 'hero' | 'profile'>): Look | Machine {
  if (hero) return heroLook(hero);
  if (profile === null) return 'golem';
  if (profile === 'A3') return 'colossus';
  return profile === 'E3' ? 'hound' : PROFILE_LOOKS[profile];
}
