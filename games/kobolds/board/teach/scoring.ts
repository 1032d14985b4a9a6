/** Points model by model, as they were told at the end; a draw needs no tie-break (KC-21.9). */
import type { BoardProps, Scoring } from '@guildhall/table';
import type { KoboldsFact } from '../../facts.ts';
import type { TableView } from '../../view.ts';
import { nameOf } from '../model.ts';

export function scoring({ view, language, told }: BoardProps<TableView>): Scoring | null {
  const scored = (told?.() ?? []).map((fact) => fact as KoboldsFact).filter((fact) => fact.kind === 'scored');
  if (scored.length === 0) return null;
  return {
    parts: scored.map(({ seat, lines }) => ({
      seat,
      parts: lines.map(({ model, points }) => ({ name: nameOf(view.table, model, language), value: points })),
    })),
    tie: null,
  };
}
