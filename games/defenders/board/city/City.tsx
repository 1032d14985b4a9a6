/** City creation: the open row, what is in the making, what stands, and what the siege will ask for. Press a card, then what becomes of it. */
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { LEAST_ITEMS } from '../../data/index.ts';
import { readerText } from '../../text/index.ts';
import type { DefenderView, LocationView, TableView } from '../../view.ts';
import { MiniCard } from '../art/Card.tsx';
import { seatArt } from '../art/seats.ts';
import { SeatMark } from '../lists/SeatSign.tsx';
import { Chooser } from '../map/Chooser.tsx';
import { usePress } from '../press/usePress.ts';
import { answerIn, shown, tellerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { Lacks } from './Lacks.tsx';
import { RowCard } from './RowCard.tsx';
import { Making } from './Stack.tsx';

export function City(props: BoardProps<TableView>) {
  const { view, language, answer, focus } = props;
  const { table, asked } = view;
  const words = wordsIn(language);
  const pressing = usePress(props);
  const { picked, legal, choosing } = pressing;
  const inWords = (option: Plain): string => answerIn(props, option);
  const playing = asked?.name === 'city creation/word' ? shown(props, 'card') : '';
  const aim = asked?.name === 'city creation/word' || asked?.name === 'finalise/name' ? shown(props, 'stack') : '';
  const press = (thing: string) => ({
    'data-thing': thing,
    'data-legal': legal.has(thing) ? true : undefined,
    'aria-pressed': picked.includes(thing),
    onClick: ({ currentTarget }: { currentTarget: Element }) => pressing.press(thing, currentTarget),
  });
  const stateOf = (thing: string): string =>
    `${legal.has(thing) ? ' legal' : ''}${picked.includes(thing) || playing === thing || aim === thing ? ' picked' : ''}`;
  return (
    <div className="df-desk df-city">
      <h2>
        {words.row} <small>{words.rowHint}</small>
      </h2>
      <ul className="df-row-cards" aria-label={words.row}>
        {table.row.map((card) => (
          <li key={card}>
            <RowCard props={props} card={card} className={`df-card-button${stateOf(card)}`} {...press(card)} />
          </li>
        ))}
      </ul>
      {choosing ? (
        <Chooser
          title={`${picked.map((thing) => tellerIn(props).card(thing)).join(', ')}: ${words.whatBecomes}`}
          closeLabel={words.close}
          answers={choosing}
          words={inWords}
          focus={focus}
          choose={(option) => {
            pressing.drop();
            answer(option);
          }}
          close={pressing.drop}
        />
      ) : null}
      <h2>
        {words.stacks} <small>{table.stacks.length === 0 ? words.noStacks : words.stacksHint}</small>
      </h2>
      <ul className="df-makings">
        {table.stacks.map((stack) => (
          <li key={stack.id}>
            <button type="button" className={`df-stack ${stack.sort}${stateOf(stack.id)}`} {...press(stack.id)}>
              <Making props={props} stack={stack} />
            </button>
          </li>
        ))}
      </ul>
      <section className="df-finished">
        <Finished props={props} title={words.locations} items={table.locations} />
        <Finished props={props} title={words.defenders} items={table.defenders} />
      </section>
      <Lacks {...props} />
    </div>
  );
}

interface FinishedProps {
  props: BoardProps<TableView>;
  title: string;
  items: readonly (LocationView | DefenderView)[];
}
function Finished({ props, title, items }: FinishedProps) {
  const { view, language } = props;
  const { world } = view.table;
  const words = wordsIn(language);
  const teller = tellerIn(props);
  const free = Array.from({ length: Math.max(0, LEAST_ITEMS - items.length) }, (_, i) => items.length + i + 1);
  const description = ({ description: { aloud, text } }: LocationView | DefenderView): string =>
    aloud ? words.saidAloud : readerText(text, language, { city: world.city || words.theCity }, world.setting);
  return (
    <div>
      <h2>
        {title} <small>{words.counted(items.length, LEAST_ITEMS)}</small>
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="df-finished-item" title={description(item)}>
            <b className="df-hand" style={{ color: seatArt(item.seat).ink }}>
              {item.name}
            </b>
            <small>
              <SeatMark seat={item.seat} size={12} /> <MiniCard card={item.card} language={language} />{' '}
              {item.cards.map(({ word, wording }) => wording || teller.word(word)).join(', ')}
            </small>
          </li>
        ))}
        {free.map((n) => (
          <li key={n} className="df-slot" aria-hidden="true">
            {n}
          </li>
        ))}
      </ul>
    </div>
  );
}
