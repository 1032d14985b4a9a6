/** Questions that choose one space out of several, which many cards ask in the same way. */
import type { Frame, Question, Refusal, Stack } from '@guildhall/kernel';
import type { BrigadeFact } from '../facts.ts';
import { QUESTIONS, type QuestionName } from '../questions.ts';
import { no } from '../refusals.ts';
import { NOWHERE, SPACE_NAMES, SPACES, spaceNamed } from '../spaces.ts';
import { DESTROYED, DOOMED, type Table, UNLIT } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import type { BR, P } from './book.ts';

export interface SpaceChoice<V> {
  question: QuestionName;
  rule: BR;
  /** Whether the space can be chosen. */
  fits(t: Table, f: Frame<V>, s: number, stack: Stack): boolean;
  take(p: P, f: Frame<V>, s: number): void;
  /** Why a real space does not fit; without it the general reasons are given. */
  why?(t: Table, f: Frame<V>, s: number): Refusal<BR> | null;
  show?: Question<Table, V, string, BrigadeFact, BR>['show'];
  who?: (t: Table, f: Frame<V>) => number;
}

/** A question answered with the name of one space. */
export function chooseSpace<V>(choice: SpaceChoice<V>): Question<Table, V, string, BrigadeFact, BR> {
  const { question, rule, fits, take, show, who } = choice;
  return {
    rule,
    ...(who ? { who } : {}),
    ...(show ? { show } : {}),
    legal(t, f, list, stack) {
      for (let s = 0; s < SPACES; s++) if (fits(t, f, s, stack)) list.push(SPACE_NAMES[s]);
    },
    why(t, f, answer) {
      const s = typeof answer === 'string' ? spaceNamed(answer) : NOWHERE;
      if (s === NOWHERE) return notAnAnswer(question, answer);
      return choice.why?.(t, f, s) ?? whyNoTarget(t, s, QUESTIONS[question].rule);
    },
    take: (p, f, answer) => take(p, f, spaceNamed(answer)),
  };
}

/** The general reasons why a space is no target: no block, destroyed, doomed, not burning; else it is not among those meant. */
export function whyNoTarget(t: Table, s: number, rule: BR): Refusal<BR> {
  const space = SPACE_NAMES[s];
  if (t.tile[s] === '') return no('BR-2.14', 'notABlock', { space });
  if (t.fire[s] === DESTROYED) return no('BR-5.23', 'blockDestroyed', { space });
  if (t.fire[s] === DOOMED) return no('BR-5.11', 'blockDoomed', { space });
  return no(rule, 'notATarget', { space });
}

/** For effects that lower a fire. */
export function whyNotLowered(t: Table, s: number, rule: BR): Refusal<BR> | null {
  return t.tile[s] !== '' && t.fire[s] === UNLIT ? no(rule, 'notBurning', { space: SPACE_NAMES[s] }) : null;
}
