/** Plain data from outside, with bounds on depth and size so that nothing hostile reaches the rules. */
import type { Plain } from '@guildhall/kernel';
import * as v from 'valibot';
import { isReadable } from './names.ts';

export const MAX_DEPTH = 12;
/** Enough for the largest drawing that the rules of any game take: 20,000 points and what holds them. */
export const MAX_PARTS = 60_000;
/** The rules say how long a text may be; this is only what a frame can hold. */
export const MAX_TEXT = 400_000;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** How many parts are left of what may be there; negative: it does not fit. */
function partsLeft(x: unknown, depth: number, parts: number): number {
  if (parts < 1) return -1;
  if (x === null || typeof x === 'boolean') return parts - 1;
  if (typeof x === 'number') return Number.isFinite(x) ? parts - 1 : -1;
  if (typeof x === 'string') return x.length <= MAX_TEXT ? parts - 1 : -1;
  if (typeof x !== 'object' || depth >= MAX_DEPTH) return -1;
  let left = parts - 1;
  if (Array.isArray(x)) {
    for (let i = 0; i < x.length && left >= 0; i++) left = partsLeft(x[i], depth + 1, left);
    return left;
  }
  for (const key of Object.keys(x)) {
    if (FORBIDDEN.has(key)) return -1;
    left = partsLeft((x as Record<string, unknown>)[key], depth + 1, left);
    if (left < 0) return -1;
  }
  return left;
}

/** True for JSON data of no more than this depth and so many parts, without a key that could reach a prototype. */
export const isPlainWithin = (value: unknown, depth: number, parts: number): boolean =>
  partsLeft(value, MAX_DEPTH - depth, parts) >= 0;

/** True for JSON data that is neither too deep nor too large and has no key that could reach a prototype. */
export function isBoundedPlain(value: unknown): value is Plain {
  return partsLeft(value, 0, MAX_PARTS) >= 0;
}

export const plain = v.custom<Plain>(isBoundedPlain, 'not plain data, or too deep or too large');

/** Plain text, shown as text and never as markup. */
export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max * 2, 'too long'),
    v.trim(),
    v.minLength(1, 'empty'),
    v.maxLength(max, 'too long'),
    v.check(isReadable, 'control characters are not allowed'),
  );
/** Plain text on one line. */
export const line = (max: number) =>
  v.pipe(
    text(max),
    v.check((given) => !given.includes('\n'), 'one line only'),
  );

export const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
