/** Sitting down at a table that is being played: whoever has no name yet is asked for one first. */
import { type FormEvent, useEffect, useState } from 'react';
import { preferences } from '../hall/preferences.ts';
import { createStore, useStore } from '../hall/store.ts';
import { isName, NameField } from '../parts/name-field.tsx';
import { Over } from '../parts/pop.tsx';
import { session, takeName } from '../tables/api.ts';
import { anySeed } from '../tables/random.ts';
import type { TableSource } from '../tables/source.ts';
import { useWords } from '../words/index.ts';

const wish = createStore<{ sit: (() => Promise<void>) | null }>({ sit: null });

/** Takes a seat on offer, or one's own back. */
export function sitDownNamed(source: TableSource, seat: number): void {
  const sit = (): Promise<void> => source.sitDown(seat);
  if (preferences.get().name) void sit();
  else wish.set({ sit });
}

/** Somebody the hall calls "Guest 68093" is offered a better name. */
export function nameToBegin(suggested: readonly string[]): string {
  const { name } = preferences.get();
  const { person } = session.get();
  if (name) return name;
  if (person && !/ \d{5}$/.test(person.name)) return person.name;
  return suggested[anySeed() % suggested.length];
}

export function SitDown() {
  const { invite, name: words } = useWords().people;
  const { sit } = useStore(wish);
  const [name, setName] = useState('');
  const close = (): void => wish.set({ sit: null });
  useEffect(() => {
    if (sit) setName(nameToBegin(words.suggested));
  }, [sit, words]);
  const go = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isName(name)) return;
    close();
    await takeName(name.trim()).catch(() => null);
    await sit?.();
  };
  return (
    <Over open={sit !== null} close={close} title={invite.sit}>
      <form className="settings" onSubmit={(event) => void go(event)}>
        <NameField label={invite.name} text={name} change={setName} first={name !== ''} />
        <p className="quiet">{invite.note}</p>
        <p className="row dialog-foot">
          <button type="button" className="button" onClick={close}>
            {invite.watch}
          </button>
          <button type="submit" className="button strong" disabled={!isName(name)}>
            {invite.sit}
          </button>
        </p>
      </form>
    </Over>
  );
}
