/** The page of one table: finds it here or on the server, fetches game and board, opens the room. */
import { type ComponentProps, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useStore } from '../hall/store.ts';
import { Problem } from '../pages/problem.tsx';
import { Loading } from '../parts/loading.tsx';
import { Over } from '../parts/pop.tsx';
import type { FrozenTable } from '../tables/frozen.ts';
import { isLocalId } from '../tables/names.ts';
import type { TableSource } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import { Room } from './room.tsx';
import { useBox } from './use-game.ts';
import { useOpening } from './use-opening.ts';
import '../styles/pages.css';
import '../styles/table.css';

/** Few tables are frozen: fetched when one is. */
const FrozenMatch = lazy(() => import('./frozen.tsx').then((part) => ({ default: part.Frozen })));
const Frozen = (props: ComponentProps<typeof FrozenMatch>) => (
  <Suspense fallback={<Loading />}>
    <FrozenMatch {...props} />
  </Suspense>
);

/** What the server's tables are called. */
const SERVER_ID = /^[\w-]{22}$/;

async function openTable(id: string): Promise<TableSource | FrozenTable | null> {
  if (isLocalId(id)) return (await import('../tables/local.ts')).LocalTable.open(id);
  // Such an address was cut short or mistyped: the server need not be asked.
  if (!SERVER_ID.test(id)) return null;
  const [{ RemoteTable }, { hallSocket }] = await Promise.all([import('../tables/remote.ts'), import('../tables/socket.ts')]);
  return new RemoteTable(id, hallSocket());
}

export default function TablePage({ id }: { id: string }) {
  const words = useWords();
  const [again, setAgain] = useState(0);
  const reopen = useCallback(() => setAgain((n) => n + 1), []);
  const opening = useOpening(
    `${id} ${again}`,
    () => openTable(id),
    (table) => table && 'close' in table && table.close(),
  );
  if (opening.state === 'opening') return <Loading />;
  if (opening.state === 'failed')
    return (
      <Problem
        title={words.problem.title}
        text={words.problem.reasons[opening.error.message] ?? opening.error.message}
        again={() => location.reload()}
      />
    );
  if (!opening.value) return <Problem title={words.table.noTable} text={words.table.noTableHint} />;
  if ('frozen' in opening.value) return <Frozen table={opening.value} sealed={null} />;
  return <OpenTable source={opening.value} reopen={reopen} />;
}

function OpenTable({ source, reopen }: { source: TableSource; reopen(): void }) {
  const words = useWords();
  const state = useStore(source);
  const { game, problem, frozen, id, name, tab } = state;
  const box = useBox(game);
  useEffect(() => {
    if (tab === 'behind') reopen();
  }, [tab, reopen]);
  if (!game && problem) return <Problem title={words.problem.reasons[problem] ?? problem} text={words.table.noTableHint} />;
  if (box.state === 'failed')
    return <Problem title={words.problem.title} text={box.error.message} again={() => location.reload()} />;
  if (box.state === 'opening') return <Loading text={words.loadingGame} />;
  if (frozen) {
    const table = { game: box.value.game, id, name, frozen, record: () => source.record() };
    return <Frozen table={table} sealed={state.status === 'frozen' ? { state, source } : null} />;
  }
  return (
    <>
      <Room source={source} box={box.value} />
      <OtherTab lost={tab === 'lost'} reopen={reopen} />
    </>
  );
}

/** The table is played in another tab; here it waits until somebody wants it back. */
function OtherTab({ lost, reopen }: { lost: boolean; reopen(): void }) {
  const { storage } = useWords().people;
  return (
    <Over open={lost} title={storage.lost}>
      <p>{storage.lostHint}</p>
      <p className="row dialog-foot">
        <button type="button" className="button strong" onClick={reopen}>
          {storage.playHere}
        </button>
      </p>
    </Over>
  );
}
