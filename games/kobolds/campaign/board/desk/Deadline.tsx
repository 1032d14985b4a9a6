/** Until when everybody may still decide: set or lifted by the organiser, by the day. */
import type { Desk } from '@guildhall/table';
import { useState } from 'react';
import type { Ground } from '../ground.ts';
import { Rule } from '../lists/Rule.tsx';
import { dayOf, fieldOf } from './days.ts';

const DAY = 86_400_000;
const WEEK = 7;

interface Props {
  ground: Ground;
  desk: Desk;
}

export function Deadline({ ground, desk }: Props) {
  const { props, words } = ground;
  const [until, setUntil] = useState(() => fieldOf(desk.deadline?.until ?? Date.now() + WEEK * DAY));
  return (
    <form
      className="kc-row"
      onSubmit={(event) => {
        event.preventDefault();
        void desk.setDeadline(new Date(until).getTime());
      }}
    >
      <label>
        {words.book.deadline}
        <input type="datetime-local" required value={until} onChange={({ target }) => setUntil(target.value)} />
      </label>
      <button type="submit" className="kc-button">
        {desk.deadline ? words.book.move : words.book.set}
      </button>
      {desk.deadline && (
        <button type="button" className="kc-button" onClick={() => void desk.setDeadline(null)}>
          {words.book.lift}
        </button>
      )}
      <p className="kc-fine">
        {desk.deadline ? words.book.dueBy(dayOf(desk.deadline.until, props.language)) : words.book.noHurry}{' '}
        <Rule id="KC-30.29" openRule={props.openRule} />
      </p>
    </form>
  );
}
