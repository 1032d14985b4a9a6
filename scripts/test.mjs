// `npm test`: installs if need be, checks, runs every test, and ends with one plain line "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installIfMissing, root, runTool } from './run.mjs';

installIfMissing();

const folder = mkdtempSync(join(tmpdir(), 'guildhall-test-'));

// The check runs beside the tests, since it would leave a core without work; what it prints follows theirs.
const said = join(folder, 'check.txt');
const words = openSync(said, 'w');
const checking = spawn(process.execPath, ['scripts/check.mjs'], { cwd: root, stdio: ['ignore', words, words] });
const checked = new Promise((done) => {
  checking.once('error', () => done(false));
  checking.once('close', (code) => done(code === 0));
});

const report = join(folder, 'report.json');
const tested = runTool('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);

let passed = 0;
let failed = 0;
try {
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed = result.numPassedTests;
  // A file that cannot even be loaded has no failing test of its own: it counts as one.
  const brokenFiles = result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  failed = result.numFailedTests + brokenFiles;
} catch {
  failed = 1;
}

if (!(await checked)) {
  console.log('The check failed; it counts as one failure.');
  failed += 1;
}
console.log(readFileSync(said, 'utf8'));
rmSync(folder, { recursive: true, force: true });
if (tested !== 0 && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
