/**
 * Games of greedy bots in every scenario, and how they end:
 * `node --import tsx games/kobolds/test/finish.ts [games of each scenario] [gold]`.
 */
import { playGame } from '@guildhall/bots';
import { type GamePackage, isRefusal } from '@guildhall/kernel';
import { SCENARIO_IDS } from '../data/index.ts';
import { kobolds } from '../index.ts';

const [games = 4, gold = 30] = process.argv.slice(2).map(Number);
const game = kobolds as unknown as GamePackage;

for (const [at, id] of SCENARIO_IDS.entries()) {
  const options = kobolds.options({ scenario: at + 1, gold }, 2);
  if (isRefusal(options)) throw new Error(options.why);
  const reasons: { [reason: string]: number } = {};
  let decisions = 0;
  const before = performance.now();
  for (let n = 0; n < games; n++) {
    const played = playGame({ game, seats: ['greedy', 'greedy'], games, seed: 'finish', options }, n);
    const reason = game.outcome(played.end)?.reason ?? 'without an outcome';
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    decisions += played.decisions;
  }
  const ms = (performance.now() - before) / decisions;
  console.log(
    `${id}: ${Object.entries(reasons)
      .map(([reason, n]) => `${n} ${reason}`)
      .join(', ')}; ${Math.round(decisions / games)} decisions, ${ms.toFixed(1)} ms each`,
  );
}
