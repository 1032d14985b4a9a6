/** Words of the picture of the table, in both languages. */
import type { Language } from '@guildhall/kernel';
import type { AttackKind, AttackStep } from '../data/index.ts';
import type { Phase } from '../table.ts';

export interface Words {
  player(n: number): string;
  phases: { [phase in Phase]: string };
  turn(turn: number, of: number): string;
  toAct: string;
  signs: { south: string; north: string };
  mapLegend: string;
  /** What the letters of Move stand for. */
  lengths(w: string, l: string): string;
  decimal(text: string): string;
  markerList: string;
  /** What gold has bought, and for whom. */
  bought(what: string, who: string): string;
  low: string;
  tall: string;
  markers: { hidden: string; found: string; collected: string; trap: string };
  stash: string;
  coffers: string;
  crystals: string;
  cards(n: number, most: number): string;
  deck(deck: number, discard: number): string;
  discard: string;
  events(deck: number, discard: number): string;
  treasureDeck(cards: number): string;
  hand: string;
  onTable: string;
  /** Over the columns of a gang's list. */
  columns: string;
  done: string;
  /** Who would have to take an Antagonism Test (KC-8.1). */
  test: string;
  acting: string;
  lured: string;
  hidden: string;
  leader: string;
  carries: string;
  height(inches: string): string;
  reserve: string;
  gone: string;
  leftOut: string;
  removed: string;
  actions(n: number): string;
  walk: string;
  attack: string;
  kinds: { [kind in AttackKind]: string };
  steps: { [step in AttackStep]: string };
  attackCards: string;
  defenceCards: string;
  folded: string;
  spell: { attack: string; support: string };
  resist: string;
  cast: string;
  number: string;
  score(a: number, b: number): string;
  treasures(a: number, b: number): string;
  targetWounds(name: string, n: number, of: number): string;
  runs(n: number, of: number): string;
  chestAt(point: string): string;
  chestWith(name: string): string;
  vic(name: string, escort: string): string;
  spy(name: string): string;
  powers: string;
}

export const WORDS: { readonly [language in Language]: Words } = {
  en: {
    player: (n) => `Player ${n}`,
    phases: {
      gangs: 'choosing gangs',
      setup: 'setting up',
      deployment: 'deployment',
      initiative: 'Initiative',
      action: 'Action time',
      'end of turn': 'end of the turn',
      over: 'the end',
    },
    turn: (turn, of) => `Turn ${turn} of ${of}`,
    toAct: 'to activate',
    signs: { south: 'from the South edge', north: 'from the North edge' },
    mapLegend: 'Squares are inches, numbered at their west and south sides. ▲7 or ▼7 is m7.',
    lengths: (w, l) => `Move W is a card's width, ${w} inches; L its length, ${l} (and the base itself).`,
    decimal: (text) => text,
    markerList: 'Markers:',
    bought: (what, who) => `${what} (${who})`,
    low: 'low',
    tall: 'tall',
    markers: { hidden: 'not inspected', found: 'treasure', collected: 'collected', trap: 'trap' },
    stash: 'Stash',
    coffers: 'Coffers',
    crystals: 'crystals',
    cards: (n, most) => `cards ${n} of ${most}`,
    deck: (deck, discard) => `deck ${deck} (discarded ${discard})`,
    discard: 'Discarded',
    events: (deck, discard) => `Event Deck ${deck} (discarded ${discard})`,
    treasureDeck: (cards) => `treasure deck ${cards}`,
    hand: 'Your hand',
    onTable: 'Event cards on the table',
    columns: 'x y         hurt Move Fight/Defend',
    done: 'done',
    test: 'Antagonism Test',
    acting: 'ACTIVE',
    lured: 'LURED',
    hidden: 'hidden',
    leader: 'Leader',
    carries: 'carries the chest',
    height: (inches) => `${inches}" up`,
    reserve: 'to deploy',
    gone: 'off the board',
    leftOut: 'left out',
    removed: 'removed',
    actions: (n) => `actions ${n}`,
    walk: 'Walk to come',
    attack: 'Attack',
    kinds: { melee: 'melee', ranged: 'at range' },
    steps: {
      declared: 'declared',
      extras: 'before the hands',
      attacker: 'the attacker chooses cards',
      defender: 'the defender chooses cards',
      revealed: 'revealed',
    },
    attackCards: 'attack',
    defenceCards: 'defence',
    folded: 'folded',
    spell: { attack: 'Attack spell', support: 'Support spell' },
    resist: 'against it',
    cast: 'for it',
    number: 'to beat',
    score: (a, b) => `score ${a} : ${b}`,
    treasures: (a, b) => `treasures ${a} : ${b}`,
    targetWounds: (name, n, of) => `${name}: wounds ${n}/${of}`,
    runs: (n, of) => `runs ${n}/${of}`,
    chestAt: (point) => `the chest lies at ${point}`,
    chestWith: (name) => `the chest is with ${name}`,
    vic: (name, escort) => `V.I.C.: ${name}, escorted by ${escort}`,
    spy: (name) => `your spy: ${name}`,
    powers: 'this turn',
  },
  pl: {
    player: (n) => `Gracz ${n}`,
    phases: {
      gangs: 'wybór band',
      setup: 'przygotowanie',
      deployment: 'rozstawienie',
      initiative: 'Inicjatywa',
      action: 'czas działania',
      'end of turn': 'koniec tury',
      over: 'koniec gry',
    },
    turn: (turn, of) => `Tura ${turn} z ${of}`,
    toAct: 'aktywuje',
    signs: { south: 'od krawędzi południowej', north: 'od krawędzi północnej' },
    mapLegend: 'Kratka to cal; liczby to jej bok zachodni i południowy. ▲7 lub ▼7 to m7.',
    lengths: (w, l) => `Ruch W to szerokość karty, ${w} cala; L to jej długość, ${l} (i podstawka).`,
    decimal: (text) => text.replace('.', ','),
    markerList: 'Znaczniki:',
    bought: (what, who) => `${what} (${who})`,
    low: 'niski',
    tall: 'wysoki',
    markers: { hidden: 'niesprawdzony', found: 'skarb', collected: 'zabrany', trap: 'pułapka' },
    stash: 'Sakiewka',
    coffers: 'Skarbiec',
    crystals: 'kryształy',
    cards: (n, most) => `karty ${n} z ${most}`,
    deck: (deck, discard) => `talia ${deck} (odrzucone ${discard})`,
    discard: 'Odrzucone',
    events: (deck, discard) => `Talia zdarzeń ${deck} (odrzucone ${discard})`,
    treasureDeck: (cards) => `talia skarbów ${cards}`,
    hand: 'Twoja ręka',
    onTable: 'Karty zdarzeń na stole',
    columns: 'x y         rany Ruch Walka/Obrona',
    done: 'po aktywacji',
    test: 'Test Wrogości',
    acting: 'DZIAŁA',
    lured: 'POD UROKIEM',
    hidden: 'w ukryciu',
    leader: 'Przywódca',
    carries: 'niesie skrzynię',
    height: (inches) => `${inches}" nad ziemią`,
    reserve: 'do rozstawienia',
    gone: 'poza planszą',
    leftOut: 'bez miejsca',
    removed: 'poza grą',
    actions: (n) => `akcje ${n}`,
    walk: 'przed Marszem',
    attack: 'Atak',
    kinds: { melee: 'wręcz', ranged: 'z dystansu' },
    steps: {
      declared: 'zapowiedziany',
      extras: 'przed zagraniem kart',
      attacker: 'atakujący wybiera karty',
      defender: 'broniący wybiera karty',
      revealed: 'karty odkryte',
    },
    attackCards: 'atak',
    defenceCards: 'obrona',
    folded: 'pas',
    spell: { attack: 'Czar bojowy', support: 'Czar wsparcia' },
    resist: 'opór',
    cast: 'czar',
    number: 'do przebicia',
    score: (a, b) => `wynik ${a} : ${b}`,
    treasures: (a, b) => `skarby ${a} : ${b}`,
    targetWounds: (name, n, of) => `${name}: rany ${n}/${of}`,
    runs: (n, of) => `ucieczki ${n}/${of}`,
    chestAt: (point) => `skrzynia leży na ${point}`,
    chestWith: (name) => `skrzynię niesie ${name}`,
    vic: (name, escort) => `V.I.C.: ${name}, eskorta: ${escort}`,
    spy: (name) => `twój szpieg: ${name}`,
    powers: 'w tej turze',
  },
};
