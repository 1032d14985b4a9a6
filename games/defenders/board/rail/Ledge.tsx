/** Under the paper, always as high: the battle's sums, the drawing order, the people of the city, or the legend of the map. */
import type { BoardProps } from '@guildhall/table';
import { lazy, Suspense, useMemo } from 'react';
import type { TableView } from '../../view.ts';
import { BattleSheet } from '../dock/Battle.tsx';
import { battleIn } from '../dock/latest.ts';
import { useLayers } from '../press/layers.ts';
import { useNow } from '../press/useNow.ts';
import { Legend } from './Legend.tsx';
import { Order } from './Order.tsx';

const People = lazy(() => import('./People.tsx').then((part) => ({ default: part.People })));

/** What concerns the battle that is fought or was fought last. */
const OF_BATTLES = /^(battle|battles|repulse|defeat|displacement|individuals|reinforcements|threat acts)\//;

export function Ledge(given: BoardProps<TableView>) {
  const props = useNow(given);
  const { view } = props;
  const { legend } = useLayers();
  const facts = useMemo(() => (view ? (props.told?.() ?? props.fresh) : []), [view, props.told, props.fresh]);
  const { strengths, battle: fought } = view.table;
  const battle = useMemo(() => {
    const told = battleIn(facts);
    // Until the dice are thrown: what each side has without them.
    if (told?.location !== fought || !strengths) return told;
    return { ...told, defenders: told.defenders ?? strengths.defenders, threats: told.threats ?? strengths.threats };
  }, [facts, fought, strengths]);
  const { phase, step } = view.table;
  const asked = view.asked?.name ?? view.waitingFor[0]?.question ?? '';
  const fighting = battle !== null && (OF_BATTLES.test(asked) || step === 'defenders');
  return (
    <div className="df-ledge">
      {legend ? (
        <Legend {...props} />
      ) : phase === 'map' ? (
        <Order {...props} />
      ) : asked.startsWith('reflection/') ? (
        <Suspense>
          {/* The draft they are added to is the question's own, not its translation. */}
          <People {...given} />
        </Suspense>
      ) : fighting ? (
        <BattleSheet props={props} battle={battle} />
      ) : (
        <Legend {...props} />
      )}
    </div>
  );
}
