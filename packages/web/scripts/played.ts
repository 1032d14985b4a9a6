/** Tables in mid-game for screenshots and tests: played by bots from a fixed seed, then laid into a browser's storage. */
import { readFileSync } from 'node:fs';
import { makeBot, see } from '@guildhall/bots';
import { type Game, isRefusal, type Plain, type PlainRecord, pick, QuickRandom } from '@guildhall/kernel';
import { Match, type MatchRecord } from '@guildhall/kernel/hall';
import { type AnyGame, loadGame } from '@guildhall/registry';
import type { Page } from 'playwright-core';
import type { KeptTable } from '../src/tables/shelf.ts';
import type { SeatPlan } from '../src/tables/source.ts';
import { speakerOf } from '../src/tables/speaker.ts';

export interface Wanted {
  game: string;
  name: string;
  seats: SeatPlan[];
  seed: string;
  options?: { [name: string]: string | number | boolean };
  /** Stop once seat 0 is asked and this holds. */
  until(question: string, options: readonly Plain[], decisions: number): boolean;
  /** Answers in place of the bots' own. */
  instead?(question: string, answer: Plain): Plain;
}

export async function playedTable(id: string, wanted: Wanted): Promise<KeptTable> {
  const game = await loadGame(wanted.game);
  const options = game.options(wanted.options ?? {}, wanted.seats.length);
  if (isRefusal(options)) throw new Error(options.why);
  const match: Match<unknown, Plain> = Match.create(game, { seats: wanted.seats.length, options, seed: wanted.seed });
  const random = new QuickRandom(7);
  const bots = wanted.seats.map((_, seat) => makeBot('greedy', seat + 1));
  for (;;) {
    const current: Game<unknown> = match.current;
    const [seat] = game.actors(current);
    if (seat === undefined) break;
    const question = game.question(current) ?? '';
    if (seat === 0 && wanted.until(question, game.legal(current, 0), match.decisions)) break;
    const answer = bots[seat].decideNow(see(game, current, seat, random));
    match.answer(seat, wanted.instead?.(question, answer) ?? answer);
  }
  return kept(id, wanted, game, match);
}

/** A match as a browser keeps it. */
export function kept(
  id: string,
  { name, seats, mine = 0 }: Pick<Wanted, 'name' | 'seats'> & { mine?: number },
  game: AnyGame,
  match: Match<unknown, Plain>,
): KeptTable {
  const players = seats.map((plan, seat) => ({
    seat,
    name: plan.name,
    kind: plan.kind,
    here: plan.kind === 'person',
    level: plan.level ?? null,
    stoodIn: false,
  }));
  const { asked, table } = game.view(match.current, mine);
  const sentence = (language: 'en' | 'pl') =>
    asked
      ? game.text[language].question(
          asked.name,
          asked.show,
          speakerOf(game, players, language, () => table),
        )
      : '';
  const outcome = match.outcome();
  return {
    id,
    name,
    seats,
    mine,
    record: match.record(),
    summary: {
      id,
      game: game.meta.id,
      name,
      players,
      updated: Date.now(),
      question: asked && {
        name: asked.name,
        show: asked.show,
        rule: asked.rule,
        sentence: { en: sentence('en'), pl: sentence('pl') },
      },
      asked: asked !== null,
      waitingFor: game.actors(match.current).slice(),
      due: null,
      outcome,
      status: outcome ? 'over' : 'playing',
      mine,
    },
  };
}

/** So many answers are given before anybody waits. */
const UNDER_WAY = 30;

/** A table under way where somebody else than the first seat is asked. */
export async function waiting(id: string, seats: SeatPlan[]): Promise<KeptTable> {
  const game = await loadGame(id);
  const options = game.options({}, seats.length);
  if (isRefusal(options)) throw new Error(options.why);
  const match: Match<unknown, Plain> = Match.create(game, { seats: seats.length, options, seed: seed(1) });
  const random = new QuickRandom(1);
  for (;;) {
    const actors = game.actors(match.current);
    if (actors.length === 0) throw new Error(`nobody but the first seat was asked in ${id}`);
    if (match.decisions >= UNDER_WAY && !actors.includes(0))
      return kept(`here-${id}-waiting`, { name: 'Waiting', seats }, game, match);
    match.answer(actors[0], game.sample(match.current, actors[0], random));
  }
}

/** Lays a table onto the shelf of the browser behind a page of the hall. */
export async function layOut(page: Page, table: KeptTable): Promise<void> {
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('guildhall', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const work = opening.result.transaction('tables', 'readwrite');
          work.objectStore('tables').put(JSON.parse(text));
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          work.onerror = () => reject(work.error);
        };
      }),
    JSON.stringify(table),
  );
}

const SEATS: SeatPlan[] = [
  { kind: 'person', name: 'Kasia' },
  { kind: 'bot', name: 'Cinder', level: 'greedy' },
  { kind: 'bot', name: 'Flint', level: 'search' },
  { kind: 'bot', name: 'Marble', level: 'greedy' },
];
const seed = (n: number): string => (n < 256 ? n.toString(16).padStart(2, '0').repeat(32) : n.toString(16).padStart(64, '0'));

/** In the middle of a game, with Renown to place. */
export const midGame = (): Promise<KeptTable> =>
  playedTable('here-friday-bucket-chain', {
    game: 'brigade',
    name: 'Friday Bucket Chain',
    seats: SEATS,
    seed: seed(11),
    until: (question, options, decisions) => decisions > 110 && question === 'award/place' && options.length >= 4,
  });

/** Early on, with every kind of action open. */
export const opening = (): Promise<KeptTable> =>
  playedTable('here-ember-cup', {
    game: 'brigade',
    name: 'Ember Cup',
    seats: SEATS.slice(0, 2),
    seed: seed(5),
    until: (question, _options, decisions) => decisions > 8 && question === 'action phase/action',
  });

/** Late, with a log of some hundreds of lines, and every kind of action open. */
export const longLog = (): Promise<KeptTable> =>
  playedTable('here-long-log', {
    game: 'brigade',
    name: 'Long Watch',
    seats: SEATS,
    seed: seed(11),
    until: (question, _options, decisions) => decisions > 150 && question === 'action phase/action',
  });

/** Over and decided. */
export const finished = (): Promise<KeptTable> =>
  playedTable('here-old-flames', {
    game: 'brigade',
    name: 'Old Flames',
    seats: SEATS.slice(0, 3),
    seed: seed(17),
    until: () => false,
  });

const GANGS = SEATS.slice(0, 2).map((seat, i) => (i === 0 ? seat : { ...seat, name: 'Flint' }));
/** A game of Kobolds & Cobblestones, stopped where the first gang is asked this in the given turn of decisions. */
const inTheStreet = (id: string, name: string, seedling: number, until: Wanted['until'], options: Wanted['options'] = {}) =>
  playedTable(id, {
    game: 'kobolds',
    name,
    seats: GANGS,
    seed: seed(seedling),
    options: { gold: 30, scenario: 4, layout: 'market-square', ...options },
    until,
  });

/** Before anything: the gangs are being chosen. */
export const choosingGangs = (): Promise<KeptTable> =>
  inTheStreet('here-gangs', 'Tannery Steps', 21, (question) => question === 'gangs/build');

/** In the thick of it, with a model about to act. */
export const acting = (): Promise<KeptTable> =>
  inTheStreet(
    'here-acting',
    'Tuesday Brawl',
    21,
    (question, options, decisions) => decisions > 90 && question === 'activation/act' && options.length >= 6,
  );

/** A move to choose a place for. */
export const moving = (): Promise<KeptTable> =>
  inTheStreet(
    'here-moving',
    'Cobble Row',
    21,
    (question, options, decisions) => decisions > 70 && question === 'move/destination' && options.length >= 6,
  );

/** Cards to commit face down. */
export const committing = (): Promise<KeptTable> =>
  inTheStreet('here-committing', 'Market Square', 21, (question, _, decisions) => decisions > 60 && question === 'attack/commit');

/** A short street fight that is over, decided by points. */
export const foughtOut = (): Promise<KeptTable> =>
  inTheStreet('here-fought-out', 'Old Grudge', 23, () => false, { gold: 5, scenario: 5, layout: 'random' });

/** The street under attack in Bulwark, with cards to play. */
export const besieged = (): Promise<KeptTable> =>
  playedTable('here-besieged', {
    game: 'bulwark',
    name: 'Night Watch',
    seats: GANGS,
    seed: seed(9),
    options: { hero1: 'nevtelen', hero2: 'hemi', army: 'shadows' },
    until: (question, options, decisions) => decisions > 130 && question === 'action phase/play' && options.length >= 4,
  });

/** A hero of Wolsung about to act against the Director. */
export const inConflict = (): Promise<KeptTable> =>
  playedTable('here-conflict', {
    game: 'wolsung',
    name: 'Winter Garden',
    seats: GANGS,
    seed: seed(6),
    options: { scenario: 'S1', describe: false },
    until: (question, options, decisions) => decisions > 25 && question === 'turn/act' && options.length >= 4,
  });

/** A campaign in its third round, with business to do. */
export const inCampaign = (): Promise<KeptTable> =>
  playedTable('here-campaign', {
    game: 'kobolds-campaign',
    name: 'Lantern Street',
    seats: [...SEATS, { kind: 'bot', name: 'Ash', level: 'greedy' }],
    seed: seed(5),
    options: { rounds: 6 },
    until: (question, _options, decisions) => decisions > 30 && question === 'business/bring',
  });

/** Many strokes, each as long as a hand draws one: 24 points, here and there around a place. */
function scribbles(random: QuickRandom, x: number, y: number, dotted: boolean): PlainRecord[] {
  const styles = dotted ? ['dotted'] : ['solid', 'solid', 'solid', 'dashed', 'dotted'];
  const part = (): number => random.below(1000) / 1000;
  const onSheet = (n: number, most: number): number => Math.round(Math.min(most, Math.max(0, n)) * 10) / 10;
  return Array.from({ length: 260 }, () => {
    const points: number[] = [];
    let [px, py] = [x + 260 * (part() - 0.5), y + 220 * (part() - 0.5)];
    let way = 6.3 * part();
    for (let i = 0; i < 24; i++) {
      points.push(onSheet(px, 1000), onSheet(py, 700));
      way += part() - 0.5;
      px += 4 * Math.cos(way);
      py += 4 * Math.sin(way);
    }
    return { style: pick(random, styles), ink: 'ink', width: 1 + random.below(3), points };
  });
}

/** A city under siege whose sheet carries a little more than five thousand strokes. */
export const sketched = (): Promise<KeptTable> => {
  const random = new QuickRandom(5);
  return playedTable('here-sketched', {
    game: 'defenders',
    name: 'Thornwall',
    seats: [...SEATS, { kind: 'bot', name: 'Ash', level: 'greedy' }],
    seed: seed(11),
    until: (question) => question === 'moves/move',
    instead: (question, answer) => {
      const [x, y] = [150 + random.below(700), 120 + random.below(460)];
      if (question === 'nature/draw') {
        const points = [x - 60, y - 50, x + 60, y - 50, x + 60, y + 50, x - 60, y + 50];
        return { sort: 'forest', footprint: { kind: 'area', points }, strokes: scribbles(random, x, y, false) };
      }
      if (question !== 'map/draw' || typeof answer !== 'object') return answer;
      return { ...answer, strokes: scribbles(random, x, y, JSON.stringify(answer).includes('"dotted"')) };
    },
  });
};

/** The siege of Hallowmere as it was recorded, stopped where its first seat is asked this for the nth time, and what it answered. */
export async function hallowmere(question: string, nth = 1): Promise<{ table: KeptTable; answer: Plain }> {
  const game = await loadGame('defenders');
  const file = new URL('../../../docs/examples/hallowmere.json', import.meta.url);
  const { seats, options, seed: sealed, entropy, log } = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;
  const match: Match<unknown, Plain> = Match.create(game, { seats, options, seed: sealed, entropy });
  let left = nth;
  for (const given of log) {
    if (!('answer' in given)) continue;
    if (given.seat === 0 && given.question === question && --left === 0) {
      const plans: SeatPlan[] = ['Ines', 'Bram', 'Łucja'].map((name, seat) =>
        seat === 0 ? { kind: 'person', name } : { kind: 'bot', name, level: 'greedy' },
      );
      const table = kept(
        `here-${question.replaceAll(/\W/g, '-')}`,
        { name: 'The siege of Hallowmere', seats: plans },
        game,
        match,
      );
      return { table, answer: given.answer };
    }
    match.answer(given.seat, given.answer);
  }
  throw new Error(`the siege of Hallowmere never comes to ${question}`);
}
