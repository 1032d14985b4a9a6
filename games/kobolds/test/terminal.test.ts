/** The table in a terminal: what a player has to know is there, in 80 columns and without colours. */
import { LANGUAGES, type Language } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { LEADER_IDS, SCENARIO_IDS } from '../data/index.ts';
import { kobolds } from '../index.ts';
import { draw } from '../terminal.ts';
import { beside, dealt, given, model, type Scene } from './kit.ts';

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const plain = (text: string): string => text.replace(ANSI, '');
const seen = (s: Scene, seat: number | null = 0, language: Language = 'en'): string => plain(draw(s.view(seat), language));

/** The three letters of the square with this south-west corner. */
function squareAt(drawn: string, x: number, y: number): string {
  const row = drawn.split('\n').find((line) => line.startsWith(`${String(y).padStart(2)} |`)) ?? '';
  return row.slice(4 + 3 * x, 7 + 3 * x);
}
const lineWith = (drawn: string, words: string): string => drawn.split('\n').find((line) => line.includes(words)) ?? '';

const troll = model('troll', 0, 12.4, 8.6);

describe('cards as people type them', () => {
  const bruiser = model('human-bruiser', 0, 12, 12);
  const s = given({
    models: [bruiser, beside(bruiser, 'east', 'human-lowlife', 1), model('klacka', 0, 2, 2), model('dorick', 1, 2, 22)],
    hands: ['Th 2h Ks', 'Kh Kd'],
  }).activate(0);
  const read = (typed: string): string | undefined => {
    const { asked } = s.view(0);
    return asked ? kobolds.read?.(typed, asked) : undefined;
  };

  it('are left alone where no cards are asked for', () => {
    expect(read('10h 2♥')).toBe('10h 2♥');
    s.say('attack m1').expectQuestion('attack/commit', 0);
  });
  it.each([
    ['10h', 'Th'],
    ['10♥', 'Th'],
    ['2♥️', '2h'],
    ['K♠', 'Ks'],
    ['th, 2H,k♠', 'Th 2h Ks'],
    [' 10h   2♥ ', 'Th 2h'],
    ['11h 2h', '11h 2h'],
    ['fold', 'fold'],
    ['3', '3'],
  ])('%s is %s', (typed, answer) => expect(read(typed)).toBe(answer));
  it('are judged under their own names', () => {
    s.allowed(0, read('10♥ 2h') ?? '').refused(0, '10♥ 2h', 'KC-12.4', 'notCards');
  });
});

describe('the street', () => {
  const s = given({
    models: [
      troll,
      beside(troll, 'north', 'human-bruiser', 1, { effects: ['stunned', 'bite'], wounds: 1 }),
      model('klacka', 0, 3.5, 3.5),
      model('barry', 1, 22.9, 22.9),
    ],
    terrain: 'house 3 6 7 9.5 3; low-wall 9 14 13 14.5 1',
    hands: ['Kh Kd 3c', '2h 4d 7s'],
    stash: [3, 0],
  });
  s.table.models[1].name = 'Sid';
  const drawn = seen(s);

  it('has every model where it stands, with the sign of its gang and its number', () => {
    expect(squareAt(drawn, 12, 8)).toBe('▲0 ');
    expect(squareAt(drawn, 12, 9)).toBe('▼1 ');
    expect(squareAt(drawn, 3, 3)).toBe('▲2 ');
    expect(squareAt(drawn, 22, 22)).toBe('▼3 ');
    expect(squareAt(drawn, 20, 4)).toBe(' · ');
  });
  it('has a model on a whole inch in the square that begins there', () => {
    const exact = seen(given({ models: [model('klacka', 0, 10, 2), model('barry', 1, 22, 8)] }));
    expect(squareAt(exact, 10, 2)).toBe('▲0 ');
    expect(squareAt(exact, 22, 8)).toBe('▼1 ');
  });
  it('says how far a Move goes, and lists terrain with commas at the ends of lines', () => {
    expect(drawn).toContain("Move W is a card's width, 2.5 inches; L its length, 3.5");
    const many = seen(given({ models: [troll, model('barry', 1, 22, 22)], terrain: 'warrens' }));
    const legend = many.split('\n').filter((line) => /^(░|t\d+ )/.test(line));
    expect(legend.length).toBeGreaterThan(2);
    for (const line of legend.slice(0, -1)) expect(line).toMatch(/,$/);
  });
  it('has room for the whole name of every Leader', () => {
    for (const language of LANGUAGES)
      for (const id of LEADER_IDS) {
        const s = given({ models: [model(id, 0, 3, 3), model('barry', 1, 22, 22)] });
        expect(lineWith(seen(s, 0, language), '  ▲0')).not.toContain('…');
      }
  });
  it('has terrain by its height, with its number in the middle', () => {
    expect(squareAt(drawn, 3, 6)).toBe('▓▓▓');
    expect(squareAt(drawn, 7, 7)).toBe(' · ');
    expect(squareAt(drawn, 9, 14)).toBe('░░░');
    expect(drawn).toContain('t0 ');
    expect(drawn).toContain('t0 House (3")');
    expect(drawn).toContain('t1 Low wall (1")');
  });
  it('lists the models with place, wounds, figures and effects', () => {
    expect(lineWith(drawn, '▲0 Troll')).toMatch(/12\.4 8\.6 +0\/5 +W 4\/2/);
    expect(lineWith(drawn, '▼1 Sid')).toMatch(/1\/4 +W 3\/3/);
    expect(drawn).toMatch(/Human Bruiser,\s+Bite,\s+Stunned|Human Bruiser,\s+Stunned,\s+Bite/);
    expect(lineWith(drawn, 'Klacka')).toContain('Leader');
  });
  it('shows each player the own hand alone', () => {
    expect(drawn).toContain('Your hand: K♥ K♦ 3♣  (Kh Kd 3c)');
    expect(drawn).not.toContain('2♥');
    expect(seen(s, 1)).toContain('2♥ 4♦ 7♠');
    expect(seen(s, null)).not.toContain('Your hand');
  });
  it('says whose turn it is and what lies about', () => {
    expect(drawn).toContain('All Out Brawl | Turn 1 of 6 | Action time | Player 1: to activate');
    expect(drawn).toContain('Stash 3 | cards 3 of');
  });
});

describe('what is going on', () => {
  it('the active model, its actions and the attack in progress', () => {
    const s = given({
      models: [troll, beside(troll, 'north', 'human-bruiser', 1), model('klacka', 0, 3, 3), model('barry', 1, 22, 22)],
      hands: ['Kh Kd 3c', '2h 4d 7s'],
    });
    s.activate(0);
    expect(seen(s)).toContain('ACTIVE, actions 2, Walk to come');
    s.say('attack m1');
    const attack = seen(s);
    expect(attack).toContain('Attack: ▲0 Troll > ▼1 Human Bruiser | melee');
    s.say('Kh Kd');
    expect(seen(s, 0)).toContain('attack K♥ K♦ (pair)');
    expect(seen(s, 1)).not.toContain('K♥');
  });
});

describe('scenarios', () => {
  const two = [model('klacka', 0, 3, 3), model('barry', 1, 21, 21)];
  it('markers and treasures', () => {
    const s = given({
      models: two,
      scenario: 'hide-and-seek',
      markers: [
        { x: 10.5, y: 10.5, state: 'hidden' },
        { x: 15.5, y: 12.5, state: 'found' },
        { x: 18.5, y: 8.5, state: 'trap' },
      ],
      treasures: [1, 0],
    });
    const drawn = seen(s);
    expect(squareAt(drawn, 10, 10)).toBe('k0?');
    expect(squareAt(drawn, 15, 12)).toBe('k1$');
    expect(squareAt(drawn, 18, 8)).not.toContain('k');
    expect(drawn).toContain('treasures 1 : 0');
    expect(drawn).toMatch(/Markers: k0 Objective marker 1 \(10\.5 10\.5, not inspected\),\s+k1 Objective marker 2 \(15\.5/);
  });
  it('the carriage on its road', () => {
    const drawn = seen(given({ models: two, scenario: 'runaway-carriage', carriage: 6, targetWounds: 4 }));
    expect(squareAt(drawn, 7, 11)).toBe('===');
    expect(drawn).toContain('Carriage: wounds 4/10');
  });
  it('Mr. Cuddly, who belongs to nobody', () => {
    const drawn = seen(
      given({ models: two, scenario: 'mr-cuddly', cuddly: { x: 12.5, y: 12.5 }, targetWounds: 3, cuddlyMoves: 2 }),
    );
    expect(squareAt(drawn, 12, 12)).toMatch(/^●\d/);
    expect(drawn).toContain('Mr. Cuddly: wounds 3/10 | runs 2/5');
    expect(lineWith(drawn, '  ●')).toMatch(/Mr\. Cuddly +12\.5 12\.5 +3\/10 L 5\/2/);
  });
  it('the chest, on the ground or with its carrier', () => {
    const lying = seen(given({ models: two, scenario: 'chuck-ball', chest: { x: 12.5, y: 12.5 } }));
    expect(squareAt(lying, 12, 12)).toBe('[$]');
    expect(lying).toContain('the chest lies at 12.5 12.5');
    const carried = seen(given({ models: two, scenario: 'chuck-ball', chest: { carrier: 0 } }));
    expect(carried).toContain('the chest is with Klacka Orc Warboss');
    expect(carried).toContain('carries the chest');
  });
  it('the own spy alone', () => {
    const s = given({
      models: [...two, model('human-lowlife', 0, 5, 5), model('human-lowlife', 1, 19, 19)],
      scenario: 'protect-the-rat',
      spies: [2, 3],
    });
    expect(seen(s, 0)).toContain('your spy: Human Lowlife 1');
    expect(seen(s, 1)).toContain('your spy: Human Lowlife 2');
    expect(seen(s, null)).not.toContain('spy:');
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('never needs more than 80 columns, in any scenario at any time', () => {
    for (const at of SCENARIO_IDS.keys()) {
      const s = dealt({ scenario: at + 1, gold: at === 0 ? 100 : 30 }, 40 + at);
      let more = 1;
      for (let i = 0; i < 12 && more > 0; i++) {
        for (const line of seen(s, s.actors[0] ?? null, language).split('\n')) {
          expect(line.length, line).toBeLessThanOrEqual(80);
          expect(line).not.toMatch(/undefined|NaN|null|\[object/);
        }
        more = s.playOn(i, 40);
      }
    }
  });
});

describe('figures in Polish', () => {
  const s = given({ models: [model('troll', 0, 12.4, 8.6)] });
  it('have a comma wherever a point is shown or asked for, as they may be typed', () => {
    expect(lineWith(seen(s, 0, 'pl'), 'Troll')).toContain('12,4 8,6');
    expect(lineWith(seen(s, 0, 'en'), 'Troll')).toContain('12.4 8.6');
    const no = { rule: 'KC-2.26', why: 'notAPoint', about: { answer: 'tam' } } as const;
    expect(kobolds.text.pl.refusal(no as never, { seat: String })).toContain('„12,5 8”');
  });
  it('KC-5.13: who loses a draw with an ace is told that it is 1', () => {
    const drawn = (cards: string[]) =>
      ({ kind: 'cardsCompared', rule: 'KC-6.3', about: 'initiative', cards, winner: 1 }) as never;
    const say = { seat: (seat: number) => `Gracz ${seat + 1}` };
    expect(kobolds.text.pl.fact(drawn(['As', '8c']), say)).toContain('(as to tutaj 1)');
    expect(kobolds.text.en.fact(drawn(['As', '8c']), say)).toContain('(an ace is 1 here)');
    expect(kobolds.text.pl.fact(drawn(['Ks', '8c']), say)).not.toContain('as to');
  });
});
