/** The list of questions that words, boards and bots go by is that of the rules: a stale name in it fails here. */
import { describe, expect, test } from 'vitest';
import { kobolds } from '../index.ts';
import { QUESTIONS } from '../questions.ts';
import { book } from '../rules/index.ts';

describe('the list of questions', () => {
  test('names every question and act out of turn of the rules, and no other', () => {
    expect(Object.keys(QUESTIONS).sort()).toEqual(kobolds.questions().sort());
  });
  test.each(Object.entries(QUESTIONS))('%s cites the rule that asks', (name, { rule }) => {
    expect(book.ruleOf(name)).toBe(rule);
  });
});
