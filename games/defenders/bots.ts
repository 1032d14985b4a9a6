/** What bots know of Defenders beyond its rules: how the city and the siege stand, and where a bot keeps out of it. */
import { PACK } from '@guildhall/cards';
import { type BotKnowledge, type Frame, type Game, type Ladder, type Plain, QuickRandom } from '@guildhall/kernel';
import { bestWord, cityWorth, type Spoken } from './bots/city.ts';
import { siegeWorth } from './bots/siege.ts';
import { sensible } from './bots/words.ts';
import { CITY_STANDS } from './data/index.ts';
import type { QuestionName } from './questions.ts';
import { book } from './rules/index.ts';
import { phaseOf } from './rules/phase.ts';
import { hasOthers } from './rules/reading.ts';
import { ideas, nextLine, sampleName } from './rules/texts.ts';
import { everybody } from './rules/world.ts';
import type { Table } from './table.ts';

/** How much worth is much: at this a siege that was even is won three times out of four. */
const SCALE = 25;
const likely = (worth: number): number => 1 / (1 + Math.exp(-worth / SCALE));

/** How good the game stands, for all seats alike (DF-1.2). */
function evaluate({ table: t, stack }: Game<Table>): number {
  if (t.ending !== null) return CITY_STANDS[t.ending.reason] ? 1 : 0;
  switch (phaseOf(t, stack)) {
    case 'world':
    case 'map':
      return 0.5;
    case 'city':
      return likely(cityWorth(t));
    default:
      return likely(siegeWorth(t));
  }
}

const at = (g: Game<Table>): Frame => g.stack[g.stack.length - 1];

/** Bots pass where one may pass (DF-30.4), and what is equally good is left as it is. */
const QUIET = new Set<Plain>(['abstain', 'pass', 'ready', 'confirm', 'skip', 'stand by it', 'stop']);
const LOUD = new Set<Plain>(['propose', 'setting', 'own setting', 'city', 'yes', 'no', 'challenge', 'fails']);

function urge(g: Game<Table>, _seat: number, answer: Plain): number {
  if (QUIET.has(answer)) return 10;
  if (LOUD.has(answer)) return -10;
  if (typeof answer === 'object' && answer !== null && 'concede' in answer) return -20;
  if (typeof answer === 'string' && answer.startsWith('finalise ')) return 4;
  if (at(g).at === 'activation/unit' && answer !== 'none') return 1;
  return 0;
}

/** Bots have no vote (DF-29.9), make no proposals and no challenges (DF-30.4), and keep no scene open (DF-13.21). */
const MANNERS: { readonly [question in QuestionName]?: string } = {
  'world building/wish': 'ready',
  'agreement/answer': 'abstain',
  'agreement/vote': 'abstain',
  'agreement/decide': 'abstain',
  'finalise/challenge': 'abstain',
  'nature/draw': 'pass',
  'connections/propose': 'pass',
  'entry points/propose': 'pass',
  'entry points/confirm': 'confirm',
  'reflection/play': 'abstain',
  'reflection/join': 'abstain',
  'battle/challenge': 'abstain',
  'battle/vote': 'abstain',
};
/**
 * Names, texts, scenes and drawings decide nothing: bots take what the rules suggest, in writing: nobody has heard them speak.
 * Of words for a card they take the one that makes most of it.
 */
function suggested(g: Game<Table>): Plain | null {
  const open = book.openOp(g)?.open;
  const f = at(g);
  if (!open) return null;
  const t = g.table;
  // DF-13.21: the roles are for the others.
  if (f.at === 'reflection/roles') return open.sample(t, f, new QuickRandom(0), g.stack);
  const list: Plain[] = [];
  open.suggest?.(t, f, list, g.stack);
  if (f.at === 'city creation/word')
    return bestWord(t, f.vars as Spoken, sensible(t, f.vars as Spoken, list as string[]), ideas(t, t.row.length + t.pile.length));
  return list.find((answer) => typeof answer === 'string') ?? list[0] ?? open.sample(t, f, ideas(t), g.stack);
}
/** So many roles a bot gives out, so many lines are used up in a turn. */
const LINES_A_TURN = 2;
/** Who was given a role says one thing in the scene, and no more. */
function lineInScene({ table: t, stack }: Game<Table>, seat: number): Plain | null {
  const f = stack[stack.length - 1];
  if ((f.at !== 'reflection/join' && f.at !== 'reflection/play') || !t.scene) return null;
  const { roles, place, time, situation } = t.scene;
  const framed = Math.max(place.n, time.n, situation.n);
  const hasSpoken = t.authors.slice(framed).includes(seat);
  return !hasSpoken && roles.some((role) => role.seat === seat)
    ? nextLine(t, 'line', LINES_A_TURN * t.turn + roles.findIndex((role) => role.seat === seat))
    : null;
}
/** DF-4.7: when everybody else is ready and nobody has named the city, the last one does. */
function cityToName({ table: t, stack }: Game<Table>): Plain | null {
  const f = stack[stack.length - 1];
  if (t.world.city !== '' || !hasOthers(t)) return null;
  const { ready, active } = f.vars as { ready: number; active: number };
  if (f.at === 'world building/wish') return (ready | (1 << active)) === everybody(t) ? 'city' : null;
  if (f.at !== 'world building/city') return null;
  // The pile is face down: what a bot imagines of it differs from game to game.
  const imagined = t.pile.slice(0, 5).reduce((sum, card) => sum * 53 + PACK.indexOf(card), 0);
  return { name: sampleName(t, 'city', new QuickRandom(imagined % 99991)), city: '', enemy: '' };
}
const manners = (g: Game<Table>, seat: number): Plain | null =>
  lineInScene(g, seat) ?? cityToName(g) ?? MANNERS[at(g).at as QuestionName] ?? suggested(g);

/**
 * All win or lose together, so that a few good decisions go far: learners slip often (`npm run bench -- strength defenders`
 * measures them). Between journeyman and greedy there is no room for one more that each would beat clearly.
 */
const ladder: Ladder = {
  slips: { novice: 87, apprentice: 65, journeyman: 40, veteran: 20 },
  expert: 20,
  unproven: ['veteran', 'expert', 'search'],
  // Where greedy bots play nearly nothing is ever lost, and a siege is over before there is a story.
  usual: 'apprentice',
};

/** While the city is made, what the next card of the pile is changes nothing. */
const certain: readonly QuestionName[] = ['city creation/act'];

export const bots: BotKnowledge<Table, Plain> = { evaluate: (g) => evaluate(g), urge, manners, certain, ladder };
