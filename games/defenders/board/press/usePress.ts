/** Presses on things, gathered until they make an answer. */
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useMemo, useState } from 'react';
import type { TableView } from '../../view.ts';
import { asksItself } from './asks.ts';
import { press, pressable, type Thing } from './targets.ts';

const NOTHING: ReadonlySet<Thing> = new Set();

export interface Pressing {
  picked: readonly Thing[];
  legal: ReadonlySet<Thing>;
  /** Answers among which one must choose by words. */
  choosing: readonly Plain[] | null;
  press(thing: Thing, anchor: Element | null): void;
  drop(): void;
}

export function usePress({ view, options, answer }: BoardProps<TableView>): Pressing {
  const [state, setState] = useState<{ of: object; picked: readonly Thing[]; choosing: readonly Plain[] | null }>({
    of: view,
    picked: [],
    choosing: null,
  });
  // What was half chosen before the table changed has nothing to do with the new one.
  const { picked, choosing } = state.of === view ? state : { picked: [], choosing: null };
  const open = view.asked !== null && !asksItself(view.asked.name);
  const legal = useMemo(() => (open ? pressable(options, picked) : NOTHING), [open, options, picked]);
  return {
    picked,
    legal,
    choosing,
    drop: () => setState({ of: view, picked: [], choosing: null }),
    press(thing, anchor) {
      // Where words are asked for, a press says nothing: it must not be taken for them.
      if (!view.asked || asksItself(view.asked.name)) return;
      const pressed = press(options, picked, thing);
      setState({
        of: view,
        picked: 'picked' in pressed ? pressed.picked : [],
        choosing: pressed.kind === 'choose' ? pressed.answers : null,
      });
      if (pressed.kind === 'answer' || pressed.kind === 'refused') answer(pressed.answer, anchor);
    },
  };
}
