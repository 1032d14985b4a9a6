/** Looking things up, answers of several parts, a board that is drawn once, and an undo that says what it takes back. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { askGuide } from '../src/play/guide.ts';
import type { Terminal } from '../src/terminal.ts';
import { TEXT } from '../src/text/index.ts';
import { run } from './desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'guildhall-looking-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const play = (game: string, input: string[], ...more: string[]) =>
  run(['play', game, '--seed', 'x', '--file', join(folder, 'm.json'), ...more], input);
const times = (text: string, what: string | RegExp): number => text.split(what).length - 1;

describe('look', () => {
  it('tells all of a profile before anybody is hired, and which there are', async () => {
    const { out } = await play('kobolds', ['look', 'look troll', 'look orc ruf', 'look gnome', 'quit']);
    expect(out).toMatch(/One can look at: .*Troll/s);
    expect(out).toMatch(/Troll \(Big Guy, .*cost \d/);
    expect(out).toMatch(/\d (red|black) cards? or more: .+\./i);
    expect(out).toMatch(/Orc Ruffian \(/);
    expect(out).toContain('Nothing here is called "gnome"');
  });
  it('tells crew, wardens and blocks of The Brigade, in Polish too', async () => {
    const { out } = await play('brigade', ['look ebenezer', 'look blitz', 'look town hall', 'quit']);
    expect(out).toMatch(/Ebenezer.* \(.*water \d/);
    expect(out).toMatch(/Blitz/);
    expect(out).toMatch(/Town Hall \([A-F][1-6]\)\n {2}.*value 4/);
    const polish = await play('brigade', ['obejrzyj ratusz', 'quit'], '--lang', 'pl');
    expect(polish.out).toMatch(/Ratusz \([A-F][1-6]\)\n {2}.*wartość 4/);
  });
});

it('what has no name here is said in lines that fit', async () => {
  for (const [language, look, said] of [
    ['en', 'look gnome', 'Nothing here is called "gnome"; "look" alone'],
    ['pl', 'obejrzyj gnom', 'Nic tu nie nazywa się „gnom”'],
  ] as const) {
    const { out } = await play('bulwark', [look, 'quit'], '--seats', 'me', '--lang', language);
    expect(out).toContain(said);
    const from = out.slice(out.indexOf(said)).split('\n');
    for (const line of from.slice(0, 2)) expect([...line].length, line).toBeLessThanOrEqual(80);
  }
});

describe('look, in the games that had nothing to look at', () => {
  it('tells all of a card and of a Foe of Bulwark, in Polish too', async () => {
    const { out } = await play('bulwark', ['look set', 'look short spear', 'look umbra', 'quit'], '--seats', 'me');
    expect(out).toMatch(/Set \(Action card\)\n {2}.*Attack 1.*Shield 1/);
    expect(out).toMatch(/Short Spear \(Action card, cost 3\)\n {2}.*Attack 2/);
    expect(out).toMatch(/Umbra.* \(Mastermind, Health \d+, Attack \d+\)/);
    const polish = await play('bulwark', ['obejrzyj krótka włócznia', 'quit'], '--seats', 'me', '--lang', 'pl');
    expect(polish.out).toMatch(/Krótka włócznia \(karta Akcji, koszt 3\)\n {2}.*Atak 2/);
  });
  it('tells a sheet, what the table knows of the others, a card and a stunt of Wolsung', async () => {
    const { out } = await play('wolsung', ['look zawadzki', 'look grimshaw', 'look 5♥', 'look knockdown', 'quit']);
    expect(out).toMatch(/Zawadzki\n(?: {2}.*\n)+ {4}Brawn: 9\+/);
    expect(out).toMatch(/Grimshaw\n {2}well-born\n {2}Skills are hidden until they are used/);
    expect(out).toMatch(/Adds 3 to a test, or .* a result of 10\. \[WS-7\.3\]/);
    expect(out).toMatch(/knockdown\n {2}combat: brawl/);
  });
});

it('what has commas of its own is parted by more than a comma, and cards are not listed one by one', async () => {
  const bulwark = await play('bulwark', ['look', 'quit'], '--seats', 'me');
  expect(bulwark.out.replaceAll(/\s+/g, ' ')).toContain('Bloody Moana, Elf Assassin; ');
  const wolsung = await play('wolsung', ['look', 'look queen of hearts', 'quit']);
  expect(wolsung.out).not.toMatch(/One can look at:[^>]*of clubs/);
  expect(wolsung.out).toContain('queen of hearts\n  Adds ');
});

it('options may be typed in any letters, and the list says what short words stand for', async () => {
  const { out } = await play('bulwark', ['board', 'quit'], '--seats', 'me', '--options', 'level=Squire');
  expect(out).toMatch(/\| Squire \|/);
  const { out: list } = await run(['games'], []);
  expect(list).toMatch(/^ +shadows {2}Shadows and Knives$/m);
  expect(list).toMatch(/^ +harsfa {2}Harsfa the Silent$/m);
  // A word that says it itself is not said twice, nor is a list of Heroes for every seat.
  expect(list).not.toMatch(/^ +squire {2}Squire$/m);
  expect(list.split('Harsfa the Silent')).toHaveLength(2);
});

it('rules are read without the marks of their stress, and what told nothing is taken back in two words', async () => {
  const { out } = await play('wolsung', ['rules WS-10.3', 'reword', 'undo', 'quit']);
  expect(out).toContain('status quo');
  expect(out).not.toMatch(/\*\w/);
  expect(out).toMatch(/Taken back\.\n/);
});

it('a choice that a card of Bulwark gives says which card asks', async () => {
  const { out } = await play('bulwark', ['play set', 'quit'], '--seats', 'me');
  expect(out).toContain('Set: Which one?');
});

describe('whoever sits down', () => {
  const games = ['brigade', 'kobolds', 'defenders', 'bulwark', 'wolsung'];
  it('is told what the game is about, by rules that exist, and how to learn more', async () => {
    for (const game of games) {
      const { out } = await play(game, ['quit']);
      expect(out).toMatch(/What you play for:\n(?:- (?:.+\n)(?: {2}.+\n)*){3}.*"help" says what may be typed/);
      const [about] = out.split('"help" says');
      const rules = [...about.matchAll(/\[([A-Z]+-[\d.]+)\]/g)].map(([, rule]) => rule);
      expect(rules).toHaveLength(3);
      for (const rule of rules) expect((await run(['rules', game, rule])).out).toContain(rule);
      expect(about).not.toContain('*');
    }
  });
  it('may ask again, in Polish too', async () => {
    const { out } = await play('bulwark', ['cel', 'quit'], '--seats', 'me', '--lang', 'pl');
    expect(times(out, 'O co się gra:')).toBe(2);
  });
});

it('what may be done at any time is said again only when something else may be', async () => {
  const { out } = await play('wolsung', ['1', '1', '1', '1', 'quit']);
  expect(times(out, 'At any time (type: also)')).toBeLessThanOrEqual(2);
  expect(times(out, /Player 1, player: /)).toBeGreaterThan(3);
});

it('codes of options are said in words, once', async () => {
  const { out } = await run(['games']);
  expect(times(out, /\n +S4 {2}\S/)).toBe(1);
  expect(out).toMatch(/hero1=H1 .*\n +H1 {2}Lady Eleonora Ashgrove\n/);
});

describe('the stage of Wolsung', () => {
  it('says who plays which side, and no number before it is known', async () => {
    const { out } = await play('wolsung', ['1', '1', '1', '1', '1', '1', '1', '1', '1', '1', 'quit']);
    expect(out).toContain('Side 1 (Player 1):');
    expect(out).toContain('Side 2 (Player 2):');
    expect(out).not.toContain('/ -1');
    expect(out).toMatch(/Target Number \d+/);
  });
  it('shows no English words for answers in a Polish game', async () => {
    for (const game of ['wolsung', 'bulwark']) {
      const { out } = await play(game, ['1', 'quit'], '--lang', 'pl');
      expect(out).not.toMatch(/\((?:plain|reword|play |end|buy )/);
    }
  });
});

it('the board is drawn again only when it has changed, or when somebody asks', async () => {
  const { out } = await play('brigade', ['why brigade A1', 'rules BR-1.1', 'board', 'quit'], '--seats', 'me,me');
  expect(times(out, '┌───')).toBe(2);
});

it('whoever goes on where nobody else has anything to say is told that nothing came of it', async () => {
  // The first answer to everything leads into a scene; elsewhere "go on" is no answer.
  const input = Array.from({ length: 110 }, () => ['go on', 'go on', '1']).flat();
  const { out } = await play('defenders', [...input, 'quit'], '--seats', 'me,greedy');
  const nothing = 'Nobody else had anything to add, and nothing has changed.';
  const [before, after] = out.split('The scene ends.');
  expect(times(before, nothing)).toBeGreaterThan(0);
  expect(after).toBeDefined();
  // It is said of nothing else.
  for (const part of out.split(nothing).slice(0, -1)) expect(part).toMatch(/> go on\n\n[^\n]*Reflection\n$/);
});

it('a rule is found by its number alone', async () => {
  const { out } = await play('defenders', ['rules 29.8', 'quit'], '--seats', 'me');
  expect(out).toMatch(/DF-29\.8 {2}Table agreement|DF-29\.8 {2}\*Table agreement/);
  expect(out).not.toContain('DF-8.16');
});

it('rules are found by whole words', async () => {
  const { out } = await run(['rules', 'kobolds', 'troll']);
  expect(out).toMatch(/\bTroll/);
  // No rule speaks of ogres, though several speak of progress.
  const none = await run(['rules', 'kobolds', 'ogre']);
  expect([none.code, none.out]).toEqual([2, '']);
  expect(none.err).toContain('ogre');
});

describe('rules during play', () => {
  it('alone show the chapters; a chapter is shown to its end', async () => {
    const { out } = await play('brigade', ['rules', 'rules 1', 'quit']);
    expect(out).toMatch(/The Brigade.*: \d+ rules\n(?: {2}\d+\. .+\n){20}/);
    expect(out).toMatch(/BR-1\.1 .*BR-1\.22 /s);
    expect(out).not.toContain('... and');
  });
});

it('help is no wider than the terminal', async () => {
  for (const language of ['en', 'pl']) {
    const { out } = await play('brigade', ['help', 'quit'], '--lang', language);
    const help = out.slice(out.search(/ {2}(why|dlaczego) </)).split('\n');
    for (const line of help) expect(line.length).toBeLessThanOrEqual(80);
  }
});

it('what stands in brackets in a Polish game is Polish, and is taken', async () => {
  const { out } = await play(
    'brigade',
    ['1', '1', 'ulepszenie', 'ulepszenie załoga', 'koniec', 'wyjdź'],
    '--seats',
    'me,me',
    '--lang',
    'pl',
  );
  expect(out).toContain('(brygada ');
  expect(out).toContain('(ulepszenie załoga, …)');
  expect(out).not.toMatch(/\((?:brigade|wagon|upgrade|end|white)\b/);
});

describe('answers of several parts', () => {
  const city = ['city', 'write', 'Kraków', 'A salt town', 'Frost'];
  it('are asked for one by one', async () => {
    const { out } = await play('defenders', [...city, 'quit'], '--seats', 'me,greedy');
    expect(out).toContain('Name (at most 60 characters): [nothing]');
    expect(out).toMatch(/writes about the city of Kraków: “A salt town”; about the enemy:\s+“Frost”/);
    expect(out).not.toContain('{"');
  });
  it('keep what was given when they are refused, and can be called off', async () => {
    const turned = '\u202eKraków';
    const { out } = await play(
      'defenders',
      ['city', 'write', turned, 'A salt town', '', 'write', 'Kraków', '', '', 'quit'],
      '--seats',
      'me,greedy',
    );
    expect(out).toMatch(/No: .*\[DF-4\.7\]/);
    expect(out).toMatch(/writes about the city of Kraków: “A salt town”/);
    const off = await play('defenders', ['city', 'write', 'cancel', 'quit'], '--seats', 'me,greedy');
    expect(off.out).not.toContain('writes about the city');
  });
  it('are checked while they are typed: too long, empty, a command', async () => {
    const { out } = await play(
      'defenders',
      ['own setting', 'write', 'x'.repeat(61), '', 'undo', 'Krypta', 'under a mountain', 'quit'],
      '--seats',
      'me,greedy',
    );
    expect(out).toContain('That is 61 characters long; at most 60 will do.');
    expect(out).toContain('This part cannot stay empty.');
    expect(out).toContain('"undo" is a command');
    expect(out).toContain('The setting is “Krypta”: “under a mountain”');
    expect(out).toContain('The setting is your own');
  });
  it('are offered again to whoever types them by heart, and nothing to be called off is said', async () => {
    const { out } = await play('defenders', ['city', 'Kraków', 'cancel', 'quit'], '--seats', 'me,greedy');
    expect(times(out, 'Or type "write": you are asked for each part by itself.')).toBe(2);
    expect(out).toContain('Nothing is being written. "undo" takes your last answer back.');
  });
  it('show what an empty line takes in words', async () => {
    const part = { name: 'who', ask: 'Who?', choices: [{ value: 0, words: 'Player 1' }], only: true, otherwise: 0 };
    const said: string[] = [];
    const terminal = { width: 80, out: (words: string) => void said.push(words), ask: async () => '' } as unknown as Terminal;
    expect(await askGuide({ parts: [part], answer: () => null }, {}, terminal, TEXT.en)).toEqual({ who: 0 });
    expect(said.join('')).toContain('Who? [Player 1]');
  });
  it('are asked for in Polish', async () => {
    const { out } = await play('defenders', ['city', 'pisz', 'Kraków', '', '', 'wyjdź'], '--seats', 'me,greedy', '--lang', 'pl');
    expect(out).toContain('Nazwa (najwyżej 60 znaków): [nic]');
    expect(out).toMatch(/opisuje miasto „Kraków”/);
  });
});

it('what may follow a beginning in Polish is Polish, whatever word it begins with', async () => {
  const { out } = await play('defenders', ['gotowe', 'zacznij', 'wyjdź'], '--seats', 'me', '--lang', 'pl');
  expect(out).toMatch(/Po „zacznij” może następować: \S+ miejsce,\s+\S+ obrońca/);
});

it('a word a card gives is shown without names for programs in Polish, and chosen in a form by itself', async () => {
  const { out } = await play('defenders', ['gotowe', '1', 'pisz', 'anuluj', 'wyjdź'], '--seats', 'me', '--lang', 'pl');
  expect(out).not.toMatch(/\(typ [a-z_]+, …\)/);
  const part = { name: 'word', ask: 'Word:', choices: [{ value: 'type market', words: 'Type: market' }], only: true };
  const terminal = { width: 80, out: () => {}, ask: async () => 'Market' } as unknown as Terminal;
  expect(await askGuide({ parts: [part], answer: () => null }, {}, terminal, TEXT.en)).toEqual({ word: 'type market' });
});

it('DF-28.7 the story of a match is written to a file, and a game without one says so', async () => {
  const bots = await run(['play', 'defenders', '--seats', 'random', '--seed', 'x', '--file', join(folder, 'story.json')], '');
  expect(bots.out).toContain('--story story.md');
  for (const [language, words] of [
    ['en', /^# The siege of .+[\s\S]*## Epilogues/],
    ['pl', /^# Oblężenie: .+[\s\S]*## Epilogi/],
  ] as const) {
    const path = join(folder, `story-${language}.md`);
    expect((await run(['replay', join(folder, 'story.json'), '--story', path, '--lang', language])).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toMatch(words);
  }
  await run(['play', 'brigade', '--seats', 'random,random', '--seed', 'x', '--file', join(folder, 'brigade.json')], '');
  const none = await run(['replay', join(folder, 'brigade.json'), '--story', join(folder, 'none.md')]);
  expect(none.code).not.toBe(0);
  expect(none.err).toContain('keeps no story');
});

it('undo against a bot says what it takes back, and that the bot agrees', async () => {
  const { out } = await play('brigade', ['1', '1', '1', 'end', 'undo', 'quit'], '--seats', 'me,greedy');
  const said = out.slice(out.indexOf('Taken back:'));
  expect(said).toMatch(/Taken back:\n(?: {2}.+\n)+/);
  expect(said).toContain('The bots agree to it.');
});
