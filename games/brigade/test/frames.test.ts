/** What the variables of open procedures may hold: a saved position with nonsense in them is refused, and the reason named. */
import type { Frame, Plain } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { brigade } from '../index.ts';
import type { Table } from '../table.ts';
import { given, type Scene } from './kit.ts';

/** Loads the position with one variable changed, of the innermost frame that knows it. */
function loaded(scene: Scene, name: string, value: Plain): ReturnType<typeof brigade.load> {
  const game = brigade.copy(scene.game);
  game.chance = { kind: 'quick', state: [1, 2, 3, 4] };
  const frame = (game.stack as Frame[]).findLast(({ vars }) => name in vars);
  if (!frame) throw new Error(`no open procedure has "${name}"`);
  frame.vars[name] = value;
  return brigade.load(game);
}

const recruiting = () => given({ tracks: [{ crew: 4 }], crew: [['mog']], crewDeck: ['kularf', 'del-uge'] }).answer(0, 'recruit');
const joining = () => recruiting().answer(0, 'kularf');
const awarded = () => given({ brigade: ['C2'], fire: { C2: 2 }, water: [{ warden: 2 }] }).answer(0, 'extinguish 2');
const paying = () => given({ brigade: ['C2'], wagon: ['C2'], fire: { C2: 3 } }).answer(0, 'extinguish 2');
const festival = () => given({ options: { festivalEvents: true }, loyal: { E6: 0, B1: 1 }, events: ['arson'] }).endTurn();
const fireball = () =>
  given({ brigade: ['B1'], wagon: ['A1'], crew: [['veda']], loyal: { E6: 0 }, events: ['scarlet-squall'] }).endTurn();

const SCENES = { recruiting, joining, awarded, paying, festival, fireball, between: () => given() };

test.each<[scene: keyof typeof SCENES, name: string, right: Plain, wrong: Plain, why: RegExp]>([
  ['recruiting', 'drawn', ['kularf', 'del-uge'], ['kularf', 'del-uge', 'nery'], /drawn has 3 entries/],
  ['recruiting', 'drawn', ['del-uge', 'kularf'], ['kularf', 'nery'], /nery is there once too often/],
  ['recruiting', 'drawn', ['kularf', 'del-uge'], ['kularf', 'nobody'], /drawn\[1\] should be one of/],
  ['recruiting', 'precious', false, true, /precious is there once too often/],
  ['recruiting', 'kept', '', 'kularf', /del-uge is missing/],
  ['joining', 'card', 'kularf', 'nery', /nery is there once too often/],
  ['joining', 'kept', 'kularf', '', /kept is "" at "recruit>join"/],
  ['joining', 'drawn', [], ['nery'], /although one was chosen/],
  ['awarded', 'left', 1, 17, /left should be a whole number from 0 to 16, not 17/],
  ['awarded', 'spaces', [8, 0], [36], /spaces\[0\] should be a whole number/],
  ['awarded', 'left', 1, 0, /left is 0, but a place is asked for/],
  ['awarded', 'spaces', [8, 1], [], /spaces has none on which seat 0 can place Renown/],
  ['awarded', 'won', [], [0], /won\[0\] is 0, which is no block/],
  ['awarded', 'rule', 'BR-17.1', 'XX-1.1', /rule should be one of/],
  ['paying', 'holders', ['wagon', 'warden'], ['warden', 'warden'], /warden, who holds no water of seat 0, or is named twice/],
  ['festival', 'card', 'arson', 'wind-north', /once too often/],
  ['festival', 'who', 1, 4, /who is 4, which is no seat/],
  ['fireball', 'about', { space: 'B1' }, { space: 'G7' }, /about names no space/],
  ['between', 'next', '', 'dance', /next should be one of/],
])('%s: "%s" may be %j, but not %j', (scene, name, right, wrong, why) => {
  expect(loaded(SCENES[scene](), name, right)).toHaveProperty('game');
  expect(loaded(SCENES[scene](), name, wrong)).toEqual({ problem: expect.stringMatching(why) });
});

test('an Event card is resolved by the procedure of its kind', () => {
  const game = festival().game;
  game.chance = { kind: 'quick', state: [1, 2, 3, 4] };
  const phase = (game.stack as Frame[]).find(({ at }) => at === 'event phase>resolve');
  if (!phase) throw new Error('no Event card is being resolved');
  const other = game.table.eventDeck.indexOf('volunteers');
  [phase.vars.card, game.table.eventDeck[other]] = ['volunteers', 'arson'];
  expect(brigade.load(game)).toEqual({ problem: expect.stringMatching(/"volunteers", which is not resolved by "festival"/) });
});

test.each<[what: string, change: (t: Table) => void, why: RegExp]>([
  ['room for a crew', (t) => t.crewTrack.fill(0), /vars belong to seat 0, who may have no crew/],
  ['Renown to pay with', (t) => t.renown[0].fill(0), /vars belong to seat 0, who has no Renown to pay with/],
])('whoever asks for a partner\u2019s crew member has %s', (_what, change, why) => {
  const options = { advanced: true, cooperative: true };
  const renown = { B2: [1] };
  const scene = given({ options, warden: ['frith'], crew: [[], ['kularf']], tracks: [{ crew: 2 }, { crew: 2 }], renown });
  const { game } = scene.answer(0, 'warden').expectQuestion('of the people/agree', 1, ['agree', 'refuse']);
  game.chance = { kind: 'quick', state: [1, 2, 3, 4] };
  expect(brigade.load(brigade.copy(game))).toHaveProperty('game');
  change(game.table);
  // The partner's crew keeps its room.
  game.table.crewTrack[1] = 2;
  expect(brigade.load(game)).toEqual({ problem: expect.stringMatching(why) });
});
