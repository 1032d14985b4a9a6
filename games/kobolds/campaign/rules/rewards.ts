/** The optional objectives' rewards (KC-21.2, KC-22.6, KC-23.24, KC-24.20, KC-25.14, KC-27.14 to KC-27.17, KC-28.21, KC-29.10). */
import type { ProfileId, ScenarioId } from '../../data/index.ts';
import { CHEST_PIECES, RECRUITS, REWARD_GOLD, REWARD_NOTORIETY, REWARD_RUTHLESSNESS, TREASURE_GOLD } from '../data/index.ts';
import { fightOf } from '../reading.ts';
import type { Table } from '../table.ts';
import type { KC, P } from './book.ts';
import { join } from './business.ts';
import { changeNotoriety } from './levels.ts';
import { pay } from './money.ts';
import { ruthlessnessOf } from './spoils.ts';

interface Offered {
  scenario: ScenarioId;
  rule: KC;
  options: string[];
}

const recruits = (scenario: keyof typeof RECRUITS): string[] => RECRUITS[scenario].map((profile) => `recruit ${profile}`);

/** What a seat may choose from; null: nothing. */
export function rewardFor(t: Table, seat: number): Offered | null {
  const place = fightOf(t, seat);
  const report = place?.fight.report;
  if (!t.settings.optional || !place || !report) return null;
  const { scenario, reason, winner, vicFellTo, sides } = report;
  const won = winner === place.side;
  const of = (rule: KC, options: string[]): Offered => ({ scenario, rule, options });
  if (scenario === 'hide-and-seek') {
    const { treasures } = sides[place.side];
    // As many of them as are taken in gold; the others are equipment.
    return treasures === 0
      ? null
      : of(
          'KC-23.24',
          Array.from({ length: treasures + 1 }, (_, n) => `gold ${n}`),
        );
  }
  if (!won) return null;
  switch (scenario) {
    case 'all-out-brawl':
      return of('KC-22.6', ['ruthlessness', 'notoriety']);
    case 'runaway-carriage':
      // Whoever won because the other conceded has not struck the last blow.
      return reason === 'destroyed' ? of('KC-24.20', ['ruthlessness', 'gold']) : null;
    case 'mr-cuddly':
      return reason === 'destroyed' ? of('KC-25.14', ['ruthlessness', 'adopt']) : null;
    case 'vic':
      if (reason === 'vicOut') return of('KC-27.14', ['gold', ...recruits('vic')]);
      return reason === 'vicRemoved' && vicFellTo === winner ? of('KC-27.15', ['ruthlessness', ...recruits('vic')]) : null;
    case 'chuck-ball':
      return of('KC-28.21', ['gold', 'equipment']);
    case 'protect-the-rat':
      return of('KC-29.10', ['gold', ...recruits('protect-the-rat')]);
    default:
      return null;
  }
}

/** Carries a choice out. `find` draws a bonus piece of equipment from the deck of the fight (KC-34.4). */
export function reward(p: P, seat: number, choice: string, find: (rule: KC) => void): void {
  const { t } = p;
  const offered = rewardFor(t, seat);
  const place = fightOf(t, seat);
  const report = place?.fight.report;
  if (!offered || !place || !report) return;
  const { scenario, rule } = offered;
  const [word, more] = choice.split(' ');
  let gold = 0;
  let ruthlessness = 0;
  if (word === 'gold') gold = more === undefined ? REWARD_GOLD : TREASURE_GOLD * Number(more);
  // KC-22.6: what was gained in this game counts once more.
  if (word === 'ruthlessness')
    ruthlessness = scenario === 'all-out-brawl' ? ruthlessnessOf(t, report, place.side) : REWARD_RUTHLESSNESS;
  pay(t, seat, gold);
  t.gangs[seat].ruthlessness += ruthlessness;
  p.tell?.({ kind: 'rewarded', rule, seat, scenario, reward: choice, gold, ruthlessness });
  if (word === 'notoriety') changeNotoriety(p, seat, REWARD_NOTORIETY, rule);
  if (word === 'adopt') recruit(p, seat, 'mr-cuddly', rule);
  if (word === 'recruit') recruit(p, seat, more as ProfileId, rule);
  const pieces =
    scenario === 'hide-and-seek' ? report.sides[place.side].treasures - Number(more) : word === 'equipment' ? CHEST_PIECES : 0;
  for (let n = 0; n < pieces; n++) find(rule);
}

/** KC-25.14, KC-27.16, KC-27.17, KC-29.10: without paying, whatever the Notoriety. */
function recruit(p: P, seat: number, profile: ProfileId, rule: KC): void {
  const member = join(p.t, seat, profile, 0);
  p.tell?.({ kind: 'recruited', rule, seat, member, profile });
}
