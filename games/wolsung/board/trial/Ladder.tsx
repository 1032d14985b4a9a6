/** What one may add to the test that lies on the table, each with what it leads to; pressing it is the answer. */
import { isCard } from '@guildhall/cards';
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { PlayingCard, TenDie, Token } from '../art/Pieces.tsx';
import { forecastOf } from '../foresight/mending.ts';
import { wordsIn } from '../words/words.ts';
import { isGood, verdictOf } from './verdict.ts';

/** The picture of what an answer spends. */
export function SignOf({ option }: { option: Plain }) {
  if (typeof option !== 'string') return null;
  const card = option.split(' ').find((part) => isCard(part));
  if (card && isCard(card)) return <PlayingCard card={card} />;
  if (option.startsWith('dice') || option.startsWith('die')) return <TenDie face="" look="hero" size={22} />;
  return option.startsWith('raise') || option === 'replenish' ? <Token size={22} /> : null;
}

export function Ladder(props: BoardProps<TableView>) {
  const { view, language, options, game, say, answer, focus, focused } = props;
  const { asked } = view;
  const words = wordsIn(language);
  const rows = options.flatMap((option) => {
    const forecast = forecastOf(view, option);
    return forecast && asked ? [{ option, forecast, text: game.text[language].answer(asked.name, option, asked.show, say) }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <ul className="ws-ladder" aria-label={words.mend}>
      {rows.map(({ option, forecast, text }) => (
        <li key={String(option)}>
          <button
            type="button"
            data-legal
            className={focused === option ? 'here' : undefined}
            onClick={(event) => answer(option, event.currentTarget)}
            onPointerEnter={() => focus(option)}
            onPointerLeave={() => focus(null)}
            onFocus={() => focus(option)}
            onBlur={() => focus(null)}
          >
            <SignOf option={option} />
            <span>{option === 'pass' ? words.asItIs : text}</span>
            <b className={isGood(forecast, view) ? 'good' : undefined}>{verdictOf(forecast, words)}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}
