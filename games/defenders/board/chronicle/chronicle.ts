/**
 * The chronicle of a siege: setting, places, defenders, threats, what happened turn by turn in people's own words, epilogues.
 * A plain account made from the view and the facts; page.ts and markdown.ts write it down.
 */
import type { Contribution, Fact, Language, Speaker, View } from '@guildhall/kernel';
import { amended, amendedView } from '../../contributions/words.ts';
import { CITY_STANDS, compareCards, type DeckCard } from '../../data/index.ts';
import type { DefendersFact, Narration } from '../../facts.ts';
import { LEFT_OUT } from '../../rules/texts.ts';
import type { Description, Played, Sketch } from '../../table.ts';
import { inWords, reactionsIn, readerText, text } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import { wordsIn } from '../words/words.ts';
import { LEDGER, ledgerOf, SILENT } from './ledger.ts';

export type Entry =
  /** What the rules say of what happened, joined into one paragraph. */
  | { kind: 'ledger'; text: string }
  /** What somebody told, and who: in the ink of that seat. `foe`: it speaks for the enemy. */
  | { kind: 'told'; told: string; by: string; seat: number; foe: boolean }
  /** A scene as it was framed: its theme and people, where and when, and what was happening. */
  | { kind: 'scene'; title: string; labels: { label: string; text: string }[]; told: string; by: string; seat: number };
export interface Item {
  name: string;
  /** Its kind or class, and its words. */
  line: string;
  description: string;
  by: string;
  /** Lost, fallen, ruined: what became of it. */
  fate: string;
}
export interface Chapter {
  title: string;
  /** The turn it tells of; 0 before the siege and after it. */
  turn: number;
  /** What the turn will be remembered by; '' : nothing. */
  deed: string;
  /** Its First Player, the card drawn and the die thrown, and the morale lost by its end; null: none. */
  first: number | null;
  card: DeckCard | null;
  die: number | null;
  morale: number;
  entries: Entry[];
}
/** What became of a place, and in which turn. */
export interface Mark {
  location: number;
  turn: number;
  fate: 'stood' | 'lost' | 'ruined';
}
export interface Chronicle {
  language: Language;
  title: string;
  /** Who told it, in the order of the seats. */
  tellers: { seat: number; name: string }[];
  setting: { name: string; description: string };
  notes: { label: string; text: string; seat: number; foe: boolean }[];
  sketch: Sketch;
  marks: Mark[];
  /** Names of the places, by their number, for the map. */
  places: string[];
  items: { title: string; items: Item[] }[];
  people: { title: string; items: Item[] };
  chapters: Chapter[];
  ending: string;
  /** Whether the city stands; null while the siege lasts. */
  stands: boolean | null;
  /** How many live and stand, in sentences. */
  counts: string[];
  labels: {
    map: string;
    kicker: string;
    toldBy: string;
    drawnBy: string;
    foot: string;
    marks: { [fate in Mark['fate']]: string };
  };
}

/** As it is told now: in the newest words, without what is left out (DF-28.6, DF-29.6). */
export function chronicleNow(
  view: View<TableView>,
  facts: readonly Fact[],
  language: Language,
  say: Speaker,
  contributions: readonly Contribution[] = [],
): Chronicle {
  const now = facts.map((fact) => amended(fact, contributions));
  return chronicle(amendedView(view, contributions).table, now, language, say);
}

/** A part of a sentence as a sentence of its own. */
const sentenceOf = (part: string): string => `${part.charAt(0).toUpperCase()}${part.slice(1)}${/[.!?…”]$/.test(part) ? '' : '.'}`;
/** What a text that was hidden leaves: nothing. */
const kept = (told: string, language: Language): string => (told === readerText(LEFT_OUT, language) ? '' : told);

export function chronicle(given: TableView, facts: readonly Fact[], language: Language, say: Speaker): Chronicle {
  const { table } = inWords({ table: given, asked: null } as View<TableView>, language);
  const words = wordsIn(language);
  const catalogue = text[language];
  const { names } = catalogue;
  const named: Speaker = { seat: (seat) => say.seat(seat), place: (id) => catalogue.place(id, table as never) };
  const teller = catalogue.teller(named);
  const { world } = table;
  const city = world.city || words.theCity;
  const written = (told: string): string => kept(told, language);
  const read = ({ text: told, aloud }: Description): string => (aloud ? words.saidAloud : written(told));
  const worded = (played: readonly Played[], said: (word: string) => string = (word) => word): string =>
    played.map(({ word, wording }) => (wording ? `${said(teller.word(word))} (${wording})` : said(teller.word(word)))).join(', ');
  /** What it is, the most telling first, and then how it is. */
  const cards = (played: readonly Played[], said?: (word: string) => string): string => {
    const types = played.filter(({ use }) => use === 'type').sort((a, b) => compareCards(a.card, b.card));
    const others = played.filter(({ use }) => use !== 'type');
    const also = types.length > 1 ? ` (${LEDGER[language].also} ${worded(types.slice(1))})` : '';
    return [`${worded(types.slice(0, 1))}${also}`, worded(others, said)].filter(Boolean).join('; ');
  };
  /** Nobody holds a place when the last of the enemy is gone. */
  const besieged = table.threats.some(({ where }) => where !== 'destroyed');
  const sentence = (fact: DefendersFact): string => catalogue.fact(fact as Fact, named);

  const chapters: Chapter[] = [chapterOf(words.cityCreation)];
  const marks = new Map<number, Mark>();
  let quiet: DefendersFact[] = [];
  /** What has been noted since the last words stands before the next. */
  const note = (): void => {
    const noted = ledgerOf(quiet, teller, language, sentence);
    if (noted !== '') chapters[chapters.length - 1].entries.push({ kind: 'ledger', text: noted });
    quiet = [];
  };
  const tell = (entry: Entry): void => {
    note();
    chapters[chapters.length - 1].entries.push(entry);
  };
  const open = (title: string, more: Partial<Chapter> = {}): void => {
    note();
    chapters.push({ ...chapterOf(title), morale: chapters[chapters.length - 1].morale, ...more });
  };
  const added = (fact: DefendersFact): string[] => [
    ...(fact.edited ? [teller.edited] : []),
    ...reactionsIn(names, fact.reactions ?? [], say),
  ];
  let ending = '';
  for (const fact of facts as readonly DefendersFact[]) {
    remember(chapters[chapters.length - 1], fact, marks, (fate, place) => words.deeds[fate](teller.thing(place)));
    if (fact.kind === 'turnBegan') {
      const { turn, first } = fact;
      open(`${words.turn(turn)}, ${words.firstPlayer}: ${say.seat(first)}`, { turn, first });
    } else if (fact.kind === 'gameEnded') {
      ending = sentence(fact);
      open(words.epilogues);
    } else if (fact.kind === 'narrated') {
      const told = fact.aloud ? words.saidAloud : written(teller.plain(fact.text, fact.about));
      const who = fact.what === 'scene' && fact.about.length > 0 ? teller.list(fact.about.map(teller.called)) : '';
      const by = [`${say.seat(fact.seat)}, ${who || teller.narrations[fact.what]}`, ...added(fact)].join('; ');
      if (told !== '') tell({ kind: 'told', told, by, seat: fact.seat, foe: FOES.has(fact.what) });
    } else if (fact.kind === 'sceneFramed') {
      const plain = (part: string): string => written(teller.plain(part, fact.about));
      const theme = fact.suggestion === '' ? LEDGER[language].scene : names.scenes[fact.suggestion].name;
      tell({
        kind: 'scene',
        title: `${theme}: ${teller.list(fact.characters.map(teller.called))}`,
        labels: [
          { label: LEDGER[language].where, text: plain(fact.place) },
          { label: LEDGER[language].when, text: plain(fact.time) },
        ].filter((one) => one.text !== ''),
        told: plain(fact.situation),
        by: [say.seat(fact.seat), ...added(fact)].join('; '),
        seat: fact.seat,
      });
    } else if (!SILENT.has(fact.kind)) quiet.push(fact);
  }
  note();

  return {
    language,
    title: words.siegeOf(city),
    tellers: Array.from({ length: table.seats }, (_, seat) => ({ seat, name: say.seat(seat) })),
    setting: {
      name: world.title || names.settings[world.setting].name,
      description: world.description ? written(world.description) : names.settings[world.setting].text,
    },
    notes: [
      { label: words.aboutCity, text: written(world.aboutCity), seat: authorOf(table, world.texts.aboutCity), foe: false },
      { label: words.theEnemy, text: written(world.aboutEnemy), seat: authorOf(table, world.texts.aboutEnemy), foe: true },
    ].filter((note) => note.text !== ''),
    sketch: table.sketch,
    marks: [...marks.values()],
    places: table.locations.map(({ name }) => name),
    items: [
      {
        title: words.thePlaces,
        items: table.locations.map((one) => ({
          name: one.name,
          line: `${names.kinds[one.kind]}: ${cards(one.cards)}`,
          description: read(one.description),
          by: say.seat(one.seat),
          fate: [one.status === 'ruined' ? words.ruined : '', one.held && besieged ? words.held : ''].filter(Boolean).join(', '),
        })),
      },
      {
        title: words.theDefenders,
        items: table.defenders.map((one) => ({
          name: one.name,
          line: `${oneOf(names.defenderClasses[one.class].name)}, ${words.value(one.face)}: ${cards(one.cards, language === 'pl' && WOMANLY.has(one.class) ? feminine : undefined)}`,
          description: read(one.description),
          by: say.seat(one.seat),
          fate: one.where === 'destroyed' ? '†' : one.wounds > 0 ? words.wounds(one.wounds) : '',
        })),
      },
      {
        title: words.theThreats,
        items: table.threats.map((one) => ({
          name: one.name,
          line: `${names.threatClasses[one.class].name}, ${words.value(one.face)}: ${teller.word(one.word)}${one.wording ? ` (${one.wording})` : ''}`,
          description: read(one.description),
          by: say.seat(one.seat),
          fate: one.where === 'destroyed' ? LEDGER[language].gone : '',
        })),
      },
    ],
    people: {
      title: words.people,
      items: table.persons.map(({ name, personality, preoccupation, unit }) => ({
        name,
        line: unit ? teller.thing(unit) : '',
        description: [
          ...(written(personality) === '' ? [] : [sentenceOf(written(personality))]),
          ...(written(preoccupation) === '' ? [] : [LEDGER[language].mind(written(preoccupation))]),
        ].join(' '),
        by: '',
        fate: '',
      })),
    },
    chapters: chapters.filter(({ entries }) => entries.length > 0),
    ending,
    stands: table.ending ? CITY_STANDS[table.ending.reason] : null,
    counts: [
      words.liveOf(table.defenders.filter(({ where }) => where !== 'destroyed').length, table.defenders.length),
      words.standOf(table.locations.filter(({ status, held }) => status === 'standing' && !held).length, table.locations.length),
      words.moraleLost(table.morale),
    ],
    labels: {
      map: words.mapOf(city),
      kicker: words.aChronicle,
      toldBy: words.toldAtTable,
      drawnBy: words.drawnByHands(table.seats),
      foot: words.checked,
      marks: words.fates,
    },
  };
}

const chapterOf = (title: string): Chapter => ({
  title,
  turn: 0,
  deed: '',
  first: null,
  card: null,
  die: null,
  morale: 0,
  entries: [],
});

/** "war machine(s)" in the list of classes is one here. */
const oneOf = (name: string): string => name.replace('(s)', '');

/** Classes of defenders whose Polish names are feminine; so are then the words that go with them. */
const WOMANLY: ReadonlySet<string> = new Set(['group', 'king']);
const feminine = (word: string): string => word.replace(/y(?= |$)/g, 'a');

/** What the enemy does, told by whoever speaks for it. */
const FOES: ReadonlySet<Narration> = new Set<Narration>(['attack', 'infiltration', 'attempt', 'ruin']);

const authorOf = ({ authors }: TableView, n: number): number => (n > 0 ? (authors[n - 1] ?? -1) : -1);

/** What a fact adds to the margin of its turn, and to the map. */
function remember(
  chapter: Chapter,
  fact: DefendersFact,
  marks: Map<number, Mark>,
  deed: (fate: Mark['fate'], place: string) => string,
): void {
  const mark = (place: string, fate: Mark['fate']): void => {
    const location = Number(place.slice(1));
    marks.set(location, { location, turn: chapter.turn, fate });
    chapter.deed = deed(fate, place);
  };
  switch (fact.kind) {
    case 'cardDrawn':
      chapter.card = fact.card;
      break;
    case 'attackRolled':
      chapter.die = fact.die;
      break;
    case 'moraleChanged':
      chapter.morale = fact.to;
      break;
    case 'locationRuined':
      mark(fact.location, 'ruined');
      break;
    case 'locationTaken':
      mark(fact.location, 'lost');
      break;
    case 'battleDecided':
      if (fact.result === 'defenders') mark(fact.location, 'stood');
      break;
  }
}
