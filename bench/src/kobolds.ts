/** Kobolds & Cobblestones played at random with ten models a side, all scenarios in turn; copies; and sight as play meets it. */
import { createHash } from 'node:crypto';
import { sees, sight } from '@guildhall/geometry';
import { type Game, isRefusal, type Options, QuickRandom, quickState } from '@guildhall/kernel';
import { digest } from '@guildhall/kernel/hall';
import { kobolds, sceneOf, type Table } from '@guildhall/kobolds';
import { bestRates } from './measure.ts';
import type { Section } from './report.ts';

/** Ten models: shooters, a Wizard, Big Guys and Runts. */
const GANG = 'klacka; 2 elf-archer; wizard; ogre; 2 orc-ruffian; 3 goblin-scumbag';
const SCENARIOS = 8;
const GAMES = 48;
const ROUNDS = 5;
const SEED = `games 0 to ${GAMES - 1}`;

function optionsOf(given: Options): Options {
  const options = kobolds.options({ gold: 40, ...given }, 2);
  if (isRefusal(options)) throw new Error(options.why);
  return options;
}
const TABLES = Array.from({ length: SCENARIOS }, (_, at) => optionsOf({ scenario: at + 1 }));
/** A layout of twelve pieces. */
const TWELVE = optionsOf({ scenario: 1, layout: 'market-square' });

/** Plays one game at random to its end, or until somebody has looked enough. */
function play(options: Options, n: number, look?: (g: Game<Table>) => void): { g: Game<Table>; decisions: number } {
  const random = new QuickRandom(n * 2 + 1);
  const g = kobolds.setup(options, 2, { kind: 'quick', state: quickState(n) });
  for (const seat of [0, 1]) kobolds.apply(g, seat, GANG);
  let decisions = 2;
  for (let actors = kobolds.actors(g); actors.length > 0; actors = kobolds.actors(g)) {
    look?.(g);
    const seat = actors[0];
    kobolds.apply(g, seat, kobolds.sample(g, seat, random));
    decisions++;
  }
  return { g, decisions };
}

function playAll(): number {
  let decisions = 0;
  for (let n = 0; n < GAMES; n++) decisions += play(TABLES[n % SCENARIOS], n).decisions;
  return decisions;
}

interface Look {
  t: Table;
  from: number;
}

/** Positions in which a model that shoots or casts asks whom it sees. */
function looks(): Look[] {
  const found: Look[] = [];
  for (let n = 0; n < 12; n++) {
    play(TWELVE, n, (g) => {
      if (kobolds.question(g) !== 'activation/act') return;
      const model = Number(g.stack[g.stack.length - 1].vars.model);
      const { profile, place } = g.table.models[model];
      if (place === 'play' && (profile === 'elf-archer' || profile === 'wizard')) {
        found.push({ t: kobolds.copy(g).table, from: model });
      }
    });
  }
  return found;
}

function eachSight(all: readonly Look[], check: (t: Table, a: number, b: number) => void): number {
  let n = 0;
  for (const { t, from } of all) {
    for (let other = 0; other < t.models.length; other++) {
      if (other === from || t.models[other].place !== 'play') continue;
      check(t, from, other);
      n++;
    }
  }
  return n;
}

const micros = (since: bigint): number => Number(process.hrtime.bigint() - since) / 1000;

/** The slowest check of all; one that seems slow is repeated and its middle time counts, so that no pause is taken for it. */
function worstSight(all: readonly Look[]): number {
  let worst = 0;
  eachSight(all, (t, a, b) => {
    const once = (): number => {
      const since = process.hrtime.bigint();
      sight(sceneOf(t), t.models[a], t.models[b]);
      return micros(since);
    };
    if (once() <= worst) return;
    const again = Array.from({ length: 9 }, once).sort((x, y) => x - y);
    worst = Math.max(worst, again[4]);
  });
  return worst;
}

export async function koboldsSection(): Promise<Section> {
  const { inPlace } = bestRates({ inPlace: playAll }, ROUNDS);
  const positions: Game<Table>[] = [];
  for (let n = 0; n < SCENARIOS; n++) {
    let at = 0;
    play(TABLES[n], n, (g) => {
      if (at++ % 20 === 0) positions.push(kobolds.copy(g));
    });
  }
  const all = looks();
  const { copy, shots, glances } = bestRates(
    {
      copy: () => {
        for (let round = 0; round < 40; round++) for (const g of positions) kobolds.copy(g);
        return positions.length * 40;
      },
      shots: () => eachSight(all, (t, a, b) => sight(sceneOf(t), t.models[a], t.models[b])),
      glances: () => eachSight(all, (t, a, b) => sees(sceneOf(t), t.models[a], t.models[b])),
    },
    ROUNDS,
  );
  const ends = createHash('sha256');
  let decisions = 0;
  for (let n = 0; n < GAMES; n++) {
    const played = play(TABLES[n % SCENARIOS], n);
    decisions += played.decisions;
    ends.update(digest(played.g));
  }
  return {
    section: 'kobolds',
    figures: [
      { name: 'decisions in place', value: inPlace, unit: 'per s', bar: { at: 'least', value: 60_000 }, aim: 150_000 },
      { name: 'one copy', value: 1_000_000 / copy, unit: 'µs', bar: { at: 'most', value: 20 } },
      { name: 'sight as met in play, 12 pieces', value: 1_000_000 / shots, unit: 'µs', bar: { at: 'most', value: 20 } },
      { name: 'the worst of them', value: worstSight(all), unit: 'µs', bar: { at: 'most', value: 300 } },
      { name: 'whether anything is seen at all', value: 1_000_000 / glances, unit: 'µs', bar: null },
      { name: 'decisions in a game', value: decisions / GAMES, unit: '', bar: null },
    ],
    proofs: {
      kobolds: { rules: `${kobolds.meta.id}@${kobolds.meta.version}`, seed: SEED, decisions, digest: ends.digest('hex') },
    },
  };
}
