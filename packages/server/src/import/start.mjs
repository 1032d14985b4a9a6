// Where the thread for match files begins: threads do not inherit the loader of TypeScript sources.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
