/** What is written in the books never moves: its place is its key. */
export const inOrder = <V>(list: readonly V[]): { value: V; at: number }[] => list.map((value, at) => ({ value, at }));
