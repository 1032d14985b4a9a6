/** The table at a keyboard: answers as people type them, what is drawn when, and what can be looked up. */
import type { Language } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { bulwark } from '../index.ts';
import { text } from '../text/index.ts';
import { type BulwarkScene, dealt, turn } from './scene.ts';

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
const plain = (words: string): string => words.replaceAll(ANSI, '');

const read = (s: BulwarkScene, typed: string): string | undefined => {
  const asked = s.asked(0);
  return asked ? bulwark.read?.(typed, asked) : undefined;
};
const drawn = (s: BulwarkScene, language: Language = 'en', viewer: number | null = 0): string =>
  plain(bulwark.draw?.(s.view(viewer), language) ?? '');
const looked = (s: BulwarkScene, name: string, language: Language = 'en'): string =>
  (bulwark.sights?.(s.view(0), language) ?? [])
    .filter(({ names }) => names.includes(name))
    .flatMap(({ lines }) => lines().map(plain))
    .join('\n');

describe('answers as people type them', () => {
  const buying = () =>
    turn('harsfa', ['heroism-3', 'heroism-1'], ['human-beggar', 'human-thief']).toBuyStep().say('play heroism-3');

  it.each([
    ['play ready', 'play ready'],
    ['PLAY Short Spear', 'play short-spear'],
    ['play short', 'play short-spear'],
    ['short spear', 'play short-spear'],
    ['zagraj krótka włócznia', 'play short-spear'],
    ['zagrywam krotka wlocznia', 'play short-spear'],
    ['krótka', 'play short-spear'],
    ['koniec', 'end'],
    // Not in hand, and no Action card: named all the same, so that the refusal tells why.
    ['leg sweep', 'play leg-sweep'],
    ['play heroism 1', 'play heroism-1'],
    ['buy opal', 'buy opal'],
  ])('playing: %s is %s', (typed, answer) => {
    expect(read(turn('harsfa', ['short-spear', 'ready', 'heroism-1'], ['human-spy']), typed)).toBe(answer);
  });

  it.each([
    ['buy short spear', 'buy short-spear'],
    ['Buy SHORT', 'buy short-spear'],
    ['kup krótką', 'buy short-spear'],
    ['kup krótka', 'buy short-spear'],
    ['orichalcum spear', 'buy orichalcum-spear'],
    ['opal', 'buy opal'],
    ['heroism 1', 'play heroism-1'],
    ['heroism 2', 'buy heroism-2'],
    ['alms 1', 'alms 1'],
    ['jałmużna 1', 'alms 1'],
    ['jałmużna miejsce 1', 'alms 1'],
    ['kończę', 'end'],
    // Of three spears one can be paid; no spear is called so; and a Foe is bought by nobody.
    ['buy spear', 'buy short-spear'],
    ['spear of doom', 'spear of doom'],
    ['buy s', 'buy s'],
  ])('buying: %s is %s', (typed, answer) => {
    expect(read(buying(), typed)).toBe(answer);
  });

  it('a card that cannot be had is refused for its own reason', () => {
    const s = buying();
    s.refused(0, read(s, 'buy orichalcum spear') ?? '', 'BW-7.8', 'tooDear');
    s.refused(0, read(s, 'kup set') ?? '', 'BW-7.11', 'notInSupply');
    const acting = turn('harsfa', ['ready', 'heroism-1'], ['human-spy']);
    acting.refused(0, read(acting, 'play heroism 1') ?? '', 'BW-6.5', 'noActionCard');
    acting.refused(0, read(acting, 'gotowi') ?? '', 'BW-6.1', 'notInHand');
  });

  it('a Foe is aimed at by its name, and one out of reach is refused for that', () => {
    const s = turn('harsfa', ['short-spear'], ['human-thief', 'street-trash-fodder', 'human-spy', 'human-thief']).say(
      'play short-spear',
    );
    expect(read(s, 'thief')).toBe('place 1');
    expect(read(s, 'attack fodder')).toBe('place 2');
    expect(read(s, 'atak męt')).toBe('place 2');
    s.refused(0, read(s, 'szpieg') ?? '', 'BW-12.2', 'outOfReach');
    // Of two spies one is in reach.
    const spies = turn('harsfa', ['short-spear'], ['human-spy', 'human-thief', 'exile-siwili']).say('play short-spear');
    expect(read(spies, 'spy')).toBe('place 1');
    // Two thieves in reach: neither is meant more than the other.
    const two = turn('harsfa', ['short-spear'], ['human-thief', 'human-thief']).say('play short-spear');
    expect(read(two, 'thief')).toBe('thief');
  });

  it('are shown as they may be typed', () => {
    expect(bulwark.typed?.('buy leg-sweep', 'en')).toBe('buy leg sweep');
    expect(bulwark.typed?.('buy leg-sweep', 'pl')).toBe('kup podcięcie');
    expect(bulwark.typed?.('end', 'pl')).toBe('koniec');
    // "Human Beggar (place 1)" says the place already.
    expect(bulwark.typed?.('place 1', 'en')).toBeNull();
    for (const language of ['en', 'pl'] as const) {
      const s = buying();
      for (const option of s.asked(0)?.options ?? []) {
        const typed = bulwark.typed?.(String(option), language);
        if (typed) expect(read(s, typed)).toBe(option);
      }
    }
  });
});

describe('answers in words', () => {
  const say = (s: BulwarkScene, language: Language) => ({
    seat: text[language].seat,
    place: (id: string) => text[language].place(id, s.view(0).table),
  });
  const words = (s: BulwarkScene, answer: string, language: Language): string => {
    const { name = '', show = {} } = s.asked(0) ?? {};
    return text[language].answer(name, answer, show, say(s, language));
  };

  it('name the Foe that stands in a place', () => {
    const s = turn('harsfa', ['short-spear'], ['human-thief', 'human-thief']).say('play short-spear');
    expect(words(s, 'place 2', 'en')).toBe('Human Thief (place 2)');
    expect(words(s, 'place 2', 'pl')).toBe('Ludzki złodziej (miejsce 2)');
    // A replay tells it of a line of later.
    expect(text.en.answer('attack/target', 'place 2', {}, say(s, 'en'))).toBe('The Foe in place 2');
  });
  it('say what an end ends', () => {
    const s = turn('harsfa', ['ready', 'heroism-1'], ['human-thief']);
    expect([words(s, 'end', 'en'), words(s, 'end', 'pl')]).toEqual(['End the Action Phase', 'Zakończ Fazę akcji']);
    s.toBuyStep();
    expect([words(s, 'end', 'en'), words(s, 'end', 'pl')]).toEqual(['End the Buy Step', 'Zakończ Krok zakupów']);
  });
});

describe('facts', () => {
  const say = { seat: text.en.seat };
  const attacked = { kind: 'attacked', rule: 'BW-12.1', seat: 0, foe: 'human-spy', place: 1, damage: 2 } as const;
  it('add up only what is more than the card says', () => {
    const printed = { ...attacked, terms: [{ name: 'printed', add: 2 }] };
    expect(text.en.fact(printed, say)).toBe('Hero 1 attacks place 1, Human Spy: 2 damage.');
    const armoured = { ...attacked, damage: 1, terms: [...printed.terms, { name: 'armour', add: -1 }] };
    expect(text.en.fact(armoured, say)).toBe('Hero 1 attacks place 1, Human Spy: 1 damage (printed +2, Armour -1).');
  });
  it('say what Menace has come to', () => {
    expect(text.en.fact({ kind: 'menaceChanged', rule: 'BW-18.3', by: -1, to: 3 }, say)).toBe('Menace -1, now 3.');
    expect(text.pl.fact({ kind: 'willDrawFewer', rule: 'BW-10.3', seat: 0, cards: 1 }, { seat: text.pl.seat })).toBe(
      'Bohater 1 dobierze o 1 kartę mniej.',
    );
  });
});

describe('several Foes', () => {
  it('are told apart though some of their names have a comma', () => {
    const fact = { kind: 'finalBattle', rule: 'BW-21.7', foes: ['horror-of-the-sewers', 'exile-siwili', 'human-spy'] };
    expect(text.en.fact(fact, { seat: text.en.seat })).toBe(
      'The Final Battle begins: Horror of the Sewers; Exile Siwili, Dwarf Spy; Human Spy.',
    );
    expect(text.pl.fact(fact, { seat: text.pl.seat })).toMatch(/^Zaczyna się Ostateczna bitwa: [^;]+; [^;]+; [^;]+\.$/);
  });
});

describe('the table', () => {
  it('shows the piles where something can be bought of them, and only those of the Hero whose turn it is', () => {
    const s = dealt({ seats: 2 });
    expect(drawn(s)).not.toContain('Orichalcum Spear');
    expect(drawn(s)).toContain('"look supply" shows what can be bought');
    const buying = drawn(turn('harsfa', ['heroism-1'], ['human-spy']).toBuyStep());
    for (const pile of ['Orichalcum Spear (7) x4', 'Opal (2) x4']) expect(buying).toContain(pile);
    expect(drawn(dealt({ seats: 2 }), 'pl')).toContain('„obejrzyj zasoby”');
  });
  it('BW-8.11: says what the star before a place means', () => {
    const s = dealt().line('human-beggar', 'human-spy', 'human-thief');
    expect(drawn(s)).toMatch(
      /Foe line \(\* Front rank\):\n {2}\* 1\. Human Beggar.*\n {2}\* 2\. Human Spy.*\n {4}3\. Human Thief/,
    );
    expect(drawn(s, 'pl')).toContain('(* Pierwsza linia):');
    expect(drawn(dealt().line())).toContain('Foe line: -');
  });
  it('sets what does not fit on a line a little more in', () => {
    const [, ...lines] = drawn(turn('harsfa', ['heroism-1'], ['human-spy']).toBuyStep()).split(
      '\n    Supply (price in brackets): ',
    );
    expect(lines.join('').split('\n')[1]).toMatch(/^ {6}\S/);
  });
});

describe('looking things up', () => {
  it('tells what can be bought at any time, and of the Heroes', () => {
    const s = dealt({ seats: 2 });
    for (const [name, language] of [
      ['supply', 'en'],
      ['zasoby', 'pl'],
      ['Location', 'en'],
    ] as const)
      expect(looked(s, name, language)).toMatch(/Opal \(2\) x4/);
    expect(looked(s, 'harsfa')).toMatch(/Starts with: Heroism 1 x7, Set x2, Ready x1\./);
  });
  it('tells what a Heroism card gives, and all Wounds at once', () => {
    expect(looked(dealt(), 'heroism-2')).toBe('Heroism 2 (Heroism card, cost 3)\n  Gives 2 Heroism. [BW-7.3]');
    const wounds = looked(dealt(), 'Wounds');
    for (const wound of ['Graze', 'Gash', 'Broken Bone', 'Concussion']) expect(wounds).toContain(`${wound} (`);
  });
  it('BW-16.1: says of a gem what is trashed to buy it, and of no other card', () => {
    for (const gem of ['opal', 'garnet', 'amethyst']) {
      expect(looked(dealt(), gem).replaceAll(/\n */g, ' ')).toContain('you also trash a Heroism card from your hand');
      expect(looked(dealt(), gem, 'pl').replaceAll(/\n */g, ' ')).toContain('wyrzuca się też kartę Heroizmu z ręki');
    }
    for (const other of ['bazaar', 'heroism-2']) expect(looked(dealt(), other)).not.toContain('trash a Heroism card from');
  });
  it('BW-39.11: says of a Foe in the line what it has there, which the level may have changed', () => {
    const s = dealt({ seats: 2, options: { level: 'squire' } }).line(
      'human-beggar',
      { foe: 'exile-siwili', damage: 1 },
      'human-spy',
    );
    expect(looked(s, 'exile-siwili')).toContain('(crown Foe, Health 5, Attack 1)');
    expect(looked(s, 'exile-siwili')).toContain('In the line: place 2, Health 3/4, Attack 1, front rank.');
    expect(looked(s, 'exile-siwili', 'pl')).toContain('W szeregu: miejsce 2, Zdrowie 3/4, Atak 1, pierwsza linia.');
    expect(looked(s, 'human-spy')).toContain('place 3, Health 2/2, Attack 0.');
  });
  it('lists nothing of armies and Heroes that are not here', () => {
    const names = (bulwark.sights?.(dealt({ seats: 1 }).view(0), 'en') ?? []).map(({ names: [name] }) => name);
    expect(names).toContain('Human Beggar');
    expect(names).toContain('Leg Sweep');
    for (const gone of ['Boritz, Master of the Hunt', "Hold 'Em"]) expect(names).not.toContain(gone);
  });
});

it('says what the number behind each card that can be bought is', () => {
  const s = turn('harsfa', ['heroism-3', 'heroism-1'], ['human-beggar', 'human-thief']).toBuyStep();
  expect(drawn(s)).toMatch(/Supply \(price in brackets\): Heroism 2 \(3\)/);
  expect(drawn(s, 'pl')).toMatch(/Zasoby \(w nawiasie cena\): Heroizm 2 \(3\)/);
});
