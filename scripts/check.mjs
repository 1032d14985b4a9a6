// What a machine can say about the code without running it: format and lint, types, import directions, rulebooks.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runTool } from './run.mjs';

const steps = [
  ['format and lint', () => runTool('@biomejs/biome/bin/biome', ['check', '.', '--error-on-warnings'])],
  ['types', () => runTool('typescript-7/bin/tsc', ['-p', 'tsconfig.json'])],
  [
    'import directions',
    () =>
      runTool('dependency-cruiser/bin/dependency-cruise.mjs', [
        'packages',
        'games',
        'bench',
        'scripts',
        '--config',
        '.dependency-cruiser.cjs',
      ]),
  ],
];
steps.push(['lock file', () => run(process.execPath, ['scripts/lock.mjs', '--check'])]);
if (existsSync(join(root, 'scripts/rulebook.ts'))) {
  steps.push(['rulebooks', () => run(process.execPath, ['--import', 'tsx', 'scripts/rulebook.ts', '--check'])]);
  steps.push(['citations of rules', () => run(process.execPath, ['--import', 'tsx', 'scripts/rule-report.ts', '--strangers'])]);
}

steps.push(['sizes of pages', () => run(process.execPath, ['--import', 'tsx', 'packages/web/scripts/size.ts', '--build'])]);
steps.push(['letters of titles', () => run(process.execPath, ['--import', 'tsx', 'packages/web/scripts/faces.ts', '--check'])]);
steps.push(['credits', () => run(process.execPath, ['--import', 'tsx', 'packages/web/scripts/credits.ts', '--check'])]);

const failed = [];
for (const [name, step] of steps) {
  console.log(`check: ${name}`);
  if (step() !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`);
  process.exit(1);
}
