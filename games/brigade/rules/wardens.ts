/** Chapters 23, 24 and 27: what the Fire Wardens of the advanced side can do. */
import { type Call, flag, type Refusal, seatOrNobody } from '@guildhall/kernel';
import { WARDENS, type WardenId } from '../data/index.ts';
import { no } from '../refusals.ts';
import { ADJACENT, NOWHERE, SPACE_NAMES, SPACES } from '../spaces.ts';
import { DOOMED, type Table } from '../table.ts';
import { MEANINGS, notAnAnswer, WAGON_TO } from './answers.ts';
import { type BR, book, type P } from './book.ts';
import { lower } from './fire.ts';
import { crewCardOrNone, tileOrNowhere } from './kinds.ts';
import { moveBrigade } from './move-brigade.ts';
import { moveWagon } from './move-wagon.ts';
import { canMove } from './moves.ts';
import { crewCapacity, isBlock, meepleAt, renownOnBoard } from './reading.ts';
import { discardCrew, join, takeFromCrew } from './recruit.ts';
import { aroundBlock, awardCall, removeRenown } from './renown.ts';
import { chooseSpace, whyNoTarget } from './targets.ts';
import { canUpgrade, freeUpgrade, spendAction } from './upgrade.ts';
import { fill, isHolder, spend, walder, walders } from './water.ts';

/** BR-24.2: no meeple of anybody, and not destroyed. */
const isEmptyBlock = (t: Table, s: number): boolean => isBlock(t, s) && !meepleAt(t, s);
/** BR-24.6. */
const canPolymorph = (t: Table, a: number, b: number): boolean =>
  isEmptyBlock(t, a) && isEmptyBlock(t, b) && t.fire[a] < DOOMED && t.fire[b] < DOOMED && t.fire[a] !== t.fire[b];
const hasPartner = (t: Table, s: number): boolean => ADJACENT[s].some((other) => canPolymorph(t, s, other));
const anySpace = (test: (s: number) => boolean): boolean => {
  for (let s = 0; s < SPACES; s++) if (test(s)) return true;
  return false;
};
const hasCrewToTake = (t: Table, seat: number): boolean => t.crew.some((crew, other) => other !== seat && crew.length > 0);
const crewToMimic = (t: Table): boolean => t.crew.some((crew) => crew.some((card) => card !== t.mimic));

const BY_ID: { readonly [id: string]: (typeof WARDENS)[number] } = Object.fromEntries(
  WARDENS.map((warden) => [warden.id, warden]),
);
/** BR-23.7: nothing to activate. */
export function triggersOnly(t: Table, seat: number): boolean {
  return BY_ID[t.warden[seat]].use === 'trigger';
}

const nothing = (warden: string, rule: BR): Refusal<BR> => no(rule, 'nothingForWarden', { warden });

/** Why the warden's action cannot be used now; null: it can. */
export function whyNotWarden(t: Table, seat: number): Refusal<BR> | null {
  if (!t.settings.advanced) return no('BR-4.8', 'basicSide', {});
  const warden = t.warden[seat];
  const data = BY_ID[warden];
  if (data.use === 'trigger') return no('BR-23.7', 'wardenTriggers', { warden });
  if (t.wardenUsed) return no('BR-23.6', 'wardenUsedThisTurn', { warden });
  if (data.use === 'action' && t.actions === 0) return no('BR-6.4', 'noActionsLeft', { action: 'warden' });
  if (data.renown > 0 && renownOnBoard(t, seat) === 0) return no('BR-23.9', 'noRenownOnBoard', {});
  switch (warden) {
    case 'gloria':
      return anySpace((s) => isEmptyBlock(t, s)) ? null : nothing(warden, 'BR-24.2');
    case 'blitz':
      return anySpace((s) => hasPartner(t, s)) ? null : nothing(warden, 'BR-24.6');
    case 'frith':
      if (crewCapacity(t, seat) === 0) return no('BR-24.9', 'noCrewCapacity', {});
      return hasCrewToTake(t, seat) ? null : no('BR-24.8', 'noCrewToTake', {});
    case 'glint':
      return canUpgrade(t, seat) ? null : nothing(warden, 'BR-16.9');
    case 'galeela':
      return crewToMimic(t) ? null : nothing(warden, 'BR-27.12');
    case 'aurath':
      return canMove(t, seat, 'incorporeal') ? null : nothing(warden, 'BR-27.16');
    default:
      return null;
  }
}

/** What a warden does; null: there is nothing to activate (BR-23.7). */
function actOf(warden: WardenId | ''): Call | null {
  switch (warden) {
    case 'gloria':
      return dispatchWagon.with({});
    case 'blitz':
      return polymorph.with({});
    case 'frith':
      return ofThePeople.with({});
    case 'glint':
      return extraUpgrade.with({});
    case 'bernhardt':
      return allegiance.with({});
    case 'white-fang':
      return duskAndDawn.with({});
    case 'galeela':
      return mimic.with({});
    case 'aurath':
      // BR-27.15, BR-27.16 Aurath Ether, Incorporeal: "Free Move Brigade through other Brigades and Wagons; if you pass one,
      // steal 1 water."
      return moveBrigade.with({ kind: 'incorporeal' });
    default:
      return null;
  }
}

/** BR-23.4: one action (Aurath's costs none, BR-27.16), once per turn. */
export const warden = book.procedure('warden', {});
warden.does((w) => [
  w.run((p, f) => {
    const warden = p.t.warden[f.seat];
    p.t.wardenUsed = true;
    p.tell?.({ kind: 'wardenUsed', rule: warden === 'aurath' ? 'BR-27.16' : 'BR-23.4', seat: f.seat, warden });
    // Frith asks a partner first (BR-32.9), so her action is spent when the crew member goes.
    if (warden !== 'aurath' && warden !== 'frith') spendAction(p);
  }),
  w.call('act', (t, f) => actOf(t.warden[f.seat])),
]);

// BR-24.1 to BR-24.4 Gloria Ignis, Dispatch Wagon: "Move your Wagon to an empty block; with 1 Wagon water lower its fire by 1."
const dispatchWagon = book.procedure('dispatch wagon', {
  space: tileOrNowhere,
  /** The fire there is out. */
  out: flag(),
});
dispatchWagon.does((w) => [
  w.ask<string>('wagon', {
    rule: 'BR-24.1',
    legal(t, _f, list) {
      for (let s = 0; s < SPACES; s++) if (isEmptyBlock(t, s)) list.push(WAGON_TO[s]);
    },
    why(t, _f, answer) {
      const meaning = typeof answer === 'string' ? MEANINGS.get(answer) : undefined;
      if (meaning?.action !== 'wagon') return notAnAnswer('dispatch wagon/wagon', answer);
      if (isBlock(t, meaning.n)) return no('BR-24.2', 'notEmpty', { space: SPACE_NAMES[meaning.n] });
      return whyNoTarget(t, meaning.n, 'BR-24.2');
    },
    take(p, f, answer) {
      const { t } = p;
      const s = MEANINGS.get(answer)?.n ?? 0;
      f.vars.space = s;
      moveWagon(p, f.seat, s, 'gloria', 'BR-24.1');
      if (t.wagonWater[f.seat] === 0 || t.fire[s] === 0 || t.fire[s] >= DOOMED) return;
      spend(p, f.seat, 'wagon', 1, 'BR-24.3');
      lower(p, s, 1, 'gloria', 'BR-24.3');
      f.vars.out = t.fire[s] === 0;
      if (f.vars.out) {
        p.tell?.({ kind: 'fireExtinguished', rule: 'BR-24.4', seat: f.seat, space: SPACE_NAMES[s], levels: 1, cause: 'gloria' });
      }
    },
  }),
  w.call('renown', (_t, f) => (f.vars.out ? awardCall(f.seat, 1, aroundBlock(f.vars.space, false), 'gloria', 'BR-24.4') : null)),
]);

// BR-24.5 to BR-24.7 Blitz Haben, Polymorph: "Swap the intensities of two adjacent unoccupied blocks."
const polymorph = book.procedure('polymorph', { first: tileOrNowhere });
polymorph.does((w) => [
  w.ask(
    'first',
    chooseSpace({
      question: 'polymorph/first',
      rule: 'BR-24.5',
      fits: (t, _f, s) => hasPartner(t, s),
      why: (t, _f, s) => (isBlock(t, s) && meepleAt(t, s) ? no('BR-24.6', 'notEmpty', { space: SPACE_NAMES[s] }) : null),
      take(_p, f, s) {
        f.vars.first = s;
      },
    }),
  ),
  w.ask(
    'second',
    chooseSpace({
      question: 'polymorph/second',
      rule: 'BR-24.5',
      fits: (t, f, s) => ADJACENT[f.vars.first].includes(s) && canPolymorph(t, f.vars.first, s),
      why(t, f, s) {
        const space = SPACE_NAMES[s];
        if (!ADJACENT[f.vars.first].includes(s)) return no('BR-24.5', 'notAdjacent', { space, to: SPACE_NAMES[f.vars.first] });
        return isBlock(t, s) && meepleAt(t, s) ? no('BR-24.6', 'notEmpty', { space }) : null;
      },
      take(p, f, s) {
        const { fire } = p.t;
        const { first } = f.vars;
        const before = [fire[first], fire[s]];
        fire[first] = before[1];
        fire[s] = before[0];
        p.tell?.({
          kind: 'firesSwapped',
          rule: 'BR-24.5',
          seat: f.seat,
          spaces: [SPACE_NAMES[first], SPACE_NAMES[s]],
          before,
          after: [before[1], before[0]],
        });
      },
      show: (_t, f) => ({ space: SPACE_NAMES[f.vars.first] }),
    }),
  ),
]);

/** BR-23.9: one own Renown off the board. */
const payRenown = book.procedure('pay renown', {});
payRenown.does((w) => [
  w.ask(
    'block',
    chooseSpace({
      question: 'pay renown/block',
      rule: 'BR-23.9',
      fits: (t, f, s) => t.renown[f.seat][s] > 0,
      why: (_t, _f, s) => no('BR-23.9', 'noRenownThere', { space: SPACE_NAMES[s] }),
      take: (p, f, s) => removeRenown(p, f.seat, s, p.t.warden[f.seat], 'BR-23.9'),
      show: (t, f) => ({ warden: t.warden[f.seat] }),
    }),
  ),
]);

// BR-24.8, BR-24.9 Frith Goldmane, Of the People: "Remove 1 of your Renown: take a crew member from another player."
/** A partner has to agree (BR-32.9). */
export const ofThePeople = book.procedure('of the people', {
  card: crewCardOrNone,
  /** Whose crew member that is. */
  from: seatOrNobody,
  agreed: flag(true),
});
ofThePeople.does((w) => [
  w.ask<string>('crew', {
    rule: 'BR-24.8',
    legal(t, f, list) {
      for (let i = 0; i < t.seats; i++) if (i !== f.seat) for (const card of t.crew[i]) list.push(card);
    },
    why(t, f, answer) {
      if (!isHolder(answer) || answer === 'warden' || answer === 'wagon') return notAnAnswer('of the people/crew', answer);
      if (answer === 'precious') return no('BR-28.10', 'nobodysCrew', { card: answer });
      return no('BR-24.8', t.crew[f.seat].includes(answer) ? 'ownCrew' : 'nobodysCrew', { card: answer });
    },
    take({ t }, f, card) {
      f.vars.card = card;
      f.vars.from = t.crew.findIndex((crew) => crew.includes(card));
    },
  }),
  w.when(
    (t) => t.settings.cooperative,
    [
      w.ask<string>('agree', {
        rule: 'BR-32.9',
        who: (_t, f) => f.vars.from,
        legal(_t, _f, list) {
          list.push('agree', 'refuse');
        },
        why: (_t, _f, answer) => notAnAnswer('of the people/agree', answer),
        take(p, f, answer) {
          f.vars.agreed = answer === 'agree';
          const { card, from, agreed } = f.vars;
          p.tell?.({ kind: 'consentGiven', rule: 'BR-32.9', seat: from, to: f.seat, card, agreed });
        },
        show: (_t, f) => ({ card: f.vars.card, seat: f.seat }),
      }),
    ],
  ),
  w.when(
    (_t, f) => f.vars.agreed,
    [
      w.run((p) => spendAction(p)),
      w.call(payRenown),
      w.run((p, f) => {
        const { card, from } = f.vars;
        takeFromCrew(p.t, from, card);
        p.tell?.({ kind: 'crewTaken', rule: 'BR-24.8', seat: f.seat, from, card });
      }),
      w.call(join, (_t, f) => ({ card: f.vars.card })),
    ],
  ),
]);

// BR-24.10, BR-24.11 Glint Dampshot, Extra Upgrade: "Remove 1 of your Renown: make 1 additional Upgrade."
const extraUpgrade = book.procedure('extra upgrade', {});
extraUpgrade.does((w) => [w.call(payRenown), w.call(freeUpgrade, () => ({ cause: 'glint', rule: 'BR-24.10' }))]);

// BR-27.3, BR-27.4 Bernhardt Blaze, Allegiance: "Until your next turn Event cards do not affect blocks loyal to you."
const allegiance = book.procedure('allegiance', {});
allegiance.does((w) => [
  w.run((p, f) => {
    p.t.allegiance = f.seat;
    p.tell?.({ kind: 'allegianceBegan', rule: 'BR-27.3', seat: f.seat });
  }),
]);

// BR-27.7 to BR-27.11 White Fang, Dusk, Dawn: "Dusk: flip, refill your water, discard all crew. Dawn: flip back."
const duskAndDawn = book.procedure('dusk and dawn', {
  /** Some water was filled up. */
  filled: flag(),
});
duskAndDawn.does((w) => [
  w.run((p, f) => {
    const { t } = p;
    const { seat } = f;
    t.werewolf = !t.werewolf;
    p.tell?.({ kind: 'werewolfTurned', rule: t.werewolf ? 'BR-27.7' : 'BR-27.9', seat, werewolf: t.werewolf });
    if (!t.werewolf) return;
    while (t.crew[seat].length > 0) discardCrew(p, seat, t.crew[seat][0], 'white-fang', 'BR-27.7');
    f.vars.filled = fill(p, seat, ['warden', 'wagon'], NOWHERE, 'white-fang', 'BR-27.8');
  }),
  w.call(walder, (t, f) => {
    const left = f.vars.filled ? walders(t, f.seat) : 0;
    return left === 0 ? null : { left };
  }),
]);

// BR-27.12 to BR-27.14 Galeela, Mimic: "Put the mimic token on a crew card in play; you have its ability without Loyalty."
const mimic = book.procedure('mimic', {});
mimic.does((w) => [
  w.ask<string>('crew', {
    rule: 'BR-27.12',
    legal(t, _f, list) {
      for (const crew of t.crew) for (const card of crew) if (card !== t.mimic) list.push(card);
    },
    why(t, _f, answer) {
      if (!isHolder(answer) || answer === 'warden' || answer === 'wagon') return notAnAnswer('mimic/crew', answer);
      if (answer === t.mimic) return no('BR-27.14', 'alreadyMimicked', { card: answer });
      return no(answer === 'precious' ? 'BR-28.10' : 'BR-27.12', 'nobodysCrew', { card: answer });
    },
    take(p: P, f, card) {
      p.t.mimic = card;
      p.tell?.({ kind: 'mimicPlaced', rule: 'BR-27.12', seat: f.seat, card });
    },
  }),
]);
