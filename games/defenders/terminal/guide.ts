/** Answers of several parts, asked for one after another: names, the city, scenes, roles, drawings (DF-31.3). */
import { isCard, isJoker, type SuitCard } from '@guildhall/cards';
import type { Guide, GuidePart, Language, Plain, PlainRecord, View } from '@guildhall/kernel';
import {
  BAND_OF_CARD,
  DEFENDER_TYPES_OFFERED,
  FEATURE_SORTS,
  MOST_NAME,
  MOST_TEXT,
  MOST_WORDING,
  SCENE_SUGGESTION_IDS,
  TRADE_CHOICES,
} from '../data/index.ts';
import { NOBODY } from '../table.ts';
import { called, text } from '../text/index.ts';
import type { TableView } from '../view.ts';
import { drawnAnswer, whyNotDrawn } from './drawn.ts';
import { GUIDE_WORDS } from './guide.words.ts';

const isAloud = (value: Plain, language: Language): boolean =>
  typeof value === 'string' && value.trim().toLowerCase() === GUIDE_WORDS[language].aloud;

export function guide(view: View<TableView>, language: Language): Guide | null {
  const { asked, table } = view;
  if (!asked || view.seat === null) return null;
  const words = GUIDE_WORDS[language];
  const { names, teller } = text[language];
  const t = teller({ seat: text[language].seat });
  const maySpeak = table.settings.narration !== 'written';
  /** Told at once, not when all the rest has been typed. */
  const tooLong = (most: number) => (line: string) => {
    const has = [...line].length;
    return has > most ? words.tooLong(has, most) : null;
  };
  const field = (name: string, most: number, otherwise?: Plain): GuidePart => ({
    name,
    ask: words.field(t.field(name), most, ''),
    wrong: tooLong(most),
    ...(otherwise === undefined ? {} : { otherwise }),
  });
  /** A text, or the word that says that it is said aloud where that is allowed. */
  const told = (name: string): GuidePart => ({
    name,
    ask: words.field(t.field(name), MOST_TEXT, maySpeak ? words.orAloud : ''),
    wrong: tooLong(MOST_TEXT),
  });
  const notDrawn = (line: string): string | null => {
    const why = whyNotDrawn(line);
    return why && words[why];
  };
  const wording = field('wording', MOST_WORDING, '');
  const isLow = (card: Plain): boolean =>
    typeof card === 'string' && isCard(card) && !isJoker(card) && BAND_OF_CARD[card] === 'low';
  /** What a word of the lowest cards means besides: the shape of a place, or the trade of a group. */
  const form = (name: string, forms: readonly string[], called: (form: string) => string): GuidePart => ({
    name: 'form',
    ask: words.choose(name),
    choices: [{ value: '', words: words.asTheWord }, ...forms.map((one) => ({ value: one, words: called(one) }))],
    only: true,
    otherwise: '',
  });
  const trade = (): GuidePart => form(words.trade, TRADE_CHOICES, (one) => names.trades[one as keyof typeof names.trades]);
  const spoken = (value: Plain): Plain => (maySpeak && isAloud(value, language) ? { aloud: true } : value);
  const naming = (given: { readonly [part: string]: Plain }): PlainRecord =>
    maySpeak && isAloud(given.description, language)
      ? { name: given.name, aloud: true }
      : { name: given.name, description: given.description };
  const listed = (ids: readonly string[]): GuidePart => ({
    name: 'word',
    ask: words.choose(t.field('word')),
    choices: ids.map((id) => ({ value: id, words: t.word(id) })),
    only: true,
  });
  const list = (key: string): string[] => {
    const value = asked.show[key];
    return Array.isArray(value) ? value.map(String) : [];
  };

  switch (asked.name) {
    case 'world building/own setting':
      return {
        parts: [field('title', MOST_NAME), field('description', MOST_TEXT)],
        answer: ({ title, description }) => ({ title, description }),
      };
    case 'world building/city':
      return {
        parts: [field('name', MOST_NAME, table.world.city), field('city', MOST_TEXT, ''), field('enemy', MOST_TEXT, '')],
        answer: ({ name, city, enemy }) => ({ name, city, enemy }),
      };
    case 'city creation/word': {
      const { card = '', sort } = asked.show;
      const shapes = words.shapes;
      const more = !isLow(card)
        ? []
        : [sort === 'location' ? form(words.shape, Object.keys(shapes), (one) => shapes[one as keyof typeof shapes]) : trade()];
      const say = { seat: text[language].seat };
      return {
        parts: [
          {
            name: 'chosen',
            ask: words.choose(t.field('word')),
            choices: (asked.options ?? []).map((option) => ({
              value: option,
              words: text[language].answer(asked.name, option, asked.show, say),
            })),
            only: true,
          },
          wording,
          ...more,
        ],
        answer: ({ chosen, wording: own, form: shape = '' }) => {
          const shaped = shape !== '' && String(chosen).startsWith('type ') ? `${chosen} ${shape}` : String(chosen);
          return own === '' ? shaped : `${shaped}: ${own}`;
        },
      };
    }
    case 'finalise/name': {
      const kinds = list('kinds');
      const kind: GuidePart = {
        name: 'kind',
        ask: words.choose(words.kind),
        choices: kinds.map((id) => ({ value: id, words: t.name(id) })),
        only: true,
        otherwise: String(asked.show.kind),
      };
      return {
        parts: [field('name', MOST_NAME), told('description'), ...(kinds.length > 1 ? [kind] : [])],
        answer: (given) => ({ ...naming(given), ...(kinds.length > 1 ? { kind: given.kind } : {}) }),
      };
    }
    case 'new threat/name':
      return {
        parts: [listed(list('words')), wording, field('name', MOST_NAME), told('description')],
        answer: (given) => ({ ...naming(given), word: given.word, ...worded(given) }),
      };
    case 'reinforcements/name': {
      const offered = DEFENDER_TYPES_OFFERED[table.world.setting][BAND_OF_CARD[asked.show.card as SuitCard]];
      return {
        parts: [
          listed(offered),
          wording,
          ...(isLow(asked.show.card) ? [trade()] : []),
          field('name', MOST_NAME),
          told('description'),
        ],
        answer: (given) => ({
          ...naming(given),
          word: given.word,
          ...worded(given),
          ...(given.form === undefined || given.form === '' ? {} : { trade: given.form }),
        }),
      };
    }
    case 'reflection/frame': {
      const known = [
        ...table.defenders.filter(({ where }) => where !== 'destroyed').map(({ name, id }) => ({ name, unit: id })),
        ...table.persons.map(({ name, unit }) => ({ name, unit })),
      ];
      return {
        parts: [
          {
            name: 'characters',
            ask: words.characters,
            choices: known.map((one) => ({ value: one, words: called(one.name, language) })),
            many: true,
          },
          { ...told('place'), choices: table.locations.map(({ name }) => ({ value: name, words: called(name, language) })) },
          told('time'),
          told('situation'),
          {
            name: 'suggestion',
            ask: words.choose(words.theme),
            choices: SCENE_SUGGESTION_IDS.map((id) => ({
              value: id,
              words: `${names.scenes[id].name}${list('highlighted').includes(id) ? ' *' : ''}`,
            })),
            only: true,
            otherwise: '',
          },
        ],
        answer: ({ characters, place, time, situation, suggestion }) => ({
          characters: (Array.isArray(characters) ? characters : []).map(character),
          place: spoken(place),
          time: spoken(time),
          situation: spoken(situation),
          suggestion,
        }),
      };
    }
    case 'reflection/roles': {
      const cast = list('characters');
      const seats = Array.from({ length: table.seats }, (_, seat) => ({ value: seat, words: text[language].seat(seat) }));
      const usual = Array.isArray(asked.options?.[0]) ? (asked.options[0] as number[]) : [];
      return {
        parts: cast.map((name, i) => ({
          name: `role ${i}`,
          ask: words.plays(called(name, language)),
          choices: [...seats, { value: NOBODY, words: words.notPlayed }],
          only: true,
          otherwise: usual[i] ?? NOBODY,
        })),
        answer: (given) => cast.map((_, i) => given[`role ${i}`]),
      };
    }
    case 'nature/draw':
    case 'map/draw':
    case 'threat acts/ruin': {
      const sort: GuidePart = {
        name: 'sort',
        ask: words.choose(t.field('sort')),
        choices: FEATURE_SORTS.map((id) => ({ value: id, words: names.features[id] })),
        only: true,
      };
      return {
        parts: [
          ...(asked.name === 'nature/draw' ? [sort] : []),
          ...(asked.name === 'threat acts/ruin' ? [told('text')] : []),
          { name: 'drawing', ask: words.draw, many: true, wrong: notDrawn },
        ],
        answer: ({ sort: what = '', text: said = '', drawing }) => {
          const lines = Array.isArray(drawing) ? drawing.map(String) : [];
          const drawn = drawnAnswer(view, lines, String(what));
          if (asked.name !== 'threat acts/ruin') return drawn;
          return maySpeak && isAloud(said, language)
            ? { aloud: true, strokes: drawn.strokes }
            : { text: said, strokes: drawn.strokes };
        },
      };
    }
    default:
      return null;
  }
}

/** Own words in place of the listed one, if any. */
const worded = ({ wording = '' }: { readonly [part: string]: Plain }): PlainRecord => (wording === '' ? {} : { wording });

/** Somebody known, or "name; personality; what is on their mind". */
function character(one: Plain): Plain {
  if (typeof one !== 'string') return one;
  const [name, personality = '', preoccupation = ''] = one.split(';').map((part) => part.trim());
  return { name, unit: '', personality, preoccupation };
}
