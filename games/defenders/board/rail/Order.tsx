/** What is drawn when, and by whom (DF-7.13): a column for each step. */
import type { BoardProps } from '@guildhall/table';
import { DRAWING_STEPS } from '../../data/index.ts';
import { drawingStep } from '../../rules/map.ts';
import type { TableView } from '../../view.ts';
import { MiniCard } from '../art/Card.tsx';
import { Rule } from '../bench/Field.tsx';
import { SeatMark } from '../lists/SeatSign.tsx';
import { namesIn, shown } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';

export function Order(props: BoardProps<TableView>) {
  const { view, language, openRule } = props;
  const { table } = view;
  const words = wordsIn(language);
  const { mapSteps } = namesIn(language);
  const now = shown(props, 'location');
  const places = table.order.flatMap((id) => {
    const l = table.locations.findIndex((one) => one.id === id);
    return l < 0 ? [] : [{ l, location: table.locations[l] }];
  });
  const columns = DRAWING_STEPS.map((step) => ({
    step,
    these: places.filter(({ location }) => drawingStep(location) === step),
  })).filter(({ these }) => these.length > 0);
  return (
    <section className="df-order">
      <h2>
        {words.drawingOrder} <Rule id="DF-7.13" openRule={openRule} />
      </h2>
      <div className="df-order-columns">
        {columns.map(({ step, these }) => (
          <div key={step}>
            <h3>{mapSteps[step]}</h3>
            <ol>
              {these.map(({ l, location }) => (
                <li key={location.id} className={location.id === now ? 'now' : table.sketch.drawings[l] ? 'done' : undefined}>
                  <SeatMark seat={location.seat} size={14} /> <span>{location.name}</span>
                  <MiniCard card={location.card} language={language} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
