/** Rules that no printed card comes to by itself: an overlay does. And what the laws count as reached. */
import { describe, expect, it, test } from 'vitest';
import { all, seen, THRESHOLDS } from '../content.ts';
import { ALL_FOES } from '../data/index.ts';
import { bulwark } from '../index.ts';
import type { Overlay } from '../overlay.ts';
import { dealt } from './scene.ts';

const overlaid = (overlay: Overlay, options = {}) => dealt({ options: { hero1: 'harsfa', ...options }, given: { all: overlay } });

describe('8. A Foe that leaves before its activation', () => {
  /** The Thief lets a Spy activate out of its turn, and the Spy leaves by its own text or stays. */
  const spied = (leaves: boolean) =>
    overlaid({
      cards: {},
      foes: {
        'human-thief': { activation: [{ do: 'again', any: ['human-spy'] }] },
        'human-spy': { activation: [{ do: 'menace', by: 1 }, ...(leaves ? [{ do: 'leave' }] : [])] },
      },
    })
      .line('human-thief', 'human-spy', 'human-spy')
      .endTurn();

  it.each([
    ['has left does not activate', true, ['human-thief'], 2],
    ['has stayed does', false, ['human-thief', 'human-spy', 'human-spy'], 3],
  ] as const)('BW-8.7: one that %s', (_what, leaves, line, menace) => {
    const s = spied(leaves);
    expect([s.foes, s.table.menace]).toEqual([line, menace]);
    expect(s.facts.filter(({ kind }) => kind === 'activated')).toHaveLength(menace + 1);
    s.expectQuestion('buy step/buy', 0);
  });
});

describe('20. The Encampment stays', () => {
  it('BW-20.12: to the last turn, when every Foe has been defeated but one', () => {
    const s = dealt({ options: { army: 'carnival' } }).arrange((t) => {
      t.defeated.push(...t.foeDeck.splice(0));
    });
    s.line({ foe: 'bruno', damage: 5 })
      .arrange((t) => {
        t.finalBattle = true;
      })
      .rolls('foe', 6, 6);
    s.has('deck', ['heroism-1', 'heroism-1', 'heroism-1', 'ready', 'short-spear']).endTurn();
    s.expectFact('encampmentActivated');
    s.say('play short-spear', 'place 1').expectQuestion('heal/wound', 0).say('done');
    expect(s.table.ending).toBe('won');
  });

  it.each([
    ['resurrected', { activation: [{ do: 'resurrect', any: ['three-ring-calamity'] }] }],
    ['moved', { activation: [{ do: 'moveSeen', any: ['three-ring-calamity'], to: 'end' }] }],
  ])('BW-20.12: no text can have it %s: it is no Foe', (_what, change) => {
    const options = bulwark.options({ army: 'carnival' }, 1);
    const refused = bulwark.handedIn({ all: { cards: {}, foes: { bruno: change } } }, options as never, 1);
    expect(JSON.stringify(refused)).toContain('three-ring-calamity');
    expect(refused).toMatchObject({ rule: 'GH-16' });
  });
});

describe('37. Disapparo', () => {
  const armoured: Overlay = { cards: {}, foes: { disapparo: { armour: 9 } } };
  it.each([
    [5, 'missed', ['bruno', 'disapparo']],
    [4, 'attacked', ['disapparo', 'bruno']],
  ] as const)('BW-37.19: his roll, a %i, is made for an attack that would deal nothing', (face, told, line) => {
    const s = overlaid(armoured, { army: 'carnival' })
      .line('disapparo', 'bruno')
      .has('hand', ['short-spear', 'ready'])
      .rolls('foe', face);
    s.say('play short-spear', 'place 1').expectFact('rolled', { whose: 'foe', face });
    s.expectFact(told);
    expect([s.foes, s.table.line.map(({ damage }) => damage)]).toEqual([line, [0, 0]]);
    s.expectQuestion('action phase/play', 0);
  });
});

describe('what play should come upon', () => {
  test('holds every Menace threshold that a Foe has', () => {
    const printed = JSON.stringify(ALL_FOES);
    const said = [...printed.matchAll(/"do":"ifMenace","least":(\d+)|"(?:menace|below)":([1-9]\d*)/g)];
    expect(said.length).toBeGreaterThan(5);
    for (const [, least, menace] of said) expect(THRESHOLDS).toContain(Number(least ?? menace));
  });

  test.each([
    [{ kind: 'rolled', rule: 'BW-17.4', whose: 'foe', face: 6 }, ['foe die 6']],
    [{ kind: 'menaceChanged', rule: 'BW-18.3', by: 3, to: 9 }, ['Menace 4', 'Menace 8']],
    [{ kind: 'revealed', rule: 'BW-9.4', foe: 'human-scout' }, ['human-scout reveal', 'human-scout']],
    [{ kind: 'revealed', rule: 'BW-9.4', foe: 'bruno' }, ['bruno']],
    [{ kind: 'defeated', rule: 'BW-12.12', foe: 'human-spy' }, ['human-spy defeat']],
    [{ kind: 'activated', rule: 'BW-8.9', foe: 'bruno', again: false }, []],
    [{ kind: 'played', rule: 'BW-6.2', seat: 0, card: 'set' }, ['set']],
  ] as const)('%o shows %o', (fact, shown) => {
    expect(seen(fact)).toEqual(shown);
    for (const one of shown) expect(all).toContain(one);
  });
});
