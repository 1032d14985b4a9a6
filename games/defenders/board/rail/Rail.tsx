/** At the left edge of the paper: the tools of a drawing, the layers of the map, its legend and the chronicle. */
import type { BoardProps } from '@guildhall/table';
import { lazy, Suspense } from 'react';
import type { TableView } from '../../view.ts';
import { ChronicleButton } from '../chronicle/Chronicle.tsx';
import { LAYERS, type Layer, useLayers } from '../press/layers.ts';
import { lentName, useDrawn } from '../press/useDrawn.ts';
import { wordsIn } from '../words/words.ts';

// Fetched when somebody draws.
const OwnTools = lazy(() => import('./DrawTools.tsx').then((part) => ({ default: part.OwnTools })));
const LentTools = lazy(() => import('./DrawTools.tsx').then((part) => ({ default: part.LentTools })));

export function Rail(props: BoardProps<TableView>) {
  const { view, language } = props;
  const words = wordsIn(language);
  const { task, borrowed } = useDrawn(props);
  const { shows, toggle, legend, toggleLegend } = useLayers();
  return (
    <div className="df-rail">
      <Suspense>
        {task ? <OwnTools key={view.asked?.name} props={props} task={task} /> : null}
        {borrowed ? <LentTools key={lentName(view, borrowed)} props={props} drawn={borrowed} /> : null}
      </Suspense>
      <div className="df-layers" role="toolbar" aria-label={words.layers}>
        {LAYERS.map((layer) => (
          <button key={layer} type="button" aria-pressed={shows(layer)} title={words.layer[layer]} onClick={() => toggle(layer)}>
            <Sign d={SIGNS[layer]} />
            {words.layerShort[layer]}
          </button>
        ))}
        <button type="button" className="df-legend-button" aria-pressed={legend} title={words.legend} onClick={toggleLegend}>
          <Sign d={SIGNS.legend} />
          {words.legendShort}
        </button>
        <ChronicleButton {...props}>
          <Sign d={SIGNS.chronicle} />
        </ChronicleButton>
      </div>
    </div>
  );
}

const SIGNS: { readonly [name in Layer | 'legend' | 'chronicle']: string } = {
  sketch: 'M3 17c4-9 6 4 9-4s4-9 9-8',
  connections: 'M5 19L19 5M3 19a2 2 0 1 0 4 0 2 2 0 1 0-4 0M17 5a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  entries: 'M3 12h15M13 7l6 5-6 5',
  tokens: 'M5 4h14v8c0 5-4 7-7 9-3-2-7-4-7-9z',
  legend: 'M4 6h3M4 12h3M4 18h3M11 6h9M11 12h9M11 18h9',
  chronicle: 'M4 5c4-2 7 0 8 1 1-1 4-3 8-1v14c-4-2-7 0-8 1-1-1-4-3-8-1zM12 6v14',
};
function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.900" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
