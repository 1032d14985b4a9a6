/** What lies over the table when somebody asks for it: the list of keys, the settings. */
import { Over } from '../parts/pop.tsx';
import { Settings } from '../parts/settings.tsx';
import { useWords } from '../words/index.ts';

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
