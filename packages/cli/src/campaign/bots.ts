/** Bots in a campaign: what they do out of turn before they answer, and how they play a whole match. */
import { type Bot, type Budget, makeSimulationBot, see, seedNumber } from '@guildhall/bots';
import type { LedgerTelling } from '@guildhall/campaign';
import { type Plain, QuickRandom, type Seat } from '@guildhall/kernel';
import type { AnyGame, AnyMatch } from '@guildhall/registry';

/** More than a steward ever wants; it ends one that would go on for ever. */
const MOST_ACTS = 200;

/** Lets a bot do what it would do without being asked, by what its seat may know. */
export function actUnasked(game: AnyGame, telling: LedgerTelling, seat: Seat, eyes: QuickRandom): void {
  const { unasked } = game.bots;
  for (let n = 0; unasked && n < MOST_ACTS; n++) {
    const wish = unasked(game.imagine(telling.match.current, seat, eyes), seat);
    if (!wish || telling.act(seat, wish.act, wish.answer)) return;
  }
}

/** A bot that keeps a gang: its business first, then the answer. */
export function steward(game: AnyGame, name: string, seed: string, budget: Budget) {
  const bot = makeSimulationBot(name, seedNumber(seed, 'bot'));
  const eyes = new QuickRandom(seedNumber(seed, 'eyes'));
  return (telling: LedgerTelling, seat: Seat): Plain => {
    actUnasked(game, telling, seat, eyes);
    return bot.decideNow(see(game, telling.match.current, seat, eyes), budget);
  };
}

/** Plays a match to its end between bots; after each decision there may be a breath. Gives the number of decisions. */
export async function playByBots(
  game: AnyGame,
  match: AnyMatch,
  names: readonly string[],
  seed: string,
  budget: Budget,
  breathe: () => Promise<void> | null = () => null,
): Promise<number> {
  const bots = names.map((name, seat): Bot => makeSimulationBot(name, seedNumber(seed, 'bot', seat)));
  const eyes = new QuickRandom(seedNumber(seed, 'eyes'));
  for (;;) {
    const [seat] = game.actors(match.current);
    if (seat === undefined) return match.decisions;
    const answer = bots[seat].decideNow(see(game, match.current, seat, eyes), budget);
    const refusal = match.answer(seat, answer);
    if (refusal) throw new Error(`a bot gave an answer that ${refusal.rule} forbids: ${JSON.stringify(answer)}`);
    await breathe();
  }
}
