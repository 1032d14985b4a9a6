/**
 * The search bot: information-set Monte-Carlo tree search. One tree of decisions serves many imagined games;
 * an answer is weighed by how often it was tried and how often it could have been.
 */
import { canonical, type Game, type GamePackage, type Plain, QuickRandom, type Seat } from '@guildhall/kernel';
import { type Bot, type Budget, candidates, type Seen } from './bot.ts';
import { outlook } from './greedy.ts';

/** The measures of the search. */
export interface SearchOptions {
  /** How much curiosity weighs against what is known to be good. */
  curiosity: number;
  /** Decisions played out beyond the tree before the game is judged. */
  depth: number;
  /** How often a playout takes any answer instead of the one with the strongest urge. */
  whim: number;
  /** After so many visits every answer of a place is looked at: how the game stands right after it. */
  lookAfter: number;
  /** As many playouts as such a look is worth. */
  lookWorth: number;
  /** Answers to open questions: about this many times the square root of the visits are kept. */
  widening: number;
}
export const SEARCH: SearchOptions = { curiosity: 0.15, depth: 8, whim: 0.1, lookAfter: 6, lookWorth: 3, widening: 2 };

/** Without a budget. */
const DEFAULT_MS = 200;
/** The asynchronous search returns to the event loop this often. */
const SLICE_MS = 10;

interface Edge {
  answer: Plain;
  key: string | number | boolean | null;
  visits: number;
  /** How often this answer was legal when its place was visited. */
  available: number;
  /** Sum of values for the seat that decides here. */
  value: number;
  /** How good the game stood right after this answer, or -1 if nobody has looked. */
  look: number;
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
  private readonly list: Plain[] = [];
  private readonly path: { spot: Spot; edge: Edge }[] = [];
  private readonly legalEdges: Edge[] = [];
  private readonly values: number[] = [];
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
    this.judge(g);
    for (const { spot, edge } of path) {
      spot.visits++;
      edge.visits++;
      edge.value += this.values[spot.seat];
    }
  }

  /** The answers tried at the root, most visited first. */
  ranking(): { answer: Plain; visits: number; value: number }[] {
    const edges = [...(this.root.spots[0]?.edges.values() ?? [])];
    return edges
      .map(({ answer, visits, value }) => ({ answer, visits, value: visits > 0 ? value / visits : 0 }))
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
  }

  private choose(spot: Spot, g: Game<unknown>, seat: Seat, atRoot: boolean): Edge {
    const { legalEdges: legal } = this;
    const { curiosity, lookAfter, lookWorth } = this.options;
    this.listEdges(spot, g, seat);
    if (legal.length === 1) return legal[0];
    if (atRoot || spot.visits >= lookAfter) this.lookAtAll(g, seat, atRoot);
    else {
      const untried = this.untried(g, seat);
      if (untried) return untried;
    }
    let best = legal[0];
    let highest = Number.NEGATIVE_INFINITY;
    for (const edge of legal) {
      const { visits } = edge;
      const worth = edge.look < 0 ? 0 : lookWorth;
      const mean = (edge.value + worth * edge.look) / (visits + worth);
      const score = mean + curiosity * Math.sqrt(Math.log(edge.available + 1) / (visits + 1));
      if (score > highest) {
        highest = score;
        best = edge;
      }
    }
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

  private lookAtAll(g: Game<unknown>, seat: Seat, atRoot: boolean): void {
    const { game } = this;
    for (const edge of this.legalEdges) {
      if (edge.look >= 0) continue;
      if (atRoot) {
        edge.look = outlook(game, g, seat, edge.answer, this.random);
        continue;
      }
      const after = game.copy(g);
      game.apply(after, seat, edge.answer);
      edge.look = game.bots.evaluate(after, seat);
    }
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
    }
    for (const answer of list) {
      const key = keyOf(answer);
      let edge = spot.edges.get(key);
      if (!edge) {
        edge = { answer, key, visits: 0, available: 0, value: 0, look: -1, round: 0, to: place() };
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
        if (game.bots.urge && list.length > 1 && random.below(1024) >= whim * 1024) answer = this.strongest(g, seat);
      }
      game.apply(g, seat, answer);
    }
  }

  private strongest(g: Game<unknown>, seat: Seat): Plain {
    const { list, random, game } = this;
    let best = list[0];
    let pull = Number.NEGATIVE_INFINITY;
    let ties = 0;
    for (const answer of list) {
      const urge = game.bots.urge?.(g, seat, answer) ?? 0;
      if (urge > pull) {
        pull = urge;
        best = answer;
        ties = 1;
      } else if (urge === pull && random.below(++ties) === 0) best = answer;
    }
    return best;
  }

  private judge(g: Game<unknown>): void {
    const { game, values } = this;
    const seats = game.seats(g);
    for (let seat = 0; seat < seats; seat++) values[seat] = game.bots.evaluate(g, seat);
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
    const { signal, iterations = Number.POSITIVE_INFINITY } = budget;
    signal?.throwIfAborted();
    const answers = candidates(seen.game, seen.world, seen.seat, this.random);
    if (answers.length === 1) return { only: answers[0] };
    const ms = budget.ms ?? (budget.iterations === undefined ? DEFAULT_MS : Number.POSITIVE_INFINITY);
    const until = performance.now() + ms;
    const search = new Search(seen, this.random, this.options);
    return {
      goOn: () => {
        signal?.throwIfAborted();
        if (search.iterations >= Math.max(1, iterations)) return false;
        if (search.iterations > 0 && ms !== Number.POSITIVE_INFINITY && performance.now() >= until) return false;
        search.iterate();
        return true;
      },
      answer: () => search.ranking()[0].answer,
    };
  }
}
