/** Checks an effect that comes from a file or from outside: what is wrong with it, with the way to it. */
import { inside, type Kind, kind, type Plain, type PlainRecord } from '@guildhall/kernel';
import { numbersIn } from './numbers.ts';
import type { Verb, Vocabulary } from './vocabulary.ts';

/** Bounds that no card comes near, so that nothing from outside can be endless. */
const MOST_INSTRUCTIONS = 40;
const MOST_IN_ALL = 200;
const MOST_OPTIONS = 12;
const DEEPEST = 6;

/** An effect as plain data, after it was checked. */
export type EffectData = PlainRecord[];

/** The kind of a card's field that holds an effect; empty until something is written. */
export function effectOf(vocabulary: Vocabulary): Kind<unknown, EffectData, false> {
  return kind<EffectData>([], (value) => problemWithEffect(vocabulary, value));
}

/** "[1].damage should be a whole number from 0 to 20, not -3", or null. */
export function problemWithEffect(vocabulary: Vocabulary, effect: Plain): string | null {
  const wrong = problemWithList(vocabulary, effect, 0);
  if (wrong) return wrong;
  const n = size(vocabulary, effect as EffectData);
  return n > MOST_IN_ALL ? `has ${n} instructions with all that hang on others, more than ${MOST_IN_ALL}` : null;
}

/** How many instructions an effect has, with all that hang on others. */
export const size = (vocabulary: Vocabulary, effect: EffectData): number =>
  effect.reduce(
    (sum, instruction) =>
      hanging(vocabulary, instruction).reduce((inner, { effect }) => inner + size(vocabulary, effect), sum + 1),
    0,
  );

/** What hangs on an instruction of a checked effect. */
export const hanging = (vocabulary: Vocabulary, instruction: PlainRecord) =>
  branchesOf(vocabulary[instruction.do as string].branch, instruction) as { label: string; effect: EffectData }[];

function problemWithList(vocabulary: Vocabulary, effect: Plain, depth: number): string | null {
  if (!Array.isArray(effect)) return 'should be a list of instructions';
  if (effect.length > MOST_INSTRUCTIONS) return `has ${effect.length} instructions, more than ${MOST_INSTRUCTIONS}`;
  if (depth > DEEPEST) return `lies more than ${DEEPEST} instructions deep`;
  for (const [i, instruction] of effect.entries()) {
    const wrong = problemWithInstruction(vocabulary, instruction, depth);
    if (wrong) return inside(`[${i}]`, wrong);
  }
  return null;
}

const isRecord = (value: Plain): value is PlainRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

function problemWithInstruction(vocabulary: Vocabulary, instruction: Plain, depth: number): string | null {
  if (!isRecord(instruction)) return 'should be an instruction, such as { do: ... }';
  const { do: name, ...given } = instruction;
  if (typeof name !== 'string') return '.do is missing: it names what is done';
  if (!Object.hasOwn(vocabulary, name)) return `.do is "${name}", which is no instruction; there are ${listOfVerbs(vocabulary)}`;
  const verb = vocabulary[name];
  for (const key in given) {
    if (!Object.hasOwn(verb.takes, key) && !HANGING[verb.branch].includes(key)) return `.${key} is nothing that "${name}" takes`;
  }
  for (const key in verb.takes) {
    const { needed, problem } = verb.takes[key];
    if (!Object.hasOwn(given, key)) {
      if (needed) return `.${key} is missing: "${name}" needs it`;
      continue;
    }
    const wrong = problem(given[key], undefined, 0);
    if (wrong) return inside(`.${key}`, wrong);
  }
  return problemWithBranches(vocabulary, verb, given, depth);
}

const HANGING: { readonly [branch in Verb<unknown>['branch']]: readonly string[] } = {
  none: [],
  test: ['yes', 'no'],
  cases: ['cases'],
  options: ['options'],
};

const listOfVerbs = (vocabulary: Vocabulary): string => Object.keys(vocabulary).sort().join(', ');

function problemWithBranches(
  vocabulary: Vocabulary,
  { branch }: Verb<unknown>,
  given: PlainRecord,
  depth: number,
): string | null {
  for (const { path, effect } of branchesOf(branch, given)) {
    const wrong = problemWithList(vocabulary, effect, depth + 1);
    if (wrong) return inside(path, wrong);
  }
  if (branch === 'options')
    return Array.isArray(given.options) && given.options.length > 1 && given.options.length <= MOST_OPTIONS
      ? null
      : `.options should be 2 to ${MOST_OPTIONS}`;
  if (branch !== 'cases') return null;
  if (!isRecord(given.cases)) return '.cases should be lists of instructions by number';
  const seen = new Set<number>();
  for (const numbers of Object.keys(given.cases)) {
    const found = numbersIn(numbers);
    if (found === null) return `.cases has "${numbers}", which is neither a number nor a range such as "2-3"`;
    for (const n of found) {
      if (seen.has(n)) return `.cases names ${n} twice`;
      seen.add(n);
    }
  }
  return null;
}

/** Everything that hangs on an instruction, cases in the order of their numbers. */
export function branchesOf(
  branch: Verb<unknown>['branch'],
  given: PlainRecord,
): { path: string; label: string; effect: Plain }[] {
  if (branch === 'test') {
    return ['yes', 'no']
      .filter((label) => Object.hasOwn(given, label))
      .map((label) => ({ path: `.${label}`, label, effect: given[label] }));
  }
  if (branch === 'options' && Array.isArray(given.options)) {
    return given.options.map((effect, i) => ({ path: `.options[${i}]`, label: String(i), effect }));
  }
  if (branch === 'cases' && isRecord(given.cases)) {
    return Object.entries(given.cases)
      .sort(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
      .map(([label, effect]) => ({ path: `.cases["${label}"]`, label, effect }));
  }
  return [];
}
