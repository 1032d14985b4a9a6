/** How long the greedy bot takes for a decision: whole games among its like, in processor time. */
import { playGame, type Simulation } from '@guildhall/bots';
import { isRefusal, type Options } from '@guildhall/kernel';
import { loadGame } from '@guildhall/registry';
import { took } from './measure.ts';
import type { Figure, Section } from './report.ts';

interface Measured {
  id: string;
  /** Milliseconds, at most. */
  most: number;
  seats: number;
  /** The tables of the games, one after another. */
  tables: readonly Options[];
  games: number;
}
const SCENARIOS = 8;
const MEASURED: readonly Measured[] = [
  { id: 'brigade', most: 1, seats: 2, tables: [{}], games: 12 },
  { id: 'defenders', most: 1, seats: 3, tables: [{}], games: 6 },
  { id: 'kobolds', most: 5, seats: 2, tables: Array.from({ length: SCENARIOS }, (_, at) => ({ scenario: at + 1 })), games: 16 },
];

async function measure({ id, most, seats, tables, games }: Measured): Promise<Figure[]> {
  const game = await loadGame(id);
  const bouts = tables.map((given): Simulation => {
    const options = game.options(given, seats);
    if (isRefusal(options)) throw new Error(`${id} refuses its options: ${options.why}`);
    return { game, seats: Array.from({ length: seats }, () => 'greedy'), games, seed: 'bots', options };
  });
  // The first game of each table lets the engine get to know it.
  for (const bout of bouts) playGame(bout, games);
  let decisions = 0;
  const ms = took(() => {
    for (let n = 0; n < games; n++) decisions += playGame(bouts[n % bouts.length], n).decisions;
  });
  const { title } = game.text.en;
  return [
    { name: `${title}: a decision`, value: ms / decisions, unit: 'ms', bar: { at: 'most', value: most } },
    { name: `${title}: a game of ${Math.round(decisions / games)} decisions`, value: ms / games / 1000, unit: 's', bar: null },
  ];
}

export async function botsSection(): Promise<Section> {
  const figures: Figure[] = [];
  for (const measured of MEASURED) figures.push(...(await measure(measured)));
  return { section: 'bots', figures, proofs: {} };
}
