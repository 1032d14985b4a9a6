/** A wish that takes two answers: that something is proposed, and what. Pressed once, it is given in one go. */
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useEffect, useState } from 'react';
import type { TableView } from '../../view.ts';

/** Gives `first`, and `then` as soon as that is asked. */
export function useWish({ view, options, answer }: BoardProps<TableView>): (first: Plain, then: Plain, anchor: Element) => void {
  const [wish, setWish] = useState<{ then: Plain; after: object } | null>(null);
  useEffect(() => {
    if (!wish || view === wish.after) return;
    setWish(null);
    if (options.includes(wish.then)) answer(wish.then);
  }, [wish, view, options, answer]);
  return (first, then, anchor) => {
    setWish({ then, after: view });
    answer(first, anchor, (refusal) => {
      if (refusal) setWish(null);
    });
  };
}
