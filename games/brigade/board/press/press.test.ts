/** What presses mean, question by question. */
import { expect, test } from 'vitest';
import { SPACE_NAMES, spaceOf } from '../../spaces.ts';
import { table } from '../testing/position.ts';
import { cardsAmong, pressCard, pressDrop, pressTrack } from './dock.ts';
import { signOf } from './signs.ts';
import { answersBySpace, type Open, pressSpace, targetsOf } from './targets.ts';

const PINK = 2;
const open = (name: string, show: Record<string, string> = {}): Open => ({ name, show });
const names = (spaces: number[]) => spaces.map((space) => SPACE_NAMES[space]).join(' ');

/** Every kind of answer that speaks of spaces: question, what is shown, the answer, and the spaces meant. */
const TARGETS: [question: string, show: Record<string, string>, answer: string, spaces: string][] = [
  ['action phase/action', {}, 'brigade C3', 'C3'],
  ['action phase/action', {}, 'wagon B2', 'B2'],
  ['action phase/action', {}, 'refill D5', 'D5'],
  ['action phase/action', {}, 'extinguish 2', 'D5'],
  ['action phase/action', {}, 'leon', 'D5'],
  ['action phase/action', {}, 'recruit', ''],
  ['action phase/action', {}, 'transfer', ''],
  ['action phase/action', {}, 'upgrade wagon', ''],
  ['action phase/action', {}, 'wagon first', ''],
  ['action phase/action', {}, 'end', ''],
  ['move brigade/brigade', {}, 'brigade A1', 'A1'],
  ['move brigade/route', { to: 'D3' }, 'D5-D4-D3', 'D4 D3'],
  ['move brigade/push', {}, 'E3', 'E3'],
  ['move brigade/rob', {}, '0 wagon', 'C2'],
  ['move brigade/rob', {}, '0 warden', 'B2'],
  ['move brigade/rob', {}, '3 chops', 'C6'],
  ['move brigade/rob', {}, 'none', ''],
  ['move brigade/smold', { space: 'E4' }, 'raise', 'E4'],
  ['move brigade/smold', { space: 'E4' }, 'leave', ''],
  ['award/place', {}, 'D5', 'D5'],
  ['award/place', {}, 'done', ''],
  ['polymorph/first', {}, 'A2', 'A2'],
  ['buildings/order', {}, 'town-hall', 'C2'],
  ['old tom oak/direction', { space: 'A4' }, 'east', 'B4 C4 D4'],
  ['old tom oak/direction', { space: 'A4' }, 'north', 'A3 A2 A1'],
  ['old tom oak/direction', { space: 'A4' }, 'west', ''],
  ['pay water/holder', {}, 'warden 1', ''],
  ['pay water/holder', {}, 'leon 1', ''],
  ['recruit/keep', {}, 'chops', ''],
  ['recruit/keep', {}, 'leon', ''],
];
test.each(TARGETS)('%s %j: "%s" is about "%s"', (question, show, answer, spaces) => {
  expect(names(targetsOf(answer, open(question, show), table, PINK))).toBe(spaces);
});

/** Leon, Ash and Morgana are what their owner does in the Action phase, and cards everywhere else. */
const SIGNS: [question: string, answer: string, sign: string | null][] = [
  ['action phase/action', 'leon', 'drop'],
  ['action phase/action', 'morgana', 'wagon'],
  ['action phase/action', 'wagon B2', 'wagon'],
  ['pay water/holder', 'leon 1', null],
  ['pay water/holder', 'wagon 1', 'wagon'],
  ['join/replace', 'morgana', null],
];
test.each(SIGNS)('%s: the sign of "%s" is %s', (question, answer, sign) => {
  expect(signOf(answer, open(question))).toBe(sign);
});
test('cards are among the answers of questions about cards only', () => {
  expect(cardsAmong(['leon', 'del-uge', 'none'], open('recruit/keep'))).toEqual(['leon', 'del-uge']);
  expect(cardsAmong(['leon', 'ash', 'end'], open('action phase/action'))).toEqual([]);
});

/** A press on a space nothing legal speaks of. */
const MEANT: [question: string | null, space: string, answer: string][] = [
  ['action phase/action', 'A3', 'brigade A3'],
  ['action phase/action', 'D5', 'refill D5'],
  [null, 'A3', 'brigade A3'],
  ['fresh mounts/move', 'A3', 'brigade A3'],
  ['morgana/wagon', 'A3', 'wagon A3'],
  ['dispatch wagon/wagon', 'A3', 'wagon A3'],
  ['move brigade/wagon', 'A3', 'wagon A3'],
  ['move brigade/route', 'A3', 'A3'],
  ['award/place', 'A3', 'A3'],
  ['festival/block', 'A3', 'A3'],
];
test.each(MEANT)('%s: a press on %s means "%s"', (question, space, answer) => {
  const asked = question === null ? null : open(question);
  expect(pressSpace(spaceOf(space), new Map(), asked, table, PINK)).toEqual({ kind: 'refused', answer });
});

test('on a burning block the press on the own Brigade means to extinguish', () => {
  const burning = { ...table, spaces: table.spaces.map((at) => (at.name === 'D5' ? { ...at, fire: 2 } : at)) };
  expect(pressSpace(spaceOf('D5'), new Map(), open('action phase/action'), burning, PINK)).toEqual({
    kind: 'refused',
    answer: 'extinguish 1',
  });
});

test('one answer is given at once, several are chosen from', () => {
  const asked = open('action phase/action');
  const by = answersBySpace(['brigade C5', 'wagon C5', 'wagon A1', 'end'], asked, table, PINK);
  expect(pressSpace(spaceOf('A1'), by, asked, table, PINK)).toEqual({ kind: 'answer', answer: 'wagon A1' });
  expect(pressSpace(spaceOf('C5'), by, asked, table, PINK)).toEqual({ kind: 'choose', answers: ['brigade C5', 'wagon C5'] });
});

const me = table.players[PINK];
const DROPS: [question: string, holder: string, n: number, full: boolean, answer: string][] = [
  ['action phase/action', 'warden', 2, true, 'extinguish 2'],
  ['action phase/action', 'warden', 2, false, 'refill D5'],
  ['action phase/action', 'wagon', 3, false, 'refill D5'],
  ['pay water/holder', 'kularf', 1, true, 'kularf 1'],
  ['transfer/holder', 'wagon', 4, false, 'wagon 4'],
  ['walder/lose', 'warden', 1, true, 'warden'],
  ['ali ahmar/holder', 'lumen', 2, false, 'lumen'],
  ['move brigade/keep stolen', 'lumen', 2, false, 'lumen'],
  ['ash/tokens', 'ash', 2, true, '2'],
];
test.each(DROPS)('%s: drop of %s, place %i, full %s means "%s"', (question, holder, n, full, answer) => {
  expect(me && pressDrop(holder, n, full, me, open(question))).toBe(answer);
});

test('water of a Wagon that stands elsewhere would have to be poured over first', () => {
  expect(me && pressDrop('wagon', 1, true, { ...me, wagon: 'A1' }, open('action phase/action'))).toBe('transfer');
  expect(me && pressDrop('wagon', 2, true, me, open('action phase/action'))).toBe('extinguish 2');
});

const CARDS: [question: string, card: string, answer: string | null][] = [
  ['action phase/action', 'warden', 'warden'],
  ['action phase/action', 'wagon', 'transfer'],
  ['action phase/action', 'leon', 'leon'],
  ['action phase/action', 'ash', 'ash'],
  ['action phase/action', 'morgana', 'morgana'],
  ['action phase/action', 'kularf', null],
  ['recruit/keep', 'kularf', 'kularf'],
  ['join/replace', 'lumen', 'lumen'],
  ['join/replace', 'wagon', null],
  ['walder/lose', 'wagon', 'wagon'],
  ['award/place', 'warden', null],
];
test.each(CARDS)('%s: the card %s means %j', (question, card, answer) => {
  expect(pressCard(card, open(question))).toBe(answer);
});

test('a track means the action, or the free upgrade where that is asked', () => {
  expect(pressTrack('crew', open('action phase/action'))).toBe('upgrade crew');
  expect(pressTrack('wagon', null)).toBe('upgrade wagon');
  expect(pressTrack('leadership', open('free upgrade/track'))).toBe('leadership');
});
