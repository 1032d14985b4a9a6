/** Acts out of turn (GH-14): by whom, over which question, in views, logs and records. */
import { describe, expect, test } from 'vitest';
import { Match, readMatch, replay, verify } from '../src/hall.ts';
import { type Game, heardBy, QuickRandom, type Told } from '../src/index.ts';
import { type CourtTable, court } from './court.ts';

const deal = (seats = 2): Game<CourtTable> => court.setup({ rounds: 3 }, seats, { kind: 'scripted', script: {} });
const YIELD = 'anytime/yield';
const THROW = 'anytime/throw away';
const TOAST = 'anytime/toast';

describe('an act out of turn', () => {
  test('may be done by a seat that is not asked, and the open question is asked again', () => {
    const g = deal();
    court.apply(g, 0, 15);
    expect(court.actors(g)).toEqual([1]);
    expect(court.whyNotAct(g, 0, THROW, 1)).toBeNull();
    court.act(g, 0, THROW, 1);
    expect(court.question(g)).toBe('throwing away/sure');
    expect(court.actors(g)).toEqual([0]);
    expect(g.stack.map((f) => f.at)).toEqual(['game>round', 'round/play a card', 'throwing away/sure']);
    court.apply(g, 0, 'yes');
    expect(court.question(g)).toBe('round/play a card');
    // The face-down answer still fits and stays.
    expect(court.actors(g)).toEqual([1]);
    expect(g.stack.at(-1)?.held).toEqual([[0, 15]]);
  });

  test('hands a face-down answer back that no longer fits', () => {
    const g = deal();
    court.apply(g, 0, 15);
    court.act(g, 0, THROW, 15);
    court.apply(g, 0, 'yes');
    expect(court.actors(g)).toEqual([0, 1]);
    expect(g.stack.at(-1)?.held).toBeNull();
  });

  test('that changes its mind leaves everything as it was', () => {
    const g = deal();
    const before = JSON.stringify(g);
    court.act(g, 1, THROW, 3);
    court.apply(g, 1, 'no');
    expect(JSON.stringify(g)).toBe(before);
  });

  test('may end the game', () => {
    const g = deal();
    court.act(g, 1, YIELD, 'yield');
    expect(court.actors(g)).toEqual([]);
    expect(court.outcome(g)?.reason).toBe('rounds');
    expect(court.whyNotAct(g, 0, YIELD, 'yield')).toMatchObject({ rule: 'GH-1' });
    expect(court.acts(g, 0)).toEqual([]);
  });

  test('may be open: any words do that are accepted', () => {
    const g = deal();
    expect(court.whyNotAct(g, 1, TOAST, '')).toMatchObject({ rule: 'CT-9' });
    expect(court.whyNotAct(g, 1, TOAST, 'To the king!')).toBeNull();
    court.act(g, 1, TOAST, 'To the king!');
    expect(g.table.epitaphs).toEqual(['To the king!']);
    expect(court.sampleAct(g, 1, TOAST, new QuickRandom(1))).toMatch(/^toast/);
  });

  test('is refused with a rule, whatever is said, and changes nothing', () => {
    const g = deal();
    const before = JSON.stringify(g);
    expect(court.whyNotAct(g, 0, 'anytime/fly', 'up')).toMatchObject({ rule: 'GH-14', why: 'noSuchAct' });
    expect(court.whyNotAct(g, 0, 7, 'up')).toMatchObject({ rule: 'GH-14' });
    expect(court.whyNotAct(g, 9, YIELD, 'yield')).toMatchObject({ rule: 'GH-2' });
    expect(court.whyNotAct(g, -1, YIELD, 'yield')).toMatchObject({ rule: 'GH-2' });
    expect(court.whyNotAct(g, 0, YIELD, 'perhaps')).toMatchObject({ rule: 'CT-7' });
    expect(court.whyNotAct(g, 0, YIELD, () => 1)).toMatchObject({ rule: 'GH-4' });
    expect(court.whyNotAct(g, 0, THROW, 3)).toMatchObject({ rule: 'CT-8', why: 'notInHand' });
    g.table.hands[0] = g.table.hands[0].slice(0, 1);
    expect(court.whyNotAct(g, 0, THROW, g.table.hands[0][0])).toMatchObject({ rule: 'CT-8', why: 'lastCard' });
    g.table.hands[0] = JSON.parse(before).table.hands[0];
    court.act(g, 1, THROW, 3);
    // While one throws away, nobody else may; the rule of the act says so where it has no words of its own.
    expect(court.whyNotAct(g, 0, THROW, 1)).toMatchObject({ rule: 'CT-8', why: 'notNow' });
  });

  test('is no answer to the open question, and is neither listed nor drawn as one', () => {
    const g = deal();
    expect(court.whyNot(g, 0, 'yield')).toMatchObject({ rule: 'CT-2' });
    expect(court.legal(g, 0)).not.toContain('yield');
    expect(court.questions()).toEqual(expect.arrayContaining([YIELD, THROW, TOAST]));
  });
});

describe('views', () => {
  test('carry a list of their own, for each seat what it may do', () => {
    const g = deal();
    court.apply(g, 0, 15);
    const { asked, mayAlso } = court.view(g, 0);
    expect(asked?.held).toBe(15);
    expect(mayAlso).toEqual([
      { name: YIELD, rule: 'CT-7', options: ['yield'], form: null, show: {} },
      { name: THROW, rule: 'CT-8', options: [1, 2, 15], form: null, show: {} },
      { name: TOAST, rule: 'CT-9', options: null, form: { kind: 'text', max: 20 }, show: {} },
    ]);
    expect(court.view(g, null).mayAlso).toEqual([]);
    expect(court.problemWithView(court.view(g, 1))).toBeNull();
    expect(court.problemWithView({ ...court.view(g, 1), mayAlso: [{ ...mayAlso[0], secret: 1 }] })).toMatch(
      /mayAlso\[0\]\.secret/,
    );
  });
});

describe('a match', () => {
  const create = (): Match<CourtTable> =>
    Match.create(court, { seats: 2, options: { rounds: 3 }, seed: 'a'.repeat(64) }) as unknown as Match<CourtTable>;

  test('keeps acts in its log and replays, undoes and verifies them', () => {
    const match = create();
    const told: Told[] = [];
    expect(match.act(1, TOAST, 'Long live', (t) => told.push(t))).toBeNull();
    expect(heardBy(told, 0)).toEqual([{ kind: 'toasted', rule: 'CT-9', seat: 1, words: 'Long live' }]);
    expect(match.log).toEqual([{ seat: 1, question: TOAST, answer: 'Long live' }]);
    expect(match.act(1, TOAST, '')).toMatchObject({ rule: 'CT-9' });
    expect(match.log).toHaveLength(1);
    expect(match.whyNotUndo(1)).toMatchObject({ rule: 'GH-7', why: 'undoNeedsConsent' });
    expect(match.undo(1, [0])).toBeNull();
    expect(match.current.table.epitaphs).toEqual([]);
    match.act(0, YIELD, 'yield');
    const read = readMatch(JSON.stringify(match.record()));
    if ('problem' in read) throw new Error(read.problem);
    expect(replay(court, read.record)).toHaveProperty('match');
    expect(verify(court, read.record)).toMatchObject({ decisions: 1 });
  });

  test('refuses a record in which somebody does what may not be done', () => {
    const match = create();
    match.act(0, YIELD, 'yield');
    const record = match.record();
    record.log[0] = { seat: 0, question: 'anytime/fly', answer: 'up' };
    expect(replay(court, record)).toMatchObject({ problem: expect.stringMatching(/line 1 .*"anytime\/fly".*\[GH-14\]/) });
  });
});
