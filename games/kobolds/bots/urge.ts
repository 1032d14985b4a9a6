/** What one would do at first glance, for playouts and for sorting out answers: quick, and never a look at hidden cards. */
import { bestTotal, pokerRank, type SuitCard } from '@guildhall/cards';
import { CONTACT_TOLERANCE, distance } from '@guildhall/geometry';
import type { Frame, Game, Stack } from '@guildhall/kernel';
import { type CardSide, PROFILES, VALUE_OF_CATEGORY } from '../data/index.ts';
import { BIT } from '../effects.ts';
import type { QuestionName } from '../questions.ts';
import { cardsOf, modelOf, pointOf } from '../rules/answers.ts';
import { type Activation, activationOf, type Fight, fightOn, isOwn, spellOn } from '../rules/frames.ts';
import { attackSumUnhindered, held, kindOf, limitOfAttack, limitOfDefence } from '../rules/limits.ts';
import { goalOf } from '../rules/places.ts';
import { defendOf } from '../rules/reading.ts';
import { NONE, type Table } from '../table.ts';
import { aimOf } from './aims.ts';
import { isRunner, wayOut } from './getaway.ts';
import { bestRank } from './hands.ts';
import { roleOf } from './roles.ts';
import { gap, inContactWithPrey, reachOf, wayTo } from './stance.ts';
import { wayBetween } from './ways.ts';
import { priceOf } from './worth.ts';

/** The number at the end of an answer such as "attack m12" or "contact m3 just do it"; NONE if there is none. */
export function modelNamed(answer: string): number {
  const from = answer.indexOf(' m') + 2;
  if (from < 2) return NONE;
  const n = Number.parseInt(answer.slice(from), 10);
  return Number.isNaN(n) ? NONE : n;
}

/** A hand that one could meet, by the number of cards it may have. */
const LIKELY = [0, 1, 1.5, 1.7, 1.9, 2.3] as const;

function urgeToAttack(t: Table, a: Activation, answer: string): number {
  const target = modelNamed(answer);
  if (target === NONE || t.models[target].seat === a.seat) return -20;
  const model = t.models[target];
  const m = a.vars.model;
  const sum = attackSumUnhindered(t, m, target, kindOf(t, m), isOwn(a));
  const rank = bestRank(t.gangs[a.seat].hand, held(sum));
  const margin = rank - LIKELY[held(defendOf(t, target))] + ((model.effects & BIT.stunned) !== 0 ? 1 : 0);
  const left = PROFILES[model.profile].wounds - model.wounds;
  const kill = margin - 1 >= left ? 3 : 0;
  return 8 + 2 * margin + 0.3 * priceOf(t, model) + kill;
}

/** Whether anything the model goes for is within a Walk, or within two. */
function urgeToWalk(t: Table, a: Activation, dash: boolean): number {
  const m = a.vars.model;
  const model = t.models[m];
  if (isRunner(t, m)) return dash ? 12 : 11;
  const role = roleOf(model);
  const aim = aimOf(t, m, a.seat);
  if (aim === null) return -1;
  const far = wayTo(t, model, aim);
  const engaged = inContactWithPrey(t, m, a.seat);
  if (role === 'fighter' || role === 'bystander') {
    if (far <= CONTACT_TOLERANCE) return -6;
    const busy = engaged ? 8 : 0;
    const reach = reachOf(model);
    if (far <= reach) return (dash ? 4 : 12) - busy;
    if (far <= 2 * reach) return (dash ? 11 : 9) - busy;
    return (dash ? 9 : 8) - busy;
  }
  // Those who fight from afar walk to see, or to get away.
  if (engaged) return dash ? 3 : 5;
  return dash ? -2 : a.vars.actions > 1 ? 3 : 0;
}

function urgeToAct(t: Table, a: Activation, seat: number, answer: string): number {
  const model = t.models[a.vars.model];
  switch (answer) {
    case 'walk':
      return urgeToWalk(t, a, false);
    case 'walk and dash':
      return urgeToWalk(t, a, true);
    case 'end':
      return 0;
    case 'stand up':
      return 15;
    case 'recover':
      return 7;
    case 'draw cards': {
      const rank = bestRank(t.gangs[seat].hand, 4);
      return rank < 2 ? 8 : rank < 3 ? 5 : 1;
    }
    case 'take chest':
      return 25;
    case 'put down chest':
      return -10;
    case 'chuck':
      return -2;
    case 'climb':
      return -1;
    case 'swig heal':
      return model.wounds > 1 && model.wounds >= PROFILES[model.profile].wounds - 2 ? 6 : -2;
    case 'swig effects':
      return (model.effects & (BIT.poison | BIT.concussion | BIT['broken-bones'])) !== 0 ? 4 : -2;
  }
  if (answer.startsWith('attack') || answer.startsWith('shoot')) return urgeToAttack(t, a, answer);
  if (answer.startsWith('strike')) return 18;
  if (answer.startsWith('inspect')) return 13;
  if (answer.startsWith('cast attack')) return 10 + 0.3 * priceOf(t, t.models[modelNamed(answer)]);
  if (answer.startsWith('cast support')) {
    const friend = t.models[modelNamed(answer)];
    return friend.wounds > 1 ? 4 + 0.4 * priceOf(t, friend) : -4;
  }
  return 0;
}

/** As far towards the edge as it goes. */
function urgeToRun(t: Table, seat: number, m: number, side: CardSide, answer: string): number {
  const goal = goalOf(t, m, side, answer);
  if (goal === null) return -1;
  return goal.off ? 50 : wayOut(t, seat, t.models[m]) - wayOut(t, seat, goal);
}

/** Towards what the model is after; those who fight from afar stay away from fighters. */
function urgeToGo(t: Table, seat: number, m: number, side: CardSide, answer: string): number {
  if (isRunner(t, m)) return urgeToRun(t, seat, m, side, answer);
  const model = t.models[m];
  const role = roleOf(model);
  const aim = aimOf(t, m, seat);
  if (answer === 'stay') return role === 'fighter' ? -3 : 0;
  const point = pointOf(answer);
  if (point) {
    if (aim === null) return 0;
    const gained = wayBetween(t, model, aim) - wayBetween(t, point, aim);
    return role === 'fighter' || role === 'bystander' ? gained : -0.3 * gained;
  }
  const other = modelNamed(answer);
  if (other !== NONE) {
    const there = t.models[other];
    const enemy = there.seat !== seat;
    const wanted = aim !== null && aim.x === there.x && aim.y === there.y;
    if (answer.startsWith('contact')) {
      if (role !== 'fighter') return -5;
      if (!enemy) return -4;
      return wanted ? 9 : 6 + 0.2 * priceOf(t, there) + ((there.effects & BIT.stunned) !== 0 ? 1 : 0);
    }
    if (answer.startsWith('towards')) return role === 'fighter' ? (wanted ? 4 : 2) : -2;
    return role === 'fighter' ? -4 : gap(model, there) < 2 * reachOf(there) ? 3 : -1;
  }
  if (answer.startsWith('contact ') && (answer.endsWith('chest') || answer.endsWith('carriage') || answer.includes(' k')))
    return 10;
  if (answer.startsWith('towards ') && aim !== null) {
    if (answer === 'towards north') return aim.y > 23 ? 6 : -2;
    if (answer === 'towards south') return aim.y < 1 ? 6 : -2;
    return 4;
  }
  return role === 'fighter' ? -2 : answer.startsWith('behind') ? 2 : 0;
}

/** Whoever has something to hit goes first, the strong before the weak. */
function urgeToActivate(t: Table, seat: number, answer: string): number {
  const m = modelOf(answer);
  if (m === NONE) return -50;
  const model = t.models[m];
  const value = VALUE_OF_CATEGORY[PROFILES[model.profile].category];
  if (isRunner(t, m)) return 20;
  const role = roleOf(model);
  if (role !== 'fighter') return 4 + 0.2 * value;
  const aim = aimOf(t, m, seat);
  if (aim === null) return 1;
  const far = Math.max(0, distance(model, aim) - model.r - aim.r);
  return (far <= reachOf(model) ? 6 : 2) + 0.3 * value - (far > 2 * reachOf(model) ? 1 : 0);
}

const rankOfAnswer = (answer: string): number => {
  const cards = cardsOf(answer);
  return cards ? pokerRank(cards) : 0;
};

/** Worth a coin: the hand makes more with one card more. */
function gainsByOneMore(hand: readonly SuitCard[], limit: number): boolean {
  return bestRank(hand, held(limit + 1)) > bestRank(hand, limit);
}

function urgeToAnswer(t: Table, fight: Fight, seat: number, answer: string): number {
  const { hand, stash } = t.gangs[seat];
  const limit = limitOfDefence(t, fight);
  const target = t.models[fight.vars.target];
  switch (answer) {
    case 'just do it':
      return gainsByOneMore(hand, limit) ? 1 + 0.2 * priceOf(t, target) : -2;
    case 'counter free':
    case 'counter': {
      const strike = PROFILES[target.profile].fight ?? 0;
      const better = bestRank(hand, held(strike)) - bestRank(hand, limit);
      return better >= 0 && bestRank(hand, held(strike)) >= 2 ? 2 : -2;
    }
    case 'like an orc':
      return stash > 2 && priceOf(t, target) >= 5 && PROFILES[target.profile].wounds - target.wounds <= 2 ? 1 : -1;
    default:
      return 0;
  }
}

function urgeToBribe(t: Table, seat: number, m: number, answer: string): number {
  const { stash } = t.gangs[seat];
  const value = priceOf(t, t.models[m]);
  if (answer === 'cheapskate') return stash > 1 && value >= 3 ? 1 : -1;
  if (answer === 'none') return 0;
  return stash >= 6 && value >= 5 ? 0.5 : -2;
}

const GREAT: readonly string[] = ['frenzy', 'furious', 'big-bash', 'swing', 'war-cry', 'terrify', 'concussion', 'broken-bones'];
const SMALL: readonly string[] = ['pickpocket', 'dodge-w', 'dodge-l', 'none'];

const total = (cards: readonly SuitCard[]): number => bestTotal(cards);

function urgeToTwist(stack: Stack, question: string, answer: string): number {
  const spell = spellOn(stack)?.vars;
  if (!spell) return 0;
  const wanted =
    question === 'spell/defend' ? total(spell.resist) < 15 : total(spell.hand) <= spell.number || total(spell.hand) < 13;
  return (answer === 'twist') === wanted ? 1 : -1;
}

/** Cards that are of no use to the best hand go; those that make it stay. */
function urgeToDiscard(t: Table, seat: number, answer: string): number {
  const cards = cardsOf(answer);
  if (!cards) return 0;
  const { hand } = t.gangs[seat];
  const kept = hand.filter((card) => !cards.includes(card));
  return 3 * (bestRank(kept, 4) - bestRank(hand, 4)) + 0.5 * cards.length;
}

function urgeToDeploy(t: Table, m: number, answer: string): number {
  const forward = answer.startsWith('forward');
  const middle = answer.endsWith('middle') ? 1 : 0;
  if (pointOf(answer)) return 0.5;
  return (forward === (roleOf(t.models[m]) === 'fighter') ? 2 : 0) + middle;
}

export function urge(g: Game<Table>, seat: number, answer: string): number {
  const { table: t, stack } = g;
  const { at, vars } = stack[stack.length - 1] as Frame<{ [name: string]: unknown }>;
  switch (at as QuestionName) {
    case 'activation/act':
    case 'lured/act':
      return urgeToAct(t, activationOf(stack), seat, answer);
    case 'move/destination':
      return urgeToGo(t, seat, Number(vars.model), vars.side as CardSide, answer);
    case 'action time/model':
      return urgeToActivate(t, seat, answer);
    case 'attack/commit':
      return 2 * rankOfAnswer(answer) - 0.05 * answer.length + 0.001 * limitOfAttack(t, fightOn(stack));
    case 'attack/defend':
      return answer === 'fold' ? -1 : 2 * rankOfAnswer(answer) - 0.05 * answer.length;
    case 'attack/answer':
      return urgeToAnswer(t, fightOn(stack), seat, answer);
    case 'attack/just do it':
      return (answer === 'just do it') === gainsByOneMore(t.gangs[seat].hand, limitOfAttack(t, fightOn(stack))) ? 1 : -1;
    case 'attack/critical':
      return GREAT.includes(answer) ? 4 : SMALL.includes(answer) ? 0 : 2;
    case 'bribe/offer':
      return urgeToBribe(t, seat, Number(vars.model), answer);
    case 'refill/count cards':
      return answer === 'deck' ? 0 : bestRank([...t.gangs[seat].hand, ...(cardsOf(answer) ?? [])], 4) >= 4 ? 0.5 : -1;
    case 'draw cards/discard':
      return urgeToDiscard(t, seat, answer);
    case 'spell/defend':
    case 'spell/cast':
      return urgeToTwist(stack, at, answer);
    case 'deployment/place':
      return urgeToDeploy(t, Number(vars.model), answer);
    case 'spell/ace':
      return Number(answer);
    case 'spell/crystals':
      return 0.1 * Number(answer);
  }
  switch (answer) {
    case 'pass':
    case 'none':
    case 'stop':
    case 'leave':
    case 'accept':
      return -1;
    default:
      return 0;
  }
}
