/** City creation: the open row, what is in the making, and what is finished. Press a card, then what becomes of it. */
import { cardName } from '@guildhall/cards';
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { LEAST_ITEMS } from '../../data/index.ts';
import type { Played, Stack } from '../../table.ts';
import { readerText } from '../../text/index.ts';
import type { DefenderView, LocationView, TableView } from '../../view.ts';
import { CardFace, MiniCard } from '../art/Card.tsx';
import { SeatMark } from '../lists/SeatSign.tsx';
import { Chooser } from '../map/Chooser.tsx';
import { usePress } from '../press/usePress.ts';
import { keepWheel } from '../press/wheel.ts';
import { answerIn, namesIn, shown, tellerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';

export function City(props: BoardProps<TableView>) {
  const { view, language, answer, focus } = props;
  const { table, asked } = view;
  const words = wordsIn(language);
  const pressing = usePress(props);
  const { picked, legal, choosing } = pressing;
  const inWords = (option: Plain): string => answerIn(props, option);
  const playing = asked?.name === 'city creation/word' ? shown(props, 'card') : '';
  return (
    <div className="df-board df-table" ref={keepWheel}>
      <section className="df-row-area">
        <header>
          <h2>{words.row}</h2>
          <small>
            {words.pile(table.pile)} · {words.need(table.needed, table.left)}
          </small>
        </header>
        <ul className="df-cards" aria-label={words.row}>
          {table.row.map((card) => (
            <li key={card}>
              <button
                type="button"
                data-thing={card}
                data-legal={legal.has(card) ? true : undefined}
                className={`df-card-button${legal.has(card) ? ' legal' : ''}${picked.includes(card) || playing === card ? ' picked' : ''}`}
                aria-label={cardName(card, language)}
                aria-pressed={picked.includes(card)}
                onClick={({ currentTarget }) => pressing.press(card, currentTarget)}
              >
                <CardFace card={card} width={48} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      {choosing ? (
        <Chooser
          title={`${picked.map((thing) => tellerIn(props).card(thing)).join(', ')}: ${words.chooseHere}`}
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
      <section className="df-stacks">
        <h2>{words.stacks}</h2>
        {table.stacks.length === 0 ? <p className="df-quiet">{words.noStacks}</p> : null}
        <ul>
          {table.stacks.map((stack) => (
            <li key={stack.id}>
              <button
                type="button"
                data-thing={stack.id}
                data-legal={legal.has(stack.id) ? true : undefined}
                className={`df-stack ${stack.sort}${legal.has(stack.id) ? ' legal' : ''}${picked.includes(stack.id) ? ' picked' : ''}`}
                onClick={({ currentTarget }) => pressing.press(stack.id, currentTarget)}
              >
                <StackFace props={props} stack={stack} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section className="df-finished">
        <div>
          <h2>
            {words.locations} <small>{words.counted(table.locations.length, LEAST_ITEMS)}</small>
          </h2>
          <Finished props={props} items={table.locations} />
        </div>
        <div>
          <h2>
            {words.defenders} <small>{words.counted(table.defenders.length, LEAST_ITEMS)}</small>
          </h2>
          <Finished props={props} items={table.defenders} />
        </div>
      </section>
    </div>
  );
}

function StackFace({ props, stack }: { props: BoardProps<TableView>; stack: Stack }) {
  const words = wordsIn(props.language);
  return (
    <>
      <span className="df-stack-top">
        <SeatMark seat={stack.by} size={14} /> <b>{words.stack(Number(stack.id.slice(1)) + 1)}</b>{' '}
        <small>{stack.sort === 'location' ? words.location : words.defender}</small>
      </span>
      <Words props={props} cards={stack.cards} />
    </>
  );
}

function Words({ props, cards }: { props: BoardProps<TableView>; cards: readonly Played[] }) {
  const words = wordsIn(props.language);
  const teller = tellerIn(props);
  const { trades } = namesIn(props.language);
  return cards.map(({ card, use, word, wording, form, trade }) => {
    const more = form
      ? form.wall
        ? words.forms.wall
        : form.road
          ? words.forms.road
          : words.forms[form.shape]
      : trade
        ? trades[trade]
        : '';
    return (
      <span key={card} className={`df-word ${use}`}>
        <MiniCard card={card} language={props.language} /> {teller.word(word)}
        {more ? <small> ({more})</small> : null}
        {wording ? <q>{wording}</q> : null}
      </span>
    );
  });
}

function Finished({ props, items }: { props: BoardProps<TableView>; items: readonly (LocationView | DefenderView)[] }) {
  const { view, language } = props;
  const words = wordsIn(language);
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id} className="df-finished-item">
          <SeatMark seat={item.seat} size={14} /> <b className="df-hand">{item.name}</b>
          <span>
            <Words props={props} cards={item.cards} />
          </span>
          <small>
            {item.description.aloud
              ? words.saidAloud
              : readerText(
                  item.description.text,
                  language,
                  { city: view.table.world.city || words.theCity },
                  view.table.world.setting,
                )}
          </small>
        </li>
      ))}
    </ul>
  );
}
