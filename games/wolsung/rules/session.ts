/** Chapters 1 and 22: a session is a row of scenes; between them a GM may call for tests. */
import { flag, needed, oneOf, type Plain, text } from '@guildhall/kernel';
import { SCENARIO_IDS, SCENARIOS, type ScenarioId, SHAPE_IDS, scenariosFor } from '../data/index.ts';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { aftermath } from './aftermath.ts';
import { restOf } from './answers.ts';
import { book, type P } from './book.ts';
import { freshStocks } from './cards.ts';
import { round } from './round.ts';
import { livingHeroes, simpleTest } from './simple-test.ts';
import { gear, layOut, opposition, stake } from './stake.ts';

/** So that every session ends. */
const MOST_SCENES = 6;
const MOST_TESTS = 12;
const MOST_SESSIONS = 2;

/** WS-10.2: one conflict from its set-up to what follows. */
const conflict = book
  .procedure('conflict', { scenario: needed(oneOf([...SCENARIO_IDS, ...SHAPE_IDS], 'S1')) })
  .does((w) => [
    w.run((p, f) => layOut(p, f.vars.scenario)),
    w.call(opposition),
    w.call(stake),
    w.when((t) => t.ending === '', [w.call(gear), w.loop((t) => t.ending === '', [w.call(round)])]),
    w.call(aftermath),
  ]);

export const session = book.procedure('session', { next: text(20), over: flag() });

session.does((w) => [
  w.run((p) => {
    p.tell?.({ kind: 'sessionBegan', rule: 'WS-2.6' });
  }),
  w.when(
    (t) => t.settings.mode === 'hosted',
    [
      // WS-1.9: the GM decides what comes next, and when free play ends.
      w.loop(
        (_t, f) => !f.vars.over,
        [
          w.ask('next', {
            rule: 'WS-1.9',
            who: (t) => t.gm,
            legal: (t, _f, list: string[]) => listNext(t, list),
            why: (t, _f, answer) => whyNotNext(t, answer),
            show: (t) => ({ scenes: t.results.length }),
            take: (p, f, answer) => {
              f.vars.next = answer;
              f.vars.over = answer === 'end';
              if (answer === 'new session') renew(p);
            },
          }),
          w.call(conflict, (_t, f) => {
            const id = restOf('conflict', f.vars.next);
            return id === null ? null : { scenario: id as ScenarioId };
          }),
          w.call(simpleTest, (_t, f) => (f.vars.next === 'test' ? {} : null)),
        ],
      ),
    ],
    [
      w.loop(
        (t) => t.scenes.length > 0,
        [
          w.call('planned conflict', (t) => conflict.with({ for: 0, scenario: t.scenes[0] })),
          w.run((p) => void p.t.scenes.shift()),
        ],
      ),
    ],
  ),
  w.run((p) => {
    p.tell?.({ kind: 'sessionOver', rule: 'WS-22.7', scenes: p.t.results.length });
    p.t.over = true;
    p.finish();
  }),
]);

function listNext(t: Table, list: string[]): void {
  if (livingHeroes(t).length > 0) {
    if (t.results.length < MOST_SCENES) {
      for (const id of scenariosFor(t.heroes)) list.push(`conflict ${id}`);
      // WS-10.10
      for (const id of SHAPE_IDS) list.push(`conflict ${id}`);
    }
    if (t.tested < MOST_TESTS) list.push('test');
  }
  if (t.sessions < MOST_SESSIONS) list.push('new session');
  list.push('end');
}

function whyNotNext(t: Table, answer: Plain) {
  const id = SCENARIO_IDS.find((one) => answer === `conflict ${one}`);
  if (!id) return no('WS-1.9', 'notAnAnswer', { answer });
  const [least, most] = SCENARIOS[id].heroes;
  return no('WS-10.7', 'heroesDoNotFit', { heroes: t.heroes, least, most });
}

/** WS-22.1 to WS-22.3 */
function renew(p: P): void {
  const { t } = p;
  t.sessions++;
  t.tested = 0;
  p.tell?.({ kind: 'sessionBegan', rule: 'WS-22.1' });
  for (const c of t.characters) {
    c.usedAchievements = [];
    c.used = [];
    c.gained = 0;
    c.constitutionLost = Math.max(0, c.constitutionLost - 1);
    c.reputationLost = Math.max(0, c.reputationLost - 1);
  }
  freshStocks(p);
}
