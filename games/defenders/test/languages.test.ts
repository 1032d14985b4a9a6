/** Chapter 31: languages. Every sentence exists in English and Polish; words are ids, people's texts stand as written. */
import { type Fact, LANGUAGES, type Language, type PlainRecord } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { DEFENDER_DESCRIPTOR_LIST, LOCATION_DESCRIPTOR_LIST, SETTINGS } from '../data/index.ts';
import { defenders } from '../index.ts';
import { QUESTIONS, STEPS } from '../questions.ts';
import { facts as factsEn } from '../text/facts.en.ts';
import { facts as factsPl } from '../text/facts.pl.ts';
import { text as words } from '../text/index.ts';
import { names as namesEn } from '../text/names.en.ts';
import { names as namesPl } from '../text/names.pl.ts';
import { refusals as refusalsEn } from '../text/refusals.en.ts';
import { refusals as refusalsPl } from '../text/refusals.pl.ts';
import { given, type Scene } from './kit.ts';

const BROKEN = /undefined|null|NaN|\[object|\$\{/;
const say = { seat: (seat: number): string => ['Ann', 'Bob', 'Cleo'][seat] ?? '?' };
/** All paths in a table of words that end in a text or a function. */
function leaves(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}
const text = (language: Language) => words[language];

/** A siege in which much happens: a heart, a sabotage, a lost battle, moves and an ability. */
function story(): Scene {
  const s = given({
    locations: { Gate: { exposed: true, words: ['loc.famous'] }, Keep: {}, Square: { card: '3c' } },
    connections: ['Gate Keep', 'Keep Square'],
    defenders: {
      Watch: { at: 'Gate' },
      Ada: { card: 'Jh', at: 'Gate' },
      Old: { card: 'Kh', at: 'Keep' },
      Mob: { card: '2h', at: 'Gate' },
    },
    threats: { Orcs: { card: 'Ts' }, Rest: { card: 'Ks' } },
    deck: ['3h', '5d', 'Qc'],
    dice: { attack: [1], battle: [1, 6], ability: [4, 5] },
  });
  s.threatsAct().endTurn().threatsAct().endTurn().threatsAct().quietly('defeat/protect');
  s.answer(0, '{Watch}', 'Through the cellar.').quietly('defeat/kill');
  return s.answer(0, '{Orcs} {Mob}').quietly('defeat/flee');
}

describe('both languages', () => {
  test('DF-31.1 every term, word, event and error message exists in both', () => {
    expect(leaves(namesPl)).toEqual(leaves(namesEn));
    expect(Object.keys(factsPl).sort()).toEqual(Object.keys(factsEn).sort());
    expect(Object.keys(refusalsPl).sort()).toEqual(Object.keys(refusalsEn).sort());
    for (const language of LANGUAGES) {
      for (const { id } of [...LOCATION_DESCRIPTOR_LIST, ...DEFENDER_DESCRIPTOR_LIST])
        expect(text(language).name(id), id).not.toBe(id);
      for (const setting of SETTINGS) expect(text(language).names.settings[setting].name).toMatch(/\p{L}/u);
      for (const step of STEPS) expect(text(language).step(step, { turn: 3 }), step).not.toBe('');
      for (const { name, values } of defenders.meta.options) {
        const { label, values: said } = text(language).option(name);
        expect(label).not.toBe(name);
        for (const value of values) expect(said[String(value)], `${name} ${value}`).toMatch(/\S/);
      }
    }
  });

  test('DF-31.1 no event and no error message stands in one language in the catalogue of the other', () => {
    const alike = (en: object, pl: object): string[] => {
      const said = new Map(Object.entries(pl));
      return Object.entries(en).flatMap(([id, words]) => (String(words) === String(said.get(id)) ? [id] : []));
    };
    // These two are made of names and of told texts, and have no words of their own.
    expect(alike(factsEn, factsPl)).toEqual(['stepBegan', 'narrated']);
    expect(alike(refusalsEn, refusalsPl)).toEqual([]);
  });

  test('DF-31.1 every question is put in both, and not in the same words', () => {
    for (const question of Object.keys(QUESTIONS)) {
      const [en, pl] = LANGUAGES.map((language) => text(language).question(question, {}, say));
      expect(en, question).toMatch(/\p{L}.*[.?!]$/u);
      expect(pl, question).toMatch(/\p{L}.*[.?!]$/u);
      expect(pl, question).not.toBe(en);
      expect(`${en} ${pl}`).not.toMatch(BROKEN);
    }
  });

  test('DF-31.1 what happened and why an answer is refused is said in both; one game serves both at once', () => {
    const s = story();
    expect(new Set(s.facts.map(({ kind }) => kind)).size).toBeGreaterThan(20);
    const named = (language: Language) => ({
      ...say,
      place: (id: string) => text(language).place(id, s.view(0).table as unknown as PlainRecord),
    });
    for (const fact of s.facts) {
      const [en, pl] = LANGUAGES.map((language) => text(language).fact(fact as Fact, named(language)));
      expect(`${en} ${pl}`, fact.kind).not.toMatch(BROKEN);
      expect(pl, fact.kind).not.toBe(en);
    }
    for (const answer of ['pass', '{Orcs} {Ada}', '{Watch} {Gate}', '{Old} {Keep}', { what: 1 }]) {
      const refusal = s.whyNot(s.actor, typeof answer === 'string' ? s.named(answer) : answer);
      if (!refusal) throw new Error(`${JSON.stringify(answer)} is legal`);
      const [en, pl] = LANGUAGES.map((language) => text(language).refusal(refusal, named(language)));
      expect([en === pl, BROKEN.test(`${en} ${pl}`), en.length > 10]).toEqual([false, false, true]);
    }
  });

  test('DF-31.2 listed words are stored as ids and read in the reader’s language, people’s texts as written', () => {
    const s = story();
    expect(s.table.locations[0].words).toEqual(['loc.famous']);
    expect([text('en').name('loc.famous'), text('pl').name('loc.famous')]).toEqual(['famous', 'słynne']);
    const told = s.expectFact('narrated', { what: 'safety' });
    for (const language of LANGUAGES) expect(text(language).fact(told as Fact, say)).toContain('Through the cellar.');
    for (const language of LANGUAGES) {
      const table = s.view(0).table as unknown as PlainRecord;
      expect(text(language).place(s.id('Watch'), table)).toBe('Watch');
    }
  });
});
