/** How a table stands for a seat: models, hands and gold, where everybody stands, and the scenario. Reads imagined games only. */
import type { Game, Stack } from '@guildhall/kernel';
import { PROFILES } from '../data/index.ts';
import { activeOn, fightIn, fights } from '../rules/frames.ts';
import { NONE, type Table } from '../table.ts';
import { bestRank } from './hands.ts';
import { objectiveOf } from './objectives.ts';
import { harmOf, prospectOf, prospectOfFight, quarrels, stanceOf } from './stance.ts';
import { decided } from './target.ts';
import { beingThere, isLastTurn, lossBy, priceOf, timeLeft, toCome, worthOf } from './worth.ts';

/** A coin and a crystal, in points. */
const COIN = 0.3;
const CRYSTAL = 0.6;
/** A rank more in the hand; half as much for the next. */
const RANK = 0.12;
/** A Walk that was made: one that gains less than this is not worth it. */
const WALKED = 0.03;
/** How much a stance counts, one's own and the enemy's, which matters less: somebody must begin. */
const STANCE = { own: 1, theirs: 0.4 } as const;
/** The same where something else is to be struck (chapters 24 and 25). */
const DISTRACTED = { own: 0.4, theirs: 0.16 } as const;
/** The same where whoever waits finds no spy (KC-29.8). */
const HUNTING = { own: 1.5, theirs: 0.1 } as const;

function stanceIn({ scenario }: Table): { readonly own: number; readonly theirs: number } {
  if (scenario === 'runaway-carriage' || scenario === 'mr-cuddly') return DISTRACTED;
  return scenario === 'protect-the-rat' ? HUNTING : STANCE;
}
/** A lead of so many points is nearly a win; fewer of them the later it is, and in the end any (KC-22.3). */
const scaleOf = (turn: number, left: number): number => Math.max(2.5, 7.5 - 0.8 * turn) * (0.2 + 0.8 * left);

/**
 * Where something must leave the board (chapters 27 and 28) all else is but a means to it, and the less the nearer the end is:
 * a gang that is far ahead when the turns run out has drawn.
 */
const isGetaway = ({ scenario }: Table): boolean => scenario === 'vic' || scenario === 'chuck-ball';
const MEANS = 0.6;
/** Neither is the enemy the goal where Mr. Cuddly is (chapter 25): those who brawl in the middle let him sit in his corner. */
const isHunt = ({ scenario }: Table): boolean => scenario === 'mr-cuddly';
const GETAWAY_SCALE = 5;

/** A hand about to be played is nobody's any more: it counts like the rest. */
function handOf(t: Table, seat: number, stack: Stack): number {
  for (const fight of fights(stack)) if (fight.seat === seat || fight.vars.against === seat) return 1.6 * RANK;
  const { hand } = t.gangs[seat];
  return RANK * (0.6 * bestRank(hand, 4) + 0.4 * bestRank(hand, 3));
}

/** `left`: how much of the last turn is to come. Who has acted in it, and cards nobody will play, count no more. */
function side({ table: t, stack }: Game<Table>, seat: number, stance: number, left: number): number {
  const { models } = t;
  const { stash, crystals } = t.gangs[seat];
  const there = beingThere(t);
  const brawl = t.scenario === 'all-out-brawl';
  let sum = left * (COIN * stash + handOf(t, seat, stack)) + stance * stanceOf(t, seat, isLastTurn(t));
  let red = false;
  let black = false;
  let wizard = false;
  for (let m = 0; m < models.length; m++) {
    const model = models[m];
    // What the V.I.C. is worth is all in its getaway.
    if (model.seat !== seat || m === t.vic) continue;
    // KC-22.2: only what falls is counted, not what a gang was worth to begin with.
    if (brawl) sum -= priceOf(t, model);
    if (model.place === 'play') {
      sum += worthOf(t, model, there);
      const { allegiance, category } = PROFILES[model.profile];
      if (allegiance === 'red') red = true;
      else if (allegiance === 'black') black = true;
      if (category === 'wizard') wizard = true;
    } else if (model.place === 'reserve') sum += worthOf(t, model, there);
  }
  if (wizard) sum += left * CRYSTAL * crystals;
  if (red && black) sum -= 0.2 * left * quarrels(t, seat);
  return sum;
}

/** What is going on just now and not settled yet, in points for the seat. */
function underWay(g: Game<Table>, seat: number): number {
  const { table: t, stack } = g;
  let sum = 0;
  const fight = fightIn(stack);
  if (fight !== null) {
    const { step, loser, margin } = fight.vars;
    if (step !== 'revealed') sum += (fight.seat === seat ? 1 : -1) * prospectOfFight(t, fight);
    else if (stack.length > 0 && stack[stack.length - 1].at === 'attack/critical' && loser !== NONE) {
      const loss = lossBy(t, t.models[loser], harmOf(t.models[loser], margin));
      sum += t.models[loser].seat === seat ? -loss : loss;
    }
    return sum;
  }
  const now = activeOn(stack);
  if (now !== null) {
    sum += (now.seat === seat ? 1 : -1) * (0.7 * prospectOf(t, now) - (now.vars.walk ? 0 : WALKED));
  }
  return sum;
}

/** Whether gangs are being chosen for a game in which a spy hides among them (KC-29.1). */
const choosesGang = ({ scenario, settings }: Table): boolean => scenario === 0 && settings.scenario === 'protect-the-rat';

export function evaluate(g: Game<Table>, seat: number): number {
  const { table: t } = g;
  if (t.ending !== null) {
    const { winners } = t.ending;
    return winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
  }
  if (t.models.length === 0) return 0.5;
  const left = toCome(t);
  const { own, theirs } = stanceIn(t);
  // Whom the other side brings nobody knows: one gang imagined for it and then another would hide which of one's own is better.
  const enemy = choosesGang(t) ? 0 : side(g, 1 - seat, theirs, left);
  const means = side(g, seat, own, left) - enemy + underWay(g, seat);
  const active = activeOn(g.stack);
  const end = objectiveOf(t, seat, seat, active) - objectiveOf(t, 1 - seat, seat, active) + decided(g);
  const lead = isGetaway(t) ? MEANS * timeLeft(t, left) * means + end : (isHunt(t) ? MEANS : 1) * means + end;
  const scale = isGetaway(t) ? GETAWAY_SCALE : scaleOf(t.turn, left);
  const value = 1 / (1 + Math.exp(-lead / scale));
  return 0.005 + 0.99 * value;
}
