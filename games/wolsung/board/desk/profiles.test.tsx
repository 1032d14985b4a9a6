/** Edited profiles: what the form sends is what the rules read, and what they refuse has words. */
import { isRefusal } from '@guildhall/kernel';
import { testProps } from '@guildhall/table/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PROFILE_IDS } from '../../data/index.ts';
import { wolsung } from '../../index.ts';
import { copyOf, readCopy } from '../../rules/copies.ts';
import { begun } from '../../test/scene.ts';
import { shelf } from '../card/shelf.tsx';
import { en } from '../words/en.ts';
import { type Draft, draftOf, printedDraft, wordsOfDraft, wrongName } from './draft.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { Profiles } from './Profiles.tsx';

const LANGUAGES = ['en', 'pl'] as const;
const hosted = () => begun({ mode: 'hosted', heroes: ['H3', 'H5'] });
const GM = 2;
const propsOf = (s: ReturnType<typeof hosted>, seat: number, language: 'en' | 'pl' = 'en') =>
  testProps(wolsung, s.view(seat), language, undefined, { act: () => {} });

describe('the words of a draft', () => {
  test.each(PROFILE_IDS)('%s: nothing changed is the printed profile, in both languages', (of) => {
    for (const language of LANGUAGES) {
      const words = wordsOfDraft({ ...printedDraft(of), name: 'Somebody' }, language);
      expect(words).toBe(`${of} Somebody`);
      expect(readCopy(words)).toEqual(copyOf(of, 'Somebody'));
    }
  });

  test.each(LANGUAGES)('every field arrives (%s), and what was kept can be edited again', (language) => {
    const draft: Draft = {
      of: 'A3',
      name: 'The Tin Baron',
      pool: '4',
      challenge: { combat: '6', chase: '', discussion: '5' },
      resistance: { combat: '18', chase: '16', discussion: '12' },
      skills: [...printedDraft('A3').skills.slice(1), { skill: 'bluff', bonus: '6', range: '9' }],
      archetype: 'socialite',
      weapons: ['sabre', 'throwing_knives'],
      vehicle: 'wyvern',
      speed: '2',
      marks: ['well_born', 'big'],
    };
    const copy = readCopy(wordsOfDraft(draft, language));
    if (isRefusal(copy) || 'why' in copy) throw new Error(JSON.stringify(copy));
    expect(copy).toMatchObject({
      name: 'The Tin Baron',
      pool: 4,
      challenge: { combat: 6, chase: 3, discussion: 5 },
      resistance: { combat: 18, chase: 16, discussion: 12 },
      archetype: 'socialite',
      weapons: ['sabre', 'throwing_knives'],
      vehicle: 'wyvern',
      speed: 2,
      marks: ['well_born', 'big'],
    });
    expect(copy.skills).toContainEqual({ skill: 'bluff', bonus: 6, range: 9 });
    expect(readCopy(wordsOfDraft(draftOf(copy), language))).toEqual(copy);
    const bare = readCopy(wordsOfDraft({ ...draft, weapons: [], marks: [] }, language));
    expect(bare).toMatchObject({ weapons: [], marks: [] });
  });

  test.each([
    [{ pool: '7' }, '"pool 7" is out of bounds: from 1 to 4.'],
    [{ pool: '' }, '"pool ?" is no change of a profile'],
    [{ weapons: ['sabre', 'club', 'knife', 'cane', 'carbine'] }, 'more than 4 weapons'],
    [{ skills: [{ skill: 'brawl', bonus: '6', range: '4' }] }, '"brawl 6/4+" is out of bounds: from 5 to 10.'],
  ] as const)('%o is refused', (change, says) => {
    const read = readCopy(wordsOfDraft({ ...printedDraft('A1'), name: 'Baron', ...change }, 'en'));
    if (!('why' in read)) throw new Error('was taken');
    expect(wolsung.text.en.refusal(read, testProps(wolsung, hosted().view(GM), 'en').say)).toContain(says);
  });

  test('a name is needed, without a colon', () => {
    const named = (name: string) => wrongName({ ...printedDraft('A1'), name }, en);
    expect(named(' ')).toBe(en.edit.nameMissing);
    expect(named('Baron: again')).toBe(en.edit.nameWithColon);
    expect(named('Baron')).toBeNull();
  });
});

describe('on the desk', () => {
  test('the GM sees the profiles there are, and nobody else does', () => {
    const s = hosted().act(GM, 'anytime/edit', 'A5 The Grey Lady: weapons carbine');
    expect(renderToStaticMarkup(<Profiles {...propsOf(s, GM)} />)).toContain('The Grey Lady');
    expect(renderToStaticMarkup(<Profiles {...propsOf(s, 0)} />)).toBe('');
  });

  test('whole cards say the marks, edited or printed', () => {
    const s = hosted().act(GM, 'anytime/edit', 'A4 The Count: marks big + well-born').say('conflict duel');
    s.say('bring C1', 'bring A4', 'done');
    const about = (n: number, language: 'en' | 'pl') => shelf.cardOf(`who:${n}`, propsOf(s, 0, language))?.about;
    expect(about(2, 'en')).toContain('big, well-born');
    expect(about(2, 'en')).not.toContain('undead');
    expect(about(3, 'pl')).toContain('nieumarły');
  });

  test.each(LANGUAGES)('every field has a label (%s); a group has no pool, Challenge or archetype', (language) => {
    const s = hosted();
    const form = (of: 'A1' | 'E1') =>
      renderToStaticMarkup(<ProfileForm props={propsOf(s, GM, language)} start={printedDraft(of)} close={() => {}} />);
    const figures = (html: string) => html.match(/type="number"/g)?.length;
    const [antagonist, group] = [form('A1'), form('E1')];
    expect(antagonist.match(/type="checkbox"/g)).toHaveLength(16);
    // Pool, Challenge, resistances, speed, and two figures for each of eight skills; a group has three skills.
    expect(figures(antagonist)).toBe(1 + 3 + 3 + 1 + 16);
    expect(figures(group)).toBe(3 + 1 + 6);
    for (const [, attributes] of antagonist.matchAll(/<input([^>]*type="number"[^>]*)>/g)) {
      const [, id = 'none'] = /id="([^"]*)"/.exec(attributes) ?? [];
      expect(attributes.includes('aria-label=') || antagonist.includes(`for="${id}"`), attributes).toBe(true);
    }
  });
});
