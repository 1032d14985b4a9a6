/** What a test kit throws when the game is not as the test says. Test runners show `actual` and `expected` side by side. */
export class Failed extends Error {
  constructor(
    message: string,
    readonly actual?: unknown,
    readonly expected?: unknown,
  ) {
    super(message);
    this.name = 'Failed';
  }
}
