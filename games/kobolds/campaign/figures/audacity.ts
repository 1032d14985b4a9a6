/** What bonuses for audacity (KC-32.7 to KC-32.10) did in a season: how often, how much, and whether they decided anything. */
import type { Figure } from '@guildhall/kernel';
import { AUDACITY, type AudacityLine } from '../data/index.ts';
import type { CampaignFact } from '../facts.ts';
import type { Table } from '../table.ts';

const LINES = Object.keys(AUDACITY) as AudacityLine[];

/** A bonus that somebody had, with what the rival lost by it. */
interface Bonus {
  readonly line: AudacityLine;
  readonly underdog: number;
  readonly rival: number;
  gained: number;
  lost: number;
}

function bonuses(facts: readonly CampaignFact[]): Bonus[] {
  const found: Bonus[] = [];
  const rivals = new Map<number, number>();
  for (const fact of facts) {
    if (fact.kind === 'fightBegins') {
      const [a, b] = fact.players;
      rivals.set(a, b).set(b, a);
    }
    if (fact.kind !== 'notoriety') continue;
    const line = LINES.find((key) => AUDACITY[key].rule === fact.rule);
    if (!line) continue;
    const last = found.at(-1);
    if (fact.add > 0)
      found.push({ line, underdog: fact.seat, rival: rivals.get(fact.seat) ?? fact.seat, gained: fact.add, lost: 0 });
    else if (last?.rival === fact.seat) last.lost = -fact.add;
  }
  return found;
}

const leaders = (notoriety: readonly number[]): string => {
  const most = Math.max(...notoriety);
  return notoriety.flatMap((n, seat) => (n === most ? [seat] : [])).join(' ');
};

/** Would others have been Most Notorious, had these bonuses and losses not been? What would have come of that is left aside. */
function decides(end: Table, had: readonly Bonus[]): boolean {
  const truly = end.gangs.map(({ notoriety }) => notoriety);
  const without = truly.slice();
  for (const { underdog, rival, gained, lost } of had) {
    without[underdog] -= gained;
    without[rival] += lost;
  }
  return leaders(truly) !== leaders(without);
}

export function ofAudacity(facts: readonly CampaignFact[], end: Table): Figure[] {
  const all = bonuses(facts);
  const notoriety = end.gangs.map((gang) => gang.notoriety);
  const each = LINES.flatMap((line): Figure[] => {
    const had = all.filter((bonus) => bonus.line === line);
    return [
      { group: 'audacity', name: line, won: had.length, of: all.length },
      {
        group: 'overtakes',
        name: line,
        won: had.filter((b) => notoriety[b.underdog] >= notoriety[b.rival]).length,
        of: had.length,
      },
      { group: 'decides', name: line, won: decides(end, had) ? 1 : 0, of: 1 },
      ...had.map(({ gained, lost }): Figure => ({ group: 'nearer', name: line, amount: gained + lost })),
    ];
  });
  return [...each, { group: 'decides', name: 'all', won: decides(end, all) ? 1 : 0, of: 1 }];
}
