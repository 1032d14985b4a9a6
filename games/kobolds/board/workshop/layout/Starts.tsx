/** The printed layouts as small pictures, to start from. */
import type { Language } from '@guildhall/kernel';
import { LAYOUT_IDS, LAYOUT_PLANS, type LayoutId, type PiecePlan } from '../../../data/index.ts';
import { outline, SHEET } from '../../art/paint.ts';
import { namesIn } from '../words/words.ts';

export function Sketch({ plan, size }: { plan: readonly PiecePlan[]; size: number }) {
  return (
    <svg className="kw-thumb" viewBox={`0 0 ${SHEET} ${SHEET}`} width={size} height={size} aria-hidden="true">
      <rect width={SHEET} height={SHEET} className="kw-ground" />
      {plan.map(({ corners, kind, height }) => (
        <path
          key={`${kind} ${corners[0]?.x} ${corners[0]?.y}`}
          d={outline(corners)}
          className={height > 1 ? 'kw-thumb-piece tall' : 'kw-thumb-piece'}
        />
      ))}
    </svg>
  );
}

export function Starts({ language, start }: { language: Language; start(id: LayoutId): void }) {
  const names = namesIn(language).layouts;
  return (
    <ul>
      {LAYOUT_IDS.map((id) => (
        <li key={id}>
          <button type="button" onClick={() => start(id)}>
            <Sketch plan={LAYOUT_PLANS[id]} size={84} />
            <b>{names[id].name}</b>
            <small>{names[id].text}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
