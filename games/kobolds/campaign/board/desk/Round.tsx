/** The page of a round: what waits for me, the fights on the felt, bets and deals, and the organiser's book. */
import { Founding } from '../found/Founding.tsx';
import type { Ground } from '../ground.ts';
import { Band } from './Band.tsx';
import { Bets } from './Bets.tsx';
import { Book } from './Book.tsx';
import { Deals } from './Deals.tsx';
import { Felt } from './Felt.tsx';
import { Settlement } from './Settlement.tsx';

export function Round({ ground }: { ground: Ground }) {
  const { view } = ground.props;
  const { phase } = view.table;
  const founding = view.asked?.name === 'founding/found' && view.asked.held === null;
  const between = phase !== 'founding' && phase !== 'over';
  return (
    <>
      <Band ground={ground} />
      {founding && <Founding ground={ground} />}
      {view.table.fights.length > 0 && <Felt ground={ground} />}
      <div className="kc-columns">
        {between && <Bets ground={ground} />}
        {between && <Deals ground={ground} />}
        <Book ground={ground} />
        {between && <Settlement ground={ground} />}
      </div>
    </>
  );
}
