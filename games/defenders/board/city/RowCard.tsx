/** A card of the row that says, before anybody chooses it, what it can become: a place, a defender, or a word for either. */
import { cardName, colourOf, type SuitCard, suitOf } from '@guildhall/cards';
import type { BoardProps } from '@guildhall/table';
import type { ButtonHTMLAttributes } from 'react';
import {
  BAND_OF_CARD,
  DEFENDER_DESCRIPTORS_OF_SUIT,
  DEFENDER_TYPES_OFFERED,
  FACE_VALUE,
  LOCATION_DESCRIPTORS_OF_SUIT,
  LOCATION_TYPES_OFFERED,
} from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { rankText, SUIT_SHAPE } from '../art/Card.tsx';
import { tellerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  props: BoardProps<TableView>;
  card: SuitCard;
}
export function RowCard({ props, card, ...button }: Props) {
  const { view, language } = props;
  const { setting } = view.table.world;
  const words = wordsIn(language);
  const teller = tellerIn(props);
  const band = BAND_OF_CARD[card];
  const list = (ids: readonly string[]): string => ids.map(teller.word).join(', ');
  const lines = [
    { kind: 'place', sign: HOUSE, text: list(LOCATION_TYPES_OFFERED[setting][band]), label: words.asPlace },
    { kind: 'unit', sign: SHIELD, text: list(DEFENDER_TYPES_OFFERED[setting][band]), label: words.asDefender },
    {
      kind: 'word',
      sign: '',
      text: `${list(LOCATION_DESCRIPTORS_OF_SUIT[suitOf(card)].slice(0, WORDS))} · ${list(DEFENDER_DESCRIPTORS_OF_SUIT[suitOf(card)].slice(0, WORDS))}`,
      label: words.asWord,
    },
  ];
  return (
    <button type="button" {...button}>
      <span className={colourOf(card) === 'red' ? 'df-corner red' : 'df-corner'}>
        <span className="df-unseen">{cardName(card, language)}. </span>
        <b aria-hidden="true">{rankText(card)}</b>
        <svg viewBox="0 0 20 20" width="17" height="17" aria-hidden="true">
          <path d={SUIT_SHAPE[suitOf(card)]} fill="currentColor" />
        </svg>
        <small aria-hidden="true">{FACE_VALUE[card]}</small>
      </span>
      <span className="df-becomes">
        {lines.map(({ kind, sign, text, label }) => (
          <span key={kind} className={kind} title={`${label}: ${text}`}>
            <svg viewBox="0 0 20 20" width="13" height="13" aria-hidden="true">
              <path d={sign || SUIT_SHAPE[suitOf(card)]} />
            </svg>
            <span>
              <span className="df-unseen">{label}: </span>
              {text}
            </span>
          </span>
        ))}
      </span>
    </button>
  );
}

/** So many words of each sort stand on the card; all of them are in its title and are offered next. */
const WORDS = 3;
const HOUSE = 'M2 10L10 2l8 8v9H2Z';
const SHIELD = 'M3 2h14v8q0 5-7 9-7-4-7-9Z';
