/** Matches of earlier versions: read in the names of today they take the very same course. */
import { readFileSync } from 'node:fs';
import { digest, type Game, type MatchRecord, replay } from '@guildhall/kernel';
import { describe, expect, it, test } from 'vitest';
import { BLOCKS, CREW, EVENTS, SPECIAL_BUILDINGS, WARDENS } from '../data/index.ts';
import { brigade } from '../index.ts';
import { SPACE_NAMES } from '../spaces.ts';
import type { Table } from '../table.ts';
import { NAMES_SINCE_1_0_0, STORMS_SINCE_1_0_0 } from '../versions.ts';

type Names = { readonly [old: string]: string };
const WORDS: Names = NAMES_SINCE_1_0_0;
const EVENT_CARDS: Names = { ...NAMES_SINCE_1_0_0, ...STORMS_SINCE_1_0_0 };

const inWords = (text: string, names: Names): string =>
  text
    .split(' ')
    .map((word) => names[word] ?? word)
    .join(' ');

describe('the names of 1.1.0', () => {
  const numbered = (sign: string, n: number, digits = 1): string[] =>
    Array.from({ length: n }, (_, i) => sign + String(i + 1).padStart(digits, '0'));
  const OLD = [
    ...['CO', 'CQ', 'MM', 'NR'].flatMap((quarter) => numbered(quarter, 7)),
    ...numbered('PU', 4),
    ...numbered('SB', 4),
    ...numbered('S', 6),
    ...numbered('F', 4),
    ...['WN', 'WE', 'WS', 'WW'],
    ...numbered('X', 6),
    ...numbered('FE', 4),
    ...numbered('C', 20, 2),
    ...numbered('P', 2, 2),
    ...numbered('W', 10),
  ];
  const NEW: string[] = [...BLOCKS, ...SPECIAL_BUILDINGS, ...EVENTS, ...CREW, ...WARDENS].map(({ id }) => id);

  it('stand for every id of 1.0.0, one for one and in the same order', () => {
    expect(OLD.map((id) => EVENT_CARDS[id])).toEqual(NEW);
    expect(Object.keys(EVENT_CARDS)).toHaveLength(OLD.length);
  });
  it('leave the spaces in answers alone', () => {
    expect(SPACE_NAMES.filter((name) => name in WORDS)).toEqual([]);
    expect(SPACE_NAMES.filter((name) => name in EVENT_CARDS)).toEqual(['F1', 'F2', 'F3', 'F4']);
  });
  it.each([
    ['C04', 'nery'],
    ['C14 1', 'leon 1'],
    ['2 P01', '2 ash'],
    ['C20 F1', 'esme F1'],
    ['SB4', 'aviary'],
    ['brigade F1', 'brigade F1'],
    ['A1-B2-C2', 'A1-B2-C2'],
  ])('make of the answer "%s" "%s"', (old, now) => {
    expect(inWords(old, WORDS)).toBe(now);
  });
});

/** What came of them by the rules of 1.0.0. */
const GOLDEN = [
  { name: 'basic', decisions: 122, outcome: { reason: 'evacuation', rule: 'BR-20.15', winners: [0, 1], scores: [0, 0] } },
  { name: 'all-modules', decisions: 91, outcome: { reason: 'evacuation', rule: 'BR-20.15', winners: [2], scores: [0, 0, 2, 0] } },
  { name: 'solo', decisions: 62, outcome: { reason: 'coopEvacuation', rule: 'BR-32.8', winners: [], scores: [0] } },
];

test.each(GOLDEN)('the golden match $name of 1.0.0 takes the same course', ({ name, decisions, outcome }) => {
  const golden = JSON.parse(readFileSync(new URL(`./golden/1.0.0/${name}.json`, import.meta.url), 'utf8')) as {
    match: MatchRecord;
    digests: string[];
    position: Game<Table>;
  };
  const opened = replay(brigade, golden.match);
  if ('problem' in opened) throw new Error(opened.problem);
  const { match } = opened;
  expect([match.decisions, match.outcome()]).toEqual([decisions, outcome]);
  // The position that the old rules had saved in the middle of the game is the one the new rules come to.
  const saved = golden.digests.indexOf(digest(golden.position).slice(0, 8));
  expect(brigade.load(golden.position)).toEqual({ game: match.at(saved + 1) });
});
