/** Chapters 12, 13 and 15: the hands are turned over and compared, a critical is chosen, and the cards are put away. */
import { pokerRank, type SuitCard } from '@guildhall/cards';
import type { CriticalId } from '../data/index.ts';
import type { Table } from '../table.ts';
import type { KC, P } from './book.ts';
import { markUsed, matching, pushCriticals } from './criticals.ts';
import { winningSeat } from './damage.ts';
import type { Fight } from './frames.ts';

function layDown(t: Table, seat: number, cards: readonly SuitCard[]): void {
  const { hand } = t.gangs[seat];
  for (const card of cards) hand.splice(hand.indexOf(card), 1);
}

/** Steps 7 and 8 (KC-12.17 to KC-12.22): the hands are turned over and their ranks compared. */
export function compare(p: P, fight: Fight): void {
  const { t } = p;
  const { seat, vars } = fight;
  const { attacker, target, against, attack, defence, counter } = vars;
  vars.step = 'revealed';
  vars.defended = defence.length > 0;
  layDown(t, seat, attack);
  layDown(t, against, defence);
  const attackRank = pokerRank(attack);
  const defenceRank = pokerRank(defence);
  const folded = seat !== against && defence.length === 0;
  p.disclose();
  p.tell?.({
    kind: 'handsRevealed',
    rule: seat === against ? 'KC-12.38' : folded ? 'KC-12.18' : 'KC-12.17',
    seat,
    against,
    attack: attack.slice(),
    defence: defence.slice(),
    attackRank,
    defenceRank,
    folded,
    counter,
  });
  const margin = attackRank - defenceRank;
  if (margin > 0) settle(p, fight, attacker, target, margin, 'KC-12.20');
  else if (margin < 0 && counter) settle(p, fight, target, attacker, -margin, 'KC-12.43');
  else p.tell?.({ kind: 'attackFailed', rule: margin === 0 ? 'KC-12.21' : 'KC-12.22', attacker, target, margin });
}

function settle(p: P, { vars }: Fight, winner: number, loser: number, margin: number, rule: KC): void {
  vars.winner = winner;
  vars.loser = loser;
  vars.margin = margin;
  p.tell?.({ kind: 'attackHit', rule, winner, loser, margin, counter: winner === vars.target });
}

const open: string[] = [];
export function isAnyCriticalOpen(t: Table, fight: Fight): boolean {
  open.length = 0;
  pushCriticals(t, fight, open);
  return open.length > 0;
}

export function chooseCritical(p: P, fight: Fight, answer: string): void {
  const { t } = p;
  const { winner, loser } = fight.vars;
  const seat = winningSeat(fight);
  if (answer === 'none') {
    if (p.tell) {
      const list: string[] = [];
      pushCriticals(t, fight, list);
      p.tell({ kind: 'criticalDeclined', rule: 'KC-15.4', seat, model: winner, open: list as CriticalId[] });
    }
    return;
  }
  const critical = answer as CriticalId;
  fight.vars.critical = critical;
  markUsed(t, winner, critical);
  p.tell?.({
    kind: 'criticalTriggered',
    rule: 'KC-15.4',
    seat,
    model: winner,
    target: loser,
    critical,
    matching: matching(t, fight),
  });
}

/** Step 10 (KC-12.24): the cards lie on the discard piles before anybody refills (KC-5.8). */
export function discard(p: P, { seat, vars }: Fight): void {
  putAway(p, seat, vars.attack);
  putAway(p, vars.against, vars.defence);
  vars.attack = [];
  vars.defence = [];
}
function putAway(p: P, seat: number, cards: readonly SuitCard[]): void {
  if (cards.length === 0) return;
  p.t.gangs[seat].discard.push(...cards);
  p.tell?.({ kind: 'cardsDiscarded', rule: 'KC-12.24', seat, cards: cards.slice() });
}
