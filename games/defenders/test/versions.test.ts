/** Positions of earlier versions: read as today's they are the very same. Whole matches of theirs are golden ones. */
import { type Game, quickState } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { defenders } from '../index.ts';
import type { Table } from '../table.ts';
import { dealt, given, type Scene } from './kit.ts';

/** A position as 1.0.0 wrote it: the table said where the game stood, and a loop not yet begun had no one. */
function writtenBy1_0_0(s: Scene, procedure: string, looped: string): Game<Table> {
  const g = JSON.parse(JSON.stringify(s.game));
  g.rules = 'defenders@1.0.0';
  Object.assign(g.table, { phase: s.phase, step: s.step, battle: s.battle });
  for (const { at, vars } of g.stack) if (at.startsWith(procedure)) vars[looped] = -1;
  return g;
}

const drawingNature = (): Scene => {
  const s = dealt({}, 2, 1);
  s.playOn(1, 5000, ({ question }) => question === 'nature/draw');
  return s;
};
const framing = (): Scene => given({ locations: { Gate: { exposed: true } }, defenders: { Watch: {} } });
const killing = (): Scene =>
  given({
    locations: { Gate: { exposed: true, card: 'Jc' }, Keep: {} },
    defenders: { Watch: { at: 'Gate' }, Mob: { card: '3h', at: 'Gate' }, Guard: { at: 'Keep' } },
    threats: { Orcs: { card: 'Ts' } },
    deck: ['Qc'],
    dice: { attack: [1], battle: [1, 6] },
  })
    .threatsAct()
    .quietly('defeat/kill');

test.each([
  ['nature/draw', 'map', 'location', drawingNature],
  ['reflection/frame', 'reflection', 'who', framing],
  ['defeat/kill', 'defeat', 'jack', killing],
] as const)('a position of 1.0.0 at "%s" goes on by 1.1.0', (question, procedure, looped, arranged) => {
  const s = arranged();
  s.game.chance = { kind: 'quick', state: quickState(1) };
  expect(s.question).toBe(question);
  const loaded = defenders.load(writtenBy1_0_0(s, procedure, looped));
  const today = defenders.load(JSON.parse(JSON.stringify(s.game)));
  expect(loaded).toEqual(today);
  expect(loaded).toHaveProperty('game');
});
