/** One's cards: the domain each stands for in this Archetype's hands, what to say with it, and what it would give now. */
import { type Card, isJoker } from '@guildhall/cards';
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { CARD } from '../../data/index.ts';
import { archetypeOf } from '../../rules/characters.ts';
import { archetypes, domains } from '../../text/data/index.ts';
import type { CharacterView, TableView } from '../../view.ts';
import { PlayingCard } from '../art/Pieces.tsx';
import { tableFrom } from '../foresight/imagined.ts';
import { forecastOf, needsOf, openTest } from '../foresight/mending.ts';
import { Rule } from '../lists/Rule.tsx';
import { pressed } from '../press/pressed.ts';
import { answersAbout } from '../press/targets.ts';
import { verdictOf } from '../trial/verdict.ts';
import { domainOf, idName } from '../words/named.ts';
import { wordsIn } from '../words/words.ts';

type Props = BoardProps<TableView> & { who: CharacterView };

/** What an answer about a card leads to, in a few words. */
function Use({ option, props }: { option: Plain; props: Props }) {
  const { view, language, game, say } = props;
  const { asked } = view;
  if (!asked) return null;
  const forecast = forecastOf(view, option);
  const said = game.text[language].answer(asked.name, option, asked.show, say);
  return (
    <span className="ws-use lit">
      <b>{said}</b>
      {forecast && <small>{verdictOf(forecast, wordsIn(language))}</small>}
    </span>
  );
}

/** WS-7.3: the two things it is worth, and whether the automatic result would be enough for what is being tested. */
function Worth({ card, props }: { card: Card; props: Props }) {
  const words = wordsIn(props.language);
  const { bonus, result } = CARD[card];
  const test = openTest(props.view);
  const needs = test && test.rolled.length === 0 && test.actor === props.who.number ? needsOf(props.view.table, test) : null;
  return (
    <>
      <span className="ws-use">{words.bonusAs(bonus)}</span>
      <span className="ws-use">
        {words.automaticAs(result)}
        {needs !== null && <small>{result >= needs ? words.reachesNow : words.shortNow(needs - result)}</small>}
      </span>
    </>
  );
}

function Held({ card, props }: { card: Card; props: Props }) {
  const { view, language, options, who } = props;
  const domain = domainOf(view.table, who.number, card);
  const name = domain ? domains[domain].name[language] : idName('joker', language);
  const { lit, here, handlers } = pressed(props, `card:${card}`, name);
  const uses = answersAbout(options, `card:${card}`, view.asked?.name ?? '');
  return (
    <li>
      <button
        type="button"
        className={`ws-held${lit ? ' lit' : ''}${here ? ' here' : ''}`}
        data-card={`card:${card}`}
        data-card-press={view.asked ? undefined : true}
        {...handlers}
      >
        <PlayingCard card={card} />
        <span className="ws-held-words">
          <b className="ws-domain">{name}</b>
          <em>{domain ? domains[domain].prompt[language] : ''}</em>
          {uses.length > 0 ? (
            uses.map((option) => <Use key={String(option)} option={option} props={props} />)
          ) : (
            <Worth card={card} props={props} />
          )}
        </span>
      </button>
    </li>
  );
}

/** In the order of suits, so that a hand is found again. */
const inOrder = (hand: readonly Card[]): Card[] =>
  hand.toSorted((a, b) => (isJoker(a) ? -1 : isJoker(b) ? 1 : a[1].localeCompare(b[1]) || CARD[a].place - CARD[b].place));

export function Hand(props: Props) {
  const { view, language, openRule, who } = props;
  const words = wordsIn(language);
  const stock = view.table.stocks[who.owner];
  const archetype = archetypes[archetypeOf(tableFrom(view.table).characters[who.number])][language];
  return (
    <section className="ws-hand" aria-label={words.hand(archetype)}>
      <h3>
        {words.hand(archetype)} <Rule id="WS-8.1" openRule={openRule} />
      </h3>
      {stock.hand.length === 0 ? (
        <p>{stock.handCount > 0 ? words.closedHand(stock.handCount) : words.noHand}</p>
      ) : (
        <ul>
          {inOrder(stock.hand).map((card) => (
            <Held key={card} card={card} props={props} />
          ))}
        </ul>
      )}
      <p className="ws-quiet">
        {words.oneCard} <Rule id="WS-7.2" openRule={openRule} /> · {words.cards(stock.handCount, stock.limit)}
      </p>
    </section>
  );
}
