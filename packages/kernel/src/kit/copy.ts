/** Copies plain data of a known kind: only what can change in place is copied. */
import type { Node } from './kinds.ts';

type Copier = (value: never) => unknown;

/** null: such a value never changes in place. */
function copier(node: Node): Copier | null {
  switch (node.kind) {
    case 'orNull': {
      const inner = copier(node.inner);
      return inner && ((value: unknown) => (value === null ? null : inner(value as never)));
    }
    case 'perSeat':
    case 'list': {
      const each = copier(node.each);
      if (!each) return (list: unknown[]) => list.slice();
      return (list: unknown[]) => {
        const copy = list.slice();
        for (let i = 0; i < copy.length; i++) copy[i] = each(copy[i] as never);
        return copy;
      };
    }
    case 'record': {
      const deep = Object.entries(node.fields).flatMap(([name, inner]) => {
        const copy = copier(inner);
        return copy ? [{ name, copy }] : [];
      });
      return (value: { [name: string]: unknown }) => {
        const result = { ...value };
        for (const { name, copy } of deep) result[name] = copy(result[name] as never);
        return result;
      };
    }
    default:
      return null;
  }
}

export function copyOf<X>(node: Node): (value: X) => X {
  const copy = copier(node);
  return copy ? (value) => copy(value as never) as X : (value) => value;
}
