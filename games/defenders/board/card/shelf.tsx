/** The cards of Defenders at the table: a location, a defender, a threat, with the words people gave them. */
import type { BoardProps, CardLine, CardShelf, ThingCard } from '@guildhall/table';
import { ABILITY } from '../../data/index.ts';
import type { Description, Played } from '../../table.ts';
import { readerText } from '../../text/index.ts';
import type { DefenderView, LocationView, TableView, ThreatView } from '../../view.ts';
import { CardFace, MiniCard } from '../art/Card.tsx';
import { TokenPicture } from '../map/Tokens.tsx';
import { namesIn, tellerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { cardWordsIn } from './words.ts';

type Props = BoardProps<TableView>;

const told = ({ text, aloud }: Description, { language }: Props): CardLine[] => {
  if (aloud) return [{ text: <em>{cardWordsIn(language).aloud}</em> }];
  return text === '' ? [] : [{ text: <q className="df-told">{readerText(text, language)}</q> }];
};

/** The cards it was made of, with the word each gave. */
const madeOf = (cards: readonly Played[], props: Props): CardLine[] =>
  cards.map(({ card, word, wording }) => ({
    sign: <MiniCard card={card} language={props.language} />,
    name: tellerIn(props).word(word),
    text: wording,
  }));

const place = (id: string, { say }: Props): string => say.place?.(id) ?? id;

function whereIs(where: string, props: Props): string {
  const words = wordsIn(props.language);
  const known: { [where: string]: string } = {
    reserve: words.inReserve,
    destroyed: words.destroyed,
    unplaced: words.unplaced,
    outside: words.outside,
  };
  return known[where] ?? place(where, props);
}

function defenderCard(unit: DefenderView, props: Props): ThingCard {
  const names = namesIn(props.language);
  const words = cardWordsIn(props.language);
  const own = names.defenderClasses[unit.class];
  const abilities = unit.abilities.map(
    (id): CardLine => ({ name: names.abilities[id].name, text: names.abilities[id].text, rule: ABILITY[id].rule }),
  );
  return {
    name: unit.name,
    picture: <TokenPicture unit={unit} side="defender" size={52} />,
    seat: unit.seat,
    about: `${own.name} · ${whereIs(unit.where, props)}`,
    numbers: [
      {
        name: words.value,
        value: unit.value,
        ...(unit.value < unit.face ? { note: words.of(unit.face), changed: 'worse' } : {}),
      },
      { name: words.inBattle, value: unit.value + unit.bonus, ...(unit.bonus > 0 ? { changed: 'better' } : {}) },
      { name: words.wounds, value: unit.wounds },
    ],
    parts: [
      { title: words.told, lines: told(unit.description, props) },
      { title: words.does, lines: [{ text: own.text }, ...abilities] },
      { title: words.madeOf, lines: madeOf(unit.cards, props) },
      {
        lines: [
          ...(unit.mobile ? [{ text: words.mobile, rule: 'DF-6.18' }] : []),
          ...(unit.dear ? [{ text: words.dearUnit, rule: 'DF-22.7' }] : []),
        ],
      },
    ],
    more: 'cards',
  };
}

function threatCard(unit: ThreatView, props: Props): ThingCard {
  const names = namesIn(props.language);
  const words = cardWordsIn(props.language);
  const own = names.threatClasses[unit.class];
  const where = unit.target === '' ? whereIs(unit.where, props) : words.attacks(place(unit.target, props));
  return {
    name: unit.name,
    picture: <TokenPicture unit={unit} side="threat" size={52} />,
    seat: null,
    about: `${own.name} · ${where}`,
    numbers: [{ name: words.value, value: unit.face }],
    parts: [
      { title: words.told, lines: told(unit.description, props) },
      { title: words.does, lines: [{ text: own.text }] },
      {
        title: words.madeOf,
        lines: [
          {
            sign: <MiniCard card={unit.card} language={props.language} />,
            name: tellerIn(props).word(unit.word),
            text: unit.wording,
          },
        ],
      },
    ],
    more: 'cards',
  };
}

function locationCard(at: LocationView, props: Props): ThingCard {
  const { table } = props.view;
  const names = namesIn(props.language);
  const words = cardWordsIn(props.language);
  const board = wordsIn(props.language);
  const here = [
    ...table.defenders.map((unit) => ({ unit, side: 'defender' as const })),
    ...table.threats.map((unit) => ({ unit, side: 'threat' as const })),
  ].filter(({ unit }) => unit.where === at.id);
  const state = [
    at.status === 'ruined' ? board.ruined : '',
    at.held ? board.held : '',
    at.attacked ? board.attacked : '',
    at.entry > 0 ? board.entryPoint(at.entry) : '',
  ].filter(Boolean);
  return {
    name: at.name,
    picture: <CardFace card={at.card} width={44} />,
    seat: at.seat,
    about: [...new Set([names.kinds[at.kind], ...at.categories.map((category) => names.categories[category])]), ...state].join(
      ' · ',
    ),
    numbers: [
      { name: words.value, value: at.value },
      { name: words.regiments, value: at.regiments, note: words.of(at.capacity) },
    ],
    parts: [
      { title: words.told, lines: told(at.description, props) },
      {
        lines: [
          ...(at.bonus > 0 ? [{ text: words.adds(at.bonus), rule: 'DF-19.16' }] : []),
          ...(at.dear ? [{ text: words.dearPlace, rule: 'DF-22.4' }] : []),
        ],
      },
      { title: words.madeOf, lines: madeOf(at.cards, props) },
      {
        title: words.here,
        lines: here.map(({ unit, side }) => ({ sign: <TokenPicture unit={unit} side={side} size={22} />, text: unit.name })),
      },
      {
        title: words.connected,
        lines: at.connected.length === 0 ? [] : [{ text: at.connected.map((id) => place(id, props)).join(', ') }],
      },
    ],
    more: 'cards',
  };
}

export const shelf: CardShelf<TableView> = {
  cardOf(thing, props) {
    const { defenders, threats, locations } = props.view.table;
    const defender = defenders.find(({ id }) => id === thing);
    if (defender) return defenderCard(defender, props);
    const threat = threats.find(({ id }) => id === thing);
    if (threat) return threatCard(threat, props);
    const location = locations.find(({ id }) => id === thing);
    return location ? locationCard(location, props) : null;
  },
};
