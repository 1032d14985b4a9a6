/** Names of everything against the terms of the rulebook (D17), and the prompts for people who are stuck. */
import { readFileSync } from 'node:fs';
import { LANGUAGES, QuickRandom } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { ABILITIES, LISTED_SETTINGS, MOST_NAME, SCENE_SUGGESTION_IDS, SETTINGS } from '../data/index.ts';
import { names } from '../text/names.en.ts';
import { names as polish } from '../text/names.pl.ts';
import { TERMS } from '../text/names.ts';
import { isMany } from '../text/prompts/agreement.ts';
import { FLAVOURED, GAPS_IN, LINE_KINDS, NAME_KINDS, promptLines, suggestName, suggestText } from '../text/prompts/index.ts';
import { parts as englishParts } from '../text/prompts/names.en.ts';
import { parts as polishParts } from '../text/prompts/names.pl.ts';
import { steps } from '../text/questions.pl.ts';
import { filled } from '../text/templates.ts';

const printed = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8');
const printedTerms = printed
  .slice(printed.indexOf('\n## D17. '), printed.indexOf('\n## D18. '))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

describe('names', () => {
  it('terms are those of the table, in both languages', () => {
    const rows = printedTerms;
    expect(rows.length).toBeGreaterThan(70);
    const known = (words: readonly string[], cell: string) =>
      cell
        .replace(/ \(.*?\)/g, '')
        .split(/, |; | and (?!thin)/)
        .filter((word) => !words.includes(word.replace(/^to /, '')));
    const english = TERMS.map((term) => names.terms[term]);
    const other = TERMS.map((term) => polish.terms[term]);
    expect(rows.flatMap(([en]) => known(english, en))).toEqual([]);
    // The one row in which two Polish words share their noun.
    expect(rows.flatMap(([, pl]) => known(other, pl))).toEqual(['kategoria i kształt miejsca']);
    expect(new Set(TERMS).size).toBe(TERMS.length);
  });
  it('the glossary has every term and every phase by the Polish word that is used', () => {
    const glossary = readFileSync(new URL('../rulebook/glossary.md', import.meta.url), 'utf8').toLowerCase();
    const { epilogue: _plural, ...phases } = polish.phases;
    const words = [...TERMS.map((term) => polish.terms[term]), ...Object.values(phases)];
    expect(words.filter((word) => !glossary.includes(word.toLowerCase()))).toEqual([]);
  });
  it('one thing has one name: phases and steps agree', () => {
    expect(steps['world building']).toBe(polish.phases.world);
    expect(steps['city creation']).toBe(polish.phases.city);
    expect(steps.placing).toBe(polish.phases.placing);
    expect(steps.epilogues).toBe(polish.phases.epilogue);
  });
  it('no name is empty, begins or ends with a space, or is left in English', () => {
    const leaves = (value: object): string[] =>
      Object.values(value).flatMap((one: string | object) => (typeof one === 'string' ? [one] : leaves(one)));
    const [en, pl] = [leaves(names), leaves(polish)];
    expect(pl).toHaveLength(en.length);
    expect([...en, ...pl].filter((text) => text === '' || text !== text.trim())).toEqual([]);
    const same = en.filter((text, at) => text === pl[at]);
    expect(new Set(same)).toEqual(new Set(['park', 'bank', 'gladiator', 'mentor', 'Fantasy', 'Kaijū', 'Steampunk']));
  });
});

const SCENES = SCENE_SUGGESTION_IDS.map((id) => `scene.${id}` as const);
const DEEDS = [...ABILITIES, 'none' as const].map((ability) => `ability.${ability}` as const);
const PARTS = { en: englishParts, pl: polishParts };

describe('prompts', () => {
  it('there are a dozen lines of each kind, different and with known gaps only', () => {
    for (const language of LANGUAGES) {
      for (const kind of [...LINE_KINDS, ...SCENES, ...DEEDS]) {
        const lines = promptLines(kind, 'own', language);
        expect(lines.length, `${kind} ${language}`).toBeGreaterThanOrEqual(12);
        expect(new Set(lines).size).toBe(lines.length);
        for (const line of lines) {
          const gaps = [...line.matchAll(/\{(\w*)\}/g)].map(([, gap]) => gap);
          // Only what whoever tells it can fill, so that no line is passed over.
          for (const gap of gaps) expect(GAPS_IN[kind], line).toContain(gap);
          expect(new Set(gaps).size, line).toBe(gaps.length);
          expect(line, line).toBe(line.trim());
        }
      }
    }
  });
  it('both languages have the same number of lines of each kind', () => {
    for (const kind of [...LINE_KINDS, ...SCENES, ...DEEDS]) {
      expect(promptLines(kind, 'fantasy', 'pl'), kind).toHaveLength(promptLines(kind, 'fantasy', 'en').length);
    }
  });
  it('Polish verbs agree with the names beside them: none is left as it would be for one', () => {
    const ofMany = [
      'attack',
      'seizure',
      'defence',
      'victory',
      'fall',
      'rescue',
      'infiltration',
      'attempt',
      'destruction',
    ] as const;
    const ofDeeds = ['ability.engineers', 'ability.healers', 'ability.none', 'attempt_machine'] as const;
    for (const line of [...ofMany, ...ofDeeds].flatMap((kind) => promptLines(kind, 'own', 'pl'))) {
      for (const gap of ['defender', 'threat'] as const) {
        // What only stands behind a colon, or is said to be somebody, needs no verb of its own; nor does where a prisoner is led.
        const alone = new RegExp(`(: |To |tuż za nią |gdzie jest )\\{${gap}\\}`).test(line);
        if (line.includes(`{${gap}}`) && !alone) expect(line).toContain(`{${gap}:`);
      }
    }
    const said = (kind: 'attack' | 'ability.none', at: number, defender: string): string =>
      filled(promptLines(kind, 'own', 'pl')[at], 'pl', { defender, threat: defender, place: 'Gród' });
    expect(said('ability.none', 14, 'Kruki Północy')).toBe('Kruki Północy czekają. To trudniejsze, niż się wydaje.');
    expect(said('ability.none', 14, 'Straż Świtu')).toBe('Straż Świtu czeka. To trudniejsze, niż się wydaje.');
    expect(said('attack', 6, 'Jeźdźcy Mchu')).toBe('Najpierw ogień. Potem, przez ogień i w płomieniach, idą Jeźdźcy Mchu.');
  });
  it('Polish names from the lists are known to be of one or of many, and names people give by their ends', () => {
    const many = (kind: 'unit' | 'threat' | 'machine' | 'person') =>
      SETTINGS.flatMap((setting) => polishParts[setting][kind].first).filter(isMany);
    expect(many('machine')).toEqual([]);
    expect(many('person')).toEqual([]);
    const ends = /(ie|y|e|i)$/;
    const ofOne = new Set(['Straż', 'Brygada', 'Chorągiew', 'Stowarzyszenie']);
    for (const setting of SETTINGS) {
      const { unit, threat } = polishParts[setting];
      for (const first of [...unit.first, ...threat.first]) {
        if (ofOne.has(first)) expect(isMany(first), first).toBe(false);
        else if (ends.test(first.split(' ')[0])) expect(isMany(first), first).toBe(true);
      }
    }
    // What a name goes on with changes nothing: "Kazanie Bramy" is of one.
    for (const setting of SETTINGS) {
      for (const kind of NAME_KINDS) {
        const { first, second } = polishParts[setting][kind];
        for (const one of first) for (const two of second) expect(isMany(one + two), one + two).toBe(isMany(one));
      }
    }
    expect(['Czarne Kruki', 'Górnicy Szybu', 'Rycerze'].filter((name) => !isMany(name))).toEqual([]);
    expect(['Stary Młot', 'Ada', 'Wielka Straż', 'Bram Sowa'].filter(isMany)).toEqual([]);
  });
  it('what a person says and is agrees with a man and with a woman', () => {
    const said = promptLines('line', 'own', 'pl').filter((line) => line.includes('{person:'));
    expect(said.length).toBeGreaterThan(8);
    const [line] = said;
    expect(filled(line, 'pl', { person: 'Barnaba Dym' })).toMatch(/łem /);
    expect(filled(line, 'pl', { person: 'Aiko Mori' })).toMatch(/łam /);
    expect(filled('{defender:Przyjechał/Przyjechała} tu.', 'pl', { defender: 'Mara Sowa' })).toBe('Przyjechała tu.');
  });
  it('descriptions have the flavour of the setting first', () => {
    for (const language of LANGUAGES) {
      for (const kind of FLAVOURED) {
        const own = promptLines(kind, 'own', language);
        const first = LISTED_SETTINGS.map((setting) => promptLines(kind, setting, language)[0]);
        expect(new Set(first).size).toBe(LISTED_SETTINGS.length);
        for (const setting of LISTED_SETTINGS) {
          expect(promptLines(kind, setting, language).slice(-own.length)).toEqual(own);
          expect(promptLines(kind, setting, language).length).toBeGreaterThan(own.length);
        }
      }
    }
  });
  it('gaps are filled by what is known, else by names of the setting', () => {
    const known = { city: 'Cee', place: 'Pee', defender: 'Dee', threat: 'Tee', person: 'Per' };
    for (const language of LANGUAGES) {
      for (const kind of [...LINE_KINDS, ...SCENES, ...DEEDS]) {
        for (let seed = 1; seed <= 12; seed++) {
          const filled = suggestText(kind, 'space', language, new QuickRandom(seed), known);
          const made = suggestText(kind, 'space', language, new QuickRandom(seed));
          expect(filled + made).not.toMatch(/[{}]|undefined/);
        }
      }
    }
    const attack = Array.from({ length: 40 }, (_, seed) => suggestText('attack', 'zombie', 'en', new QuickRandom(seed), known));
    expect(attack.every((line) => line.includes('Tee') || line.includes('Pee'))).toBe(true);
  });
  it('Face Cards are somebody in particular', () => {
    const persons = new Set(englishParts.own.person.first.flatMap((a) => englishParts.own.person.second.map((b) => a + b)));
    for (let seed = 0; seed < 60; seed++) {
      const line = suggestText('ability.jack', 'own', 'en', new QuickRandom(seed));
      expect(
        [...persons].some((name) => line.includes(name)),
        line,
      ).toBe(true);
    }
  });
  it('the same source gives the same text', () => {
    const told = (seed: number) => LINE_KINDS.map((kind) => suggestText(kind, 'heroes', 'pl', new QuickRandom(seed)));
    expect(told(7)).toEqual(told(7));
    expect(told(7)).not.toEqual(told(8));
  });
});

describe('suggested names', () => {
  it('there are many of each kind in every setting, short enough and without doubled parts', () => {
    for (const language of LANGUAGES) {
      for (const setting of SETTINGS) {
        for (const kind of NAME_KINDS) {
          const { first, second } = PARTS[language][setting][kind];
          const where = `${language} ${setting} ${kind}`;
          expect(first.length * second.length, where).toBeGreaterThanOrEqual(60);
          expect([new Set(first).size, new Set(second).size], where).toEqual([first.length, second.length]);
          const longest = Math.max(...first.map((part) => part.length)) + Math.max(...second.map((part) => part.length));
          expect(longest, where).toBeLessThanOrEqual(MOST_NAME);
          expect([...first, ...second].filter((part) => part.trim() === '' || part.includes(','))).toEqual([]);
        }
      }
    }
  });
  it('a whole city gets different names, and when all are taken they are numbered', () => {
    const random = new QuickRandom(3);
    const taken: string[] = [];
    const { first, second } = PARTS.en.fantasy.unit;
    const all = first.length * second.length;
    for (let made = 0; made < all + 5; made++) taken.push(suggestName('unit', 'fantasy', 'en', random, taken));
    expect(new Set(taken.map((name) => name.toLowerCase())).size).toBe(taken.length);
    expect(taken.slice(0, all).filter((name) => /\d/.test(name))).toEqual([]);
    expect(taken.slice(all).every((name) => / \d+$/.test(name))).toBe(true);
  });
  it('names that differ in case only count as taken', () => {
    const first = suggestName('place', 'kaiju', 'pl', new QuickRandom(5));
    const again = suggestName('place', 'kaiju', 'pl', new QuickRandom(5), [first.toUpperCase()]);
    expect(again.toLowerCase()).not.toBe(first.toLowerCase());
  });
});
