/** The part of a view that is the same in every game: it has these keys and no others. */
import type { View } from './game.ts';

const ENVELOPE = ['game', 'seat', 'table', 'where', 'asked', 'mayAlso', 'waitingFor', 'outcome', 'report'];
const ASKED = ['name', 'rule', 'options', 'form', 'show', 'held'];
const MAY_ALSO = ['name', 'rule', 'options', 'form', 'show'];

export function problemWithEnvelope(view: unknown): string | null {
  if (typeof view !== 'object' || view === null) return 'a view is an object';
  const strange = strangeKey(view, ENVELOPE, '');
  if (strange) return strange;
  const { asked, mayAlso } = view as View;
  for (const [i, act] of mayAlso.entries()) {
    const wrong = strangeKey(act, MAY_ALSO, `mayAlso[${i}].`);
    if (wrong) return wrong;
  }
  return asked ? strangeKey(asked, ASKED, 'asked.') : null;
}

function strangeKey(value: object, known: readonly string[], path: string): string | null {
  for (const key of Object.keys(value)) if (!known.includes(key)) return `${path}${key} is not part of a view`;
  for (const key of known) if (!Object.hasOwn(value, key)) return `${path}${key} is missing`;
  return null;
}
