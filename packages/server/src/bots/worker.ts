/** A bot at work in its own thread. It receives an imagined world as plain data, and nothing else. */
import { parentPort, workerData } from 'node:worker_threads';
import { makeBot, type Seen } from '@guildhall/bots';
import type { Game, View } from '@guildhall/kernel';
import { openGames } from '../games.ts';
import { giveWay, OF_BOTS } from '../priority.ts';

export interface Task {
  id: number;
  game: string;
  level: string;
  seat: number;
  seed: number;
  ms: number;
  /** JSON of the imagined game. */
  world: string;
}
export type Answered = { id: number; answer: unknown } | { id: number; error: string };

// Elsewhere the hall itself would give way with its bots.
if (process.platform === 'linux') giveWay(OF_BOTS);
const { loadGame } = await openGames((workerData as { games: string }).games);

async function decide({ game: id, level, seat, seed, ms, world: text }: Task): Promise<unknown> {
  const game = await loadGame(id);
  const world = JSON.parse(text) as Game<unknown>;
  let view: View | null = null;
  const seen: Seen = {
    game,
    seat,
    world,
    get view() {
      view ??= game.view(world, seat);
      return view;
    },
  };
  return makeBot(level, seed).decideNow(seen, { ms });
}

parentPort?.on('message', (task: Task) => {
  decide(task).then(
    (answer) => parentPort?.postMessage({ id: task.id, answer } satisfies Answered),
    (error) => parentPort?.postMessage({ id: task.id, error: String(error) } satisfies Answered),
  );
});
