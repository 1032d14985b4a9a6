/** What a thing that can be pressed carries: whether it is lit, whether somebody points at its answer, and the handlers. */
import type { BoardProps } from '@guildhall/table';
import { pressable } from '@guildhall/table/pressable';
import type { TableView } from '../../view.ts';
import { answersAbout, press, type Thing, thingOf } from './targets.ts';

export function pressed(props: BoardProps<TableView>, thing: Thing, name: string) {
  const { options, focused, focus } = props;
  const legal = answersAbout(options, thing);
  return {
    lit: legal.length > 0,
    here: focused !== null && thingOf(focused) === thing,
    handlers: pressable(legal, focus, (anchor) => press(props, thing, name, anchor)),
  };
}
