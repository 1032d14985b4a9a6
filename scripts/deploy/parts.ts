/** What `npm run deploy` says: one line for each part, and at the end whether all that could be run held. */
import { spawnSync } from 'node:child_process';

export const has = (program: string): boolean => spawnSync('which', [program]).status === 0;

const failed: string[] = [];

/** A part that this machine cannot run, which is no fault of what stands in deploy/. */
export class NotHere extends Error {}

function note(what: string, how: 'ok' | 'FAILED' | 'not run', detail = ''): void {
  if (how === 'FAILED') failed.push(what);
  console.log(`${how.padEnd(8)} ${what}${detail && `: ${detail}`}`);
}

export const anyFailed = (): boolean => failed.length > 0;

/** One part: it holds, or says why not, and the others go on. */
export async function part(what: string, needs: readonly string[], check: () => Promise<string> | string): Promise<void> {
  const missing = needs.filter((program) => !has(program));
  if (missing.length > 0) {
    note(what, 'not run', `no ${missing.join(', ')} here`);
    return;
  }
  try {
    note(what, 'ok', await check());
  } catch (error) {
    note(what, error instanceof NotHere ? 'not run' : 'FAILED', error instanceof Error ? error.message : String(error));
  }
}

/** A program that says by itself whether all is well. Returns the last line of what it prints. */
export function passes(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  const lines = (text: string): string[] => text.trim().split('\n');
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${lines(`${stdout}${stderr}`).slice(-3).join(' ')}`);
  return (
    lines(stdout || stderr)
      .at(-1)
      ?.trim() ?? ''
  );
}
