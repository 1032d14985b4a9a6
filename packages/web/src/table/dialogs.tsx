/** What lies over the table: passing the device, the list of keys, the settings. */
import { Over } from '../parts/pop.tsx';
import { Settings } from '../parts/settings.tsx';
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

export function Keys({ open, close }: { open: boolean; close(): void }) {
  const words = useWords();
  return (
    <Over open={open} close={close} title={words.table.shortcuts}>
      <dl className="keys">
        {words.keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="row dialog-foot">
        <button type="button" className="button strong" onClick={close}>
          {words.table.close}
        </button>
      </p>
    </Over>
  );
}

/** What one can set in the hall can be set at the table too. */
export function SettingsDialog({ open, close }: { open: boolean; close(): void }) {
  const words = useWords();
  return (
    <Over open={open} close={close} title={words.you.menu}>
      <div className="settings">
        <Settings />
      </div>
      <p className="row dialog-foot">
        <button type="button" className="button strong" onClick={close}>
          {words.you.save}
        </button>
      </p>
    </Over>
  );
}
