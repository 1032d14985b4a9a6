/** What a terminal asks for, part by part, in both languages. */
import { type Language, plural } from '@guildhall/kernel';
import { GRID_COLUMNS, GRID_ROWS } from '../data/index.ts';

interface GuideWords {
  field(name: string, most: number, or: string): string;
  tooLong(has: number, most: number): string;
  choose(what: string): string;
  orAloud: string;
  /** What stands for "said aloud". */
  aloud: string;
  kind: string;
  theme: string;
  characters: string;
  plays(name: string): string;
  notPlayed: string;
  draw: string;
  /** Lines that cannot be drawn. */
  noLine: string;
  offGrid: string;
  shape: string;
  trade: string;
  asTheWord: string;
  shapes: { broad: string; long: string; wall: string; road: string };
}
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const last = `${GRID_COLUMNS - 1}, ${GRID_ROWS - 1}`;
export const GUIDE_WORDS: { readonly [language in Language]: GuideWords } = {
  en: {
    field: (name, most, or) => `${upper(name)} (at most ${most} characters${or === '' ? '' : `, ${or}`}):`,
    tooLong: (has, most) => `That is ${has} characters long; at most ${most} will do.`,
    choose: (what) => `${upper(what)}:`,
    orAloud: 'or "aloud" if you say it aloud',
    aloud: 'aloud',
    kind: 'kind',
    theme: 'what the scene is about (* fits what has happened)',
    characters:
      'Who is in the scene? A number, or somebody new: name; personality; what is on their mind. An empty line: that is all.',
    plays: (name) => `Who plays ${name}?`,
    notPlayed: 'not played',
    draw: `Draw with characters: column, row, then the line, such as "30 12 #######", three characters at least. Columns and rows run from 0, 0 (north-west) to ${last}, as along the edge of the map; a line without numbers stands right under the one before. Every run of characters becomes a stroke; "30 12 to 60 20 to 99 20" draws straight from one to the next. An empty line: done.`,
    noLine: 'Type what is drawn behind the numbers, such as "30 12 #####" or "30 12 to 60 20".',
    offGrid: `That is off the map: columns and rows run from 0, 0 to ${last}.`,
    shape: 'what shape it has',
    trade: 'what trade they follow',
    asTheWord: 'as the word says',
    shapes: { broad: 'a broad area', long: 'long and thin', wall: 'a wall', road: 'a road' },
  },
  pl: {
    field: (name, most, or) => `${upper(name)} (najwyżej ${most} znaków${or === '' ? '' : `, ${or}`}):`,
    tooLong: (has, most) =>
      `To ma ${plural('pl', has, { one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku' })}, a może mieć najwyżej ${most}.`,
    choose: (what) => `${upper(what)}:`,
    orAloud: 'albo „na głos”, jeśli opowiadasz na głos',
    aloud: 'na głos',
    kind: 'kształt',
    theme: 'o czym jest scena (* pasuje do tego, co się stało)',
    characters: 'Kto bierze udział? Numer albo ktoś nowy: imię; charakter; co go zajmuje. Pusty wiersz: to wszyscy.',
    plays: (name) => `Kto gra tę postać: ${name}?`,
    notPlayed: 'bez gracza',
    draw: `Rysuj znakami: kolumna, wiersz i linia, na przykład „30 12 #######”, co najmniej trzy znaki. Kolumny i wiersze biegną od 0, 0 (północny zachód) do ${last}, tak jak na brzegu mapy; linia bez liczb staje tuż pod poprzednią. Każdy ciąg znaków staje się kreską; „30 12 do 60 20 do 99 20” rysuje prosto od jednego miejsca do następnego. Pusty wiersz: gotowe.`,
    noLine: 'Za liczbami wpisz to, co jest narysowane, na przykład „30 12 #####” albo „30 12 do 60 20”.',
    offGrid: `To już poza mapą: kolumny i wiersze biegną od 0, 0 do ${last}.`,
    shape: 'jaki ma kształt',
    trade: 'czym się zajmują',
    asTheWord: 'tak jak mówi słowo',
    shapes: { broad: 'rozległy obszar', long: 'długie i wąskie', wall: 'mur', road: 'droga' },
  },
};
