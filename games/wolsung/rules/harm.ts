/** Chapters 13, 16, 20 and 21: losing markers, points and one's place in the conflict. */
import { SCENARIOS } from '../data/index.ts';
import type { WS } from '../rulebook/ids.generated.ts';
import { type Character, NONE, type Table } from '../table.ts';
import type { P } from './book.ts';
import { discardInitiative } from './cards.ts';
import { constitution, isActive, profileOf, reputation } from './characters.ts';
import { nameOf } from './names.ts';

/** WS-13.4, WS-13.14: markers of a character; WS-20.7, WS-20.8, WS-20.13: groups and allies go with theirs. */
export function loseMarkers(p: P, n: number, markers: number, rule: WS, by: number): void {
  const { t } = p;
  const c = t.characters[n];
  const lost = Math.min(markers, c.markers);
  if (lost === 0) return;
  c.markers -= lost;
  p.tell?.({ kind: 'markersLost', rule, who: nameOf(t, n), markers: lost, left: c.markers });
  if (c.kind === 'extras') c.pool = Math.min(c.pool, c.markers);
  if (c.markers === 0 && (c.kind === 'extras' || c.kind === 'ally')) eliminate(p, n, 'WS-20.8', by);
}

/** WS-16.27: a gripper lets go. */
export function letGo(p: P, gripper: number, rule: WS): void {
  const { t } = p;
  for (let n = 0; n < t.characters.length; n++) {
    if (t.characters[n].grippedBy !== gripper) continue;
    t.characters[n].grippedBy = NONE;
    p.tell?.({ kind: 'letGo', rule, who: nameOf(t, gripper), target: nameOf(t, n) });
  }
}

/** WS-13.24, WS-16.6: out of the conflict, with dice, effects, grips and initiative card. */
function leave(p: P, n: number): void {
  const { t } = p;
  const c = t.characters[n];
  c.pool = 0;
  c.acted = true;
  c.down = false;
  c.cover = false;
  c.grippedBy = NONE;
  discardInitiative(t, c);
  if (c.vehicle !== NONE) c.driving = false;
  c.vehicle = NONE;
  letGo(p, n, 'WS-16.27');
}

/** WS-13.11, WS-20.8 */
export function eliminate(p: P, n: number, rule: WS, by: number): void {
  const { t } = p;
  if (!isActive(t.characters[n])) return;
  t.characters[n].state = 'eliminated';
  p.tell?.({ kind: 'eliminated', rule, who: nameOf(t, n) });
  leave(p, n);
  checkEnd(p, by);
}

/** WS-21.4 */
export function withdraw(p: P, n: number): void {
  const { t } = p;
  if (!isActive(t.characters[n])) return;
  t.characters[n].state = 'withdrawn';
  p.tell?.({ kind: 'withdrew', rule: 'WS-21.4', who: nameOf(t, n) });
  leave(p, n);
  checkEnd(p, n);
}

/** The sides that still have somebody, in order. */
export function sidesLeft(t: Table): number[] {
  const sides: number[] = [];
  for (const c of t.characters) if (isActive(c) && !sides.includes(c.side)) sides.push(c.side);
  return sides.sort((a, b) => a - b);
}

/** WS-21.1: at once, when only one side is left. */
export function checkEnd(p: P, by: number): void {
  const { t } = p;
  if (t.ending !== '') return;
  const sides = sidesLeft(t);
  if (sides.length > 1) return;
  end(p, 'last side', sides[0] ?? NONE, by);
}

/** The conflict is over; what follows of it comes with the aftermath. */
export function end(p: P, ending: Exclude<Table['ending'], ''>, winner: number, by: number): void {
  const { t } = p;
  if (t.ending !== '') return;
  t.ending = ending;
  t.decider = by;
  t.results.push({ scenario: t.scenario, winner, ending, rounds: t.round });
  const rule = RULES[ending];
  p.tell?.({
    kind: 'over',
    rule,
    ending,
    winner,
    rounds: t.round,
    scenario: t.scenario,
    words: winner === NONE ? '' : (t.stake.texts[winner] ?? ''),
  });
}

const RULES: { readonly [ending in Exclude<Table['ending'], ''>]: WS } = {
  'last side': 'WS-21.1',
  conceded: 'WS-21.2',
  draw: 'WS-21.3',
  'round limit': 'WS-21.5',
  'called off': 'WS-10.4',
};

/** WS-3.6, WS-3.10, WS-20.2: never below 0. */
export function losePoints(p: P, n: number, what: 'constitution' | 'reputation', points: number, rule: WS): void {
  const { t } = p;
  const c = t.characters[n];
  const left = pointsOf(c, what);
  const lost = Math.min(points, left);
  if (what === 'reputation' && points > 0) c.shamed = true;
  if (lost === 0) return;
  if (what === 'constitution') c.constitutionLost += lost;
  else c.reputationLost += lost;
  p.tell?.({ kind: 'lost', rule, who: nameOf(t, n), what, points: lost });
}

function pointsOf(c: Character, what: 'constitution' | 'reputation'): number {
  if (c.hero) return what === 'constitution' ? constitution(c) : reputation(c);
  if (c.kind !== 'antagonist') return 0;
  const printed = profileOf(c).resistance[what === 'constitution' ? 'combat' : 'discussion'] ?? 10;
  return Math.max(0, (printed - 10) / 2 - (what === 'constitution' ? c.constitutionLost : c.reputationLost));
}

export const hasFeature = (t: Table, feature: (typeof SCENARIOS)['S1']['features'][number]): boolean =>
  SCENARIOS[t.scenario].features.includes(feature);
