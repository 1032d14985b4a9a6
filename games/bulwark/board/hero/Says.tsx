/** What a card says, beside what it will do now. */
import type { BoardProps } from '@guildhall/table';
import { Die } from '@guildhall/table/inline';
import { memo } from 'react';
import type { TableView } from '../../view.ts';
import { CardArt } from '../art/CardArt.tsx';
import { Pane } from '../art/Pane.tsx';
import { wordsIn } from '../words/words.ts';
import { type Saying, sayingOf } from './sayings.ts';

const Picture = ({ card, foe }: Saying) => (card ? <CardArt card={card} /> : foe ? <Pane id={foe} /> : null);

function Beside(props: BoardProps<TableView>) {
  const { language } = props;
  const words = wordsIn(language);
  const saying = sayingOf(props);
  if (!saying) return <p className="bw-says none">{words.pointAt}</p>;
  const { name, cost, says, about, lines, aim } = saying;
  const faces = aim !== null && aim.blows.length > 1;
  return (
    <section className="bw-says" aria-live="off">
      <article className="bw-print">
        <header>
          <h3 className="bw-lettered">{name}</h3>
          {cost > 0 && <span className="bw-cost">{cost}</span>}
        </header>
        <Picture {...saying} />
        <div>
          <h4>{words.says}</h4>
          <p>{says === '' ? '–' : says}</p>
        </div>
      </article>
      <article className="bw-do">
        <header>
          <h3 className="bw-lettered">{about === '' ? words.willDoNow : about}</h3>
        </header>
        {about === '' ? null : <h4>{words.willDoNow}</h4>}
        {lines.length === 0 ? (
          <p>{words.playLater}</p>
        ) : (
          <ul className={faces ? 'faces' : undefined}>
            {lines.map((line, i) => (
              <li key={line}>
                {faces && i < 6 ? <Die face={i + 1} size={16} /> : null}
                {faces && i < 6 ? line.slice(line.indexOf(':') + 2) : line}
              </li>
            ))}
          </ul>
        )}
      </article>
    </section>
  );
}

/** Tried out anew only for another moment or another answer: pointing about is quick. */
export const Says = memo(
  Beside,
  (a, b) => a.view === b.view && a.language === b.language && a.focused === b.focused && a.say === b.say,
);
