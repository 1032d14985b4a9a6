/** Looking things up in the terminal: profiles before hiring, models in play, in both languages. */
import { LANGUAGES } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { PROFILE_IDS, PROFILES } from '../data/index.ts';
import { kobolds } from '../index.ts';
import { draw } from '../terminal.ts';
import { names } from '../text/names.en.ts';
import { duel } from './duel.ts';
import { given, model, start } from './kit.ts';

const plain = (lines: readonly string[]): string =>
  lines.join('\n').replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
const inPlay = () => duel('troll', 'human-bruiser');

test.each(LANGUAGES)('every profile has its figures, its criticals and its abilities in words (%s)', (language) => {
  const sights = kobolds.sights?.(kobolds.view(inPlay().game, 0), language) ?? [];
  for (const id of PROFILE_IDS) {
    const found = sights.find((sight) => sight.names.includes(id));
    const lines = plain(found?.lines() ?? []);
    expect(lines, id).toContain(String(PROFILES[id].wounds));
    expect(
      lines.split('\n').every((line) => line.length <= 80),
      id,
    ).toBe(true);
    expect(lines).not.toMatch(/undefined|null/);
  }
});
test('look troll: black cards open Bite and Shove, with what they do', () => {
  const sights = kobolds.sights?.(kobolds.view(inPlay().game, 0), 'en') ?? [];
  const lines = plain(sights.find((sight) => sight.names.includes('troll'))?.lines() ?? []).replace(/\s+/g, ' ');
  const { criticals, abilities, allegiance } = PROFILES.troll;
  for (const [column, critical] of criticals.entries()) {
    if (critical === null) continue;
    expect(lines).toContain(`${column + 1} ${names.allegiances[allegiance ?? 'red']} card`);
    expect(lines).toContain(`${names.criticals[critical].name}. ${names.criticals[critical].text}`.replace(/\s+/g, ' '));
  }
  for (const one of abilities) expect(lines).toContain(names.abilities[one].name);
});
test('look tells how far a Move goes and how wide the base is, and of a Wizard that it casts', () => {
  const lines = (id: string, language: 'en' | 'pl'): string => {
    const sights = kobolds.sights?.(kobolds.view(inPlay().game, 0), language) ?? [];
    return plain(sights.find((sight) => sight.names.includes(id))?.lines() ?? []).replace(/\s+/g, ' ');
  };
  expect(lines('troll', 'en')).toContain('Base 1.57 inches across; Move W takes it up to 4.07 inches (KC-2.24)');
  expect(lines('wizard', 'en')).toContain('An attack spell wounds an enemy it can see');
  expect(lines('wizard', 'en')).not.toContain('no abilities');
  expect(lines('troll', 'pl')).toContain('barwa czarna');
  expect(lines('troll', 'pl')).toContain('od 2 czarnych kart:');
  expect(lines('troll', 'pl')).toContain('średnica 1,57 cala');
});
test('look m0 tells how the model stands now', () => {
  const s = inPlay();
  s.game.table.models[0].wounds = 2;
  const sights = kobolds.sights?.(kobolds.view(s.game, 0), 'en') ?? [];
  const lines = plain(sights.find((sight) => sight.names.includes('m0'))?.lines() ?? []);
  expect(lines).toContain(`wounds taken 2/${PROFILES.troll.wounds}`);
});

test('"folded" is told only of a defender who folded, and not once the hands are discarded', () => {
  const s = duel('troll', 'human-bruiser', { hands: ['Ac Kc', 'Qh'] })
    .activate(0)
    .say('attack m1', 'Ac Kc', 'fold');
  const { table, ...view } = kobolds.view(s.game, 0);
  const fight = { ...table.fights[0], step: 'revealed' as const, attack: ['Ac' as const], defence: [] };
  const shown = (change: object): string =>
    plain([draw({ ...view, table: { ...table, fights: [{ ...fight, ...change }] } }, 'en')]);
  expect(shown({})).toMatch(/folded/);
  expect(shown({ attack: [] })).not.toMatch(/folded/);
  expect(shown({ defence: ['Qh'] })).not.toMatch(/folded/);
  expect(shown({ against: fight.seat })).not.toMatch(/folded/);
});
test('a way to go says how far it goes', () => {
  const s = given({ models: [model('troll', 0, 10, 12), model('ogre', 1, 20, 20)] })
    .activate(0)
    .say('walk');
  s.expectQuestion('move/destination', 0);
  const { asked } = kobolds.view(s.game, 0);
  const words = kobolds.text.en.answer('move/destination', 'towards m1', asked?.show ?? {}, { seat: String });
  expect(words).toMatch(/^towards .*, 4\.07 inches$/);
  expect(kobolds.text.pl.answer('move/destination', 'towards m1', asked?.show ?? {}, { seat: String })).toMatch(/4,07/);
  expect(kobolds.text.en.answer('move/destination', 'stay', asked?.show ?? {}, { seat: String })).not.toMatch(/inch/);
});
test('a long name of a Leader keeps the columns', () => {
  const s = inPlay();
  s.game.table.models[0].name = 'Bartholomew the Uncommonly Long-Winded';
  const rows = plain([draw(kobolds.view(s.game, 0), 'en')])
    .split('\n')
    .filter((line) => /^ {2}[▲▼]\d/.test(line));
  const columns = rows.map((row) => row.slice(2).search(/ \d+(\.\d+)? \d/));
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map((row) => /\d+(\.\d+)? \d+(\.\d+)?\s+\d+\/\d+/.exec(row)?.index)).size, String(columns)).toBe(1);
});

describe('things of the street and gangs can be looked up', () => {
  const look = (view: ReturnType<typeof kobolds.view>, name: string, language: 'en' | 'pl' = 'en'): string =>
    plain((kobolds.sights?.(view, language) ?? []).find((sight) => sight.names.includes(name))?.lines() ?? []);

  test('terrain tells from where to where it reaches, how high it is, and what that means', () => {
    const s = given({ models: [model('troll', 0, 10, 12)], terrain: 'house 3 6 7 9.5 3; crates 16 14 18 16 1' });
    expect(look(s.view(0), 't0')).toMatch(/From x 3 to 7 and from y 6 to 9\.5\n {2}3" high: tall, it hides/);
    expect(look(s.view(0), 'Crates')).toMatch(/1" high: low, it obscures/);
    expect(look(s.view(0), 'Dom', 'pl')).toContain('i od y 6 do 9,5');
  });
  test('the carriage tells where it is and what hurts it', () => {
    const s = given({ scenario: 'runaway-carriage', models: [model('troll', 0, 10, 2)], targetWounds: 4 });
    expect(look(s.view(0), 'carriage')).toMatch(/From x \d.* and from y 10\.75 to 13\.25\n {2}Wounds 4\/10\. /);
    expect(look(inPlay().view(0), 'carriage')).toBe('');
  });
  test('the chest tells who has it, a marker where it lies and what it was', () => {
    const carried = given({ scenario: 'chuck-ball', models: [model('troll', 0, 10, 12)], chest: { x: 10, y: 12, carrier: 0 } });
    expect(look(carried.view(0), 'chest')).toContain('the chest is with Troll');
    const s = given({
      scenario: 'hide-and-seek',
      models: [model('troll', 0, 10, 12)],
      markers: [{ x: 9, y: 6.5, state: 'found' }],
    });
    expect(look(s.view(0), 'k0')).toMatch(/At 9 6\.5; it reaches 0\.\d+ inches around that\n {2}treasure/);
  });
  test('KC-3.17 a ready-made gang tells who is in it, as long as gangs are chosen', () => {
    const gang = look(start().view(0), 'brood');
    expect(gang).toContain('2 × Kobold Hunter');
    expect(gang).toMatch(/Stash \d/);
    expect(look(inPlay().view(0), 'brood')).toBe('');
  });
  test.each(LANGUAGES)('none of it is wider than the screen (%s)', (language) => {
    const street = given({ scenario: 'runaway-carriage', models: [model('troll', 0, 10, 2)], terrain: 'house 3 6 7 9.5 3' });
    for (const view of [start().view(0), street.view(0)])
      for (const sight of kobolds.sights?.(view, language) ?? [])
        for (const line of plain(sight.lines()).split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });
});
test('KC-8.1 whoever would have to take an Antagonism Test is marked, but not who has acted', () => {
  const near = (activated: boolean) =>
    given({ models: [model('troll', 0, 10, 12, { activated }), model('ogre', 0, 13, 12), model('ogre', 0, 2, 2)] });
  const marked = (s: ReturnType<typeof near>): number => plain([draw(s.view(0), 'en')]).split('Antagonism Test').length - 1;
  expect([marked(near(false)), marked(near(true))]).toEqual([2, 1]);
  expect(plain([draw(near(false).view(0), 'pl')])).toContain('Test Wrogości');
});

test('KC-21.1 the aim names the scenario as soon as it is chosen, also before it is dealt', () => {
  const aim = (scenario: number): string => kobolds.aim?.(start({ scenario }).view(0), 'en').at(-1)?.text ?? '';
  expect(aim(3)).toContain('carriage');
  expect(aim(0)).toContain('once it is known');
});
