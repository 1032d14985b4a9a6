/** What is impossible about the open procedures of a loaded game, given its table: what no answer could have led to. */
import { type Frame, openFrame, procedureOf, type Stack } from '@guildhall/kernel';
import { foresee } from './rules/abilities.ts';
import { grips } from './rules/characters.ts';
import { describe } from './rules/describe.ts';
import { turn } from './rules/turn.ts';
import { NONE, type Table } from './table.ts';

export function problemWithFrames(t: Table, stack: Stack): string | null {
  for (const [i, frame] of stack.entries()) {
    const wrong = problemWithFrame(t, frame, i + 1 < stack.length) ?? problemWithPlay(t, stack, i);
    if (wrong) return `stack[${i}], "${frame.at}", ${wrong}`;
  }
  return problemWithTests(t, stack);
}

/** Where these questions are open, somebody is meant. */
const NAMES_SOMEBODY: readonly string[] = [
  'turn',
  'initiative',
  'grip',
  'replenish',
  'golem',
  'scandal',
  'prestige',
  'describe',
  'condition',
  'gear',
];
/** Of these the seat may be another: the one who asks, or nobody in particular. */
const OF_ANY_SEAT: readonly string[] = ['scandal', 'gear', 'describe'];

function problemWithFrame(t: Table, frame: Frame, isBelow: boolean): string | null {
  const name = procedureOf(frame.at);
  const who = Number(frame.vars.who ?? frame.vars.by ?? NONE);
  if (NAMES_SOMEBODY.includes(name) && who === NONE) return 'is about nobody';
  if (NAMES_SOMEBODY.includes(name) && !OF_ANY_SEAT.includes(name) && t.characters[who].owner !== frame.seat)
    return 'is put to a seat that does not play it';
  if (name === turn.name && t.turn !== who) return `is the turn of ${who}, not of ${t.turn}`;
  if (frame.at === 'grip/pay' && grips(t, who) === NONE) return 'is about a grip that there is not';
  if (
    name === foresee.name &&
    (Number(frame.vars.looked) > t.deck.length || Number(frame.vars.placed) >= Number(frame.vars.looked))
  )
    return 'looks at more cards than there are';
  if (name === 'aftermath' && t.results.length === 0) return 'follows no conflict';
  if (ABOUT_A_HERO.includes(frame.at) && (who === NONE || t.characters[who].hero === null)) return 'is about no hero';
  if (name === 'simple test' && frame.at !== 'simple test/who' && who === NONE) return 'is the test of nobody';
  if (NEEDS_SKILL.test(frame.at) && frame.vars.skill === '') return 'names no skill';
  if (name === 'trim hand' && !isBelow && t.stocks[frame.seat].hand.length === 0) return 'asks for a card of an empty hand';
  return null;
}

/** Steps at which the skill is known. */
const NEEDS_SKILL = /^(aftermath\/title|achievement\/title|simple test(?!\/(who|skill)$))/;
const ABOUT_A_HERO = [
  'aftermath/scar',
  'aftermath/death',
  'aftermath/skill',
  'aftermath/title',
  'achievement/skill',
  'achievement/title',
];

/** A card that is being played is the one that was chosen. */
function problemWithPlay(t: Table, stack: Stack, i: number): string | null {
  const { at, seat, vars } = stack[i];
  if (at.startsWith('modify') && stack[i - 1]?.vars.chosen !== vars.what) return 'does what nobody has chosen';
  if (at === 'initiative>replenish' && vars.chosen !== NONE) return 'plays a card while the hand is filled';
  if (at === 'initiative>describe' && t.stocks[seat].hand[Number(vars.chosen)] !== stack[i + 1]?.vars.card)
    return 'plays another card than was chosen';
  return null;
}

/** How many tests must be open. */
function testsIn(stack: Stack): number {
  let n = 0;
  for (const { at, vars } of stack) {
    if (at.startsWith('declare')) n++;
    else if (at.startsWith('offence') && at !== 'offence>scandal') n++;
    else if (at.startsWith('resist') && at !== 'resist/skill') n++;
    else if (at === 'scandal>roll' || at === 'scandal>settle') n++;
    else if (at.startsWith('simple test')) n += testsOutside(at, vars);
  }
  return n;
}
const UNDECLARED = ['simple test/who', 'simple test/skill', 'simple test/against'];
const ROLLING = ['simple test>second claim', 'simple test>second roll'];

/** Of a test outside a conflict: its own, and those of the opponents whose turn has come (WS-6.23). */
function testsOutside(at: string, { opponents, other }: Frame['vars']): number {
  if (UNDECLARED.includes(at)) return 0;
  const all = Array.isArray(opponents) ? opponents : [];
  if (at === 'simple test>settle') return 1 + all.length;
  const before = Math.max(0, all.indexOf(other));
  return 1 + before + (ROLLING.includes(at) ? 1 : 0);
}

function problemWithTests(t: Table, stack: Stack): string | null {
  const wanted = testsIn(stack);
  if (t.tests.length !== wanted) return `${t.tests.length} tests are open instead of ${wanted}`;
  const playing = openFrame(stack, describe);
  if (playing) {
    const { by, card } = playing.vars;
    if (!t.stocks[t.characters[by].owner].hand.includes(card)) return `${card} is played, which is not in hand`;
  }
  return null;
}
