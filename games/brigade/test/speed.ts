/** How fast random play is, in processor time: run with `node --import tsx games/brigade/test/speed.ts`. */
import { performance } from 'node:perf_hooks';
import { isRefusal, QuickRandom, quickState } from '@guildhall/kernel';
import { brigade } from '../index.ts';

function measure(label: string, given: { [name: string]: string | boolean }, seats: number, milliseconds: number): void {
  const options = brigade.options(given, seats);
  if (isRefusal(options)) throw new Error(options.why);
  const random = new QuickRandom(1);
  const list: string[] = [];
  let decisions = 0;
  let games = 0;
  let answers = 0;
  let longest = 0;
  const begin = process.cpuUsage();
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    const g = brigade.setup(options, seats, { kind: 'quick', state: quickState(games) });
    let length = 0;
    for (let actors = brigade.actors(g); actors.length > 0; actors = brigade.actors(g)) {
      brigade.legal(g, actors[0], list);
      answers += list.length;
      brigade.apply(g, actors[0], list[random.below(list.length)]);
      length++;
    }
    decisions += length;
    longest = Math.max(longest, length);
    games++;
  }
  const seconds = process.cpuUsage(begin).user / 1e6;
  const rate = Math.round(decisions / seconds).toLocaleString('en');
  const mean = (x: number, of: number): string => (x / of).toFixed(1);
  console.log(
    `${label}: ${rate} decisions/s, ${mean(answers, decisions)} answers each, ${mean(decisions, games)} a game (longest ${longest})`,
  );
}

function measureCopy(): void {
  const options = brigade.options({}, 4);
  if (isRefusal(options)) throw new Error(options.why);
  const random = new QuickRandom(2);
  const g = brigade.setup(options, 4, { kind: 'quick', state: quickState(2) });
  for (let i = 0; i < 200 && brigade.actors(g).length > 0; i++) {
    const [seat] = brigade.actors(g);
    brigade.apply(g, seat, brigade.sample(g, seat, random));
  }
  let kept = brigade.copy(g);
  const copies = 200_000;
  const begin = process.cpuUsage();
  for (let i = 0; i < copies; i++) kept = brigade.copy(kept);
  const each = process.cpuUsage(begin).user / copies;
  console.log(`copy: ${each.toFixed(2)} microseconds`);
}

measure('warming up', {}, 4, 2000);
measure('basic, 4 seats', {}, 4, 4000);
measure('basic, 2 seats', {}, 2, 2000);
const all = { advanced: true, bonusWardens: true, promoCrew: true, specialBuildings: true, festivalEvents: true };
measure('everything, 4 seats', all, 4, 4000);
measure('everything together, 4 seats', { ...all, cooperative: true }, 4, 2000);
measureCopy();
