/** The laws over six hundred games of Kobolds & Cobblestones played at random: all options, from the building of gangs on. */
import { runLaws } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import { kobolds } from '../index.ts';
import { isBefore } from './enrich.ts';

const GAMES = 600;

test('the laws hold over 600 random games, and everything before the first turn is reached', () => {
  const report = runLaws(kobolds, { seed: 1, games: GAMES, sample: 400 });
  const { games, decisions, looked, longest, unseenQuestions, unseenContent } = report;
  console.log(`laws: ${games} random games, ${decisions} decisions, ${looked} looked at closely, longest ${longest}`);
  console.log(`never reached at random: ${[...unseenQuestions, ...unseenContent].join(', ') || 'nothing'}`);
  expect(games).toBe(GAMES);
  expect(looked).toBeGreaterThan(500);
  expect([...unseenQuestions, ...unseenContent].filter(isBefore)).toEqual([]);
});

test('the laws hold at every single decision of a random game', () => {
  const report = runLaws(kobolds, { seed: 900_001, games: 1, every: true });
  expect(report.looked).toBe(report.decisions);
});
