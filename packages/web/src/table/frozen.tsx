/** A match that was begun by earlier rules and cannot go on by those of today: why, and what can be had of it. */
import { frozenInWords } from '@guildhall/kernel/hall';
import { useState } from 'react';
import { Link } from 'wouter';
import { usePreferences } from '../hall/preferences.ts';
import { fileName, saveFile } from '../hall/save.ts';
import { Frame } from '../parts/frame.tsx';
import { ServerProblem } from '../tables/api.ts';
import type { FrozenTable } from '../tables/frozen.ts';
import { useWords } from '../words/index.ts';

export function Frozen({ table }: { table: FrozenTable }) {
  const words = useWords();
  const { language } = usePreferences();
  const [problem, setProblem] = useState<string | null>(null);
  const { game, id, name, frozen } = table;
  const save = async (): Promise<void> => {
    try {
      const record = await table.record();
      if (record) saveFile(`${fileName(game.meta.id, name)}.guildhall.json`, record);
    } catch (error) {
      setProblem(error instanceof ServerProblem ? words.frozen.notYours : String(error));
    }
  };
  const why = frozenInWords(language, game, frozen);
  return (
    <Frame title={words.frozen.title} className="column">
      <h1>{words.frozen.title}</h1>
      <p>
        {game.text[language].title}: {name}
      </p>
      <p>{words.frozen.lead}</p>
      <p className="quiet">{`${why.charAt(0).toLocaleUpperCase(language)}${why.slice(1)}.`}</p>
      <p className="row">
        <button type="button" className="button strong" onClick={() => void save()}>
          {words.table.save}
        </button>
        {frozen.obstacle.why !== 'rules' && (
          <Link href={`/table/${id}/replay`} className="button">
            {words.frozen.watch}
          </Link>
        )}
        <Link href="/" className="button">
          {words.problem.home}
        </Link>
      </p>
      {problem && <p role="alert">{problem}</p>}
    </Frame>
  );
}
