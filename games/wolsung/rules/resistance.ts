/** WS-13.23: how a resistance, and the Target Number of an offensive action, is put together. */
import { type Sum, sum, sumOf } from '@guildhall/kernel';
import {
  CARD,
  COVER_DEFENSE,
  DIFFICULT_SLOWER,
  EASY_PER_POINT,
  ETIQUETTE,
  FINISHER_TN_PER_MARKER,
  GADGETS,
  GRIPPED_OR_DOWN,
  RANGE_DEFENSE,
  RANGE_IDS,
  SCENARIOS,
  SKILLS,
  STUNT_TN,
} from '../data/index.ts';
import type { TermName, Terms } from '../facts.ts';
import type { WS } from '../rulebook/ids.generated.ts';
import { type Character, NONE, type Table, type Test } from '../table.ts';
import { areEnemies, baseResistance, distance, hasAbility, hasGadget, hasMark, holds, speed } from './characters.ts';

/** One for all sums, so that summing makes nothing. */
const context = { attacker: null as unknown as Character, target: null as unknown as Character, test: null as unknown as Test };
type Context = typeof context;

const BASE_RULE: { readonly [type in Table['type']]: WS } = { combat: 'WS-3.7', chase: 'WS-3.8', discussion: 'WS-3.9' };

/** WS-16.37: in combat, skills of other types know no zones. */
const inZones = (t: Table, { test }: Context): boolean => t.type === 'combat' && SKILLS[test.skill].offensive === 'combat';

/** WS-18.3, WS-18.5 to WS-18.7 */
function byRoute(t: Table, { attacker, target }: Context): number {
  if (t.type !== 'chase' || t.route === 'normal') return 0;
  const faster = speed(t, target) - speed(t, attacker);
  return t.route === 'easy' ? EASY_PER_POINT * Math.max(0, faster) : faster < 0 ? DIFFICULT_SLOWER : 0;
}

/** WS-19.7, WS-19.8: the action counts as familiar. */
export function isFamiliar(t: Table, actor: Character, test: Test): boolean {
  if (t.type !== 'discussion') return false;
  if (actor.stance === 'familiar') return true;
  if (test.skill === 'intimidation') return t.formality === 'formal';
  return t.formality !== 'private' && SKILLS[test.skill].offensive === 'combat';
}

/** WS-13.7; D11: two gadgets make a stunt easier. */
function stuntCost(_t: Table, { attacker, test }: Context): number {
  if (test.kind !== 'stunt') return 0;
  for (const gadget of attacker.hero?.gadgets ?? []) {
    const { stunt } = GADGETS[gadget];
    if (stunt?.stunt === test.stunt && (stunt.skill === null || stunt.skill === test.skill) && hasGadget(attacker, gadget))
      return stunt.adds;
  }
  return STUNT_TN;
}

/** D6: darkness under mountains. */
function inDarkness(t: Table, { attacker, target, test }: Context): number {
  if (!SCENARIOS[t.scenario].features.includes('darkness') || !hasAbility(attacker, 'darkness_under_mountains')) return 0;
  return (test.skill === 'stealth' || test.skill === 'spot') && target.hero?.race !== 'dwarf' ? -5 : 0;
}

type Part = Parameters<typeof sumOf<Table, Context, TermName, WS>>[0][number];

const RESISTANCE_PARTS: readonly Part[] = [
  { name: 'corset', rule: 'WS-9.22', add: (t, c) => (t.type === 'combat' && hasGadget(c.target, 'steel_corset') ? 1 : 0) },
  {
    name: 'blade',
    rule: 'WS-9.25',
    add: (t, { attacker, test }) =>
      t.type === 'combat' &&
      test.skill === 'brawl' &&
      hasAbility(attacker, 'dancing_with_a_blade') &&
      attacker.weapon === attacker.hero?.blade
        ? -2
        : 0,
  },
  {
    name: 'allegories',
    rule: 'WS-9.25',
    add: (t, c) => (t.type === 'discussion' && holds(c.target, 'allegories_and_parables') ? 2 : 0),
  },
  { name: 'agent', rule: 'WS-9.25', add: (t, c) => (t.type === 'chase' && holds(c.target, 'special_agent') ? 2 : 0) },
  {
    name: 'aristocrat',
    rule: 'WS-9.24',
    add: (t, { attacker, target }) =>
      t.type === 'discussion' && target.hero?.profession === 'aristocrat' && !hasMark(attacker, 'well_born') ? 2 : 0,
  },
  {
    name: 'cleric',
    rule: 'WS-9.25',
    add: (_t, { attacker, target }) => (holds(target, 'cleric') && hasMark(attacker, 'undead') ? 2 : 0),
  },
  { name: 'darkness', rule: 'WS-9.24', add: inDarkness },
  {
    name: 'range',
    rule: 'WS-17.4',
    add: (t, c) => (inZones(t, c) ? RANGE_DEFENSE[RANGE_IDS[distance(c.attacker, c.target)]] : 0),
  },
  {
    name: 'cover',
    rule: 'WS-17.12',
    add: (t, c) => (inZones(t, c) && c.target.cover && distance(c.attacker, c.target) > 0 ? COVER_DEFENSE : 0),
  },
  { name: 'route', rule: 'WS-18.3', add: byRoute },
  {
    name: 'etiquette',
    rule: 'WS-19.3',
    add: (t, { attacker, target, test }) =>
      t.type === 'discussion' && target.stance === 'proper' && !isFamiliar(t, attacker, test) ? ETIQUETTE[t.formality] : 0,
  },
  // WS-16.18, WS-16.23, WS-16.30: never raised to 10.
  {
    name: 'helpless',
    rule: 'WS-16.23',
    atMost: (_t, { target }) => (target.down || target.grippedBy !== NONE ? GRIPPED_OR_DOWN : null),
  },
  { name: 'guard', rule: 'WS-7.14', add: (_t, { test }) => (test.guard === null ? 0 : CARD[test.guard].bonus) },
];

const ACTION_PARTS: readonly Part[] = [
  { name: 'stunt', rule: 'WS-13.7', add: stuntCost },
  // WS-13.10, WS-13.20
  {
    name: 'markers',
    rule: 'WS-13.10',
    add: (_t, { target, test }) => (test.kind === 'finisher' ? FINISHER_TN_PER_MARKER * target.markers : 0),
  },
  {
    name: 'nails',
    rule: 'WS-9.24',
    add: (t, { target, test }) =>
      test.kind === 'finisher' && t.type === 'combat' && test.skill === 'brawl' && hasAbility(target, 'hard_as_nails') ? 10 : 0,
  },
];

const base = (rule: WS): Part => ({ name: 'base', rule, add: (t, { target }) => baseResistance(t, target) });
const made = (parts: readonly Part[]): { readonly [type in Table['type']]: Sum<Table, Context, TermName, WS> } => ({
  combat: sumOf([base(BASE_RULE.combat), ...parts]),
  chase: sumOf([base(BASE_RULE.chase), ...parts]),
  discussion: sumOf([base(BASE_RULE.discussion), ...parts]),
});
const TARGET_NUMBER = made([...RESISTANCE_PARTS, ...ACTION_PARTS]);

/** The Target Number of an offensive action as things stand, term by term if wanted. */
export function targetNumber(t: Table, test: Test, terms?: Terms): number {
  context.attacker = t.characters[test.actor];
  context.target = t.characters[test.target];
  context.test = test;
  return sum(TARGET_NUMBER[t.type], t, context, terms);
}

/** The Target Number that this attack would have as a finisher (WS-13.17). */
export function finisherNumber(t: Table, test: Test): number {
  const { kind } = test;
  test.kind = 'finisher';
  const tn = targetNumber(t, test);
  test.kind = kind;
  return tn;
}

/** D6: hand-to-hand is brawl in a combat. */
export const isHandToHand = (t: Table, test: Test): boolean => t.type === 'combat' && test.skill === 'brawl';

/** Somebody of another side who takes part. */
export const isTarget = (actor: Character, target: Character): boolean => target.state === 'active' && areEnemies(actor, target);
