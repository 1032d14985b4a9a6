/** The laws over games that begin in the middle and are played by somebody who wants to win: everything is reached. */
import { KEEN, type LawReport, runLaws } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import { brigade } from '../index.ts';
import { enrich } from './enrich.ts';

const keen = { player: KEEN, sample: 60, prepare: enrich };

test('the laws hold over 300 keen games, and every card and question is reached', { timeout: 300_000 }, () => {
  const anyTable = runLaws(brigade, { ...keen, seed: 500_001, games: 180 });
  const allModules = runLaws(brigade, {
    ...keen,
    seed: 600_001,
    games: 120,
    seats: 4,
    options: {
      advanced: true,
      bonusWardens: true,
      promoCrew: true,
      specialBuildings: true,
      festivalEvents: true,
      cooperative: false,
      firstPlayer: 'random',
    },
  });
  const never = (what: (report: LawReport) => string[]): string[] =>
    what(anyTable).filter((name) => what(allModules).includes(name));
  const unseen = [...never((report) => report.unseenQuestions), ...never((report) => report.unseenContent)];
  console.log(
    `laws: ${anyTable.games + allModules.games} keen games, ${anyTable.decisions + allModules.decisions} decisions, ` +
      `${anyTable.looked + allModules.looked} looked at closely; never reached: ${unseen.join(', ') || 'nothing'}`,
  );
  // Colours are chosen before play begins in the middle; the random games reach that question.
  expect(unseen.filter((name) => name !== 'setup/colour')).toEqual([]);
});
