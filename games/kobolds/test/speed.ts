/** How fast random play is, in processor time: run with `node --import tsx games/kobolds/test/speed.ts`. */
import { type Game, isRefusal, QuickRandom, quickState } from '@guildhall/kernel';
import { kobolds } from '../index.ts';
import type { Table } from '../table.ts';

/** Ten models a side: shooters, a Wizard, Big Guys and Runts. */
const GANG = 'klacka; 2 elf-archer; wizard; ogre; 2 orc-ruffian; 3 goblin-scumbag';

function begin(scenario: number, seed: number): Game<Table> {
  const options = kobolds.options({ scenario, gold: 40 }, 2);
  if (isRefusal(options)) throw new Error(options.why);
  const g = kobolds.setup(options, 2, { kind: 'quick', state: quickState(seed) });
  for (const seat of [0, 1]) kobolds.apply(g, seat, GANG);
  return g;
}

function measure(label: string, scenario: number, milliseconds: number): void {
  const random = new QuickRandom(1);
  let decisions = 0;
  let games = 0;
  let longest = 0;
  const from = process.cpuUsage();
  while (process.cpuUsage(from).user < milliseconds * 1000) {
    const g = begin(scenario, games);
    let length = 0;
    for (let actors = kobolds.actors(g); actors.length > 0; actors = kobolds.actors(g)) {
      kobolds.apply(g, actors[0], kobolds.sample(g, actors[0], random));
      length++;
    }
    decisions += length;
    longest = Math.max(longest, length);
    games++;
  }
  const seconds = process.cpuUsage(from).user / 1e6;
  const rate = Math.round(decisions / seconds).toLocaleString('en');
  console.log(`${label}: ${rate} decisions/s, ${(decisions / games).toFixed(1)} a game (longest ${longest})`);
}

function measureCopy(): void {
  const random = new QuickRandom(2);
  const g = begin(1, 2);
  for (let i = 0; i < 150 && kobolds.actors(g).length > 0; i++) {
    const [seat] = kobolds.actors(g);
    kobolds.apply(g, seat, kobolds.sample(g, seat, random));
  }
  let kept = kobolds.copy(g);
  const copies = 100_000;
  const from = process.cpuUsage();
  for (let i = 0; i < copies; i++) kept = kobolds.copy(kept);
  console.log(`copy: ${(process.cpuUsage(from).user / copies).toFixed(2)} microseconds`);
}

measure('warming up', 0, 4000);
for (let scenario = 1; scenario <= 8; scenario++) measure(`scenario ${scenario}`, scenario, 2000);
measureCopy();
