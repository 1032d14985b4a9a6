/** Closed schemas, by the Standard Schema convention, so that a game may use any library that follows it. */
import { inside } from './flow/kinds.ts';

export interface Schema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}
type SchemaResult<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly SchemaIssue[] };
interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  /** Beyond the convention, where the library says it: which check failed, what it wanted and what it got. */
  readonly type?: string;
  readonly expected?: string | null;
  readonly received?: string;
  /** The rest of the sentence, if the schema says it itself: "[2] should be ...". */
  readonly says?: string;
}

/** The first thing wrong with a value as a sentence that begins with its path, or null. `root` names the value itself. */
export function problem(schema: Schema, value: unknown, root = ''): string | null {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new TypeError('schemas of the kernel must be synchronous');
  if (!result.issues) return null;
  const [issue] = result.issues;
  let path = root;
  for (const part of issue.path ?? []) {
    const key = typeof part === 'object' ? part.key : part;
    path += typeof key === 'number' ? `[${key}]` : `${path === '' ? '' : '.'}${String(key)}`;
  }
  if (issue.says !== undefined) return path === '' ? issue.says.replace(/^\./, '') : inside(path, issue.says);
  return `${path === '' ? 'it' : path} ${issueInWords(issue)}`;
}

const KINDS: { [expected: string]: string } = {
  Array: 'a list',
  Object: 'an object',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
};
/** Longer lists of choices are cut. */
const CHOICES = 12;

function issueInWords({ message, type, expected, received }: SchemaIssue): string {
  if (expected === undefined || received === undefined) return `does not fit: ${message}`;
  if (expected === 'never') return 'does not belong there';
  if (received === 'undefined') return 'is missing';
  return `should ${wanted(type, expected)}, not ${received.length > 60 ? `${received.slice(0, 57)}...` : received}`;
}

function wanted(type: string | undefined, expected: string | null): string {
  if (expected === null || type === 'integer') return 'be a whole number';
  if (type === 'length') return `have ${expected} entries`;
  const bound = /^([<>])=(.*)$/.exec(expected);
  if (bound) {
    const most = `at ${bound[1] === '<' ? 'most' : 'least'} ${bound[2]}`;
    return type?.endsWith('length') ? `have ${most} entries` : `be ${most}`;
  }
  if (!expected.startsWith('(')) return `be ${KINDS[expected] ?? expected}`;
  const choices = expected.slice(1, -1).split(' | ');
  return `be ${choices.length > CHOICES ? `one of ${choices.slice(0, CHOICES).join(', ')} and so on` : choices.join(' or ')}`;
}
