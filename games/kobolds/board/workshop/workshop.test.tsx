/** The workshops in words and markup: everything is named, refusals carry their rule, Polish stays Polish. */
import { isRefusal, type Refusal } from '@guildhall/kernel';
import type { WorkshopProps } from '@guildhall/table';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { GANGS, LAYOUT_IDS, LEADER_IDS, PROFILES, RUNT_IDS, SCENARIO_IDS, whyNotLayout } from '../../data/index.ts';
import { readGang } from '../../rules/gangs.ts';
import { readLayout as readPlan } from '../../rules/layout.ts';
import { Builder } from './gang/Builder.tsx';
import { type Draft, EMPTY, withLeader } from './gang/draft.ts';
import { GangChoice } from './gang/GangChoice.tsx';
import GangPage from './gang/GangPage.tsx';
import { readDraft } from './gang/notation.ts';
import { Sheet } from './gang/Sheet.tsx';
import { workshops } from './index.tsx';
import { Editor } from './layout/Editor.tsx';
import { LayoutChoice } from './layout/LayoutChoice.tsx';
import LayoutPage from './layout/LayoutPage.tsx';
import { readLayout } from './layout/notation.ts';
import { BARE, type LayoutDraft } from './layout/plan.ts';
import { namesIn, wordsIn } from './words/words.ts';

const nothing = (): void => undefined;
const propsIn = (language: 'en' | 'pl'): WorkshopProps => ({
  language,
  brought: '',
  link: (work) => `https://hall.example/#${encodeURIComponent(work)}`,
  openRule: nothing,
  setUp: nothing,
});
const markup = (element: ReactElement): string =>
  renderToStaticMarkup(element).replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function gang(text: string): Draft {
  const draft = readDraft(text);
  if (isRefusal(draft)) throw new Error(draft.why);
  return draft;
}
function layout(text: string): LayoutDraft {
  const draft = readLayout(text);
  if (isRefusal(draft)) throw new Error(draft.why);
  return draft;
}
const build = (draft: Draft, gold = 30, language: 'en' | 'pl' = 'en'): string =>
  markup(
    <Builder draft={draft} change={nothing} gold={gold} language={language} openRule={nothing}>
      {null}
    </Builder>,
  );
const edit = (draft: LayoutDraft, language: 'en' | 'pl' = 'en'): string =>
  markup(
    <Editor draft={draft} change={nothing} undo={null} redo={null} language={language} openRule={nothing}>
      {null}
    </Editor>,
  );
const whyNotGang =
  (gold: number) =>
  (text: string): Refusal | null => {
    const read = readGang(text, gold);
    return isRefusal(read) ? read : null;
  };
const whyNotDrawn = (text: string): Refusal | null => {
  const plan = readPlan(text);
  return isRefusal(plan) ? plan : whyNotLayout(plan);
};

test('the workshops have addresses and titles in both languages', () => {
  expect(workshops.map(({ id }) => id)).toEqual(['gangs', 'layouts']);
  for (const { title, hint } of workshops) for (const words of [title, hint]) expect(words.en).not.toBe(words.pl);
});

describe('the gang builder', () => {
  test('offers every Leader by name and explains the chosen one', () => {
    const html = build(withLeader(EMPTY, 'screek'));
    for (const id of LEADER_IDS) expect(html).toContain(namesIn('en').profiles[id].name);
    for (const critical of PROFILES.screek.criticals) {
      if (critical) expect(html).toContain(namesIn('en').criticals[critical].text);
    }
    for (const ability of PROFILES.screek.abilities) expect(html).toContain(namesIn('en').abilities[ability].text);
    expect(html.match(/type="radio"[^>]*checked/g)).toHaveLength(1);
    expect(html).toContain('KC-17.36');
  });

  test('offers the first shelf with cost and a button to hire each', () => {
    const html = build(EMPTY);
    for (const id of RUNT_IDS) {
      expect(html).toContain(`aria-label="${wordsIn('en').gang.hireOne(namesIn('en').profiles[id].name)}"`);
    }
    expect(html).not.toContain(wordsIn('en').gang.hireOne(namesIn('en').profiles.troll.name));
  });

  test('says what is wrong with rule and figures, and what is left', () => {
    const dear = build(gang('barry; 6 troll'));
    expect(dear).toContain('costs 36 gold');
    expect(dear).toContain('KC-3.1');
    expect(dear).toContain('6 coins too many');
    expect(build(EMPTY)).toContain('KC-3.3');
    const fine = build(gang('barry; 4 troll'));
    expect(fine).toContain('6 coins left');
    expect(fine).toContain('This gang may play.');
  });

  test('offers crystals only beside a Wizard, the volunteer only with Grobblar', () => {
    const crystals = wordsIn('en').gang.another(wordsIn('en').gang.crystals);
    expect(build(gang('barry'))).not.toContain(crystals);
    expect(build(gang('barry; wizard'))).toContain(crystals);
    expect(build(gang('grobblar'))).toContain(wordsIn('en').gang.volunteer);
    expect(build(gang('grobblar; volunteer'))).not.toContain(wordsIn('en').gang.volunteer);
    expect(build(gang('barry'))).not.toContain(wordsIn('en').gang.volunteer);
  });

  test('names are text, never markup', () => {
    const html = renderToStaticMarkup(
      <Builder
        draft={{ ...withLeader(EMPTY, 'barry'), name: '<img src=x>' }}
        change={nothing}
        gold={30}
        language="en"
        openRule={nothing}
      >
        {null}
      </Builder>,
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });

  test('the sheet has a row for each model, a box for each wound, and every text once', () => {
    const draft = gang('klacka Boss; 3 orc-ruffian; troll Ugh');
    const html = markup(<Sheet draft={draft} gold={30} language="en" />);
    expect(html.match(/<tr>/g)).toHaveLength(6);
    expect(html.match(/☐/g)).toHaveLength(10 + 3 * 4 + 5);
    expect(html).toContain('Boss');
    for (const critical of ['war-cry', 'bash', 'nasty-sprain', 'bite', 'shove-l'] as const) {
      expect(html.split(namesIn('en').criticals[critical].text)).toHaveLength(2);
    }
  });
});

describe('choosing a gang at a table', () => {
  test('every ready-made gang is one press from its face', () => {
    const html = markup(<GangChoice gold={30} language="en" answer={nothing} whyNot={whyNotGang(30)} />);
    for (const { id } of GANGS) expect(html).toContain(namesIn('en').gangs[id].name);
    expect(html.match(/aria-expanded="false"/g)).toHaveLength(GANGS.length);
  });
});

describe('the layout editor', () => {
  const zoned = layout('house 3 6 7 9.5 3; crates 8 2 10 6.5 1');

  test('every piece can be reached, is named with its figures, and can be chosen from a list as well', () => {
    const html = edit(layout('house 3 6 7 9.5 3; shed 2 : 9 5 13 5 11 7'));
    const labels = [...html.matchAll(/<g data-piece="\d"[^>]*aria-label="([^"]*)"/g)].map((m) => m[1]);
    expect(labels).toEqual(['1. House, at 3, 6, 4″ by 3.5″, 3″ high', '2. Shed, 3 corners']);
    expect(html.match(/<g data-piece="\d"[^>]*tabindex="0"/gi)).toHaveLength(2);
    expect(html).toContain('2. Shed <small>');
  });

  test('marks the piece and the zone that the rules complain about', () => {
    const html = edit(zoned);
    expect(html.match(/kw-piece wrong/g)).toHaveLength(1);
    expect(html.match(/kw-zone marked/g)).toHaveLength(1);
    expect(html).toContain('Piece 2 lies in');
    expect(html).toContain('KC-2.13');
    const good = edit(layout('house 3 6 7 9.5 3'));
    expect(good).not.toContain('kw-piece wrong');
    expect(good).toContain(wordsIn('en').layout.legal);
  });

  test('says which scenarios it suits, and why not the carriage', () => {
    const html = edit(layout('house 3 6 7 9.5 3'));
    for (const id of SCENARIO_IDS) expect(html).toContain(namesIn('en').scenarios[id].name);
    expect(html.match(/class="no"/g)).toHaveLength(1);
    expect(html).toContain('KC-24.2');
    expect(html).toContain('KC-23.6');
    expect(edit(zoned).match(/class="no"/g)).toHaveLength(SCENARIO_IDS.length);
  });

  test('starts from any printed layout, also at a table', () => {
    const html = markup(<LayoutChoice language="en" answer={nothing} whyNot={whyNotDrawn} />);
    for (const id of LAYOUT_IDS) expect(html).toContain(namesIn('en').layouts[id].name);
  });
});

/** All words of four letters and more. */
const tokens = (value: unknown, into = new Set<string>()): Set<string> => {
  if (typeof value === 'string') for (const word of value.toLowerCase().match(/\p{L}{4,}/gu) ?? []) into.add(word);
  else if (typeof value === 'function') tokens(String((value as (...args: unknown[]) => unknown)('', 3, 3)), into);
  else if (value && typeof value === 'object') for (const part of Object.values(value)) tokens(part, into);
  return into;
};
const wordsOf = (language: 'en' | 'pl'): Set<string> => tokens([namesIn(language), wordsIn(language)]);

const everything = (language: 'en' | 'pl'): string => {
  const props = propsIn(language);
  return [
    markup(<GangPage {...props} />),
    markup(<LayoutPage {...props} />),
    markup(<GangChoice gold={30} language={language} answer={nothing} whyNot={whyNotGang(30)} />),
    markup(<LayoutChoice language={language} answer={nothing} whyNot={whyNotDrawn} />),
    build(gang('dorick; wizard; 5 ogre; crystals 2; stash 3'), 30, language),
    build(gang('grobblar; troll'), 90, language),
    markup(<Sheet draft={gang('egg-keeper; wizard; kobold-hunter; vampire; crystals 1')} gold={30} language={language} />),
    edit(BARE, language),
    edit(layout('house 3 6 7 9.5 3; crates 8 2 10 6.5 1'), language),
  ].join('');
};

test('no English in the Polish rendering', () => {
  const polish = wordsOf('pl');
  const english = [...wordsOf('en')].filter((word) => !polish.has(word));
  // The notation itself has one language.
  const html = everything('pl')
    .replaceAll(/<option value="[^"]*"/g, '')
    .replaceAll(/<input[^>]*readOnly[^>]*>/gi, '');
  const said = `${html.replace(/<[^>]*>/g, ' ')} ${[...html.matchAll(/(?:aria-label|placeholder|title)="([^"]*)"/g)].map((m) => m[1]).join(' ')}`;
  const found = new Set(said.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  expect(found.size).toBeGreaterThan(300);
  expect(english.filter((word) => found.has(word))).toEqual([]);
});

test.each(['en', 'pl'] as const)('every button and field has a name (%s)', (language) => {
  const html = everything(language);
  for (const [, attributes = '', inside = ''] of html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)) {
    const name = /aria-label="([^"]+)"/.exec(attributes)?.[1] ?? inside.replace(/<[^>]*>/g, '').trim();
    expect(name, `${attributes} ${inside}`).not.toBe('');
  }
  const labelled = new Set([...html.matchAll(/<label[^>]* for="([^"]+)"/g)].map((m) => m[1]));
  const wrapped = html.matchAll(/<label[^>]*>(?:(?!<\/label>).)*?<(?:input|select|textarea)[^>]*>/gs);
  const inLabels = [...wrapped].length;
  const fields = [...html.matchAll(/<(?:input|select|textarea)([^>]*)>/g)];
  const named = fields.filter(([, attributes = '']) => {
    const id = / id="([^"]+)"/.exec(attributes)?.[1] ?? '';
    return /aria-label="[^"]+"/.test(attributes) || labelled.has(id);
  });
  expect(named.length + inLabels).toBeGreaterThanOrEqual(fields.length);
});
