/** What bots tell, read as people read it: in the log, on the table and in the chronicle, in both languages. */
import { type Fact, LANGUAGES, type Language } from '@guildhall/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { asMarkdown } from '../board/chronicle/markdown.ts';
import { asHtml } from '../board/chronicle/page.ts';
import type { DefendersFact } from '../facts.ts';
import { called, inWords, readerText, text } from '../text/index.ts';
import { botSiege, chronicleIn, factsOf, ledgersIn, narratedIn, quotesOf, type Siege, speaker } from './telling-kit.ts';

/** Long and short sieges, lost and won. */
const SEEDS = [1, 2, 6, 13];
const sieges: Siege[] = [];
beforeAll(() => {
  for (const seed of SEEDS) sieges.push(botSiege(seed));
  // Greedy bots lose little; there is more to tell of where others do.
  sieges.push(botSiege(7, 3, { setting: 'space' }, 'random'), botSiege(9, 2, { narration: 'spoken' }, 'random'));
  sieges.push(botSiege(22, 3, {}, 'apprentice'), botSiege(23, 3, {}, 'novice'));
});
const each = <R>(what: (siege: Siege, language: Language) => R): R[] =>
  LANGUAGES.flatMap((language) => sieges.map((siege) => what(siege, language)));

/** "defence 3", "§attack 2", "{threat}", "L4", "undefined": what no reader may ever see. */
const RAW = /§|\{|\}|undefined|\bnull\b|\b[LDTN]\d+\b|(^|[“„"'>]\s*)[a-z_.]+ \d+($|[”"'<])/;

describe('what bots tell', () => {
  test('is never an id: not in the log, not in the chronicle', () => {
    each((siege, language) => {
      const say = speaker(language, siege);
      for (const fact of siege.facts) expect(text[language].fact(fact, say)).not.toMatch(RAW);
      for (const { text: told, about } of narratedIn(siege)) {
        expect(text[language].teller(say).plain(told, about)).not.toMatch(/^[a-z_.]+ \d+$/);
      }
      const story = chronicleIn(language, siege);
      for (const line of asMarkdown(story, 'map.svg').split('\n')) expect(line).not.toMatch(RAW);
      expect(asHtml({ ...story, sketch: { features: [], drawings: [], crossings: [], damage: [] } })).not.toMatch(/§|undefined/);
    });
  });
  test('a card that is played or dealt is named as Polish names it, after no noun that would bend it', () => {
    for (const siege of sieges) {
      for (const fact of [...factsOf('cardPlayed', siege), ...factsOf('cardReplaced', siege)]) {
        expect(text.pl.fact(fact, speaker('pl', siege))).not.toMatch(/\bkart[aę] \p{L}/u);
      }
    }
  });
  test('no two places of a city are described alike, nor two of its first defenders', () => {
    for (const { table } of [...sieges, botSiege(41)]) {
      for (const things of [table.locations, table.defenders.slice(0, 6)]) {
        const lines = things.map(({ description }) => text.en.teller(speaker('en', { table } as Siege)).plain(description.text));
        expect(new Set(lines).size, lines.join('\n')).toBe(lines.length);
      }
    }
  });
  test('a defence is told with its defenders', () => {
    const defences = sieges.flatMap((siege) =>
      narratedIn(siege)
        .filter(({ what }) => what === 'battleDefence')
        .map((fact) => ({ fact, siege })),
    );
    expect(defences.length).toBeGreaterThan(5);
    for (const { fact, siege } of defences) {
      const units = siege.table.defenders.filter(({ id }) => fact.about.includes(id)).map(({ name }) => called(name, 'en'));
      const sentence = text.en.fact(fact as Fact, speaker('en', siege));
      expect(
        units.some((name) => sentence.includes(name)),
        sentence,
      ).toBe(true);
    }
  });
  test('reads the same in the log, on the table and in the chronicle', () => {
    each((siege, language) => {
      const say = speaker(language, siege);
      const { table } = inWords({ table: siege.table, asked: null } as never, language);
      const story = chronicleIn(language, siege);
      const listed = story.items.flatMap(({ items }) => items.map(({ description }) => description));
      const made = [
        ...factsOf('locationFinalised', siege),
        ...factsOf('defenderFinalised', siege),
        ...factsOf('threatCreated', siege),
      ];
      expect(made.length).toBeGreaterThan(17);
      const shown = [...table.locations, ...table.defenders, ...table.threats];
      for (const fact of made) {
        const on = shown.find(({ id }) => id === fact.id);
        expect(text[language].fact(fact as Fact, say)).toContain(on?.description.text);
        expect(listed).toContain(on?.description.text);
      }
      const quotes = quotesOf(story);
      for (const { text: told, about } of narratedIn(siege)) {
        expect(quotes).toContain(text[language].teller(say).plain(told, about));
      }
    });
  });
  test('no line stands three times in a chronicle', () => {
    each((siege, language) => {
      const count = new Map<string, number>();
      for (const quote of quotesOf(chronicleIn(language, siege))) count.set(quote, (count.get(quote) ?? 0) + 1);
      expect([...count].filter(([, times]) => times > 2)).toEqual([]);
    });
  });
  test('no two people are described alike, and no two falls or victories told in the same line, while there are others', () => {
    for (const siege of sieges) {
      const { persons } = siege.table;
      const told = (what: string): string[] => narratedIn(siege).flatMap((fact) => (fact.what === what ? [fact.text] : []));
      for (const lines of [
        persons.map(({ personality }) => personality),
        persons.map(({ preoccupation }) => preoccupation),
        told('lastStand'),
        told('vanquished'),
      ]) {
        // A dozen lines of each at least: nobody fell more often here.
        expect(lines.length).toBeLessThan(13);
        const read = lines.map((line) => readerText(line, 'en'));
        expect(new Set(read).size, read.join('\n')).toBe(read.length);
      }
    }
    expect(sieges.flatMap(({ table }) => table.persons).length).toBeGreaterThan(20);
    expect(sieges.flatMap(narratedIn).filter(({ what }) => what === 'lastStand').length).toBeGreaterThan(10);
  });
  test('a place that is free again is said to be so, and entry points are counted once', () => {
    const freed = sieges.flatMap((siege) => factsOf('noLongerHeld', siege));
    expect(freed.length).toBeGreaterThan(0);
    each((siege, language) => {
      const say = speaker(language, siege);
      const ledgers = ledgersIn(siege, language);
      const known = ledgers.join(' ');
      for (const fact of factsOf('noLongerHeld', siege)) expect(known).toContain(text[language].fact(fact as Fact, say));
      const heading =
        language === 'en' ? /Ways into the city: |The only way into the city: / : /Drogi do miasta: |Jedyna droga do miasta: /;
      expect(known).toMatch(heading);
      for (const ledger of ledgers) expect(ledger.split(heading).length).toBeLessThanOrEqual(2);
    });
  });
  test('what the map shows is not told beside it', () => {
    const [siege] = sieges;
    const drawn = { kind: 'connectionChanged', rule: 'DF-8.15', a: 'L0', b: 'L1', origin: 'gap', by: 0 } as unknown as Fact;
    const story = (facts: Fact[]): string => asMarkdown(chronicleIn('en', { ...siege, facts }), 'map.svg');
    const at = siege.facts.findIndex(({ kind }) => kind === 'entryPoints');
    expect(story([...siege.facts.slice(0, at), drawn, ...siege.facts.slice(at)])).toBe(story(siege.facts));
  });
  test('a shot that missed is said to have missed', () => {
    const shots = sieges.flatMap((siege) => factsOf('duel', siege).filter(({ rule }) => rule === 'DF-26.7'));
    expect(shots.length).toBeGreaterThan(0);
    for (const shot of shots) {
      expect(text.en.fact(shot as Fact, speaker('en', sieges[0])).includes('a miss')).toBe(shot.unitDie < shot.threatDie);
    }
  });
  test('is written, never "said aloud", whatever the table does', () => {
    for (const siege of sieges) {
      expect(narratedIn(siege).filter(({ aloud }) => aloud)).toEqual([]);
      const { locations, defenders, threats } = siege.table;
      expect([...locations, ...defenders, ...threats].filter(({ description }) => description.aloud)).toEqual([]);
    }
  });
  test('epilogues differ between bots', () => {
    each((siege, language) => {
      const told = narratedIn(siege).filter(({ what }) => what === 'epilogue');
      const read = told.map((fact) => text[language].teller(speaker(language, siege)).plain(fact.text, fact.about));
      expect(new Set(read).size).toBe(siege.facts.filter(({ kind }) => kind === 'gameEnded').length * told.length);
      expect(told.length).toBeGreaterThan(1);
    });
  });
  test('epilogues speak of the living, mourn only where somebody fell, and let no machine march', () => {
    for (const siege of sieges) {
      const [end] = factsOf('gameEnded', siege);
      const { defenders, persons } = siege.table;
      for (const { text: told, about } of narratedIn(siege).filter(({ what }) => what === 'epilogue')) {
        const kind = end.won ? (end.fallen.length > 0 ? 'stands' : 'unharmed') : 'falls';
        expect(told).toMatch(new RegExp(`^§epilogue_${kind} \\d+$`));
        const lives = (unit: string): boolean => unit === '' || !end.fallen.includes(unit);
        const person = persons.find(({ name }) => about.includes(name));
        if (person && persons.some(({ unit }) => lives(unit))) expect(lives(person.unit), person.unit).toBe(true);
        const unit = defenders.find(({ id }) => about.includes(id));
        if (unit && end.won) expect(['group', 'regiment']).toContain(unit.class);
      }
    }
    const ends = sieges.flatMap((siege) => factsOf('gameEnded', siege));
    expect(new Set(ends.map(({ won, fallen }) => `${won} ${fallen.length > 0}`)).size).toBeGreaterThan(1);
  });
  test('what somebody says stands in one pair of marks, and sentences end once', () => {
    each((siege, language) => {
      const say = speaker(language, siege);
      for (const fact of siege.facts) expect(text[language].fact(fact, say)).not.toMatch(/“"|"”|“„|„„|””|\.”\.|\.\.$/);
    });
  });
  test('a text that people left without a full stop gets one behind its marks', () => {
    const named = {
      kind: 'defenderFinalised',
      rule: 'DF-6.4',
      id: 'D0',
      name: 'Watch',
      seat: 0,
      class: 'regiment',
      value: 9,
      aloud: false,
    };
    for (const language of LANGUAGES) {
      const say = speaker(language, sieges[0]);
      const line = (description: string): string => text[language].fact({ ...named, description } as unknown as Fact, say);
      expect(line('They row')).toMatch(/They row”\.$/);
      expect(line('They row.')).toMatch(/They row\.”$/);
    }
  });
  test('cards of the enemy are named without bending, with an article in English', () => {
    for (const siege of sieges) {
      for (const fact of [
        ...factsOf('specialEvent', siege),
        ...factsOf('reinforcementOnItsWay', siege),
        ...factsOf('threatDrawn', siege),
      ]) {
        expect(text.pl.fact(fact as Fact, speaker('pl', siege))).not.toMatch(/[Kk]art[aęy] /);
      }
      for (const fact of factsOf('cardDrawn', siege))
        expect(text.en.fact(fact as Fact, speaker('en', siege))).toMatch(/ draws the /);
    }
  });
  test('scenes happen at places of the map that stand, have people in them, and differ', () => {
    for (const siege of sieges) {
      const scenes = factsOf('sceneFramed', siege);
      expect(scenes.length).toBeGreaterThan(3);
      for (const { place } of scenes) expect(siege.table.locations.map(({ name }) => name)).toContain(place);
      const read = scenes.map(({ situation }) => readerText(situation, 'en'));
      expect(new Set(read).size).toBeGreaterThan(read.length / 3);
    }
  });
  test('whoever is given a role says one line in the scene', () => {
    for (const siege of sieges) {
      const said = narratedIn(siege).filter(({ what }) => what === 'scene');
      const roles = factsOf('rolesAssigned', siege).flatMap((fact) => fact.roles.filter(({ seat }) => seat >= 0));
      expect(said.length).toBe(roles.length);
      expect(said.length).toBeGreaterThan(2);
    }
  });
});

describe('names bots give', () => {
  const namesIn = ({ table }: Siege, language: Language): string[] =>
    [...table.locations, ...table.defenders, ...table.threats].map(({ name }) => called(name, language));
  test('differ from game to game, and within one', () => {
    for (const language of LANGUAGES) {
      const [a, b, c] = sieges.map((siege) => namesIn(siege, language));
      for (const names of [a, b, c]) expect(new Set(names).size).toBe(names.length);
      for (const [one, other] of [
        [a, b],
        [b, c],
        [a, c],
      ]) {
        expect(one.filter((name) => other.includes(name)).length).toBeLessThan(one.length / 3);
      }
    }
    expect(new Set(sieges.map(({ table }) => table.world.city)).size).toBeGreaterThan(2);
  });
  test('come from the lists of the thing and the setting (DF-30.4)', () => {
    for (const { table } of sieges) {
      const { setting } = table.world;
      for (const { name } of table.locations) expect(name).toMatch(new RegExp(`^§place\\.${setting} \\d+$`));
      for (const { name, class: own } of table.defenders) {
        const kind = own === 'king' ? 'machine' : own === 'jack' || own === 'queen' ? 'person' : 'unit';
        expect(name).toMatch(new RegExp(`^§${kind}\\.${setting} \\d+$`));
      }
    }
  });
});

test('cities of bots are not all walls, and have something to love', () => {
  const places = sieges.flatMap(({ table }) => table.locations.flatMap(({ cards }) => cards));
  const walls = places.filter(({ word }) => word === 'loc.walls' || word.endsWith('walls')).length;
  expect(walls).toBeLessThan(places.length / 6);
  expect(new Set(places.map(({ word }) => word)).size).toBeGreaterThan(15);
  expect(sieges.flatMap(({ table }) => table.locations).filter(({ dear }) => dear).length).toBeGreaterThan(sieges.length);
});

describe('stories of different games', () => {
  test('within a turn no two attacks, seizures or defences are told in the same line', () => {
    let several = 0;
    for (const siege of sieges) {
      let lines: string[] = [];
      for (const fact of siege.facts as unknown as DefendersFact[]) {
        if (fact.kind === 'turnBegan') lines = [];
        if (fact.kind !== 'narrated' || (fact.what !== 'attack' && fact.what !== 'battleDefence')) continue;
        const line = readerText(fact.text, 'en');
        expect(lines, line).not.toContain(line);
        lines.push(line);
        if (lines.length > 2) several++;
      }
    }
    expect(several).toBeGreaterThan(5);
  });
  test('what people say goes in another order in every game', () => {
    const said = sieges.map((siege) =>
      narratedIn(siege).flatMap(({ what, text: told }) => (what === 'scene' ? [readerText(told, 'en')] : [])),
    );
    const after = said.map((lines) => new Map(lines.slice(1).map((line, i) => [lines[i], line] as const)));
    const pairs = after.flatMap((one, i) => after.slice(i + 1).map((other) => [one, other] as const));
    const alike = pairs.filter(([one, other]) => {
      const both = [...one].filter(([line]) => other.has(line));
      return both.length > 3 && both.filter(([line, next]) => other.get(line) === next).length > both.length / 2;
    });
    // There are fewer orders than games.
    expect(alike.length).toBeLessThan(pairs.length / 3);
  });
  test('of two players neither frames scenes of the same theme again and again', () => {
    const [siege] = sieges.filter(({ table }) => table.seats === 2);
    const themes = (seat: number): string[] =>
      factsOf('sceneFramed', siege).flatMap((fact) => (fact.seat === seat ? [fact.suggestion] : []));
    for (const seat of [0, 1]) {
      expect(themes(seat).length).toBeGreaterThan(4);
      expect(new Set(themes(seat).filter((theme) => theme === 'council' || theme === 'relationships')).size).toBe(2);
    }
  });
  test('a council has more than one who counsels', () => {
    for (const siege of [...sieges, botSiege(11)]) {
      for (const { suggestion, characters } of factsOf('sceneFramed', siege)) {
        if (suggestion === 'council') expect(characters.length).toBeGreaterThan(1);
      }
    }
  });
});
