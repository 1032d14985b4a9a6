/** A game in a test: giving answers, looking at what is asked, refused and told. Arranged by kit.ts. */
import type { SuitCard } from '@guildhall/cards';
import {
  type Asked,
  type Fact,
  type Game,
  type Plain,
  type Refusal,
  samePlain,
  type TableRefusal,
  type Told,
} from '@guildhall/kernel';
import { expect } from 'vitest';
import type { EffectId } from '../data/index.ts';
import { effectsOf } from '../effects.ts';
import type { FactKind, KoboldsFact } from '../facts.ts';
import { kobolds } from '../index.ts';
import type { QuestionName } from '../questions.ts';
import type { Why } from '../refusals.ts';
import type { KC } from '../rulebook/ids.generated.ts';
import type { Model, Table } from '../table.ts';
import type { TableView } from '../view.ts';

export class Scene {
  /** All facts told since the position was arranged, and those of the last answer. */
  readonly facts: KoboldsFact[] = [];
  last: KoboldsFact[] = [];
  readonly told: Told<KoboldsFact>[] = [];

  constructor(readonly game: Game<Table>) {}

  get table(): Table {
    return this.game.table;
  }
  /** The open question, or null when the game is over. */
  get question(): string | null {
    return kobolds.question(this.game);
  }
  /** Who is asked first; null when the game is over. */
  get actor(): number | null {
    return kobolds.actors(this.game)[0] ?? null;
  }
  get outcome(): ReturnType<typeof kobolds.outcome> {
    return kobolds.outcome(this.game);
  }

  /** Whoever is asked gives these answers, one after another; each must be legal. */
  say(...answers: string[]): this {
    for (const answer of answers) {
      if (this.actor === null) throw new Error(`"${answer}" cannot be said: the game is over`);
      this.answer(this.actor, answer);
    }
    return this;
  }

  /** This seat gives these answers. */
  answer(seat: number, ...answers: string[]): this {
    for (const answer of answers) {
      const refusal = kobolds.whyNot(this.game, seat, answer);
      if (refusal) {
        const legal = this.legal().join(', ');
        throw new Error(`"${answer}" of seat ${seat} to ${this.question} is refused: ${describe(refusal)}; legal: ${legal}`);
      }
      this.last = [];
      kobolds.apply(this.game, seat, answer, (told) => {
        this.told.push(told);
        this.facts.push(told.fact);
        this.last.push(told.fact);
      });
      this.mustBePossible();
    }
    return this;
  }

  /** Its player activates the model, whose turn it must be; Swigs and abilities at the start are passed. */
  activate(m: number): this {
    this.answer(this.table.next, `m${m}`);
    while (this.question === 'activation/swig' || this.question === 'activation/ability') this.say('pass');
    return this;
  }

  /** Ends activations, activating whoever is next, until that turn begins. */
  untilTurn(turn: number): this {
    while (this.table.turn < turn || this.question !== 'action time/model') {
      const { question } = this;
      if (question === null) throw new Error(`the game is over before turn ${turn}`);
      if (question === 'activation/act') this.say('end');
      else if (question === 'activation/swig' || question === 'activation/ability') this.say('pass');
      else this.say(this.legal()[0]);
    }
    return this;
  }

  /** The legal answers of whoever is asked, or of a seat; of an open question those that have a name. */
  legal(seat: number = this.actor ?? 0): string[] {
    return kobolds.legal(this.game, seat);
  }
  /** The legal answers that begin with these words, without them: `s.offered('attack')` gives names of models. */
  offered(verb: string): string[] {
    return this.legal()
      .filter((answer) => answer.startsWith(`${verb} `))
      .map((answer) => answer.slice(verb.length + 1));
  }
  asked(seat: number = this.actor ?? 0): Asked | null {
    return kobolds.view(this.game, seat).asked;
  }
  view(seat: number | null): TableView {
    return kobolds.view(this.game, seat).table;
  }

  expectAsked(name: QuestionName, seat?: number, answers?: string[]): this {
    expect(this.question).toBe(name);
    if (seat !== undefined) expect(kobolds.actors(this.game)).toContain(seat);
    if (answers) expect([...this.legal(seat)].sort()).toEqual([...answers].sort());
    return this;
  }
  /** The answer is legal now. */
  allowed(answer: string, seat: number = this.actor ?? 0): this {
    const refusal = kobolds.whyNot(this.game, seat, answer);
    expect(refusal === null ? null : describe(refusal)).toBeNull();
    return this;
  }
  /** The answer is refused by this rule, with this sentence. Returns what the sentence is told. */
  refused(answer: Plain, rule: KC | `GH-${number}`, why?: Why | TableRefusal, seat: number = this.actor ?? 0): Refusal {
    const refusal = kobolds.whyNot(this.game, seat, answer);
    if (!refusal) throw new Error(`"${String(answer)}" to ${this.question} is legal`);
    expect(describe(refusal)).toContain(`${rule}: ${why ?? ''}`);
    return refusal;
  }
  whyNot(answer: Plain, seat: number = this.actor ?? 0): Refusal | null {
    return kobolds.whyNot(this.game, seat, answer);
  }

  /** All facts of one kind told so far. */
  all<K extends FactKind>(kind: K): Extract<KoboldsFact, { kind: K }>[] {
    return this.facts.filter((fact): fact is Extract<KoboldsFact, { kind: K }> => fact.kind === kind);
  }
  private found<K extends FactKind>(kind: K, details: Partial<Extract<KoboldsFact, { kind: K }>>) {
    return this.all(kind).filter((fact) =>
      Object.entries(details).every(([key, value]) => samePlain((fact as Fact)[key], value as Plain)),
    );
  }
  /** Exactly one fact of the kind was told, with at least these details. */
  expectFact<K extends FactKind>(
    kind: K,
    details: Partial<Extract<KoboldsFact, { kind: K }>> = {},
  ): Extract<KoboldsFact, { kind: K }> {
    const found = this.found(kind, details);
    expect(found, `facts told: ${JSON.stringify(this.facts)}`).toHaveLength(1);
    return found[0];
  }
  expectNoFact<K extends FactKind>(kind: K, details: Partial<Extract<KoboldsFact, { kind: K }>> = {}): this {
    expect(this.found(kind, details)).toEqual([]);
    return this;
  }
  /** Forgets the facts told so far. */
  forget(): this {
    this.facts.length = 0;
    this.told.length = 0;
    this.last = [];
    return this;
  }

  model(m: number): Model {
    return this.table.models[m];
  }
  effects(m: number): EffectId[] {
    return effectsOf(this.table.models[m]);
  }
  wounds(m: number): number {
    return this.table.models[m].wounds;
  }
  stash(seat: number): number {
    return this.table.gangs[seat].stash;
  }
  hand(seat: number): SuitCard[] {
    return this.table.gangs[seat].hand;
  }
  /** The innermost activation. */
  get activation(): Table['activations'][0] {
    return this.table.activations[this.table.activations.length - 1];
  }

  mustBePossible(): void {
    expect(kobolds.problemWithTable(this.game)).toBeNull();
  }
  /** A scene with a copy of this one's game. */
  branch(): Scene {
    return new Scene(kobolds.copy(this.game));
  }
}

export function describe(refusal: Refusal): string {
  return `${refusal.rule}: ${refusal.why} ${JSON.stringify(refusal.about)}`;
}
