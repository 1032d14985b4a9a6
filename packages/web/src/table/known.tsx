/** A player's name, which opens what the hall knows: games played and won here, since when, present or not. */
import type { KnownPerson } from '@guildhall/wire';
import { type ReactNode, useState } from 'react';
import { coverOf } from '../hall/games.ts';
import { usePreferences } from '../hall/preferences.ts';
import { Pop } from '../parts/pop.tsx';
import { knownAt } from '../tables/api.ts';
import type { TablePlayer } from '../tables/source.ts';
import { useWords } from '../words/index.ts';

interface Props {
  table: string;
  player: TablePlayer;
  name: string;
  face: ReactNode;
}

export function Known({ table, player, name, face }: Props) {
  const words = useWords();
  const { language } = usePreferences();
  const [known, setKnown] = useState<KnownPerson | 'unknown' | 'failed' | null>(null);
  // Before it is opened there is nothing to read, and to those who listen nothing beside the name.
  const [opened, setOpened] = useState(false);
  const ask = (): void => {
    setOpened(true);
    void knownAt(table, player.seat).then(setKnown, (error: unknown) =>
      setKnown(error instanceof Error && error.name === 'ServerProblem' ? 'unknown' : 'failed'),
    );
  };
  const said = words.people.known;
  return (
    <Pop className="known-name" popupClass="known" label={said.open(name)} face={face} opened={ask}>
      {opened && (
        <>
          <h2 className="popup-title" dir="auto">
            {name}
          </h2>
          <p>{player.here ? said.here : said.away}</p>
        </>
      )}
      {typeof known === 'string' && <p>{said[known]}</p>}
      {known !== null && typeof known === 'object' && (
        <>
          <p>{said.since(new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(known.since))}</p>
          {known.games.length === 0 && <p>{said.none}</p>}
          <ul>
            {known.games.map(({ game, played, won }) => (
              <li key={game}>{said.game(coverOf(game)?.title[language] ?? game, played, won)}</li>
            ))}
          </ul>
        </>
      )}
    </Pop>
  );
}
