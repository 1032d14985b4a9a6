/** Words of the picture of the table, in both languages; everything that has a name in the rulebook is in the names. */
import { type Language, plural } from '@guildhall/kernel';

export interface Words {
  player(n: number): string;
  turn(n: number): string;
  deck(cards: number, joker: boolean): string;
  discard(cards: number): string;
  morale(points: number): string;
  intelligence: string;
  pile(cards: number): string;
  needed(needed: number, left: number): string;
  mapLegend: string;
  entries: string;
  connections: string;
  none: string;
  regiments(has: number, most: number): string;
  value(value: number, face: number): string;
  wounds(n: number): string;
  unplaced: string;
  outside: string;
  holds(location: string): string;
  attacks(location: string): string;
  battle: string;
  place: string;
  locations: string;
  defenders: string;
  threats: string;
  mind(what: string): string;
  types: string;
  descriptors: string;
  dice(n: number): string;
  lost: string;
  thrown: string;
  notPlayed: string;
  over: string;
  told: string;
  aloud: string;
  where: string;
  when: string;
  what: string;
}

const en: Words = {
  player: (n) => `Player ${n}`,
  turn: (n) => `Turn ${n}`,
  deck: (cards, joker) => `deck ${cards}${joker ? ' with the joker' : ''}`,
  discard: (cards) => `discarded ${cards}`,
  morale: (points) => `morale damage ${points}`,
  intelligence: 'the enemy has intelligence',
  pile: (cards) => `pile ${cards}`,
  needed: (needed, left) => `6 locations and 6 defenders need ${needed} cards more; left: ${left}`,
  mapLegend: '# wall, = road, - long, · area, o small, : underground, ~ water, H crossing, >L entry point, L! held, Lx ruined',
  entries: 'Entry points',
  connections: 'Connections',
  none: 'none',
  regiments: (has, most) => `regiments ${has}/${most}`,
  value: (value, face) => (value === face ? `value ${value}` : `value ${value} of ${face}`),
  wounds: (n) => plural('en', n, { one: 'wound', other: 'wounds' }),
  unplaced: 'still to be placed',
  outside: 'outside',
  holds: (location) => `holds ${location}`,
  attacks: (location) => `ATTACKS ${location}`,
  battle: 'Battle',
  place: 'the place',
  locations: 'Locations',
  defenders: 'Defenders',
  threats: 'Threats',
  mind: (what) => `on their mind: ${what}`,
  types: 'types',
  descriptors: 'descriptors',
  dice: (n) => plural('en', n, { one: 'die', other: 'dice' }),
  lost: 'morale lost here',
  thrown: 'dice thrown',
  notPlayed: 'not played',
  over: 'The game is over',
  told: 'The defence as told',
  aloud: 'said aloud',
  where: 'Where',
  when: 'When',
  what: 'What',
};

const pl: Words = {
  player: (n) => `Gracz ${n}`,
  turn: (n) => `Tura ${n}`,
  deck: (cards, joker) => `talia ${cards}${joker ? ' z jokerem' : ''}`,
  discard: (cards) => `odrzucone ${cards}`,
  morale: (points) => `spadek morale ${points}`,
  intelligence: 'wywiad wroga',
  pile: (cards) => `stos ${cards}`,
  needed: (needed, left) => `na 6 miejsc i 6 obrońców trzeba jeszcze kart: ${needed}; zostało: ${left}`,
  mapLegend:
    '# mur, = droga, - podłużne, · rozległe, o małe, : podziemne, ~ woda, H przeprawa, >L punkt wejścia, L! zajęte, Lx zrujnowane',
  entries: 'Punkty wejścia',
  connections: 'Połączenia',
  none: 'brak',
  regiments: (has, most) => `pułki ${has}/${most}`,
  value: (value, face) => (value === face ? `wartość ${value}` : `wartość ${value} z ${face}`),
  wounds: (n) => plural('pl', n, { one: 'rana', few: 'rany', many: 'ran', other: 'rany' }),
  unplaced: 'do rozstawienia',
  outside: 'na zewnątrz',
  holds: (location) => `zajmuje ${location}`,
  attacks: (location) => `ATAKUJE ${location}`,
  battle: 'Bitwa',
  place: 'miejsce',
  locations: 'Miejsca',
  defenders: 'Obrońcy',
  threats: 'Zagrożenia',
  mind: (what) => `w głowie: ${what}`,
  types: 'typy',
  descriptors: 'określenia',
  dice: (n) => plural('pl', n, { one: 'kość', few: 'kości', many: 'kości', other: 'kości' }),
  lost: 'spadek morale za to miejsce',
  thrown: 'rzucone kości',
  notPlayed: 'bez gracza',
  over: 'Koniec gry',
  told: 'Opis obrony',
  aloud: 'na głos',
  where: 'Gdzie',
  when: 'Kiedy',
  what: 'Co',
};

export const WORDS: { readonly [language in Language]: Words } = { en, pl };
