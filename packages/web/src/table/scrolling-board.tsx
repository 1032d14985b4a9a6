/** Where a board lies that is text: it scrolls and is not zoomed. */
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';

/** What scrolls can be reached and moved by keys, whatever stands in it. */
const REACHABLE = { tabIndex: 0 };

export function ScrollingBoard({ children, id }: { children: ReactNode; id: string }) {
  const words = useWords();
  return (
    <section className="board-area" aria-label={words.table.board} id={id} tabIndex={-1}>
      <div className="board-frame scrolls" {...REACHABLE}>
        <div className="board-sheet">{children}</div>
      </div>
    </section>
  );
}
