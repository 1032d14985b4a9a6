/** Chapter 12: a turn. All its actions come in a row, the result of one known before the next is declared (WS-12.5). */
import { flag, needed, oneOf, type Plain, type Seat, text } from '@guildhall/kernel';
import { OFFENSIVE, SCENARIOS, type SkillId } from '../data/index.ts';
import { no } from '../refusals.ts';
import { type Character, NONE, type Table } from '../table.ts';
import { abilityUse, callAlly, listAbilities, TURN_ABILITIES, type TurnAbility } from './abilities.ts';
import { cardIn, restOf, SAY, verbOf } from './answers.ts';
import { book, type P } from './book.ts';
import { discardFromHand, fillHand, hasRoom, trimHand } from './cards.ts';
import { hasGadget, holds, isActive, isPrincipal } from './characters.ts';
import { concede } from './conceding.ts';
import { declare } from './declare.ts';
import { canDo, type Offence } from './eligible.ts';
import { aCharacter } from './kinds.ts';
import { leaveConflict, listItems, listMoves, mayPutAway, mayWithdraw, move, takeCover, takeItem } from './moves.ts';
import { calledAs, nameOf } from './names.ts';
import { offence } from './offence.ts';
import { scandal } from './scandal.ts';
import { basicCost, pay, tokensOf } from './tokens.ts';

const OFFENCES: readonly Offence[] = ['attack', 'stunt', 'finisher'];

/** WS-9.3, WS-9.9, WS-9.10: a token, and room or something to throw away. */
export const mayReplenish = (t: Table, c: Character): boolean =>
  isPrincipal(c) && tokensOf(t, c) >= basicCost(t, c, null) && (hasRoom(t, c.owner) || t.stocks[c.owner].hand.length > 0);

/** WS-9.3, WS-9.8: any number of cards is thrown away, then the hand is filled. */
export const replenish = book.procedure('replenish', { who: needed(aCharacter), discarding: flag(true) });

replenish.does((w) => [
  w.loop(
    (t, f) => f.vars.discarding && t.stocks[f.seat].hand.length > 0,
    [
      w.ask('discard', {
        rule: 'WS-9.8',
        legal: (t, f, list: string[]) => {
          for (const card of t.stocks[f.seat].hand) list.push(SAY.discard[card]);
          if (hasRoom(t, f.seat)) list.push('done');
        },
        why: (t, f, answer) => {
          if (answer === 'done') return no('WS-9.9', 'handFull', {});
          const card = cardIn('discard', answer);
          if (card === null) return no('WS-9.8', 'notAnAnswer', { answer });
          return t.stocks[f.seat].hand.includes(card)
            ? no('WS-9.8', 'notAnAnswer', { answer })
            : no('WS-9.8', 'notInHand', { card });
        },
        take: (p, f, answer) => {
          const card = cardIn('discard', answer);
          f.vars.discarding = card !== null;
          if (card === null) return;
          discardFromHand(p, f.seat, card);
          p.tell?.({ kind: 'discarded', rule: 'WS-9.8', seat: f.seat, card });
        },
      }),
    ],
  ),
  w.run((p, f) => {
    const c = p.t.characters[f.vars.who];
    pay(p, c, basicCost(p.t, c, null), 'replenish', 'WS-9.3');
    fillHand(p, f.seat);
  }),
  w.call(trimHand),
]);

const golem = book.procedure('golem', { who: needed(aCharacter) }).does((w) => [
  w.ask('skill', {
    rule: 'WS-20.16',
    legal: (t, _f, list: string[]) => void list.push(...OFFENSIVE[t.type]),
    why: (_t, _f, answer) => no('WS-20.16', 'notAnAnswer', { answer }),
    take: (p, f, answer) => callAlly(p, f.vars.who, answer as SkillId),
  }),
]);

export const turn = book.procedure('turn', {
  who: needed(aCharacter),
  ended: flag(),
  doing: text(60),
  ability: oneOf(TURN_ABILITIES, 'cold_logic'),
});

/** D11: the smoke cane. */
const maySmoke = (t: Table, c: Character): boolean => {
  if (t.type !== 'combat' || !hasGadget(c, 'smoke_cane') || holds(c, 'smoke_cane') || c.cover || c.down || c.grippedBy !== NONE)
    return false;
  const taken = t.characters.filter((other) => isActive(other) && other.cover && other.zone === c.zone).length;
  return taken < SCENARIOS[t.scenario].cover[c.zone];
};

function listActs(t: Table, n: number, list: string[]): void {
  const c = t.characters[n];
  for (const kind of OFFENCES) if (canDo(t, n, kind)) list.push(kind);
  listMoves(t, n, list);
  listItems(t, n, list);
  listAbilities(t, n, list);
  // WS-19.6: at the start of the turn.
  if (t.type === 'discussion' && !t.begun && c.stance === 'proper') list.push('familiar');
  if (mayPutAway(c)) list.push('put away');
  if (maySmoke(t, c)) list.push('smoke');
  if (mayReplenish(t, c)) list.push('replenish');
  list.push('give up', 'end');
}

/** Why something that was not offered cannot be done. */
function whyNotAct(t: Table, n: number, answer: Plain) {
  const c = t.characters[n];
  if (typeof answer !== 'string') return no('WS-12.5', 'notAnAnswer', { answer });
  if (OFFENCES.some((kind) => kind === answer)) return no('WS-13.22', 'nobodyInReach', {});
  const [verb] = answer.split(' ');
  const isMove = ['zone', 'cover', 'board', 'leave', 'stand'].includes(verb);
  const isItem = ['draw', 'recover', 'ready', 'remount', 'controls', 'golem', 'valve'].includes(verb);
  if ((isMove || isItem) && c.grippedBy !== NONE) return no('WS-15.7', 'gripped', {});
  if (isMove && c.down) return no('WS-16.55', 'down', {});
  if (isMove || isItem) return no(isMove ? 'WS-15.5' : 'WS-15.6', 'notPossibleNow', {});
  if (answer === 'familiar') return no('WS-19.6', 'stanceComesFirst', {});
  if (answer === 'replenish') return no('WS-9.9', 'cannotReplenish', {});
  return verb === 'use' ? no('WS-9.23', 'abilityNotOpen', {}) : no('WS-12.5', 'notAnAnswer', { answer });
}

turn.does((w) => [
  w.run((p, f) => begin(p, f.vars.who, f.seat)),
  w.loop(
    (t, f) => !f.vars.ended && t.ending === '' && isActive(t.characters[f.vars.who]) && t.characters[f.vars.who].pool > 0,
    [
      w.ask('act', {
        rule: 'WS-12.1',
        always: true,
        legal: (t, f, list: string[]) => listActs(t, f.vars.who, list),
        why: (t, f, answer) => whyNotAct(t, f.vars.who, answer),
        show: (t, f) => {
          const { pool, markers } = t.characters[f.vars.who];
          return {
            who: nameOf(t, f.vars.who),
            dice: pool,
            markers,
            vehicles: t.vehicles.map(({ vehicle }) => vehicle),
            scenario: t.scenario,
          };
        },
        take: (p, f, answer) => {
          f.vars.doing = answer;
          const ability = restOf('use', answer);
          if (ability !== null) f.vars.ability = ability as TurnAbility;
          doSimple(p, f.vars.who, answer);
          if (answer === 'end') f.vars.ended = true;
          if (answer !== 'familiar') p.t.begun = true;
        },
      }),
      // WS-21.2, WS-21.4: asked once more, so that nobody leaves by mistake.
      w.when(
        (_t, f) => f.vars.doing === 'give up',
        [
          w.ask('give up', {
            rule: 'WS-21.2',
            legal: (t, f, list: string[]) => {
              list.push('stay');
              if (mayWithdraw(t, f.vars.who)) list.push('withdraw');
              list.push('concede');
            },
            why: (_t, _f, answer) =>
              answer === 'withdraw' ? no('WS-21.4', 'cannotWithdraw', {}) : no('WS-21.2', 'notAnAnswer', { answer }),
            show: (t, f) => ({ who: nameOf(t, f.vars.who) }),
            take: (_p, f, answer) => {
              f.vars.doing = answer;
            },
          }),
        ],
      ),
      w.call(declare, (_t, { vars }) => {
        const action = OFFENCES.find((kind) => kind === vars.doing);
        return action ? { action } : null;
      }),
      w.call(offence, (t) => (t.tests.length > 0 ? {} : null)),
      w.call(abilityUse, (_t, { vars }) => (vars.doing.startsWith('use ') ? { ability: vars.ability } : null)),
      w.call(replenish, (_t, { vars }) => (vars.doing === 'replenish' ? { who: vars.who } : null)),
      w.call(golem, (_t, { vars }) => (vars.doing === 'golem' ? { who: vars.who } : null)),
      // WS-21.4: in a formal situation leaving is a scandal; it is checked before.
      w.when(
        (_t, f) => f.vars.doing === 'withdraw',
        [
          w.call(scandal, (t, f) => (t.type === 'discussion' && t.formality === 'formal' ? { who: f.vars.who } : null)),
          w.run((p, f) => {
            // WS-19.16: a group may have lost its last member by it.
            if (isActive(p.t.characters[f.vars.who])) leaveConflict(p, f.vars.who);
          }),
        ],
      ),
      w.call(concede, (t, f) => (f.vars.doing === 'concede' ? { side: t.characters[f.vars.who].side } : null)),
    ],
  ),
  w.run((p) => {
    p.t.turn = NONE;
  }),
]);

function begin(p: P, n: number, seat: Seat): void {
  const { t } = p;
  const c = t.characters[n];
  t.turn = n;
  t.begun = false;
  c.acted = true;
  c.stance = 'proper';
  // WS-23.5
  if (seat === t.gm && t.settings.mode === 'director') t.lot = p.draw('lot', LOTS);
  if (c.pool > 0) p.tell?.({ kind: 'turnBegan', rule: 'WS-11.8', who: calledAs(c), dice: c.pool });
  else p.tell?.({ kind: 'turnSkipped', rule: 'WS-12.9', who: calledAs(c) });
}
/** Divides evenly by every number of tied targets. */
const LOTS = 27_720;

/** What is done at once, without a further question. */
function doSimple(p: P, n: number, what: string): void {
  const c = p.t.characters[n];
  switch (verbOf(what)) {
    case 'zone':
    case 'cover':
    case 'stand':
    case 'board':
    case 'leave':
      move(p, n, what);
      return;
    case 'draw':
    case 'recover':
    case 'ready':
    case 'remount':
    case 'controls':
    case 'valve':
      takeItem(p, n, what);
      return;
    case 'golem':
      takeItem(p, n, what);
      c.scene.push('pocket_golem');
      return;
    case 'familiar':
      c.stance = 'familiar';
      p.tell?.({ kind: 'stance', rule: 'WS-19.6', who: calledAs(c), stance: 'familiar' });
      return;
    case 'put':
      c.weapon = 'fists';
      p.tell?.({ kind: 'armed', rule: 'WS-15.6', who: calledAs(c), weapon: 'fists' });
      return;
    case 'smoke':
      c.scene.push('smoke_cane');
      takeCover(p, c);
  }
}
