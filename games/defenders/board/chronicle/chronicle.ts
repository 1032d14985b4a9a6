/**
 * The chronicle of a siege: setting, places, defenders, threats, what happened turn by turn in people's own words, epilogues.
 * A plain account made from the view and the facts; page.ts and markdown.ts write it down.
 */
import type { Contribution, Fact, Language, Speaker, View } from '@guildhall/kernel';
import { amended, amendedView } from '../../contributions/words.ts';
import { CITY_STANDS, type DeckCard } from '../../data/index.ts';
import type { DefendersFact, Narration } from '../../facts.ts';
import { LEFT_OUT } from '../../rules/texts.ts';
import type { Description, Played, Sketch } from '../../table.ts';
import { reactionsIn, readerText, text } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import { wordsIn } from '../words/words.ts';

export interface Entry {
  /** A sentence of the rules; '' where people's words stand alone. */
  sentence: string;
  /** What somebody told, and who; '' : nothing. */
  told: string;
  by: string;
  /** Whose ink it is written in; -1: nobody's. */
  seat: number;
  /** It tells of the enemy. */
  foe: boolean;
  rule: string;
}
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

/** Facts that only count cards or open steps make no story. */
const SILENT: ReadonlySet<DefendersFact['kind']> = new Set([
  'ready',
  'passed',
  'cardReplaced',
  'pileEmpty',
  'wordGiven',
  'cardPlayed',
  'formGiven',
  'tradeGiven',
  'rowDealt',
  'skipped',
  'stepBegan',
  'conferringClosed',
  'entryRolled',
  'joinRolled',
  'proposed',
  'agreementReached',
  'amended',
  'withdrawn',
  'crossingMarked',
  'entryPointsConfirmed',
  'threatDrawn',
  'startSeat',
  // Both stand at the head.
  'cityDescribed',
  'chronicleClosed',
  'featureDrawn',
  'locationDrawn',
  'connectionsWorkedOut',
  'locationFinalised',
  'defenderFinalised',
]);

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

export function chronicle(table: TableView, facts: readonly Fact[], language: Language, say: Speaker): Chronicle {
  const words = wordsIn(language);
  const catalogue = text[language];
  const { names } = catalogue;
  const named: Speaker = { seat: (seat) => say.seat(seat), place: (id) => catalogue.place(id, table as never) };
  const teller = catalogue.teller(named);
  const { world } = table;
  const city = world.city || words.theCity;
  const read = ({ text: told, aloud }: Description): string => (aloud ? words.saidAloud : written(told));
  const written = (told: string): string => (told === LEFT_OUT ? '' : readerText(told, language, { city }, world.setting));
  const cards = (played: readonly Played[]): string =>
    played.map(({ word, wording }) => (wording ? `${teller.word(word)} (${wording})` : teller.word(word))).join(', ');

  const chapters: Chapter[] = [chapterOf(words.cityCreation)];
  const marks = new Map<number, Mark>();
  let ending = '';
  for (const fact of facts as readonly DefendersFact[]) {
    if (fact.kind === 'turnBegan') {
      const { morale } = chapters[chapters.length - 1];
      const title = `${words.turn(fact.turn)}, ${words.firstPlayer}: ${say.seat(fact.first)}`;
      chapters.push({ ...chapterOf(title), turn: fact.turn, first: fact.first, morale });
      continue;
    }
    if (fact.kind === 'gameEnded') {
      ending = catalogue.fact(fact as Fact, named);
      chapters.push(chapterOf(words.epilogues));
    }
    const chapter = chapters[chapters.length - 1];
    remember(chapter, fact, marks, (fate, place) => words.deeds[fate](teller.thing(place)));
    if (SILENT.has(fact.kind)) continue;
    const { entries } = chapter;
    if (fact.kind === 'narrated') {
      if (fact.text === LEFT_OUT) continue;
      const about = fact.about.filter((id) => /^[LDT]\d+$/.test(id));
      const told = fact.aloud
        ? words.saidAloud
        : readerText(fact.text, language, knownOf(about, teller.thing, city), world.setting);
      const reactions = reactionsIn(names, fact.reactions ?? [], say);
      const by = [
        `${say.seat(fact.seat)}, ${teller.narrations[fact.what]}`,
        ...(fact.edited ? [teller.edited] : []),
        ...reactions,
      ].join('; ');
      entries.push({ sentence: '', told, by, seat: fact.seat, foe: FOES.has(fact.what), rule: fact.rule });
    } else {
      const sentence = catalogue.fact(fact as Fact, named);
      entries.push({ sentence, told: '', by: '', seat: -1, foe: false, rule: fact.rule });
    }
  }

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
          fate: [one.status === 'ruined' ? words.ruined : '', one.held ? words.held : ''].filter(Boolean).join(', '),
        })),
      },
      {
        title: words.theDefenders,
        items: table.defenders.map((one) => ({
          name: one.name,
          line: `${names.defenderClasses[one.class].name}, ${words.value(one.face)}: ${cards(one.cards)}`,
          description: read(one.description),
          by: say.seat(one.seat),
          fate: one.where === 'destroyed' ? words.destroyed : one.wounds > 0 ? words.wounds(one.wounds) : '',
        })),
      },
      {
        title: words.theThreats,
        items: table.threats.map((one) => ({
          name: one.name,
          line: `${names.threatClasses[one.class].name}, ${words.value(one.face)}: ${teller.word(one.word)}${one.wording ? ` (${one.wording})` : ''}`,
          description: read(one.description),
          by: say.seat(one.seat),
          fate: one.where === 'destroyed' ? words.destroyed : '',
        })),
      },
    ],
    people: {
      title: words.people,
      items: table.persons.map(({ name, personality, preoccupation, unit }) => ({
        name,
        line: unit ? teller.thing(unit) : '',
        description: [personality, preoccupation].map(written).filter(Boolean).join('. '),
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

function knownOf(about: readonly string[], thing: (id: string) => string, city: string) {
  const first = (letter: string): string | undefined => about.find((id) => id.startsWith(letter));
  const [place, defender, threat] = [first('L'), first('D'), first('T')];
  return {
    city,
    ...(place ? { place: thing(place) } : {}),
    ...(defender ? { defender: thing(defender), person: thing(defender) } : {}),
    ...(threat ? { threat: thing(threat) } : {}),
  };
}
