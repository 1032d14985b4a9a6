/** The words of The Brigade: complete in both languages, and saying what they should. */
import { readFileSync } from 'node:fs';
import { type Fact, LANGUAGES, type PlainRecord, refuse, type Speaker } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { BLOCKS, BOARDS, COLOURS, CREW, EVENTS, QUARTERS, SPECIAL_BUILDINGS, TRACK_NAMES, WARDENS } from '../data/index.ts';
import { QUESTIONS, STEPS } from '../questions.ts';
import { rulebook } from '../rulebook/en.generated.ts';
import { NOTES, RULES } from '../rulebook/ids.generated.ts';
import { REASONS } from '../table.ts';
import { TERMS, text } from '../text/index.ts';
import { FACTS, REFUSALS } from './samples.ts';

const people = ['Ada', 'Ben', 'Cleo', 'Dan'];
const say: Speaker = { seat: (seat) => people[seat] ?? '?' };
const SHOW: PlainRecord = {
  actions: 3,
  points: 3,
  free: true,
  to: 'C2',
  seat: 1,
  space: 'C2',
  fire: 2,
  holder: 'warden',
  left: 2,
  cause: 'volunteers',
  cards: ['kularf', 'del-uge'],
  card: 'kularf',
  water: 2,
  warden: 'frith',
};
const BROKEN = /undefined|null|NaN|\[object|\?{2}|\$\{| {2}/;
const SENTENCE = /^[\p{Lu}\d−+].*[.!?]$/u;

describe('the rulebook', () => {
  it('has 449 rules, at most one in twenty of them a note', () => {
    expect(RULES).toHaveLength(449);
    expect(rulebook.rules.map(({ id }) => id)).toEqual(RULES);
    expect(NOTES.length * 20).toBeLessThanOrEqual(RULES.length);
  });
  it('numbers the rules of each chapter without gaps', () => {
    const seen = new Map<string, number>();
    for (const id of RULES) {
      const [chapter, number] = id.slice(3).split('.');
      expect(Number(number), id).toBe((seen.get(chapter) ?? 0) + 1);
      seen.set(chapter, Number(number));
    }
    expect([...seen.keys()]).toEqual(Array.from({ length: 32 }, (_, i) => String(i + 1)));
  });
  it('says of every rule where it comes from', () => {
    for (const { tag } of rulebook.rules) expect(['doc', 'ruling', 'public', 'house']).toContain(tag);
  });
});

describe('the glossary', () => {
  it('has every term of the catalogue with the Polish word that the catalogue uses', () => {
    const glossary = readFileSync(new URL('../rulebook/glossary.md', import.meta.url), 'utf8').toLowerCase();
    const words = [...TERMS.map((term) => text.pl.names.terms[term]), ...QUARTERS.map((id) => text.pl.names.quarters[id])];
    expect(words.filter((word) => !glossary.includes(word.toLowerCase()))).toEqual([]);
  });
});

it('no sentence of one language stands in the catalogue of the other', () => {
  const { en, pl } = text;
  const facts = Object.entries(FACTS).map(([kind, about]) => ({ kind, ...about }) as Fact);
  const refusals = Object.entries(REFUSALS).map(([why, about]) => refuse('BR-1.1', why, about));
  expect(facts.filter((fact) => en.fact(fact, say) === pl.fact(fact, say)).map(({ kind }) => kind)).toEqual([]);
  expect(refusals.filter((one) => en.refusal(one, say) === pl.refusal(one, say)).map(({ why }) => why)).toEqual([]);
  expect(Object.keys(QUESTIONS).filter((id) => en.question(id, SHOW, say) === pl.question(id, SHOW, say))).toEqual([]);
});

it('Polish sentences leave the names of players as they are, and say things as a Pole would', () => {
  const stiff = /gracza (Ada|Ben|Cleo|Dan)|nie kładzie:|rośnie od|rozłożone|wykonuje akcję|jest w stanie/;
  const sentences = [
    ...Object.entries(FACTS).map(([kind, fact]) => text.pl.fact({ kind, ...fact } as Fact, say)),
    ...Object.entries(REFUSALS).map(([why, about]) => text.pl.refusal(refuse('BR-1.1', why, about), say)),
    ...Object.keys(QUESTIONS).map((question) => text.pl.question(question, SHOW, say)),
  ];
  expect(sentences.filter((sentence) => stiff.test(sentence))).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const words = text[language];
  const { names } = words;

  it('every component has a name of its own', () => {
    const ids = [...BLOCKS, ...SPECIAL_BUILDINGS, ...EVENTS, ...CREW, ...WARDENS].map(({ id }) => id as string);
    for (const id of [...ids, ...QUARTERS, ...COLOURS, ...TRACK_NAMES, ...BOARDS.map(({ ability }) => ability)]) {
      expect(words.name(id), id).not.toBe(id);
      expect(words.name(id), id).not.toBe('');
    }
    const given = ids.map((id) => words.name(id));
    expect(new Set(given).size).toBe(given.length);
  });
  it('every card, special building and board has a text', () => {
    const ids = [...SPECIAL_BUILDINGS, ...EVENTS, ...CREW, ...WARDENS].map(({ id }) => id as string);
    for (const id of [...ids, ...BOARDS.map(({ ability }) => ability)])
      expect(words.cardText(id), id).toMatch(/^[\p{Lu}\d−+].*\.$/u);
    expect(words.cardText('yentls-coop')).toBe('');
  });
  it('a Firestorm card names its squares', () => {
    for (const event of EVENTS) {
      if (event.kind === 'firestorm') for (const square of event.squares) expect(words.cardText(event.id)).toContain(square);
    }
  });
  it('the vocabulary is complete', () => {
    for (const term of TERMS) expect(names.terms[term]).toMatch(/^\p{Lu}/u);
  });

  it.each(Object.keys(FACTS))('the fact %s has a sentence', (kind) => {
    const fact = { kind, ...FACTS[kind as keyof typeof FACTS] } as Fact;
    const sentence = words.fact(fact, say);
    expect(sentence).toMatch(SENTENCE);
    expect(sentence).not.toMatch(BROKEN);
    if ('space' in fact) expect(sentence).toContain(fact.space);
    if ('seat' in fact) expect(sentence).toContain(say.seat(fact.seat as number));
  });
  it.each(Object.keys(REFUSALS))('the refusal %s has a sentence', (why) => {
    const sentence = words.refusal(refuse('BR-1.1', why, REFUSALS[why as keyof typeof REFUSALS]), say);
    expect(sentence).toMatch(SENTENCE);
    expect(sentence).not.toMatch(BROKEN);
    expect(sentence).not.toBe(words.refusal(refuse('BR-1.1', 'no such reason'), say));
  });
  it.each(Object.keys(QUESTIONS))('the question %s has a sentence', (question) => {
    const sentence = words.question(question, SHOW, say);
    expect(sentence).toMatch(SENTENCE);
    expect(sentence).toContain('?');
    expect(sentence).not.toMatch(BROKEN);
  });
  it('every step is named or deliberately not shown', () => {
    const shown = STEPS.filter((step) => words.step(step, { turn: 4 }) !== null);
    expect(STEPS.filter((step) => !shown.includes(step))).toEqual(['game']);
    expect(words.step('turn', { turn: 4 })).toContain('4');
    expect(words.step('no such step', {})).toBeNull();
  });
  it('every ending has a reason', () => {
    for (const reason of REASONS) expect(words.outcome(reason)).toMatch(SENTENCE);
  });
  it('refusals of the table are said too', () => {
    const sentence = words.refusal(refuse('GH-3', 'notAsked', { seat: 0, waitingFor: [1] }), say);
    expect(sentence).toContain('Ben');
  });
  it('words that do not exist are not made up', () => {
    expect(words.name('ZZ9')).toBe('ZZ9');
    expect(words.fact({ kind: 'toString', rule: 'BR-1.1' }, say)).toMatch(SENTENCE);
    expect(words.question('no/such', {}, say)).toMatch(SENTENCE);
    expect(words.option('nothing')).toEqual({ label: 'nothing', values: {} });
  });
  it('places are called by the tile that lies there', () => {
    const table = {
      spaces: [
        { name: 'A1', kind: 'firehouse', tile: '' },
        { name: 'C2', kind: 'block', tile: 'town-hall' },
        { name: 'F1', kind: 'none', tile: '' },
      ],
    };
    expect(words.place('C2', table)).toBe(`${names.tiles['town-hall']} (C2)`);
    expect(words.place('A1', table)).toBe(`${names.terms.firehouse} (A1)`);
    expect(words.place('F1', table)).toBe('F1');
    const speaker: Speaker = { ...say, place: (space) => words.place(space, table) };
    expect(words.fact({ kind: 'fireRose', ...FACTS.fireRose }, speaker)).toContain(`${names.tiles['town-hall']} (C2)`);
  });
});

describe('answers', () => {
  const ANSWERS: [question: keyof typeof QUESTIONS, answer: string, en: string, pl: string][] = [
    ['setup/colour', 'pink', 'Pink', 'Różowy'],
    ['action phase/action', 'brigade C3', 'Brigade to C3', 'Brygada na pole C3'],
    ['award/place', '[', '[', '['],
    ['action phase/action', 'wagon C3', 'Wagon to C3', 'Beczkowóz na pole C3'],
    ['action phase/action', 'extinguish 2', 'Extinguish with 2 water', 'Gaszenie: 2 żetony wody'],
    ['action phase/action', 'extinguish 0', 'Extinguish without water', 'Gaszenie bez wody'],
    ['action phase/action', 'refill A1', 'Refill on A1', 'Napełnianie na polu A1'],
    ['action phase/action', 'upgrade wagon', 'Upgrade Wagon capacity', 'Ulepszenie: Pojemność beczkowozu'],
    ['action phase/action', 'recruit', 'Recruit', 'Rekrutacja'],
    ['action phase/action', 'discard precious', 'Discard Sir Precious', 'Odrzuć kartę Sir Pieszczoch'],
    ['action phase/action', 'end', 'End the turn', 'Koniec tury'],
    ['move brigade/route', 'A1-B2-C3', 'A1 → B2 → C3', 'A1 → B2 → C3'],
    ['move brigade/rob', '1 wagon', 'Ben: Wagon', 'Ben: Beczkowóz'],
    ['move brigade/rob', 'none', 'None', 'Nic'],
    ['move brigade/wagon', 'stay', 'Leave the Wagon where it is', 'Beczkowóz zostaje na miejscu'],
    ['pay water/holder', 'warden 2', 'Fire Warden: 2', 'Brandmistrz: 2'],
    ['pay water/holder', 'ebenezer 3', 'Ebenezer: 3', 'Ebenezer: 3'],
    ['recruit/precious', 'seat 1', 'Ben', 'Ben'],
    ['recruit/keep', 'ben', 'Brother Ben', 'Brat Ben'],
    ['recruit/keep', 'none', 'Keep nobody', 'Nikogo'],
    ['join/replace', 'ben', 'Replace Brother Ben', 'Odchodzi Brat Ben'],
    ['free upgrade/track', 'leadership', 'Leadership', 'Dowodzenie'],
    ['award/place', 'done', 'Place no more', 'Nie kładę więcej'],
    ['gain abilities/respond', 'insurance', 'Insurance', 'Ubezpieczenie'],
    ['gain abilities/respond', 'pass', 'Pass', 'Pas'],
    ['fireball/respond', 'esme B2', 'Esme Morrow: redirect it to B2', 'Esme Morrow: przekieruj na kwartał B2'],
    ['fireball/respond', 'veda', 'Veda Moonbright', 'Veda Moonbright'],
    ['ali ahmar/choose', 'reduce', 'Lower an adjacent fire by 1', 'Zmniejsz siłę ognia na sąsiednim kwartale o 1'],
    ['buildings/order', 'old-tom-oak', 'Old Tom Oak', 'Stary Dąb Tom'],
    ['old tom oak/direction', 'west', 'west', 'zachód'],
  ];
  it.each(ANSWERS)('%s: %s', (question, answer, en, pl) => {
    expect(text.en.answer(question, answer, SHOW, say)).toBe(en);
    expect(text.pl.answer(question, answer, SHOW, say)).toBe(pl);
  });
});

describe('names with a mark of their own', () => {
  it('stand where the sentence goes on', () => {
    const discarded: Fact = { kind: 'eventDiscarded', rule: 'BR-6.10', card: 'volunteers' };
    expect(text.en.fact(discarded, say)).toBe('Volunteers! goes to the discard pile.');
    expect(text.pl.fact(discarded, say)).toBe('Karta Ochotnicy! trafia na stos kart odrzuconych.');
    const ignored: Fact = { kind: 'eventIgnored', rule: 'BR-7.30', seat: 0, card: 'volunteers', why: 'crew' };
    expect(text.pl.fact(ignored, say)).toBe('Ada: wydarzenie Ochotnicy! nic nie daje, bo nie ma miejsca dla załogi.');
  });
});

describe('sentences', () => {
  const fact = (kind: keyof typeof FACTS): Fact => ({ kind, ...FACTS[kind] });
  it('a fire that rises', () => {
    expect(text.en.fact(fact('fireRose'), say)).toBe('Fire rises on C2: 2 to 3 (Rain of Fire).');
    expect(text.pl.fact(fact('fireRose'), say)).toBe('Ogień na kwartale C2 rośnie: z 2 do 3 (Deszcz ognia).');
  });
  it('a fire that the wind carries', () => {
    const wind = { ...fact('fireRose'), source: 'B2' };
    expect(text.pl.fact(wind, say)).toBe('Ogień z kwartału B2 wzmaga pożar na kwartale C2: z 2 do 3.');
    expect(text.pl.fact({ ...wind, from: 0, to: 1 }, say)).toBe('Ogień z kwartału B2 przenosi się na kwartał C2: siła 1.');
  });
  it.each([
    [1, 'Ada traci 1 niepołożony żeton Sławy.'],
    [2, 'Ada traci 2 niepołożone żetony Sławy.'],
    [5, 'Ada traci 5 niepołożonych żetonów Sławy.'],
  ])('Renown that is not placed: %i', (n, polish) => {
    expect(text.pl.fact({ ...fact('renownForfeited'), seat: 0, n }, say)).toBe(polish);
  });
  it('names of people stand undeclined, and never after "gracza" in Polish', () => {
    const told = Object.keys(FACTS).map((kind) => text.pl.fact(fact(kind as keyof typeof FACTS), say));
    const refused = Object.entries(REFUSALS).map(([why, about]) => text.pl.refusal(refuse('BR-1.1', why, about), say));
    const asked = Object.keys(QUESTIONS).map((name) => text.pl.question(name, SHOW, say));
    const stiff = new RegExp(`\\bgracz(a|owi|em) (${people.join('|')})`);
    expect([...told, ...refused, ...asked].filter((sentence) => stiff.test(sentence))).toEqual([]);
  });
  it('a sum is shown term by term', () => {
    expect(text.en.fact(fact('loyaltyGained'), say)).toBe('Ada steals C2 from Ben with 5 Renown (value 4, stealing +1).');
    expect(text.pl.fact(fact('loyaltyGained'), say)).toBe(
      'Ada przejmuje kwartał C2 za 5 żetonów Sławy (wartość 4, przejęcie +1). Traci go Ben.',
    );
  });
  it('a Brigade that moves', () => {
    expect(text.en.fact(fact('brigadeMoved'), say)).toBe('Ada moves the Brigade to C2: A1 → B2 → C2, 2 of 3 movement points.');
    expect(text.pl.fact(fact('brigadeMoved'), say)).toBe('Ada przesuwa Brygadę na pole C2: A1 → B2 → C2, punkty ruchu: 2 z 3.');
  });
});
