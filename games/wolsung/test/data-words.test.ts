/** Names in English and Polish: those of the glossary (D1), one Polish word for each English one. */
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { PROFILE_IDS, SAMPLE_IDS, SAMPLES, type Words } from '../data/index.ts';
import { PARTS, progressOf } from '../heroes/index.ts';
import * as words from '../text/data/index.ts';

/** "close / medium / long range" and its Polish, part by part; capitals are for the glossary alone. */
function pairs(): Set<string> {
  const found = new Set<string>();
  const add = (en: string, pl: string): void => void found.add(`${en.trim()} = ${pl.trim()}`.toLowerCase());
  for (const line of readFileSync(new URL('../rulebook/glossary.md', import.meta.url), 'utf8').split('\n')) {
    const [, term, polish] = line.split('|').map((cell) => cell.trim());
    if (!term || !polish) continue;
    add(term, polish);
    for (const sign of [' / ', ', ']) {
      const [en, pl] = [term.split(sign), polish.split(sign)];
      if (en.length === pl.length) for (const [i, part] of en.entries()) add(part, pl[i]);
    }
  }
  return found;
}
const GLOSSARY = pairs();
const missing = (named: readonly Words[]): string[] =>
  named.map(({ en, pl }) => `${en} = ${pl}`.toLowerCase()).filter((pair) => !GLOSSARY.has(pair));

describe('D1. Glossary', () => {
  it.each<[string, readonly Words[]]>([
    ['conflicts', Object.values(words.conflicts)],
    ['resistances', Object.values(words.resistances)],
    ['attributes', Object.values(words.attributes)],
    ['skills', Object.values(words.skills)],
    ['specialties', Object.values(words.specialties).map(({ name }) => name)],
    ['Archetypes', Object.values(words.archetypes)],
    ['domains', Object.values(words.domains).map(({ name }) => name)],
    ['races', Object.values(words.races).map(({ masculine }) => masculine)],
    ['abilities', Object.values(words.abilities).map(({ name }) => name)],
    ['weaknesses', Object.values(words.weaknesses).map(({ name }) => name)],
    ['professions', Object.values(words.professions).map(({ name }) => name.masculine)],
    ['nations', Object.values(words.nations)],
    ['stunts', Object.values(words.stunts)],
    ['weapons', Object.values(words.weapons)],
    ['marks of weapons', Object.values(words.weaponMarks)],
    ['vehicles', Object.values(words.vehicles)],
    ['gadgets', Object.values(words.gadgets).map(({ name }) => name)],
    ['scars', Object.values(words.scars)],
    ['degrees of fame', Object.values(words.fames).map(({ masculine }) => masculine)],
    ['Target Numbers', Object.values(words.difficulties)],
    ['marks of characters', Object.values(words.characterMarks).map(({ masculine }) => masculine)],
    ['opposition', PROFILE_IDS.map((id) => words.profiles[id])],
    ['scenarios', Object.values(words.scenarios).map(({ title }) => title)],
    ['sample heroes', SAMPLE_IDS.map((id) => SAMPLES[id].name)],
    [
      'fields of sample heroes',
      SAMPLE_IDS.flatMap((id) => SAMPLES[id].specialties.filter(({ id: known }) => known === null).map(({ field }) => field)),
    ],
    ['pursuits', Object.values(words.pursuits)],
  ])('D1: %s', (_what, named) => {
    expect(named.length).toBeGreaterThan(1);
    expect(missing(named)).toEqual([]);
  });

  it.each([
    ['ranges', words.ranges, 'Zasięg bezpośredni / średni / daleki'],
    ['routes', words.routes, 'Trasa: łatwa / zwykła / trudna'],
    ['formality', words.formalities, 'Stopień formalności: sytuacja prywatna / publiczna / formalna'],
    ['grades', words.grades, 'Osiągnięcie (zwykłe, epickie, legendarne)'],
  ])('D1: %s', (_what, named, row) => {
    const polish = Object.values<Words>(named).map(({ pl }) => pl);
    expect(polish.length).toBe(3);
    for (const word of polish) expect(row).toContain(word);
    expect(readFileSync(new URL('../rulebook/glossary.md', import.meta.url), 'utf8')).toContain(row);
  });

  it('D1: odporność is Challenge, never resistance', () => {
    for (const { pl } of Object.values(words.resistances)) expect(pl).not.toMatch(/odporno/);
    for (const what of ['challengeCombat', 'challengeChase', 'challengeDiscussion'] as const) {
      expect(words.derived[what].pl).toMatch(/^odporność/);
    }
  });

  it('D4: brawl and combat are told apart where both can be meant', () => {
    expect(words.skills.brawl.pl).toBe(words.conflicts.combat.pl);
    expect([words.apart.brawl.pl, words.apart.combat.pl]).toEqual(['walka (umiejętność)', 'walka (konfrontacja)']);
  });

  it('D1: a forceful blow has a name of its own in a discussion', () => {
    expect(words.crushingArgument.pl).toBe('miażdżący argument');
  });

  it('nothing is without words, and no text has a blank end or a doubled space', () => {
    const walk = (value: unknown, path: string): void => {
      if (typeof value === 'string') {
        expect([path, value]).toEqual([path, value.trim().replaceAll('  ', ' ')]);
        expect([path, value !== '']).toEqual([path, true]);
      } else if (typeof value === 'object' && value !== null) {
        for (const [key, entry] of Object.entries(value)) walk(entry, `${path}.${key}`);
      }
    };
    for (const [name, table] of Object.entries(words)) if (typeof table === 'object') walk(table, name);
  });
});

describe('D15: forms', () => {
  it('D15: requests are said to a lady, to a gentleman, and without either', () => {
    const said = (form: 'feminine' | 'masculine' | 'neutral') => words.inForm(words.requests.attend.said, form).pl;
    expect(said('feminine')).toContain('pani ');
    expect(said('masculine')).toContain('pan ');
    expect(said('neutral')).not.toMatch(/\bpani?\b/);
    expect(words.inForm(words.races.elf, 'feminine').pl).toBe('Elfka');
    expect(words.inForm(words.races.elf, 'neutral').pl).toBe('Elf');
  });
});

describe('the builder speaks', () => {
  it('WS-4.9: of each part, how far it is', () => {
    const progress = progressOf({ ...SAMPLES.H1, trained: ['bluff'] });
    expect(progress.map(({ part }) => part)).toEqual([...PARTS]);
    for (const language of LANGUAGES) for (const part of PARTS) expect(words.parts[part][language]).not.toBe('');
    const skills = progress[PARTS.indexOf('skills')];
    expect([words.sayProgress(skills, 'en'), words.sayProgress(skills, 'pl')]).toEqual(['1 of 5', '1 z 5']);
    expect(words.sayProgress(progress[PARTS.indexOf('gear')], 'en')).toBe('1');
  });
});
