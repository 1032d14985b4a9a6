/** Figures with their bars, and the comparison of a run with the last one. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What the figure must reach ("at least"), keep under ("at most") or lie between; null: only for information. */
  bar: { at: 'least' | 'most'; value: number } | { at: 'within'; value: number; to: number } | null;
  /** What we would like to see; missing it fails nothing. */
  aim?: number;
}
/** What must come out the same for the same rules and seed, however fast the machine. */
export interface Proof {
  /** Game and version of its rules. */
  rules: string;
  seed: string;
  decisions: number;
  digest: string;
}
export interface Section {
  section: string;
  figures: Figure[];
  proofs: { [name: string]: Proof };
}
export type Record = { [section: string]: Section };

const FILE = new URL('../last.json', import.meta.url);

export function lastRun(): Record {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record) : {};
}

export function keep(run: Record): void {
  writeFileSync(FILE, `${JSON.stringify(run, null, 2)}\n`);
}

export function passes({ value, bar }: Figure): boolean {
  if (bar === null) return true;
  if (bar.at === 'within') return value >= bar.value && value <= bar.to;
  return bar.at === 'least' ? value >= bar.value : value <= bar.value;
}

/** What differs from the last run although seed and rules are the same: play itself has changed. */
export function changedPlay(now: Section, last: Section | undefined): string[] {
  const found: string[] = [];
  for (const [name, proof] of Object.entries(now.proofs)) {
    const before = last?.proofs[name];
    if (!before || before.rules !== proof.rules || before.seed !== proof.seed) continue;
    if (before.decisions !== proof.decisions)
      found.push(`${name}: ${proof.decisions} decisions, ${before.decisions} in the last run`);
    else if (before.digest !== proof.digest) found.push(`${name}: the games end otherwise than in the last run`);
  }
  return found;
}

/** What could not be measured is not a number, and null in the file of the last run. */
function shown(value: number | null): string {
  if (value === null || Number.isNaN(value)) return 'unknown';
  return Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}

export function print(now: Section, last: Section | undefined): void {
  const rows = [['', 'now', 'last', 'bar', '']];
  for (const figure of now.figures) {
    const { name, value, unit, bar, aim } = figure;
    const before = last?.figures.find((f) => f.name === name);
    const bound =
      bar?.at === 'within' ? `${shown(bar.value)} to ${shown(bar.to)}` : bar ? `at ${bar.at} ${shown(bar.value)}` : '';
    const wanted = aim === undefined ? bound : bound ? `${bound} (aim ${shown(aim)})` : `aim ${shown(aim)}`;
    const verdict = bar ? (passes(figure) ? 'pass' : 'FAIL') : '';
    rows.push([name, `${shown(value)} ${unit}`, before ? shown(before.value) : '', wanted, verdict]);
  }
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  console.log(`\n${now.section}`);
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 1 || column === 2 ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
    );
    console.log(`  ${cells.join('  ').trimEnd()}`);
  }
}
