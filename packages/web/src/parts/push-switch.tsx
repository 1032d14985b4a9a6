/** Whether one is told of one's turn also when the page is closed. */
import { useState } from 'react';
import { usePreferences } from '../hall/preferences.ts';
import { type NoPush, pushOff, pushOn } from '../hall/push.ts';
import { useWords } from '../words/index.ts';
import { pushWords } from '../words/push.ts';
import { Switch } from './switch.tsx';

export default function PushSwitch() {
  const { tellPush, language } = usePreferences();
  const said = { ...useWords().people.settings, ...pushWords[language] };
  const [no, setNo] = useState<NoPush | null>(null);
  const [busy, setBusy] = useState(false);
  const turn = async (on: boolean): Promise<void> => {
    setBusy(true);
    if (!on) await pushOff();
    setNo(on ? await pushOn() : null);
    setBusy(false);
  };
  return (
    <>
      <div className="switches">
        <Switch on={tellPush} set={(on) => void turn(on)} label={said.label} disabled={busy} />
      </div>
      <small>{said.hint}</small>
      <p role="status" className="setting-said">
        {no && said[no]}
      </p>
    </>
  );
}
