/** A game in a test: giving answers, and what is asked, refused, seen and told. */
import { type Fact, heardBy, type Sink, type Told } from '../facts.ts';
import type { Frame, Game, Seat } from '../flow/types.ts';
import type { Asked, GamePackage, Outcome, View } from '../game.ts';
import { copyPlain, type Plain, samePlain } from '../plain.ts';
import { QuickRandom } from '../random.ts';
import type { Refusal, TableRule } from '../refusal.ts';
import type { TableRefusal } from '../text-table.ts';
import type { Begun } from './begin.ts';
import { Failed } from './failed.ts';

/** The names one game has for its questions, rules and refusals, so that a misspelt one does not compile. */
export interface Names {
  question: string;
  rule: string;
  why: string;
}

/** The facts of one kind; of a game that does not tell its kinds apart any fact. */
type OfKind<F extends Fact, K> = [Extract<F, { kind: K }>] extends [never] ? F : Extract<F, { kind: K }>;

/**
 *   const s = new Scene(court, begin(court, { seats: 3, chance: { deck: [4, 0] } }));
 *   s.arrange((t) => void (t.hands[0] = [3, 7]));
 *   s.answer(0, 3).answer(1, 5).say('pass', 'Well played');
 *   s.expectFact('revealed', { cards: [3, 5] });
 *   s.refused(1, 9, 'CT-2', 'notInHand');
 *   s.expectQuestion('round/play a card', 0, ['7']);
 *
 * A seat that is named comes first. Every position come to is checked to be possible. A game with more to say extends the
 * class: words for looking at its own table, and how a test may spell its answers.
 */
export class Scene<T, A extends Plain, B, F extends Fact, N extends Names = Names> {
  readonly game: Game<T>;
  /** All that was told since the beginning, or since `forget`. */
  readonly told: Told<F>[];
  /** What was told by the last answer. */
  last: F[] = [];

  constructor(
    readonly rules: GamePackage<T, A, B, F>,
    { game, told }: Begun<T, F>,
  ) {
    this.game = game;
    this.told = told;
  }

  get table(): T {
    return this.game.table;
  }
  /** The open question, or null when the game is over. */
  get question(): string | null {
    return this.rules.question(this.game);
  }
  /** All who are asked. */
  get actors(): readonly Seat[] {
    return this.rules.actors(this.game);
  }
  /** Who is asked first. */
  get actor(): Seat {
    const [seat] = this.actors;
    if (seat === undefined) throw new Failed('nobody is asked: the game is over');
    return seat;
  }
  get isOver(): boolean {
    return this.actors.length === 0;
  }
  get outcome(): Outcome | null {
    return this.rules.outcome(this.game);
  }
  /** Everything told, whoever may know it. */
  get facts(): F[] {
    return this.told.map(({ fact }) => fact);
  }

  /** How a test spells an answer, made what the rules know; and the other way round. */
  protected spelt(answer: Plain): Plain {
    return answer;
  }
  protected inTest(answer: Plain): string {
    return typeof answer === 'string' ? answer : JSON.stringify(answer);
  }

  /** Changes the position; nothing told before matters. */
  arrange(change: (t: T, stack: Frame[]) => void): this {
    change(this.table, this.game.stack);
    this.mustBePossible();
    return this.forget();
  }

  /** This seat gives these answers one after another; each must be legal. */
  answer(seat: Seat, ...answers: Plain[]): this {
    for (const given of answers) this.give(seat, this.spelt(given));
    return this;
  }
  /** Whoever is asked gives these answers one after another. */
  say(...answers: Plain[]): this {
    for (const given of answers) this.give(this.actor, this.spelt(given));
    return this;
  }
  /** All who are asked at once give the same answer. */
  everybody(answer: Plain): this {
    for (const seat of [...this.actors]) this.answer(seat, answer);
    return this;
  }
  /** This seat does something without being asked; it must be allowed. */
  act(seat: Seat, act: N['question'], given: Plain): this {
    const answer = this.spelt(given);
    const refusal = this.rules.whyNotAct(this.game, seat, act, answer);
    if (refusal) throw new Failed(`${JSON.stringify(answer)} of seat ${seat} out of turn is refused: ${describe(refusal)}`);
    this.last = [];
    this.rules.act(this.game, seat, act, copyPlain(answer), this.hear);
    this.mustBePossible();
    return this;
  }
  private give(seat: Seat, answer: Plain): void {
    const refusal = this.rules.whyNot(this.game, seat, answer);
    if (refusal) {
      const legal = this.actors.map((actor) => `seat ${actor}: ${this.offered(actor).join(', ')}`).join('; ');
      const asked = `${JSON.stringify(answer)} of seat ${seat} to ${this.question}`;
      throw new Failed(`${asked} is refused: ${describe(refusal)}; legal: ${legal || 'nothing'}`);
    }
    this.last = [];
    this.rules.apply(this.game, seat, copyPlain(answer) as A, this.hear);
    this.mustBePossible();
  }
  private readonly hear: Sink<F> = (told) => {
    this.told.push(told);
    this.last.push(told.fact);
  };

  /** Plays on at random until the game is over, `until` holds or so many decisions are made; gives how many were. */
  playOn(seed: number, most: number, until: (scene: this) => boolean = () => false): number {
    const random = new QuickRandom(seed);
    let made = 0;
    for (; made < most && !this.isOver && !until(this); made++) {
      this.last = [];
      const { actor } = this;
      this.rules.apply(this.game, actor, this.rules.sample(this.game, actor, random), this.hear);
    }
    return made;
  }

  /** The legal answers of a seat; of an open question those that have a name. */
  legal(seat: Seat): A[] {
    return this.rules.legal(this.game, seat);
  }
  /** The legal answers as a test spells them; with a verb those that begin with it, without it. */
  offered(seat: Seat, verb?: string): string[] {
    const answers = this.legal(seat).map((answer) => this.inTest(answer));
    if (verb === undefined) return answers;
    return answers.filter((answer) => answer.startsWith(`${verb} `)).map((answer) => answer.slice(verb.length + 1));
  }
  view(seat: Seat | null): View<B> {
    return this.rules.view(this.game, seat);
  }
  asked(seat: Seat): Asked | null {
    return this.view(seat).asked;
  }
  whyNot(seat: Seat, answer: Plain): Refusal | null {
    return this.rules.whyNot(this.game, seat, this.spelt(answer));
  }

  /** This question is open and put to this seat; with a list, just these answers are legal. */
  expectQuestion(name: N['question'], seat: Seat, answers?: readonly string[]): this {
    const { question, actors } = this;
    if (question !== name || !actors.includes(seat)) {
      const open = question === null ? 'the game is over' : `"${question}" is put to seat ${actors.join(' and ')}`;
      throw new Failed(`"${name}" should be put to seat ${seat}, but ${open}`, { question, actors }, { question: name, seat });
    }
    if (answers) {
      const [found, wanted] = [this.offered(seat).sort(), [...answers].sort()];
      if (!samePlain(found, wanted)) throw new Failed(`other answers to "${name}" are legal than expected`, found, wanted);
    }
    return this;
  }
  /** The answer is legal now. */
  allowed(seat: Seat, answer: Plain): this {
    const refusal = this.whyNot(seat, answer);
    if (refusal) throw new Failed(`${JSON.stringify(answer)} to ${this.question} is refused: ${describe(refusal)}`);
    return this;
  }
  /** The answer is refused by this rule, with this sentence. Gives the refusal, with what the sentence is told. */
  refused(seat: Seat, answer: Plain, rule: N['rule'] | TableRule, why?: N['why'] | TableRefusal): Refusal {
    return mustRefuse(`${JSON.stringify(answer)} to ${this.question}`, this.whyNot(seat, answer), rule, why);
  }
  /** What the seat would do out of turn is refused. */
  refusedAct(seat: Seat, act: N['question'], answer: Plain, rule: N['rule'] | TableRule, why?: N['why'] | TableRefusal): Refusal {
    const refusal = this.rules.whyNotAct(this.game, seat, act, this.spelt(answer));
    return mustRefuse(`${JSON.stringify(answer)} out of turn`, refusal, rule, why);
  }

  /** All facts of one kind told so far. */
  all<K extends F['kind']>(kind: K): OfKind<F, K>[] {
    return this.facts.filter((fact): fact is OfKind<F, K> & F => fact.kind === kind);
  }
  /** Exactly one fact of the kind was told, with at least these details. */
  expectFact<K extends F['kind']>(kind: K, details: Partial<OfKind<F, K>> = {}): OfKind<F, K> {
    const found = this.found(kind, details);
    if (found.length === 1) return found[0];
    const told = `facts told: ${JSON.stringify(this.facts)}`;
    throw new Failed(`one fact "${kind}" with ${JSON.stringify(details)} was expected, not ${found.length}; ${told}`);
  }
  expectNoFact<K extends F['kind']>(kind: K, details: Partial<OfKind<F, K>> = {}): this {
    const found = this.found(kind, details);
    if (found.length > 0) throw new Failed(`no fact "${kind}" with ${JSON.stringify(details)} was expected`, found, []);
    return this;
  }
  private found<K extends F['kind']>(kind: K, details: Partial<OfKind<F, K>>): OfKind<F, K>[] {
    const wanted = Object.entries(details);
    return this.all(kind).filter((fact) => wanted.every(([key, value]) => samePlain(fact[key], value)));
  }
  /** What a seat (null: a spectator) was told. */
  heard(seat: Seat | null): F[] {
    return heardBy(this.told, seat);
  }
  /** What was told so far is forgotten. */
  forget(): this {
    this.told.length = 0;
    this.last = [];
    return this;
  }

  mustBePossible(): void {
    const problem = this.rules.problemWithTable(this.game);
    if (problem) throw new Failed(`this position is impossible: ${problem}`);
  }
  /** A scene with a copy of this one's game, in which nothing was told yet. */
  branch(): this {
    const Kind = this.constructor as new (rules: GamePackage<T, A, B, F>, begun: Begun<T, F>) => this;
    return new Kind(this.rules, { game: this.rules.copy(this.game), told: [] });
  }
}

function mustRefuse(what: string, refusal: Refusal | null, rule: string, why: string | undefined): Refusal {
  if (!refusal) throw new Failed(`${what} is legal`);
  if (refusal.rule === rule && (why === undefined || refusal.why === why)) return refusal;
  throw new Failed(`${what} is refused otherwise: ${describe(refusal)}`, refusal, { rule, why: why ?? refusal.why });
}

function describe({ rule, why, about }: Refusal): string {
  return `${rule}: ${why} ${JSON.stringify(about)}`;
}
