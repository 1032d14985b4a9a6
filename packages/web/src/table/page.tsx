/** The page of one table: finds it here or on the server, fetches game and board, opens the room. */
import { useStore } from '../hall/store.ts';
import { Problem } from '../pages/problem.tsx';
import { Loading } from '../parts/loading.tsx';
import type { FrozenTable } from '../tables/frozen.ts';
import { LocalTable } from '../tables/local.ts';
import { isLocalId } from '../tables/names.ts';
import type { TableSource } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import { Frozen } from './frozen.tsx';
import { Room } from './room.tsx';
import { useBox } from './use-game.ts';
import { useOpening } from './use-opening.ts';
import '../styles/pages.css';
import '../styles/table.css';

async function openTable(id: string): Promise<TableSource | FrozenTable | null> {
  if (isLocalId(id)) return LocalTable.open(id);
  const [{ RemoteTable }, { hallSocket }] = await Promise.all([import('../tables/remote.ts'), import('../tables/socket.ts')]);
  return new RemoteTable(id, hallSocket());
}

export default function TablePage({ id }: { id: string }) {
  const words = useWords();
  const opening = useOpening(
    id,
    () => openTable(id),
    (table) => table && 'close' in table && table.close(),
  );
  if (opening.state === 'opening') return <Loading />;
  if (opening.state === 'failed')
    return <Problem title={words.problem.title} text={opening.error.message} again={() => location.reload()} />;
  if (!opening.value) return <Problem title={words.table.noTable} text={words.table.noTableHint} />;
  if ('frozen' in opening.value) return <Frozen table={opening.value} sealed={null} />;
  return <OpenTable source={opening.value} />;
}

function OpenTable({ source }: { source: TableSource }) {
  const words = useWords();
  const state = useStore(source);
  const { game, problem, frozen, id, name } = state;
  const box = useBox(game);
  if (!game && problem) return <Problem title={words.problem.reasons[problem] ?? problem} text={words.table.noTableHint} />;
  if (box.state === 'failed')
    return <Problem title={words.problem.title} text={box.error.message} again={() => location.reload()} />;
  if (box.state === 'opening') return <Loading text={words.loadingGame} />;
  if (frozen) {
    const table = { game: box.value.game, id, name, frozen, record: () => source.record() };
    return <Frozen table={table} sealed={state.status === 'frozen' ? { state, source } : null} />;
  }
  return <Room source={source} box={box.value} />;
}
