/** Modifiers: pure sums over what is in play. They may not change anything and may not ask. */

/** One contribution to a number: what it is called, the rule it comes from, and how much it adds. */
export interface Modifier<T, C, R extends string = string> {
  name: string;
  rule: R;
  add(t: T, context: C): number;
}

export function total<T, C>(t: T, context: C, modifiers: readonly Modifier<T, C>[]): number {
  let sum = 0;
  for (const modifier of modifiers) sum += modifier.add(t, context);
  return sum;
}

/** The sum term by term, for people: only the terms that contribute. */
export function terms<T, C, R extends string>(
  t: T,
  context: C,
  modifiers: readonly Modifier<T, C, R>[],
): { name: string; rule: R; add: number }[] {
  const list: { name: string; rule: R; add: number }[] = [];
  for (const { name, rule, add } of modifiers) {
    const amount = add(t, context);
    if (amount !== 0) list.push({ name, rule, add: amount });
  }
  return list;
}
