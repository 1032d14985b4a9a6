/**
 * The search bot: information-set Monte-Carlo tree search. One tree of decisions serves many imagined games;
 * an answer is weighed by how often it was tried and how often it could have been. In games that say where foresight pays, answers
 * run a race instead.
 */
import { canonical, type Game, type GamePackage, type Plain, QuickRandom, type Seat } from '@guildhall/kernel';
import { type Bot, type Budget, candidates, keepStrongest, keepThoughtOf, leaveOutShunned, type Seen, strongest } from './bot.ts';
import { outlook } from './greedy.ts';
import { Race } from './race.ts';

/** The measures of the search. */
export interface SearchOptions {
  /** How much curiosity weighs against what is known to be good, in measures of how much outcomes differ. */
  curiosity: number;
  /** Decisions played out beyond the tree before the game is judged. */
  depth: number;
  /** How often a playout takes any answer instead of the one with the strongest urge. */
  whim: number;
  /** After so many visits every answer of a place is looked at: how the game stands right after it. */
  lookAfter: number;
  /** As many playouts as such a look is worth. */
  lookWorth: number;
  /** How often each answer at the root is looked at with care, each time in another imagined game. */
  looks: number;
  /** Answers to open questions: about this many times the square root of the visits are kept. */
  widening: number;
}
export const SEARCH: SearchOptions = {
  curiosity: 1.5,
  depth: 8,
  whim: 0.1,
  lookAfter: 3,
  lookWorth: 3,
  looks: 12,
  widening: 2,
};

/** So many answers to an open question are weighed at once, besides those that widening adds. */
const MOST_OPEN = 12;

/** Without a budget. */
const DEFAULT_MS = 200;
/** What outcomes are thought to differ by before any are known, and how much that thought weighs. */
const SPREAD = 0.1;
const SPREAD_WORTH = 4;
const wallClock = (): number => performance.now();
/** The asynchronous search returns to the event loop this often. */
const SLICE_MS = 10;

interface Edge {
  answer: Plain;
  key: string | number | boolean | null;
  visits: number;
  /** How often this answer was legal when its place was visited. */
  available: number;
  /** Sum of what was gained for the seat that decides here. */
  value: number;
  /** Sum of what was gained right after this answer, and how often somebody has looked. */
  look: number;
  looks: number;
  /** Round in which it was last seen legal: an answer sampled twice counts once. */
  round: number;
  to: Place;
}
/** Where the tree stands after some answers. Chance may lead to different questions from the same place. */
interface Place {
  spots: Spot[];
}
interface Spot {
  question: string;
  seat: Seat;
  edges: Map<Edge['key'], Edge>;
  visits: number;
}

const place = (): Place => ({ spots: [] });

function keyOf(answer: Plain): Edge['key'] {
  return typeof answer === 'object' && answer !== null ? canonical(answer) : answer;
}

export class Search {
  readonly root: Place = place();
  iterations = 0;
  readonly done = false;
  private readonly list: Plain[] = [];
  private readonly path: { spot: Spot; edge: Edge }[] = [];
  private readonly legalEdges: Edge[] = [];
  /** How every seat stood in the imagined game at first, and what it has gained since. */
  private readonly before: number[] = [];
  private readonly gains: number[] = [];
  private squares = SPREAD * SPREAD * SPREAD_WORTH;
  private readonly game: GamePackage;
  private readonly seat: Seat;
  private readonly world: Game<unknown>;

  constructor(
    { game, seat, world }: Seen,
    private readonly random: QuickRandom,
    private readonly options: SearchOptions = SEARCH,
  ) {
    this.game = game;
    this.seat = seat;
    this.world = world;
  }

  /** One imagined game: down the tree, one new answer, a short playout, and what came of it back up. */
  iterate(): void {
    const { game, path } = this;
    this.iterations++;
    const g = game.imagine(this.world, this.seat, this.random);
    const seats = game.seats(g);
    for (let seat = 0; seat < seats; seat++) this.before[seat] = game.bots.evaluate(g, seat);
    path.length = 0;
    let at = this.root;
    for (;;) {
      const actors = game.actors(g);
      if (actors.length === 0) break;
      // At the root the question is ours, whoever else is asked at the same time.
      const seat = at === this.root ? this.seat : actors[0];
      const spot = spotOf(at, game.question(g) ?? '', seat);
      const edge = this.choose(spot, g, seat, at === this.root);
      const fresh = edge.visits === 0;
      path.push({ spot, edge });
      game.apply(g, seat, edge.answer);
      at = edge.to;
      if (fresh) break;
    }
    this.playOut(g);
    for (let seat = 0; seat < seats; seat++) this.gains[seat] = game.bots.evaluate(g, seat) - this.before[seat];
    this.squares += this.gains[this.seat] ** 2;
    for (const { spot, edge } of path) {
      spot.visits++;
      edge.visits++;
      edge.value += this.gains[spot.seat];
    }
  }

  /** The answers tried at the root, most visited first. */
  ranking(): { answer: Plain; visits: number; value: number }[] {
    const edges = [...(this.root.spots[0]?.edges.values() ?? [])];
    return edges
      .map((edge) => ({ answer: edge.answer, visits: edge.visits, value: this.meanOf(edge) }))
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
  }

  private choose(spot: Spot, g: Game<unknown>, seat: Seat, atRoot: boolean): Edge {
    const { legalEdges: legal } = this;
    const { curiosity, lookAfter, looks } = this.options;
    this.listEdges(spot, g, seat);
    if (legal.length === 1) return legal[0];
    if (atRoot || spot.visits >= lookAfter) this.lookAtAll(g, seat, atRoot);
    else {
      const untried = this.untried(g, seat);
      if (untried) return untried;
    }
    const scale = curiosity * Math.sqrt(this.squares / (this.iterations + SPREAD_WORTH));
    let best = legal[0];
    let highest = Number.NEGATIVE_INFINITY;
    for (const edge of legal) {
      const score = this.meanOf(edge) + scale * Math.sqrt(Math.log(edge.available + 1) / (edge.visits + 1));
      if (score > highest) {
        highest = score;
        best = edge;
      }
    }
    if (atRoot && best.looks < looks) this.look(best, g, seat, true);
    return best;
  }

  /** The legal answer with the strongest urge among those never tried here; null if all were. */
  private untried(g: Game<unknown>, seat: Seat): Edge | null {
    const { legalEdges: legal, random, game } = this;
    let found: Edge | null = null;
    let strongest = Number.NEGATIVE_INFINITY;
    let ties = 0;
    for (const edge of legal) {
      if (edge.visits > 0) continue;
      const pull = game.bots.urge?.(g, seat, edge.answer) ?? 0;
      if (pull > strongest) {
        strongest = pull;
        found = edge;
        ties = 1;
      } else if (pull === strongest && random.below(++ties) === 0) found = edge;
    }
    return found;
  }

  /** What an answer gains on the whole: playouts, and looks for what they are worth. */
  private meanOf({ visits, value, looks, look }: Edge): number {
    const { lookWorth } = this.options;
    return (value + lookWorth * look) / Math.max(1, visits + lookWorth * looks);
  }

  private lookAtAll(g: Game<unknown>, seat: Seat, atRoot: boolean): void {
    for (const edge of this.legalEdges) if (edge.looks === 0) this.look(edge, g, seat, atRoot);
  }

  private look(edge: Edge, g: Game<unknown>, seat: Seat, atRoot: boolean): void {
    const { game } = this;
    let after: number;
    if (atRoot) after = outlook(game, g, seat, edge.answer, this.random);
    else {
      const next = game.copy(g);
      game.applyWithin(next, seat, edge.answer, g.stack.length);
      after = game.bots.evaluate(next, seat);
    }
    edge.look += after - this.before[seat];
    edge.looks++;
  }

  /** Puts the edges of the answers that are legal in this game into `legalEdges`. */
  private listEdges(spot: Spot, g: Game<unknown>, seat: Seat): void {
    const { game, list, legalEdges, random } = this;
    legalEdges.length = 0;
    game.legal(g, seat, list);
    if (game.isOpen(g)) {
      // Progressive widening: answers that cannot be listed are sampled, more of them the more often we come here.
      const named = list.length;
      for (const edge of spot.edges.values()) {
        if (!list.includes(edge.answer) && game.whyNot(g, seat, edge.answer) === null) list.push(edge.answer);
      }
      const room = Math.ceil(this.options.widening * Math.sqrt(spot.visits + 1));
      if (list.length - named < room) list.push(game.sample(g, seat, random));
      leaveOutShunned(game, g, seat, list);
      keepStrongest(game, g, seat, list, MOST_OPEN + room);
    } else keepThoughtOf(game, g, seat, list);
    for (const answer of list) {
      const key = keyOf(answer);
      let edge = spot.edges.get(key);
      if (!edge) {
        edge = { answer, key, visits: 0, available: 0, value: 0, look: 0, looks: 0, round: 0, to: place() };
        spot.edges.set(key, edge);
      }
      if (edge.round === this.iterations) continue;
      edge.round = this.iterations;
      edge.available++;
      legalEdges.push(edge);
    }
  }

  private playOut(g: Game<unknown>): void {
    const { game, list, random } = this;
    const { depth, whim } = this.options;
    for (let i = 0; i < depth; i++) {
      const actors = game.actors(g);
      if (actors.length === 0) return;
      const seat = actors[0];
      game.legal(g, seat, list);
      let answer: Plain;
      if (list.length === 0) answer = game.sample(g, seat, random);
      else {
        answer = list[random.below(list.length)];
        if (game.bots.urge && list.length > 1 && random.below(1024) >= whim * 1024)
          answer = strongest(game, g, seat, list, random);
      }
      game.apply(g, seat, answer);
    }
  }
}

function spotOf(at: Place, question: string, seat: Seat): Spot {
  for (const spot of at.spots) if (spot.seat === seat && spot.question === question) return spot;
  const spot: Spot = { question, seat, edges: new Map(), visits: 0 };
  at.spots.push(spot);
  return spot;
}

export class SearchBot implements Bot {
  readonly name = 'search';
  private readonly random: QuickRandom;

  constructor(
    seed: number,
    private readonly options: SearchOptions = SEARCH,
  ) {
    this.random = new QuickRandom(seed);
  }

  async decide(seen: Seen, budget: Budget = {}): Promise<Plain> {
    const thinking = this.begin(seen, budget);
    if ('only' in thinking) return thinking.only;
    let slice = performance.now() + SLICE_MS;
    while (thinking.goOn()) {
      if (performance.now() < slice) continue;
      await new Promise<void>((resume) => setTimeout(resume, 0));
      slice = performance.now() + SLICE_MS;
    }
    return thinking.answer();
  }

  decideNow(seen: Seen, budget: Budget = {}): Plain {
    const thinking = this.begin(seen, budget);
    if ('only' in thinking) return thinking.only;
    while (thinking.goOn());
    return thinking.answer();
  }

  private begin(seen: Seen, budget: Budget): { only: Plain } | { goOn(): boolean; answer(): Plain } {
    const { signal, iterations = Number.POSITIVE_INFINITY, now = wallClock } = budget;
    signal?.throwIfAborted();
    const answers = candidates(seen.game, seen.world, seen.seat, this.random);
    if (answers.length === 1) return { only: answers[0] };
    const ms = budget.ms ?? (budget.iterations === undefined ? DEFAULT_MS : Number.POSITIVE_INFINITY);
    const until = now() + ms;
    const search = seen.game.bots.foresight ? new Race(seen, this.random) : new Search(seen, this.random, this.options);
    return {
      goOn: () => {
        signal?.throwIfAborted();
        if (search.done || search.iterations >= Math.max(1, iterations)) return false;
        if (search.iterations > 0 && ms !== Number.POSITIVE_INFINITY && now() >= until) return false;
        search.iterate();
        return true;
      },
      answer: () => search.ranking()[0].answer,
    };
  }
}
