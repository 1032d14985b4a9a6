/** What a person did wrong, as one sentence; the command ends with exit code 2 and nothing has changed. */
export class Problem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Problem';
  }
}

export function fail(message: string): never {
  throw new Problem(message);
}
