/** Games made faulty on purpose: tests use them to see that a law would notice. */
import type { Fact, Sink } from '../facts.ts';
import type { GamePackage } from '../game.ts';
import type { Plain } from '../plain.ts';

/** Whatever is told to some seats only is told to everybody. */
export function toldToAll<T, A extends Plain, B, F extends Fact>(game: GamePackage<T, A, B, F>): GamePackage<T, A, B, F> {
  const toAll = (sink?: Sink<F>): Sink<F> | undefined => sink && (({ fact }) => sink({ fact, to: null, others: null }));
  return {
    ...game,
    setup: (options, seats, chance, sink, onChance, given) => game.setup(options, seats, chance, toAll(sink), onChance, given),
    apply: (g, seat, answer, sink, onChance) => game.apply(g, seat, answer, toAll(sink), onChance),
  };
}

/** When a leak is told: after the deal, or after every answer in which something was shuffled. */
export type LeakAt = 'deal' | 'reshuffle';

/** Everybody is told a fact made of what lies hidden (null: nothing does). */
export function withLeak<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  at: LeakAt,
  leak: (t: T) => F | null,
): GamePackage<T, A, B, F> {
  const tell = (t: T, sink?: Sink<F>): void => {
    const fact = leak(t);
    if (fact) sink?.({ fact, to: null, others: null });
  };
  return {
    ...game,
    setup(options, seats, chance, sink, onChance, given) {
      const g = game.setup(options, seats, chance, sink, onChance, given);
      if (at === 'deal') tell(g.table, sink);
      return g;
    },
    apply(g, seat, answer, sink, onChance) {
      let shuffled = false;
      game.apply(g, seat, answer, sink, (record) => {
        shuffled ||= record.kind === 'shuffle';
        onChance?.(record);
      });
      if (at === 'reshuffle' && shuffled) tell(g.table, sink);
    },
  };
}
