/** The hero builder in words and markup: every choice is there, what is not open says why with its rule, Polish stays Polish. */
import type { WorkshopProps } from '@guildhall/table';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  ARCHETYPE_IDS,
  GADGET_IDS,
  NATION_IDS,
  PROFESSION_IDS,
  RACE_IDS,
  SAMPLE_IDS,
  SAMPLES,
  SKILL_IDS,
} from '../../data/index.ts';
import { choose, type Draft, draftOf, exportHero, importHero, newDraft, readHero } from '../../heroes/index.ts';
import * as said from '../../text/data/index.ts';
import Bring from './Bring.tsx';
import { fileOf, heroIn, idFor, isProblem, readBench, writeBench } from './bench.ts';
import HeroPage from './HeroPage.tsx';
import { workshops } from './index.tsx';
import { type Bench, OnBench } from './parts/bench.tsx';
import { Gear } from './parts/Kit.tsx';
import { Ledger } from './parts/Ledger.tsx';
import { Origin } from './parts/Origin.tsx';
import { Sheet } from './parts/Sheet.tsx';
import { Skills } from './parts/Skills.tsx';
import { en } from './words/en.ts';
import { pl } from './words/pl.ts';

const nothing = (): void => undefined;
const propsIn = (language: 'en' | 'pl'): WorkshopProps => ({
  language,
  brought: '',
  link: (work) => work,
  openRule: nothing,
  setUp: nothing,
});
const markup = (element: ReactElement): string =>
  renderToStaticMarkup(element).replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const on = (draft: Draft, element: ReactElement, refused: Bench['refused'] = null): string =>
  markup(<OnBench value={{ draft, language: 'en', take: nothing, refused, openRule: nothing }}>{element}</OnBench>);
const sample = draftOf(SAMPLES.H8);

test('it has an address, and titles and hints in both languages', () => {
  expect(workshops.map(({ id }) => id)).toEqual(['heroes']);
  for (const { title, hint } of workshops) for (const words of [title, hint]) expect(words.en).not.toBe(words.pl);
});

describe('the page', () => {
  test.each(['en', 'pl'] as const)('offers every choice by its name in %s', (language) => {
    const html = markup(<HeroPage {...propsIn(language)} />);
    const names = [
      ...ARCHETYPE_IDS.map((id) => said.archetypes[id]),
      ...RACE_IDS.map((id) => said.inForm(said.races[id], 'neutral')),
      ...NATION_IDS.map((id) => said.nations[id]),
      ...PROFESSION_IDS.map((id) => said.inForm(said.professions[id].name, 'neutral')),
      ...SKILL_IDS.map((id) => said.skills[id]),
      ...GADGET_IDS.map((id) => said.gadgets[id].name),
      ...SAMPLE_IDS.map((id) => SAMPLES[id].name),
    ];
    for (const name of names) expect(html).toContain(name[language]);
  });

  test('WS-4.9: a new hero lacks ten parts, a sample none', () => {
    expect(on(newDraft('hero'), <Ledger />)).toContain(en.missing(10));
    expect(on(sample, <Ledger />)).toContain(en.complete);
    expect(pl.missing(1)).toBe('Brakuje: 1 rzecz');
  });

  test('WS-4.6: abilities of the race are told apart by who sees to them, and the weakness comes along', () => {
    const html = on(sample, <Origin />);
    expect(html).toContain(said.abilities.fiery_passion.name.en);
    expect(html).toContain(en.enforced);
    expect(html).toContain(en.byTable);
    expect(html).toContain(said.weaknesses.fiery_temper.name.en);
    expect(html).not.toContain(said.abilities.elven_grace.name.en);
  });

  test('WS-4.8: beside gear that is not open stands why, with the rule', () => {
    const html = on(sample, <Gear />);
    expect(html).toContain('This is no gear: bare hands.');
    expect(html).toMatch(/data-closed="true".*WS-4\.8/);
  });

  test('WS-4.4: specialties are offered under trained skills only; a refusal stands in its part with its rule', () => {
    const html = on(newDraft('hero'), <Skills />);
    expect(html).not.toContain(said.specialties.handguns.name.en);
    const trained = choose(newDraft('hero'), 'trained', 'firearms') as Draft;
    expect(on(trained, <Skills />)).toContain(said.specialties.handguns.name.en);
    const problem = choose(newDraft('hero'), 'specialty', 'handguns');
    if (!isProblem(problem)) throw new Error('an untrained skill has a specialty');
    const refused = on(newDraft('hero'), <Skills />, { place: 'skills', problem });
    expect(refused).toContain('A specialty needs its skill to be trained: firearms.');
    expect(on(newDraft('hero'), <Gear />, { place: 'skills', problem })).not.toContain('WS-4.4');
  });
});

describe('the sheet', () => {
  test('WS-3.29: shows what follows from the choices, odds included', () => {
    const html = markup(<Sheet draft={draftOf(SAMPLES.H2)} language="en" />);
    for (const text of ['Wiktor Zawadzki', '2d10', 'defense', 'attack on 16', 'stunt, 21']) expect(html).toContain(text);
    expect(html).toMatch(/\d+%/);
  });

  test('says what is still missing, and nothing in the other language', () => {
    const html = markup(<Sheet draft={newDraft('hero')} language="pl" />);
    expect(html).toContain(pl.sheet.nameless);
    expect(html).toContain(`5 ${pl.sheet.toTrain}`);
    for (const word of ['Brawn', 'defense', 'Edges']) expect(html).not.toContain(word);
  });
});

describe('the bench', () => {
  test('keeps a draft between visits', () => {
    for (const id of SAMPLE_IDS) {
      const draft = { ...draftOf(SAMPLES[id]), id: 'hero' };
      const kept = readBench(writeBench(draft));
      expect(kept.trained).toEqual(draft.trained);
      expect(kept.specialties.map(({ id: one }) => one)).toEqual(draft.specialties.map(({ id: one }) => one));
      expect({ ...kept, name: 0, portrait: 0, specialties: 0, achievements: 0 }).toEqual({
        ...draft,
        name: 0,
        portrait: 0,
        specialties: 0,
        achievements: 0,
      });
    }
  });

  test.each([
    '',
    'null',
    '[]',
    '{"levels":{"brawn":99},"trained":["brawl","brawl","flying"],"name":"<b>","race":"dragon"}',
    '{"specialties":[{"skill":"brawl","field":"x"},5],"achievements":"all","weapons":["fists"],"vehicle":{}}',
  ])('makes only legal drafts of %s', (text) => {
    const draft = readBench(text);
    expect(draft.name.en).toBe('');
    expect(draft.levels.brawn).toBeLessThanOrEqual(3);
    expect(draft.race).toBeNull();
    expect(draft.specialties).toEqual([]);
    expect(draft.weapons).toEqual([]);
  });

  test('WS-4.10: a finished hero has a file that can be read again; an unfinished one has none', () => {
    expect(fileOf(newDraft('hero'))).toBeNull();
    const file = fileOf(sample) ?? '';
    expect(heroIn(file)?.name).toEqual(SAMPLES.H8.name);
    expect(heroIn('{}')).toBeNull();
    expect(idFor('Łucja „Grom” Grzmot')).toBe('Lucja-Grom-Grzmot');
    expect(idFor('…')).toBe('hero');
  });
});

describe('at a table', () => {
  test('every seat may bring samples, one for each hero', () => {
    const bring = (heroesPerPlayer: number, role = 'player'): string =>
      markup(<Bring language="en" label="Ada" role={role} options={{ heroesPerPlayer }} change={nothing} openRule={nothing} />);
    expect(bring(1).match(/<select/g)).toHaveLength(1);
    expect(bring(2).match(/<select/g)).toHaveLength(2);
    for (const role of ['gm', 'director']) expect(bring(1, role)).toBe('');
    for (const id of SAMPLE_IDS) expect(bring(1)).toContain(SAMPLES[id].name.en);
  });

  test('a hero read from its file is complete enough to be handed in', () => {
    const read = importHero(exportHero(SAMPLES.H1));
    expect('hero' in read && 'hero' in readHero(read.hero)).toBe(true);
  });
});
