// The command line with the toy game alone, as a process of its own that can be sent signals.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/main.ts');
const { TOY } = await import('./desk.ts');
process.exitCode = await main(process.argv.slice(2), undefined, TOY);
