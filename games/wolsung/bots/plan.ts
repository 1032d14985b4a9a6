/** Chapter 23: what the Director, and a hero's bot, does with a turn. The same position always gives the same plan. */
import { CARD, type Favourite, PROFILES, type StuntId, WEAPONS } from '../data/index.ts';
import { areEnemies, baseResistance, distance, fullPool, isActive, isPrincipal, reputation } from '../rules/characters.ts';
import { targetsFor } from '../rules/eligible.ts';
import { hasFeature } from '../rules/harm.ts';
import { targetNumber } from '../rules/resistance.ts';
import { type Character, NONE, type Table } from '../table.ts';
import { bestStunt, bestWith, imaginedTest, type Plan } from './chances.ts';
import { betterStunt, LIKED } from './promise.ts';

/** WS-23.14: what the tempers add to the thresholds. */
const SHIFT = { genteel: 0.15, daring: 0, ruthless: -0.15 } as const;
const FINISHER = 0.5;
const STUNT = 0.7;
const ATTACK = 0.6;
/** WS-23.13 */
const FAMILIAR = 0.25;
/** WS-23.20 */
const BREAK_FREE = 0.5;

export const shifted = (t: Table, seat: number, threshold: number): number =>
  seat === t.gm ? threshold + SHIFT[t.settings.temper] : threshold;

function favouritesOf(t: Table, c: Character): readonly Favourite[] {
  const profile = c.profile === null ? null : PROFILES[c.profile];
  return profile?.kind === 'antagonist' ? profile.favourites[t.type] : LIKED;
}

/** WS-23.4: one die is kept for active resistance. */
export function usableDice(t: Table, n: number): number {
  const c = t.characters[n];
  if (!isPrincipal(c)) return Math.min(1, c.pool);
  const keeps = fullPool(t, c) >= 2 && c.markers <= c.start / 2;
  return keeps ? c.pool - 1 : c.pool;
}

/** WS-23.5: the lowest resistance + 5 for each marker, ties by lot; the Colossus goes for who acted against it last (D16). */
export function targetOf(t: Table, n: number, targets: readonly number[]): number {
  if (t.characters[n].profile === 'A3' && hasFeature(t, 'grudge') && targets.includes(t.grudge)) return t.grudge;
  const worth = (i: number): number => baseResistance(t, t.characters[i]) + 5 * t.characters[i].markers;
  const least = Math.min(...targets.map(worth));
  const tied = targets.filter((i) => worth(i) === least);
  return tied[t.lot % tied.length];
}

/** Whether a detail is what a favourite asks for. */
const isWanted =
  ({ part, step }: Favourite) =>
  (detail: string): boolean => {
    if (part) return detail === part || detail === '';
    if (step) return detail === step || detail === `formality ${step}`;
    return true;
  };

/** WS-23.6 to WS-23.8, WS-23.20: the offensive action somebody would declare now, or null. */
export function planOf(t: Table, n: number): Plan | null {
  const c = t.characters[n];
  const usable = usableDice(t, n);
  if (usable <= 0) return null;
  const free = freeing(t, n, usable);
  if (free && free.chance >= BREAK_FREE) return free;
  const targets = targetsFor(t, n, 'attack');
  if (targets.length === 0) return null;
  const target = targetOf(t, n, targets);
  const finisher = bestWith(t, n, 'finisher', target, usable);
  if (finisher && isWorthIt(t, n, finisher)) return finisher;
  const stunt = isPrincipal(c) ? stuntOf(t, n, target, usable) : null;
  if (stunt) return stunt;
  const attack = attackOf(t, n, target, usable);
  return (c.hero && attack && betterStunt(t, n, attack, usable)) ?? attack;
}

/** WS-23.6; who has no markers left can lose nothing but the conflict. */
function isWorthIt(t: Table, n: number, finisher: Plan): boolean {
  const { owner } = t.characters[n];
  const { markers, kind } = t.characters[finisher.target];
  if (finisher.chance >= shifted(t, owner, FINISHER) || (markers === 0 && kind !== 'extras')) return true;
  const needed = targetNumber(t, imaginedTest('finisher', n, finisher.target, finisher.skill, ''));
  return (
    isPrincipal(t.characters[n]) && t.stocks[owner].hand.some((card) => CARD[card].is === 'joker' && CARD[card].result >= needed)
  );
}

/** WS-23.8 */
function attackOf(t: Table, n: number, target: number, usable: number): Plan | null {
  for (let dice = 1; dice <= usable; dice++) {
    const attack = bestWith(t, n, 'attack', target, dice);
    if (attack && (attack.chance >= shifted(t, t.characters[n].owner, ATTACK) || dice === usable)) return attack;
  }
  return null;
}

/** WS-23.7 */
function stuntOf(t: Table, n: number, target: number, usable: number): Plan | null {
  for (const favourite of favouritesOf(t, t.characters[n])) {
    const plan = bestStunt(t, n, target, favourite.stunt, usable, isWanted(favourite));
    if (plan && plan.chance >= shifted(t, t.characters[n].owner, STUNT)) return plan;
  }
  return null;
}

function freeing(t: Table, n: number, usable: number): Plan | null {
  const { grippedBy } = t.characters[n];
  const stunt: StuntId = 'break_free';
  return grippedBy === NONE || !isActive(t.characters[grippedBy]) ? null : bestStunt(t, n, grippedBy, stunt, usable, () => true);
}

/** WS-23.13: familiar only for a finisher or stunt that becomes much likelier. */
export function wantsFamiliar(t: Table, n: number): boolean {
  const c = t.characters[n];
  if (reputation(c) <= 1 || !isPrincipal(c)) return false;
  const proper = riskyChance(t, n);
  c.stance = 'familiar';
  const familiar = riskyChance(t, n);
  c.stance = 'proper';
  return familiar >= proper + FAMILIAR;
}

function riskyChance(t: Table, n: number): number {
  const targets = targetsFor(t, n, 'attack');
  if (targets.length === 0) return 0;
  const target = targetOf(t, n, targets);
  const usable = usableDice(t, n);
  let best = bestWith(t, n, 'finisher', target, usable)?.chance ?? 0;
  for (const favourite of favouritesOf(t, t.characters[n])) {
    best = Math.max(best, bestStunt(t, n, target, favourite.stunt, usable, isWanted(favourite))?.chance ?? 0);
  }
  return best;
}

/** WS-23.9: with empty hands first to a weapon, else towards the nearest place from which somebody can be attacked. */
export function approach(t: Table, n: number, legal: readonly string[]): string | null {
  const c = t.characters[n];
  if (c.weapon === 'fists') {
    const weapon = legal.find((answer) => answer.startsWith('draw ') || answer.startsWith('recover '));
    if (weapon) return weapon;
  }
  const enemies = t.characters.filter((other) => isActive(other) && areEnemies(c, other));
  if (t.type !== 'combat' || enemies.length === 0) return null;
  const nearest = enemies.reduce((a, b) => (distance(c, b) < distance(c, a) ? b : a));
  const reach = WEAPONS[c.weapon].ranges.length;
  if (distance(c, nearest) < reach) return null;
  const zone = `zone ${c.zone + Math.sign(nearest.zone - c.zone)}`;
  return legal.includes(zone) ? zone : null;
}

/** WS-23.20: whether to stand up now. */
export function standsUp(t: Table, n: number, plan: Plan | null): boolean {
  const c = t.characters[n];
  return c.down && (c.pool >= 2 || !plan || plan.chance < FINISHER);
}
