/** What people add beside a game: who may, how long it lasts, and that it is kept with the match. */
import { expect, test } from 'vitest';
import { digest, Match, readMatch, replay } from '../src/hall.ts';
import { type Contribution, isRefusal, QuickRandom, type Refusal } from '../src/index.ts';
import { court } from './court.ts';

const SEED = 'b'.repeat(64);
const begin = () => Match.create(court, { seats: 2, options: { rounds: 3 }, seed: SEED, entropy: ['x', 'y'] });
const ADA = { seat: 0, name: 'Ada' };
const BEN = { seat: 1, name: 'Ben' };
const ONLOOKER = { seat: null, name: 'Ola' };
const cheer = (loud: number) => ({ kind: 'cheer', loud });
const doodle = { kind: 'doodle', points: [1, 2, 3] };

function goOn(match: ReturnType<typeof begin>): void {
  const [seat] = match.game.actors(match.current);
  expect(match.answer(seat, match.game.sample(match.current, seat, new QuickRandom(1)))).toBeNull();
}
const refused = (result: Contribution | Refusal): Refusal => {
  if (!isRefusal(result)) throw new Error('it was added');
  return result;
};
const bodies = (match: ReturnType<typeof begin>) => match.contributions().map(({ body }) => body);

test('GH-10 what is added is kept with author and time and does not move the game', () => {
  const match = begin();
  const before = digest(match.current);
  expect(match.contribute(ADA, cheer(3), 1000)).toEqual({
    n: 1,
    at: 1000,
    seat: 0,
    name: 'Ada',
    after: 0,
    decisions: 0,
    body: cheer(3),
  });
  expect(digest(match.current)).toBe(before);
  expect(match.log).toEqual([]);
  expect(bodies(match)).toEqual([cheer(3)]);
});

test('GH-10 only what the game provides for is added, as its rule allows, and a refusal adds nothing', () => {
  const match = begin();
  for (const body of [null, 7, 'cheer', [], {}, { kind: 'toString' }, { kind: 'shout' }]) {
    expect(refused(match.contribute(ADA, body, 1))).toMatchObject({ rule: 'GH-10', why: 'noSuchContribution' });
  }
  expect(refused(match.contribute(ADA, { kind: 'cheer', loud: Number.NaN }, 1))).toMatchObject({
    rule: 'GH-10',
    why: 'notPlain',
  });
  expect(refused(match.contribute(ADA, { kind: 'cheer', loud: 'very' }, 1)).rule).toBe('CT-6');
  match.contribute(ADA, cheer(1), 1);
  expect(refused(match.contribute(ADA, cheer(1), 2)).rule).toBe('CT-6');
  expect(bodies(match)).toEqual([cheer(1)]);
});

test('GH-10 those who only look on add what is theirs to add', () => {
  const match = begin();
  expect(refused(match.contribute(ONLOOKER, doodle, 1))).toMatchObject({ rule: 'CT-4', why: 'notForOnlookers' });
  expect(match.contribute(ONLOOKER, cheer(2), 1)).toMatchObject({ seat: null, name: 'Ola' });
});

test('what belongs to a question goes with it; the rest lasts', () => {
  const match = begin();
  match.contribute(ADA, cheer(1), 1);
  match.contribute(ADA, doodle, 2);
  expect(bodies(match)).toEqual([cheer(1), doodle]);
  goOn(match);
  expect(bodies(match)).toEqual([cheer(1)]);
});

test('GH-10 what was added to something taken back goes with it, but stays in the record', () => {
  const match = begin();
  match.contribute(ADA, cheer(1), 1);
  goOn(match);
  match.contribute(BEN, cheer(2), 2);
  goOn(match);
  match.contribute(BEN, cheer(3), 3);
  expect(match.undo(1, [0])).toBeNull();
  expect(bodies(match)).toEqual([cheer(1), cheer(2)]);
  expect(match.record().contributions).toHaveLength(3);
});

test('a saved match brings its contributions back, each in its place', () => {
  const match = begin();
  match.contribute(ADA, doodle, 5);
  goOn(match);
  match.contribute(ONLOOKER, cheer(9), 6);
  goOn(match);
  match.undo(1, [0]);
  match.contribute(BEN, cheer(8), 7);
  const read = readMatch(JSON.stringify(match.record()));
  if ('problem' in read) throw new Error(read.problem);
  const replayed = replay(court, read.record);
  if ('problem' in replayed) throw new Error(replayed.problem);
  expect(replayed.match.record()).toEqual(match.record());
  expect(replayed.match.contributions()).toEqual(match.contributions());
});

test('a match without contributions is saved as ever, and damaged ones are refused', () => {
  const match = begin();
  expect(match.record()).not.toHaveProperty('contributions');
  match.contribute(ADA, cheer(1), 5);
  goOn(match);
  match.contribute(ADA, cheer(2), 6);
  const record = match.record();
  const problem = (contributions: unknown): string => {
    const read = readMatch(JSON.stringify({ ...record, contributions }));
    if ('problem' in read) return read.problem;
    const replayed = replay(court, read.record);
    return 'problem' in replayed ? replayed.problem : '';
  };
  const [one, two] = record.contributions ?? [];
  expect(problem([one, two])).toBe('');
  expect(problem([])).toContain('contributions');
  expect(problem('x')).toContain('contributions');
  for (const seat of ['x', -1, 0.5, 2]) expect(problem([{ ...one, seat }])).toContain('contribution 1');
  expect(problem([one, { ...two, more: 1 }])).toContain('contribution 2');
  expect(problem([one, { ...two, after: 99 }])).toContain('altered');
  expect(problem([two, one])).toContain('altered');
  expect(problem([one, { ...two, body: { kind: 'shout' } }])).toContain('contribution 2 does not replay');
});
