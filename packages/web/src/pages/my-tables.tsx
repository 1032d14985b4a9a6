/** My tables: those that wait for me first, those that go on, those that are over. */
import { useState } from 'react';
import { Confirm, type Question } from '../parts/confirm.tsx';
import { Frame } from '../parts/frame.tsx';
import { OpenFile } from '../parts/open-file.tsx';
import { TableRow } from '../parts/table-row.tsx';
import { isWaiting, useTables } from '../tables/lists.ts';
import { isLocalId } from '../tables/names.ts';
import { dropTable } from '../tables/shelf.ts';
import type { TableSummary } from '../tables/source.ts';
import { useWords } from '../words/index.ts';

export default function MyTables() {
  const words = useWords();
  const { mine, loaded, refresh } = useTables();
  const over = mine.filter(({ status }) => status === 'over' || status === 'aborted');
  const waiting = mine.filter(isWaiting);
  const going = mine.filter((table) => !over.includes(table) && !waiting.includes(table));
  const [question, setQuestion] = useState<Question | null>(null);
  const remove = async (table: TableSummary): Promise<void> => {
    await dropTable(table.id);
    await refresh();
  };
  const askRemove = (table: TableSummary) => (): void =>
    setQuestion({
      title: words.people.confirm.remove,
      text: words.mine.removeSure(table.name),
      yes: words.people.confirm.remove,
      act: () => void remove(table),
    });
  const list = (title: string, tables: TableSummary[], finished = false) =>
    tables.length > 0 && (
      <section>
        <h2>{title}</h2>
        <ul>
          {tables.map((table, i) => (
            <TableRow
              key={table.id}
              table={table}
              waiting={isWaiting(table)}
              strong={i === 0 && isWaiting(table)}
              {...(finished ? { action: words.mine.replay, href: `/table/${table.id}/replay` } : {})}
              {...(isLocalId(table.id) ? { remove: askRemove(table) } : {})}
            />
          ))}
        </ul>
      </section>
    );
  return (
    <Frame title={words.mine.title} className="column">
      <h1>{words.mine.title}</h1>
      {list(words.mine.waiting, waiting)}
      {list(words.mine.going, going)}
      {list(words.mine.over, over, true)}
      {loaded && mine.length === 0 && (
        <>
          <p>{words.mine.none}</p>
          <p className="quiet">{words.mine.noneHint}</p>
        </>
      )}
      <OpenFile />
      <Confirm question={question} close={() => setQuestion(null)} />
    </Frame>
  );
}
