/** The judge: turns a command into the event it makes, or says why not. Changes nothing. */
import { type ContributionBody, type Plain, type PlainRecord, type Refusal, refuse, type Seat } from '@guildhall/kernel';
import type { Command } from '@guildhall/wire';
import { CONCEDE, customRule } from '@guildhall/wire/customs';
import { beginning } from './brought.ts';
import { chatIsOpen, whyNoTalk } from './chat.ts';
import { comeOrGo } from './coming.ts';
import type { Course } from './course.ts';
import { atDesk, whyNotByHand } from './desk.ts';
import { type Done, MAX_LINES, MAX_ORDERS } from './quota.ts';
import { anySeed } from './secrets.ts';
import { no, type Presence, type Verdict } from './verdict.ts';
import { voices } from './votes.ts';

/** Who commands. */
export interface Asker {
  /** The seats held; only through these one commands. */
  readonly mine: readonly Seat[];
  /** null: nobody the house knows. */
  readonly person: { id: string; name: string } | null;
}

/** Whoever has a seat does not speak as an onlooker (null). */
export const speaksFor = ({ mine }: Asker, seat: Seat | null): boolean =>
  seat === null ? mine.length === 0 : mine.includes(seat);

const byRule = (refusal: Refusal, index: number | null = null) =>
  no('rules', `refused by ${refusal.rule}: ${refusal.why}`, refusal, index);

/** Commands that make sense only while the match is being played. */
const IN_PLAY: ReadonlySet<string> = new Set([
  'answer',
  'act',
  'order',
  'withdraw',
  'undo',
  'consent',
  'resign',
  'abort',
  'takeOver',
  'giveBack',
  'offer',
  'pause',
  'rule',
  'deadline',
]);
/** Those that wait while the game is paused. */
const WAIT: ReadonlySet<string> = new Set(['answer', 'act', 'withdraw', 'undo', 'consent']);
/** Those for which it can be too late. */
const TIMELY: ReadonlySet<string> = new Set(['answer', 'act', 'withdraw']);

/** What this would be more of, if a seat could do it again and again; what ends something is never too much. */
function repeats(command: Command): keyof Done | null {
  switch (command.type) {
    case 'withdraw':
      return 'table';
    case 'takeOver':
      return command.of === command.seat ? 'table' : null;
    case 'offer':
    case 'pause':
      return command.on ? 'table' : null;
    case 'abort':
      return command.agree ? 'table' : null;
    case 'act':
      return command.act === CONCEDE ? null : 'acts';
    case 'rule':
    case 'deadline':
      return 'rulings';
    default:
      return null;
  }
}
const enough = (): Verdict => no('enough', 'this seat has done so as often as it can at this table');

export function judge(
  course: Course,
  command: Exclude<Command, { type: 'rematch' }>,
  presence: Presence,
  by: Asker,
  now: number,
): Verdict {
  // What cannot go on can only be given up.
  if (course.frozen && command.type !== 'abort') return no('otherRules', 'the match cannot go on by the rules of this house');
  if (command.type === 'contribute') return contribute(course, command.seat, command.body, by);
  const { seat } = command;
  // The seat may have gone to somebody else while the command stood in line.
  if (!speaksFor(by, seat)) return no('notYourSeat', 'this seat is not yours');
  const sitter = course.sitters[seat];
  if (sitter?.kind !== 'person') return no('notYourSeat', 'nobody sits there');
  if (IN_PLAY.has(command.type)) {
    if (!course.begun) return no('notBegun', 'the match has not begun');
    if (course.over) return no('over', 'the match is over');
  }
  if (course.halted && WAIT.has(command.type)) return halted(course);
  const more = repeats(command);
  if (more !== null && course.doings.isEnough(seat, more)) return enough();
  const late = TIMELY.has(command.type) ? course.campaign?.tooLate(course.match, now) : null;
  if (late) return byRule(late);
  switch (command.type) {
    case 'answer':
      return answers(course, seat, command.decision, command.answers);
    case 'act':
      return actOf(course, seat, command.act, command.answer);
    case 'order':
      return order(course, seat, command.window, command.unless);
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
      if (course.talk.said(seat) >= MAX_LINES) return no('enough', 'this seat has said all it can at this table');
      return { event: { kind: 'chat', seat, text: command.text } };
    case 'resign':
      if (sitter.because === 'resigned') return no('over', 'this seat has resigned');
      if (mustConcede(course, seat)) return no('noStandIns', 'no bot plays on at this table: concede instead');
      return { event: { kind: 'takeOver', of: seat, level: 'greedy', because: 'resigned' } };
    case 'abort':
      if (course.abortVotes.agreed.includes(seat) === command.agree) return no('noRequest', 'your vote stands already');
      return {
        event: { kind: 'abort', seat, agree: command.agree, need: voices(course), ...(course.frozen && { stuck: true }) },
      };
    case 'takeOver':
    case 'giveBack':
    case 'offer':
    case 'pause':
      return comeOrGo(course, command, presence, isHost(course, by, presence), now);
    case 'rule':
    case 'deadline':
      return atDesk(course, command, now);
    case 'begin':
      if (course.status !== 'waiting') return no('stale', 'the match has begun');
      if (!isHost(course, by, presence)) return no('notHost', 'only the host begins');
      return beginning(course, command.level, anySeed());
  }
}

function isHost(course: Course, { mine }: Asker, presence: Presence): boolean {
  const host = course.host(() => presence.here());
  return host !== null && mine.includes(host);
}

/** Why nobody answers now. */
function halted(course: Course): Verdict {
  const { attendance, game } = course;
  const { meta } = game;
  const seats = attendance.pausedBy();
  const rule = customRule(meta, attendance.paused ? 'pause' : 'suspend') ?? '';
  if (attendance.paused) return no('paused', 'the game is paused', refuse(rule, 'paused', { seats }));
  return no('suspended', 'the game is suspended', refuse(rule, 'suspended'));
}

/** A person's or a bot's answers: the seat must be asked, the decision still open, every answer legal. */
export function answers(course: Course, seat: Seat, decision: number, given: readonly Plain[], byBot = false): Verdict {
  const { match } = course;
  if (!match) return no('notBegun', 'the match has not begun');
  if (course.halted) return halted(course);
  if ((course.sitters[seat].bot !== null) !== byBot) return no('botPlays', 'a bot plays in this seat');
  if (decision !== course.decision) return no('stale', `decision ${decision} is closed; ${course.decision} is open`);
  const { game } = match;
  const list: { question: string; answer: Plain }[] = [];
  // Several answers are rehearsed on a copy: they are taken all or none.
  const g = given.length > 1 ? game.copy(match.current) : match.current;
  for (const [index, answer] of given.entries()) {
    const refusal = whyNotByHand(course, game.question(g), answer) ?? game.whyNot(g, seat, answer);
    if (refusal) return byRule(refusal, given.length > 1 ? index : null);
    list.push({ question: game.question(g) ?? '', answer });
    if (given.length > 1) game.apply(g, seat, answer);
  }
  return { event: { kind: 'answer', seat, answers: list } };
}

/** Whoever is asked; but a person for whom a bot plays takes the seat back first. */
export function actOf(course: Course, seat: Seat, name: string, answer: Plain, byBot = false): Verdict {
  const { match, sitters } = course;
  if (!match) return no('notBegun', 'the match has not begun');
  if (course.halted) return halted(course);
  if ((sitters[seat].bot !== null) !== byBot) return no('botPlays', 'a bot plays in this seat');
  const refusal = match.whyNotAct(seat, name, answer);
  if (refusal) return byRule(refusal);
  return { event: { kind: 'act', seat, act: name, answer } };
}

function order(course: Course, seat: Seat, window: string, unless: string[] | null): Verdict {
  const { match, ordered } = course;
  if (!match) return no('notBegun', 'the match has not begun');
  const refusal = match.whyNotOrder(seat, window, unless);
  if (refusal) return byRule(refusal);
  if (ordered >= MAX_ORDERS) return no('enough', 'no more standing orders can be given in this match');
  return { event: { kind: 'order', seat, window, unless } };
}

/** Whoever leaves for good ends the game for the others, unless the table lets a bot play on. */
function mustConcede({ file, match, game }: Course, seat: Seat): boolean {
  if (file.setting.standIns !== false || !match) return false;
  return game.acts(match.current, seat).includes(CONCEDE);
}

/** Beside the game: also when it is over, and for those who look on, if the game provides for it. */
function contribute(course: Course, seat: Seat | null, body: PlainRecord, by: Asker): Verdict {
  const { match, contributed } = course;
  if (!speaksFor(by, seat)) return no('notYourSeat', 'this seat is not yours');
  if (seat !== null && course.sitters[seat]?.kind !== 'person') return no('notYourSeat', 'nobody sits there');
  const name = seat === null ? by.person?.name : course.sitters[seat].name;
  if (name === undefined) return no('noSession', 'whoever looks on adds something by name: be somebody first');
  if (!match) return no('notBegun', 'the match has not begun');
  const refusal = match.whyNotContribute({ seat, name }, body);
  if (refusal) return byRule(refusal);
  const given = body as ContributionBody;
  if (match.game.contributions?.[given.kind].lasts === 'question') {
    if (course.over) return no('over', 'the match is over');
    if (course.halted) return halted(course);
    if (seat !== null && course.sitters[seat].bot !== null) return no('botPlays', 'a bot plays in this seat');
  }
  const { length } = JSON.stringify(given);
  if (!contributed.leavesRoom(seat, length, course.sitters.length, () => match.contributions())) {
    return no('enough', 'nothing more can be added to this match');
  }
  return { event: { kind: 'contribute', by: { seat, name }, body: given } };
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
  if (refusal === null) return course.doings.isEnough(seat, 'table') ? enough() : { event: { kind: 'undo', seat } };
  if (refusal.why !== 'undoNeedsConsent') return byRule(refusal);
  if (course.doings.isEnough(seat, 'takenBack')) return enough();
  if (course.ask) return no('noRequest', 'a request is open already');
  return { event: { kind: 'askUndo', seat, need: voices(course) } };
}
