/** The question layout/draw at a table: a printed or saved layout as a start, or one drawn now, then proposed to the other. */
import { isRefusal, type Language, type Refusal } from '@guildhall/kernel';
import { useShelf } from '@guildhall/table/shelf';
import { LAYOUT_PLANS } from '../../../data/index.ts';
import { BringIn } from '../parts/BringIn.tsx';
import { Verdict } from '../parts/Verdict.tsx';
import { wordsIn } from '../words/words.ts';
import '../workshop.css';
import { Editor } from './Editor.tsx';
import { readLayout, writeLayout } from './notation.ts';
import { folded, wholePlan } from './plan.ts';
import { Sketch, Starts } from './Starts.tsx';
import { useLayoutBench } from './useLayoutBench.ts';

export interface LayoutChoiceProps {
  language: Language;
  /** Gives the answer: a layout in its notation. */
  answer(text: string, anchor?: Element | null): void;
  /** Why the table refuses an answer, or null: its scenario may ask for more than any layout must keep. */
  whyNot(text: string): Refusal | null;
  openRule?(id: string): void;
}
const nowhere = (): void => undefined;

export function LayoutChoice({ language, answer, whyNot, openRule = nowhere }: LayoutChoiceProps) {
  const words = wordsIn(language);
  const { works } = useShelf('kobolds.layouts');
  const bench = useLayoutBench();
  const text = writeLayout(bench.draft);
  const refusal = text === '' ? null : whyNot(text);
  const saved = works.flatMap(({ id, name, text: kept }) => {
    const read = readLayout(kept);
    return isRefusal(read) ? [] : [{ id, name: name || words.shelf.nameless, draft: read }];
  });
  return (
    <section className="kw kw-choice" aria-label={words.layout.choose}>
      <div className="kw-ready">
        <Starts language={language} start={(id) => bench.change(folded(LAYOUT_PLANS[id]))} />
        {saved.length > 0 && (
          <>
            <h3>{words.shelf.saved}</h3>
            <ul>
              {saved.map(({ id, name, draft }) => (
                <li key={id}>
                  <button type="button" onClick={() => bench.change(draft)}>
                    <Sketch plan={wholePlan(draft)} size={84} />
                    <b>{name}</b>
                    <small>{words.layout.pieces(wholePlan(draft).length)}</small>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Editor {...bench} language={language} openRule={openRule}>
        {refusal && <Verdict refusal={refusal} good="" language={language} openRule={openRule} />}
        <button type="button" className="button strong large" onClick={(event) => answer(text, event.currentTarget)}>
          {words.layout.take}
        </button>
      </Editor>
      <BringIn language={language} read={readLayout} take={(read) => bench.change(read)} />
    </section>
  );
}
