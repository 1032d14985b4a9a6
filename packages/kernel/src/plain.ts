/**
 * Plain data: what a resting game consists of. No functions, classes, Map, Set, Date or undefined,
 * so that it can be saved, sent and compared at every decision.
 */
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
export type PlainRecord = { [key: string]: Plain };

/** A deep copy of plain data. Games copy their tables by hand; this serves small things such as frame variables. */
export function copyPlain<P extends Plain>(value: P): P {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: Plain[] = value.slice();
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = copyPlain(list[i]);
    return list as P;
  }
  const copy: PlainRecord = { ...(value as PlainRecord) };
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = copyPlain(copy[key]);
  return copy as P;
}

/** Deep equality of plain data; the order of keys does not matter. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!samePlain(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return false;
    if (!samePlain((a as PlainRecord)[key], (b as PlainRecord)[key])) return false;
  }
  return true;
}

/** JSON with sorted keys, so that equal data gives equal text. */
export function canonical(value: unknown): string {
  const sorted = inOrder(value);
  return sorted === UNSORTABLE ? piecemeal(value) : JSON.stringify(sorted);
}

const UNSORTABLE = Symbol('a key that finds no place by its letters');

/** The same data with its keys in order, sharing what is in order already; the engine then writes it at once. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    let list = value;
    for (let i = 0; i < value.length; i++) {
      const item = value[i];
      if (typeof item !== 'object' || item === null) continue;
      const sorted = inOrder(item);
      if (sorted === UNSORTABLE) return UNSORTABLE;
      if (sorted === item) continue;
      if (list === value) list = value.slice();
      list[i] = sorted;
    }
    return list;
  }
  const record = value as PlainRecord;
  const keys = Object.keys(record);
  let same = true;
  for (let i = 0; i < keys.length; i++) {
    // An object lists keys that look like numbers first, whatever the order of letters is.
    if (/^\d|^__proto__$/.test(keys[i])) return UNSORTABLE;
    if (i > 0 && keys[i - 1] > keys[i]) same = false;
  }
  if (!same) keys.sort();
  const copy: { [key: string]: unknown } = {};
  for (const key of keys) {
    const sorted = inOrder(record[key]);
    if (sorted === UNSORTABLE) return UNSORTABLE;
    if (sorted !== record[key]) same = false;
    copy[key] = sorted;
  }
  return same ? record : copy;
}

function piecemeal(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(piecemeal).join(',')}]`;
  const record = value as PlainRecord;
  const parts = Object.keys(record)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${piecemeal(record[key])}`);
  return `{${parts.join(',')}}`;
}

/** So many lists and records may lie within one another: far more than any game needs, and few enough for every stack. */
export const DEEPEST_PLAIN = 200;

/** Where the data is not plain: a path and what stands there, or null if all is well. */
export function notPlain(value: unknown, path = '', depth = 0): string | null {
  switch (typeof value) {
    case 'boolean':
    case 'string':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : `${path || 'value'} is ${value}`;
    case 'object': {
      if (value === null) return null;
      // Data that contains itself has no depth at all; its endless path tells nobody anything.
      if (depth === DEEPEST_PLAIN) return `${path.slice(0, 40)}… is nested more than ${DEEPEST_PLAIN} deep`;
      if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i++) {
          const inside = notPlain(value[i], `${path}[${i}]`, depth + 1);
          if (inside) return inside;
        }
        return null;
      }
      const proto = Object.getPrototypeOf(value);
      if (proto !== Object.prototype && proto !== null) return `${path || 'value'} is a class instance`;
      for (const key of Object.keys(value)) {
        const inside = notPlain((value as PlainRecord)[key], path ? `${path}.${key}` : key, depth + 1);
        if (inside) return inside;
      }
      return null;
    }
    default:
      return `${path || 'value'} is ${typeof value}`;
  }
}

/** The first place where two pieces of plain data differ, for error messages. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (samePlain(a, b)) return null;
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    for (const key of keys) {
      const inside = firstDifference((a as PlainRecord)[key], (b as PlainRecord)[key], path ? `${path}.${key}` : key);
      if (inside) return inside;
    }
  }
  return `${path || 'value'}: ${short(a)} against ${short(b)}`;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
