/** A match that was brought in as a file is played again, up to where it was. */
import { type Contribution, carryOut, isRefusal, Match, type Options, type Refusal, type Told } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import type { AnyMatch, TableFile } from './course.ts';
import type { Setting } from './events.ts';

type Imported = NonNullable<Setting['imported']>;

/** An event that cannot follow what came before: the store is damaged or the rules have changed. */
export class BrokenCourse extends Error {}

export function resume(game: AnyGame, file: TableFile, imported: Imported): AnyMatch {
  const match = beginning(game, file, imported);
  const { log, contributions = [] } = imported;
  let next = 0;
  for (let lines = 0; lines <= log.length; lines++) {
    for (; contributions[next]?.after === lines; next++) must(add(match, contributions[next]));
    const entry = log[lines];
    if (!entry) break;
    const obstacle = match.repeat(entry);
    if (obstacle) throw new BrokenCourse(`line ${lines + 1} does not hold (${obstacle.why})`);
  }
  return match;
}

function beginning(game: AnyGame, { seed, setting }: TableFile, { start, entropy }: Imported): AnyMatch {
  if (!start) return Match.create(game, { seats: setting.seats.length, options: setting.options as Options, seed, entropy });
  const loaded = game.load(start);
  if ('problem' in loaded) throw new BrokenCourse(loaded.problem);
  return Match.from(game, loaded.game, seed);
}

function add(match: AnyMatch, { seat, name, body, at }: Contribution): Refusal | null {
  const added = match.contribute({ seat, name }, body, at);
  return isRefusal(added) ? added : null;
}

function must(refusal: Refusal | null): void {
  if (refusal) throw new BrokenCourse(`an event is refused by ${refusal.rule} (${refusal.why})`);
}

/** What a match told on its way: at the deal, then line by line. */
export function tellAgain(match: AnyMatch): Told[][] {
  const { game } = match;
  let told: Told[] = [];
  const sink = (fact: Told): void => void told.push(fact);
  const g = match.at(0, sink);
  const lines = [told];
  for (const entry of match.line()) {
    told = [];
    carryOut(game, g, entry, sink);
    lines.push(told);
  }
  return lines;
}
