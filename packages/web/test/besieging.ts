/** Games of Bulwark for tests: a table for each of its questions, and what makes a game short. */
import { isRefusal, type Plain, type PlainRecord, pick, QuickRandom } from '@guildhall/kernel';
import { Match } from '@guildhall/kernel/hall';
import { loadGame } from '@guildhall/registry';
import { kept } from '../scripts/played.ts';
import type { KeptTable } from '../src/tables/shelf.ts';
import type { SeatPlan } from '../src/tables/source.ts';

const SEATS: SeatPlan[] = [
  { kind: 'person', name: 'Kasia' },
  { kind: 'bot', name: 'Cinder', level: 'greedy' },
];
/** Each Hero has questions of their own, and each army a board. */
const TABLES: readonly { [option: string]: string }[] = [
  { hero1: 'nevtelen', army: 'shadows' },
  { hero1: 'hemi', army: 'carnival' },
  { hero1: 'harsfa', army: 'hunt' },
];
/** After so many games of each nobody waits for a longer line; after so many more, for a question. */
const FEW_GAMES = 24;
const MOST_GAMES = 1000;
/** A line of at least so many Foes is worth looking at. */
const LONG = 6;

const seed = (n: number): string => n.toString(16).padStart(64, '0');

/** Plays all it can and buys what it has not, so that every card comes up soon. */
function eager(options: readonly Plain[], random: QuickRandom): Plain {
  const wanted = (verb: string): Plain[] => options.filter((option) => String(option).startsWith(verb));
  for (const verb of ['play ', 'buy ', 'place ', 'risk ', 'trash ']) {
    const found = wanted(verb);
    if (found.length > 0 && random.below(8) > 0) return pick(random, found);
  }
  return pick(random, options);
}

/** A table for every question, where the first seat is asked it; with a long line if one is found. */
export async function everyQuestionOfBulwark(): Promise<{ question: string; table: KeptTable }[]> {
  const game = await loadGame('bulwark');
  const wanted = game.questions();
  const found = new Map<string, { foes: number; table: KeptTable }>();
  const isEnough = (): boolean => wanted.every((question) => (found.get(question)?.foes ?? 0) >= LONG);
  const isDone = (games: number): boolean => isEnough() || (games >= FEW_GAMES && found.size === wanted.length);
  for (let n = 0; n < MOST_GAMES * TABLES.length && !isDone(n / TABLES.length); n++) {
    const options = game.options(TABLES[n % TABLES.length], SEATS.length);
    if (isRefusal(options)) throw new Error(options.why);
    const match: Match<unknown, Plain> = Match.create(game, { seats: SEATS.length, options, seed: seed(n + 1) });
    const random = new QuickRandom(n + 1);
    for (let question = game.question(match.current); question !== null; question = game.question(match.current)) {
      const [actor] = game.actors(match.current);
      const foes = (match.current.table as { line: unknown[] }).line.length;
      if (actor === 0 && foes > (found.get(question)?.foes ?? -1) && (found.get(question)?.foes ?? 0) < LONG) {
        const name = `here-bulwark-${question.replaceAll(/\W/g, '-')}`;
        found.set(question, { foes, table: kept(name, { name: question, seats: SEATS }, game, match) });
      }
      match.answer(actor, eager(game.legal(match.current, actor), random));
    }
  }
  const missing = wanted.filter((question) => !found.has(question));
  if (missing.length > 0) throw new Error(`never asked: ${missing.join(', ')}`);
  return [...found].map(([question, { table }]) => ({ question, table }));
}

/** A table where the other Hero is asked. */
export async function othersTurn(): Promise<KeptTable> {
  const game = await loadGame('bulwark');
  const options = game.options({ hero1: 'nevtelen' }, SEATS.length);
  if (isRefusal(options)) throw new Error(options.why);
  const match: Match<unknown, Plain> = Match.create(game, { seats: SEATS.length, options, seed: seed(3) });
  const random = new QuickRandom(3);
  while (match.decisions < 60 || game.actors(match.current)[0] === 0) {
    const [actor] = game.actors(match.current);
    match.answer(actor, eager(game.legal(match.current, actor), random));
  }
  return kept('here-bulwark-waiting', { name: 'Waiting', seats: SEATS }, game, match);
}

const FORTIFY = { do: 'fortify' };
const CROWNS = ['disapparo', 'madam-fanji', 'bruno', 'mr-chuckles', 'ringmaster'];
const OTHERS = [
  'sinister-jongleur',
  'aerial-harlequin',
  'smiling-horror',
  'faceless-acrobat',
  'human-cannonball',
  'patchwork-cannon',
];
/** Each Foe that is revealed brings the next one along (BW-37.15), none of them fights, and Set strikes hard. */
export const SHORT_GAME: PlainRecord = {
  cards: {
    set: {
      name: { en: 'Long Lance', pl: 'Długa lanca' },
      effect: [
        { do: 'actions', n: 1 },
        { do: 'attack', damage: 20, reach: 0 },
        { do: 'attack', damage: 20, reach: 0 },
        { do: 'attack', damage: 20, reach: 0 },
      ],
    },
  },
  foes: Object.fromEntries(
    [...CROWNS, ...OTHERS].map((foe) => [
      foe,
      { health: 1, attack: 0, attackWhen: [], dodges: [], misfortune: 0, activation: [], reveal: [FORTIFY, FORTIFY, FORTIFY] },
    ]),
  ),
};
