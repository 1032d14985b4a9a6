/** Presses on things, gathered until they make an answer. */
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useMemo, useState } from 'react';
import type { TableView } from '../../view.ts';
import { press, pressable, type Thing } from './targets.ts';

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
  const legal = useMemo(() => pressable(options, picked), [options, picked]);
  return {
    picked,
    legal,
    choosing,
    drop: () => setState({ of: view, picked: [], choosing: null }),
    press(thing, anchor) {
      if (options.length === 0) {
        if (view.asked) answer(thing, anchor);
        return;
      }
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
