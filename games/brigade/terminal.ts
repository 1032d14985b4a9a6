/** The city and the players in text, for terminals of 80 columns. Colours only repeat what the signs say. */
import type { Language, View } from '@guildhall/kernel';
import { fold, paint, sentence } from '@guildhall/kernel/terminal';
import { BOARDS, CREW, type CrewId, EVACUATION, type Quarter } from './data/index.ts';
import { names as en } from './text/names.en.ts';
import { names as pl } from './text/names.pl.ts';
import type { Names } from './text/names.ts';
import { stop } from './text/teller.ts';
import type { PlayerView, SpaceView, TableView } from './view.ts';

const NAMES: { [language in Language]: Names } = { en, pl };

/** Signs of the quarters, as on the tiles: the same in every language. */
const SIGNS: { [quarter in Quarter]: string } = { commons: 'CO', council: 'CQ', merchant: 'MM', nobles: 'NR', university: 'PU' };

const WORDS = {
  en: {
    player: (n: number) => `Player ${n}`,
    firehouse: (n: number) => `Firehouse ${n}`,
    ruins: 'ruins',
    legend: [
      'CO3: quarter and value',
      '^^^3 fire',
      '^^^^X doomed',
      '# protected from events',
      'L1 loyal to player 1',
      'r1:2 two Renown of player 1',
      'Br1, Wg1 Brigade and Wagon of player 1',
    ],
    brigade: 'Br',
    wagon: 'Wg',
    places: (n: number) => `water ${n}`,
    turn: (turn: number, phase: string, who: string) => `Turn ${turn}, ${phase}${who === '' ? '' : `: ${who}`}`,
    setup: 'Setup',
    over: 'The end',
    actions: (n: number) => `actions left: ${n}`,
    events: (deck: number, discard: number) => `events ${deck} (discarded ${discard})`,
    crewCards: (deck: number, discard: number) => `crew cards ${deck} (discarded ${discard})`,
    destroyed: (blocks: string, university: string) => `destroyed ${blocks}, University ${university}`,
    of: (n: number, most: number) => `${n} of ${most}`,
    evacuation: 'EVACUATION',
    common: (score: number, target: number) => `together ${score} of ${target}`,
    score: (score: number, blocks: string) => `score ${score}, blocks ${blocks}`,
    renownLeft: (n: number) => `Renown left ${n}`,
    water: (warden: string, wagon: string) => `water: warden ${warden}, wagon ${wagon}`,
    crew: 'crew',
    asleep: 'asleep until a block there is loyal',
    mimic: 'mimic',
    bonus: (n: number) => `bonus actions ${n}`,
    extra: (n: number) => `extra turns ${n}`,
    werewolf: 'werewolf',
    allegiance: 'Allegiance',
    event: 'Event',
    drawn: (who: string, n: number) => `${who} looks at Crew cards: ${n}`,
    full: (crew: string) => `The crew is full: whoever is kept takes the place of ${crew}`,
    or: ' or ',
    joining: (card: string) => `Joining: ${card}`,
  },
  pl: {
    player: (n: number) => `Gracz ${n}`,
    firehouse: (n: number) => `Remiza ${n}`,
    ruins: 'ruiny',
    legend: [
      'CO3: dzielnica i wartość',
      '^^^3 ogień',
      '^^^^X stracony',
      '# chroniony przed wydarzeniami',
      'L1 lojalny wobec gracza 1',
      'r1:2 dwie Sławy gracza 1',
      'Br1, Be1 Brygada i Beczkowóz gracza 1',
    ],
    brigade: 'Br',
    wagon: 'Be',
    places: (n: number) => `woda ${n}`,
    turn: (turn: number, phase: string, who: string) => `Tura ${turn}, ${phase}${who === '' ? '' : `: ${who}`}`,
    setup: 'Przygotowanie',
    over: 'Koniec',
    actions: (n: number) => `pozostałe akcje: ${n}`,
    events: (deck: number, discard: number) => `wydarzenia ${deck} (odrzucone ${discard})`,
    crewCards: (deck: number, discard: number) => `karty załogi ${deck} (odrzucone ${discard})`,
    destroyed: (blocks: string, university: string) => `zniszczone ${blocks}, Uniwersytet ${university}`,
    of: (n: number, most: number) => `${n} z ${most}`,
    evacuation: 'EWAKUACJA',
    common: (score: number, target: number) => `razem ${score} z ${target}`,
    score: (score: number, blocks: string) => `wynik ${score}, kwartały ${blocks}`,
    renownLeft: (n: number) => `zapas Sławy ${n}`,
    water: (warden: string, wagon: string) => `woda: Brandmistrz ${warden}, Beczkowóz ${wagon}`,
    crew: 'załoga',
    asleep: 'śpi, póki nie ma tam lojalnego kwartału',
    mimic: 'mimik',
    bonus: (n: number) => `dodatkowe akcje ${n}`,
    extra: (n: number) => `dodatkowe tury ${n}`,
    werewolf: 'wilkołak',
    allegiance: 'Wierność',
    event: 'Wydarzenie',
    drawn: (who: string, n: number) => `${who} ogląda karty załogi: ${n}`,
    full: (crew: string) => `Załoga jest pełna: za nową osobę odejdzie ${crew}`,
    or: ' albo ',
    joining: (card: string) => `Dołącza: ${card}`,
  },
} as const satisfies { [language in Language]: object };
type Words = (typeof WORDS)[Language];

const SEAT_PAINT = ['36', '35', '33', '32'];
const FIRE_PAINT = ['', '33', '33;1', '31', '31;1'];
const QUARTER_PAINT: { [quarter in Quarter]: string } = {
  commons: '32',
  council: '34',
  merchant: '33',
  nobles: '35',
  university: '36',
};

/** Text with its width, which colours do not change. */
type Ink = { text: string; width: number };
const ink = (text: string, codes = ''): Ink => ({ text: codes === '' ? text : paint(codes, text), width: text.length });
const join = (...parts: Ink[]): Ink => ({
  text: parts.map((p) => p.text).join(''),
  width: parts.reduce((sum, p) => sum + p.width, 0),
});
const pad = ({ text, width }: Ink, to: number): string => text + ' '.repeat(Math.max(0, to - width));

/** Inside of a cell: 6 cells with borders and the row number make 75 columns. */
const CELL = 11;

export function draw(view: View<TableView>, language: Language): string {
  const names = NAMES[language];
  const words: Words = WORDS[language];
  const { table } = view;
  // Paragraphs that stay the same need not be shown again: the city, the legend, the players, the rest.
  const lines = [...city(table, words), '', ...legend(names, words), ''];
  for (const player of table.players) lines.push(...playerLines(player, table, names, words));
  lines.push('', ...status(table, names, words));
  return lines.join('\n');
}

function city(table: TableView, words: Words): string[] {
  const rule = (left: string, middle: string, right: string): string =>
    `  ${left}${Array.from({ length: 6 }, () => '─'.repeat(CELL)).join(middle)}${right}`;
  const lines = [
    `   ${[...'ABCDEF'].map((column) => column.padStart(6).padEnd(CELL + 1)).join('')}`.trimEnd(),
    rule('┌', '┬', '┐'),
  ];
  for (let row = 0; row < 6; row++) {
    const cells = table.spaces.slice(row * 6, row * 6 + 6).map((space) => cell(space, table, words));
    for (let line = 0; line < 3; line++) {
      lines.push(`${line === 1 ? row + 1 : ' '} │${cells.map((inks) => pad(inks[line], CELL)).join('│')}│`);
    }
    lines.push(row < 5 ? rule('├', '┼', '┤') : rule('└', '┴', '┘'));
  }
  return lines;
}

/** Three lines: what the space is and how it burns; Loyalty and Renown; who stands there. */
function cell(space: SpaceView, table: TableView, words: Words): [Ink, Ink, Ink] {
  const here = meeples(space.name, table, words);
  if (space.kind === 'none') return [ink(''), ink(''), ink('')];
  if (space.kind === 'firehouse') {
    return [ink(words.firehouse(space.firehouse + 1).slice(0, CELL), SEAT_PAINT[space.firehouse]), ink(''), here];
  }
  const quarter = space.quarter === '' ? ink('') : ink(`${SIGNS[space.quarter]}${space.value}`, QUARTER_PAINT[space.quarter]);
  return [join(quarter, ink(' '), fire(space, words)), claims(space), here];
}

function fire(space: SpaceView, words: Words): Ink {
  if (space.destroyed) return ink(words.ruins, '2');
  const guard = ink(space.protected ? '#' : '');
  if (space.doomed) return join(guard, ink('^^^^X', '31;1;7'));
  if (space.fire === 0) return guard;
  return join(guard, ink(`${'^'.repeat(space.fire)}${space.fire}`, FIRE_PAINT[space.fire]));
}

function claims(space: SpaceView): Ink {
  const loyal = space.loyal < 0 ? ink('') : join(ink(`L${space.loyal + 1}`, `${SEAT_PAINT[space.loyal]};7`), ink(' '));
  const held = space.renown.flatMap((n, seat) => (n > 0 ? [{ n, seat }] : []));
  if (held.length === 0) return loyal;
  const gap = ink(held.length > 2 ? '' : ' ');
  const tokens = held.map(({ n, seat }, i) => join(i > 0 ? gap : ink(''), ink(`${seat + 1}:${n}`, SEAT_PAINT[seat])));
  // Three or four rivals on one block leave room for the numbers alone.
  const room = join(loyal, ink('r'), ...tokens);
  return room.width <= CELL
    ? room
    : join(loyal, ink('r'), ...space.renown.map((n, seat) => ink(n > 0 ? String(n) : '.', SEAT_PAINT[seat])));
}

function meeples(name: string, { players }: TableView, words: Words): Ink {
  const who = (sign: string, seats: number[]): Ink[] =>
    seats.length === 0 ? [] : [ink(sign), ...seats.map((seat) => ink(String(seat + 1), `${SEAT_PAINT[seat]};1`)), ink(' ')];
  const at = (place: 'brigade' | 'wagon'): number[] => players.filter((player) => player[place] === name).map(({ seat }) => seat);
  return join(...who(words.brigade, at('brigade')), ...who(words.wagon, at('wagon')));
}

function legend(names: Names, words: Words): string[] {
  const quarters = (Object.keys(SIGNS) as Quarter[]).map((quarter) => `${SIGNS[quarter]} ${names.quarters[quarter]}`);
  return [...fold(quarters, ', '), ...fold(words.legend, ', ')].map((line) => paint('2', line));
}

function playerLines(player: PlayerView, table: TableView, names: Names, words: Words): string[] {
  const { seat, colour, warden } = player;
  const who = [colour === '' ? '' : names.colours[colour], warden === '' ? '' : names.wardens[warden].name].filter(
    (part) => part !== '',
  );
  const title = `${table.active === seat ? '>' : ' '} ${words.player(seat + 1)}${who.length > 0 ? ` (${who.join(', ')})` : ''}`;
  const parts = [
    words.score(player.score, loyalBlocks(player, table)),
    words.renownLeft(player.renownLeft),
    ...(player.bonusActions > 0 ? [words.bonus(player.bonusActions)] : []),
    ...(player.extraTurns > 0 ? [words.extra(player.extraTurns)] : []),
    ...(player.werewolf ? [words.werewolf] : []),
    ...(player.allegiance ? [words.allegiance] : []),
    ...(player.precious ? [names.crew.precious.name] : []),
    words.water(`${player.wardenWater}/${player.wardenCapacity}`, `${player.wagonWater}/${player.wagonCapacity}`),
    ...player.tracks.map(({ name, value, space, spaces }) => `${names.tracks[name]} ${value} (${space + 1}/${spaces})`),
    ...crewOf(player, names, words),
  ];
  return [paint(`${SEAT_PAINT[seat]};1`, title), ...abilitiesOf(player, names), ...fold(parts, ' | ', '    ')];
}

/** How many blocks are loyal and in which quarters, for that is what one plays for (BR-20.1, BR-20.3): "3 (CO 2, NR 1)". */
function loyalBlocks({ seat, loyalBlocks: all }: PlayerView, { spaces }: TableView): string {
  const quarters = (Object.keys(SIGNS) as Quarter[]).flatMap((quarter) => {
    const n = spaces.filter((space) => space.loyal === seat && space.quarter === quarter).length;
    return n === 0 ? [] : [`${SIGNS[quarter]} ${n}`];
  });
  return quarters.length === 0 ? String(all) : `${all} (${quarters.join(', ')})`;
}

/** In advanced play: what the warden and the Firehouse board can do (chapters 25 and 27). */
function abilitiesOf({ advanced, colour, warden }: PlayerView, names: Names): string[] {
  if (!advanced) return [];
  const lines: string[] = [];
  if (warden !== '') {
    const { ability, text } = names.wardens[warden];
    lines.push(`${ability}: ${text}`);
  }
  const board = BOARDS.find((one) => one.colour === colour);
  if (board) lines.push(`${names.abilities[board.ability].name}: ${names.abilities[board.ability].text}`);
  return lines.flatMap((line) => sentence(line, '    ', '  '));
}

function crewOf({ crew }: PlayerView, names: Names, words: Words): string[] {
  return crew.map(({ card, quarter, water, capacity, active, mimicked }) => {
    const state = [
      ...(quarter === '' ? [] : [names.quarters[quarter]]),
      `${water}/${capacity}`,
      ...(active ? [] : [words.asleep]),
      ...(mimicked ? [words.mimic] : []),
    ];
    return `${words.crew}: ${names.crew[card].name} (${state.join(', ')})`;
  });
}

/** The quarter decides whether an ability ever works (BR-19.1), so it is told before anybody is kept. */
function whence(card: CrewId, names: Names, words: Words): string {
  const { quarter, water } = CREW.find(({ id }) => id === card) as (typeof CREW)[number];
  return [...(quarter === null ? [] : [names.quarters[quarter]]), words.places(water)].join(', ');
}

function status(table: TableView, names: Names, words: Words): string[] {
  const phases = { setup: words.setup, event: names.terms.eventPhase, action: names.terms.actionPhase, over: words.over };
  // How many begin evacuation matters until it has begun.
  const until = (n: number, most: number): string => (table.evacuation >= 0 ? String(n) : words.of(n, most));
  const parts = [
    words.turn(table.turn, phases[table.phase], table.phase === 'over' ? '' : words.player(table.active + 1)),
    ...(table.phase === 'action' ? [words.actions(table.actions)] : []),
    words.events(table.eventDeck, table.eventDiscard.length),
    words.crewCards(table.crewDeck, table.crewDiscard.length),
    words.destroyed(until(table.destroyedBlocks, EVACUATION.blocks), until(table.destroyedUniversity, EVACUATION.university)),
    ...(table.evacuation >= 0 ? [words.evacuation] : []),
    ...(table.settings.cooperative ? [words.common(table.commonScore, table.target)] : []),
  ];
  const lines = fold(parts, ' | ');
  if (table.event !== '')
    lines.push(...sentence(`${words.event}: ${stop(names.events[table.event].name)} ${names.events[table.event].text}`));
  if (table.drawn) {
    const { seat, n, cards } = table.drawn;
    lines.push(words.drawn(words.player(seat + 1), n));
    for (const card of cards)
      lines.push(...sentence(`${names.crew[card].name} (${whence(card, names, words)}): ${names.crew[card].text}`, '  ', '  '));
    const { crew, tracks } = table.players[seat];
    const places = tracks.find(({ name }) => name === 'crew')?.value ?? 0;
    if (cards.length > 0 && crew.length >= places)
      lines.push(...sentence(words.full(crew.map((member) => names.crew[member.card].name).join(words.or)), '  ', '  '));
  }
  if (table.joining !== '') lines.push(words.joining(names.crew[table.joining].name));
  return lines;
}
