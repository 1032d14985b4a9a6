/** What people see of texts that were put better or left out: every text of the table, and of the question (DF-28.6, DF-29.6). */
import type { Contribution, PlainRecord } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { amendedView } from '../contributions/words.ts';
import { given } from './kit.ts';

const told = (n: number) => ({ text: `old ${n}`, aloud: false, n });
const TEXTS = 11;
/** A table with a text in every place that can have one. */
function siege() {
  const view = given({
    locations: { Keep: { exposed: true } },
    defenders: { Watch: { at: 'Keep' } },
    threats: { Horde: { card: '3s' } },
  }).view(0);
  const { table } = view;
  const person = { name: 'Una', unit: '', personality: 'old 7', preoccupation: 'old 8' };
  return {
    ...view,
    table: {
      ...table,
      world: {
        ...table.world,
        description: 'old 1',
        aboutCity: 'old 2',
        aboutEnemy: 'old 3',
        texts: { description: 1, aboutCity: 2, aboutEnemy: 3 },
      },
      locations: table.locations.map((one) => ({ ...one, description: told(4) })),
      defenders: table.defenders.map((one) => ({ ...one, description: told(5) })),
      threats: table.threats.map((one) => ({ ...one, description: told(6) })),
      persons: [{ ...person, texts: { personality: 7, preoccupation: 8 } }],
      scene: { suggestion: '' as const, roles: [], place: told(9), time: told(10), situation: told(11) },
    },
  };
}
const added = (body: PlainRecord & { kind: string }, n: number): Contribution => ({
  seat: 0,
  name: 'Ada',
  n,
  at: 0,
  after: 0,
  decisions: 0,
  body,
});
const better = (n: number): Contribution => added({ kind: 'amend', text: n, words: `new ${n}.` }, n);
const leftOut = (n: number): Contribution => added({ kind: 'leaveOut', text: n }, n);

describe('everything that was told', () => {
  test.each(Array.from({ length: TEXTS }, (_, i) => i + 1))(
    'DF-28.6 text %i is shown in its newest words, the others as told',
    (n) => {
      const shown = JSON.stringify(amendedView(siege(), [better(n)]).table);
      expect(shown).toContain(`new ${n}.`);
      expect(shown).not.toContain(`old ${n}"`);
      for (let other = 1; other <= TEXTS; other++) if (other !== n) expect(shown).toContain(`old ${other}"`);
    },
  );

  test('DF-29.6 what is left out is nowhere to be read, whatever words it had', () => {
    const all = Array.from({ length: TEXTS }, (_, i) => i + 1);
    const shown = JSON.stringify(amendedView(siege(), [...all.map(better), ...all.map(leftOut)]).table);
    expect(shown).not.toMatch(/"(old|new) /);
  });

  test('DF-29.6 nor in the question that is open: a defence as told, a setting as proposed', () => {
    const asking = (show: PlainRecord, contributions: readonly Contribution[]): string => {
      const view = siege();
      const asked = { name: 'battle/challenge', rule: 'DF-19.7', options: [], form: null, show, held: null };
      return JSON.stringify(amendedView({ ...view, asked }, contributions).asked);
    };
    const defence = { told: told(12) };
    const setting = { title: 'Reef', description: 'old 12', text: 12 };
    for (const show of [defence, setting]) {
      expect(asking(show, [better(1)])).toContain('old 12');
      expect(asking(show, [better(12)])).toContain('new 12.');
      expect(asking(show, [better(12), leftOut(12)])).not.toMatch(/"(old|new) /);
    }
  });

  test('DF-28.6 what was said aloud and written down since is read as written', () => {
    const view = siege();
    const [watch] = view.table.defenders;
    const spoken = { ...watch, description: { text: '', aloud: true, n: 5 } };
    const { table } = amendedView({ ...view, table: { ...view.table, defenders: [spoken] } }, [better(5)]);
    expect(table.defenders[0].description).toEqual({ text: 'new 5.', aloud: false, n: 5 });
  });
});
