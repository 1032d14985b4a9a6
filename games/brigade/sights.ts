/** What can be looked up in the terminal: spaces, tracks, cards, Fire Wardens and what the boards can do. */
import type { Language, Sight, View } from '@guildhall/kernel';
import { BOLD, paint, sentence } from '@guildhall/kernel/terminal';
import { BOARDS, CREW, EVENTS, TRACK_NAMES, TRACKS, WARDENS } from './data/index.ts';
import { names as en } from './text/names.en.ts';
import { names as pl } from './text/names.pl.ts';
import type { Names } from './text/names.ts';
import type { SpaceView, TableView } from './view.ts';

const NAMES: { [language in Language]: Names } = { en, pl };

interface Words {
  player(n: number): string;
  value(n: number): string;
  water(n: number): string;
  fire(n: number): string;
  doomed: string;
  destroyed: string;
  guarded: string;
  loyal(player: string): string;
  renown(player: string, has: number, needs: number): string;
  asleep: string;
  board: string;
  with(who: string): string;
  /** Of abilities that nobody has in the basic game. */
  advancedOnly: string;
  /** What a special building does. */
  whenDestroyed(what: string): string;
  firehouse(player: string): string;
  nothing: string;
  spaces(values: string): string;
  tracker(player: string, space: number, value: number): string;
  bonus(what: string): string;
  discarded(kind: 'event' | 'crew'): string;
}
const WORDS: { [language in Language]: Words } = {
  en: {
    player: (n) => `Player ${n}`,
    value: (n) => `value ${n}`,
    water: (n) => `water ${n}`,
    fire: (n) => (n === 0 ? 'no fire' : `fire ${n}`),
    doomed: 'doomed',
    destroyed: 'destroyed',
    guarded: 'protected from events',
    loyal: (player) => `loyal to ${player}`,
    renown: (player, has, needs) => `${player}: Renown ${has}, ${needs === 0 ? 'cannot win it' : `${needs} win it`}`,
    asleep: 'works only while a block of that quarter is loyal to the owner',
    board: 'Firehouse board',
    with: (who) => `in the crew of ${who}`,
    advancedOnly: 'in advanced play only; this is the basic game',
    whenDestroyed: (what) => `When it is destroyed: ${what}`,
    firehouse: (player) => `${player} starts and refills here; it cannot burn`,
    nothing: 'nothing yet',
    spaces: (values) => `its spaces: ${values}`,
    tracker: (player, space, value) => `${player}: space ${space}, value ${value}`,
    bonus: (what) => `Blue bonus on the last space: ${what}`,
    discarded: (kind) => (kind === 'event' ? 'Event discard pile' : 'Crew discard pile'),
  },
  pl: {
    player: (n) => `Gracz ${n}`,
    value: (n) => `wartość ${n}`,
    water: (n) => `woda ${n}`,
    fire: (n) => (n === 0 ? 'bez ognia' : `ogień ${n}`),
    doomed: 'stracony',
    destroyed: 'zniszczony',
    guarded: 'chroniony przed wydarzeniami',
    loyal: (player) => `lojalność: ${player}`,
    renown: (player, has, needs) =>
      `${player}: Sława ${has}, ${needs === 0 ? 'nie do zdobycia' : `do zdobycia potrzeba ${needs}`}`,
    asleep: 'działa tylko, gdy właściciel ma lojalny kwartał w tej dzielnicy',
    board: 'plansza remizy',
    with: (who) => `w załodze: ${who}`,
    advancedOnly: 'tylko w grze zaawansowanej; ta gra jest podstawowa',
    whenDestroyed: (what) => `Po zniszczeniu: ${what}`,
    firehouse: (player) => `${player} tu zaczyna i tu uzupełnia wodę; nie może zapłonąć`,
    nothing: 'na razie nic',
    spaces: (values) => `jego pola: ${values}`,
    tracker: (player, space, value) => `${player}: pole ${space}, wartość ${value}`,
    bonus: (what) => `Niebieska premia na ostatnim polu: ${what}`,
    discarded: (kind) => (kind === 'event' ? 'Odrzucone wydarzenia' : 'Odrzucone karty załogi'),
  },
};

function blockLines(space: SpaceView, table: TableView, language: Language): string[] {
  const [names, words] = [NAMES[language], WORDS[language]];
  const state = [
    ...(space.quarter === '' ? [] : [names.quarters[space.quarter]]),
    words.value(space.value),
    space.destroyed ? words.destroyed : space.doomed ? words.doomed : words.fire(space.fire),
    ...(space.protected ? [words.guarded] : []),
    ...(space.loyal < 0 ? [] : [words.loyal(words.player(space.loyal + 1))]),
  ];
  const building =
    space.tile !== '' && space.tile in names.buildings ? names.buildings[space.tile as keyof Names['buildings']] : '';
  return [
    paint(BOLD, `${space.tile === '' ? '' : names.tiles[space.tile]} (${space.name})`),
    `  ${state.join(', ')}`,
    // Whoever holds it has nothing to win there, and no Renown on it (BR-17.11).
    ...table.players
      .filter(({ seat }) => seat !== space.loyal)
      .map(({ seat }) => `  ${words.renown(words.player(seat + 1), space.renown[seat], space.needed[seat])}`),
    ...(building === '' ? [] : sentence(`${words.whenDestroyed(building)} [BR-29.4]`, '  ', '  ')),
  ];
}

export function sights({ table }: View<TableView>, language: Language): Sight[] {
  const [names, words] = [NAMES[language], WORDS[language]];
  const blocks = table.spaces.flatMap((space) =>
    space.kind === 'block' && space.tile !== ''
      ? [{ names: [`${names.tiles[space.tile]} (${space.name})`, space.name], lines: () => blockLines(space, table, language) }]
      : [],
  );
  const crew = CREW.map(({ id, quarter, water }) => {
    const holder = table.players.find((player) => player.crew.some(({ card }) => card === id));
    const state = [
      ...(quarter === null ? [] : [names.quarters[quarter]]),
      words.water(water),
      ...(holder ? [words.with(words.player(holder.seat + 1))] : []),
    ];
    const lines = (): string[] => [
      paint(BOLD, `${names.crew[id].name} (${state.join(', ')})`),
      ...sentence(names.crew[id].text, '  '),
      ...(quarter === null ? [] : [`  ${words.asleep} [BR-19.1]`]),
    ];
    return { names: [names.crew[id].name, id], lines };
  });
  const advanced = table.settings.advanced ? [] : [`  ${words.advancedOnly} [BR-4.8]`];
  const wardens = WARDENS.map(({ id }) => {
    const { name, ability, text } = names.wardens[id];
    return {
      names: [name, id],
      lines: (): string[] => [paint(BOLD, name), ...sentence(`${ability}: ${text}`, '  ', '  '), ...advanced],
    };
  });
  const boards = BOARDS.map(({ colour, ability }) => {
    const { name, text } = names.abilities[ability];
    const title = `${name} (${words.board}, ${names.colours[colour]})`;
    return { names: [title, ability], lines: (): string[] => [paint(BOLD, title), ...sentence(text, '  '), ...advanced] };
  });
  return [
    ...blocks,
    ...firehouses(table, language),
    ...tracks(table, language),
    ...crew,
    ...wardens,
    ...boards,
    ...events(table, language),
  ];
}

function firehouses({ spaces }: TableView, language: Language): Sight[] {
  const [names, words] = [NAMES[language], WORDS[language]];
  return spaces
    .filter(({ kind }) => kind === 'firehouse')
    .map(({ name, firehouse }) => {
      const title = `${names.terms.firehouse} (${name})`;
      return {
        names: [title, name],
        lines: () => [paint(BOLD, title), `  ${words.firehouse(words.player(firehouse + 1))} [BR-2.14]`],
      };
    });
}

function tracks({ players }: TableView, language: Language): Sight[] {
  const [names, words] = [NAMES[language], WORDS[language]];
  return TRACK_NAMES.map((id) => ({
    names: [names.tracks[id], id],
    lines: () => [
      paint(BOLD, names.tracks[id]),
      `  ${words.spaces(TRACKS[id].join(', '))}`,
      ...players.flatMap(({ seat, tracks }) =>
        tracks
          .filter(({ name }) => name === id)
          .map(({ space, value }) => `  ${words.tracker(words.player(seat + 1), space + 1, value)}`),
      ),
      ...sentence(`${words.bonus(names.bonuses[id])} [BR-16.14]`, '  ', '  '),
    ],
  }));
}

/** The cards of the Event deck, and what lies in the discard piles, which are open (BR-22.2). */
function events({ settings, eventDiscard, crewDiscard }: TableView, language: Language): Sight[] {
  const [names, words] = [NAMES[language], WORDS[language]];
  const pile = (kind: 'event' | 'crew', cards: readonly string[]): Sight => ({
    names: [words.discarded(kind)],
    lines: () => [
      paint(BOLD, words.discarded(kind)),
      ...sentence(cards.length === 0 ? words.nothing : cards.join(', '), '  ', '  '),
    ],
  });
  const cards = EVENTS.filter(({ kind }) => kind !== 'festival' || settings.festivalEvents).map(({ id, kind }) => {
    const { name, text } = names.events[id];
    return {
      names: [name, id],
      lines: () => [paint(BOLD, `${name} (${names.eventKinds[kind]})`), ...sentence(text, '  ', '  ')],
    };
  });
  return [
    ...cards,
    pile(
      'event',
      eventDiscard.map((id) => names.events[id].name),
    ),
    pile(
      'crew',
      crewDiscard.map((id) => names.crew[id].name),
    ),
  ];
}
