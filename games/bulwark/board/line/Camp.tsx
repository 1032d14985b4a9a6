/** The Encampment: before place 1, outside the line (BW-20.3); it cannot be aimed at (BW-12.17). */
import type { BoardProps } from '@guildhall/table';
import { threeRingCalamity } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { CampPane } from '../art/Pane.tsx';
import type { Forecast } from '../foresight/forecast.ts';
import { campName } from '../words/named.ts';
import { coursesWords } from '../words/will.ts';
import { wordsIn } from '../words/words.ts';
import { Banner } from './Foe.tsx';

export function Toll({ n, label }: { n: number; label: string }) {
  return (
    <span className="bw-toll" role="img" aria-label={label} title={label}>
      {Array.from({ length: threeRingCalamity.toll }, (_, i) => i).map((i) => (
        <i key={i} className={i < n ? 'full' : undefined} />
      ))}
    </span>
  );
}

export function Camp({ view, language, forecast }: BoardProps<TableView> & { forecast: Forecast }) {
  const words = wordsIn(language);
  const toll = words.tollOf(view.table.toll, threeRingCalamity.toll);
  const next = coursesWords(forecast.camp, view.table, language).join('; ');
  return (
    <li className="bw-place camp">
      <button
        type="button"
        className="bw-foe"
        data-card="camp"
        data-card-press
        aria-label={`${campName(language)}. ${words.encampment}, ${words.noTarget}. ${toll}. ${words.next(next)}`}
      >
        <span className="bw-glass">
          <CampPane />
          <Toll n={view.table.toll} label={toll} />
        </span>
        <b className="bw-name">{campName(language)}</b>
        <span className="bw-stats">{words.noTarget}</span>
        <Banner kind="move" chance words={words.will.rollsFirst} below={words.will.chance} />
      </button>
    </li>
  );
}
