/** The judge of coming and going: being away and back, handing a seat over, pausing. Changes nothing. */
import { refuse, type Seat } from '@guildhall/kernel';
import type { BotLevel, Command } from '@guildhall/wire';
import { customRule } from '@guildhall/wire/customs';
import type { Course } from './course.ts';
import { no, type Presence, type Verdict } from './verdict.ts';

type Coming = Extract<Command, { type: 'takeOver' | 'giveBack' | 'offer' | 'pause' }>;

/** The bot that stands in when nobody has said which. */
const STAND_IN: BotLevel = 'greedy';
const MINUTE = 60_000;

/** `host`: whoever commands is host now. */
export function comeOrGo(course: Course, command: Coming, presence: Presence, host: boolean, now: number): Verdict {
  const { seat } = command;
  switch (command.type) {
    case 'takeOver':
      return takeOver(course, seat, command.of, command.level, presence, now);
    case 'giveBack':
      return giveBack(course, seat);
    case 'offer':
      return command.on ? offer(course, seat, command.of, host) : takeOfferBack(course, seat, command.of, host);
    case 'pause':
      return pause(course, seat, command.on);
  }
}

function takeOver(course: Course, seat: Seat, of: Seat, level: BotLevel, presence: Presence, now: number): Verdict {
  const other = course.sitters[of];
  if (other?.kind !== 'person') return no('notYourSeat', 'no person sits there');
  if (other.bot !== null && !other.returning) return no('botPlays', 'a bot plays in this seat already');
  if (of === seat) return { event: { kind: 'takeOver', of, level, because: 'asked' } };
  // Which bot stands in is not for an opponent to choose.
  const absentAt = presence.absentAt(of);
  if (absentAt !== null && now >= absentAt) return { event: { kind: 'takeOver', of, level: STAND_IN, because: 'absent' } };
  const awayAt = course.attendance.awayAt(of, presence.openSince());
  if (awayAt !== null && now >= awayAt) return { event: { kind: 'takeOver', of, level: STAND_IN, because: 'away' } };
  const from = Math.min(absentAt ?? Number.POSITIVE_INFINITY, awayAt ?? Number.POSITIVE_INFINITY);
  const minutes = Number.isFinite(from) ? Math.ceil((from - now) / MINUTE) : null;
  const rule = customRule(course.game.meta, 'away');
  const refusal = refuse(rule, absentAt === null ? 'notAway' : 'notLongAway', { seat: of, minutes });
  return no('notAbsent', 'the person of this seat has not been missing for long enough', refusal);
}

function giveBack(course: Course, seat: Seat): Verdict {
  const { bot, because, returning } = course.sitters[seat];
  if (bot === null) return no('notTakenOver', 'no bot plays in this seat');
  if (returning) return no('stale', 'the seat is yours again from the next question on');
  if (because === 'resigned') return no('over', 'this seat has resigned');
  if (because === 'benched') {
    const refusal = refuse(course.campaign?.links.organiser.rule ?? '', 'benched');
    return no('rules', 'the organiser has benched this player', refusal);
  }
  return { event: { kind: 'giveBack', seat } };
}

function offer(course: Course, seat: Seat, of: Seat, host: boolean): Verdict {
  const { game, sitters } = course;
  const other = sitters[of];
  if (other?.kind !== 'person') return no('notYourSeat', 'no person sits there');
  if (other.offered) return no('stale', 'this seat is on offer already');
  if (other.because === 'resigned' && customRule(game.meta, 'suspend') === null) return no('over', 'this seat has resigned');
  if (of === seat) return { event: { kind: 'offer', of, on: true, level: STAND_IN } };
  const rule = customRule(game.meta, 'hand');
  // Where the game does not say otherwise people play against each other, and nobody gives away an opponent's seat.
  if (game.meta.customs?.hand === undefined)
    return no('notYourSeat', 'only its holder offers a seat', refuse(rule, 'onlyYoursToHand', { seat: of }));
  const away = other.bot !== null && !other.returning;
  if (!(host && away)) {
    const refusal = refuse(rule, 'notYoursToHand', { seat: of });
    return no(host ? 'notAbsent' : 'notHost', 'only its holder offers a seat, or the host if that person is away', refusal);
  }
  return { event: { kind: 'offer', of, on: true, level: STAND_IN, by: seat } };
}

function takeOfferBack(course: Course, seat: Seat, of: Seat, host: boolean): Verdict {
  if (!course.sitters[of]?.offered) return no('noRequest', 'this seat is not on offer');
  if (of !== seat && !host) return no('notHost', 'only its holder or the host takes the offer back');
  return { event: { kind: 'offer', of, on: false, level: STAND_IN } };
}

function pause(course: Course, seat: Seat, on: boolean): Verdict {
  if (customRule(course.game.meta, 'pause') === null) return no('noPauses', 'this game knows no pauses');
  if (course.sitters[seat].bot !== null) return no('botPlays', 'a bot plays in this seat');
  if (course.attendance.pausedBy().includes(seat) === on)
    return no('noRequest', on ? 'your pause stands' : 'you did not ask for a pause');
  return { event: { kind: 'pause', seat, on } };
}
