/** How fast random sieges are, in processor time: run with `node --import tsx games/defenders/test/speed.ts`. */
import { performance } from 'node:perf_hooks';
import { isRefusal, type Plain, QuickRandom, quickState } from '@guildhall/kernel';
import { defenders } from '../index.ts';
import { phaseOf } from '../rules/phase.ts';

/** Narration off: texts are said aloud and sampled with everything else. */
function measure(label: string, given: { [name: string]: string }, seats: number, milliseconds: number): void {
  const options = defenders.options({ narration: 'spoken', ...given }, seats);
  if (isRefusal(options)) throw new Error(options.why);
  const random = new QuickRandom(1);
  const list: Plain[] = [];
  let decisions = 0;
  let games = 0;
  let longest = 0;
  let siege = 0;
  const begin = process.cpuUsage();
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    const g = defenders.setup(options, seats, { kind: 'quick', state: quickState(games) });
    let length = 0;
    for (let actors = defenders.actors(g); actors.length > 0; actors = defenders.actors(g)) {
      const [seat] = actors;
      if (defenders.isOpen(g)) defenders.apply(g, seat, defenders.sample(g, seat, random));
      else {
        defenders.legal(g, seat, list);
        defenders.apply(g, seat, list[random.below(list.length)]);
      }
      length++;
      if (phaseOf(g.table, g.stack) === 'siege') siege++;
    }
    decisions += length;
    longest = Math.max(longest, length);
    games++;
  }
  const seconds = process.cpuUsage(begin).user / 1e6;
  const rate = Math.round(decisions / seconds).toLocaleString('en');
  const mean = (decisions / games).toFixed(1);
  const share = Math.round((100 * siege) / decisions);
  console.log(`${label}: ${rate} decisions/s, ${mean} a game (longest ${longest}), ${share}% of them in the siege`);
}

function measureCopy(): void {
  const options = defenders.options({ narration: 'spoken' }, 3);
  if (isRefusal(options)) throw new Error(options.why);
  const random = new QuickRandom(2);
  const g = defenders.setup(options, 3, { kind: 'quick', state: quickState(2) });
  for (let i = 0; i < 350 && defenders.actors(g).length > 0; i++) {
    const [seat] = defenders.actors(g);
    defenders.apply(g, seat, defenders.sample(g, seat, random));
  }
  let kept = defenders.copy(g);
  const copies = 200_000;
  const begin = process.cpuUsage();
  for (let i = 0; i < copies; i++) kept = defenders.copy(kept);
  console.log(`copy: ${(process.cpuUsage(begin).user / copies).toFixed(2)} microseconds`);
}

measure('warming up', {}, 3, 2000);
measure('3 seats', {}, 3, 4000);
measure('3 seats of one person', { people: 'one' }, 3, 3000);
measure('6 seats', {}, 6, 3000);
measureCopy();
