/** WS-22.4: new achievements, for a Va banque won (WS-21.12) or as the GM's award after a won conflict. */
import { type Hero, SKILL_IDS, type SkillId } from '../data/index.ts';
import { no } from '../refusals.ts';
import type { WS } from '../rulebook/ids.generated.ts';
import type { Character, Table } from '../table.ts';
import { book, type P } from './book.ts';
import { whyNotWords } from './describe.ts';
import { aCharacter, aSkill } from './kinds.ts';
import { calledAs, nameOf } from './names.ts';

const MOST_GAINED = 2;
const MOST_TITLE = 80;

export const mayGain = ({ gained }: Character): boolean => gained < MOST_GAINED;

/** Whom the GM may honour now: heroes of the side that has won the last conflict, in free play after it. */
export function honoured(t: Table): number[] {
  const last = t.results.at(-1);
  if (t.phase !== 'free' || !last) return [];
  return [...t.characters.keys()].filter((n) => {
    const c = t.characters[n];
    return c.hero !== null && c.state !== 'absent' && c.side === last.winner && mayGain(c);
  });
}

/** The sheet is shared by copies of the table: a changed one takes its place. */
export const rewrite = (c: Character, change: Partial<Hero>): void => {
  if (c.hero) c.hero = { ...c.hero, ...change };
};

function gain(p: P, n: number, words: string, skill: SkillId, rule: WS): void {
  const c = p.t.characters[n];
  const title = { en: words, pl: words };
  c.gained++;
  rewrite(c, { achievements: [...(c.hero?.achievements ?? []), { title, skill, grade: 'ordinary', used: false }] });
  p.tell?.({ kind: 'achievementGained', rule, who: calledAs(c), title: { ...title }, skill });
}

/** The GM's award: the player writes it down. */
export const achievement = book.procedure('achievement', { who: aCharacter, skill: aSkill });

/** Asks the hero's player for the skill, then for the title. */
export const writeAchievement = (w: Parameters<Parameters<typeof achievement.does>[0]>[0], rule: WS) => [
  w.ask('skill', {
    rule,
    who: (t, f) => t.characters[f.vars.who].owner,
    legal: (_t, _f, list: string[]) => void list.push(...SKILL_IDS),
    why: (_t, _f, answer) => no(rule, 'notAnAnswer', { answer }),
    show: (t, f) => ({ who: nameOf(t, f.vars.who) }),
    take: (_p, f, answer) => {
      f.vars.skill = answer as SkillId;
    },
  }),
  w.ask('title', {
    rule,
    who: (t, f) => t.characters[f.vars.who].owner,
    form: { kind: 'text', max: MOST_TITLE },
    accepts: (_t, _f, answer) => (answer === '*' ? no('WS-8.6', 'noLetter', {}) : whyNotWords(answer, MOST_TITLE)),
    sample: () => 'All or nothing',
    show: (t, f) => ({ who: nameOf(t, f.vars.who) }),
    take: (p, f, answer: string) => gain(p, f.vars.who, answer, f.vars.skill as SkillId, rule),
  }),
];

achievement.does((w) => [
  w.run((p, f) => {
    p.tell?.({ kind: 'honoured', rule: 'WS-22.4', who: nameOf(p.t, f.vars.who) });
  }),
  ...writeAchievement(w, 'WS-22.4'),
]);
