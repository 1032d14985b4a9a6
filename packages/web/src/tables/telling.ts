/** What local tables and replays are made of: matches dealt or opened here, and their log as a seat heard it. */
import { fillGiven, heardBy, isRefusal, QuickRandom, Refused, type Seat } from '@guildhall/kernel';
import { type Frozen, Match, type MatchRecord, replay } from '@guildhall/kernel/hall';
import type { AnyGame, AnyMatch, AnyTelling } from '@guildhall/registry';
import { whyNotSeated } from '@guildhall/wire/customs';
import { anySeed, newSeed } from './random.ts';
import type { LocalPlan, LogLine } from './source.ts';

/** What a seat (null: a spectator) heard, line by line, from one step of the match on; the first line has the number `n`. */
export function logFor(telling: AnyTelling, seat: Seat | null, from = 0, n = 0): LogLine[] {
  const lines: LogLine[] = [];
  for (let step = from; step < telling.steps; step++) {
    const decision = telling.match.settled + step;
    for (const fact of heardBy(telling.by(step), seat)) lines.push({ n: n + lines.length, decision, fact });
  }
  return lines;
}

/** A match to be looked at; one that cannot go on, as far as it goes. */
export function openRecord(game: AnyGame, record: MatchRecord): { match: AnyMatch; frozen: Frozen | null } {
  const opened = replay(game, record);
  if ('match' in opened) return { match: opened.match, frozen: null };
  const { problem, frozen, upTo } = opened;
  if (!frozen || !upTo) throw new Error(problem);
  return { match: upTo, frozen };
}

/** Deals for those who sit here. Bots for whom nobody brought anything bring what the game would be given itself. */
export function dealMatch(game: AnyGame, plan: Pick<LocalPlan, 'seats' | 'options' | 'given' | 'answers'>): AnyMatch {
  const seats = plan.seats.length;
  const options = game.options(plan.options, seats);
  if (isRefusal(options)) throw new Refused(options);
  const unseated = whyNotSeated(game.meta, plan.seats, game.roles(options, seats));
  if (unseated) throw new Refused(unseated);
  const bots = plan.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
  const handed = plan.given ?? { all: null, own: plan.seats.map(() => null) };
  const given = fillGiven(game, options, handed, bots, new QuickRandom(anySeed()));
  if (isRefusal(given)) throw new Refused(given);
  const match = Match.create(game, { seats, options, given, seed: newSeed() });
  begin(game, match, plan.answers ?? {});
  return match;
}

/** Gives the answers that begin a first game, as long as the questions are those they answer. */
function begin(game: AnyGame, match: AnyMatch, answers: NonNullable<LocalPlan['answers']>): void {
  for (;;) {
    const question = game.question(match.current);
    const known = question === null ? undefined : answers[question];
    const [seat] = game.actors(match.current);
    if (!known || seat === undefined) return;
    const refusal = match.answer(seat, known[seat]);
    if (refusal) throw new Refused(refusal);
  }
}
