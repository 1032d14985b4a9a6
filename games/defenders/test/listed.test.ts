/** What is listed beside the rules (questions, procedures, steps that are checked) is what the rules have: no more, no less. */
import { expect, test } from 'vitest';
import { CHECKS } from '../frames.ts';
import { defenders } from '../index.ts';
import { QUESTIONS, STEPS } from '../questions.ts';
import { book } from '../rules/index.ts';

const ruleThatAsks = (question: string): string | undefined => {
  const op = book.places.get(question);
  return (op?.ask ?? op?.open ?? op?.together ?? op?.openTogether)?.rule;
};

test('every question is listed, with the rule that asks it', () => {
  expect(defenders.questions().sort()).toEqual(Object.keys(QUESTIONS).sort());
  for (const [question, { rule }] of Object.entries(QUESTIONS))
    expect([question, ruleThatAsks(question)]).toEqual([question, rule]);
});

test('every procedure is listed for the breadcrumb', () => {
  expect([...book.scripts.keys()].sort()).toEqual([...STEPS].sort());
});

test('every step at which a frame is checked is one of its procedure', () => {
  expect(CHECKS.length).toBeGreaterThan(20);
  for (const { procedure, steps } of CHECKS) {
    expect(STEPS).toContain(procedure);
    for (const step of steps) expect([step, book.places.get(step)?.proc.name]).toEqual([step, procedure]);
  }
});
