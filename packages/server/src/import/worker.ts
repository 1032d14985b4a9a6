/** The thread in which people's match files are played again: whatever they ask for, nobody else waits for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { openGames, playable } from '../games.ts';
import { type Checked, checkFile } from './check.ts';
import { thisThread } from './processor.ts';

export interface ImportTask {
  id: number;
  file: Uint8Array;
  positions: boolean;
}
/** `ready`: everything is loaded, and from here on time is the file's; by what the system knows this thread. */
export type ImportAnswer = { ready: string | null } | { id: number; checked: Checked } | { id: number; error: string };

const games = await openGames((workerData as { games: string }).games);
for (const id of playable(games)) await games.loadGame(id);

parentPort?.on('message', ({ id, file, positions }: ImportTask) => {
  checkFile(new TextDecoder().decode(file), games, positions).then(
    (checked) => parentPort?.postMessage({ id, checked } satisfies ImportAnswer),
    (error) => parentPort?.postMessage({ id, error: String(error) } satisfies ImportAnswer),
  );
});
parentPort?.postMessage({ ready: thisThread() } satisfies ImportAnswer);
