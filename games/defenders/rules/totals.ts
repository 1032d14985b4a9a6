/** Chapter 19: the totals of a battle, term by term. Dice are rolled in the order of the rules. */
import { THREAT_CLASS } from '../data/index.ts';
import type { Term } from '../facts.ts';
import type { Table } from '../table.ts';
import type { DF, P } from './book.ts';
import { roll } from './dice.ts';
import { cardValue, DEFENDER_IDS, LOCATION_IDS, leftOfFirst, THREAT_IDS } from './reading.ts';

function add(terms: Term[] | null, name: Term['name'], rule: DF, by: number, of: string): number {
  terms?.push({ name, rule, add: by, of });
  return by;
}

/** DF-19.16: which part of the place's bonus comes from what. */
function placeTerms(t: Table, l: number, terms: Term[]): void {
  const { categories, words, underground } = t.locations[l];
  const id = LOCATION_IDS[l];
  if (categories.includes('military')) add(terms, 'military', 'DF-19.16', 1, id);
  if (words.includes('loc.well_constructed')) add(terms, 'wellConstructed', 'DF-19.16', 1, id);
  if (underground) add(terms, 'underground', 'DF-19.16', 1, id);
}

/** DF-19.11 to DF-19.19. */
export function defendersTotal(p: P, l: number): number {
  const { t } = p;
  const terms: Term[] | null = p.tell ? [] : null;
  let total = 0;
  for (let d = 0; d < t.where.length; d++) {
    if (t.where[d] !== l) continue;
    const { class: own, bonus } = t.defenders[d];
    if (own === 'group' || own === 'regiment') total += add(terms, 'value', 'DF-19.11', cardValue(t, d), DEFENDER_IDS[d]);
    if (bonus > 0) total += add(terms, 'word', 'DF-19.13', bonus, DEFENDER_IDS[d]);
  }
  total += t.locations[l].bonus;
  if (terms) placeTerms(t, l, terms);
  for (let d = 0; d < t.where.length; d++) {
    if (t.where[d] !== l || t.defenders[d].class !== 'queen') continue;
    total += add(terms, 'ownDie', 'DF-19.18', roll(p, 'battle', 6), DEFENDER_IDS[d]);
  }
  total += add(terms, 'die', 'DF-19.19', roll(p, 'battle', 6), '');
  if (terms)
    p.tell?.({ kind: 'defendersTotal', rule: 'DF-19.25', seat: leftOfFirst(t), location: LOCATION_IDS[l], total, terms });
  return total;
}

function isThere(t: Table, l: number, own: 'jack' | 'king'): boolean {
  for (let d = 0; d < t.where.length; d++) if (t.where[d] === l && t.defenders[d].class === own) return true;
  return false;
}

/** DF-19.20 to DF-19.24. */
export function threatsTotal(p: P, l: number): number {
  const { t } = p;
  const terms: Term[] | null = p.tell ? [] : null;
  let total = 0;
  for (let i = 0; i < t.target.length; i++) {
    if (t.target[i] !== l) continue;
    const { class: own, face } = t.threats[i];
    if (THREAT_CLASS[own].addsValue) total += add(terms, 'value', 'DF-19.20', face, THREAT_IDS[i]);
  }
  for (let i = 0; i < t.target.length; i++) {
    if (t.target[i] !== l) continue;
    const { ownDie, cancelledBy } = THREAT_CLASS[t.threats[i].class];
    if (!ownDie) continue;
    // DF-19.21, DF-19.22: one jack defender cancels all jack threats, one king defender all king threats.
    if (cancelledBy && isThere(t, l, cancelledBy)) add(terms, 'cancelled', 'DF-19.21', 0, THREAT_IDS[i]);
    else total += add(terms, 'ownDie', 'DF-19.22', roll(p, 'battle', 6), THREAT_IDS[i]);
  }
  total += add(terms, 'die', 'DF-19.24', roll(p, 'battle', 6), '');
  if (terms) p.tell?.({ kind: 'threatsTotal', rule: 'DF-19.25', seat: t.first, location: LOCATION_IDS[l], total, terms });
  return total;
}
