/** Positions of 1.0.0, when what was going on lay on the table as well as in the open procedures. */
import { type Frame, type Game, type PlainRecord, procedureOf, quickState } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { kobolds } from '../index.ts';
import type { Table } from '../table.ts';
import { beside, given, model, type Scene } from './kit.ts';

const ruffian = model('orc-ruffian', 0, 12, 12);
const fighting = (): Scene =>
  given({
    models: [ruffian, beside(ruffian, 'east', 'human-bruiser', 1), model('human-lowlife', 0, 3, 3)],
    hands: ['Kh Kd 3c', '2h 4d 7s'],
    stash: [2, 0],
  }).activate(0);
const casting = (): Scene =>
  given({ models: [model('wizard', 0, 12, 12), model('ogre', 1, 12, 15)], events: 'Kd 2d Kh 3h' })
    .activate(0)
    .say('cast attack m1', 'stick');

type Saved = { rules: string; table: PlainRecord; stack: Frame[]; chance: unknown; disclosed: number };

/** Takes the variables out of a frame. */
function taken(vars: PlainRecord, names: readonly string[]): PlainRecord {
  const found: PlainRecord = {};
  for (const name of names) {
    found[name] = vars[name];
    delete vars[name];
  }
  return found;
}

/** The position as 1.0.0 would have saved it. */
function asOf100(game: Game<Table>): Saved {
  const saved = JSON.parse(JSON.stringify(game)) as Saved;
  const { table, stack } = saved;
  const activations: PlainRecord[] = [];
  const fights: PlainRecord[] = [];
  Object.assign(table, { activations, fights, spell: null });
  for (const { at, seat, vars } of stack) {
    const of = procedureOf(at);
    if (of === 'activation') {
      const names = ['actions', 'walk', 'dashed', 'cast', 'shot', 'beganStunned', 'bribeFailed', 'terrified', 'over'];
      activations.push({ model: vars.model, seat, kind: 'own', dashed: false, ...taken(vars, names) });
      vars.offered = false;
    } else if (of === 'attack') {
      const gone = ['against', 'attackerJustDoIt', 'defenderJustDoIt', 'counter', 'likeAnOrc', 'attack', 'defence', 'margin'];
      const { attacker, target, kind, free, step, winner, loser, critical } = vars;
      fights.push({ attacker, target, kind, free, step, winner, loser, critical, seat, ...taken(vars, gone) });
      taken(vars, ['step', 'active', 'defended']);
      Object.assign(vars, { justDoIt: false, off: false, astray: false, answering: false, usedByAttacker: 0, usedByDefender: 0 });
    } else if (of === 'spell') {
      const { caster, target, kind } = vars;
      table.spell = { caster, target, kind, seat, ...taken(vars, ['resist', 'number', 'hand', 'stuck', 'crystals']) };
    }
  }
  saved.rules = 'kobolds@1.0.0';
  saved.chance = { kind: 'quick', state: quickState(1) };
  return saved;
}

describe('a position of 1.0.0 goes on', () => {
  test.each<[string, () => Scene]>([
    ['in an activation', fighting],
    ['where cards are to be committed', () => fighting().say('attack m1', 'just do it')],
    ['where a hand lies face down', () => fighting().say('attack m1', 'no', 'Kh Kd')],
    ['in the middle of a spell', casting],
  ])('%s', (_where, arranged) => {
    const { game } = arranged();
    const loaded = kobolds.load(asOf100(game));
    if ('problem' in loaded) throw new Error(loaded.problem);
    expect(loaded.game.stack).toEqual(game.stack);
    expect(loaded.game.table).toEqual(game.table);
    expect(kobolds.view(loaded.game, 0)).toEqual(kobolds.view(game, 0));
  });

  test('a game that ended in the middle of an attack keeps its cards', () => {
    const s = fighting().say('attack m1', 'no', 'Kh Kd');
    const saved = asOf100(s.game);
    const [fight] = saved.table.fights as PlainRecord[];
    const [gang] = saved.table.gangs as PlainRecord[];
    gang.hand = (gang.hand as string[]).filter((card) => !(fight.attack as string[]).includes(card));
    Object.assign(fight, { step: 'revealed' });
    Object.assign(saved, { stack: [] });
    saved.table.ending = { reason: 'conceded', rule: 'KC-39.1', winners: [1], scores: [0, 0] };
    saved.table.phase = 'over';
    const loaded = kobolds.load(saved);
    if ('problem' in loaded) throw new Error(loaded.problem);
    expect(loaded.game.table.gangs[0].discard.slice(-2)).toEqual(['Kh', 'Kd']);
  });
});
