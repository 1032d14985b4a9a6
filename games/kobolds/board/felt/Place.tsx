/** A place to be chosen, for hands that do not point: what is aimed at in words, coordinates to type, and the button. */
import type { BoardProps } from '@guildhall/table';
import { type FormEvent, useMemo, useState } from 'react';
import { pointOf } from '../../rules/answers.ts';
import { NONE } from '../../table.ts';
import { text } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import { nameOf } from '../model.ts';
import { aimAt, cardUsed, knownRefusal, placingOf } from '../press/aim.ts';
import { useDraft } from '../press/draft.ts';
import { inch } from '../words/label.ts';
import { refusalIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';

export function Place(props: BoardProps<TableView>) {
  const { view, language, answer, whyNot } = props;
  const { table, asked, seat } = view;
  const words = wordsIn(language);
  const [draft, put] = useDraft(view, 'aim');
  const [typed, setTyped] = useState('');
  const placing = useMemo(() => placingOf(table, asked, seat), [table, asked, seat]);
  if (!placing) return null;
  const { aim } = draft;
  const refusal = aim ? knownRefusal(whyNot(aim.answer)) : null;
  const { used, of } = cardUsed(placing, aim?.length ?? 0);
  const show = (event: FormEvent): void => {
    event.preventDefault();
    const point = pointOf(typed.trim().replace(/[,;]\s*|\s+/g, ' '));
    if (point) put({ aim: aimAt(table, placing, point), locked: true });
  };
  const told = aim
    ? [
        placing.kind === 'move' ? words.used(inch(Math.round(used * 10) / 10), inch(of)) : text[language].point(aim.x, aim.y),
        aim.contact === NONE ? '' : words.intoContact(nameOf(table, aim.contact, language)),
      ]
        .filter(Boolean)
        .join(' · ')
    : words.aimHint;
  return (
    <section className="kb-place">
      <p role="status" className={refusal ? 'bad' : undefined}>
        {refusal ? refusalIn(props, refusal) : told}
      </p>
      <form onSubmit={show}>
        <input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={aim ? `${inch(aim.x)} ${inch(aim.y)}` : '12.5 8'}
          aria-label={words.coordinates}
          inputMode="decimal"
        />
        <button type="submit" className="kb-alt">
          {words.show}
        </button>
        <button
          type="button"
          className="kb-go"
          aria-disabled={!aim || Boolean(refusal)}
          onClick={(event) => aim && answer(aim.answer, event.currentTarget)}
        >
          {words.go}
        </button>
      </form>
    </section>
  );
}
