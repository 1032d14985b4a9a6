/** A match that was begun by earlier rules and cannot go on by those of today: why, and what can be had of it. */
import { frozenInWords } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { usePreferences } from '../hall/preferences.ts';
import { fileName, saveFile } from '../hall/save.ts';
import { Frame } from '../parts/frame.tsx';
import type { FrozenTable } from '../tables/frozen.ts';
import type { TableSource, TableState } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import { Abandon } from './bars.tsx';
import { useGameWords } from './words-of.ts';

interface Sealed {
  state: TableState;
  source: TableSource;
}

/** `sealed`: a table of the server whose match is not over, so that nobody may have the file. */
export function Frozen({ table, sealed }: { table: FrozenTable; sealed: Sealed | null }) {
  const words = useWords();
  const { language } = usePreferences();
  const { game, name, frozen } = table;
  const why = frozenInWords(language, game, frozen);
  return (
    <Frame title={words.frozen.title} className="column">
      <h1>{words.frozen.title}</h1>
      <p>
        {game.text[language].title}: {name}
      </p>
      <p>{sealed ? words.frozen.sealed : words.frozen.lead}</p>
      <p className="quiet">{`${why.charAt(0).toLocaleUpperCase(language)}${why.slice(1)}.`}</p>
      {sealed ? <GiveUp game={game} {...sealed} /> : <ToHave table={table} />}
    </Frame>
  );
}

function ToHave({ table }: { table: FrozenTable }) {
  const words = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const { game, id, name, frozen } = table;
  const save = async (): Promise<void> => {
    try {
      const record = await table.record();
      if (record) saveFile(`${fileName(game.meta.id, name)}.guildhall.json`, record);
    } catch (error) {
      setProblem(String(error));
    }
  };
  return (
    <>
      <Ways>
        <button type="button" className="button strong" onClick={() => void save()}>
          {words.table.save}
        </button>
        {frozen.obstacle.why !== 'rules' && (
          <Link href={`/table/${id}/replay`} className="button">
            {words.frozen.watch}
          </Link>
        )}
      </Ways>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

/** Once all agree it is over like any other match, and everybody may have the file. */
function GiveUp({ game, state, source }: Sealed & { game: AnyGame }) {
  const words = useWords();
  const gameWords = useGameWords(game, state.players, null);
  const { abandon, mine } = state;
  return (
    <>
      <Abandon state={state} source={source} game={gameWords} />
      <Ways>
        {mine.length > 0 && !abandon && (
          <button type="button" className="button" onClick={() => source.abandon(true)}>
            {words.table.abort}
          </button>
        )}
      </Ways>
    </>
  );
}

function Ways({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <p className="row">
      {children}
      <Link href="/" className="button">
        {words.problem.home}
      </Link>
    </p>
  );
}
