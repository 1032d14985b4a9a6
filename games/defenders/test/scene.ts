/** A position in play: answering, looking at it, and what the tests ask of it. See kit.ts. */
import { type Asked, type Fact, type Game, type Plain, type Refusal, samePlain, type TableRefusal } from '@guildhall/kernel';
import { expect } from 'vitest';
import type { DefendersFact, FactKind } from '../facts.ts';
import { defenders } from '../index.ts';
import type { QuestionName } from '../questions.ts';
import type { Why } from '../refusals.ts';
import type { DF } from '../rulebook/ids.generated.ts';
import { cardValue } from '../rules/reading.ts';
import { OUTSIDE, RESERVE, type Table } from '../table.ts';

export class Scene {
  /** All facts told since the position was arranged, and those of the last answer. */
  readonly facts: DefendersFact[] = [];
  last: DefendersFact[] = [];

  constructor(readonly game: Game<Table>) {}

  get table(): Table {
    return this.game.table;
  }
  get question(): string | null {
    return defenders.question(this.game);
  }
  get actor(): number {
    return defenders.actors(this.game)[0] ?? -1;
  }
  get actors(): readonly number[] {
    return defenders.actors(this.game);
  }
  get outcome(): ReturnType<typeof defenders.outcome> {
    return defenders.outcome(this.game);
  }

  /** The id of a location, defender or threat by its name. */
  id(name: string): string {
    const { locations, defenders: units, threats } = this.table;
    const found = [...locations, ...units, ...threats].find((one) => one.name === name);
    if (!found) throw new Error(`nothing is called "${name}"`);
    return found.id;
  }
  named(text: string): string {
    return text.replace(/\{([^}]+)\}/g, (_, name: string) => this.id(name));
  }
  private number(name: string): number {
    return Number(this.id(name).slice(1));
  }

  /** Gives answers one after another; each must be legal. */
  answer(seat: number, ...answers: Plain[]): this {
    this.last = [];
    for (const given of answers) {
      const answer = typeof given === 'string' ? this.named(given) : given;
      const refusal = defenders.whyNot(this.game, seat, answer);
      if (refusal) {
        const legal = JSON.stringify(this.legal(this.actor));
        throw new Error(`${JSON.stringify(answer)} to ${this.question} is refused: ${describe(refusal)}; legal: ${legal}`);
      }
      defenders.apply(this.game, seat, answer, ({ fact }) => {
        this.facts.push(fact);
        this.last.push(fact);
      });
      expect(defenders.problemWithTable(this.game)).toBeNull();
    }
    return this;
  }
  /** The same answer from everybody who is asked at once. */
  everybody(answer: Plain): this {
    for (const seat of [...this.actors]) this.answer(seat, answer);
    return this;
  }

  /** Gives the answers that decide nothing, up to a question that decides something or the one that is named. */
  quietly(until?: QuestionName): this {
    for (let n = 0; n < 500 && this.question !== null && this.question !== until; n++) {
      const answer = QUIET[this.question as QuestionName];
      if (answer === undefined) break;
      if (this.question === 'reflection/frame') this.frameScene();
      else if (this.question === 'reflection/roles') this.answer(this.actor, this.table.scene?.roles.map(() => -1) ?? []);
      else this.everybody(answer);
    }
    if (until) expect(this.question).toBe(until);
    return this;
  }
  private frameScene(): void {
    const alive = this.table.defenders.find((_, d) => this.table.where[d] >= 0);
    const characters = [{ name: alive?.name ?? 'Anna', unit: alive?.id ?? '' }];
    this.answer(this.actor, { characters, place: 'here', time: 'now', situation: 'waiting' });
  }
  /** The scene is framed and ended; the card of Threats act is drawn. */
  threatsAct(): this {
    while (this.question?.startsWith('reflection/')) {
      if (this.question === 'reflection/frame') this.frameScene();
      else if (this.question === 'reflection/roles') this.answer(this.actor, [-1]);
      else this.answer(this.actor, 'end');
    }
    return this;
  }

  /** Nobody moves and nobody is activated: on to the next turn, or to the first question on the way. */
  endTurn(): this {
    const { turn } = this.table;
    while (this.table.turn === turn) {
      if (this.question === 'moves/move') this.answer(this.actor, 'pass');
      else if (this.question === 'activation/unit') this.answer(this.actor, 'none');
      else break;
    }
    return this;
  }

  legal(seat: number): Plain[] {
    return defenders.legal(this.game, seat);
  }
  /** The legal answers with names instead of ids. */
  offered(seat = this.actor): string[] {
    return this.legal(seat).map((answer) => this.inWords(String(answer)));
  }
  inWords(text: string): string {
    const { locations, defenders: units, threats } = this.table;
    const all = [...locations, ...units, ...threats];
    return text.replace(/\b[LDT]\d+\b/g, (id) => all.find((one) => one.id === id)?.name ?? id);
  }
  asked(seat: number): Asked | null {
    return defenders.view(this.game, seat).asked;
  }

  expectQuestion(name: QuestionName, seat: number, offered?: string[]): this {
    expect({ question: this.question, seat: this.actor }).toEqual({ question: name, seat });
    if (offered) expect(this.offered(seat).sort()).toEqual([...offered].sort());
    return this;
  }
  /** The answer is refused by this rule, with this sentence. */
  refused(seat: number, given: Plain, rule: DF | `GH-${number}`, why?: Why | TableRefusal): Refusal {
    const answer = typeof given === 'string' ? this.named(given) : given;
    const refusal = defenders.whyNot(this.game, seat, answer);
    if (!refusal) throw new Error(`${JSON.stringify(answer)} to ${this.question} is legal`);
    expect(describe(refusal)).toContain(`${rule}: ${why ?? ''}`);
    return refusal;
  }

  all<K extends FactKind>(kind: K): Extract<DefendersFact, { kind: K }>[] {
    return this.facts.filter((fact): fact is Extract<DefendersFact, { kind: K }> => fact.kind === kind);
  }
  /** Exactly one fact of the kind was told, with at least these details. */
  expectFact<K extends FactKind>(
    kind: K,
    details: Partial<Extract<DefendersFact, { kind: K }>> = {},
  ): Extract<DefendersFact, { kind: K }> {
    const found = this.all(kind).filter((fact) =>
      Object.entries(details).every(([key, value]) => samePlain((fact as Fact)[key], value)),
    );
    expect(found, `facts told: ${JSON.stringify(this.facts)}`).toHaveLength(1);
    return found[0];
  }

  /** Name of the location a defender is in, or 'reserve', 'destroyed'. */
  where(unit: string): string {
    const at = this.table.where[this.number(unit)];
    return at >= 0 ? this.table.locations[at].name : at === RESERVE ? 'reserve' : 'destroyed';
  }
  /** Name of the location a threat holds, or 'outside', 'destroyed'. */
  base(threat: string): string {
    const at = this.table.base[this.number(threat)];
    return at >= 0 ? this.table.locations[at].name : at === OUTSIDE ? 'outside' : 'destroyed';
  }
  value(unit: string): number {
    return cardValue(this.table, this.number(unit));
  }
  wounds(unit: string): number {
    return this.table.wounds[this.number(unit)];
  }
  private has(set: number, location: string): boolean {
    return ((set >> this.number(location)) & 1) === 1;
  }
  isRuined(location: string): boolean {
    return this.has(this.table.ruined, location);
  }
  isHeld(location: string): boolean {
    return this.has(this.table.held, location);
  }
  get entries(): string[] {
    return this.table.entries.map((l) => this.table.locations[l].name);
  }
  branch(): Scene {
    return new Scene(defenders.copy(this.game));
  }
}

/** Answers that decide nothing; an empty text where the kit makes up the answer itself. */
const ALOUD = { aloud: true };
const QUIET: { readonly [question in QuestionName]?: Plain } = {
  'reflection/frame': '',
  'reflection/roles': '',
  'reflection/play': 'end',
  'reflection/join': 'go on',
  'threat acts/describe': ALOUD,
  'threat acts/attempt': ALOUD,
  'threat acts/defend': ALOUD,
  'threat acts/fate': ALOUD,
  'threat acts/ruin': { aloud: true, strokes: [{ style: 'solid', ink: 'red', width: 2, points: [1, 1, 9, 9] }] },
  'individuals/move': 'pass',
  'battle/attack': ALOUD,
  'battle/defence': ALOUD,
  'battle/challenge': 'accept',
  'repulse/describe': ALOUD,
  'defeat/safety': ALOUD,
  'defeat/describe': ALOUD,
  'entry points/confirm': 'confirm',
  'entry points/propose': 'pass',
  'activation/line': ALOUD,
  'epilogues/epilogue': ALOUD,
};

function describe(refusal: Refusal): string {
  return `${refusal.rule}: ${refusal.why} ${JSON.stringify(refusal.about)}`;
}
