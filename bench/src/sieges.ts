/**
 * Whole sieges of Defenders played by bots, by number of seats, for the balance of the game: how often the city stands, how
 * long it takes, what destroys the defenders and what costs morale. `node --import tsx bench/src/sieges.ts [sieges] [bot]`.
 */
import { makeBot, see, wilson } from '@guildhall/bots';
import { type Fact, isRefusal, QuickRandom, quickState } from '@guildhall/kernel';
import { loadGame } from '@guildhall/registry';

const [sieges = 20, bot = 'greedy'] = [Number(process.argv[2] ?? 20), process.argv[3] ?? 'greedy'];
if (!Number.isInteger(sieges) || sieges < 1) throw new Error('the number of sieges is a whole number from 1');
const game = await loadGame('defenders');

type Counts = { [name: string]: number };
const count = (counts: Counts, name: string, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by;
};
interface Tally {
  won: number;
  turns: number[];
  decisions: number;
  endings: Counts;
  deaths: Counts;
  morale: Counts;
  survivors: number;
  defenders: number;
}

function note(tally: Tally, fact: Fact): void {
  if (fact.kind === 'gameEnded') {
    if (fact.won === true) tally.won++;
    count(tally.endings, String(fact.reason));
    tally.turns.push(Number(fact.turn));
    tally.survivors += (fact.survivors as string[]).length;
    tally.defenders += (fact.survivors as string[]).length + (fact.fallen as string[]).length;
  } else if (fact.kind === 'defenderDestroyed') count(tally.deaths, String(fact.death));
  else if (fact.kind === 'moraleChanged') count(tally.morale, String(fact.cause), Number(fact.to) - Number(fact.from));
}

function playSieges(seats: number): Tally {
  const options = game.options({ narration: 'spoken' }, seats);
  if (isRefusal(options)) throw new Error(options.why);
  const tally: Tally = { won: 0, turns: [], decisions: 0, endings: {}, deaths: {}, morale: {}, survivors: 0, defenders: 0 };
  for (let n = 0; n < sieges; n++) {
    const bots = Array.from({ length: seats }, (_, seat) => makeBot(bot, 1000 * n + seat));
    const eyes = new QuickRandom(n);
    const g = game.setup(options, seats, { kind: 'quick', state: quickState(100 * seats + n) });
    for (let [seat] = game.actors(g); seat !== undefined; [seat] = game.actors(g)) {
      const answer = bots[seat].decideNow(see(game, g, seat, eyes), { ms: 20 });
      game.apply(g, seat, answer, ({ fact }) => note(tally, fact));
      tally.decisions++;
    }
  }
  return tally;
}

const percent = (part: number): string => `${Math.round(100 * part)}%`;
const each = (counts: Counts, of: number): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name} ${(n / of).toFixed(2)}`)
    .join(', ');

console.log(`${sieges} sieges for each number of seats, ${bot} bots`);
for (let seats = game.meta.seats.min; seats <= game.meta.seats.max; seats++) {
  const { won, turns, decisions, endings, deaths, morale, survivors, defenders } = playSieges(seats);
  const { low, high } = wilson(won, sieges);
  const sorted = [...turns].sort((a, b) => a - b);
  console.log(
    `${seats} seats: the city stands ${percent(won / sieges)} (${percent(low)} to ${percent(high)}); endings ${each(endings, sieges)}`,
  );
  console.log(
    `  turns ${sorted[0]} to ${sorted.at(-1)}, middle ${sorted[sorted.length >> 1]}; ${Math.round(decisions / sieges)} decisions; ${(survivors / sieges).toFixed(1)} of ${(defenders / sieges).toFixed(1)} defenders survive`,
  );
  console.log(`  defenders destroyed in a siege: ${each(deaths, sieges)}`);
  console.log(`  morale damage in a siege: ${each(morale, sieges)}`);
}
