/** Cards that are asked about but lie nowhere in sight: those just drawn, those of other players, the colours at the start. */
import type { BoardProps } from '@guildhall/table';
import { COLOURS, CREW, type CrewId } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { Portrait } from '../art/Portrait.tsx';
import { LIVERY, QUARTER_COLOUR } from '../art/palette.ts';
import { SeatMark } from '../art/Tokens.tsx';
import { cardsAmong } from '../press/dock.ts';
import { namesIn, wordsIn } from '../words/words.ts';
import { Card } from './Card.tsx';
import { Drops } from './Drops.tsx';

const isCrew = (id: string): id is CrewId => CREW.some((card) => card.id === id);

export function Choices(props: BoardProps<TableView>) {
  const { view, language, say, options, answer, focused, focus } = props;
  const { table, seat, asked } = view;
  const names = namesIn(language);
  const words = wordsIn(language);
  if (asked?.name === 'setup/colour') {
    return (
      <section className="br-choices">
        <h2>{words.chooseColour}</h2>
        <div className="br-colours">
          {COLOURS.map((colour) => (
            <button
              key={colour}
              type="button"
              className={`${options.includes(colour) ? 'legal' : 'taken'}${focused === colour ? ' on' : ''}`}
              style={{ borderColor: LIVERY[colour].rim }}
              data-legal={options.includes(colour) || undefined}
              onClick={(event) => answer(colour, event.currentTarget)}
              onFocus={() => focus(colour)}
              onBlur={() => focus(null)}
            >
              <svg viewBox="-14 -14 28 28" width="34" height="34" aria-hidden="true">
                <SeatMark colour={colour} r={10} />
              </svg>
              {names.colours[colour]}
            </button>
          ))}
        </div>
      </section>
    );
  }
  const own = new Set<string>(seat === null ? [] : table.players[seat]?.crew.map(({ card }) => card));
  const drawn = table.drawn?.seat === seat ? table.drawn.cards : [];
  const shown = [
    ...new Set<string>([
      ...drawn,
      ...(table.joining ? [table.joining] : []),
      ...cardsAmong(options, asked).filter((card) => !own.has(card)),
    ]),
  ];
  if (shown.length === 0) return null;
  return (
    <section className="br-choices">
      <h2>
        {drawn.length > 0 ? words.drawnCards : table.joining ? words.joining(names.crew[table.joining].name) : words.otherCards}
      </h2>
      <div className="br-cards">
        {shown.filter(isCrew).map((id) => {
          const card = CREW.find((crew) => crew.id === id);
          const holder = table.players.find((player) => player.crew.some((member) => member.card === id));
          const legal = options.includes(id);
          return (
            <Card
              key={id}
              thing={id}
              face={<Portrait id={id} ground={card?.quarter ? QUARTER_COLOUR[card.quarter] : '#6b6258'} />}
              name={names.crew[id].name}
              tag={holder ? words.keptBy(say.seat(holder.seat)) : ''}
              quarter={card?.quarter ? { id: card.quarter, name: names.quarters[card.quarter] } : null}
              legal={legal}
              focused={focused === id}
              press={id === table.joining ? null : (anchor) => answer(id, anchor)}
              point={(on) => focus(on && legal ? id : null)}
            >
              <p>{names.crew[id].text}</p>
              {card && card.water > 0 ? (
                <Drops
                  label={words.waterOf(names.crew[id].name, card.water, card.water)}
                  water={card.water}
                  capacity={card.water}
                  words={words}
                />
              ) : null}
            </Card>
          );
        })}
      </div>
    </section>
  );
}
