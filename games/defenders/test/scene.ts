/** A siege in a test: names instead of ids, the answers that decide nothing, and what lies where. See kit.ts. */
import type { Plain } from '@guildhall/kernel';
import { Scene as AnyScene } from '@guildhall/kernel/testing';
import { expect } from 'vitest';
import type { DefendersFact } from '../facts.ts';
import type { QuestionName } from '../questions.ts';
import type { Why } from '../refusals.ts';
import type { DF } from '../rulebook/ids.generated.ts';
import { battleOf, phaseOf, stepOf } from '../rules/phase.ts';
import { cardValue } from '../rules/reading.ts';
import { OUTSIDE, type Phase, RESERVE, type Step, type Table } from '../table.ts';
import type { TableView } from '../view.ts';

export class Scene extends AnyScene<Table, Plain, TableView, DefendersFact, { question: QuestionName; rule: DF; why: Why }> {
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

  get phase(): Phase {
    return phaseOf(this.table, this.game.stack);
  }
  get step(): Step {
    return stepOf(this.table, this.game.stack);
  }
  /** The number of the location whose battle is fought, or -1. */
  get battle(): number {
    return battleOf(this.game.stack);
  }

  inWords(text: string): string {
    const { locations, defenders: units, threats } = this.table;
    const all = [...locations, ...units, ...threats];
    return text.replace(/\b[LDT]\d+\b/g, (id) => all.find((one) => one.id === id)?.name ?? id);
  }
  protected override spelt(answer: Plain): Plain {
    return typeof answer === 'string' ? this.named(answer) : answer;
  }
  protected override inTest(answer: Plain): string {
    return this.inWords(super.inTest(answer));
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
