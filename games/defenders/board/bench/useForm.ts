/** A form: its draft, the answer made of it, and where a refusal belongs. */
import type { Plain, Refusal } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useState } from 'react';
import type { TableView } from '../../view.ts';
import { type Drafting, useDraft } from '../press/drafts.ts';
import { refusalIn } from '../words/phrase.ts';

export interface Form<D extends object> extends Drafting<D> {
  /** Why the answer was refused when it was last given; gone as soon as something changes. */
  refusal: Refusal | null;
  /** The refusal in words if it concerns this field, or any field at all. */
  wrong(field: string): string;
  /** The refusal in words if none of these fields shows it. */
  otherwise(fields: readonly string[]): string;
  send(answer: Plain, anchor: Element | null): void;
}

/** Where the rules run on a server only it can tell; what the page answers until then is no refusal. */
const isKnown = (refusal: Refusal | null): refusal is Refusal => refusal !== null && !refusal.rule.startsWith('GH');

export function useForm<D extends object>(props: BoardProps<TableView>, empty: D): Form<D> {
  const drafting = useDraft(props, empty);
  const { draft } = drafting;
  const [refused, setRefused] = useState<{ refusal: Refusal; draft: D } | null>(null);
  const refusal = refused && refused.draft === draft ? refused.refusal : null;
  const give = (answer: Plain, anchor: Element | null = null): void =>
    drafting.give(answer, anchor, (refusal) => {
      if (isKnown(refusal)) setRefused({ refusal, draft });
    });
  const fieldOf = ({ why, about }: Refusal): string => (why === 'nameTaken' ? 'name' : String(about.field ?? ''));
  return {
    ...drafting,
    give,
    refusal,
    wrong: (field) => (refusal && fieldOf(refusal) === field ? refusalIn(props, refusal) : ''),
    otherwise: (fields) => (refusal && !fields.includes(fieldOf(refusal)) ? refusalIn(props, refusal) : ''),
    send(answer, anchor) {
      const why = props.whyNot(answer);
      if (isKnown(why)) setRefused({ refusal: why, draft });
      else give(answer, anchor);
    },
  };
}
