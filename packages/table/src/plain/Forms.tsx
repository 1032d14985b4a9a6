/** The bench of the plain board: how open questions are answered where no board brings one of its own. */
import type { Asked, Plain, Refusal } from '@guildhall/kernel';
import { useState } from 'react';
import type { BoardProps } from '../index.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { plainWords } from './words.ts';

/** A bench for any game: the page shows it under the question. Boards of games may use it too. */
export function PlainForms<B>(props: BoardProps<B>) {
  const { game, language, view, say } = props;
  const { asked } = view;
  if (!asked || view.seat === null) return null;
  const { held, form, name, show } = asked;
  const words = plainWords(language);
  return (
    <>
      {held !== null && <p className="pb-held">{words.faceDown(game.text[language].answer(name, held, show, say))}</p>}
      {form && held === null && <OpenAnswer key={name} props={props} asked={asked} />}
    </>
  );
}

/** Sends what was made, keeps it if it is refused, and says why. */
function OpenAnswer<B>({ props, asked }: { props: BoardProps<B>; asked: Asked }) {
  const { game, language, say } = props;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // A new form for the next answer: what was sent lies empty again.
  const [round, setRound] = useState(0);
  const give = (answer: Plain): void => {
    setRefusal(null);
    props.answer(answer, null, (why) => {
      if (why) setRefusal(why);
      else setRound((n) => n + 1);
    });
  };
  return (
    <div className="pb-bench">
      <AnswerForm key={round} speaking={props} asked={asked} give={give} />
      {refusal && (
        <p role="alert" className="pb-refusal">
          {game.text[language].refusal(refusal, say)}{' '}
          {refusal.rule.includes('-') && (
            <button type="button" className="rule" onClick={() => props.openRule(refusal.rule)}>
              {refusal.rule}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
