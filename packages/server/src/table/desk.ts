/** The judge at the organiser's desk of a campaign: rulings with a reason, deadlines, results that come by hand. Changes nothing. */
import { type Plain, type Refusal, refuse, type Seat } from '@guildhall/kernel';
import type { Command } from '@guildhall/wire';
import type { Course } from './course.ts';
import { no, type Verdict } from './verdict.ts';

type DeskCommand = Extract<Command, { type: 'rule' | 'deadline' }>;

export function atDesk(course: Course, command: DeskCommand, now: number): Verdict {
  const { campaign, match } = course;
  if (!campaign || !match || command.seat !== campaign.links.organiser.seat)
    return no('notOrganiser', 'only the organiser of a campaign does that');
  if (command.type === 'rule') return rule(course, command.of, command.what, command.reason);
  const question = match.game.question(match.current);
  if (question === null) return no('over', 'nothing is asked any more');
  if (command.until !== null && command.until <= now) return no('stale', 'a deadline lies ahead');
  return { event: { kind: 'deadline', question, until: command.until } };
}

function rule(course: Course, of: Seat, what: Extract<Command, { type: 'rule' }>['what'], reason: string): Verdict {
  const sitter = course.sitters[of];
  if (!sitter) return no('notYourSeat', 'there is no such seat');
  if (what === 'correct') {
    const refusal = course.match?.whyNotUndo(of) ?? null;
    if (refusal && refusal.why !== 'undoNeedsConsent') return no('rules', `refused by ${refusal.rule}: ${refusal.why}`, refusal);
    return { event: { kind: 'ruling', of, what, reason } };
  }
  if (sitter.kind !== 'person') return no('notYourSeat', 'no person sits there');
  const benched = sitter.because === 'benched';
  if (what === 'recall' && !benched) return no('notTakenOver', 'nobody is benched there');
  if (what === 'bench' && benched && !sitter.offered) return no('stale', 'this player is benched already');
  if (what === 'replace' && sitter.offered) return no('stale', 'this seat is on offer already');
  return { event: { kind: 'ruling', of, what, reason } };
}

/** Only the hall itself proves a result; whoever enters one says so. */
export function whyNotByHand({ campaign }: Course, question: string | null, answer: Plain): Refusal | null {
  if (!campaign || question !== campaign.links.question) return null;
  const result = campaign.links.read(answer);
  return result && result.proof !== '' ? refuse(campaign.links.rule, 'byHandOnly') : null;
}
