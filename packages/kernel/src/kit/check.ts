/** Checks plain data against a kind and says what is wrong with it, and where. */
import type { Schema } from '../schema.ts';
import type { Node } from './kinds.ts';

export type Path = readonly (string | number)[];

export interface Issue {
  message: string;
  path: Path;
  type: string;
  expected: string | null;
  received: string;
}

/** The first thing that does not fit, or null. */
export function misfit(node: Node, value: unknown, path: Path = []): Issue | null {
  const issue = (type: string, expected: string | null, received = shown(value)): Issue => ({
    message: `expected ${expected}, received ${received}`,
    path,
    type,
    expected,
    received,
  });
  switch (node.kind) {
    case 'whole':
      if (typeof value !== 'number') return issue('number', 'number');
      if (!Number.isInteger(value)) return issue('integer', null);
      if (value < node.min) return issue('min_value', `>=${node.min}`);
      return value > node.max ? issue('max_value', `<=${node.max}`) : null;
    case 'seat':
      if (typeof value !== 'number') return issue('number', 'number');
      return Number.isInteger(value) && value >= 0 ? null : issue('integer', null);
    case 'flag':
      return typeof value === 'boolean' ? null : issue('boolean', 'boolean');
    case 'text':
      if (typeof value !== 'string') return issue('string', 'string');
      return value.length > node.max ? issue('max_signs', `a text of at most ${node.max} signs`, `one of ${value.length}`) : null;
    case 'name':
      return (node.of as readonly unknown[]).includes(value) ? null : issue('picklist', `(${node.of.map(shown).join(' | ')})`);
    case 'orNull':
      return value === null ? null : misfit(node.inner, value, path);
    case 'perSeat':
    case 'list': {
      if (!Array.isArray(value)) return issue('array', 'Array');
      if (node.kind === 'list' && value.length < node.min) return issue('min_length', `>=${node.min}`, String(value.length));
      if (node.kind === 'list' && value.length > node.max) return issue('max_length', `<=${node.max}`, String(value.length));
      for (let i = 0; i < value.length; i++) {
        const inside = misfit(node.each, value[i], [...path, i]);
        if (inside) return inside;
      }
      return null;
    }
    case 'record': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return issue('strict_object', 'Object');
      for (const [name, inner] of Object.entries(node.fields)) {
        const has = Object.hasOwn(value, name) ? (value as { [name: string]: unknown })[name] : undefined;
        const inside = misfit(inner, has, [...path, name]);
        if (inside) return inside;
      }
      const strange = Object.keys(value).find((name) => !Object.hasOwn(node.fields, name));
      return strange === undefined ? null : { ...issue('strict_object', 'never'), path: [...path, strange] };
    }
  }
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'Array';
  if (typeof value === 'object' && value !== null) return 'Object';
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** A schema that remembers what it was made of. */
export interface KitSchema<X> extends Schema<X> {
  readonly node: Node;
}

export function schemaOf<X>(node: Node): KitSchema<X> {
  return {
    node,
    '~standard': {
      version: 1,
      vendor: 'guildhall',
      validate: (value) => {
        const issue = misfit(node, value);
        return issue ? { issues: [issue] } : { value: value as X };
      },
    },
  };
}

/** What a schema was made of, if this kit made it. */
export const nodeOf = (schema: Schema): Node | null => ('node' in schema ? (schema as KitSchema<unknown>).node : null);
