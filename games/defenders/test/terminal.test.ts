/** The table in a terminal: what a player has to know is there, in 80 columns and without colours. */
import { LANGUAGES, type Language, type Plain, QuickRandom } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { defenders } from '../index.ts';
import { plainDrawing } from '../rules/plain-drawing.ts';
import { strokesOf } from '../terminal/drawn.ts';
import { COLUMNS, ROWS } from '../terminal/grid.ts';
import { sights } from '../terminal/sights.ts';
import { draw } from '../terminal.ts';
import { dealt, given, type Scene } from './kit.ts';

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const seen = (s: Scene, language: Language = 'en'): string => draw(s.view(0), language).replace(ANSI, '');
const lineWith = (drawn: string, words: string): string => drawn.split('\n').find((line) => line.includes(words)) ?? '';

describe('a siege', () => {
  const s = given({
    locations: {
      Keep: { words: ['loc.well_constructed'] },
      Gate: { exposed: true },
      Mill: { ruined: true },
    },
    connections: ['Keep Gate', 'Keep Mill'],
    defenders: { Watch: { card: '7h', at: 'Gate', wounds: 2 }, Crown: { card: 'Qh', at: 'Keep' } },
    threats: { Horde: { card: '3s' }, Beast: { card: 'Ks' } },
    morale: 1,
    reserve: ['9h'],
  });
  const drawn = seen(s);
  it('has every location with its state and who is there', () => {
    expect(lineWith(drawn, 'L0 Keep')).toMatch(/8♣ \| D1 \| small, military building \| \+2 \| regiments 0\/1/);
    expect(lineWith(drawn, '>L1 Gate')).toMatch(/8♣ \| D0 \|.*entry point 1/);
    expect(lineWith(drawn, 'L2x Mill')).toContain('RUINED');
  });
  it('has connections and entry points as lists (DF-31.3)', () => {
    expect(drawn).toContain('Connections: L0: L1 L2; L1: L0; L2: L0');
    expect(drawn).toMatch(/Entry points: 1 L1/);
  });
  it('has the defenders with their values and the threats outside', () => {
    expect(lineWith(drawn, 'D0 Watch 7♥')).toMatch(/value 4 of 7 \| 2 wounds \| L1 Gate/);
    expect(lineWith(drawn, 'T0 Horde 3♠')).toContain('outside');
    expect(drawn).toContain('morale damage 1 | reserve: 9♥');
    expect(drawn).toMatch(/deck \d+ with the joker/);
  });
});

describe('a battle', () => {
  it('is shown with the sum as far as it is known before the dice', () => {
    const s = given({
      locations: { Gate: { exposed: true } },
      defenders: { Watch: { card: '7h', at: 'Gate' }, Crown: { card: 'Qh', at: 'Gate' } },
      threats: { Horde: { card: '3s' }, Beast: { card: 'Ks' } },
      deck: ['X1'],
    });
    s.threatsAct().quietly('battle/attack');
    const drawn = seen(s);
    expect(drawn).toContain('Battle: L0 Gate');
    expect(drawn).toMatch(/Defenders 8 \+ 2 dice = 7 \(D0\) \+ 1 \(the place\) \+ 2 dice/);
    expect(drawn).toContain('Threats 3 + 2 dice = 3 (T0) + 2 dice');
    expect(drawn).toMatch(/ATTACKS L0 Gate/);
  });
  it('that is decided is shown no more: its sum was known before the dice', () => {
    const s = given({
      locations: { Gate: { exposed: true } },
      defenders: { Watch: { card: '9h', at: 'Gate' } },
      threats: { Horde: { card: '3s' }, Rats: { card: 'As' } },
      deck: ['Jc'],
      dice: { attack: [1], battle: [6, 1] },
    });
    s.threatsAct().quietly('repulse/kill');
    expect(draw(s.view(s.actor), 'en').replace(ANSI, '')).not.toMatch(/Battle: L0|Threats 4/);
  });
  it('names what a threat is, and a broad area once', () => {
    const s = given({
      locations: { Square: { card: '3c' } },
      defenders: { Watch: { card: '7h', at: 'Square' } },
      threats: { Horde: { card: '3s' } },
    });
    expect(lineWith(seen(s), 'L0 Square')).toMatch(/\| broad area \| /);
    expect(lineWith(seen(s), 'T0 Horde')).toMatch(/rabble or horde: \p{L}+/u);
    const told = sights(s.view(0), 'en').flatMap((one) => one.lines());
    expect(told.filter((line) => /broad area, broad area/.test(line))).toEqual([]);
  });
});

describe('the map', () => {
  const s = dealt({ narration: 'spoken', startSeat: '0' }, 2, 5);
  s.playOn(1, 5000, ({ question }) => question === 'placing/location');
  const drawn = seen(s).split('\n');
  const top = drawn.findIndex((line) => line.includes('+---'));
  it('DF-31.3: has the columns and rows along its edges that one types to draw', () => {
    expect(drawn[top - 1].trim().split(/\s+/)).toEqual(['0', '10', '20', '30', '40', '50', '60', '70', '80', '90']);
    const rows = drawn.slice(top + 1, top + 1 + ROWS).map((line) => Number(line.slice(0, 4)));
    for (const [r, row] of rows.entries()) {
      // What is drawn in the row that stands at the edge is seen in that line.
      const [{ points }] = strokesOf([`0 ${row} ####`], { style: 'solid', ink: 'ink', width: 3 });
      expect(Math.floor((points[1] / 700) * ROWS)).toBe(r);
    }
    expect(drawn[top + ROWS + 1]).toBe(drawn[top]);
    expect(drawn[top + 1].startsWith('  0 |')).toBe(true);
    expect(drawn[top + 1]).toHaveLength(COLUMNS + 6);
  });
  it('has the name of every location on it', () => {
    const grid = drawn.slice(top, top + ROWS + 1).join('\n');
    for (const { id } of s.table.locations) expect(grid, id).toMatch(new RegExp(`\\b${id}\\b|${id}[!x]`));
  });
});

describe('city creation', () => {
  it('has the row as it is typed, what is left, and the stacks', () => {
    const s = dealt({ narration: 'spoken', startSeat: '0', setting: 'agree' }, 2, 3);
    s.playOn(1, 200, ({ table }) => table.stacks.length > 1);
    const drawn = seen(s);
    for (const card of s.table.row) expect(drawn).toContain(`(${card})`);
    expect(drawn).toMatch(/6 locations and 6 defenders need \d+ cards more; left: \d+/);
    expect(drawn).toMatch(/S0 (location|defender), Player/);
  });
});

describe('look', () => {
  const lines = (s: Scene, name: string, language: Language): string => {
    const found = defenders.sights?.(s.view(s.actor), language).find(({ names }) => names.includes(name));
    return (found?.lines() ?? []).join('\n');
  };
  it('tells what a card of the row may become, and what lies on a stack', () => {
    const s = dealt({ narration: 'spoken', startSeat: '0', setting: 'fantasy' }, 2, 3);
    s.playOn(1, 200, ({ table }) => table.stacks.length > 1);
    const [card] = s.table.row;
    expect(lines(s, card, 'en')).toMatch(/location: .+?\n {4}types: .*descriptors: .*defender: .+?\n {4}types: /s);
    expect(lines(s, card, 'pl')).toMatch(/miejsce: .+?\n {4}typy: .*określenia: .*obrońca: .+?\n {4}typy: /s);
    const [stack] = s.table.stacks;
    expect(lines(s, stack.id, 'en')).toMatch(/^\S*S\d+, (location|defender), Player \d/);
  });
  it('names where a unit is, what lowers its value and what somebody has in mind, in words', () => {
    const s = given({
      locations: { Gate: { exposed: true } },
      defenders: { Watch: { card: '9h', at: 'Gate' }, Spears: { card: '8h', at: 'reserve' } },
      threats: { Horde: { card: '5s' } },
      morale: 2,
    } as never);
    expect(lines(s, 'Spears', 'pl')).toContain('odwód');
    expect(lines(s, 'Watch', 'pl')).toContain('wartość 7 z 9, spadek morale 2');
    expect(lines(s, 'Horde', 'pl')).toContain('na zewnątrz');
  });
});

describe('open questions', () => {
  it.each(['written', 'mixed', 'spoken'])('always have a suggestion that is accepted, narration %s', (narration) => {
    const names = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const s = dealt({ narration }, 3, seed);
      const random = new QuickRandom(seed);
      for (let n = 0; n < 2000 && !s.isOver; n++) {
        const { actor, game } = s;
        if (defenders.isOpen(game)) {
          names.add(s.question ?? '');
          const options: Plain[] = s.asked(actor)?.options ?? [];
          expect(options.length, s.question ?? '').toBeGreaterThan(0);
          for (const answer of options) expect(defenders.whyNot(game, actor, answer), JSON.stringify(answer)).toBeNull();
        }
        defenders.apply(game, actor, defenders.sample(game, actor, random));
      }
    }
    expect([...names]).toEqual(
      expect.arrayContaining(['map/draw', 'nature/draw', 'finalise/name', 'new threat/name', 'reflection/frame']),
    );
  });
  it('name the place of a drawing', () => {
    const s = dealt({ narration: 'spoken', startSeat: '0' }, 2, 5);
    s.playOn(1, 5000, ({ question }) => question === 'map/draw');
    const view = s.view(s.actor);
    const l = s.table.locations.findIndex(({ id }) => id === view.asked?.show.location);
    const drawing = plainDrawing(s.table, l, new QuickRandom(1));
    const say = { seat: String, place: (id: string) => id };
    expect(defenders.text.en.answer('map/draw', drawing, {}, say)).toMatch(/^A drawing \(\d+, \d+\)$/);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('never needs more than 80 columns, at any time', () => {
    for (let seed = 0; seed < 4; seed++) {
      const s = dealt({ narration: 'mixed' }, 1 + seed, 40 + seed);
      for (let more = 1, i = 0; i < 40 && more > 0; i++) {
        for (const line of seen(s, language).split('\n')) {
          expect(line.length, line).toBeLessThanOrEqual(80);
          expect(line).not.toMatch(/undefined|NaN|null|\[object/);
        }
        more = s.playOn(i, 15);
      }
    }
  });
});
