/** Terms: types of conflict, attributes, skills, ranges, routes, formality, fame and the like (D1, D4, D17). */
import type {
  AttributeId,
  ConflictId,
  DifficultyId,
  FameId,
  FormalityId,
  GradeId,
  PursuitId,
  RangeId,
  RouteId,
  SkillId,
  Words,
} from '../../data/index.ts';
import { type Forms, sameInAllForms } from './forms.ts';

export const conflicts: { readonly [id in ConflictId]: Words } = {
  combat: { en: 'combat', pl: 'walka' },
  chase: { en: 'chase', pl: 'pościg' },
  discussion: { en: 'discussion', pl: 'dyskusja' },
};

/** What an attacker must reach, by type of conflict. */
export const resistances: { readonly [id in ConflictId]: Words } = {
  combat: { en: 'defense', pl: 'obrona' },
  chase: { en: 'endurance', pl: 'wytrwałość' },
  discussion: { en: 'confidence', pl: 'pewność siebie' },
};

export const attributes: { readonly [id in AttributeId]: Words } = {
  brawn: { en: 'Brawn', pl: 'Krzepa' },
  agility: { en: 'Agility', pl: 'Zręczność' },
  wits: { en: 'Wits', pl: 'Przenikliwość' },
  composure: { en: 'Composure', pl: 'Opanowanie' },
  charisma: { en: 'Charisma', pl: 'Charyzma' },
};

export const attributesShort: { readonly [id in AttributeId]: Words } = {
  brawn: { en: 'B', pl: 'Krz' },
  agility: { en: 'A', pl: 'Zr' },
  wits: { en: 'W', pl: 'Prz' },
  composure: { en: 'Co', pl: 'Op' },
  charisma: { en: 'Ch', pl: 'Cha' },
};

export const skills: { readonly [id in SkillId]: Words } = {
  academics: { en: 'academics', pl: 'wiedza akademicka' },
  athletics: { en: 'athletics', pl: 'wysportowanie' },
  bluff: { en: 'bluff', pl: 'blef' },
  brawl: { en: 'brawl', pl: 'walka' },
  courage: { en: 'courage', pl: 'odwaga' },
  drive: { en: 'drive', pl: 'pojazdy' },
  empathy: { en: 'empathy', pl: 'empatia' },
  expression: { en: 'expression', pl: 'ekspresja' },
  firearms: { en: 'firearms', pl: 'strzelanie' },
  intimidation: { en: 'intimidation', pl: 'zastraszanie' },
  larceny: { en: 'larceny', pl: 'złodziejstwo' },
  occult: { en: 'occult', pl: 'okultyzm' },
  persuasion: { en: 'persuasion', pl: 'perswazja' },
  research: { en: 'research', pl: 'analiza' },
  spot: { en: 'spot', pl: 'spostrzegawczość' },
  stealth: { en: 'stealth', pl: 'ukrywanie się' },
  streetwise: { en: 'streetwise', pl: 'półświatek' },
  survival: { en: 'survival', pl: 'przyroda' },
  technics: { en: 'technics', pl: 'technika' },
};

/** D4: the Polish names of the skill brawl and of combat are one word; where both can be meant they are told apart. */
export const apart: { readonly brawl: Words; readonly combat: Words } = {
  brawl: { en: 'brawl', pl: 'walka (umiejętność)' },
  combat: { en: 'combat', pl: 'walka (konfrontacja)' },
};

export const ranges: { readonly [id in RangeId]: Words } = {
  close: { en: 'close', pl: 'bezpośredni' },
  medium: { en: 'medium', pl: 'średni' },
  long: { en: 'long', pl: 'daleki' },
};

export const routes: { readonly [id in RouteId]: Words } = {
  easy: { en: 'easy', pl: 'łatwa' },
  normal: { en: 'normal', pl: 'zwykła' },
  difficult: { en: 'difficult', pl: 'trudna' },
};

export const pursuits: { readonly [id in PursuitId]: Words } = {
  pursuing: { en: 'pursuing', pl: 'ścigająca' },
  fleeing: { en: 'fleeing', pl: 'uciekająca' },
  racing: { en: 'racing', pl: 'w wyścigu' },
};

export const formalities: { readonly [id in FormalityId]: Words } = {
  private: { en: 'private', pl: 'prywatna' },
  public: { en: 'public', pl: 'publiczna' },
  formal: { en: 'formal', pl: 'formalna' },
};

export const grades: { readonly [id in GradeId]: Words } = {
  ordinary: { en: 'ordinary', pl: 'zwykłe' },
  epic: { en: 'epic', pl: 'epickie' },
  legendary: { en: 'legendary', pl: 'legendarne' },
};

export const fames: { readonly [id in FameId]: Forms } = {
  nobody: sameInAllForms({ en: 'Nobody', pl: 'Nikt' }),
  well_known: { masculine: { en: 'Well-known', pl: 'Znany' }, feminine: { en: 'Well-known', pl: 'Znana' } },
  famous: { masculine: { en: 'Famous', pl: 'Sławny' }, feminine: { en: 'Famous', pl: 'Sławna' } },
  legendary: sameInAllForms({ en: 'Legendary', pl: 'Legenda' }),
};

export const difficulties: { readonly [id in DifficultyId]: Words } = {
  standard: { en: 'Standard', pl: 'Standardowy' },
  difficult: { en: 'Difficult', pl: 'Trudny' },
  very_difficult: { en: 'Very difficult', pl: 'Bardzo trudny' },
  heroic: { en: 'Heroic', pl: 'Heroiczny' },
  legendary: { en: 'Legendary', pl: 'Legendarny' },
};
