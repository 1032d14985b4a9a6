/** Whole seasons between bots, the fights really played. */
import { createHash } from 'node:crypto';
import { seedNumber } from '@guildhall/bots';
import { Ledger } from '@guildhall/campaign';
import { type Contest, type Figure, isRefusal, type Options, QuickRandom, type Refusal } from '@guildhall/kernel';
import type { CampaignKind } from '@guildhall/registry';
import { workingTime } from '../jobs.ts';
import { playByBots, steward } from './bots.ts';

export interface SeasonPlan {
  readonly kind: CampaignKind;
  readonly options: Options;
  /** One bot for each player. */
  readonly bots: readonly string[];
  readonly seed: string;
}

const seedOf = (...words: (string | number)[]): string => createHash('sha256').update(words.join('\n'), 'utf8').digest('hex');

/** What a season came to, as it can be sent from one process to another. */
export interface Season {
  readonly figures: Figure[];
  readonly contests: Contest[];
  readonly fights: number;
  readonly decisions: number;
  /** Processor time it took, in milliseconds: others may be at work on the same machine. */
  readonly work: number;
}

/** Plays season number `n`; the same plan and number give the same season. */
export async function playSeason(
  { kind, options, bots, seed }: SeasonPlan,
  n: number,
  onFight: () => void = () => {},
  breathe: () => Promise<void> | null = () => null,
): Promise<Season> {
  const { ledger: game, links } = kind;
  const before = workingTime();
  const ledger = Ledger.create(kind, { seats: bots.length, options, seed: seedOf(seed, n) });
  const stewards = bots.map((name, seat) => steward(game, name, `${seed} ${n} ${seat}`, {}));
  const figures: Figure[] = [];
  const contests: Contest[] = [];
  let [fights, decisions] = [0, 0];
  const dealt = links.figures.opening(bots.length, new QuickRandom(seedNumber(seed, n, 'opening')));
  for (const seat of [...game.actors(ledger.match.current)]) answered(ledger.answer(seat, dealt[seat]));
  for (;;) {
    const [seat] = game.actors(ledger.match.current);
    if (seat === undefined) break;
    const [linked] = ledger.waiting();
    if (linked && game.question(ledger.match.current) === links.question) {
      const words = `${seed} ${n} ${linked.name}`;
      const match = ledger.begin(linked.number);
      if (isRefusal(match)) throw new Error(`a fight cannot begin: ${match.rule} ${match.why}`);
      const names = linked.players.map((player) => bots[player]);
      decisions += await playByBots(kind.game, match, names, words, {}, breathe);
      const refusal = ledger.file(linked.number, match.record());
      if (refusal) throw new Error(`a fight was not taken: ${refusal.rule} ${refusal.why} ${JSON.stringify(refusal.about)}`);
      const report = kind.game.report(match.current);
      figures.push(...links.figures.match(linked, report));
      const contest = links.figures.contest(linked, report);
      if (contest) contests.push(contest);
      fights++;
      onFight();
      continue;
    }
    answered(ledger.answer(seat, stewards[seat](ledger.telling, seat)));
    decisions++;
    await breathe();
  }
  const facts = ledger.telling.told.map(({ fact }) => fact);
  figures.push(...links.figures.season(facts, ledger.match.current.table));
  return { figures, contests, fights, decisions, work: workingTime() - before };
}

function answered(refusal: Refusal | null): void {
  if (refusal) throw new Error(`a bot was refused: ${refusal.rule} ${refusal.why}`);
}
