/** Where both the process for match files and the thread in it begin. */
import { isMainThread } from 'node:worker_threads';

await (isMainThread ? import('./process.ts') : import('./worker.ts'));
