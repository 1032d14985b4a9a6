/** What a saved table must look like, and what is impossible about one. */
import { notConserved } from '@guildhall/cards';
import { count, defineTable, flag, listOf, oneOf, perSeat, record, type Stack, text, whole } from '@guildhall/kernel';
import {
  ARCHETYPE_IDS,
  DECK,
  GEAR_WEAPONS,
  MOST_HEROES,
  PROFILES,
  SCENARIOS,
  SKILL_IDS,
  type StuntId,
  VEHICLE_IDS,
} from './data/index.ts';
import { problemWithFrames } from './frames.ts';
import { aCopy, aNumber, aWish, cards, character, scene, test, words } from './kinds.ts';
import { profileOf } from './rules/characters.ts';
import { MOST_COPIES } from './rules/copies.ts';
import { type Character, NONE, type Table } from './table.ts';

export const tableSchema = defineTable({
  ...scene,
  stocks: perSeat(record({ hand: cards, tokens: count(60), wish: aWish })),
  deck: cards,
  known: listOf(record({ seat: count(6), of: count(6), cards }), 49),
  characters: listOf(
    record({
      ...character,
      shown: listOf(oneOf(SKILL_IDS, 'brawl'), SKILL_IDS.length),
      open: flag(),
      gained: count(9),
      spentOtherwise: flag(),
      shamed: flag(),
      actions: count(10_000),
      first: flag(),
      coming: oneOf(['', ...GEAR_WEAPONS, ...VEHICLE_IDS], ''),
    }),
    99,
  ),
  begun: flag(),
  grudge: aNumber,
  lot: count(1_000_000),
  tests: listOf(
    record({ ...test, abilities: listOf(text(40), 20), tn: whole(NONE, 100_000), result: whole(NONE, 100_000) }),
    MOST_HEROES,
  ),
  decider: aNumber,
  tested: count(20),
  sessions: whole(1, 9),
  secrets: listOf(words, 20),
  copies: listOf(aCopy, MOST_COPIES),
}).schema;

/** What is impossible about a table of the right shape. */
export function impossible(t: Table, stack: Stack): string | null {
  return (
    problemWithCards(t) ?? problemWithSeats(t) ?? problemWithCharacters(t) ?? problemWithTests(t) ?? problemWithFrames(t, stack)
  );
}

/** WS-2.1 */
function problemWithCards(t: Table): string | null {
  const inFront = t.characters.flatMap(({ initiative }) => (initiative === null ? [] : [initiative]));
  return notConserved(DECK, t.deck, t.discard, inFront, ...t.stocks.map(({ hand }) => hand));
}

function problemWithSeats(t: Table): string | null {
  const { length } = t.stocks;
  const duel = t.settings.mode === 'duel';
  if (duel ? t.gm !== NONE : t.gm !== length - 1) return `seat ${t.gm} cannot be the GM's`;
  const players = length - (duel ? 0 : 1);
  if (t.heroes !== players && t.heroes !== 2 * players) return `${t.heroes} heroes for ${players} players`;
  if (t.characters.length < t.heroes) return 'there are fewer characters than heroes';
  if (t.type !== SCENARIOS[t.scenario].type) return `${t.scenario} is no ${t.type}`;
  const sides = duel ? 2 : SCENARIOS[t.scenario].sides.length;
  if (t.stake.texts.length > 0 && t.sides !== sides) return `there are ${t.sides} sides instead of ${sides}`;
  if (t.stake.texts.length !== 0 && t.stake.texts.length !== SCENARIOS[t.scenario].sides.length)
    return 'the stake is not worded for all sides';
  if (t.statusQuo >= t.sides) return 'the status quo side is none of the sides';
  if (t.results.some(({ winner }) => winner >= 3)) return 'a side won that there is not';
  return t.ending !== '' && t.results.length === 0 ? 'a conflict has ended, but nothing came of it' : null;
}

function problemWithCharacters(t: Table): string | null {
  for (const [n, c] of t.characters.entries()) {
    const wrong = problemWith(t, n, c);
    if (wrong) return `characters[${n}] ${wrong}`;
  }
  const missing = [t.turn, t.grudge, t.decider].find((n) => n >= t.characters.length);
  return missing === undefined ? null : `there is no character ${missing}`;
}

function problemWith(t: Table, n: number, c: Character): string | null {
  if (n < t.heroes !== (c.kind === 'hero')) return 'is no hero, or one too many';
  if ((c.hero !== null) !== (c.kind === 'hero')) return 'has a sheet that does not go with its kind';
  if ((c.profile !== null) !== (c.kind === 'antagonist' || c.kind === 'extras'))
    return 'has a profile that does not go with its kind';
  if (c.profile !== null && PROFILES[c.profile].kind !== c.kind) return `is no ${c.kind}`;
  if (c.copy !== null && c.copy.of !== c.profile) return 'is a copy of another profile';
  if ((c.skill !== null) !== (c.kind === 'ally')) return 'has a skill of its own, or lacks one';
  if (c.owner >= t.stocks.length || (c.kind === 'hero' && c.owner !== Math.floor(n / perPlayer(t))))
    return `cannot belong to seat ${c.owner}`;
  if (c.state !== 'absent' && c.side >= t.sides) return `is of side ${c.side}, which there is not`;
  if (c.kind === 'hero' && c.side !== (t.gm === NONE ? c.owner % 2 : 0)) return `cannot be of side ${c.side}`;
  if (c.profile !== null && c.owner !== t.gm) return 'does not belong to the GM';
  if (c.scene.some((one) => one.startsWith('writer ') && !ARCHETYPE_IDS.some((id) => one === `writer ${id}`)))
    return 'borrows no archetype';
  if (c.vehicle >= t.vehicles.length) return 'rides in a vehicle that there is not';
  if (c.driving && c.vehicle === NONE) return 'drives nothing';
  if (c.attendTo >= t.characters.length || c.grippedBy >= t.characters.length) return 'is bound to nobody';
  if (c.grippedBy !== NONE && (t.characters[c.grippedBy].side === c.side || t.characters[c.grippedBy].state !== 'active'))
    return 'is gripped by somebody who cannot';
  if (c.state !== 'active' && c.initiative !== null) return 'has a card, but takes no part';
  if (c.state === 'active' && c.kind === 'extras' && c.markers === 0 && t.ending === '') return 'has no member left';
  if (c.state === 'active' && c.kind === 'ally' && c.markers === 0 && t.ending === '') return 'has no marker left';
  if (c.hero && c.usedAchievements.some((at) => at >= (c.hero?.achievements.length ?? 0)))
    return 'has used an achievement it has not';
  return c.profile !== null && c.state !== 'absent' && profileOf(c).resistance[t.type] === null ? 'cannot take part' : null;
}

const perPlayer = (t: Table): number => t.heroes / (t.stocks.length - (t.gm === NONE ? 0 : 1));

const step = /^(|up|down)$/;
const DETAILS: { readonly [stunt in StuntId]?: RegExp } = {
  aimed_attack: /^(|head|arm|leg|other)$/,
  disarm: /^[a-z_]*$/,
  push: /^[012]?$/,
  pull: /^[012]?$/,
  route_change: step,
  polite_request: /^(|formality (up|down)|floor|attend|sit|free|put_away [a-z_]+)$/,
};
/** What a stunt can aim at, as far as words go. */
const isDetail = (stunt: StuntId, detail: string): boolean => (DETAILS[stunt] ?? /^$/).test(detail);

function problemWithTests(t: Table): string | null {
  for (const [i, { actor, target, achievement, stunt, detail }] of t.tests.entries()) {
    if (stunt !== '' && !isDetail(stunt, detail)) return `tests[${i}] aims at "${detail}"`;
    if (actor >= t.characters.length || target >= t.characters.length) return `tests[${i}] is between nobody`;
    if (achievement !== NONE && achievement >= (t.characters[actor].hero?.achievements.length ?? 0))
      return `tests[${i}] uses no achievement`;
  }
  return null;
}
