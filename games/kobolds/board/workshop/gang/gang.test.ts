/** Drafts of gangs: what hiring does to the purse, the check with its figures, and texts there and back. */
import { isRefusal } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { GANGS, HIRED_IDS, LEADER_IDS } from '../../../data/index.ts';
import { readGang } from '../../../rules/gangs.ts';
import { refusalIn } from '../words/words.ts';
import {
  countOf,
  type Draft,
  dismiss,
  dismissOne,
  EMPTY,
  figuresOf,
  goldWithin,
  hire,
  nameMember,
  withCrystals,
  withLeader,
  withStash,
  withVolunteer,
} from './draft.ts';
import { cleanName, readDraft, whyNotDraft, writeDraft } from './notation.ts';
import { readyGangs } from './ready.ts';

function read(text: string): Draft {
  const draft = readDraft(text);
  if (isRefusal(draft)) throw new Error(draft.why);
  return draft;
}
const why = (text: string): string => {
  const draft = readDraft(text);
  return isRefusal(draft) ? draft.why : 'read';
};

describe('the purse', () => {
  const klacka = withLeader(EMPTY, 'klacka');

  test('a Leader costs nothing, members their price, crystals two each (KC-3.4, KC-3.5, KC-3.11)', () => {
    expect(figuresOf(klacka, 30)).toEqual({ gold: 30, members: 0, crystals: 0, left: 30, stash: 10, lost: 20 });
    const hired = withCrystals(hire(hire(klacka, 'wizard'), 'troll'), 2);
    expect(figuresOf(hired, 30)).toEqual({ gold: 30, members: 14, crystals: 4, left: 12, stash: 10, lost: 2 });
  });

  test('the Stash is what is left up to ten, unless it is set (KC-3.14 to KC-3.16)', () => {
    const hired = read('klacka; 4 orc-ruffian');
    expect(figuresOf(hired, 20).stash).toBe(8);
    expect(figuresOf(withStash(hired, 3), 20)).toMatchObject({ stash: 3, lost: 5 });
    expect(figuresOf(withStash(withStash(hired, 3), null), 20)).toMatchObject({ stash: 8, lost: 0 });
    expect(withStash(hired, 99).stash).toBe(10);
  });

  test('Grobblar brings a volunteer for nothing, and another Leader sends it away (KC-18.25)', () => {
    const queen = withLeader(EMPTY, 'grobblar');
    expect(queen.members).toMatchObject([{ profile: 'goblin-scumbag', volunteer: true }]);
    expect(figuresOf(queen, 30).members).toBe(0);
    expect(countOf(queen, 'goblin-scumbag')).toBe(0);
    expect(withLeader(queen, 'barry').members).toEqual([]);
    expect(withVolunteer(withVolunteer(queen, false), true).members).toHaveLength(1);
  });

  test('dismissing takes the nameless first, and crystals go with the Wizard (KC-3.13)', () => {
    const two = hire(hire(klacka, 'orc-ruffian'), 'orc-ruffian');
    const named = nameMember(two, two.members[1]?.key ?? 0, 'Gruk');
    expect(dismissOne(named, 'orc-ruffian').members.map(({ name }) => name)).toEqual(['Gruk']);
    const wizard = withCrystals(hire(klacka, 'wizard'), 5);
    expect(dismissOne(wizard, 'wizard').crystals).toBe(0);
    expect(dismiss(wizard, 999)).toEqual(wizard);
    expect(withCrystals(wizard, 9).crystals).toBe(5);
  });

  test('keys stay different whoever comes and goes', () => {
    let draft = hire(hire(hire(klacka, 'zombie'), 'troll'), 'zombie');
    draft = hire(dismissOne(draft, 'zombie'), 'ogre');
    expect(new Set(draft.members.map(({ key }) => key)).size).toBe(draft.members.length);
  });

  test('gold is a whole number from 5 to 100 (KC-3.2)', () => {
    expect([4, 5, 30.4, 100, 101, Number.NaN, Number.POSITIVE_INFINITY].map(goldWithin)).toEqual([5, 5, 30, 100, 100, 30, 30]);
  });
});

describe('the check', () => {
  test.each([
    ['gang Nobody; 2 troll', 'KC-3.3', 'gangNoLeader'],
    ['barry; 2 wizard', 'KC-3.7', 'gangTwoWizards'],
    ['barry; wizard; crystals 6', 'KC-3.12', 'gangTooManyCrystals'],
    ['barry; crystals 1', 'KC-3.13', 'gangCrystalsWithoutWizard'],
    ['barry; stash 11', 'KC-3.15', 'gangStash'],
    ['barry; volunteer', 'KC-18.25', 'gangVolunteerWithoutGrobblar'],
    ['barry; 6 troll', 'KC-3.1', 'gangTooDear'],
    ['barry; 5 ogre; stash 6', 'KC-3.1', 'gangTooDear'],
  ])('%s is refused by %s', (text, rule, key) => {
    expect(whyNotDraft(read(text), 30)).toMatchObject({ rule, why: key });
  });

  test.each(['en', 'pl'] as const)('says what makes a gang too dear, figure by figure (%s)', (language) => {
    const refusal = whyNotDraft(read('dorick; wizard; 5 ogre; crystals 2; stash 1'), 30);
    const figures = refusal ? refusalIn(language, refusal).match(/\d+/g) : [];
    expect(new Set(figures)).toEqual(new Set(['33', '4', '1', '38', '30']));
  });

  test('a Leader alone may play (KC-3.18), and so may every ready-made gang', () => {
    expect(whyNotDraft(withLeader(EMPTY, 'screek'), 5)).toBeNull();
    for (const { draft } of readyGangs('en')) expect(whyNotDraft(draft, 30)).toBeNull();
  });
});

describe('texts', () => {
  test('a draft survives the way there and back, names and all', () => {
    const text = 'gang Her Majesty; grobblar Queenie; volunteer Nob; troll Ugh; wizard; 2 goblin-scumbag; crystals 2; stash 3';
    expect(writeDraft(read(text))).toBe(text);
    expect(read(text)).toMatchObject({ name: 'Her Majesty', leader: 'grobblar', leaderName: 'Queenie', crystals: 2, stash: 3 });
  });

  test('an unfinished or too dear draft is written and read like any other', () => {
    for (const text of ['2 troll', 'gang Later', 'barry; 20 troll', 'crystals 3']) expect(writeDraft(read(text))).toBe(text);
    expect(writeDraft(EMPTY)).toBe('');
  });

  test('every Leader and profile comes back', () => {
    for (const leader of LEADER_IDS) {
      for (const member of HIRED_IDS) {
        const draft = hire(withLeader(EMPTY, leader), member);
        expect(read(writeDraft(draft))).toMatchObject({ leader, members: draft.members.map(({ profile }) => ({ profile })) });
      }
    }
  });

  test('what the builder writes is what the table reads', () => {
    const order = (gang: object): object =>
      'members' in gang && Array.isArray(gang.members)
        ? { ...gang, members: gang.members.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))) }
        : gang;
    for (const [i, { draft }] of readyGangs('en').entries()) {
      const ready = readGang(GANGS[i]?.id ?? '', 30);
      expect(order(readGang(writeDraft(draft), 30))).toEqual(order({ ...ready, name: draft.name }));
    }
  });

  test('links, line breaks and stray semicolons are taken in stride', () => {
    const text = 'gang Żółte Łódki; klacka; 2 troll';
    expect(writeDraft(read(`https://hall.example/games/kobolds/workshop/gangs#${encodeURIComponent(text)}`))).toBe(text);
    expect(writeDraft(read(' ;gang Żółte Łódki;\n\nklacka ;; 2   troll;\n'))).toBe(text);
    expect(writeDraft(read('https://hall.example/x#klacka'))).toBe('klacka');
  });

  test('names keep to what the notation has room for', () => {
    expect(cleanName('a;b\u0007c\n')).toBe('abc');
    expect([...cleanName('🐀'.repeat(40))]).toHaveLength(30);
    expect(writeDraft({ ...EMPTY, name: '  The   Lads ' })).toBe('gang The Lads');
  });
});

describe('bad imports', () => {
  const bad: [string, string][] = [
    ['', 'gangNotText'],
    [' ; ;\n', 'gangNotText'],
    ['x'.repeat(9000), 'gangTooLong'],
    ['hello there', 'gangPart'],
    ['klacka; 0 troll', 'gangPart'],
    ['klacka; 1e3 troll', 'gangPart'],
    ['klacka; 101 zombie', 'gangPart'],
    ['klacka; -2 troll', 'gangPart'],
    ['klacka; 2 troll Ugh', 'gangPart'],
    ['klacka; crystals many', 'gangPart'],
    ['klacka; stash -1', 'gangPart'],
    ['klacka; vic', 'gangPart'],
    ['klacka; mr-cuddly', 'gangPart'],
    ['klacka; <b>troll</b>', 'gangPart'],
    ['klacka; barry', 'gangTwoLeaders'],
    ['gang A; gang B', 'gangTwice'],
    ['grobblar; volunteer; volunteer', 'gangTwice'],
    ['stash 1; stash 2', 'gangTwice'],
    [`klacka ${'x'.repeat(31)}`, 'gangName'],
    ['klacka \u0007', 'gangName'],
    ['https://hall.example/x#%E0%A4%A', 'gangPart'],
  ];
  test.each(bad)('%j is refused with %s', (text, key) => {
    expect(why(text)).toBe(key);
  });

  test.each(['en', 'pl'] as const)('each in a clear sentence (%s)', (language) => {
    for (const [text] of bad) {
      const refusal = readDraft(text);
      if (!isRefusal(refusal)) throw new Error(text);
      const sentence = refusalIn(language, refusal);
      expect(sentence).toMatch(/^\p{Lu}.{20,}/u);
      expect(sentence).not.toMatch(/undefined|\[object/);
    }
  });
});
