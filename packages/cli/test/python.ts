/** Python for the tests of the examples in docs. Without it these tests cannot run: said loudly, and an error in CI. */
import { spawnSync } from 'node:child_process';

export function findPython(): string | null {
  for (const name of ['python3', 'python']) {
    const { status, stdout } = spawnSync(name, ['-c', 'import sys; print(sys.version_info >= (3, 8))'], { encoding: 'utf8' });
    if (status === 0 && stdout.trim() === 'True') return name;
  }
  if (process.env.CI === 'true') throw new Error('the examples in Python must be tested in CI, but there is no python3 here');
  console.warn('\n*** NOT TESTED: the examples in docs/examples, because there is no python3 on this machine. ***\n');
  return null;
}
