/** What lies over the table: passing the device. */
import { Over } from '../parts/pop.tsx';
import type { TableSource, TableState } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import type { GameWords } from './words-of.ts';

/** Several people at one device: nobody sees what is not theirs. */
export function PassDevice({ state, source, game }: { state: TableState; source: TableSource; game: GameWords }) {
  const words = useWords();
  const name = state.passTo === null ? '' : game.say.seat(state.passTo);
  return (
    <Over open={state.passTo !== null} title={words.table.passTo(name)}>
      <p>{words.table.passHint}</p>
      <p className="row dialog-foot">
        <button type="button" className="button strong large" onClick={() => source.passed()}>
          {words.table.iAm(name)}
        </button>
      </p>
    </Over>
  );
}
