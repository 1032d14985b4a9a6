/** Attacks travel along the line: from the Hero's wall to the Foe that is hit, and from a Foe that strikes back to the wall. */
import type { Fact } from '@guildhall/kernel';
import { type RefObject, useEffect } from 'react';
import type { GameFact } from '../../facts.ts';

/** Milliseconds that one attack takes, and after which the next one begins. */
const FLIGHT = 320;
const APART = 140;

type Attack = { place: number; toFoe: boolean };

/** Attacks among what has just happened, in their order. */
export function attacksIn(fresh: readonly Fact[], placeOf: (foe: string) => number): Attack[] {
  return (fresh as readonly GameFact[]).flatMap((fact): Attack[] => {
    if (fact.kind === 'attacked') return [{ place: fact.place, toFoe: true }];
    return fact.kind === 'struck' ? [{ place: placeOf(fact.foe), toFoe: false }] : [];
  });
}

function fly(board: HTMLElement, { place, toFoe }: Attack, delay: number): Animation | null {
  const wall = board.querySelector('.bw-wall')?.getBoundingClientRect();
  const places = [...board.querySelectorAll('[data-place]')];
  // Whoever was there may have fallen: then the one that has closed up.
  const foe = (places[place - 1] ?? places.at(-1))?.getBoundingClientRect();
  if (!wall || !foe) return null;
  const frame = board.getBoundingClientRect();
  const at = (box: DOMRect, height: number): string =>
    `translate(${box.left - frame.left + Math.min(box.width, 120) / 2}px, ${box.top - frame.top + box.height * height}px)`;
  const spark = document.createElement('i');
  spark.className = toFoe ? 'bw-spark' : 'bw-spark back';
  board.append(spark);
  const way = [at(wall, 0.3), at(foe, 0.35)];
  if (!toFoe) way.reverse();
  const flight = spark.animate(
    [
      { transform: `${way[0]} scale(.6)`, opacity: 0.3 },
      { transform: `${way[1]} scale(1.25)`, opacity: 1 },
    ],
    {
      duration: FLIGHT,
      delay,
      easing: 'cubic-bezier(.3, 0, .6, 1)',
      fill: 'backwards',
    },
  );
  flight.onfinish = () => spark.remove();
  flight.oncancel = () => spark.remove();
  return flight;
}

/** Shows what has just happened; nothing moves where people asked for less motion. */
export function useFlights(board: RefObject<HTMLElement | null>, fresh: readonly Fact[], motion: boolean): void {
  useEffect(() => {
    const element = board.current;
    if (!motion || !element) return;
    const placeOf = (foe: string): number => {
      const window = element.querySelector(`[data-foe="${CSS.escape(foe)}"]`);
      return Number(window?.getAttribute('data-place') ?? 1);
    };
    const flights = attacksIn(fresh, placeOf).map((attack, i) => fly(element, attack, i * APART));
    return () => {
      for (const flight of flights) flight?.cancel();
    };
  }, [board, fresh, motion]);
}
