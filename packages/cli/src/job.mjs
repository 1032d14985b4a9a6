// A process that works for `--jobs`; it runs the module it is told straight from its TypeScript source.
import { register } from 'tsx/esm/api';

register();
await import(process.argv[2]);
