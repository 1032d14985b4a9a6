/** Options of scripts that run for long: read strictly, told by --help. */
import { parseArgs } from 'node:util';

/** A whole number between two bounds, or one of some words. */
export type Option =
  | { kind: 'number'; usual: number; least: number; most: number; says: string }
  | { kind: 'word'; usual: string; words: readonly string[]; says: string };
export type Options = { readonly [name: string]: Option };
export type Given<O extends Options> = { [name in keyof O]: O[name] extends { kind: 'number' } ? number : string };

const known = (option: Option): string =>
  option.kind === 'number' ? `${option.least} to ${option.most}` : option.words.join(', ');

function usage(head: string, options: Options): string {
  const lines = Object.entries(options).map(
    ([name, option]) => `  --${name.padEnd(12)}${option.says} (${known(option)}; usually ${option.usual})`,
  );
  return [head, ...lines].join('\n');
}

/** Why a value cannot be, or what it means. */
function read(name: string, option: Option, text: string): number | string | { wrong: string } {
  if (option.kind === 'word')
    return option.words.includes(text) ? text : { wrong: `--${name}: "${text}" is none of ${known(option)}` };
  const value = Number(text);
  const fits = text.trim() !== '' && Number.isInteger(value) && value >= option.least && value <= option.most;
  return fits ? value : { wrong: `--${name}: "${text}" is no whole number from ${known(option)}` };
}

/** What was given on the command line. `--help` prints what can be; what cannot be ends the script with a sentence. */
export function readOptions<O extends Options>(head: string, options: O, args = process.argv.slice(2)): Given<O> {
  const refuse = (why: string): never => {
    console.error(`${why}\n${usage(head, options)}`);
    process.exit(2);
  };
  const shape = Object.fromEntries(Object.keys(options).map((name) => [name, { type: 'string' as const }]));
  let values: { [name: string]: string | boolean | undefined };
  try {
    ({ values } = parseArgs({ args, options: { ...shape, help: { type: 'boolean' } } }));
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
  if (values.help) {
    console.log(usage(head, options));
    process.exit(0);
  }
  const found = Object.entries(options).map(([name, option]) => {
    const value = values[name] === undefined ? option.usual : read(name, option, String(values[name]));
    return [name, typeof value === 'object' ? refuse(value.wrong) : value];
  });
  return Object.fromEntries(found) as Given<O>;
}

/** Ctrl-C asks to stop and is heard once: a second one, a moment later, ends everything at once. */
export function stopAsked(): () => boolean {
  let asked = 0;
  const AGAIN = 1000;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (asked === 0) console.log('\nStopping: what was done so far is looked at. Once more ends at once.');
      // npm passes on what the terminal has already said.
      else if (performance.now() - asked > AGAIN) process.exit(130);
      asked ||= performance.now();
    });
  }
  return () => asked > 0;
}

/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], of: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] ?? Number.NaN;
}
