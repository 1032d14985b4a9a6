/** What the rules act through: the table, the telling of facts, and chance. */
import { drawBelow } from '../chance.ts';
import type { Fact, Sink, Told } from '../facts.ts';
import type { Plain } from '../plain.ts';
import type { Procedure } from './procedure.ts';
import type { Game, Seat } from './types.ts';

/** One use of chance, for the transcript that anyone can recompute. */
export interface ChanceRecord {
  stream: string;
  /** The first word of the stream that was used. */
  from: number;
  /** draw: a number below `below`. shuffle: `below` things put in the order `result` (old places in new order). */
  kind: 'draw' | 'shuffle';
  below: number;
  result: number | number[];
}

export class Play<T, F extends Fact = Fact> {
  /** The table. */
  t!: T;
  game!: Game<T>;
  /**
   * Tells a fact to everybody. Undefined when nobody listens, so write `p.tell?.({ ... })`:
   * search then does not even build the fact.
   */
  tell: ((fact: F) => void) | undefined;
  /** Tells a fact to some seats, and another form (or nothing) to the rest. Also counts as a disclosure. */
  tellOnly: ((seats: Seat[], fact: F, others: F | null) => void) | undefined;
  onChance: ((record: ChanceRecord) => void) | undefined;
  /** Set by `finish`: the game ends as soon as the running step is done. */
  finished = false;
  given: Plain = null;
  /** The rules go no further once fewer procedures than this are open. */
  floor = 0;
  /** They have stopped there: the game stands in the middle of things. */
  stopped = false;

  begin(game: Game<T>, sink: Sink<F> | undefined, onChance?: (record: ChanceRecord) => void): void {
    this.t = game.table;
    this.game = game;
    this.finished = false;
    this.given = null;
    this.onChance = onChance;
    if (sink) {
      this.tell = (fact) => sink({ fact, to: null, others: null });
      this.tellOnly = (seats, fact, others) => sink({ fact, to: seats, others } satisfies Told<F>);
    } else {
      this.tell = undefined;
      this.tellOnly = undefined;
    }
  }

  /** Something hidden has become known to somebody: undo past this point needs consent. */
  disclose(): void {
    this.game.disclosed++;
  }

  /** A whole number from 0 to n - 1. */
  draw(stream: string, n: number): number {
    const { game } = this;
    game.disclosed++;
    if (!this.onChance) return drawBelow(game.chance, stream, n);
    const from = this.wordsUsed(stream);
    const result = drawBelow(game.chance, stream, n);
    this.onChance({ stream, from, kind: 'draw', below: n, result });
    return result;
  }

  /** A die: 1 to `sides`. */
  roll(stream: string, sides: number): number {
    return this.draw(stream, sides) + 1;
  }

  /** Shuffles in place. Scripted chance without a script for this stream leaves the order as it is. */
  shuffle<X>(stream: string, list: X[]): X[] {
    const { game } = this;
    game.disclosed++;
    const { chance } = game;
    if (chance.kind === 'scripted' && !chance.script[stream]) return list;
    const from = this.wordsUsed(stream);
    const places: number[] | null = this.onChance ? list.map((_, i) => i) : null;
    for (let i = list.length - 1; i > 0; i--) {
      const j = drawBelow(chance, stream, i + 1);
      const x = list[i];
      list[i] = list[j];
      list[j] = x;
      if (places) {
        const place = places[i];
        places[i] = places[j];
        places[j] = place;
      }
    }
    if (places && this.onChance) {
      this.onChance({ stream, from, kind: 'shuffle', below: list.length, result: places });
    }
    return list;
  }

  /** Ends the game: the stack is cleared once the running step is done. */
  finish(): void {
    this.finished = true;
  }

  /** Hands a result to the `then` of the call that opened this procedure. */
  give<K, G extends Plain>(_procedure: Procedure<K, G>, result: G): void {
    this.given = result;
  }

  private wordsUsed(stream: string): number {
    const { chance } = this.game;
    return chance.kind === 'sealed' ? (chance.used[stream] ?? 0) : 0;
  }
}
