/** Questions that ask for words: written, or said aloud where the table speaks; and what else may be answered there. */
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { MOST_TEXT } from '../../data/index.ts';
import { TEMPLATE } from '../../rules/texts.ts';
import type { TableView } from '../../view.ts';
import { lineIdea, promptFor } from '../press/ideas.ts';
import { answerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { Field, Rule } from './Field.tsx';
import { useForm } from './useForm.ts';

const EMPTY = { text: '' };
const isAloud = (option: Plain): boolean =>
  typeof option === 'object' && option !== null && !Array.isArray(option) && option.aloud === true;

/** Lines of the prompts are offered as ideas, not as answers. */
const isIdea = (option: Plain): boolean => typeof option === 'string' && option.startsWith(TEMPLATE);

/** Answers besides words, where the question has some. */
function others({ view, options }: BoardProps<TableView>): Plain[] {
  const named = options.filter((option) => !isAloud(option) && !isIdea(option));
  if (named.length > 0) return named;
  switch (view.asked?.name) {
    case 'battle/defence':
      return [{ concede: true }];
    case 'battle/rewrite':
      return [{ keep: true }, { concede: true }];
    default:
      return [];
  }
}

export function Telling(props: BoardProps<TableView>) {
  const { view, language, openRule } = props;
  const words = wordsIn(language);
  const form = useForm(props, EMPTY);
  const { draft, put, send, give, refusal } = form;
  const maySpeak = view.table.settings.narration !== 'written';
  return (
    <form
      noValidate
      className="df-bench df-telling"
      onSubmit={(event) => {
        event.preventDefault();
        send(draft.text, event.currentTarget);
      }}
    >
      <Field
        words={words}
        label={words.yourWords}
        value={draft.text}
        most={MOST_TEXT}
        lines={3}
        wrong={form.wrong('text') || form.otherwise(['text'])}
        rule={refusal?.rule ?? ''}
        openRule={openRule}
        put={(text) => put({ text })}
        idea={{ label: words.idea, get: () => lineIdea(props, promptFor(props)) }}
      />
      <footer className="df-bench-foot">
        <button type="submit" className="df-strong">
          {words.tell}
        </button>
        {maySpeak ? (
          <button
            type="button"
            className="df-stamp"
            title={words.aloudHint}
            onClick={({ currentTarget }) => give({ aloud: true }, currentTarget)}
          >
            {words.aloud}
          </button>
        ) : null}
        {others(props).map((option) => (
          <button
            key={JSON.stringify(option)}
            type="button"
            className="df-plain"
            data-legal
            onClick={({ currentTarget }) => give(option, currentTarget)}
          >
            {answerIn(props, option)}
          </button>
        ))}
        <small className="df-quiet">{words.kept}</small>
        <Rule id="DF-29.3" openRule={openRule} />
      </footer>
    </form>
  );
}
