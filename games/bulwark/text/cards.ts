/** What is printed on cards: words of their own, or those made of what they do. */
import { type EffectData, sayEffect } from '@guildhall/effects';
import type { Language } from '@guildhall/kernel';
import type { Box } from '../box.ts';
import { type Ability, type CardId, type FoeCard, type FoeId, type FoesById, VOCABULARY } from '../data/index.ts';

const said = (effect: EffectData, language: Language): string => sayEffect(VOCABULARY, effect, language);
const together = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export function cardWords(id: CardId, { cards }: Box, language: Language): string {
  const { words, effect, whenPlayed } = cards.get(id);
  if (words[language] !== '') return words[language];
  return together([said(effect, language), said(whenPlayed, language)]);
}

type AttackWhen = FoeCard['attackWhen'][number];

/** The words of what Foes have besides effects. */
interface FoeWords {
  ranged: string;
  flight: string;
  lurk: string;
  armour(n: number): string;
  piercing: string;
  guarded(others: number): string;
  dodges(faces: string): string;
  misfortune(n: number): string;
  attack(n: number): string;
  noAttack: string;
  first: string;
  menace(n: number): string;
  below(n: number): string;
  /** A clause of its own is parted by a comma. */
  clause: string;
  sees(n: number, foes: string): string;
  alms(heroism: number): string;
  abilities: { readonly [ability in Ability]: string };
}

const WORDS: { readonly [language in Language]: FoeWords } = {
  en: {
    ranged: 'Ranged.',
    flight: 'Flight.',
    lurk: 'Lurk.',
    armour: (n) => `Armour ${n}.`,
    piercing: 'Its Wounds cannot be shielded.',
    guarded: (others) => `While it sees ${others} or more other Foes, each attack on it deals 1 less damage.`,
    dodges: (faces) =>
      `Whenever it is the target of an attack, roll: ${faces} the attack misses and it moves to the end of the line.`,
    misfortune: (n) => `Hero rolls are ${n} lower, not below 1.`,
    attack: (n) => `Attack ${n}`,
    noAttack: 'It does not attack',
    first: 'when first',
    menace: (n) => `at Menace ${n}+`,
    below: (n) => `below Menace ${n}`,
    clause: '',
    sees: (n, foes) => (n === 1 ? `while it sees ${foes}` : `while it sees ${n} or more others of: ${foes}`),
    alms: (heroism) => `Alms, for ${heroism} Heroism in the Buy Step:`,
    abilities: {
      reveal: 'Reveal:',
      activation: 'Activation:',
      defeat: 'Defeat:',
      resurrected: 'When Resurrected:',
      afterWound: 'After it has dealt a Wound by its attack:',
      almsGiven: '',
    },
  },
  pl: {
    ranged: 'Ostrzał.',
    flight: 'Lot.',
    lurk: 'Ukrycie.',
    armour: (n) => `Pancerz ${n}.`,
    piercing: 'Tarcza nie chroni przed jego Ranami.',
    guarded: (others) => `Póki widzi co najmniej ${others} innych Wrogów, każdy atak zadaje mu o 1 obrażenie mniej.`,
    dodges: (faces) => `Gdy jest celem ataku, rzuć: ${faces} atak chybia, a cel idzie na koniec szeregu.`,
    misfortune: (n) => `Rzuty Bohaterów są niższe o ${n}, nie poniżej 1.`,
    attack: (n) => `Atak ${n}`,
    noAttack: 'Nie atakuje',
    first: 'na pierwszym miejscu',
    menace: (n) => `przy Grozie ${n}+`,
    below: (n) => `przy Grozie poniżej ${n}`,
    clause: ',',
    sees: (n, foes) => (n === 1 ? `póki widzi: ${foes}` : `póki widzi co najmniej ${n} innych: ${foes}`),
    alms: (heroism) => `Jałmużna, za Heroizm ${heroism} w Kroku zakupów:`,
    abilities: {
      reveal: 'Odkrycie:',
      activation: 'Aktywacja:',
      defeat: 'Pokonanie:',
      resurrected: 'Po wskrzeszeniu:',
      afterWound: 'Gdy zada Ranę swoim atakiem:',
      almsGiven: '',
    },
  },
};

const names = (ids: readonly FoeId[], foes: FoesById, language: Language): string =>
  ids.map((id) => foes.get(id).name[language]).join(', ');

function attackWords({ attack, first, menace, below, sees, least }: AttackWhen, foes: FoesById, language: Language): string {
  const w = WORDS[language];
  const when = together([first ? w.first : '', menace > 0 ? w.menace(menace) : '', below > 0 ? w.below(below) : '']);
  const seeing = least > 0 ? `${w.clause} ${w.sees(least, names(sees, foes, language))}` : '';
  return `${together([attack > 0 ? w.attack(attack) : w.noAttack, when])}${seeing}.`;
}

/** All that a Foe does beyond its Health and printed Attack. */
export function foeWords(id: FoeId, { foes }: Box, language: Language): string {
  const foe = foes.get(id);
  if (foe.words[language] !== '') return foe.words[language];
  const w = WORDS[language];
  const ability = (name: Ability, title = w.abilities[name]): string =>
    foe[name].length === 0 ? '' : `${title} ${said(foe[name], language)}`;
  return together([
    foe.ranged ? w.ranged : '',
    foe.flight ? w.flight : '',
    foe.lurk ? w.lurk : '',
    foe.armour > 0 ? w.armour(foe.armour) : '',
    foe.piercing ? w.piercing : '',
    foe.guarded > 0 ? w.guarded(foe.guarded) : '',
    foe.dodges.length > 0 ? w.dodges(foe.dodges.join(', ')) : '',
    foe.misfortune > 0 ? w.misfortune(foe.misfortune) : '',
    ability('reveal'),
    ability('activation'),
    ...foe.attackWhen.map((when) => attackWords(when, foes, language)),
    ability('afterWound'),
    ability('defeat'),
    ability('resurrected'),
    ability('almsGiven', w.alms(foe.alms)),
  ]);
}
