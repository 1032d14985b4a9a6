/** Things that have no name but their place in a list, with that place: pieces of a layout, corners of a piece. */
export const numbered = <X>(list: readonly X[]): { readonly it: X; readonly at: number }[] => list.map((it, at) => ({ it, at }));
