/**
 * Draws anew, in place, what a seat cannot know of the books: the bets of others, the prices they have agreed on, and what they
 * have offered each other. Coins stay as many as they are.
 */
import { pick, type Random, type Seat } from '@guildhall/kernel';
import { MOST_PRICE, ODDS } from './data/index.ts';
import { everybody, fightOf } from './reading.ts';
import { oddsOn } from './rules/bets.ts';
import type { Bet, Table } from './table.ts';
import { knowsBet, knowsTerms } from './view.ts';

export function imagine(t: Table, viewer: Seat | null, random: Random): void {
  t.offers = t.offers.filter((offer) => knowsTerms(offer, viewer));
  takeBackBets(t, viewer);
  for (const deal of t.deals) {
    if (knowsTerms(deal, viewer)) continue;
    // Any price that neither of the two would have been ruined by.
    const { from, to, price } = deal;
    const least = Math.max(0, price - t.gangs[from].gold);
    const most = Math.min(MOST_PRICE, price + t.gangs[to].gold);
    deal.price = least + random.below(most - least + 1);
    t.gangs[to].gold += price - deal.price;
    t.gangs[from].gold -= price - deal.price;
  }
  for (const seat of everybody(t)) if (seat !== viewer && random.below(2) === 0) mayHaveBet(t, seat, random);
}

function takeBackBets(t: Table, viewer: Seat | null): void {
  for (const bet of t.bets) if (!knowsBet(bet, viewer)) t.gangs[bet.by].gold += bet.stake;
  t.bets = t.bets.filter((bet) => knowsBet(bet, viewer));
}

/** A bet that this seat may have placed in secret, if it can. */
function mayHaveBet(t: Table, by: number, random: Random): void {
  if (t.phase !== 'business' && t.phase !== 'fights') return;
  const { gold } = t.gangs[by];
  const open = everybody(t).filter((on) => {
    const place = fightOf(t, on);
    return place && !place.fight.players.includes(by) && !t.bets.some((bet) => bet.by === by && bet.fight === place.number);
  });
  if (open.length === 0 || gold < 2) return;
  const on = pick(random, open);
  const odds = oddsOn(t, on);
  const stake = odds === ODDS.even ? 2 * (1 + random.below(Math.floor(gold / 2))) : 1 + random.below(gold);
  const bet: Bet = { by, fight: fightOf(t, on)?.number ?? 0, on, stake, odds, told: false };
  t.gangs[by].gold -= stake;
  t.bets.push(bet);
}
