/** Polish words that agree with a name: "{threat:wchodzi|wchodzą}" with its number, "{person:był/była}" with its gender. */

/** First words of names from the word lists that are of many. */
const MANY = new Set(
  [
    'Latarnie, Tarcze, Włócznie, Psy, Płaszcze, Dłonie, Kruki, Dzwony, Straże, Sokoły, Córki, Cienie, Schody, Wzgórza',
    'Jeźdźcy, Łupieżcy, Dzieci, Kły, Pełzacze, Skoczki, Paszcze, Pasożyty, Łowy, Wędrowcy, Szpony, Zakłady, Arkady',
    'Lansjerzy, Fizylierzy, Mechanicy, Aeronauci, Huzarzy, Palacze, Strzelcy, Konstable, Holowniki, Korsarze, Wrota',
    'Drony, Rajderzy, Lotniskowce, Łowcy, Larwy, Ochotnicy, Biegacze, Bandyci, Bliźniaki, Strażnicy, Obrońcy, Lotnicy',
    'Szturmowcy, Chochliki, Niewolnicy, Sobowtóry, Widma, Laboratoria, Przyjaciele, Rozstaje',
  ].flatMap((words) => words.split(', ')),
);
/** Of names that people gave: "Rycerze", "Górnicy Starego Szybu"; and "Czarne Kruki", where both words end so. */
const ENDS_AS_MANY = /(owie|arze|erze|nicy|jcy|wcy)$/;
const ENDS_AS_ALL = /[yie]$/;
/** "Kazanie Bramy", "Pole Chwały", "Nabrzeże Wdowy": of one, though it ends so. */
const ENDS_AS_ONE = /(anie|enie|cie|ole|dle|órze|orze|eże)$|^(Kenji|Emi|Imani|Walenty|Kai)$/;
export function isMany(name: string): boolean {
  const [first, second = ''] = name.split(' ');
  if (MANY.has(first) || ENDS_AS_MANY.test(first)) return true;
  return ENDS_AS_ALL.test(first) && ENDS_AS_ALL.test(second) && !ENDS_AS_ONE.test(first);
}

/** First names that do not end as those of their gender do. */
const WOMEN = new Set('Aiko, Dolores, Ingrid, Ruth, Emi, Beatrycze, Mabel, Imani, Juno, Maren, Noor, Miren'.split(', '));
const MEN = new Set('Barnaba, Ezra, Ilja, Kola, Kuba, Bonawentura, Jarema'.split(', '));
export function isWoman(name: string): boolean {
  const [first] = name.split(' ');
  return WOMEN.has(first) || (first.endsWith('a') && !MEN.has(first));
}

/** Of "one|many" or "he/she" the word that goes with this name. */
export function agreeing(name: string, forms: string): string {
  const [one, many] = forms.split('|');
  if (many !== undefined) return isMany(name) ? many : one;
  const [his, hers] = forms.split('/');
  return hers !== undefined && isWoman(name) ? hers : his;
}
