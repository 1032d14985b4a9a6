/** Links from a campaign into one of its matches. */
import type { Fact, View } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import type { TableView } from '../../view.ts';
import { moment } from './moment.ts';

test('a member that fell is found by the decision that felled it', () => {
  const end = { table: { models: [{ member: 4 }, { member: 12 }, {}] } } as unknown as View<TableView>;
  const told: { decision: number; fact: Fact }[] = [
    { decision: 3, fact: { kind: 'removed', rule: 'KC-14.10', model: 0, seat: 0, by: 1 } },
    { decision: 5, fact: { kind: 'walked', rule: 'KC-9.1', model: 1 } },
    { decision: 7, fact: { kind: 'fateChosen', rule: 'KC-31.1', seat: 0, model: 1, fate: 'mugged' } },
    { decision: 8, fact: { kind: 'removed', rule: 'KC-14.10', model: 1, seat: 1, by: 0 } },
    { decision: 9, fact: { kind: 'removed', rule: 'KC-14.10', model: 2, seat: 1, by: 0 } },
  ];
  expect(moment('member 12', told, end)).toBe(7);
  expect(moment('member 4', told, end)).toBe(3);
  for (const name of ['member 5', 'end', 'member', '', 'member 12x']) expect(moment(name, told, end)).toBeNull();
});
