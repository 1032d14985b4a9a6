/** What the rulebook of Defenders prints of people and their words (D14, D16), and what it holds in all. */
import { printedTables } from '@guildhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  ADVICE_LIST,
  CITY_STANDS,
  type Decider,
  isHighlighted,
  JUDGED_AT,
  JUDGEMENT_LIST,
  SCENE_CAUSES,
  SCENE_SUGGESTION_IDS,
  SCENE_SUGGESTION_LIST,
  TREASURE_WORDS,
} from '../data/index.ts';
import { QUESTIONS } from '../questions.ts';
import { rulebook } from '../rulebook/en.generated.ts';
import { RULES } from '../rulebook/ids.generated.ts';
import { names } from '../text/names.en.ts';
import { names as polish } from '../text/names.pl.ts';

const table = (section: string): string[][] => printedTables(new URL('../rulebook/en.md', import.meta.url), section)[0];

describe('people', () => {
  it('DF-29.7 the judgement points are those of the table', () => {
    const rows = table('D14');
    expect(JUDGEMENT_LIST.map((_, at) => String(at + 1))).toEqual(rows.map(([number]) => number));
    JUDGEMENT_LIST.forEach(({ overruledBy }, at) => {
      const how = rows[at][4];
      if (overruledBy === null) expect(how, rows[at][1]).toContain('not overruled');
      else expect(how, rows[at][1]).toContain(overruledBy);
    });
  });
  it('DF-29.7 each is decided by whom the table names, and is told at a question', () => {
    const named: { readonly [who in Decider]: RegExp } = {
      table: /^table agreement$/,
      card_player: /^player of the (type )?card/,
      finaliser: /^finalising player$/,
      drawer: /drawer/,
      others: /^the other persons' vote$/,
      players: /^agreement of the players$/,
      first_player: /^First Player$/,
    };
    const rows = table('D14');
    JUDGEMENT_LIST.forEach(({ who }, at) => {
      expect(rows[at][2], rows[at][1]).toMatch(named[who]);
    });
    expect(new Set(Object.values(JUDGED_AT).flat())).toEqual(new Set(JUDGEMENT_LIST.map(({ id }) => id)));
    for (const question of Object.keys(JUDGED_AT)) expect(QUESTIONS).toHaveProperty([question]);
  });
  it('DF-13.16 DF-13.17 suggestions are highlighted by what happened, the first two in the first turn', () => {
    const rows = table('D16');
    expect(SCENE_SUGGESTION_LIST).toHaveLength(rows.length);
    expect(rows.map(([, , , label]) => label)).toEqual(SCENE_SUGGESTION_IDS.map((id) => polish.scenes[id].name));
    const quiet = Object.fromEntries(SCENE_CAUSES.map((cause) => [cause, false])) as {
      [cause in (typeof SCENE_CAUSES)[number]]: boolean;
    };
    expect(SCENE_SUGGESTION_IDS.filter((id) => isHighlighted(id, true, quiet))).toEqual(['relationships', 'council']);
    expect(SCENE_SUGGESTION_IDS.filter((id) => isHighlighted(id, false, quiet))).toEqual([]);
    const after = { ...quiet, battle_lost: true, defender_destroyed: true };
    expect(SCENE_SUGGESTION_IDS.filter((id) => isHighlighted(id, false, after))).toEqual(['mourning', 'defeat']);
  });
  it('treasured places have the words the suggestion names', () => {
    const words = /\((.+)\)/.exec(table('D16')[4][1])?.[1].split(', ');
    expect(TREASURE_WORDS.map((id) => names.locationDescriptors[id])).toEqual(words);
  });
  it('every rule on the honour of people has words that state it, in both languages', () => {
    const honour = rulebook.rules.filter(({ mark }) => mark === 'honour').map(({ id }) => id);
    expect(ADVICE_LIST.map(({ rule }) => rule)).toEqual(honour);
  });
  it('the city stands unless no defender is left', () => {
    expect(CITY_STANDS).toEqual({ no_defenders: false, no_threats: true, deck_empty: true });
  });
});

describe('the rulebook', () => {
  it('has 425 rules, each with a tag, and marks what people add', () => {
    expect(RULES).toHaveLength(425);
    const count = (mark: string) => rulebook.rules.filter((rule) => rule.mark === mark).length;
    expect({ ask: count('ask'), judge: count('judge'), honour: count('honour') }).toEqual({ ask: 29, judge: 17, honour: 6 });
    expect(rulebook.rules.filter(({ text }) => /\{\w+\}$/.test(text))).toEqual([]);
  });
});
