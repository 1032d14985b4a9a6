/** Chapter 14: Recruit; chapter 28: Sir Precious, who turns up among the cards drawn. */
import { type FrameOf, flag, listOf, needed, openFrame, type Refusal, type Stack } from '@guildhall/kernel';
import { no } from '../refusals.ts';
import { NOBODY, SPACE_NAMES } from '../spaces.ts';
import type { Table } from '../table.ts';
import { notAnAnswer, SEAT_NAMES } from './answers.ts';
import { type BR, book, type P } from './book.ts';
import { cause, crewCard, crewCardOrNone } from './kinds.ts';
import { CREW_PLACES, CREW_QUARTER, crewCapacity } from './reading.ts';

const PRECIOUS = 'precious';

export const recruit = book.procedure('recruit', {
  /** Cards the recruiter looks at; nobody else knows them (BR-22.3). Empty again once one is chosen. */
  drawn: listOf(crewCard, 2),
  /** Sir Precious was drawn: he lies open, and is about to be given away. */
  precious: flag(),
  kept: crewCardOrNone,
});
type RecruitFrame = FrameOf<typeof recruit>;

/** A card comes into the crew of a seat. */
export const join = book.procedure('join', { card: needed(crewCard) });

/** The frame of whoever is looking at drawn Crew cards, or null. */
export function looking(stack: Stack): RecruitFrame | null {
  const open = openFrame(stack, recruit);
  return open !== null && open.vars.kept === '' ? open : null;
}

/** A card that lies open between the piles and somebody's crew, or ''. */
export function joining(stack: Stack): string {
  return openFrame(stack, join)?.vars.card ?? (openFrame(stack, recruit)?.vars.precious ? PRECIOUS : '');
}

/** BR-14.7 and BR-14.13. */
export function canRecruit(t: Table, seat: number): boolean {
  return crewCapacity(t, seat) > 0 && t.crewDeck.length + t.crewDiscard.length > 0;
}

export function whyNotRecruit(t: Table, seat: number): Refusal<BR> | null {
  if (crewCapacity(t, seat) === 0) return no('BR-14.7', 'noCrewCapacity', {});
  return canRecruit(t, seat) ? null : no('BR-14.13', 'noCrewCards', {});
}

/** BR-14.11 to BR-14.13: the top card, after renewing the deck if fewer than `wanted` are left; '' if there is none. */
function drawCrew(p: P, wanted: number): string {
  const { t } = p;
  if (t.crewDeck.length < wanted && t.crewDiscard.length > 0) {
    const renewed = p.shuffle('crew', t.crewDiscard);
    // The top of a deck is its end: what was left stays on top.
    for (const card of t.crewDeck) renewed.push(card);
    t.crewDeck = renewed;
    t.crewDiscard = [];
    p.tell?.({ kind: 'crewDeckShuffled', rule: 'BR-14.11', cards: renewed.length });
  }
  return t.crewDeck.pop() ?? '';
}

/** Draws until two cards (or all there are) lie before the recruiter, or Sir Precious has turned up. */
function drawTwo(p: P, { vars, seat }: RecruitFrame): void {
  const { drawn } = vars;
  const before = drawn.length;
  while (drawn.length < 2 && !vars.precious) {
    const card = drawCrew(p, 2 - drawn.length);
    if (card === '') break;
    if (card === PRECIOUS) vars.precious = true;
    else drawn.push(card);
  }
  p.disclose();
  const n = drawn.length - before;
  if (n > 0) {
    const kind = 'crewDrawn';
    p.tellOnly?.(
      [seat],
      { kind, rule: 'BR-14.1', seat, n, cards: drawn.slice(before) },
      { kind, rule: 'BR-22.3', seat, n, cards: [] },
    );
  }
}

recruit.does((w) => [
  w.run(drawTwo),
  // BR-28.4 Sir Precious: "Give away when drawn." Before the choice (BR-28.5), and a new card is drawn.
  w.when(
    (_t, f) => f.vars.precious,
    [
      w.ask<string>('precious', {
        rule: 'BR-28.4',
        legal(t, f, list) {
          for (let seat = 0; seat < t.seats; seat++) if (seat !== f.seat) list.push(SEAT_NAMES[seat]);
        },
        why: (_t, f, answer) =>
          answer === SEAT_NAMES[f.seat]
            ? no('BR-28.4', 'giveToAnother', { seat: f.seat })
            : notAnAnswer('recruit/precious', answer),
        take(p, f, answer) {
          p.t.precious = SEAT_NAMES.indexOf(answer);
          f.vars.precious = false;
          p.tell?.({ kind: 'preciousGiven', rule: 'BR-28.4', seat: f.seat, to: p.t.precious });
        },
      }),
      w.run(drawTwo),
    ],
  ),
  w.ask<string>('keep', {
    rule: 'BR-14.1',
    always: true,
    legal(_t, f, list) {
      for (const card of f.vars.drawn) list.push(card);
      list.push('none');
    },
    why: (_t, _f, answer) =>
      typeof answer === 'string' && answer in CREW_PLACES
        ? no('BR-14.1', 'notDrawn', { card: answer })
        : notAnAnswer('recruit/keep', answer),
    take(p, f, answer) {
      const { drawn } = f.vars;
      f.vars.kept = answer === 'none' ? '' : answer;
      // BR-22.3: now everything is open.
      p.disclose();
      if (answer === 'none') p.tell?.({ kind: 'recruitKeptNone', rule: 'BR-14.2', seat: f.seat, cards: drawn.slice() });
      for (const card of drawn) {
        if (card === answer) continue;
        p.t.crewDiscard.push(card);
        if (answer !== 'none') p.tell?.({ kind: 'crewDiscarded', rule: 'BR-14.1', seat: f.seat, card, cause: 'recruit' });
      }
      f.vars.drawn = [];
    },
    show: (_t, f) => ({ cards: f.vars.drawn }),
  }),
  w.call(join, (_t, f) => (f.vars.kept === '' ? null : { card: f.vars.kept })),
]);

/** BR-14.3 to BR-14.6: the card finds room or replaces a crew member. */
join.does((w) => [
  w.ask<string>('replace', {
    rule: 'BR-14.4',
    legal(t, f, list) {
      if (t.crew[f.seat].length < crewCapacity(t, f.seat)) list.push('join');
      for (const card of t.crew[f.seat]) list.push(card);
    },
    why(t, f, answer) {
      if (answer === 'join') return no('BR-14.3', 'noRoom', { capacity: crewCapacity(t, f.seat) });
      if (typeof answer === 'string' && answer in CREW_QUARTER) return no('BR-14.4', 'notYourCrew', { card: answer });
      return notAnAnswer('join/replace', answer);
    },
    take(p, f, answer) {
      const { t } = p;
      const { card } = f.vars;
      if (answer !== 'join') discardCrew(p, f.seat, answer, 'replaced', 'BR-14.5');
      // BR-14.8: it arrives with all its water.
      t.crew[f.seat].push(card);
      t.crewWater[f.seat].push(CREW_PLACES[card]);
      const replaced = answer === 'join' ? '' : answer;
      p.tell?.({ kind: 'crewRecruited', rule: 'BR-14.8', seat: f.seat, card, replaced, water: CREW_PLACES[card] });
    },
    show: (_t, f) => ({ card: f.vars.card }),
  }),
]);

/** Free Recruit actions that may be declined: event 4 and the blue bonus (BR-7.29, BR-16.16). */
export const freeRecruit = book.procedure('free recruit', { cause: needed(cause), yes: flag() });
freeRecruit.does((w) => [
  w.when(
    (t, f) => canRecruit(t, f.seat),
    [
      w.ask<string>('recruit', {
        rule: 'BR-14.14',
        legal(_t, _f, list) {
          list.push('recruit', 'decline');
        },
        why: (_t, _f, answer) => notAnAnswer('free recruit/recruit', answer),
        take(p, f, answer) {
          f.vars.yes = answer === 'recruit';
          if (!f.vars.yes) p.tell?.({ kind: 'offerDeclined', rule: 'BR-14.14', seat: f.seat, offer: 'free recruit' });
        },
        show: (_t, f) => ({ cause: f.vars.cause }),
      }),
      w.call('go', (_t, f) => (f.vars.yes ? recruit.with({}) : null)),
    ],
  ),
]);

// BR-28.7 Sir Precious: "Discard at own Firehouse."
export function canDiscardPrecious(t: Table, seat: number): boolean {
  return t.precious === seat && t.brigade[seat] === t.firehouse[seat];
}
export function whyNotDiscardPrecious(t: Table, seat: number): Refusal<BR> | null {
  if (t.precious !== seat) return no('BR-28.7', 'noPrecious', {});
  return canDiscardPrecious(t, seat) ? null : no('BR-28.8', 'notAtFirehouse', { firehouse: SPACE_NAMES[t.firehouse[seat]] });
}
export function discardPrecious(p: P, seat: number): void {
  p.t.precious = NOBODY;
  p.t.crewDiscard.push(PRECIOUS);
  p.tell?.({ kind: 'preciousDiscarded', rule: 'BR-28.7', seat });
}

/** Takes a card out of a crew; its water is gone (BR-14.5). */
export function takeFromCrew(t: Table, seat: number, card: string): void {
  const place = t.crew[seat].indexOf(card);
  t.crew[seat].splice(place, 1);
  t.crewWater[seat].splice(place, 1);
}

/** A crew member goes to the discard pile, and the mimic token with it (BR-27.14). */
export function discardCrew(p: P, seat: number, card: string, cause: string, rule: BR): void {
  const { t } = p;
  takeFromCrew(t, seat, card);
  t.crewDiscard.push(card);
  p.tell?.({ kind: 'crewDiscarded', rule, seat, card, cause });
  if (t.mimic === card) {
    t.mimic = '';
    p.tell?.({ kind: 'mimicRemoved', rule: 'BR-27.14', card });
  }
}
