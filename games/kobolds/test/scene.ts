/** A game of Kobolds & Cobblestones in a test. Arranged by kit.ts. */
import type { SuitCard } from '@guildhall/cards';
import { Scene as AnyScene } from '@guildhall/kernel/testing';
import type { EffectId } from '../data/index.ts';
import { effectsOf } from '../effects.ts';
import type { KoboldsFact } from '../facts.ts';
import type { QuestionName } from '../questions.ts';
import type { Why } from '../refusals.ts';
import type { KC } from '../rulebook/ids.generated.ts';
import { type AttackVars, activationOf, activations, fights } from '../rules/frames.ts';
import type { Model, Table } from '../table.ts';
import { type ActivationView, lookAtActivation, type SpellView, type TableView } from '../view.ts';

export class Scene extends AnyScene<Table, string, TableView, KoboldsFact, { question: QuestionName; rule: KC; why: Why }> {
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
      else this.say(this.legal(this.actor)[0]);
    }
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
  /** What is going on, as those see it who know all cards. */
  get activations(): ActivationView[] {
    return activations(this.game.stack).map(lookAtActivation);
  }
  /** The innermost activation. */
  get activation(): ActivationView {
    return lookAtActivation(activationOf(this.game.stack));
  }
  get fights(): AttackVars[] {
    return fights(this.game.stack).map(({ seat, vars }) => ({ ...vars, seat }));
  }
  get spell(): SpellView | null {
    return this.view(null).table.spell;
  }
}
