/** The words of Kobolds & Cobblestones: complete in both languages, and saying what they should. */
import { type Fact, LANGUAGES, type Language, type PlainRecord, refuse, type Speaker } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { CRITICAL_IDS, EFFECT_IDS, GANG_IDS, LAYOUT_IDS, PROFILE_IDS, SCENARIO_IDS } from '../data/index.ts';
import { TERM_NAMES, type Term } from '../facts.ts';
import { type KoboldsFact, kobolds, meta } from '../index.ts';
import { QUESTIONS, type QuestionName } from '../questions.ts';
import { REASONS } from '../table.ts';
import { TERMS, text } from '../text/index.ts';
import { FACTS, REFUSALS } from './text-samples.ts';

const people = ['Ada', 'Ben'];
const TABLE: PlainRecord = {
  models: [
    { name: 'Liriel', profile: 'elf-fencer' },
    { name: '', profile: 'troll' },
    { name: '', profile: 'orc-ruffian' },
    { name: '', profile: 'orc-ruffian' },
    { name: '', profile: 'vic' },
  ],
  terrain: [{ kind: 'house' }, { kind: 'low-wall' }, { kind: 'house' }],
};
const speaker = (language: (typeof LANGUAGES)[number]): Speaker => ({
  seat: (seat) => people[seat] ?? '?',
  place: (name) => text[language].place(name, TABLE),
});
const TERMS_OF_LIMIT: Term[] = [
  { name: 'fight', rule: 'KC-12.4', add: 3 },
  { name: 'gangingUp', rule: 'KC-12.27', add: 1 },
];
const SHOW: PlainRecord = {
  gold: 30,
  scenario: 'vic',
  layout: 'house 3 6 7 9.5 3',
  left: 2,
  distance: 7,
  model: 0,
  attacker: 0,
  target: 1,
  zone: { x0: 0, y0: 0, x1: 24, y1: 3.5 },
  turn: 2,
  wounds: 2,
  actions: 2,
  walk: true,
  limit: 4,
  terms: TERMS_OF_LIMIT as unknown as PlainRecord[],
  enemies: [1, 2],
  tests: 2,
  most: 3.68,
  cost: 3,
  critical: 'egg-toss',
  due: 2,
  stash: 3,
  hand: ['Kh', '5s'],
  cards: ['As', '5s'],
  total: 15,
  number: 17,
};
const BROKEN = /undefined|null|NaN|\[object|\?{2}|\$\{| {2}|\.\.(?!\.)|\bm\d\b/;
const SENTENCE = /^[\p{Lu}\d−+'„".(].*[.!?”]$/u;
const NO_PARAMETERS = 'no such thing';

it('no sentence of one language stands in the catalogue of the other', () => {
  const alike = (sentence: (language: Language) => string): boolean => sentence('en') === sentence('pl');
  const facts = Object.entries(FACTS).map(([kind, about]) => ({ kind, rule: 'KC-1.1', ...about }) as Fact);
  const refusals = Object.entries(REFUSALS).map(([why, about]) => refuse('KC-1.1', why, about));
  const said = (fact: Fact) => alike((language) => text[language].fact(fact, speaker(language)));
  expect(facts.filter(said).map(({ kind }) => kind)).toEqual([]);
  expect(refusals.filter((one) => alike((it) => text[it].refusal(one, speaker(it)))).map(({ why }) => why)).toEqual([]);
  expect(Object.keys(QUESTIONS).filter((id) => alike((it) => text[it].question(id, SHOW, speaker(it))))).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const words = text[language];
  const { names } = words;
  const say = speaker(language);

  it('everything has a name of its own', () => {
    for (const ids of [PROFILE_IDS, SCENARIO_IDS, LAYOUT_IDS, GANG_IDS]) {
      const given = ids.map((id) => words.name(id));
      for (const [i, name] of given.entries()) expect(name, ids[i]).not.toBe(ids[i]);
      expect(new Set(given).size).toBe(given.length);
    }
    for (const id of CRITICAL_IDS) expect(names.criticals[id].name).not.toBe('');
    for (const id of EFFECT_IDS) expect(names.effects[id].text).toMatch(SENTENCE);
    for (const term of TERMS) expect(names.terms[term]).toMatch(/^\p{Lu}/u);
  });

  it.each(Object.keys(FACTS))('the fact %s has a sentence', (kind) => {
    const fact = { kind, rule: 'KC-1.1', ...FACTS[kind as keyof typeof FACTS] } as Fact;
    const sentence = words.fact(fact, say);
    expect(sentence).toMatch(SENTENCE);
    expect(sentence).not.toMatch(BROKEN);
    expect(sentence).not.toBe(words.fact({ kind: NO_PARAMETERS, rule: 'KC-1.1' }, say));
  });
  it.each(Object.keys(REFUSALS))('the refusal %s has a sentence', (why) => {
    const sentence = words.refusal(refuse('KC-1.1', why, REFUSALS[why as keyof typeof REFUSALS]), say);
    expect(sentence).toMatch(SENTENCE);
    expect(sentence.replace('m0, m1', 'names')).not.toMatch(BROKEN);
    expect(sentence).not.toBe(words.refusal(refuse('KC-1.1', NO_PARAMETERS), say));
  });
  it.each(Object.keys(QUESTIONS))('the question %s has a sentence', (question) => {
    const sentence = words.question(question, SHOW, say);
    expect(sentence).toMatch(SENTENCE);
    expect(sentence).toContain('?');
    expect(sentence).not.toMatch(BROKEN);
  });
  it('notations are explained to those who type alone', () => {
    for (const question of ['gangs/build', 'layout/draw']) {
      expect(words.question(question, SHOW, say)).not.toContain(';');
      expect(words.typing?.(question)).toMatch(/^\p{Lu}.*;.*\.$/u);
    }
    expect(words.typing?.('move/destination')).toBeNull();
  });
  it('every ending has a reason', () => {
    for (const reason of REASONS) expect(words.outcome(reason)).toMatch(SENTENCE);
  });
  it('every option has a label, and every value that is no plain number has words', () => {
    for (const { name, values } of meta.options) {
      const { label, values: said } = words.option(name);
      expect(label).not.toBe(name);
      if (name === 'gold') continue;
      for (const value of values) expect(said[String(value)], `${name} ${value}`).toMatch(/^\p{Lu}/u);
    }
  });
  it('every part of a sum has a name', () => {
    for (const name of TERM_NAMES) {
      const terms: Term[] = [{ name, rule: 'KC-12.4', add: 2 }];
      const fact = { kind: 'limitSet', rule: 'KC-12.4', seat: 0, model: 0, limit: 'attack', n: 2, terms } as Fact;
      expect(words.fact(fact, say)).not.toMatch(BROKEN);
    }
  });
  it('refusals of the table are said too', () => {
    expect(words.refusal(refuse('GH-3', 'notAsked', { seat: 0, waitingFor: [1] }), say)).toContain('Ben');
  });
  it('words that do not exist are not made up', () => {
    expect(words.name('zz9')).toBe('zz9');
    expect(words.fact({ kind: 'toString', rule: 'KC-1.1' }, say)).toMatch(SENTENCE);
    expect(words.question('no/such', {}, say)).toMatch(SENTENCE);
    expect(words.option('nothing')).toEqual({ label: 'nothing', values: {} });
    expect(words.step('no such step', {})).toBeNull();
    expect(words.step('turn', { turn: 4 })).toContain('4');
  });
  it('answers that are none are given back as they are', () => {
    for (const question of Object.keys(QUESTIONS)) {
      expect(words.answer(question, 'no such answer', SHOW, say)).toBe('no such answer');
      expect(words.answer(question, { a: 1 }, SHOW, say)).toBe('{"a":1}');
    }
  });
});

describe('names at the table', () => {
  it('models go by their own name, or by their profile, numbered where several are alike', () => {
    const place = (name: string): string => text.en.place(name, TABLE);
    expect(['m0', 'm1', 'm2', 'm3', 'm9'].map(place)).toEqual(['Liriel', 'Troll', 'Orc Ruffian 1', 'Orc Ruffian 2', 'm9']);
    expect(['t0', 't1', 't2', 't7'].map(place)).toEqual(['House 1', 'Low wall', 'House 2', 't7']);
    expect(place('k2')).toBe('Objective marker 3');
    expect(place('somewhere')).toBe('somewhere');
    expect(text.pl.place('m3', TABLE)).toBe('Ork Rozrabiaka 2');
  });
});

describe('answers', () => {
  const ANSWERS: [question: QuestionName, answer: string, en: string, pl: string][] = [
    ['set up/edge', 'south', 'South edge', 'Krawędź południowa'],
    ['set up/edge', 'north', 'North edge', 'Krawędź północna'],
    [
      'deployment/place',
      '12.5 8',
      '11.5 inches from the east edge, 8 inches from the south edge',
      '11,5 cala od wschodniej krawędzi, 8 cali od południowej krawędzi',
    ],
    ['deployment/place', 'forward left', 'forward left', 'z przodu, z lewej'],
    ['action time/model', 'm1', 'Troll', 'Troll'],
    ['anytime/concede', 'concede', 'Concede the game', 'Poddaję grę'],
    ['anytime/offer draw', 'offer draw', 'Offer a draw', 'Proponuję remis'],
    ['activation/ability', 'dead good m2', 'Dead Good: use up Orc Ruffian 1', 'Śmiertelnie dobry: wyręcza go Ork Rozrabiaka 1'],
    ['activation/act', 'walk and dash', 'Walk and Dash', 'Marsz i Bieg'],
    ['activation/act', 'attack m1', 'Attack Troll', 'Atak wręcz, cel: Troll'],
    ['activation/act', 'shoot m1 just do it', 'Shoot at Troll, Just do it! (1 coin)', 'Strzał, cel: Troll, Zrób to! (1 moneta)'],
    ['activation/act', 'cast support m0', 'Cast a support spell on Liriel', 'Czar wsparcia, cel: Liriel'],
    ['activation/act', 'inspect k2', 'Inspect Objective marker 3', 'Sprawdzenie: Znacznik celu 3'],
    [
      'activation/act',
      'strike carriage just do it',
      'Strike the carriage, Just do it! (1 coin)',
      'Uderzenie w powóz, Zrób to! (1 moneta)',
    ],
    ['move/destination', 'contact m1', 'into contact with Troll', 'do kontaktu: Troll'],
    ['move/destination', 'behind t2', 'behind House 2', 'za osłonę: Dom 2'],
    ['move/destination', 'towards chest', 'towards the chest', 'w stronę: skrzynia'],
    ['move/destination', 'contact carriage', 'into contact with the carriage', 'do kontaktu: powóz'],
    ['move/destination', 'towards north', 'towards the north edge', 'w stronę: krawędź (północ)'],
    ['move/destination', 'contact k0', 'into contact with Objective marker 1', 'do kontaktu: Znacznik celu 1'],
    ['climb/place', 'over t1', 'over Low wall', 'na drugą stronę: Niski mur'],
    ['draw cards/discard', 'Kh Td', 'K♥ 10♦', 'K♥ 10♦'],
    ['bribe/offer', 'guaranteed', 'Guaranteed Bribe (3 coins)', 'Pewna łapówka (3 monety)'],
    ['bribe/offer', 'none', 'No bribe', 'Bez łapówki'],
    ['attack/commit', 'Kh 8h 8d 8c', 'K♥ 8♥ 8♦ 8♣: three of a kind', 'K♥ 8♥ 8♦ 8♣: trójka'],
    ['attack/defend', 'fold', 'Fold', 'Pas'],
    ['attack/critical', 'bash', 'Bash: +1 damage for this attack.', 'Cios: +1 do obrażeń tego ataku.'],
    ['shove/distance', 'full', 'As far as it goes: 3.68 inches', 'Jak najdalej: 3,68 cala'],
    ['shove/distance', '1', '1 inch', '1 cal'],
    ['egg keeper/target', 'none', 'Nobody', 'Nikogo'],
    ['spell/cast', 'twist', 'Twist', 'Dobieram'],
    ['spell/ace', '21', 'A total of 21', 'Suma 21'],
    ['spell/crystals', '2', '2 crystals', '2 kryształy'],
    ['teleport/place', 'south middle', 'south edge, middle', 'krawędź: południe, pośrodku'],
    ['teleport/place', 'north-west corner', 'North-west corner', 'Róg północno-zachodni'],
    ['chuck/direction', 'north-east', 'north-east', 'północny wschód'],
    ['carriage/side', 'north', 'on the north side', 'strona: północ'],
  ];
  it.each(ANSWERS)('%s: %s', (question, answer, en, pl) => {
    expect(text.en.answer(question, answer, SHOW, speaker('en'))).toBe(en);
    expect(text.pl.answer(question, answer, SHOW, speaker('pl'))).toBe(pl);
  });
});

describe('sentences', () => {
  const tell = (fact: PlainRecord & { kind: string }): [string, string] => {
    const told = { rule: 'KC-1.1', ...fact } as Fact;
    return [text.en.fact(told, speaker('en')), text.pl.fact(told, speaker('pl'))];
  };
  it('a move is told with its length, its limit and where that comes from', () => {
    const terms = [
      { name: 'cardSide', rule: 'KC-2.24', add: 3.5 },
      { name: 'base', rule: 'KC-2.24', add: 30 / 25.4 },
    ];
    const [from, to] = [
      [1, 2],
      [3.9, 2],
    ];
    const limit = 3.5 + 30 / 25.4;
    const moved = { kind: 'moved', seat: 0, model: 0, move: 'walk', side: 'L', from, to, length: 2.9, limit, terms } as const;
    expect(tell({ ...moved, touching: [] })).toEqual([
      'Liriel walks 2.9 of 4.68 inches (card 3.5, +1.18 base = 4.68) east.',
      'Liriel maszeruje: 2,9 z 4,68 cala (karta 3,5, +1,18 podstawka = 4,68), na wschód.',
    ]);
    const [english, polish] = tell({ ...moved, touching: [1] });
    expect(english).toMatch(/\) east, into contact with [A-Z].+\.$/);
    expect(polish).toMatch(/, na wschód \(kontakt podstawek: [A-Z].+\)\.$/);
  });
  it('places are said by the edges nearest to them, never as numbers alone', () => {
    expect([text.en.point(0, 4.5), text.pl.point(0, 4.5)]).toEqual([
      'at the west edge, 4.5 inches from the south edge',
      'przy zachodniej krawędzi, 4,5 cala od południowej krawędzi',
    ]);
    expect([text.en.point(23, 20), text.pl.point(23, 20)]).toEqual([
      '1 inch from the east edge, 4 inches from the north edge',
      '1 cal od wschodniej krawędzi, 4 cale od północnej krawędzi',
    ]);
    expect([text.en.point(12, 12), text.pl.point(12, 12)]).toEqual(['in the middle of the street', 'pośrodku ulicy']);
    const zone = (box: { x0: number; y0: number; x1: number; y1: number }): string[] =>
      (['en', 'pl'] as const).map((language) =>
        text[language].question('deployment/place', { model: 0, zone: box }, speaker(language)),
      );
    expect(zone({ x0: 0, y0: 0, x1: 24, y1: 3.5 })).toEqual([
      'Where does Liriel stand? Your zone: up to 3.5 inches from the south edge.',
      'Gdzie staje Liriel? Twoja strefa: do 3,5 cala od południowej krawędzi.',
    ]);
    expect(zone({ x0: 3.5, y0: 20.5, x1: 20.5, y1: 24 })).toEqual([
      'Where does Liriel stand? Your zone: up to 3.5 inches from the north edge, at least 3.5 inches from both sides.',
      'Gdzie staje Liriel? Twoja strefa: do 3,5 cala od północnej krawędzi, co najmniej 3,5 cala od obu boków.',
    ]);
  });
  it('a limit is told term by term', () => {
    expect(tell({ kind: 'limitSet', seat: 0, model: 0, limit: 'attack', n: 4, terms: TERMS_OF_LIMIT as never })).toEqual([
      'Liriel attacks with at most 4 cards (Fight 3, +1 ganging up = 4).',
      'Liriel, atak: najwyżej 4 karty (Walka 3, +1 kupą na jednego = 4).',
    ]);
  });
  it('hands are shown with their ranks', () => {
    const hands = {
      kind: 'handsRevealed',
      seat: 0,
      against: 1,
      attack: ['8h', '8d', '8c'],
      defence: ['Kh'],
      attackRank: 4,
      defenceRank: 1,
    };
    expect(tell({ ...hands, folded: false, counter: false })).toEqual([
      'Ada shows 8♥ 8♦ 8♣, three of a kind (4); Ben shows K♥, high card (1).',
      'Ada pokazuje 8♥ 8♦ 8♣, trójka (4); Ben pokazuje K♥, wysoka karta (1).',
    ]);
    expect(tell({ ...hands, defence: [], folded: true, counter: false })[0]).toContain('Ben folds (0).');
    expect(tell({ ...hands, folded: false, counter: true })[0]).toContain('Ben counters with K♥');
    expect(tell({ ...hands, against: 0, defence: [], folded: true, counter: false })[0]).toContain('a friend cannot defend');
  });
  it('a spell is told card by card', () => {
    expect(tell({ kind: 'spellCardDrawn', seat: 1, hand: 'resist', card: 'Ts', total: 24, bust: true })).toEqual([
      'Ben draws 10♠ against the spell: 24, bust.',
      'Ben ciągnie przeciw czarowi: 10♠, suma 24, fura.',
    ]);
  });
  it('what stays hidden from others is told by its number', () => {
    expect(tell({ kind: 'cardsDrawn', seat: 0, n: 2, cards: [] })).toEqual(['Ada draws 2 cards.', 'Ada dobiera 2 karty.']);
    expect(tell({ kind: 'spyNamed', seat: 0, model: -1 })[0]).toBe('Ada has secretly named a spy.');
  });
  it('a name that brings its mark ends the sentence', () => {
    expect(tell({ kind: 'shotWentAstray', seat: 0, attacker: 0, target: 1, hit: 4 })[0]).toMatch(/hits V\.I\.C\.$/);
    const paid = { kind: 'coinsSpent', seat: 0, coins: 1, option: 'just-do-it', left: 4, coffers: 6 };
    for (const sentence of tell(paid)) expect(sentence).not.toMatch(/[!.]\./);
  });
  it('a reduced bribe says what it costs, not what it saves', () => {
    const [english] = tell({ kind: 'bribeOffered', seat: 0, model: 1, how: 'discount', coins: 0 });
    expect(english).toBe('Ada offers Troll a reduced Guaranteed Bribe of 0 coins.');
  });
  it('points are kept apart from the number in a name', () => {
    const lines = [{ model: 3, points: 3, doubled: false }];
    expect(tell({ kind: 'scored', seat: 0, points: 3, lines })).toEqual([
      'Ada scores 3: Orc Ruffian 2 (3).',
      'Ada, punkty 3: Ork Rozrabiaka 2 (3).',
    ]);
  });
  it('KC-9.8: who stays has walked 0 inches, and may not be told that the Walk is still there', () => {
    const stay = (move: string) => tell({ kind: 'stayed', seat: 0, model: 1, move });
    expect(stay('walk')).toEqual(['Troll stays where it is: a Walk of 0 inches.', 'Troll zostaje na miejscu: Marsz na 0 cali.']);
    expect(stay('dash')).toEqual(['Troll stays where it is: a Dash of 0 inches.', 'Troll zostaje na miejscu: Bieg na 0 cali.']);
    expect(stay('dodge')[0]).toBe('Troll stays and does not use the Dodge.');
  });
  it('a stun is done as people say it', () => {
    const done = { seat: 0, winner: 1, loser: 0, wounds: 0, stun: true, terms: [] };
    expect(tell({ kind: 'damageDone', ...done })).toEqual(['Troll stuns Liriel.', 'Troll ogłusza, cel: Liriel.']);
    expect(tell({ kind: 'damageDone', ...done, stun: false, wounds: 2 })[0]).toBe('Troll does 2 wounds to Liriel.');
  });
  it('one alone shakes off the stun, two of them shake', () => {
    const shake = (models: number[]) => tell({ kind: 'stunsShakenOff', seat: 0, models });
    expect(shake([1])).toEqual(["Dead 'ard: Troll shakes off the stun.", 'Twardzi jak skała: z Ogłuszenia otrząsa się Troll.']);
    expect(shake([0, 1])[0]).toBe("Dead 'ard: Liriel and Troll shake off the stun.");
    expect(shake([0, 1])[1]).toBe('Twardzi jak skała: z Ogłuszenia otrząsają się Liriel i Troll.');
  });
  it('counted cards that are drawn stand in the accusative', () => {
    expect(tell({ kind: 'cardsDrawn', seat: 0, n: 1, cards: [] })[1]).toBe('Ada dobiera 1 kartę.');
  });
  it('a failed break away does not say what it costs: that differs', () => {
    const test = { kind: 'testDrawn', seat: 0, test: 'break-away', model: 1, card: '3s', red: false };
    expect(tell(test)).toEqual([
      'Break away test of Troll: 3♠, black. It stays.',
      'Test oderwania się (Troll): 3♠, czarna. Zostaje.',
    ]);
  });
  it('a piece nobody understands is answered with the kinds there are; one piece alone closes the way', () => {
    const say = (why: string, about: PlainRecord) =>
      LANGUAGES.map((language) => text[language].refusal(refuse('KC-2.13', why, about), speaker(language)));
    for (const sentence of say('layoutPart', { piece: 3, text: 'castle' })) expect(sentence).toContain('house, tower, low-wall');
    expect(say('layout-closed', { pieces: [1], base: 40 })).toEqual([
      'Piece 1 closes off a part of the board to a base of 40 mm.',
      'Element 1 zamyka część planszy przed podstawką 40 mm.',
    ]);
    expect(say('layout-closed', { pieces: [1, 2], base: 40 })[0]).toMatch(/^Pieces 1, 2 close off/);
  });
  it('a part of a gang nobody understands is answered with everybody there is, and shown as it can be', () => {
    const said = (part: string) =>
      LANGUAGES.map((language) =>
        text[language].refusal(refuse('KC-3.17', 'gangPart', { part: 2, text: part }), speaker(language)),
      );
    for (const sentence of said('ba\u001b[31mnana')) {
      expect(sentence).toContain('ba·[31mnana');
      expect(sentence).toMatch(/: .*\bbarry\)?, .*\begg-keeper\)?, .+\bhuman-lowlife\)? 1, .+\bwizard\)? 8\.$/);
    }
    for (const sentence of said('crystals -2')) expect(sentence).not.toContain('human-lowlife');
  });
  it('a refusal gives the measured figure', () => {
    const refusal = refuse('KC-2.24', 'tooFar', { m: 0, length: 4.7123, limit: 4.6811, side: 'L' });
    expect(text.en.refusal(refusal, speaker('en'))).toBe('Liriel would go 4.71 inches, at most 4.68.');
    expect(text.pl.refusal(refusal, speaker('pl'))).toBe('Liriel ma tam 4,71 cala, a może najwyżej 4,68.');
    const byAHair = refuse('KC-2.24', 'tooFar', { m: 0, length: 4.683, limit: 4.681102, side: 'L' });
    expect(text.en.refusal(byAHair, speaker('en'))).toBe('Liriel would go 4.683 inches, at most 4.681.');
    expect(text.pl.refusal(byAHair, speaker('pl'))).toBe('Liriel ma tam 4,683 cala, a może najwyżej 4,681.');
  });
});

describe('what is said where there are no points, and of edges and markers', () => {
  const seat = { seat: (n: number) => `Seat ${n + 1}` };
  const said = (language: Language, fact: KoboldsFact): string => kobolds.text[language].fact(fact, seat);

  it('KC-21.1 the end of a game names points only where somebody has some', () => {
    const ended = (scores: number[], winners: number[]): KoboldsFact => ({
      kind: 'gameEnded',
      rule: 'KC-24.14',
      reason: 'destroyed',
      winners,
      scores,
    });
    expect(said('en', ended([0, 0], [0]))).toBe('Seat 1 wins.');
    expect(said('en', ended([7, 4], [0]))).toBe('Seat 1 wins (7 : 4).');
    expect(said('pl', ended([0, 0], []))).toBe('Gra kończy się remisem.');
    expect(said('pl', ended([1, 1], []))).toBe('Gra kończy się remisem (1 : 1).');
  });
  it('KC-4.6 an edge is told in good Polish', () => {
    expect(said('pl', { kind: 'edgeChosen', rule: 'KC-4.6', seat: 0, edge: 'north' })).toBe(
      'Seat 1 zaczyna od krawędzi północnej.',
    );
  });
  it('KC-23.8 whoever places a marker is told whether on terrain or on open ground', () => {
    const asks = (language: Language, on: string): string =>
      kobolds.text[language].question('hide and seek/marker', { left: 3, distance: 7, on }, seat);
    expect(asks('en', 'terrain')).toContain('on the outline of terrain');
    expect(asks('en', 'ground')).toContain('on open ground');
    expect(asks('pl', 'terrain')).toContain('na obrysie terenu');
    expect(asks('pl', 'ground')).toContain('na otwartej przestrzeni');
  });
});
