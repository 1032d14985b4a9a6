/** Positions from outside: what no answers lead to is refused with the reason, and nothing changes. */
import type { Frame } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { wolsung } from '../index.ts';
import type { Table } from '../table.ts';
import { conflict, HERO, hero, KITE, THUGS, type WolsungScene } from './scene.ts';

/** What loading says of this position after a change of it. */
function problem(s: WolsungScene, change: (t: Table, top: Frame, stack: Frame[]) => void): string | null {
  const copy = wolsung.copy({ ...s.game, chance: { kind: 'quick', state: [1, 2, 3, 4] } });
  change(copy.table, copy.stack[copy.stack.length - 1], copy.stack);
  const loaded = wolsung.load(JSON.parse(JSON.stringify(copy)));
  return 'problem' in loaded ? loaded.problem : null;
}

const turn = (): WolsungScene => conflict();
const aiming = (): WolsungScene => conflict().say('stunt').does(`at ${KITE}`, 'firearms', 'push');
const describing = (): WolsungScene =>
  conflict({ hands: { 0: ['Ac'] }, options: { describe: true } })
    .say('attack')
    .does(`at ${KITE}`, 'firearms', 'dice 1')
    .say('bonus Ac');
const foreseeing = (): WolsungScene => conflict({ heroes: ['H3'], tokens: { 0: 1 } }).say('use numerologist');

describe('a loaded position', () => {
  it('is taken as it was', () => {
    for (const s of [turn(), aiming(), describing(), foreseeing()]) expect(problem(s, () => {})).toBeNull();
  });

  it.each<[string, WolsungScene, Parameters<typeof problem>[1], string]>([
    ['a card twice', turn(), (t) => void t.deck.push('As'), 'As is there too often'],
    ['a card missing', turn(), (t) => void t.deck.pop(), 'is missing'],
    [
      'somebody else’s turn',
      turn(),
      (t) => {
        t.turn = THUGS;
      },
      'is the turn of 0, not of 2',
    ],
    [
      'a hero with impossible numbers',
      turn(),
      (t) => {
        t.characters[HERO].hero = hero('H2', { levels: { brawn: 3, agility: 3, wits: 3, composure: 3, charisma: 3 } });
      },
      'is no hero: tooManyPoints (WS-4.1)',
    ],
    [
      'a group without members',
      turn(),
      (t) => {
        t.characters[THUGS].markers = 0;
      },
      'has no member left',
    ],
    [
      'a grip by a friend',
      turn(),
      (t) => {
        t.characters[THUGS].grippedBy = KITE;
      },
      'is gripped by somebody who cannot',
    ],
    [
      'a vehicle that there is not',
      turn(),
      (t) => {
        t.characters[HERO].vehicle = 3;
      },
      'rides in a vehicle that there is not',
    ],
    [
      'a zone behind the last one',
      aiming(),
      (t) => {
        t.tests[0].detail = '7';
      },
      'tests[0] aims at "7"',
    ],
    ['a declaration without a test', aiming(), (t) => void t.tests.pop(), '0 tests are open instead of 1'],
    [
      'a card played that is not in hand',
      describing(),
      (_t, top) => {
        top.vars.card = 'Kc';
      },
      'Kc is played, which is not in hand',
    ],
    [
      'more cards looked at than there are',
      foreseeing(),
      (t) => {
        t.discard.push(...t.deck.splice(0, t.deck.length - 2));
      },
      'looks at more cards than there are',
    ],
  ])('with %s is refused', (_name, s, change, reason) => {
    expect(problem(s, change)).toContain(reason);
  });
});
