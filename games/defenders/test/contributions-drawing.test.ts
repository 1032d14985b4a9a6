/** Drawing before everybody's eyes: pieces of strokes, erasing, and the pen that is lent. */
import type { PlainRecord } from '@guildhall/kernel';
import { replay } from '@guildhall/kernel/hall';
import { describe, expect, test } from 'vitest';
import { pensLent, strokesBegun, strokesNow } from '../contributions/strokes.ts';
import { defenders } from '../index.ts';
import { ADA, BEN, Beside, CLEO, OLA } from './beside.ts';
import { creating, disc, mapping, place, withoutNature, word } from './founding.ts';
import { given } from './kit.ts';

/** Owners are seats 0, 1, 2, 0, 1, 2; the Tower is drawn first, the Cave last. */
const PLACES = {
  Tower: [place('Kc'), word('6c loc.feared')],
  Mill: [place('Qc'), word('7c loc.feared')],
  Inn: [place('Jc'), word('8c loc.feared')],
  Forge: [place('Td'), word('9c loc.feared')],
  Cave: [place('Kd'), word('9s loc.underground')],
  Den: [place('9d'), word('5c loc.feared')],
};
const natural = (): Beside => new Beside(mapping({ locations: PLACES }));
const drawing = (): Beside => new Beside(withoutNature(mapping({ locations: PLACES })));
const piece = (over: PlainRecord = {}): PlainRecord => ({
  kind: 'piece',
  stroke: 'a1',
  style: 'solid',
  ink: 'ink',
  width: 2,
  points: [10, 10, 20, 20],
  done: false,
  ...over,
});
const erase = (stroke: string): PlainRecord => ({ kind: 'erase', stroke });
const lend = (to: number | null): PlainRecord => ({ kind: 'pen', to });
const many = (points: number): number[] => Array.from({ length: 2 * points }, (_, i) => i % 700);

describe('pieces of strokes', () => {
  test('DF-31.4 DF-7.2 the owner’s pieces become strokes, with author and pressure', () => {
    const s = drawing();
    const { seat } = s.match.current.table.locations[s.match.current.table.order[0]];
    expect([s.question, seat]).toEqual(['map/draw', 0]);
    s.add(ADA, piece({ pressures: [0.2, 0.5] }));
    s.add(ADA, piece({ points: [30, 30], pressures: [0.7], done: true }));
    s.add(ADA, piece({ stroke: 'a2', points: [], done: true }));
    expect(strokesNow(s.inForce)[0]).toEqual({
      id: 'a1',
      seat: 0,
      style: 'solid',
      ink: 'ink',
      width: 2,
      points: [10, 10, 20, 20, 30, 30],
      pressures: [0.2, 0.5, 0.7],
      done: true,
      erased: false,
    });
    expect(strokesNow(s.inForce).map(({ pressures }) => pressures)[1]).toBeNull();
  });

  test('DF-7.7 whoever is asked for a natural feature draws it, and nobody else', () => {
    natural()
      .add(ADA, piece())
      .refused(BEN, piece({ stroke: 'b1' }), 'DF-7.2', 'notYourPen', { seat: 0 });
  });

  test('DF-7.2 nobody draws on another’s location, and onlookers draw nothing', () => {
    const s = drawing().refused(BEN, piece(), 'DF-7.2', 'notYourPen', { seat: 0 });
    s.refused(OLA, piece(), 'DF-31.4', 'notForOnlookers').refused(OLA, erase('a1'), 'DF-7.19', 'notForOnlookers');
  });

  test('DF-31.4 DF-8.2 what is no piece is refused with its figure', () => {
    const s = drawing();
    s.refused(ADA, piece({ points: [Number.NaN, 1] }), 'GH-10', 'notPlain');
    s.refused(ADA, piece({ points: [null, 1] }), 'DF-8.2', 'notNumbers', { field: 'points' });
    s.refused(ADA, piece({ points: [1, 1001] }), 'DF-8.2', 'offSheet', { x: 1, y: 1001 });
    s.refused(ADA, piece({ points: [-0.1, 1] }), 'DF-8.2', 'offSheet');
    s.refused(ADA, piece({ points: [1, 2, 3] }), 'DF-8.2', 'notAShape');
    s.refused(ADA, piece({ points: [] }), 'DF-8.2', 'tooFewPoints', { has: 0, least: 1 });
    s.refused(ADA, piece({ points: many(1_000_000) }), 'DF-8.2', 'tooManyPoints', { has: 1_000_000, most: 500 });
    s.refused(ADA, piece({ style: 'wavy' }), 'DF-8.2', 'noSuchStyle').refused(
      ADA,
      piece({ ink: 'gold' }),
      'DF-8.2',
      'noSuchStyle',
    );
    s.refused(ADA, piece({ width: 25 }), 'DF-8.2', 'noSuchStyle').refused(ADA, piece({ done: 1 }), 'DF-31.4', 'notAShape');
    s.refused(ADA, piece({ pressures: [0.5] }), 'DF-31.4', 'notAShape', { field: 'pressures' });
    s.refused(ADA, piece({ pressures: [0.5, 1.5] }), 'DF-31.4', 'notNumbers', { field: 'pressures' });
    s.refused(ADA, piece({ stroke: 7 }), 'DF-31.4', 'notAShape').refused(ADA, piece({ stroke: '' }), 'DF-31.4', 'empty');
    s.refused(ADA, piece({ stroke: 'x'.repeat(41) }), 'DF-31.4', 'tooLong', { has: 41, most: 40 });
    s.refused(ADA, piece({ more: 1 }), 'DF-31.4', 'strangeField', { field: 'more' });
    expect(s.inForce).toEqual([]);
  });

  test('DF-31.4 a finished stroke is not gone on with, nor with another pen, nor by another hand', () => {
    const s = drawing().add(ADA, lend(1)).add(ADA, piece());
    s.refused(ADA, piece({ ink: 'red' }), 'DF-31.4', 'strokeChanged', { field: 'ink' });
    s.refused(ADA, piece({ pressures: [1, 1] }), 'DF-31.4', 'strokeChanged', { field: 'pressures' });
    s.refused(BEN, piece(), 'DF-31.4', 'notYourStroke', { seat: 0 });
    s.add(ADA, piece({ done: true })).refused(ADA, piece(), 'DF-31.4', 'strokeFinished');
    s.add(ADA, erase('a1')).refused(ADA, piece(), 'DF-7.19', 'noSuchStroke');
  });

  test('DF-31.4 a drawing in progress is no larger than one that can be confirmed', () => {
    const s = drawing();
    for (let i = 0; i < 4; i++) s.add(ADA, piece({ points: many(500) }));
    s.refused(ADA, piece({ points: many(1) }), 'DF-31.4', 'tooManyPoints', { has: 2001, most: 2000 });
    const strokes = drawing();
    for (let i = 0; i < 400; i++) strokes.match.contribute(ADA, piece({ stroke: `s${i}`, done: true }), 1);
    strokes.refused(ADA, piece(), 'DF-31.4', 'tooManyStrokes', { has: 401, most: 400 });
    strokes.add(ADA, erase('s7')).add(ADA, piece());
    const points = drawing();
    for (let i = 0; i < 40; i++) points.match.contribute(ADA, piece({ stroke: `p${i}`, points: many(500), done: true }), 1);
    points.refused(ADA, piece(), 'DF-31.4', 'tooManyPoints', { has: 20_002, most: 20_000 });
  });

  test('DF-31.4 what was erased counts too in the end, so that a drawing in progress is bounded', () => {
    const s = drawing();
    for (let i = 0; i < 200; i++) {
      s.match.contribute(ADA, piece({ stroke: `p${i}`, points: many(500), done: true }), 1);
      s.match.contribute(ADA, erase(`p${i}`), 1);
    }
    s.refused(ADA, piece(), 'DF-31.4', 'tooManyPoints', { has: 100_002, most: 100_000 });
  });

  test('DF-7.12 an underground location is drawn with dotted lines from the first piece on', () => {
    const s = withoutNature(mapping({ locations: PLACES }));
    while (s.question === 'map/draw' && !s.asked(s.actor)?.show.underground) s.answer(s.actor, disc(500, 350));
    const b = new Beside(s);
    const owner = [ADA, BEN, CLEO][s.actor];
    b.refused(owner, piece(), 'DF-7.12', 'mustBeDotted').refused(owner, piece({ style: 'dashed' }), 'DF-7.12', 'mustBeDotted');
    b.add(owner, piece({ style: 'dotted' }));
  });

  test('DF-14.5 DF-7.2 nothing is drawn outside a prompt', () => {
    new Beside(creating()).refused(ADA, piece(), 'DF-7.2', 'nothingToDraw');
    const siege = {
      locations: { Keep: { exposed: true } },
      defenders: { Watch: { at: 'Keep' } },
      threats: { Horde: { card: '3s' } },
    } as const;
    const silent = given({ ...siege, deck: ['9c'], dice: { attack: [1] } }).threatsAct();
    for (const body of [piece(), erase('a1'), lend(1)]) new Beside(silent).refused(ADA, body, 'DF-14.5', 'nothingToDraw');
    // Defenders act is as silent, and where the table is on its honour there is just nothing to draw.
    const moving = given({ ...siege, deck: ['2h'] }).threatsAct();
    expect(moving.step).toBe('defenders');
    new Beside(moving).refused(ADA, piece(), 'DF-14.5', 'nothingToDraw');
    const honour = given({ ...siege, options: { conferring: 'honour' }, deck: ['2h'] }).threatsAct();
    new Beside(honour).refused(ADA, piece(), 'DF-7.2', 'nothingToDraw');
  });

  test('DF-7.21 DF-14.5 the ruin is drawn in a closed step, by the First Player', () => {
    const s = given({
      first: 1,
      locations: { Keep: { exposed: true }, Gate: {} },
      connections: ['Keep Gate'],
      defenders: { Watch: { at: 'Keep' } },
      threats: { Lord: { card: 'Ks' } },
      deck: ['Kd'],
      dice: { activation: [1] },
    })
      .threatsAct()
      .quietly('threat acts/ruin');
    new Beside(s).add(BEN, piece({ ink: 'red' })).refused(ADA, piece({ stroke: 'b1' }), 'DF-7.2', 'notYourPen');
  });
});

describe('erasing', () => {
  test('DF-7.19 the drawer erases until confirming; nothing is erased twice, and nothing that is not there', () => {
    const s = drawing()
      .add(ADA, piece({ done: true }))
      .refused(ADA, erase('zz'), 'DF-7.19', 'noSuchStroke');
    s.add(ADA, erase('a1')).refused(ADA, erase('a1'), 'DF-7.19', 'noSuchStroke');
    expect([strokesNow(s.inForce), strokesBegun(s.inForce).size]).toEqual([[], 1]);
  });

  test('DF-31.5 the owner erases any stroke, a borrower only their own', () => {
    const s = drawing()
      .add(ADA, lend(1))
      .add(ADA, piece())
      .add(BEN, piece({ stroke: 'b1' }))
      .add(BEN, piece({ stroke: 'b2' }));
    s.refused(BEN, erase('a1'), 'DF-7.19', 'notYourStroke', { seat: 0 }).add(BEN, erase('b1')).add(ADA, erase('b2'));
    expect(strokesNow(s.inForce).map(({ id }) => id)).toEqual(['a1']);
  });
});

describe('the pen that is lent', () => {
  test('DF-31.5 the owner lends it and takes it back; only the owner confirms', () => {
    const s = drawing().refused(BEN, lend(2), 'DF-31.5', 'notYoursToLend', { seat: 0 });
    s.add(ADA, lend(1))
      .add(BEN, piece({ stroke: 'b1', done: true }))
      .refused(CLEO, piece({ stroke: 'c1' }), 'DF-7.2', 'notYourPen');
    expect(s.match.whyNot(1, disc(100, 100))?.rule).toBe('GH-3');
    s.add(ADA, lend(2)).add(CLEO, piece({ stroke: 'c1' }));
    expect(pensLent(s.inForce)).toEqual([1, 2]);
    s.add(ADA, lend(null)).refused(BEN, piece({ stroke: 'b2' }), 'DF-7.2', 'notYourPen');
    expect(strokesNow(s.inForce).map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('DF-31.5 a borrower neither lends it on nor takes it back, and gives up erasing with it', () => {
    const s = drawing()
      .add(ADA, lend(1))
      .add(BEN, piece({ stroke: 'b1', done: true }));
    for (const to of [2, 1, 0, null]) s.refused(BEN, lend(to), 'DF-31.5', 'notYoursToLend', { seat: 0 });
    expect(pensLent(s.inForce)).toEqual([1]);
    s.add(ADA, lend(null)).refused(BEN, erase('b1'), 'DF-7.2', 'notYourPen', { seat: 0 });
  });

  test('DF-31.5 not to oneself, not to nobody, not twice', () => {
    const s = drawing();
    for (const to of [0, 3, -1, 1.5, 'Ben', undefined]) {
      s.refused(ADA, to === undefined ? { kind: 'pen' } : { kind: 'pen', to }, 'DF-31.5', 'noSuchSeat');
    }
    s.refused(ADA, lend(null), 'DF-31.5', 'notLent');
    s.add(ADA, lend(1)).refused(ADA, lend(1), 'DF-31.5', 'alreadyLent', { seat: 1 });
    s.refused(ADA, { kind: 'pen', to: 2, more: 1 }, 'DF-31.5', 'strangeField');
  });

  test('DF-31.5 strokes of the answer are signed by whoever drew them, and that must be a seat of the table', () => {
    const s = withoutNature(mapping({ locations: PLACES }));
    const signed = (by: PlainRecord[string], more: PlainRecord = {}): PlainRecord => {
      const [stroke] = disc(100, 100).strokes;
      return { ...disc(100, 100), strokes: [{ ...stroke, by, ...more }] };
    };
    for (const by of [3, -1, 0.5, 'Ben', null]) s.refused(0, signed(by), 'DF-31.5', 'noSuchSeat');
    s.refused(0, signed(1, { pressures: [0.5] }), 'DF-31.4', 'notAShape');
    s.answer(0, signed(1, { pressures: [0.5, 0.25, 1] }));
    const drawn = s.table.sketch.drawings[s.table.order[0]];
    expect(drawn).toMatchObject({ seat: 0, strokes: [{ by: 1, pressures: [0.5, 0.25, 1] }] });
    expect(drawn?.strokes).toHaveLength(1);
  });
});

test('DF-7.19 the drawing in progress ends with its question, and is replayed with the match', () => {
  const s = drawing();
  s.add(ADA, piece()).answer(0, disc(100, 100));
  expect(s.inForce).toEqual([]);
  const owner = [ADA, BEN, CLEO][defenders.actors(s.match.current)[0]];
  s.add(owner, piece());
  const replayed = replay(defenders, s.match.record());
  if ('problem' in replayed) throw new Error(replayed.problem);
  expect(replayed.match.contributions()).toEqual(s.inForce);
  expect(replayed.match.record().contributions).toHaveLength(2);
});
