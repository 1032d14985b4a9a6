// `npm start`: installs if need be and opens the hall.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installIfMissing, root, run } from './run.mjs';

installIfMissing();

const server = join(root, 'packages/server/src/main.ts');
if (existsSync(server)) process.exit(run(process.execPath, ['--import', 'tsx', server, ...process.argv.slice(2)]));

const code = run(process.execPath, [join(root, 'packages/cli/bin/guildhall.mjs'), 'games']);
console.log('\nThere are no web tables yet: play in the terminal with  npx guildhall play brigade');
process.exit(code);
