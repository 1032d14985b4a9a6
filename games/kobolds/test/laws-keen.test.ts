/** The laws over games that begin in the thick of it and are played by somebody who wants to win: everything is reached. */
import { KEEN, runLaws } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import { kobolds } from '../index.ts';
import { enrich, isBefore } from './enrich.ts';

const BATCH = 20;
const FIRST = 500_001;
const AT_LEAST = 400;
const AT_MOST = 2000;
const SCENARIOS = 8;

/** Each batch another scenario, so that all have their share. */
function play(seed: number, games: number, every = false) {
  const scenario = 1 + (Math.floor((seed - FIRST) / BATCH) % SCENARIOS);
  const options = { gold: 30, scenario, layout: 'random', doublePoints: scenario === 5 };
  const again = (n: number): string => `LAWS_GAME=${n} npx vitest run games/kobolds/test/laws-keen.test.ts`;
  return runLaws(kobolds, { seats: 2, options, seed, games, every, player: KEEN, sample: 400, prepare: enrich, again });
}

/** One game again, as the line printed by a broken law says. */
const only = process.env.LAWS_GAME;

if (only !== undefined) {
  test('the laws hold in the one game asked for', { timeout: 300_000 }, () => {
    expect(play(Number(only), 1, true).games).toBe(1);
  });
} else {
  test('the laws hold over 400 keen games, until everything has been reached', { timeout: 600_000 }, () => {
    let unseen = [...kobolds.questions(), ...kobolds.content.all].filter((name) => !isBefore(name));
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
