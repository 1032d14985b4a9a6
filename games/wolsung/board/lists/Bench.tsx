/** Under the question: words to be found for a card, a stake, an ending; with what to think of by Archetype and suit. */
import type { Card } from '@guildhall/cards';
import type { BoardProps } from '@guildhall/table';
import { type FormEvent, useState } from 'react';
import type { DomainId } from '../../data/index.ts';
import { domains } from '../../text/data/index.ts';
import type { TableView } from '../../view.ts';
import { PlayingCard } from '../art/Pieces.tsx';
import { wordsIn } from '../words/words.ts';

function Prompt({ view, language }: BoardProps<TableView>) {
  const { asked } = view;
  if (asked?.name !== 'describe/words') return null;
  const domain = domains[asked.show.domain as DomainId];
  return (
    <p className="ws-prompt">
      <PlayingCard card={asked.show.card as Card} />
      <span>
        <em>{domain.prompt[language]}</em>
        <small>{domain.scope[language]}</small>
      </span>
    </p>
  );
}

function Words({ max, ...props }: BoardProps<TableView> & { max: number }) {
  const { language, answer } = props;
  const words = wordsIn(language);
  const [text, setText] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    answer(text.trim(), event.currentTarget);
  };
  return (
    <form className="ws-words" onSubmit={submit}>
      <textarea
        rows={2}
        maxLength={max}
        aria-label={words.yourWords}
        placeholder={words.yourWords}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button strong">
        {words.give}
      </button>
    </form>
  );
}

export function Bench(props: BoardProps<TableView>) {
  const { asked } = props.view;
  if (asked?.form?.kind !== 'text') return null;
  return (
    <>
      <Prompt {...props} />
      {/* Another question begins with an empty sheet. */}
      <Words key={`${asked.name} ${JSON.stringify(asked.show)}`} {...props} max={asked.form.max} />
    </>
  );
}
