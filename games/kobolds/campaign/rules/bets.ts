/** Chapter 36: bets on the fights of others, known to the gambler alone (KC-36.1 to KC-36.13, KC-38.9, KC-38.10). */
import { pick, type Refusal, text } from '@guildhall/kernel';
import { ODDS, UNDERDOG_GAP } from '../data/index.ts';
import { everybody, fightOf, NONE, playerIn, playerName } from '../reading.ts';
import { no } from '../refusals.ts';
import type { Bet, Table } from '../table.ts';
import { businessAct, isBusiness } from './act.ts';
import { book, type KC, type P } from './book.ts';
import { tooDear } from './business.ts';
import { pay } from './money.ts';

const fightName = (fight: number): string => `f${fight + 1}`;

/** KC-36.6 to KC-36.9, by the ratings now (KC-36.10). */
export function oddsOn(t: Table, on: number): Bet['odds'] {
  const found = fightOf(t, on);
  if (!found) throw new RangeError(`seat ${on} has no fight`);
  const against = found.fight.players[1 - found.side];
  const lower = t.gangs[against].notoriety - t.gangs[on].notoriety;
  if (lower <= 0) return ODDS.even;
  return lower >= UNDERDOG_GAP ? ODDS.muchLower : ODDS.lower;
}

/** What a bet that is won brings in all: 12, 16 or 24 for a stake of 8. */
export const returned = ({ stake, odds }: Pick<Bet, 'stake' | 'odds'>): number => (stake * odds) / 2;

/** KC-36.11: at even odds the least is 2. */
const leastOn = (t: Table, on: number): number => (oddsOn(t, on) === ODDS.even ? 2 : 1);

const BET = /^([1-9]\d{0,5}) on (p\d{1,2})$/;

function whyNotBet(t: Table, seat: number, answer: string): Refusal<KC> | null {
  const found = BET.exec(answer);
  const on = found ? playerIn(t, found[2]) : NONE;
  if (!found || on === NONE) return no('KC-36.11', 'betForm', { answer });
  const fight = fightOf(t, on);
  if (!fight) return no('KC-36.1', 'betNobody', { answer });
  if (fight.fight.players.includes(seat)) return no('KC-36.2', 'betOwnFight', {});
  if (t.bets.some((bet) => bet.by === seat && bet.fight === fight.number)) return no('KC-36.11', 'betTwice', {});
  const stake = Number(found[1]);
  if (oddsOn(t, on) === ODDS.even && stake % 2 === 1) return no('KC-36.7', 'betOdd', { stake });
  return tooDear(t, seat, stake);
}

/** The smallest bet on each gang that this seat may bet on. */
const smallest = (t: Table, seat: number): string[] =>
  everybody(t)
    .filter((on) => fightOf(t, on) !== null)
    .map((on) => `${leastOn(t, on)} on ${playerName(on)}`)
    .filter((answer) => whyNotBet(t, seat, answer) === null);

/** Is there a fight of others without a bet of this seat, of which it can pay the smallest stake? */
function canBet(t: Table, seat: number): boolean {
  const { gold } = t.gangs[seat];
  return t.fights.some(({ players }, fight) => {
    if (players.includes(seat) || t.bets.some((bet) => bet.by === seat && bet.fight === fight)) return false;
    return players.some((on) => gold >= leastOn(t, on));
  });
}

const MOST_TEXT = 20;
const betting = book.procedure('betting', { answer: text(MOST_TEXT) }).does((w) => [
  w.run((p, f) => {
    const { t } = p;
    const [stake, , whom] = f.vars.answer.split(' ');
    const on = playerIn(t, whom);
    const bet: Bet = {
      by: f.seat,
      fight: fightOf(t, on)?.number ?? 0,
      on,
      stake: Number(stake),
      odds: oddsOn(t, on),
      told: false,
    };
    // KC-36.3: the stake leaves the Campaign Stash at once.
    t.gangs[f.seat].gold -= bet.stake;
    t.bets.push(bet);
    p.tellOnly?.([f.seat], { kind: 'betPlaced', rule: 'KC-36.3', ...staked(bet) }, null);
  }),
]);

const staked = ({ by, fight, on, stake, odds }: Bet) => ({ seat: by, fight, on, stake, odds });

book.anytime<string>('bet', {
  rule: 'KC-36.1',
  who: (t) => (isBusiness(t) ? everybody(t).filter((seat) => canBet(t, seat)) : []),
  whyNobody(t, seat, _stack, answer) {
    if (!isBusiness(t)) return no('KC-36.11', 'notBusiness', {});
    if (t.fights.every(({ players }) => players.includes(seat))) return no('KC-36.13', 'betOwnFight', {});
    return (typeof answer === 'string' ? whyNotBet(t, seat, answer) : null) ?? no('KC-36.11', 'betForm', { answer });
  },
  form: { kind: 'text', max: MOST_TEXT },
  accepts: (t, seat, answer) => (typeof answer === 'string' ? whyNotBet(t, seat, answer) : no('KC-36.11', 'betForm', { answer })),
  sample(t, seat, random) {
    const answer = pick(random, smallest(t, seat));
    const [least, , whom] = answer.split(' ');
    const more = `${Number(least) + 2 * random.below(4)} on ${whom}`;
    return whyNotBet(t, seat, more) === null ? more : answer;
  },
  suggest: (t, seat, list) => void list.push(...smallest(t, seat)),
  show: (t, seat) => ({ gold: t.gangs[seat].gold }),
  to: (_t, seat, answer) => betting.with({ for: seat, answer }),
});

/** KC-36.3: telling anybody is up to the gambler. */
businessAct('tell bet', {
  rule: 'KC-36.3',
  some: (t, seat) => t.bets.some(({ by, told }) => by === seat && !told),
  candidates: (t, seat) => t.bets.flatMap(({ by, fight }) => (by === seat ? [fightName(fight)] : [])),
  why: (t, seat, answer) =>
    t.bets.some(({ by, fight, told }) => by === seat && fightName(fight) === answer && !told)
      ? null
      : no('KC-36.3', 'noSuchBet', { answer }),
  whyNothing: () => no('KC-36.3', 'noSuchBet', { answer: '' }),
  does(p, seat, answer) {
    const bet = p.t.bets.find(({ by, fight }) => by === seat && fightName(fight) === answer);
    if (!bet) return;
    bet.told = true;
    p.disclose();
    p.tell?.({ kind: 'betTold', rule: 'KC-36.3', ...staked(bet) });
  },
});

const PAID_BY: { readonly [odds in Bet['odds']]: KC } = { 3: 'KC-36.6', 4: 'KC-36.8', 6: 'KC-36.9' };

/** KC-36.4 to KC-36.9: only a completed objective wins a bet. */
export function settleBets(p: P): void {
  const { t } = p;
  for (const bet of t.bets) {
    const { players, report } = t.fights[bet.fight];
    const won = report !== null && report.winner >= 0 && players[report.winner] === bet.on;
    const back = won ? returned(bet) : 0;
    // The stake itself lay with the bets.
    t.coins -= bet.stake;
    pay(t, bet.by, back);
    const lost: KC = report !== null && report.winner >= 0 ? 'KC-36.4' : 'KC-36.5';
    const rule: KC = won ? PAID_BY[bet.odds] : lost;
    const fact = { kind: 'betSettled' as const, rule, ...staked(bet), back };
    if (bet.told) p.tell?.(fact);
    else p.tellOnly?.([bet.by], fact, null);
  }
  t.bets = [];
}
