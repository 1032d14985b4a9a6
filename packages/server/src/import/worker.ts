/** The thread in which people's match files are played again. */
import { parentPort, workerData } from 'node:worker_threads';
import { openGames, playable } from '../games.ts';
import { checkFile } from './check.ts';
import type { ImportTask, ThreadAnswer } from './tasks.ts';

const games = await openGames((workerData as { games: string }).games);
for (const id of playable(games)) await games.loadGame(id);

parentPort?.on('message', ({ id, file, positions }: ImportTask) => {
  checkFile(new TextDecoder().decode(file), games, positions).then(
    (checked) => parentPort?.postMessage({ id, checked } satisfies ThreadAnswer),
    (error) => parentPort?.postMessage({ id, error: String(error) } satisfies ThreadAnswer),
  );
});
parentPort?.postMessage('ready' satisfies ThreadAnswer);
