/** The laws over games that begin in the middle and are played by somebody who wants to win: everything is reached. */
import { KEEN, runLaws } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import { brigade } from '../index.ts';
import { enrich } from './enrich.ts';

/** Colours are chosen before play begins in the middle; the random games reach that question. */
const BEFORE = ['setup/colour'];
const BATCH = 100;
const FIRST = 500_001;
const AT_LEAST = 200;
const AT_MOST = 1200;
const allModules = {
  advanced: true,
  bonusWardens: true,
  promoCrew: true,
  specialBuildings: true,
  festivalEvents: true,
  cooperative: false,
  firstPlayer: 'random',
};

/** Every other batch with all there is, so that what is rare comes up. */
function play(seed: number, games: number, every = false) {
  const table = Math.floor((seed - FIRST) / BATCH) % 2 === 1 ? { seats: 4, options: allModules } : {};
  const again = (n: number): string => `LAWS_GAME=${n} npx vitest run games/brigade/test/laws-keen.test.ts`;
  return runLaws(brigade, { ...table, seed, games, every, player: KEEN, sample: 60, prepare: enrich, again });
}

/** One game again, as the line printed by a broken law says. */
const only = process.env.LAWS_GAME;

if (only !== undefined) {
  test('the laws hold in the one game asked for', { timeout: 300_000 }, () => {
    expect(play(Number(only), 1, true).games).toBe(1);
  });
} else {
  test('the laws hold over hundreds of keen games, until every card and question has been reached', { timeout: 300_000 }, () => {
    let unseen = [...brigade.questions(), ...brigade.content.all].filter((name) => !BEFORE.includes(name));
    let games = 0;
    let decisions = 0;
    let looked = 0;
    while (games < AT_LEAST || (unseen.length > 0 && games < AT_MOST)) {
      const report = play(FIRST + games, BATCH);
      const missed = [...report.unseenQuestions, ...report.unseenContent];
      unseen = unseen.filter((name) => missed.includes(name));
      games += report.games;
      decisions += report.decisions;
      looked += report.looked;
    }
    console.log(
      `laws: ${games} keen games, ${decisions} decisions, ${looked} looked at closely; never reached: ${unseen.join(', ') || 'nothing'}`,
    );
    expect(unseen).toEqual([]);
  });
}
