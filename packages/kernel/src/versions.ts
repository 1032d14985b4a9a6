/**
 * Versions of the rules. What was written by an earlier version (answers, names of steps, positions) is read in the words
 * of today: from each version to the next, up to the one that is loaded.
 */
import type { ContributionBody } from './contributions.ts';
import type { Frame, Game } from './flow/types.ts';
import type { MatchGiven } from './given.ts';
import type { Plain, PlainRecord } from './plain.ts';

/** A version from which a match can go on, and what has changed from it to the next one in the list. */
export interface EarlierVersion {
  /** As `meta.version` was then: "1.0.0". */
  readonly version: string;
  /** Steps with another name: "procedure/question", "procedure>call", or a procedure alone; old name to new. */
  readonly steps?: { readonly [old: string]: string };
  /**
   * Components with another id, old to new: words of answers, words and keys of positions and of what was given. Where people write texts of
   * their own, which may contain such words, give `answer`, `given` and `repair` instead.
   */
  readonly ids?: { readonly [old: string]: string };
  /** The question an answer of that version belongs to now, where that depends on the answer; steps are not renamed yet. */
  question?(question: string, answer: Plain): string;
  /** An answer of that version (ids already renamed) as the next one has it; `question` is its name in that version. */
  answer?(question: string, answer: Plain): Plain;
  /** What was contributed beside the game, as the next version has it. */
  contribution?(body: ContributionBody): ContributionBody;
  options?(options: PlainRecord): PlainRecord;
  /** What was handed in (ids already renamed), as the next version takes it. */
  given?(given: MatchGiven): MatchGiven;
  /** Brings a saved position up to date, in place; steps and ids are renamed already. */
  repair?(position: SavedPosition): void;
}

/** A saved game, whose table may still have another shape than today's. */
export interface SavedPosition {
  table: PlainRecord;
  stack: Frame[];
}

/** What one version wrote, in the words of the rules that are loaded. */
export interface Reading {
  question(name: string, answer?: Plain): string;
  answer(question: string, answer: Plain): Plain;
  contribution(body: ContributionBody): ContributionBody;
  options(options: PlainRecord): PlainRecord;
  given(given: MatchGiven): MatchGiven;
  /** Changes the game in place. */
  position(g: Game<unknown>): void;
}

/** The name of a version of a game's rules, as matches and positions bear it: "brigade@1.0.0". */
export const rulesName = ({ id, version }: { id: string; version: string }): string => `${id}@${version}`;

interface Versioned {
  readonly meta: { readonly id: string; readonly version: string };
  readonly versions: readonly EarlierVersion[];
}

/** The rules a match may have been played by, oldest first; the last are those that are loaded. */
export function rulesInOrder({ meta, versions }: Versioned): string[] {
  return [...versions.map(({ version }) => rulesName({ id: meta.id, version })), rulesName(meta)];
}

/** How to read what these rules wrote; null: they are not among the versions from which the game can go on. */
export function readingOf(game: Versioned, rules: string): Reading | null {
  const at = rulesInOrder(game).indexOf(rules);
  return at < 0 ? null : through(game.versions.slice(at));
}

/** From version to version, in order. */
function through(changes: readonly EarlierVersion[]): Reading {
  return {
    question(name, answer = null) {
      let now = name;
      let given = answer;
      for (const change of changes) {
        if (change.ids) given = withIds(given, change.ids);
        const before = now;
        now = stepNow(change.question?.(now, given) ?? now, change.steps);
        given = change.answer?.(before, given) ?? given;
      }
      return now;
    },
    answer(question, answer) {
      let name = question;
      let now = answer;
      for (const change of changes) {
        if (change.ids) now = withIds(now, change.ids);
        if (change.answer) now = change.answer(name, now);
        name = stepNow(name, change.steps);
      }
      return now;
    },
    contribution: (body) => changes.reduce((now, change) => change.contribution?.(now) ?? now, body),
    given(given) {
      let now = given;
      for (const change of changes) {
        if (change.ids) now = withIds(now, change.ids) as MatchGiven;
        now = change.given?.(now) ?? now;
      }
      return now;
    },
    options: (options) => changes.reduce((now, change) => change.options?.(now) ?? now, options),
    position(g) {
      for (const change of changes) bringUpToDate(g as Game<Plain>, change);
    },
  };
}

function bringUpToDate(g: Game<Plain>, change: EarlierVersion): void {
  const { ids, steps } = change;
  if (ids) g.table = withIds(g.table, ids);
  for (const frame of g.stack) {
    if (ids) frame.vars = withIds(frame.vars, ids) as PlainRecord;
    const { held } = frame;
    if (held) for (const one of held) one[1] = through([change]).answer(frame.at, one[1]);
    frame.at = stepNow(frame.at, steps);
  }
  change.repair?.(g as Game<PlainRecord>);
}

function stepNow(name: string, steps: EarlierVersion['steps'] = {}): string {
  if (Object.hasOwn(steps, name)) return steps[name];
  const end = name.search(/[/>]/);
  const procedure = end < 0 ? name : name.slice(0, end);
  return Object.hasOwn(steps, procedure) ? steps[procedure] + name.slice(procedure.length) : name;
}

/** The same data with ids renamed: texts that are one, words between spaces, keys of objects. */
function withIds(data: Plain, ids: { readonly [old: string]: string }): Plain {
  const word = (text: string): string => (Object.hasOwn(ids, text) ? ids[text] : text);
  if (typeof data === 'string') return data.includes(' ') ? data.split(' ').map(word).join(' ') : word(data);
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((item) => withIds(item, ids));
  return Object.fromEntries(Object.entries(data).map(([key, item]) => [word(key), withIds(item, ids)]));
}

/** What is wrong with a game's list of versions; thrown when the game is loaded. */
export function checkVersions({ meta, versions }: Versioned): void {
  const names = [...versions.map(({ version }) => version), meta.version];
  for (const [i, name] of names.entries()) {
    if (!/^\d+\.\d+\.\d+$/.test(name)) throw new Error(`${meta.id}: "${name}" is no version such as "1.0.0"`);
    if (i > 0 && compareVersions(names[i - 1], name) >= 0)
      throw new Error(`${meta.id}: version ${names[i - 1]} stands before ${name}; versions go from the oldest to the newest`);
  }
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)];
  const at = left.findIndex((part, i) => part !== right[i]);
  return at < 0 ? 0 : left[at] - right[at];
}
