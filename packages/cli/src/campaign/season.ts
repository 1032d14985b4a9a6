/** Whole seasons between bots, the fights really played, and what they add up to. */
import { createHash } from 'node:crypto';
import { Ledger } from '@guildhall/campaign';
import { type Figure, isRefusal, type Options } from '@guildhall/kernel';
import type { CampaignKind } from '@guildhall/registry';
import { playByBots, steward } from './bots.ts';

export interface SeasonPlan {
  readonly kind: CampaignKind;
  readonly options: Options;
  /** One bot for each player. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** Sums of figures by group and name. */
export type Sums = Map<string, Map<string, { won: number; of: number }>>;

export function addFigures(sums: Sums, figures: readonly Figure[]): void {
  for (const { group, name, won, of } of figures) {
    const names = sums.get(group) ?? new Map<string, { won: number; of: number }>();
    sums.set(group, names);
    const sum = names.get(name) ?? { won: 0, of: 0 };
    names.set(name, { won: sum.won + won, of: sum.of + of });
  }
}

const seedOf = (...words: (string | number)[]): string => createHash('sha256').update(words.join('\n'), 'utf8').digest('hex');

/** What a season came to. */
export interface Season {
  readonly ledger: Ledger;
  readonly figures: Figure[];
  readonly decisions: number;
}

/** Plays season number `n`; the same plan and number give the same season. */
export async function playSeason(
  { kind, options, bots, seed }: SeasonPlan,
  n: number,
  onFight: () => void = () => {},
  breathe: () => Promise<void> | null = () => null,
): Promise<Season> {
  const { ledger: game, links } = kind;
  const ledger = Ledger.create(kind, { seats: bots.length, options, seed: seedOf(seed, n) });
  const stewards = bots.map((name, seat) => steward(game, name, `${seed} ${n} ${seat}`, {}));
  const figures: Figure[] = [];
  let decisions = 0;
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
      figures.push(...links.figures.match(linked, kind.game.report(match.current)));
      onFight();
      continue;
    }
    const refusal = ledger.answer(seat, stewards[seat](ledger.telling, seat));
    if (refusal) throw new Error(`a bot was refused: ${refusal.rule} ${refusal.why}`);
    decisions++;
    await breathe();
  }
  const facts = ledger.telling.told.map(({ fact }) => fact);
  figures.push(...links.figures.season(facts, ledger.match.current.table));
  return { ledger, figures, decisions };
}
