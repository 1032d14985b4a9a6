/** What a terminal asks for, part by part, in both languages. */
import type { Language } from '@guildhall/kernel';
import { GRID_COLUMNS, GRID_ROWS } from '../data/index.ts';

interface GuideWords {
  field(name: string, most: number): string;
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
}
const last = `${GRID_COLUMNS - 1}, ${GRID_ROWS - 1}`;
export const GUIDE_WORDS: { readonly [language in Language]: GuideWords } = {
  en: {
    field: (name, most) => `${name.charAt(0).toUpperCase()}${name.slice(1)} (at most ${most} characters):`,
    choose: (what) => `Choose, ${what}:`,
    orAloud: 'or "aloud" if you say it aloud',
    aloud: 'aloud',
    kind: 'kind',
    theme: 'what the scene is about (* fits what has happened)',
    characters:
      'Who is in the scene? A number, or somebody new: name; personality; what is on their mind. An empty line: that is all.',
    plays: (name) => `Who plays ${name}?`,
    notPlayed: 'not played',
    draw: `Draw with characters: column, row, then the line, such as "30 12 #######". Columns and rows run from 0, 0 (north-west) to ${last}; a line without numbers stands right under the one before. Every run of characters becomes a stroke; "30 12 to 60 20" draws straight from one to the other. An empty line: done.`,
  },
  pl: {
    field: (name, most) => `${name.charAt(0).toUpperCase()}${name.slice(1)} (najwyżej ${most} znaków):`,
    choose: (what) => `Wybierz, ${what}:`,
    orAloud: 'albo „na głos”, jeśli opowiadasz na głos',
    aloud: 'na głos',
    kind: 'kształt',
    theme: 'o czym jest scena (* pasuje do tego, co się stało)',
    characters: 'Kto bierze udział? Numer albo ktoś nowy: imię; charakter; co go zajmuje. Pusty wiersz: to wszyscy.',
    plays: (name) => `Kto gra tę postać: ${name}?`,
    notPlayed: 'bez gracza',
    draw: `Rysuj znakami: kolumna, wiersz i linia, na przykład „30 12 #######”. Kolumny i wiersze biegną od 0, 0 (północny zachód) do ${last}; linia bez liczb staje tuż pod poprzednią. Każdy ciąg znaków staje się kreską; „30 12 do 60 20” rysuje prosto od jednego do drugiego. Pusty wiersz: gotowe.`,
  },
};
