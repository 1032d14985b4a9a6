/** Chapter 30: the scenario of a round and who fights whom (KC-30.13 to KC-30.19, KC-30.26, KC-30.27). */
import { PACK, type Rank, rankOf } from '@guildhall/cards';
import { SCENARIO_IDS, SCENARIOS, type ScenarioId } from '../../data/index.ts';
import { everybody, NONE } from '../reading.ts';
import type { Table } from '../table.ts';
import type { P } from './book.ts';

/** KC-D.16: every rank names one. */
const scenarioOfCard = (rank: Rank): ScenarioId =>
  SCENARIO_IDS.find((id) => SCENARIOS[id].campaignCards.includes(rank)) ?? 'all-out-brawl';

/** KC-30.13, KC-30.14: not the same as the last time. */
function drawScenario(p: P): void {
  const { t } = p;
  const before = t.scenario;
  for (;;) {
    const card = PACK[p.draw('scenario', PACK.length)];
    const scenario = scenarioOfCard(rankOf(card));
    const again = scenario === before;
    p.tell?.({ kind: 'scenarioDrawn', rule: again ? 'KC-30.14' : 'KC-30.13', round: t.round, card, scenario, again });
    if (again) continue;
    t.scenario = scenario;
    return;
  }
}

const isRematch = (t: Table, a: number, b: number): boolean => t.gangs[a].last === b;

/** Whether these can all be paired without a rematch (KC-30.17). */
export function canAvoidRematch(t: Table, players: readonly number[]): boolean {
  const [first, ...rest] = players;
  if (first === undefined) return true;
  return rest.some(
    (other) =>
      !isRematch(t, first, other) &&
      canAvoidRematch(
        t,
        rest.filter((seat) => seat !== other),
      ),
  );
}

/** KC-30.18: those who have sat out least often. */
export function mayingSitOut(t: Table): number[] {
  const least = Math.min(...t.gangs.map(({ satOut }) => satOut));
  return everybody(t).filter((seat) => t.gangs[seat].satOut === least);
}

/** KC-30.18, KC-30.27: by lot, and again if a rematch would be forced that another lot avoids. */
function drawWhoSitsOut(p: P): number {
  const { t } = p;
  if (t.gangs.length % 2 === 0) return NONE;
  const others = (seat: number): number[] => everybody(t).filter((one) => one !== seat);
  const lots = mayingSitOut(t);
  const avoidable = lots.some((seat) => canAvoidRematch(t, others(seat)));
  for (;;) {
    const seat = lots[p.draw('sits out', lots.length)];
    if (!avoidable || canAvoidRematch(t, others(seat))) return seat;
  }
}

/** KC-30.15 to KC-30.17: cards in pairs; the second goes back if the two have just met, and all of them if the last pair has. */
function drawPairs(p: P, players: readonly number[]): number[][] {
  const { t } = p;
  const avoidable = canAvoidRematch(t, players);
  for (;;) {
    const cards = players.slice();
    const pairs: number[][] = [];
    const next = (): number => cards.splice(p.draw('pairs', cards.length), 1)[0];
    while (cards.length > 0) {
      const first = next();
      let second = next();
      while (isRematch(t, first, second) && cards.some((seat) => !isRematch(t, first, seat))) {
        cards.push(second);
        second = next();
      }
      pairs.push([first, second]);
    }
    if (!avoidable || pairs.every(([a, b]) => !isRematch(t, a, b))) return pairs;
  }
}

/** KC-30.26: scenario and pairings at the same moment. */
export function drawRound(p: P): void {
  const { t } = p;
  t.round++;
  drawScenario(p);
  const out = drawWhoSitsOut(p);
  const pairs = drawPairs(
    p,
    everybody(t).filter((seat) => seat !== out),
  );
  t.fights = pairs.map((players) => ({
    players,
    stash: [0, 0],
    crystals: [0, 0],
    ratings: [0, 0],
    report: null,
    byHand: false,
    drawn: [],
    proof: '',
  }));
  for (const [fight, { players }] of t.fights.entries()) {
    const rematch = isRematch(t, players[0], players[1]);
    p.tell?.({ kind: 'paired', rule: rematch ? 'KC-30.17' : 'KC-30.15', fight, players: players.slice(), rematch });
  }
  if (out !== NONE) p.tell?.({ kind: 'sitsOut', rule: 'KC-30.18', seat: out });
  t.phase = 'business';
}
