/** Matches of earlier versions: read in the names of today they take the very same course. */
import { readFileSync } from 'node:fs';
import { type Frame, type Game, type PlainRecord, procedureOf } from '@guildhall/kernel';
import { digest, type MatchRecord, replay } from '@guildhall/kernel/hall';
import { describe, expect, it, test } from 'vitest';
import { BLOCKS, CREW, EVENTS, SPECIAL_BUILDINGS, WARDENS } from '../data/index.ts';
import { brigade, type QuestionName } from '../index.ts';
import { SPACE_NAMES } from '../spaces.ts';
import type { Table } from '../table.ts';
import { NAMES_SINCE_1_0_0, STORMS_SINCE_1_0_0 } from '../versions.ts';
import { at, given, type Scene } from './kit.ts';

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

/** A position as 1.0.0 would have saved it: by the names of that time, with what is on its way lying on the table. */
function asOf1_0_0(game: Game<Table>): unknown {
  const now: { [id: string]: string } = Object.fromEntries(Object.entries(EVENT_CARDS).map(([old, id]) => [id, old]));
  const old = JSON.parse(JSON.stringify(game), (_key, value) => (typeof value === 'string' ? inWords(value, now) : value));
  const frames: Frame[] = old.stack;
  const varsOf = (name: string): PlainRecord | undefined => frames.findLast((frame) => procedureOf(frame.at) === name)?.vars;
  const recruiter = frames.find(({ at }) => at === 'recruit/keep' || at === 'recruit/precious');
  const event = varsOf('event phase');
  const joining = varsOf('join')?.card ?? (varsOf('recruit')?.precious ? now.precious : '');
  Object.assign(old.table, {
    winning: frames.flatMap(({ at, vars }) => (procedureOf(at) === 'award' ? vars.won : [])),
    event: event?.card ?? '',
    drawn: varsOf('recruit')?.drawn ?? [],
    recruiter: recruiter?.seat ?? -1,
    joining,
    phase: event ? 'event' : 'action',
  });
  const next: { [kind: string]: string } = { special: 'special event' };
  for (const { at, vars } of frames) {
    const { card, open, drawn, precious, raised, last, passed, cancelled, ...kept } = vars;
    for (const key of Object.keys(vars)) if (!(key in kept)) delete vars[key];
    const procedure = procedureOf(at);
    if (procedure === 'turn') vars.extra = false;
    if (procedure === 'of the people') vars.card = card;
    if (procedure === 'fireball') vars.used = false;
    if (procedure !== 'event phase') continue;
    const kind = EVENTS.find(({ id }) => id === EVENT_CARDS[String(card)])?.kind ?? '';
    vars.next = open ? (next[kind] ?? kind) : '';
  }
  return { ...old, rules: 'brigade@1.0.0' };
}

const MODULES = { promoCrew: true, festivalEvents: true };
const ROOM = [{ crew: 2 }, { crew: 2 }];
test.each<[question: QuestionName, scene: () => Scene]>([
  ['recruit/keep', () => given({ tracks: ROOM }).answer(0, 'recruit')],
  [
    'recruit/precious',
    () => given({ seats: 3, options: MODULES, tracks: ROOM, crewDeck: ['kularf', 'precious'] }).answer(0, 'recruit'),
  ],
  [
    'join/replace',
    () => given({ tracks: [{ crew: 4 }], crew: [['mog']], crewDeck: ['kularf', 'del-uge'] }).answer(0, 'recruit', 'kularf'),
  ],
  [
    'award/win',
    () =>
      given({ brigade: ['C2'], fire: { C2: 2 }, water: [{ warden: 2 }], renown: { C1: [1], B2: [1] }, wagon: ['A1'] })
        .arrange((t) => {
          for (const s of ['C1', 'B2']) t.renown[0][at(s)] = t.value[at(s)] - 1;
        })
        .answer(0, 'extinguish 2', 'C1', 'B2'),
  ],
  [
    'fireball/respond',
    () => given({ brigade: ['B1'], wagon: ['A1'], crew: [['veda']], loyal: { E6: 0 }, events: ['scarlet-squall'] }).endTurn(),
  ],
  ['festival/block', () => given({ options: MODULES, loyal: { E6: 0, B1: 1 }, events: ['arson'] }).endTurn()],
  ['free recruit/recruit', () => given({ tracks: ROOM, events: ['volunteers'] }).endTurn()],
  ['action phase/action', () => given({})],
])('a position of 1.0.0 at "%s" is brought up to date', (question, scene) => {
  const s = scene();
  const { game } = s.expectQuestion(question, s.actor);
  game.chance = { kind: 'quick', state: [1, 2, 3, 4] };
  expect(brigade.load(asOf1_0_0(game))).toEqual({ game });
});

test('a game of 1.0.0 that ended in the midst of an event keeps the card', () => {
  const loyal = { C1: 0, D1: 0, E1: 0, A2: 0 };
  const s = given({ brigade: ['B1'], loyal, renown: { B1: [1] }, events: ['talk-of-the-town'] }).endTurn();
  const { game } = s.answer(1, 'done').answer(0, 'B1');
  expect(s.isOver).toBe(true);
  game.chance = { kind: 'quick', state: [1, 2, 3, 4] };
  const old = asOf1_0_0(game) as { table: { event: string; eventDiscard: string[]; phase: string } };
  old.table.phase = 'over';
  old.table.event = old.table.eventDiscard.pop() ?? '';
  expect(brigade.load(old)).toEqual({ game });
});
