/** Closed schemas, by the Standard Schema convention, so that a game may use any library that follows it. */
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
}

/** The first thing wrong with a value, with its path, or null. */
export function problem(schema: Schema, value: unknown): string | null {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new TypeError('schemas of the kernel must be synchronous');
  if (!result.issues) return null;
  const [issue] = result.issues;
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
  return path ? `${path}: ${issue.message}` : issue.message;
}
