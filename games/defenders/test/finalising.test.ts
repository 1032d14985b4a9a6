/** Chapter 6: finalising, and what a finished location or defender is. */
import type { PlainRecord } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Defender, ItemSort, Location, Played } from '../table.ts';
import { creating, place, unit, word } from './founding.ts';
import { given, type Scene } from './kit.ts';

const alone = { seats: 1, options: { people: 'one' } };
const stack = (cards: Played[], sort: ItemSort = 'location') => ({ sort, cards });
const NAMING = { name: 'Keep', description: 'so it is' };

/** What these cards make, with nobody there to object. */
function location(cards: Played[], more: PlainRecord = {}): Location {
  const s = creating({ ...alone, stacks: [stack(cards)] });
  return s.answer(0, 'finalise S0', { ...NAMING, ...more }).table.locations[0];
}
function defender(cards: Played[]): Defender {
  const s = creating({ ...alone, stacks: [stack(cards, 'defender')] });
  return s.answer(0, 'finalise S0', NAMING).table.defenders[0];
}
const finalising = (cards: Played[], sort: ItemSort = 'location', seats = 3): Scene =>
  creating({ seats, stacks: [stack(cards, sort)] }).answer(0, 'finalise S0');

describe('finalising', () => {
  test('DF-6.1 DF-6.2 needs two cards and a type; two types suffice', () => {
    const cards = [place('9c')];
    creating({ stacks: [stack(cards)] }).refused(0, 'finalise S0', 'DF-6.1', 'tooFewCards');
    const words = [word('9c loc.feared'), word('8c loc.hated'), word('7c loc.corrupt')];
    creating({ stacks: [stack(words)] }).refused(0, 'finalise S0', 'DF-6.2', 'noTypeCard');
    expect(location([place('9c'), place('8c')]).words).toEqual([]);
  });

  test('DF-6.3 DF-6.4 the finalising player names and describes it and owns it', () => {
    const s = creating({ stacks: [{ sort: 'defender', by: 2, cards: [unit('9c'), word('8c def.big')] }] });
    s.answer(0, 'finalise S0').expectQuestion('finalise/name', 0);
    s.refused(2, NAMING, 'GH-3');
    s.refused(0, { name: 'Watch' }, 'DF-6.16', 'fieldMissing');
    s.refused(0, { description: 'so it is' }, 'DF-6.16', 'fieldMissing');
    s.answer(0, { name: 'Watch', description: 'tall <b>folk</b>' });
    expect(s.table.defenders[0]).toMatchObject({
      seat: 0,
      name: 'Watch',
      description: { text: 'tall <b>folk</b>', aloud: false },
    });
    s.expectFact('defenderFinalised', { rule: 'DF-6.4', seat: 0, name: 'Watch', description: 'tall <b>folk</b>' });
    expect(s.table.stacks).toEqual([]);
  });

  test('DF-6.5 all cards stay on record, and none is added afterwards', () => {
    const cards = [place('9c'), word('8c loc.feared'), place('Kd')];
    const s = creating({ ...alone, row: ['2h'], stacks: [stack(cards)] }).answer(0, 'finalise S0', NAMING);
    expect(s.table.locations[0].cards).toEqual(cards);
    s.refused(0, 'add 2h S0', 'DF-6.5', 'finalisedAlready');
    s.refused(0, 'add 2h L0', 'DF-6.5', 'finalisedAlready');
    s.refused(0, 'finalise S0', 'DF-6.5', 'finalisedAlready');
  });

  test('DF-6.16 names have 1 to 60 characters and are unique among locations and units, whatever their case', () => {
    const s = creating({
      stacks: [stack([place('9c'), place('8c')])],
      locations: { Gate: [place('2c'), place('3c')] },
      defenders: { Watch: [unit('2d'), unit('3d')], ' Guard ': [unit('4d'), unit('5d')] },
    }).answer(0, 'finalise S0');
    const named = (name: string, description = 'x') => ({ name, description });
    s.refused(0, named(''), 'DF-6.16', 'empty');
    s.refused(0, named('  '), 'DF-6.16', 'empty');
    s.refused(0, named('x'.repeat(61)), 'DF-6.16', 'tooLong');
    s.refused(0, named('GATE'), 'DF-6.16', 'nameTaken');
    s.refused(0, named(' Gate '), 'DF-6.16', 'nameTaken');
    s.refused(0, named('Guard'), 'DF-6.16', 'nameTaken');
    s.refused(0, named('watch'), 'DF-6.16', 'nameTaken');
    s.refused(0, named('Keep', ''), 'DF-6.16', 'empty');
    s.refused(0, named('Keep', 'x'.repeat(2001)), 'DF-6.16', 'tooLong');
    s.branch().answer(0, named('x'.repeat(60), 'x'.repeat(2000)));
    // Counted as people see them, and in as many lines as one likes.
    s.branch().answer(0, named('🏰'.repeat(60), '🏰'.repeat(2000)));
    s.refused(0, named('🏰'.repeat(61)), 'DF-6.16', 'tooLong');
    s.branch().answer(0, named('Keep', 'old\nand grey'));
    s.refused(0, named('Keep\nGate'), 'DF-6.16', 'controlCharacters');
    const aloud = s.branch().answer(0, { name: 'Keep', aloud: true }).table.locations[1];
    expect(aloud.description).toMatchObject({ text: '', aloud: true });
    s.answer(0, named('ł')).expectQuestion('city creation/act', 1);
  });

  test('DF-6.16 a description given aloud is not enough where everything is written', () => {
    const s = creating({ options: { narration: 'written' }, stacks: [stack([place('9c'), place('8c')])] });
    s.answer(0, 'finalise S0').refused(0, { name: 'Keep', aloud: true }, 'DF-29.3', 'mustBeWritten');
  });
});

describe('what it is', () => {
  test('DF-6.6 the principal card is the highest type card, by suit among equals', () => {
    expect(defender([unit('7h'), unit('9d'), unit('9c')])).toMatchObject({ card: '9c', face: 9, class: 'regiment' });
    expect(defender([unit('9s'), unit('9h')])).toMatchObject({ card: '9h' });
    expect(location([place('Ad'), place('Js')])).toMatchObject({ card: 'Js', value: 11 });
  });

  test('DF-6.7 descriptors count for neither value, class nor order', () => {
    expect(defender([unit('2c'), word('Kh def.loved')])).toMatchObject({ card: '2c', face: 2, class: 'group' });
    expect(location([place('6c'), word('Kh loc.loved')])).toMatchObject({ card: '6c', value: 6, categories: ['military'] });
  });

  test('DF-6.8 classes change from 5 to 6 and from 10 to jack, queen, king', () => {
    const classes = ['Ac', '5c', '6c', 'Tc', 'Jc', 'Qc', 'Kc'].map((card) => defender([unit(card), word('2s def.clever')]).class);
    expect(classes).toEqual(['group', 'group', 'regiment', 'regiment', 'jack', 'queen', 'king']);
  });

  test('DF-6.9 jacks, queens and kings are individuals', () => {
    const s = given({
      locations: { Gate: { exposed: true }, Keep: {} },
      connections: ['Gate Keep'],
      defenders: {
        Mob: { card: '2h', at: 'Gate' },
        Watch: { card: 'Th', at: 'Gate' },
        Ada: { card: 'Jh', at: 'Gate' },
        Bea: { card: 'Qh', at: 'Gate' },
        Guns: { card: 'Kh', at: 'Gate' },
      },
      deck: ['3c'],
      dice: { attack: [1] },
    });
    s.threatsAct().expectQuestion('individuals/move', 0, ['Ada Keep', 'Bea Keep', 'Guns Keep', 'pass']);
  });

  test('DF-6.10 further type cards give a trade but no class', () => {
    const sappers = defender([unit('7c'), unit('2c engineers')]);
    expect(sappers).toMatchObject({ class: 'regiment', face: 7, trades: ['engineers'] });
    const both = defender([unit('2c engineers'), unit('3c spellcasters healers')]);
    expect(both).toMatchObject({ class: 'group', trades: ['engineers', 'healers'] });
    expect(defender([unit('7c'), unit('Kc')])).toMatchObject({ class: 'king', trades: [] });
  });

  test('DF-6.11 DF-6.12 a location belongs to the category of each of its type cards', () => {
    expect(location([place('3c'), place('8c')], { kind: 'area' }).categories).toEqual(['area', 'military']);
    expect(location([place('Jc'), place('Qc')]).categories).toEqual(['economy', 'religion']);
    expect(location([place('Kc'), word('8c loc.feared')]).categories).toEqual(['government']);
    // Military by its second card, so that it helps the defence.
    expect([location([place('Kc'), place('6c')]).bonus, location([place('Kc'), place('5c')], { kind: 'small' }).bonus]).toEqual([
      1, 0,
    ]);
  });

  test('DF-6.13 ace to 5 gives an area or a long place, 6 to king a small one; of two sorts the finaliser chooses', () => {
    const feared = word('2h loc.loved');
    expect(location([place('5c park'), feared]).kind).toBe('area');
    expect(location([place('5c walls'), feared])).toMatchObject({ kind: 'long', wall: true, road: false });
    expect(location([place('6c'), feared]).kind).toBe('small');
    const s = creating({ ...alone, stacks: [stack([place('3c walls'), place('8c')])] }).answer(0, 'finalise S0');
    expect(s.asked(0)?.show).toMatchObject({ kinds: ['long', 'small'], kind: 'small' });
    s.refused(0, { ...NAMING, kind: 'area' }, 'DF-6.13', 'kindNotOffered');
    expect(s.branch().answer(0, NAMING).table.locations[0]).toMatchObject({ kind: 'small', wall: false, capacity: 1 });
    s.answer(0, { ...NAMING, kind: 'long' });
    expect(s.table.locations[0]).toMatchObject({ kind: 'long', wall: true, capacity: 2 });
    // A road that is made a small place is no road, and the mark of any of its cards counts.
    expect(location([place('3c thoroughfare'), place('8c')])).toMatchObject({ kind: 'small', road: false });
    expect(location([place('3c thoroughfare'), place('8c')], { kind: 'long' })).toMatchObject({ road: true, wall: false });
    // Of two broad shapes the principal card's is usual, in whatever order they were played.
    expect(location([place('3c park'), place('5c walls')])).toMatchObject({ kind: 'long', wall: true });
    expect(location([place('5c park'), place('3c walls')])).toMatchObject({ kind: 'area', wall: false });
    const man = creating({ ...alone, stacks: [stack([unit('3c'), unit('8c')], 'defender')] }).answer(0, 'finalise S0');
    man.refused(0, { ...NAMING, kind: 'small' }, 'DF-6.13', 'kindNotOffered');
  });

  test('DF-6.14 DF-6.15 underground comes from its word alone; secret and hidden conceal as well', () => {
    const quality = (text: string) => {
      const { underground, concealed, kind } = location([place('3c'), word(text)]);
      return { underground, concealed, kind };
    };
    expect(quality('9s loc.underground')).toEqual({ underground: true, concealed: true, kind: 'area' });
    expect(quality('9s loc.secret')).toEqual({ underground: false, concealed: true, kind: 'area' });
    expect(quality('9s loc.hidden')).toEqual({ underground: false, concealed: true, kind: 'area' });
    expect(quality('9s loc.obscure')).toEqual({ underground: false, concealed: false, kind: 'area' });
    // Whichever of its words it is.
    const late = location([place('3c'), word('2s loc.obscure'), word('9s loc.underground'), word('2c loc.feared')]);
    expect([late.underground, late.concealed]).toEqual([true, true]);
    expect(location([place('3c'), word('2s loc.obscure'), word('9s loc.hidden')]).concealed).toBe(true);
  });

  test('DF-6.10 DF-5.11 every descriptor counts, whichever it is of them', () => {
    const place2 = location([place('9c'), word('2c loc.feared'), word('3d loc.famous'), word('4c loc.well_constructed')]);
    expect(place2).toMatchObject({ dear: true, bonus: 2, words: ['loc.feared', 'loc.famous', 'loc.well_constructed'] });
    expect(location([place('9c'), word('2c loc.feared')])).toMatchObject({ dear: false, bonus: 1 });
    const man = defender([word('2s def.clever'), unit('9c'), word('3c def.big'), word('4c def.strong'), word('5h def.mobile')]);
    expect(man).toMatchObject({ dear: true, bonus: 2, mobile: true });
    expect(defender([unit('9c'), word('2s def.clever'), word('5h def.mobile')])).toMatchObject({ dear: false, bonus: 0 });
  });

  test('DF-6.18 mobile is who has the word, and riders and scouts are not', () => {
    expect(defender([unit('7c riders'), unit('8c scouts')]).mobile).toBe(false);
    expect(defender([unit('7c riders'), word('8h def.mobile')]).mobile).toBe(true);
  });

  test('DF-6.19 threats and reinforcements are one card, played as type, without descriptors', () => {
    const s = given({
      locations: { Gate: { exposed: true } },
      defenders: { Watch: { at: 'Gate' } },
      threats: { Horde: { card: '3s' } },
      deck: ['X1'],
      reserve: ['7c'],
    });
    s.threatsAct().quietly('reinforcements/name').answer(0, { name: 'Late', aloud: true, word: 'riders' });
    const late = s.table.defenders[1];
    expect(late.cards).toEqual([{ card: '7c', use: 'type', word: 'riders', wording: '', form: null, trade: null }]);
    expect([late.words, late.bonus, late.reinforcement]).toEqual([[], 0, true]);
    expect(Object.keys(s.table.threats[0])).not.toContain('words');
  });
});

describe('a challenge', () => {
  const ODD = [place('3c park wall'), word('8c loc.feared')];
  test('DF-6.17 nobody is asked where nothing differs from its default', () => {
    for (const cards of [
      [place('3c walls'), word('8c loc.feared')],
      [place('3c'), place('8c')],
    ]) {
      finalising(cards).answer(0, NAMING).expectQuestion('city creation/act', 1);
    }
  });

  test('DF-6.17 the others are asked about a shape, a mark, a kind or a trade that differs', () => {
    const cases: [Played[], ItemSort, PlainRecord][] = [
      [ODD, 'location', NAMING],
      [[place('3c walls broad'), place('8c')], 'location', NAMING],
      [[place('3c'), place('8c')], 'location', { ...NAMING, kind: 'area' }],
      [[unit('3c spellcasters healers'), unit('8c')], 'defender', NAMING],
      // A mark alone that was left out, and a trade that was.
      [[place('3c walls long'), word('8c loc.feared')], 'location', NAMING],
      [[place('3c thoroughfare long'), word('8c loc.feared')], 'location', NAMING],
      [[place('3c park long'), word('8c loc.feared')], 'location', NAMING],
      [[unit('8c'), unit('3c engineers other')], 'defender', NAMING],
    ];
    for (const [cards, sort, answer] of cases) {
      const s = finalising(cards, sort).answer(0, answer);
      s.expectQuestion('finalise/challenge', 1, ['accept', 'challenge', 'abstain']);
      expect(s.actors).toEqual([1, 2]);
      expect([s.table.locations.length, s.table.defenders.length]).toEqual([0, 0]);
      s.answer(1, 'accept').answer(2, 'accept').expectQuestion('city creation/act', 1);
    }
  });

  test('DF-6.17 unchallenged it stands as it was said', () => {
    const s = finalising(ODD).answer(0, NAMING).everybody('accept');
    expect(s.table.locations[0]).toMatchObject({ kind: 'long', wall: true });
    expect(s.all('challenged')).toEqual([]);
    // Who abstains challenges nothing.
    const away = finalising(ODD).answer(0, NAMING).everybody('abstain');
    expect([away.table.locations[0].wall, away.all('challenged'), away.all('proposed')]).toEqual([true, [], []]);
  });

  test('DF-6.17 a challenge is settled by the table: the majority upholds it or brings back the default', () => {
    const s = finalising(ODD).answer(0, NAMING).answer(1, 'challenge').answer(2, 'accept');
    s.expectFact('challenged', { rule: 'DF-6.17', seats: [1] });
    s.expectQuestion('agreement/answer', 1).answer(1, 'no').answer(2, 'yes').answer(0, 'stand by it');
    const against = s.branch().answer(1, 'no').answer(2, 'no');
    expect(against.table.locations[0]).toMatchObject({ kind: 'area', wall: false, name: 'Keep' });
    against.expectFact('defaultsRestored', { rule: 'DF-6.17' });
    against.expectQuestion('city creation/act', 1);
    s.answer(1, 'no').answer(2, 'yes');
    expect(s.table.locations[0]).toMatchObject({ kind: 'long', wall: true });
  });

  test('DF-6.17 a trade goes back to its default as well', () => {
    const s = finalising([unit('8c'), unit('3c engineers healers')], 'defender', 2).answer(0, NAMING);
    expect(s.branch().answer(1, 'accept').table.defenders[0].trades).toEqual(['healers']);
    s.answer(1, 'challenge').answer(1, 'no').answer(0, 'stand by it').answer(1, 'no');
    expect(s.table.defenders[0]).toMatchObject({ trades: ['engineers'], class: 'regiment' });
  });

  test('DF-6.17 whoever finalises is the one who proposes, and one challenge is enough', () => {
    const s = creating({ seats: 4, stacks: [{ sort: 'location', by: 3, cards: ODD }], options: { startSeat: '2' } });
    s.answer(2, 'finalise S0', NAMING);
    expect([...s.actors].sort()).toEqual([0, 1, 3]);
    s.answer(0, 'accept').answer(1, 'accept').answer(3, 'challenge');
    s.expectFact('proposed', { seat: 2, proposal: 'finalise S0' });
    expect([...s.actors].sort()).toEqual([0, 1, 3]);
    s.everybody('yes');
    expect(s.table.locations[0]).toMatchObject({ seat: 2, kind: 'long' });
  });

  test('DF-6.17 without a majority the default stands', () => {
    const s = finalising([place('3c'), place('8c')], 'location', 2).answer(0, { ...NAMING, kind: 'area' });
    s.answer(1, 'challenge').answer(1, 'no').answer(0, 'stand by it').answer(1, 'no');
    expect(s.table.locations[0].kind).toBe('small');
    s.expectFact('agreementReached', { passed: false, by: 'default', yes: 1, no: 1 });
  });
});
