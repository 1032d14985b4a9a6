/** The instructions that cards, Foes and Encampment are written in (BW-28), with their words. */
import { branching, type Inner, verb } from '@guildhall/effects';
import { count, type Language, listOf, needed, oneOf, plural, whole } from '@guildhall/kernel';
import { carnival } from './carnival.ts';
import { hunt } from './hunt.ts';
import { FOE_IDS, type FoeId } from './ids.ts';
import { shadows } from './shadows.ts';

/** Reach "any" (BW-12.2). */
export const ANY = 0;
/** Remove all damage. */
export const ALL = 0;

const n = needed(count(20));
const foes = needed(listOf(oneOf(FOE_IDS, 'human-beggar'), 20));
const END = oneOf(['start', 'end'], 'end');

const NAMES = new Map([...shadows, ...hunt, ...carnival].map(({ id, name }) => [id, name]));
const named = (ids: readonly FoeId[], language: Language, between: string): string =>
  ids.map((id) => NAMES.get(id)?.[language] ?? id).join(between);

/** Sentences inside of sentences lose their last stop. */
const bare = (words: string): string => words.replace(/\.$/, '');
/** Words of the rules keep their capital everywhere: "If first: Menace +1". */
const IS_TERM = /^(?:Menace|Attack|Shield|Heal|Groza|Atak|Tarcza|Ulecz) /;
const small = (words: string): string => (IS_TERM.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1));
const listed = (inner: readonly Inner[], between: string): string => inner.map(({ words }) => bare(words)).join(between);
const cases = (inner: readonly Inner[], nothing: string): string =>
  inner.map(({ label, words }) => `${label} ${bare(words) || nothing}`).join('; ');
/** A test in words: what holds if so, and what if not. One of the two may be missing. */
function test(so: string, notSo: string, inner: readonly Inner[], otherwise: string): string {
  const yes = inner.find(({ label }) => label === 'yes')?.words ?? '';
  const no = inner.find(({ label }) => label === 'no')?.words ?? '';
  if (yes === '') return `${notSo}: ${small(no)}`;
  return `${so}: ${small(yes)}${no === '' ? '' : ` ${otherwise}: ${small(no)}`}`;
}
const reachEn = (reach: number): string => (reach === ANY ? ', any' : reach === 1 ? '' : `, reach ${reach}`);
const reachPl = (reach: number): string => (reach === ANY ? ', dowolny' : reach === 1 ? '' : `, zasięg ${reach}`);
/** "1-2 Attack 1; 3-6 Attack 2" for the damage of each face. */
function faces(die: readonly number[], attack: string): string {
  const parts: string[] = [];
  for (let first = 0; first < die.length; ) {
    let last = first;
    while (last + 1 < die.length && die[last + 1] === die[first]) last++;
    parts.push(`${first + 1}${last > first ? `-${last + 1}` : ''} ${attack} ${die[first]}`);
    first = last + 1;
  }
  return parts.join('; ');
}
const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`);

/** What an attack may grow by: "for each Set and each Ready in your play area". */
export const BONUSES = ['nothing', 'sets and readies in play', 'heroism cards in hand'] as const;
const BONUS_EN = ['', 'Set and each Ready in your play area', 'Heroism card in your hand'] as const;
const BONUS_PL = ['', 'kartę „Gotowi” i „Na miejsca” w grze', 'kartę Heroizmu na ręce'] as const;

/** "1 obrażenie", "2 obrażenia", "5 obrażeń" */
const harmPl = (many: number): string =>
  plural('pl', many, { one: 'obrażenie', few: 'obrażenia', many: 'obrażeń', other: 'obrażenia' });
const woundsPl = (many: number): string => plural('pl', many, { one: 'Ranę', few: 'Rany', many: 'Ran', other: 'Rany' });
const cardsPl = (many: number): string => plural('pl', many, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' });
/** "Obejrzyj 3 karty z wierzchu ..." */
const topPl = (many: number): string => `${cardsPl(many)} z wierzchu`;

export const VOCABULARY = {
  cards: verb({ n }, { en: (x) => `+${x.n} ${x.n === 1 ? 'Card' : 'Cards'}.`, pl: (x) => `Karty: +${x.n}.` }),
  actions: verb({ n }, { en: (x) => `+${x.n} ${x.n === 1 ? 'Action' : 'Actions'}.`, pl: (x) => `Akcje: +${x.n}.` }),
  buys: verb({ n }, { en: (x) => `+${x.n} ${x.n === 1 ? 'Buy' : 'Buys'}.`, pl: (x) => `Zakupy: +${x.n}.` }),
  heroism: verb({ n }, { en: (x) => `+${x.n} Heroism.`, pl: (x) => `Heroizm: +${x.n}.` }),
  shield: verb({ n }, { en: (x) => `Shield ${x.n}.`, pl: (x) => `Tarcza ${x.n}.` }),
  rerolls: verb({ n }, { en: (x) => `Gain ${x.n} Reroll.`, pl: (x) => `Przerzuty: +${x.n}.` }),

  /** One attack of a Hero. `die`: its damage by the face of a Hero roll. `paid`: its damage if a Heroism card is discarded. */
  attack: verb(
    {
      damage: count(20),
      reach: count(9, 1),
      die: listOf(count(20), 6),
      paid: count(20),
      each: count(9),
      per: oneOf(BONUSES, 'nothing'),
      most: count(20),
    },
    {
      en: (x) => {
        const aim = x.reach === ANY ? 'Aim at any Foe' : `Aim with reach ${x.reach}`;
        if (x.die.length > 0) return `${aim}, roll: ${faces(x.die, 'Attack')}.`;
        if (x.paid > 0)
          return `${aim}. You may discard a Heroism card from your hand. Attack ${x.damage}, or Attack ${x.paid} if you did.`;
        const most = x.most === 0 ? '' : `, at most +${x.most}`;
        const bonus = x.each === 0 ? '' : `; +${x.each} damage for each ${BONUS_EN[BONUSES.indexOf(x.per)]}${most}`;
        return `Attack ${x.damage}${reachEn(x.reach)}${bonus}.`;
      },
      pl: (x) => {
        const aim = x.reach === ANY ? 'Wyceluj w dowolnego Wroga' : `Wyceluj z zasięgiem ${x.reach}`;
        if (x.die.length > 0) return `${aim}, rzuć: ${faces(x.die, 'Atak')}.`;
        if (x.paid > 0)
          return `${aim}. Możesz odrzucić z ręki kartę Heroizmu. Atak ${x.damage}, a jeśli odrzucisz, Atak ${x.paid}.`;
        const most = x.most === 0 ? '' : `, najwyżej +${x.most}`;
        const bonus = x.each === 0 ? '' : `; +${harmPl(x.each)} za każdą ${BONUS_PL[BONUSES.indexOf(x.per)]}${most}`;
        return `Atak ${x.damage}${reachPl(x.reach)}${bonus}.`;
      },
    },
  ),
  heal: verb(
    { n, who: oneOf(['self', 'chosen', 'everybody'], 'self') },
    {
      en: (x) =>
        x.who === 'self'
          ? `Heal ${x.n}.`
          : x.who === 'chosen'
            ? `Choose a living Hero: that Hero heals ${x.n}.`
            : `Each living Hero may heal ${x.n}.`,
      pl: (x) =>
        x.who === 'self'
          ? `Ulecz ${x.n}.`
          : x.who === 'chosen'
            ? `Wybierz żyjącego Bohatera: leczenie ${x.n}.`
            : `Każdy żyjący Bohater: leczenie ${x.n}.`,
    },
  ),
  stunFirst: verb({}, { en: () => 'Stun the first Foe of the line.', pl: () => 'Ogłusz pierwszego Wroga w szeregu.' }),
  bribe: verb(
    {},
    {
      en: () => 'You may move the first Foe of the line to its end, if that Foe has no crown.',
      pl: () => 'Możesz przesunąć pierwszego Wroga w szeregu na jego koniec, jeśli nie ma korony.',
    },
  ),
  choose: branching(
    'options',
    {},
    {
      en: (_, inner) => `Choose one: ${listed(inner, '; or ')}.`,
      pl: (_, inner) => `Wybierz jedno: ${listed(inner, '; albo ')}.`,
    },
  ),
  roll: branching(
    'cases',
    { whose: oneOf(['hero', 'foe'], 'hero') },
    { en: (_, inner) => `Roll: ${cases(inner, 'nothing')}.`, pl: (_, inner) => `Rzuć: ${cases(inner, 'nic')}.` },
  ),
  foresee: verb(
    { n },
    {
      en: (x) => `Look at the top ${x.n} cards of the Foe deck; put them back in any order.`,
      pl: (x) => `Obejrzyj ${topPl(x.n)} talii Wrogów i odłóż je w dowolnej kolejności.`,
    },
  ),
  browse: verb(
    { n },
    {
      en: (x) => `Look at the top ${x.n} cards of your deck; put one into your hand, discard the others.`,
      pl: (x) => `Obejrzyj ${topPl(x.n)} swojej talii; jedną weź na rękę, pozostałe odrzuć.`,
    },
  ),
  barter: verb(
    { more: count(9) },
    {
      en: (x) =>
        `You may trash a card from your hand. If you do, gain a card costing at most ${x.more} more than it, from your supply or the Location supply.`,
      pl: (x) =>
        `Możesz wyrzucić kartę z ręki. Jeśli to zrobisz, pozyskaj ze swoich zasobów lub z zasobów Lokacji kartę droższą od niej najwyżej o ${x.more}.`,
    },
  ),
  pawn: verb(
    { heroism: count(9) },
    {
      en: (x) =>
        `You may trash a card from your hand that is no Wound: a Heroism card gives +${x.heroism} Heroism, any other card +Heroism equal to its cost.`,
      pl: (x) =>
        `Możesz wyrzucić kartę z ręki, która nie jest Raną: karta Heroizmu daje Heroizm +${x.heroism}, każda inna tyle, ile kosztuje.`,
    },
  ),
  gainLocation: verb(
    { most: count(9) },
    {
      en: (x) => `Gain a Location card that is no gem and costs at most ${x.most}.`,
      pl: (x) => `Pozyskaj kartę Lokacji, która nie jest klejnotem i kosztuje najwyżej ${x.most}.`,
    },
  ),
  screen: verb(
    {},
    {
      en: () => 'You may place the Screen behind a Foe of the line.',
      pl: () => 'Możesz ustawić Zasłonę za jednym z Wrogów w szeregu.',
    },
  ),
  redraw: verb(
    {},
    {
      en: () => 'Discard any number of cards from your hand; draw as many.',
      pl: () => 'Odrzuć z ręki dowolnie wiele kart i dobierz tyle samo.',
    },
  ),
  discard: verb({}, { en: () => 'Discard a card from your hand.', pl: () => 'Odrzuć kartę z ręki.' }),
  double: verb(
    { lost: count(6, 2) },
    {
      en: (x) =>
        `Choose another Action card in your hand, no Wound and no Double or Nothing. Roll: 1-${x.lost} discard it; ${x.lost + 1}-6 play it twice without spending actions.`,
      pl: (x) =>
        `Wybierz z ręki inną kartę Akcji, nie Ranę i nie „Podwójnie albo nic”. Rzuć: 1-${x.lost} odrzuć ją; ${x.lost + 1}-6 zagraj ją dwa razy bez zużywania akcji.`,
    },
  ),
  trashThis: verb({}, { en: () => 'Trash this card.', pl: () => 'Wyrzuć tę kartę.' }),
  returnThis: verb(
    {},
    {
      en: () => 'Return this card to the bottom of the Wound deck.',
      pl: () => 'Odłóż tę kartę na spód talii Ran.',
    },
  ),

  menace: verb({ by: needed(whole(-9, 9, 1)) }, { en: (x) => `Menace ${signed(x.by)}.`, pl: (x) => `Groza ${signed(x.by)}.` }),
  wound: verb(
    { n },
    {
      en: (x) => `The active Hero takes ${x.n} ${x.n === 1 ? 'Wound' : 'Wounds'}.`,
      pl: (x) => `Aktywny Bohater dostaje ${woundsPl(x.n)}.`,
    },
  ),
  drawFewer: verb(
    { n },
    {
      en: (x) => `The active Hero draws ${x.n} ${x.n === 1 ? 'card' : 'cards'} fewer in this turn's Clean-up.`,
      pl: (x) => `Przy porządkowaniu w tej turze aktywny Bohater dobiera o ${cardsPl(x.n)} mniej.`,
    },
  ),
  ifFirst: branching(
    'test',
    {},
    {
      en: (_, inner) => test('If first', 'Unless first', inner, 'Otherwise'),
      pl: (_, inner) => test('Jeśli jest pierwszy', 'Jeśli nie jest pierwszy', inner, 'Inaczej'),
    },
  ),
  ifMenace: branching(
    'test',
    { least: needed(count(16)) },
    {
      en: (x, inner) => test(`If Menace is ${x.least}+`, `If Menace is below ${x.least}`, inner, 'Otherwise'),
      pl: (x, inner) => test(`Jeśli Groza wynosi ${x.least}+`, `Jeśli Groza jest mniejsza niż ${x.least}`, inner, 'Inaczej'),
    },
  ),
  ifSees: branching(
    'test',
    { any: foes },
    {
      en: (x, inner) => {
        const none = x.any.length === 1 ? `no ${named(x.any, 'en', '')}` : `neither ${named(x.any, 'en', ' nor ')}`;
        return test(`If it sees ${named(x.any, 'en', ' or ')}`, `If it sees ${none}`, inner, 'Otherwise');
      },
      pl: (x, inner) => {
        const any = named(x.any, 'pl', ' lub ');
        const none = named(x.any, 'pl', ' ani ');
        return test(`Jeśli w polu widzenia stoi ${any}`, `Jeśli w polu widzenia nie stoi ${none}`, inner, 'Inaczej');
      },
    },
  ),
  /** Is there a Foe without a crown that it sees? */
  ifSeesUncrowned: branching(
    'test',
    {},
    {
      en: (_, inner) => test('If it sees a Foe without a crown', 'If it sees no Foe without a crown', inner, 'Otherwise'),
      pl: (_, inner) => test('Jeśli widzi Wroga bez korony', 'Jeśli nie widzi Wroga bez korony', inner, 'Inaczej'),
    },
  ),
  leave: verb({}, { en: () => 'It goes to the Defeated pile.', pl: () => 'Idzie na stos Pokonanych.' }),
  move: verb(
    { to: END },
    {
      en: (x) => `Move it to the ${x.to} of the line.`,
      pl: (x) => `Przesuń go na ${x.to === 'start' ? 'czoło' : 'koniec'} szeregu.`,
    },
  ),
  moveSeen: verb(
    { any: foes, to: END },
    {
      en: (x) => `Move the first ${named(x.any, 'en', ' or ')} it sees to the ${x.to} of the line.`,
      pl: (x) =>
        `Pierwszy w szeregu ${named(x.any, 'pl', ' lub ')}, którego widzi, idzie na ${x.to === 'start' ? 'czoło' : 'koniec'} szeregu.`,
    },
  ),
  moveLastToStart: verb(
    {},
    {
      en: () => 'Move the last Foe of the line to its start.',
      pl: () => 'Przesuń ostatniego Wroga w szeregu na jego czoło.',
    },
  ),
  swapBehind: verb({}, { en: () => 'Swap it with the Foe behind it.', pl: () => 'Zamień go miejscami z Wrogiem za nim.' }),
  resurrect: verb(
    { any: foes, to: END },
    {
      en: (x) => `Resurrect: ${named(x.any, 'en', ', else ')}${x.to === 'start' ? ', at the start of the line' : ''}.`,
      pl: (x) => `Wskrześ: ${named(x.any, 'pl', ', a jeśli się nie da, ')}${x.to === 'start' ? ', na czele szeregu' : ''}.`,
    },
  ),
  mend: verb(
    { n: count(20), whom: oneOf(['self', 'first'], 'self') },
    {
      en: (x) =>
        `Remove ${x.n === ALL ? 'all' : `up to ${x.n}`} damage from ${x.whom === 'self' ? 'it' : 'the first Foe of the line'}.`,
      pl: (x) =>
        `Usuń ${x.n === ALL ? 'wszystkie obrażenia' : `do ${x.n} obrażeń`} ${x.whom === 'self' ? 'z niego' : 'z pierwszego Wroga w szeregu'}.`,
    },
  ),
  mendSeen: verb(
    { any: foes },
    {
      en: (x) => `Remove all damage from every ${named(x.any, 'en', ' and ')} it sees.`,
      pl: (x) => `Usuń wszystkie obrażenia Wrogom, których widzi: ${named(x.any, 'pl', ', ')}.`,
    },
  ),
  mendPerWound: verb(
    {},
    {
      en: () => 'Remove 1 damage from it for each Wound dealt.',
      pl: () => 'Usuń z niego 1 obrażenie za każdą zadaną Ranę.',
    },
  ),
  fortify: verb({}, { en: () => 'Fortify.', pl: () => 'Umocnienie.' }),
  attackWith: verb({ n }, { en: (x) => `Attack ${x.n}.`, pl: (x) => `Atak ${x.n}.` }),
  strike: verb({}, { en: () => 'It attacks.', pl: () => 'Atakuje.' }),
  noAttack: verb({}, { en: () => 'It does not attack.', pl: () => 'Nie atakuje.' }),
  again: verb(
    { any: foes },
    {
      en: (x) => `The first ${named(x.any, 'en', ' or ')} it sees activates again.`,
      pl: (x) => `Pierwszy w szeregu ${named(x.any, 'pl', ' lub ')}, którego widzi, aktywuje się ponownie.`,
    },
  ),
  trashLargest: verb(
    {},
    {
      en: () => 'Put one card of the largest Location pile into the Trash.',
      pl: () => 'Wyrzuć jedną kartę z największego stosu Lokacji.',
    },
  ),
};
export type Vocabulary = typeof VOCABULARY;
