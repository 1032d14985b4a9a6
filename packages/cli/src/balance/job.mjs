// A process that plays rounds for `guildhall balance --jobs`; it runs straight from its TypeScript sources.
import { register } from 'tsx/esm/api';

register();
await import('./job.ts');
