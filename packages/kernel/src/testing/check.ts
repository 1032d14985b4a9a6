/** Something that must hold, for whatever runs tests: `for (const { name, check } of checks) test(name, check)`. */
export interface Check {
  name: string;
  /** Throws if it does not hold. */
  check(): void;
}
