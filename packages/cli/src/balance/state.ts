/** The file in which the figures so far are kept, so that the same command goes on where it was stopped. */
import { existsSync } from 'node:fs';
import { tooDeep } from '../depth.ts';
import { readText, writeText } from '../files.ts';
import { fail } from '../problem.ts';
import type { Text } from '../text/index.ts';
import { areFigures, type Figures } from './figures.ts';

/** All that figures depend on, each under the name of the option that says it. How many games are wanted is not among it. */
export type Terms = { readonly [name: string]: string };

/** How many figures there must be. */
interface Extent {
  readonly cells: number;
  readonly seats: number;
  readonly against: boolean;
}

const KIND = 'guildhall balance';

export function writeState(path: string, terms: Terms, figures: readonly Figures[], text: Text): void {
  writeText(path, `${JSON.stringify({ kind: KIND, terms, figures })}\n`, text);
}

/** The figures kept there; null: there are none yet. A file of anything else, or of another command, is a Problem. */
export function readState(path: string, terms: Terms, { cells, seats, against }: Extent, text: Text): Figures[] | null {
  if (!existsSync(path)) return null;
  const { wrong } = text.balance;
  const content = readText(path, text);
  if (tooDeep(content)) fail(wrong.noState(path));
  const state = parsed(content);
  if (state?.kind !== KIND || typeof state.terms !== 'object' || state.terms === null) fail(wrong.noState(path));
  const kept = state.terms as { [name: string]: unknown };
  const other = Object.keys(terms).find((name) => kept[name] !== terms[name]);
  if (other !== undefined) fail(wrong.otherTerms(path, other, String(kept[other]), terms[other]));
  const { figures } = state;
  if (!Array.isArray(figures) || figures.length !== cells) return fail(wrong.noState(path));
  if (!figures.every((cell) => areFigures(cell, seats, against))) fail(wrong.noState(path));
  return figures;
}

function parsed(content: string): { kind?: unknown; terms?: unknown; figures?: unknown } | null {
  try {
    const data: unknown = JSON.parse(content);
    return typeof data === 'object' ? data : null;
  } catch {
    return null;
  }
}
