/** Answers as people type them: in any letters, by Polish words too, and pairs in any order. */

/** First words of answers, as a Pole would say them. */
const POLISH: { readonly [word: string]: string } = {
  gotowe: 'ready',
  gotowy: 'ready',
  świat: 'setting',
  miasto: 'city',
  tak: 'yes',
  nie: 'no',
  wstrzymaj: 'abstain',
  spasuj: 'pass',
  pas: 'pass',
  pomiń: 'skip',
  przyjmij: 'accept',
  sprzeciw: 'challenge',
  zaproponuj: 'propose',
  zatwierdź: 'confirm',
  zakończ: 'end',
  dalej: 'go on',
  twórz: 'create',
  dołóż: 'add',
  ukończ: 'finalise',
  połącz: 'connect',
  rozłącz: 'disconnect',
  dodaj: 'add',
  usuń: 'remove',
  nikogo: 'none',
  stój: 'stop',
  wartość: 'value',
};
const SORTS: { readonly [word: string]: string } = { miejsce: 'location', obrońca: 'defender', obrońcę: 'defender' };
const COMMANDS: ReadonlySet<string> = new Set(['create', 'add', 'finalise', 'connect', 'disconnect', 'remove', 'value']);

/** "CONNECT l3 l1" and "połącz L3 L1" are "connect L1 L3". What is no answer of words stays as it was typed. */
export function read(typed: string): string {
  const words = typed.trim().split(/\s+/);
  const first = words[0]?.toLowerCase() ?? '';
  const verb = POLISH[first] ?? first;
  if (words.length === 1) return POLISH[first] ?? typed;
  if (!COMMANDS.has(verb) || words.length > 4) return typed;
  const rest = words.slice(1).map((word) => {
    if (/^[ldtsn]\d{1,2}$/i.test(word)) return word.toUpperCase();
    const card = /^(10|[2-9tjqka])([cdhs])$/i.exec(word);
    if (card) return `${card[1] === '10' ? 'T' : card[1].toUpperCase()}${card[2].toLowerCase()}`;
    return SORTS[word.toLowerCase()] ?? word.toLowerCase();
  });
  // DF-8.19: a connection has no direction.
  if (verb === 'connect' || verb === 'disconnect') rest.sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  return [verb, ...rest].join(' ');
}

/** Whatever is a mark and no word: "L2", "D0 L3". */
const isMark = (answer: string): boolean => /^[A-Z\d]+( [A-Z\d]+)*$/.test(answer);

/** How a Pole may type an answer: "połącz L1 L3"; null: there is no short way. */
export function inPolish(answer: string): string | null {
  if (isMark(answer)) return answer;
  const words = answer.split(' ');
  const whole = wordFor(POLISH, answer);
  const typed =
    whole ?? [wordFor(POLISH, words[0]) ?? words[0], ...words.slice(1).map((word) => wordFor(SORTS, word) ?? word)].join(' ');
  return typed !== answer && read(typed) === answer ? typed : null;
}

function wordFor(words: { readonly [word: string]: string }, answer: string): string | undefined {
  return Object.keys(words).find((word) => words[word] === answer);
}
