/** Chapter 31: kills and muggings, and what becomes of those who fell and of what they carried. */
import { colourOf, PACK } from '@guildhall/cards';
import type { Fallen, SkirmishReport } from '../../report.ts';
import { RAISED_VALUE, worthOfProfile } from '../data/index.ts';
import { carriedBy, NONE } from '../reading.ts';
import type { Fight, Table } from '../table.ts';
import type { P } from './book.ts';
import { pay } from './money.ts';

/** KC-31.2, KC-31.16, KC-31.17: the listed cost, 10 for a Leader, 1 for a zombie that was raised. */
export const worthOf = (t: Table, { member }: Fallen): number =>
  member === NONE ? RAISED_VALUE : worthOfProfile(t.members[member].profile);

/** What this side's kills are worth in Ruthlessness (KC-31.2). */
export function ruthlessnessOf(t: Table, { sides }: SkirmishReport, side: number): number {
  const kills = sides[1 - side].fallen.filter(({ fate, by }) => fate === 'killed' && by === side);
  return kills.reduce((sum, fallen) => sum + worthOf(t, fallen), 0);
}

/** KC-31.2 to KC-31.4: Ruthlessness for kills, coins of the bank for muggings; nobody gains by KC-31.15. */
export function takeSpoils(p: P, { players, report }: Fight): void {
  const { t } = p;
  if (!report) return;
  for (const [side, { fallen }] of report.sides.entries()) {
    for (const one of fallen) {
      const by = one.by < 0 ? NONE : players[one.by];
      const profile = one.member === NONE ? 'zombie' : t.members[one.member].profile;
      const worth = by === NONE ? 0 : worthOf(t, one);
      const about = { seat: players[side], by, member: one.member, profile };
      if (one.fate === 'mugged') {
        pay(t, by, worth);
        p.tell?.({ kind: 'mugged', rule: 'KC-31.3', ...about, gold: worth });
      } else {
        if (by !== NONE) t.gangs[by].ruthlessness += worth;
        p.tell?.({ kind: 'killed', rule: by === NONE ? 'KC-31.15' : 'KC-31.2', ...about, ruthlessness: worth });
      }
    }
  }
}

const killedIn = ({ report }: Fight): number[] =>
  report === null
    ? []
    : report.sides.flatMap(({ fallen }) =>
        fallen.flatMap(({ member, fate }) => (fate === 'killed' && member !== NONE ? [member] : [])),
      );

/** The seats whose Leader was killed (KC-31.10); a mugged one suffers nothing (KC-31.13). */
export const leadersKilled = (t: Table): number[] => {
  const killed = new Set(t.fights.flatMap(killedIn));
  return t.gangs.flatMap(({ leader }, seat) => (killed.has(leader) ? [seat] : []));
};

/** KC-31.5, KC-31.7 to KC-31.9, KC-31.14: the killed are lost, Leaders never (KC-31.10); one card for each piece they carried. */
export function buryTheKilled(p: P): void {
  const { t } = p;
  for (const m of t.fights.flatMap(killedIn)) {
    const member = t.members[m];
    for (const e of carriedBy(t, m)) testPiece(p, e);
    if (t.gangs[member.owner].leader === m) continue;
    member.fate = 'killed';
    member.lent = NONE;
  }
}

/** KC-31.7: red, and it survives; black, and it is destroyed. KC-35.11: a lent one as well. */
function testPiece(p: P, e: number): void {
  const piece = p.t.pieces[e];
  const card = PACK[p.draw('equipment test', PACK.length)];
  const survived = colourOf(card) === 'red';
  piece.bearer = NONE;
  if (!survived) {
    piece.fate = 'destroyed';
    piece.lent = NONE;
  }
  p.tell?.({ kind: 'pieceTested', rule: 'KC-31.7', seat: piece.owner, piece: e, item: piece.item, card, survived });
}
