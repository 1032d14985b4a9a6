/** Gangs and layouts are made before the game, each at a bench of its own that lies where the street will be. */
import type { BoardProps } from '@guildhall/table';
import { type ReactNode, useEffect, useRef } from 'react';
import type { TableView } from '../../view.ts';
import { GangChoice, LayoutChoice } from '../workshop/index.tsx';

const BENCHES = ['gangs/build', 'layout/draw'];
export const hasBench = (question: string): boolean => BENCHES.includes(question);
export const wantsBench = ({ view }: BoardProps<TableView>): boolean => hasBench(view.asked?.name ?? '');

/** Its own wheel and fingers: what lies here is scrolled, not zoomed. */
function Tabletop({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = (event: Event): void => event.stopPropagation();
    const element = box.current;
    element?.addEventListener('wheel', own);
    return () => element?.removeEventListener('wheel', own);
  }, []);
  return (
    <div ref={box} className="kb-bench">
      {children}
    </div>
  );
}

export function Bench({ view, language, answer, whyNot, openRule }: BoardProps<TableView>) {
  const given = { language, answer, whyNot, openRule };
  return (
    <Tabletop>
      {view.asked?.name === 'gangs/build' ? (
        <GangChoice {...given} gold={view.table.settings.gold} />
      ) : (
        <LayoutChoice {...given} />
      )}
    </Tabletop>
  );
}
