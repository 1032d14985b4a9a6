/** All that a person can set, in one place: the same in the hall and at the table. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { askLeave, chime, type NoNotices } from '../hall/bell.ts';
import { PACES, prefer, usePreferences } from '../hall/preferences.ts';
import { useStore } from '../hall/store.ts';
import { session, takeName } from '../tables/api.ts';
import { useWords } from '../words/index.ts';
import { isName, NameField } from './name-field.tsx';
import { Switch } from './switch.tsx';

const PushSwitch = lazy(() => import('./push-switch.tsx'));

export function Settings() {
  const words = useWords();
  const { name, hints, still, watchPace } = usePreferences();
  const { person } = useStore(session);
  const [typed, setTyped] = useState(name);
  const [unheard, setUnheard] = useState(false);
  // An account that is signed in to brings its name.
  useEffect(() => setTyped(name), [name]);
  const keep = async (): Promise<void> => {
    if (!isName(typed) || typed.trim() === name) return;
    setUnheard(
      await takeName(typed.trim()).then(
        () => false,
        () => true,
      ),
    );
  };
  return (
    <>
      <NameField
        label={words.you.name}
        text={typed}
        change={setTyped}
        placeholder={person?.name ?? words.you.guest}
        hint={unheard ? words.people.name.notKept : words.you.nameHint}
        mayBeEmpty
        done={() => void keep()}
      />
      <fieldset className="setting">
        <legend>{words.people.settings.bots}</legend>
        <div className="segments">
          {PACES.map((pace) => (
            <label key={pace}>
              <input
                type="radio"
                name="watch-pace"
                className="unseen"
                checked={pace === watchPace}
                onChange={() => prefer({ watchPace: pace })}
              />
              {words.people.settings.paces[pace]}
            </label>
          ))}
        </div>
        <small>{words.people.settings.paceHint}</small>
      </fieldset>
      <fieldset className="setting">
        <legend>{words.people.settings.tell}</legend>
        <TellSwitches />
      </fieldset>
      <div className="switches">
        <Switch on={hints} set={(on) => prefer({ hints: on, known: [] })} label={words.you.hints} />
        <Switch on={still} set={(on) => prefer({ still: on })} label={words.you.still} />
      </div>
    </>
  );
}

/** The ways to be told of one's turn. Leave is asked of the browser only on this press. */
export function TellSwitches() {
  const words = useWords();
  const { tellTab, tellSystem, tellSound } = usePreferences();
  const { server } = useStore(session);
  const [no, setNo] = useState<NoNotices | null>(null);
  const system = async (on: boolean): Promise<void> => {
    const why = on ? await askLeave() : null;
    setNo(why);
    prefer({ tellSystem: on && why === null, tellAsked: true });
  };
  const sound = (on: boolean): void => {
    prefer({ tellSound: on, tellAsked: true });
    if (on) chime();
  };
  return (
    <>
      <div className="switches">
        <Switch on={tellTab} set={(on) => prefer({ tellTab: on, tellAsked: true })} label={words.people.settings.tab} />
        <Switch on={tellSystem} set={(on) => void system(on)} label={words.people.settings.system} />
        <Switch on={tellSound} set={sound} label={words.people.settings.sound} />
      </div>
      <p role="status" className="setting-said">
        {no && words.people.settings[no]}
      </p>
      {server && (
        <Suspense>
          <PushSwitch />
        </Suspense>
      )}
    </>
  );
}
