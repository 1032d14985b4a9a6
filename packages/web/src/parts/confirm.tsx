/** Asks once more before something that cannot be taken back. */
import { useWords } from '../words/index.ts';
import { Over } from './pop.tsx';

export interface Question {
  title: string;
  text: string;
  /** What the press that does it is called. */
  yes: string;
  act(): void;
}

/** null: nothing is asked. */
export function Confirm({ question, close }: { question: Question | null; close(): void }) {
  const words = useWords();
  return (
    <Over open={question !== null} close={close} title={question?.title ?? ''}>
      <p>{question?.text}</p>
      <p className="row dialog-foot">
        <button type="button" className="button" onClick={close}>
          {words.people.confirm.cancel}
        </button>
        <button
          type="button"
          className="button strong"
          onClick={() => {
            close();
            question?.act();
          }}
        >
          {question?.yes}
        </button>
      </p>
    </Over>
  );
}
