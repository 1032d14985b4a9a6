// `npm start`: installs and builds what is missing and opens the hall.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installIfMissing, root, run } from './run.mjs';

installIfMissing();

const here = (path) => existsSync(join(root, path));

if (here('packages/server/src/main.ts')) {
  if (here('packages/web/vite.config.ts') && !here('packages/web/dist/index.html')) {
    console.log('Building the pages ...');
    const code = run('npm', ['run', 'build', '-w', '@guildhall/web']);
    if (code !== 0) process.exit(code);
  }
  process.exit(run(process.execPath, ['--import', 'tsx', 'packages/server/src/main.ts', ...process.argv.slice(2)]));
}

const code = run(process.execPath, ['packages/cli/bin/guildhall.mjs', 'games']);
console.log('\nThere are no web tables yet: play in the terminal with  npx guildhall play brigade');
process.exit(code);
