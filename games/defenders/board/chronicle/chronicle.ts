/**
 * The chronicle of a siege: setting, places, defenders, threats, what happened turn by turn in people's own words, epilogues.
 * A plain account made from the view and the facts; html.ts and markdown.ts write it down.
 */
import type { Contribution, Fact, Language, Speaker, View } from '@guildhall/kernel';
import { amended, amendedView } from '../../contributions/words.ts';
import type { DefendersFact } from '../../facts.ts';
import { LEFT_OUT } from '../../rules/texts.ts';
import type { Description, Played, Sketch } from '../../table.ts';
import { inWords, reactionsIn, readerText, text } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import { wordsIn } from '../words/words.ts';
import { LEDGER, ledgerOf, SILENT } from './ledger.ts';

export type Entry =
  /** What the rules say of what happened, joined into one paragraph. */
  | { kind: 'ledger'; text: string }
  /** What somebody told, and who. */
  | { kind: 'told'; told: string; by: string }
  /** A scene as it was framed: its theme and people, where and when, and what was happening. */
  | { kind: 'scene'; title: string; labels: { label: string; text: string }[]; told: string; by: string };
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
  entries: Entry[];
}
export interface Chronicle {
  language: Language;
  title: string;
  setting: { name: string; description: string };
  notes: { label: string; text: string }[];
  sketch: Sketch;
  /** Names of the places, by their number, for the map. */
  places: string[];
  items: { title: string; items: Item[] }[];
  people: { title: string; items: Item[] };
  chapters: Chapter[];
  ending: string;
  labels: { map: string; by: string };
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
  const cards = (played: readonly Played[]): string =>
    played.map(({ word, wording }) => (wording ? `${teller.word(word)} (${wording})` : teller.word(word))).join(', ');
  const sentence = (fact: DefendersFact): string => catalogue.fact(fact as Fact, named);

  const chapters: Chapter[] = [{ title: words.cityCreation, entries: [] }];
  let quiet: DefendersFact[] = [];
  /** What has been noted since the last words stands before the next. */
  const note = (): void => {
    if (quiet.length > 0) {
      chapters[chapters.length - 1].entries.push({ kind: 'ledger', text: ledgerOf(quiet, teller, language, sentence) });
    }
    quiet = [];
  };
  const tell = (entry: Entry): void => {
    note();
    chapters[chapters.length - 1].entries.push(entry);
  };
  const open = (title: string): void => {
    note();
    chapters.push({ title, entries: [] });
  };
  const added = (fact: DefendersFact): string[] => [
    ...(fact.edited ? [teller.edited] : []),
    ...reactionsIn(names, fact.reactions ?? [], say),
  ];
  let ending = '';
  for (const fact of facts as readonly DefendersFact[]) {
    if (fact.kind === 'turnBegan') open(`${words.turn(fact.turn)}, ${words.firstPlayer}: ${say.seat(fact.first)}`);
    else if (fact.kind === 'gameEnded') {
      ending = sentence(fact);
      open(words.epilogues);
    } else if (fact.kind === 'narrated') {
      const told = fact.aloud ? words.saidAloud : written(teller.plain(fact.text, fact.about));
      const who = fact.what === 'scene' && fact.about.length > 0 ? teller.list(fact.about.map(teller.called)) : '';
      const by = [`${say.seat(fact.seat)}, ${who || teller.narrations[fact.what]}`, ...added(fact)].join('; ');
      if (told !== '') tell({ kind: 'told', told, by });
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
      });
    } else if (!SILENT.has(fact.kind)) quiet.push(fact);
  }
  note();

  return {
    language,
    title: words.siegeOf(city),
    setting: {
      name: world.title || names.settings[world.setting].name,
      description: world.description ? written(world.description) : names.settings[world.setting].text,
    },
    notes: [
      { label: words.aboutCity, text: written(world.aboutCity) },
      { label: words.theEnemy, text: written(world.aboutEnemy) },
    ].filter((note) => note.text !== ''),
    sketch: table.sketch,
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
    labels: { map: words.mapOf(city), by: words.told },
  };
}
