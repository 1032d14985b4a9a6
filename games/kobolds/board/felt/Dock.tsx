/** The felt: the attack or spell in progress, the place being chosen, one's hand, coins and habits. */
import type { BoardProps } from '@guildhall/table';
import { memo } from 'react';
import type { TableView } from '../../view.ts';
import { shownSeat } from '../model.ts';
import { taskOf } from '../press/hand.ts';
import { wordsIn } from '../words/words.ts';
import { Cards } from './Cards.tsx';
import { Duel } from './Duel.tsx';
import { Habits } from './Habits.tsx';
import { Place } from './Place.tsx';
import { Spell } from './Spell.tsx';

const MOST_COINS = 8;

function Felt(props: BoardProps<TableView>) {
  const { view, language } = props;
  const { table, asked, seat } = view;
  const words = wordsIn(language);
  const gang = table.gangs[shownSeat(view)];
  const choosing = taskOf(table, asked, seat);
  return (
    <div className={`kb-felt${choosing ? ' choosing' : ''}`}>
      <Spell {...props} />
      {choosing?.kind === 'commit' || choosing?.kind === 'defend' ? null : <Duel {...props} />}
      <Place {...props} />
      <Cards {...props} />
      {gang && seat !== null ? (
        <footer className="kb-foot">
          <Habits language={language} />
          <span className="kb-stash" role="img" aria-label={words.stash(gang.stash)}>
            <span className="kb-coins">
              {Array.from({ length: Math.min(gang.stash, MOST_COINS) }, (_, i) => i).map((i) => (
                <i key={i} />
              ))}
            </span>
            <b>{gang.stash}</b>
          </span>
        </footer>
      ) : null}
    </div>
  );
}

/** What somebody points at on the street changes nothing here. */
export const Dock = memo(
  Felt,
  (a, b) =>
    a.view === b.view &&
    a.language === b.language &&
    a.say === b.say &&
    a.options === b.options &&
    a.fresh === b.fresh &&
    a.answer === b.answer &&
    a.whyNot === b.whyNot,
);
