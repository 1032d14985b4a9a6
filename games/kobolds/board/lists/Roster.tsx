/** A gang as a row of coins: who acts now, who may still, who is done, who is out. */
import type { Language, Seat } from '@guildhall/kernel';
import { type KeyboardEvent, memo } from 'react';
import type { TableView } from '../../view.ts';
import { Coin } from '../art/Coin.tsx';
import { activeOf, nameOf, rosterOf } from '../model.ts';
import { woundsOf } from '../street/figures.ts';
import { wordsIn } from '../words/words.ts';

export const Roster = memo(function Roster({ table, seat, language }: { table: TableView; seat: Seat; language: Language }) {
  const words = wordsIn(language);
  const active = activeOf(table);
  return (
    <ul className="kb-roster" onKeyDown={walk}>
      {rosterOf(table, seat).map((m, i) => {
        const model = table.models[m];
        if (!model) return null;
        const out = model.place !== 'play' && model.place !== 'reserve';
        const of = woundsOf(model.profile);
        const left = Math.max(0, of - model.wounds);
        const state =
          m === active ? 'now' : out ? 'out' : model.activated ? 'done' : model.place === 'reserve' ? 'reserve' : 'ready';
        const note = { now: words.now, out: words.outOfPlay, done: words.done, reserve: words.reserve, ready: '' }[state];
        const name = nameOf(table, m, language);
        return (
          <li key={m} className={state} title={`${name}: ${note ? `${note}, ` : ''}${words.life(left, of)}`}>
            <button type="button" data-card={`m${m}`} data-card-press tabIndex={i === 0 ? 0 : -1}>
              <svg viewBox="-30 -40 60 70" aria-hidden="true">
                <Coin profile={model.profile} seat={seat} r={27} />
                {out ? <path d="M-18-18L18 18M18-18L-18 18" stroke="#d0303c" strokeWidth="6" strokeLinecap="round" /> : null}
              </svg>
              <b aria-hidden="true">
                {state === 'ready' || state === 'now' ? (
                  <>
                    {left}
                    <i>♥</i>
                  </>
                ) : (
                  note
                )}
              </b>
              <span className="unseen">
                {name}, {note ? `${note}, ` : ''}
                {words.life(left, of)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
});

/** One stop for the Tab key; arrows walk along the gang. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll('button')];
  all[(all.indexOf(event.target as HTMLButtonElement) + step + all.length) % all.length]?.focus();
  event.preventDefault();
}
