/** Looking things up in the terminal: profiles before hiring, models in play, in both languages. */
import { LANGUAGES } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { PROFILE_IDS, PROFILES } from '../data/index.ts';
import { kobolds } from '../index.ts';
import { draw } from '../terminal.ts';
import { names } from '../text/names.en.ts';
import { duel } from './duel.ts';
import { given, model } from './kit.ts';

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
