/** The judge: turns a command into the event it makes, or says why not. Changes nothing. */
import type { Plain, Refusal, Seat } from '@guildhall/kernel';
import type { BotLevel, Command, Reason } from '@guildhall/wire';
import { chatIsOpen, whyNoTalk } from './chat.ts';
import type { Course } from './course.ts';
import type { TableEvent } from './events.ts';

export interface Refused {
  reason: Reason;
  detail: string;
  refusal: Refusal | null;
  index: number | null;
}
export type Verdict = { event: TableEvent } | { refused: Refused };

/** Who is connected; asked only where it matters. */
export interface Presence {
  here(): ReadonlySet<Seat>;
}

export const no = (reason: Reason, detail: string, refusal: Refusal | null = null, index: number | null = null) => ({
  refused: { reason, detail, refusal, index },
});
const byRule = (refusal: Refusal, index: number | null = null) =>
  no('rules', `refused by ${refusal.rule}: ${refusal.why}`, refusal, index);

/** Lines of chat at one table: whoever comes is sent them all. */
export const MAX_CHAT = 1000;

/** Commands that make sense only while the match is being played. */
const IN_PLAY: ReadonlySet<string> = new Set([
  'answer',
  'withdraw',
  'undo',
  'consent',
  'resign',
  'abort',
  'takeOver',
  'giveBack',
]);

/** `host`: the one who commands has set the table up. */
export function judge(
  course: Course,
  command: Exclude<Command, { type: 'rematch' }>,
  presence: Presence,
  host: boolean,
): Verdict {
  const { seat } = command;
  const sitter = course.sitters[seat];
  if (sitter?.kind !== 'person') return no('notYourSeat', 'nobody sits there');
  if (IN_PLAY.has(command.type)) {
    if (course.status === 'waiting') return no('notBegun', 'the match has not begun');
    if (course.over) return no('over', 'the match is over');
  }
  switch (command.type) {
    case 'answer':
      return answers(course, seat, command.decision, command.answers);
    case 'withdraw':
      return withdraw(course, seat, command.decision);
    case 'undo':
      return undo(course, seat);
    case 'consent': {
      const { ask } = course;
      if (ask?.sequence !== command.request || ask.seat === seat || ask.agreed.includes(seat)) {
        return no('noRequest', 'there is no such request');
      }
      return { event: { kind: 'consent', seat, request: command.request, agree: command.agree } };
    }
    case 'chat':
      if (!chatIsOpen(course, seat)) return no('chatClosed', 'nothing may be said now', whyNoTalk(course));
      if (course.chat.length >= MAX_CHAT) return no('chatClosed', 'all has been said at this table');
      return { event: { kind: 'chat', seat, text: command.text } };
    case 'resign':
      if (sitter.because === 'resigned') return no('over', 'this seat has resigned');
      return { event: { kind: 'takeOver', of: seat, level: 'greedy', because: 'resigned' } };
    case 'abort':
      if (course.abortVotes.includes(seat) === command.agree) return no('noRequest', 'your vote stands already');
      return { event: { kind: 'abort', seat, agree: command.agree } };
    case 'takeOver':
      return takeOver(course, seat, command.of, command.level, presence);
    case 'giveBack':
      if (sitter.bot === null) return no('notTakenOver', 'no bot plays in this seat');
      if (sitter.because === 'resigned') return no('over', 'this seat has resigned');
      return { event: { kind: 'giveBack', seat } };
    case 'begin':
      if (course.status !== 'waiting') return no('stale', 'the match has begun');
      if (!host) return no('notHost', 'only the host begins');
      return { event: { kind: 'begin', fill: command.level } };
  }
}

/** A person's or a bot's answers: the seat must be asked, the decision still open, every answer legal. */
export function answers(course: Course, seat: Seat, decision: number, given: readonly Plain[], byBot = false): Verdict {
  const { match } = course;
  if (!match) return no('notBegun', 'the match has not begun');
  if ((course.sitters[seat].bot !== null) !== byBot) return no('botPlays', 'a bot plays in this seat');
  if (decision !== course.decision) return no('stale', `decision ${decision} is closed; ${course.decision} is open`);
  const { game } = match;
  const list: { question: string; answer: Plain }[] = [];
  // Several answers are rehearsed on a copy: they are taken all or none.
  const g = given.length > 1 ? game.copy(match.current) : match.current;
  for (const [index, answer] of given.entries()) {
    const refusal = game.whyNot(g, seat, answer);
    if (refusal) return byRule(refusal, given.length > 1 ? index : null);
    list.push({ question: game.question(g) ?? '', answer });
    if (given.length > 1) game.apply(g, seat, answer);
  }
  return { event: { kind: 'answer', seat, answers: list } };
}

function withdraw(course: Course, seat: Seat, decision: number): Verdict {
  const { match } = course;
  if (!match) return no('notBegun', 'the match has not begun');
  if (course.sitters[seat].bot !== null) return no('botPlays', 'a bot plays in this seat');
  if (decision !== course.decision) return no('stale', `decision ${decision} is closed; ${course.decision} is open`);
  const refusal = match.game.withdraw(match.game.copy(match.current), seat);
  if (refusal) return byRule(refusal);
  return { event: { kind: 'withdraw', seat, question: match.game.question(match.current) ?? '' } };
}

function undo(course: Course, seat: Seat): Verdict {
  if (course.sitters[seat].bot !== null) return no('botPlays', 'a bot plays in this seat');
  const refusal = course.match?.whyNotUndo(seat) ?? null;
  if (refusal === null) return { event: { kind: 'undo', seat } };
  if (refusal.why !== 'undoNeedsConsent') return byRule(refusal);
  if (course.ask) return no('noRequest', 'a request is open already');
  return { event: { kind: 'askUndo', seat } };
}

function takeOver(course: Course, seat: Seat, of: Seat, level: BotLevel, presence: Presence): Verdict {
  const other = course.sitters[of];
  if (other?.kind !== 'person') return no('notYourSeat', 'no person sits there');
  if (other.bot !== null) return no('botPlays', 'a bot plays in this seat already');
  if (of === seat) return { event: { kind: 'takeOver', of, level, because: 'asked' } };
  if (presence.here().has(of)) return no('notAbsent', 'the person of this seat is connected');
  return { event: { kind: 'takeOver', of, level, because: 'absent' } };
}
