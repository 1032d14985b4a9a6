// `npm test`: installs if need be, checks, runs every test, and ends with one plain line "N passed, N failed".
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installIfMissing, run, runTool } from './run.mjs';

installIfMissing();

const check = () => run(process.execPath, ['scripts/check.mjs']) === 0;
const checked = check();

const folder = mkdtempSync(join(tmpdir(), 'guildhall-test-'));
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
rmSync(folder, { recursive: true, force: true });

if (!checked) {
  console.log('The check failed; it counts as one failure. Once more, what it found:');
  check();
  failed += 1;
}
if (tested !== 0 && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
