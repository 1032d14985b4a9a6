/** Chapter 19: the totals of a battle, term by term. Dice are rolled in the order of the rules. */
import { type Sum, sum, sumOf } from '@guildhall/kernel';
import { LOCATION_DESCRIPTORS, type LocationDescriptorId, MILITARY_BONUS, THREAT_CLASS, UNDERGROUND } from '../data/index.ts';
import type { Term, TermName } from '../facts.ts';
import type { Location, Table } from '../table.ts';
import type { DF, P } from './book.ts';
import { roll } from './dice.ts';
import { attackersOf, cardValue, DEFENDER_IDS, defendersAt, LOCATION_IDS, leftOfFirst, THREAT_IDS } from './reading.ts';

type Place = Pick<Location, 'categories' | 'words'>;
const word =
  (id: LocationDescriptorId) =>
  (_: null, { words }: Place) =>
    words.includes(id) ? LOCATION_DESCRIPTORS[id].bonus : 0;
/** DF-19.16: what a place adds to its defence. */
const PLACE = sumOf<null, Place, TermName, DF>([
  {
    name: 'military',
    rule: 'DF-19.16',
    add: (_, { categories }) => (categories.includes('military') ? MILITARY_BONUS : 0),
  },
  { name: 'wellConstructed', rule: 'DF-19.16', add: word('loc.well_constructed') },
  { name: 'underground', rule: 'DF-19.16', add: word(UNDERGROUND) },
]);
export const placeBonus = (place: Place): number => sum(PLACE, null, place);

/** What a defender adds, by its number. */
const DEFENDER = sumOf<Table, number, TermName, DF>([
  {
    name: 'value',
    rule: 'DF-19.11',
    add: (t, d) => (t.defenders[d].class === 'group' || t.defenders[d].class === 'regiment' ? cardValue(t, d) : 0),
  },
  { name: 'word', rule: 'DF-19.13', add: (t, d) => t.defenders[d].bonus },
]);
/** What a threat adds, by its number. */
const THREAT = sumOf<Table, number, TermName, DF>([
  { name: 'value', rule: 'DF-19.20', add: ({ threats }, i) => (THREAT_CLASS[threats[i].class].addsValue ? threats[i].face : 0) },
]);

/** A die that was thrown. */
const die = (name: 'die' | 'ownDie', rule: DF): Sum<Table, number, TermName, DF> =>
  sumOf([{ name, rule, add: (_t: Table, thrown: number) => thrown }]);
const DIES = {
  queen: die('ownDie', 'DF-19.18'),
  defenders: die('die', 'DF-19.19'),
  threat: die('ownDie', 'DF-19.22'),
  threats: die('die', 'DF-19.24'),
};

/** What a sum comes to; its terms, if they are wanted, say to which unit or location they are owed. */
function owed<T, C>(parts: Sum<T, C, TermName, DF>, t: T, context: C, of: string, terms?: Term[]): number {
  if (!terms) return sum(parts, t, context);
  const own: Omit<Term, 'of'>[] = [];
  const total = sum(parts, t, context, own);
  for (const term of own) terms.push({ ...term, of });
  return total;
}

/** The defenders' total before the dice (DF-19.11 to DF-19.16). */
function defence(t: Table, l: number, terms?: Term[]): number {
  let total = 0;
  for (let d = 0; d < t.where.length; d++) if (t.where[d] === l) total += owed(DEFENDER, t, d, DEFENDER_IDS[d], terms);
  return total + owed(PLACE, null, t.locations[l], LOCATION_IDS[l], terms);
}
/** The threats' total before the dice (DF-19.20). */
function attack(t: Table, l: number, terms?: Term[]): number {
  let total = 0;
  for (let i = 0; i < t.target.length; i++) if (t.target[i] === l) total += owed(THREAT, t, i, THREAT_IDS[i], terms);
  return total;
}

/** DF-19.18. */
const rollsOwnDie = (t: Table, d: number): boolean => t.defenders[d].class === 'queen';
/** DF-19.21, DF-19.22: one jack defender cancels all jack threats, one king defender all king threats. */
function isCancelled(t: Table, l: number, i: number): boolean {
  const { cancelledBy } = THREAT_CLASS[t.threats[i].class];
  if (cancelledBy === null) return false;
  for (let d = 0; d < t.where.length; d++) if (t.where[d] === l && t.defenders[d].class === cancelledBy) return true;
  return false;
}
const hasOwnDie = (t: Table, i: number): boolean => THREAT_CLASS[t.threats[i].class].ownDie;

/** DF-19.11 to DF-19.19. */
export function defendersTotal(p: P, l: number): number {
  const { t } = p;
  const terms: Term[] | undefined = p.tell ? [] : undefined;
  let total = defence(t, l, terms);
  for (let d = 0; d < t.where.length; d++) {
    if (t.where[d] === l && rollsOwnDie(t, d)) total += owed(DIES.queen, t, roll(p, 'battle', 6), DEFENDER_IDS[d], terms);
  }
  total += owed(DIES.defenders, t, roll(p, 'battle', 6), '', terms);
  if (terms)
    p.tell?.({ kind: 'defendersTotal', rule: 'DF-19.25', seat: leftOfFirst(t), location: LOCATION_IDS[l], total, terms });
  return total;
}

/** DF-19.20 to DF-19.24. */
export function threatsTotal(p: P, l: number): number {
  const { t } = p;
  const terms: Term[] | undefined = p.tell ? [] : undefined;
  let total = attack(t, l, terms);
  for (let i = 0; i < t.target.length; i++) {
    if (t.target[i] !== l || !hasOwnDie(t, i)) continue;
    // That it adds nothing is worth telling.
    if (isCancelled(t, l, i)) terms?.push({ name: 'cancelled', rule: 'DF-19.21', add: 0, of: THREAT_IDS[i] });
    else total += owed(DIES.threat, t, roll(p, 'battle', 6), THREAT_IDS[i], terms);
  }
  total += owed(DIES.threats, t, roll(p, 'battle', 6), '', terms);
  if (terms) p.tell?.({ kind: 'threatsTotal', rule: 'DF-19.25', seat: t.first, location: LOCATION_IDS[l], total, terms });
  return total;
}

/** A side of a battle before the dice: what it has, and how many dice it will roll. */
export type Strength = { total: number; terms: Term[]; dice: number };

export function defendersStrength(t: Table, l: number): Strength {
  const terms: Term[] = [];
  const total = defence(t, l, terms);
  return { total, terms, dice: 1 + defendersAt(t, l).filter((d) => rollsOwnDie(t, d)).length };
}
export function threatsStrength(t: Table, l: number): Strength {
  const terms: Term[] = [];
  const total = attack(t, l, terms);
  const rolling = attackersOf(t, l).filter((i) => hasOwnDie(t, i) && !isCancelled(t, l, i));
  return { total, terms, dice: 1 + rolling.length };
}
