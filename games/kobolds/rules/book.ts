/** The book all chapters write their procedures into, and the short names they use. */
import { type Play, Rules, type Step, type Vars, type Words } from '@guildhall/kernel';
import type { KoboldsFact } from '../facts.ts';
import type { KC } from '../rulebook/ids.generated.ts';
import type { Table } from '../table.ts';
import { mayConcede } from './ending.ts';

/** KC-39.1: whoever is asked anything by any chapter may concede instead. */
class Book extends Rules<Table, KoboldsFact, KC> {
  override procedure<V extends Vars>(name: string, defaults: V, body: (w: Words<Table, V, KoboldsFact, KC>) => Step[]): void {
    super.procedure<V>(name, defaults, (w) => body({ ...w, ask: (at, q) => w.ask(at, mayConcede(q)) }));
  }
}

export const book = new Book();
export type P = Play<Table, KoboldsFact>;
export type { KC, KoboldsFact, Table };
