import type { Form } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { arrange, type Item, meaning, menuLines, whatMayFollow } from '../src/play/menu.ts';
import { holding } from '../src/play/nearly.ts';
import { withoutColour } from '../src/terminal.ts';

const OWN: Form = { kind: 'other', of: 'length' };

describe('what is typed', () => {
  it('is a number of the menu first, and a literal number after "answer"', () => {
    const items: Item[] = [
      { answer: '0', words: 'not at all' },
      { answer: 'full', words: 'as far as it goes' },
    ];
    expect(meaning('1', items, OWN)).toEqual({ kind: 'item', item: items[0] });
    expect(meaning('1', items, OWN, true)).toEqual({ kind: 'other', answer: '1' });
    expect(meaning('3', items, OWN)).toEqual({ kind: 'noNumber' });
    expect(meaning('As far as it goes', items, OWN)).toEqual({ kind: 'item', item: items[1] });
  });
  it('may be what the menu shows, without its marks and without the words a group shares', () => {
    const words = ['type palace', 'type fortress', 'descriptor loc.famous', 'descriptor loc.newly_built'];
    const items: Item[] = [...words, 'a', 'b', 'c', 'd', 'e', 'f'].map((answer) => ({
      answer,
      words: answer.replace(/^(\w)(\w+) (?:loc\.)?/, (_, a: string, b: string) => `${a.toUpperCase()}${b}: `).replace('_', '-'),
    }));
    const meant = (line: string) => meaning(line, items, OWN);
    expect(meant('descriptor famous')).toEqual({ kind: 'item', item: items[2] });
    expect(meant('newly-built')).toEqual({ kind: 'item', item: items[3] });
    expect(meant('Fortress')).toEqual({ kind: 'item', item: items[1] });
    expect(meant('castle')).toEqual({ kind: 'other', answer: 'castle' });
    expect(meant('-')).toEqual({ kind: 'other', answer: '-' });
  });
});

describe('places', () => {
  const places = (n: number): Item[] => Array.from({ length: n }, (_, i) => ({ answer: `A${i}`, words: `Street ${i} (A${i})` }));
  const none: Item = { answer: 'none', words: 'Nobody' };
  it('say once how they are typed', () => {
    expect(menuLines([...places(1), none], 80).map(withoutColour)).toEqual(['  1  Street 0 (A0)', '  2  Nobody  (none)']);
  });
  it('stand in columns where they are many, and what else there is after them', () => {
    expect(menuLines([...places(12), none], 80).map(withoutColour)).toEqual([
      '   1  Street 0 (A0)      2  Street 1 (A1)      3  Street 2 (A2)',
      '   4  Street 3 (A3)      5  Street 4 (A4)      6  Street 5 (A5)',
      '   7  Street 6 (A6)      8  Street 7 (A7)      9  Street 8 (A8)',
      '  10  Street 9 (A9)     11  Street 10 (A10)   12  Street 11 (A11)',
      '  13  Nobody  (none)',
    ]);
  });
});

describe('a crowd of answers', () => {
  const hearts = ['two', 'three', 'four', 'five', 'six', 'seven'].map((value, i) => ({
    mark: `${i + 2}h`,
    name: `${value} of hearts`,
  }));
  const stacks = ['S0', 'S1', 'S2', 'S3', 'S4'];
  const items: Item[] = stacks.flatMap((stack) =>
    hearts.map(({ mark, name }) => ({ answer: `add ${mark} ${stack}`, words: `Add the ${name} to Stack ${stack}` })),
  );
  it('says of each what it is: marks that come again do not tell one card from another', () => {
    const lines = menuLines(arrange(items), 80).map(withoutColour);
    expect(lines.slice(0, 2)).toEqual([
      '  Add the two of hearts to Stack … (add 2h S0, …)',
      '     1  S0    2  S1    3  S2    4  S3    5  S4',
    ]);
    for (const { name } of hearts) expect(lines.join('\n')).toContain(name);
  });
  it('shows bare marks where each is another', () => {
    const squares: Item[] = Array.from({ length: 30 }, (_, i) => ({ answer: `to q${i}`, words: `To the square q${i}` }));
    expect(menuLines(arrange(squares), 80).map(withoutColour)[1]).toMatch(/^ +1 {2}q0 +2 {2}q1/);
  });
});

describe('words of the menu', () => {
  const items: Item[] = [
    { answer: 'brood', words: 'Wylęg: koboldy, z ukrytymi łowcami' },
    { answer: 'bribe', words: 'Łapówka (2 monety)' },
    { answer: 'cheap', words: 'Łapówka (1 moneta)' },
  ];
  it('may be typed without accents and signs, or as far as they are a name', () => {
    for (const line of ['wyleg', 'WYLĘG', 'wylęg koboldy z ukrytymi łowcami'])
      expect(meaning(line, items, null)).toEqual({ kind: 'item', item: items[0] });
    expect(meaning('lapowka 1 moneta', items, null)).toEqual({ kind: 'item', item: items[2] });
  });
  it('mean nothing where several go by them', () => {
    expect(meaning('łapówka', items, null)).toEqual({ kind: 'other', answer: 'łapówka' });
    expect(meaning('wylęg koboldy', items, null)).toEqual({ kind: 'other', answer: 'wylęg koboldy' });
  });
});

describe('what is half typed', () => {
  const items = ['upgrade crew', 'upgrade wagon', 'end'].map((answer): Item => ({ answer, words: answer }));
  it('is answered with how it may go on', () => {
    expect(whatMayFollow('upgrade', items)).toEqual(['crew', 'wagon']);
    expect(whatMayFollow('UPGRADE', items)).toEqual(['crew', 'wagon']);
  });
  it('goes on in the language it was begun in', () => {
    const polish: Item[] = [{ answer: 'upgrade crew', words: 'Ulepszenie: Załoga', typed: 'ulepszenie załoga' }];
    expect(whatMayFollow('upgrade', polish, 'ulepszenie')).toEqual(['załoga']);
    expect(whatMayFollow('upgrade', polish, 'upgrade')).toEqual(['crew']);
  });
  it('is not taken for the name of the one answer that begins so', () => {
    const buying: Item[] = [
      { answer: 'buy opal', words: 'Kup: Opal', typed: 'kup opal' },
      { answer: 'end', words: 'Koniec' },
    ];
    expect(meaning('kup', buying, null)).toEqual({ kind: 'other', answer: 'kup' });
    expect(meaning('Kup: Opal', buying, null)).toEqual({ kind: 'item', item: buying[0] });
    expect(whatMayFollow('buy', buying, 'kup')).toEqual(['opal']);
  });
  it('is nothing where no answer begins so', () => {
    for (const line of ['up', 'end', 'fly', '', 7, null]) expect(whatMayFollow(line, items)).toEqual([]);
  });
});

describe('the menu', () => {
  it('shows how an answer is typed in the language of the reader, and nothing where there is no such way', () => {
    const lines = menuLines(
      [
        { answer: 'end', words: 'Koniec tury', typed: 'koniec' },
        { answer: 'white', words: 'Biały', typed: null },
        { answer: 'black', words: 'Czarny' },
      ],
      60,
    );
    expect(lines.map(withoutColour)).toEqual(['  1  Koniec tury  (koniec)', '  2  Biały', '  3  Czarny  (black)']);
  });
  it('does not say once more in brackets what the words say', () => {
    const [buy, end] = menuLines(
      [
        { answer: 'buy short-spear', words: 'Buy Short Spear' },
        { answer: 'end', words: 'End the turn' },
      ],
      80,
    ).map(withoutColour);
    expect([buy, end]).toEqual(['  1  Buy Short Spear', '  2  End the turn  (end)']);
  });
  it('never shows names that are meant for programs', () => {
    const [line] = menuLines([{ answer: 'descriptor loc.newly_built', words: 'Descriptor: newly-built' }], 80);
    expect(withoutColour(line)).toBe('  1  Descriptor: newly-built');
  });
  it('breaks phrases that are wider than the terminal', () => {
    const [line] = menuLines([{ answer: 'x', words: 'word '.repeat(20).trim() }], 40);
    for (const part of line.split('\n')) expect(withoutColour(part).length).toBeLessThanOrEqual(40);
    expect(line).toMatch(/^ {2}1 {2}word/);
    expect(line.split('\n')[1]).toMatch(/^ {5}word/);
  });
});

describe('what has the words that were typed', () => {
  const items: Item[] = [
    { answer: 'shove-l', words: 'Shove [L]: pushes the target' },
    { answer: 'bite', words: 'Bite: a wound' },
    { answer: 'm0', words: 'Dorick the Loan Shark' },
  ];
  it('is asked after, as it is typed', () => {
    expect(holding('shov', items)).toEqual(['Shove [L] (shove-l)']);
    expect(holding('DORICK', items)).toEqual(['Dorick the Loan Shark (m0)']);
    expect(holding('x', items)).toEqual([]);
    expect(holding('', items)).toEqual([]);
  });
  it('is not when it is nearly everything', () => {
    const many = Array.from({ length: 13 }, (_, i): Item => ({ answer: `brigade A${i}`, words: `Brigade to A${i}` }));
    expect(holding('b', many)).toEqual([]);
  });
});

describe('groups of a long menu', () => {
  const lines = (items: Item[]): string[] => menuLines(items, 80).map(withoutColour);
  const item = (answer: string, words: string): Item => ({ answer, words });
  const acts = [item('walk', 'Walk'), item('walk and dash', 'Walk and Dash')];
  const casts = [0, 1, 2, 3].flatMap((m) => [
    item(`cast support m${m}`, `Cast a support spell on M${m}`),
    item(`cast attack m${m}`, `Cast an attack spell at M${m}`),
  ]);
  it('share all the words before their mark, and say how the first is typed', () => {
    const drawn = lines([...acts, ...casts.filter((_, i) => i % 2 === 0), ...casts.filter((_, i) => i % 2 === 1)]).join('\n');
    expect(drawn).toContain('Cast a support spell on … (cast support m0, …)');
    expect(drawn).toContain('Cast an attack spell at … (cast attack m0, …)');
  });
  it('are no groups where little is shared', () => {
    const drawn = lines([...acts, ...casts]);
    expect(drawn[0]).toMatch(/1 {2}Walk$/);
    expect(drawn[1]).toMatch(/2 {2}Walk and Dash$/);
    const points = Array.from({ length: 12 }, (_, i) => item(`9 ${i}.5`, `${i} inches from the edge`));
    expect(lines(points)[1]).toMatch(/2 {2}1 inches from the edge {2}\(9 1\.5\)$/);
  });
  it('and a name may be typed without the figure behind it', () => {
    const towards = [item('towards m1', 'towards Sid, 2.5 inches'), item('towards m2', 'towards Ann, 2,5 cala')];
    expect(meaning('towards sid', towards, null)).toEqual({ kind: 'item', item: towards[0] });
    expect(meaning('towards ann', towards, null)).toEqual({ kind: 'item', item: towards[1] });
  });
});
