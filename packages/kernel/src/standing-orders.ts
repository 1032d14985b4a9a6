/** The standing orders of a match, by seat: "pass at this window unless ...". */
import type { Fact } from './facts.ts';
import type { Game, Seat } from './flow/types.ts';
import type { GamePackage, StandingOrders } from './game.ts';
import type { Plain } from './plain.ts';
import type { OrderEntry } from './record.ts';
import { type Refusal, refuse } from './refusal.ts';

export class OrderBook {
  private readonly standing: StandingOrders[] = [];

  whyNot<T, A extends Plain, B, F extends Fact>(
    game: GamePackage<T, A, B, F>,
    seats: number,
    seat: Seat,
    window: unknown,
    unless: unknown,
  ): Refusal | null {
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return refuse('GH-2', 'noSuchSeat', { seat: String(seat), seats });
    return game.whyNotOrder(window, unless);
  }

  keep({ seat, order, unless }: OrderEntry): void {
    const { [order]: _former, ...others } = this.standing[seat] ?? {};
    this.standing[seat] = unless ? { ...others, [order]: unless } : others;
  }

  of(seat: Seat): StandingOrders {
    return this.standing[seat] ?? {};
  }

  /** The answer that somebody's order gives to the open question. */
  due<T, A extends Plain, B, F extends Fact>(game: GamePackage<T, A, B, F>, g: Game<T>): { seat: Seat; answer: A } | null {
    for (const seat of game.actors(g)) {
      const answer = game.byOrder(g, seat, this.of(seat));
      if (answer !== null) return { seat, answer };
    }
    return null;
  }
}
