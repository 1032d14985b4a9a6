/** A whole declaration pressed at once on the odds board: its parts are given one by one, as the rules ask for them. */
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useEffect, useRef, useState } from 'react';
import type { SkillId, StuntId } from '../../data/index.ts';
import type { TableView } from '../../view.ts';

export interface Plan {
  action: 'attack' | 'stunt' | 'finisher';
  target: number;
  skill: SkillId;
  stunt: StuntId | '';
  /** null: to be chosen when it is asked. */
  detail: string | null;
  dice: number;
}

/** The part of a plan that a question asks for; undefined: it asks for nothing of it. */
export function partOf(plan: Plan, question: string): string | null | undefined {
  switch (question) {
    case 'turn/act':
      return plan.action;
    case 'declare/target':
      return `at ${plan.target}`;
    case 'declare/skill':
      return plan.skill;
    case 'declare/stunt':
      return plan.stunt;
    case 'declare/detail':
      return plan.detail;
    case 'declare/dice':
      return `dice ${plan.dice}`;
    default:
      return undefined;
  }
}

/** In the order the rules ask. */
const STEPS = ['turn/act', 'declare/target', 'declare/skill', 'declare/stunt', 'declare/detail', 'declare/dice'];

/**
 * The next answer of a plan that has come as far as `reached`; 'wait': somebody has to choose first; null: the plan is over or
 * cannot be kept. Whoever takes a part of it back means all of it.
 */
export function nextOf(plan: Plan, question: string, options: readonly Plain[], reached = ''): string | 'wait' | null {
  if (STEPS.indexOf(question) <= STEPS.indexOf(reached)) return null;
  const part = partOf(plan, question);
  if (part === null) return 'wait';
  return part !== undefined && options.includes(part) ? part : null;
}

/** Gives the parts of a plan one after the other; whatever else is asked or answered ends it. */
export function usePlan({ view, options, answer }: BoardProps<TableView>): (plan: Plan) => void {
  const [plan, setPlan] = useState<Plan | null>(null);
  const done = useRef<{ view: unknown; question: string }>({ view: null, question: '' });
  const question = view.asked?.name ?? '';
  useEffect(() => {
    if (!plan || done.current.view === view) return;
    const next = nextOf(plan, question, options, done.current.question);
    done.current = { view, question };
    if (next === 'wait') return;
    if (next === null || question === 'declare/dice') setPlan(null);
    if (next === null) return;
    answer(next, null, (refusal) => refusal && setPlan(null));
  }, [plan, view, question, options, answer]);
  return (wanted) => {
    done.current = { view: null, question: '' };
    setPlan(wanted);
  };
}
