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
/** Words for a place and for a defender; where both would begin alike, more of them instead of the same twice. */
function describing(places: readonly string[], units: readonly string[]): string {
  const [place, unit] = [fitting(places, LINE / 2), fitting(units, LINE / 2)];
  return place === unit ? fitting([...new Set([...places, ...units])], LINE) : `${place} · ${unit}`;
}

export function RowCard({ props, card, ...button }: Props) {
  const { view, language } = props;
  const { setting } = view.table.world;
  const words = wordsIn(language);
  const teller = tellerIn(props);
  const band = BAND_OF_CARD[card];
  const list = (ids: readonly string[]): string => ids.map(teller.word).join(', ');
  const [forPlaces, forUnits] = [LOCATION_DESCRIPTORS_OF_SUIT[suitOf(card)], DEFENDER_DESCRIPTORS_OF_SUIT[suitOf(card)]];
  const [places, units] = [LOCATION_TYPES_OFFERED[setting][band], DEFENDER_TYPES_OFFERED[setting][band]];
  const lines = [
    { kind: 'place', sign: HOUSE, label: words.asPlace, text: fitting(places.map(teller.word), LINE), all: list(places) },
    { kind: 'unit', sign: SHIELD, label: words.asDefender, text: fitting(units.map(teller.word), LINE), all: list(units) },
    {
      kind: 'word',
      sign: '',
      label: words.asWord,
      text: describing(forPlaces.map(teller.word), forUnits.map(teller.word)),
      all: `${list(forPlaces)} · ${list(forUnits)}`,
    },
  ];
  return (
    <button type="button" {...button}>
      <span className={colourOf(card) === 'red' ? 'df-corner red' : 'df-corner'}>
        <span className="unseen">{cardName(card, language)}. </span>
        <b aria-hidden="true">{rankText(card)}</b>
        <svg viewBox="0 0 20 20" width="17" height="17" aria-hidden="true">
          <path d={SUIT_SHAPE[suitOf(card)]} fill="currentColor" />
        </svg>
        <small aria-hidden="true">{FACE_VALUE[card]}</small>
      </span>
      <span className="df-becomes">
        {lines.map(({ kind, sign, label, text, all }) => (
          <span key={kind} className={kind} title={`${label}: ${all}`}>
            <svg viewBox="0 0 20 20" width="13" height="13" aria-hidden="true">
              <path d={sign || SUIT_SHAPE[suitOf(card)]} />
            </svg>
            <span>
              <span className="unseen">{label}: </span>
              {text}
            </span>
          </span>
        ))}
      </span>
    </button>
  );
}

/** About so many letters stand in a line of a card; all its words are in the title, and are offered next. */
const LINE = 19;

/** As many of the words as fit, and one at least. */
function fitting(words: readonly string[], most: number): string {
  let line = words[0] ?? '';
  for (const word of words.slice(1)) {
    if (line.length + word.length + 2 > most) continue;
    line += `, ${word}`;
  }
  return line;
}
const HOUSE = 'M2 10L10 2l8 8v9H2Z';
const SHIELD = 'M3 2h14v8q0 5-7 9-7-4-7-9Z';
