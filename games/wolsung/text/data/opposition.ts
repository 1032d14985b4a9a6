/** The opposition (D13): names, and the marks of characters. */
import type { CharacterMark, ProfileId, Words } from '../../data/index.ts';
import type { Forms } from './forms.ts';

export const profiles: { readonly [id in ProfileId]: Words } = {
  A1: { en: 'Baron Aldous Grimshaw', pl: 'baron Aldous Grimshaw' },
  A2: { en: 'Captain Agata "the Kite" Skarbek', pl: 'kapitan Agata „Latawiec” Skarbek' },
  A3: { en: 'The Brass Colossus', pl: 'Mosiężny Kolos' },
  A4: { en: 'Colonel Nachtmann', pl: 'pułkownik Nachtmann' },
  A5: { en: 'Madame Zora Nightingale', pl: 'madame Zora Nightingale' },
  A6: { en: 'Professor Malvolio Crane', pl: 'profesor Malvolio Crane' },
  A7: { en: 'Duchess Ottoline della Serra', pl: 'księżna Ottoline della Serra' },
  A8: { en: 'Reynard Volpe, "the Fox"', pl: 'Reynard Volpe „Lis”' },
  E1: { en: 'dock thugs', pl: 'portowe zbiry' },
  E2: { en: 'city constables', pl: 'konstable' },
  E3: { en: 'clockwork hounds', pl: 'mechaniczne ogary' },
  E4: { en: 'salon gossips', pl: 'salonowe plotkary' },
  E5: { en: 'masked cultists', pl: 'zamaskowani kultyści' },
  E6: { en: 'hired riders', pl: 'najęci jeźdźcy' },
};

export const characterMarks: { readonly [id in CharacterMark]: Forms } = {
  big: { masculine: { en: 'big', pl: 'wielki' }, feminine: { en: 'big', pl: 'wielka' } },
  well_born: { masculine: { en: 'well-born', pl: 'wysoko urodzony' }, feminine: { en: 'well-born', pl: 'wysoko urodzona' } },
  undead: { masculine: { en: 'undead', pl: 'nieumarły' }, feminine: { en: 'undead', pl: 'nieumarła' } },
  construct: { masculine: { en: 'construct', pl: 'konstrukt' }, feminine: { en: 'construct', pl: 'konstrukt' } },
};
