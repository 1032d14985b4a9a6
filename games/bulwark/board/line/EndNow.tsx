/** "If the turn ended now": Wounds, Menace, cards and Foes to come, added up from what the line will do. */
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { Icon } from '../art/Icon.tsx';
import { type Forecast, mean, spread } from '../foresight/forecast.ts';
import { Rule } from '../lists/Rule.tsx';
import { type BoardWords, wordsIn } from '../words/words.ts';

/** "3", "2 to 5": what comes at least and at most. */
const range = (courses: readonly { what: number }[]): string => {
  const [least, most] = [courses[0]?.what ?? 0, courses.at(-1)?.what ?? 0];
  return least === most ? `${least}` : `${least}–${most}`;
};

/** The worst that comes, or may come where a die decides it; '' if nothing of the kind. */
function dangerOf({ sums }: Forecast, words: BoardWords): string {
  if (sums.some(({ what }) => what.lost)) return sums.every(({ what }) => what.lost) ? words.lost : words.mayBeLost;
  if (!sums.some(({ what }) => what.killed)) return '';
  return sums.every(({ what }) => what.killed) ? words.killed : words.mayBeKilled;
}

const isLast = ({ heroes, seat }: TableView): boolean => heroes.slice(seat + 1).every(({ alive }) => !alive);

export function EndNow({ view, language, openRule, forecast }: BoardProps<TableView> & { forecast: Forecast }) {
  const { table } = view;
  const words = wordsIn(language);
  const wounds = spread(forecast, (sums) => sums.wounds);
  const stopped = spread(forecast, (sums) => sums.stopped);
  const menace = spread(forecast, (sums) => sums.menace);
  const draw = spread(forecast, (sums) => sums.draw);
  // BW-9.2, BW-9.3
  const reveals = isLast(table) ? table.reveals : Math.min(1, table.reveals);
  const danger = dangerOf(forecast, words);
  return (
    <p className="bw-endnow">
      <b className="bw-lettered">{words.endNow}</b>
      <span className="wound">
        <Icon name="gash" size={15} />
        {wounds.length > 1
          ? `${range(wounds)} · ${words.onAverage(mean(wounds).toFixed(1))}`
          : words.woundSum(wounds[0]?.what ?? 0)}
        {(stopped.at(-1)?.what ?? 0) > 0 && <small> ({words.shieldTakes(stopped.at(-1)?.what ?? 0)})</small>}
      </span>
      {(table.settings.army !== 'carnival' || table.settings.risingPanic) && (
        <span className="menace">
          {words.menace} {table.menace} → <b>{range(menace)}</b>
        </span>
      )}
      <span className="draw">
        <Icon name="discard" size={15} />
        {draw.length > 1 ? words.draw(draw[0].what).replace(String(draw[0].what), range(draw)) : words.draw(draw[0]?.what ?? 0)}
      </span>
      {reveals > 0 && (
        <span>
          <Icon name="hourglass" size={14} />
          {words.revealMore(reveals)}
        </span>
      )}
      {danger !== '' && <strong>{danger}</strong>}
      <Rule id="BW-8.3" openRule={openRule} />
    </p>
  );
}
