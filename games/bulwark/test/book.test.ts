/** Notes of the rulebook that can be checked: that its numbers are those of the engine, and what else it says of the whole set. */
import { readFileSync } from 'node:fs';
import { isRefusal } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import {
  ALL_CARDS,
  ALL_FOES,
  ARMIES,
  CROWN_HEALTH,
  FOES_KEPT,
  HEROES,
  LEVELS,
  type LevelId,
  LOCATION,
  REVEALS,
  WOUND_DECK,
} from '../data/index.ts';
import { bulwark } from '../index.ts';
import { rulebook as en } from '../rulebook/en.generated.ts';
import { rulebook as pl } from '../rulebook/pl.generated.ts';
import { FACES } from '../rules/dice.ts';

const said = (book: typeof en, id: string): string => book.rules.find((rule) => rule.id === id)?.text ?? '';
/** The rule in English that tells of a card or Foe. */
const about = (name: string): string =>
  en.rules.find(({ id, text }) => /^BW-3[1-8]\./.test(id) && text.startsWith(`${name}:`))?.text ?? '';

describe('BW-40.4: the rulebook has the numbers of the engine', () => {
  it('cards: copies, cost, Heroism', () => {
    for (const { name, copies, cost, heroism, where } of ALL_CARDS) {
      const rule = about(name.en);
      expect(rule, name.en).toMatch(new RegExp(`${copies} cop(y|ies)`));
      if (where !== 'wounds') expect(rule, name.en).toContain(`cost ${cost}`);
      if (heroism > 0) expect(rule, name.en).toContain(`Heroism ${heroism}`);
    }
  });

  it('attacks with a die: what each face deals', () => {
    for (const { name, effect } of ALL_CARDS) {
      for (const { die } of effect as readonly { die?: readonly number[] }[]) {
        if (!die) continue;
        const faces = [...about(name.en).matchAll(/(\d)(?:-(\d))? Attack (\d+)/g)].flatMap(([, from, to, damage]) =>
          Array.from({ length: Number(to ?? from) - Number(from) + 1 }, () => Number(damage)),
        );
        expect(faces, name.en).toEqual(die);
      }
    }
  });

  it('Foes: copies, Health, Attack, Armour', () => {
    for (const { name, copies, health, attack, armour } of ALL_FOES) {
      const rule = about(name.en);
      expect(rule, name.en).toMatch(new RegExp(`: ${copies} cop(y|ies), (crown, )?Health ${health}, Attack ${attack}`));
      if (armour > 0) expect(rule, name.en).toContain(`Armour ${armour}`);
    }
  });

  it('scaling by the number of Heroes', () => {
    const byHeroes = (id: string): string => /Heroes: (.*?)\./.exec(said(en, id))?.[1] ?? '';
    const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
    expect(byHeroes('BW-39.1')).toBe(FOES_KEPT.join('; '));
    expect(byHeroes('BW-39.2')).toBe(WOUND_DECK.join('; '));
    expect(byHeroes('BW-39.3')).toBe(CROWN_HEALTH.map(signed).join('; '));
    for (const [i, [from, to]] of [
      [0, 1],
      [1, 4],
      [4, 7],
      [7, 10],
      [10, 11],
    ].entries()) {
      expect(byHeroes(`BW-39.${4 + i}`)).toBe(REVEALS.map((rounds) => rounds.slice(from, to).join(', ')).join('; '));
    }
  });

  it.each<[string, LevelId]>([
    ['BW-39.11', 'squire'],
    ['BW-39.12', 'knight'],
    ['BW-39.13', 'champion'],
    ['BW-39.14', 'legend'],
  ])('%s: the level of %s', (id, level) => {
    const { fewerWounds, mortalLimit, crownHealth, frontRank, later } = LEVELS[level];
    const crown = crownHealth > 0 ? `+${crownHealth}` : String(crownHealth);
    const wounds = fewerWounds === 0 ? 'same' : `-${fewerWounds} per Hero`;
    expect(said(en, id)).toContain(
      `Wound deck ${wounds}; mortal limit ${mortalLimit}; crown Health ${crown}; front rank ${frontRank}; reveals: `,
    );
    expect(said(en, id)).toContain(later === 0 ? 'reveals: same' : `round r uses the row of round r-${later}`);
  });

  it('both languages have the same numbers', () => {
    const numbers = (text: string): string[] => text.match(/\d+/g) ?? [];
    for (const { id, text } of en.rules) {
      if (/^BW-3[1-9]\./.test(id)) expect(numbers(said(pl, id)).sort(), id).toEqual(numbers(text).sort());
    }
  });
});

describe('what the whole set is', () => {
  it('BW-40.2: the cards that no tuning changes', () => {
    const card = (id: string) => ALL_CARDS.find((one) => one.id === id);
    expect(card('backhander')?.heroism).toBe(3);
    expect(card('mere-bauble')).toMatchObject({
      heroism: 1,
      effect: [
        { do: 'cards', n: 1 },
        { do: 'actions', n: 1 },
      ],
    });
    for (const hero of Object.values(HEROES)) {
      expect(hero.filter(({ where }) => where === 'start').reduce((sum, { copies }) => sum + copies, 0)).toBe(10);
    }
  });

  it.each([
    ['a cost', { cards: { 'short-spear': { cost: 4 } } }],
    ['damage', { cards: { 'brass-knuckles': { effect: [{ do: 'attack', damage: 3 }] } } }],
    ['what each face of a die deals', { cards: { 'throwing-knife': { effect: [{ do: 'attack', die: [1, 1, 1, 1, 1, 9] }] } } }],
    ['Shield', { cards: { 'bronze-breastplate': { effect: [{ do: 'shield', n: 3 }] } } }],
    ['a range of a die', { cards: { 'hold-em': { effect: [{ do: 'roll', cases: { '1-3': [{ do: 'shield', n: 1 }] } }] } } }],
    ["Gilt Trinket's value", { cards: { 'gilt-trinket': { heroism: 3 } } }],
    ['Health', { foes: { eva: { health: 4 } } }],
    ['Attack', { foes: { eva: { attack: 2 } } }],
    [
      'a threshold of Menace',
      { foes: { 'human-thief': { attackWhen: [{ attack: 1, first: false, menace: 6, below: 0, sees: [], least: 0 }] } } },
    ],
  ])('BW-40.1: a file of changed numbers may change %s', (_what, all) => {
    const options = bulwark.options({}, 1);
    if (isRefusal(options)) throw new Error(options.why);
    expect(bulwark.handedIn({ all }, options, 1)).not.toHaveProperty('why');
  });

  it.each([1, 2, 3, 4] as const)(
    'BW-40.3: with %i Heroes balance is measured at Knight against every Foe deck; alone with every Hero',
    (heroes) => {
      const { army, level, ...chosen } = Object.fromEntries(
        bulwark.meta.grid?.[heroes]?.split(',').map((axis) => axis.split('=') as [string, string]) ?? [],
      );
      expect(army).toBe('shadows|hunt|carnival');
      expect(level.split('|')).toContain('knight');
      const [[seats, together]] = Object.entries(chosen);
      expect(seats.split('+')).toHaveLength(heroes);
      expect(new Set(together.split(/[|+]/))).toEqual(new Set(['harsfa', 'hemi', 'nevtelen']));
    },
  );

  it('BW-2.7: the double pack has 67 cards with the one cover it shares', () => {
    const copies = (cards: readonly { copies: number }[]): number => cards.reduce((sum, one) => sum + one.copies, 0);
    const encampment = 1;
    expect(copies(HEROES.nevtelen) + copies(ARMIES.carnival) + encampment + 1).toBe(67);
  });

  it('BW-4.11, BW-20.15: Glassforge has 8 kinds of card, and one army alone has an Encampment', () => {
    expect(LOCATION).toHaveLength(8);
    expect(en.rules.filter(({ text }) => text.includes('Encampment, die'))).toHaveLength(1);
  });

  it('BW-25.1, BW-25.2, BW-25.3, BW-25.4: there are two solo challenges, and no others', () => {
    const solo = bulwark.meta.options.filter(({ rule }) => rule.startsWith('BW-25.')).map(({ name }) => name);
    expect(solo).toEqual(['risingPanic', 'knivesInTheDark']);
  });

  it('BW-4.24, BW-18.12, BW-18.13, BW-2.11: no option of a match says how Menace is shown', () => {
    expect(bulwark.meta.options.map(({ name }) => name).filter((name) => /menace|tracker|dial|slide/i.test(name))).toEqual([]);
  });

  it('BW-2.10, BW-17.9: what is marked with the die is what rolls one, and it has as many faces as the engine rolls', () => {
    const rolls = (one: unknown): boolean =>
      /"do":"(?:roll|double)"|"die":\[|"dodges":\[\d|"misfortune":[1-9]/.test(JSON.stringify(one));
    for (const one of [...ALL_CARDS, ...ALL_FOES]) {
      const [, marks = ''] = /^[^:]*: ([^.]*)\./.exec(about(one.name.en)) ?? [];
      expect(/\bdie\b/.test(marks), one.name.en).toBe(rolls(one));
    }
    expect(FACES).toBe(6);
  });

  it('BW-30.2: as the published games have it, the Foe decks are even at Knight, and the Hunt is the mildest further up', () => {
    const note = readFileSync(new URL('../../../docs/balance-bulwark.md', import.meta.url), 'utf8');
    /** Of games of two Heroes; in percent. */
    const won = (army: string, levels: readonly string[]): number => {
      const rows = [...note.matchAll(/^\| ([^|]+) \| (\w+) \| [^|+]+ \+ [^|+]+ \| (\d+) \| ([\d.]+)% /gm)].filter(
        ([, deck, level]) => deck === army && levels.includes(level),
      );
      const games = rows.reduce((sum, [, , , n]) => sum + Number(n), 0);
      expect(games, army).toBeGreaterThanOrEqual(100);
      return rows.reduce((sum, [, , , n, share]) => sum + Number(n) * Number(share), 0) / games;
    };
    const [shadows, hunt, carnival] = ['Shadows and Knives', 'The Blood Hunt', 'The Carnival of Chaos'];
    const even = [shadows, hunt, carnival].map((army) => won(army, ['Knight']));
    expect(Math.max(...even) - Math.min(...even)).toBeLessThan(10);
    const upper = ['Champion', 'Legend'];
    expect(won(hunt, upper)).toBeGreaterThan(Math.max(won(shadows, upper), won(carnival, upper)));
  });

  it('BW-30.1: the first game that is suggested is the one a table is laid for, but for its level', () => {
    const { army, hero1, hero2 } = Object.fromEntries(bulwark.meta.options.map((option) => [option.name, option.default]));
    expect([army, hero1, hero2]).toEqual(['shadows', 'harsfa', 'hemi']);
    expect(bulwark.options({ level: 'squire' }, 2)).toMatchObject({ level: 'squire' });
  });

  it('BW-1.9: whatever a text names is among the seven decks', () => {
    const known = new Set(ALL_FOES.map(({ id }) => String(id)));
    for (const { id, attackWhen, ...foe } of ALL_FOES) {
      for (const { sees } of attackWhen) for (const name of sees) expect(known.has(name), id).toBe(true);
      for (const [, list] of JSON.stringify(foe).matchAll(/"any":\[([^\]]*)\]/g)) {
        for (const [, name] of list.matchAll(/"([^"]+)"/g)) expect(known.has(name), id).toBe(true);
      }
    }
  });
});
