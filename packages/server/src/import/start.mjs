// Where the process for match files and its thread begin: they do not inherit the loader of TypeScript sources.
import { register } from 'tsx/esm/api';

register();
await import('./main.ts');
