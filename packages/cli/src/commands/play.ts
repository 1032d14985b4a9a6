/** `guildhall play <game>`: sets the table, seats persons and bots, and plays. */
import { commitment } from '@guildhall/kernel';
import { Telling } from '@guildhall/kernel/hall';
import type { AnyMatch } from '@guildhall/registry';
import { botNames, seatBot } from '../bots.ts';
import {
  type Context,
  completeOptions,
  openGame,
  openMatch,
  parseOptions,
  seedFrom,
  stretchLines,
  wholeNumber,
} from '../context.ts';
import { checkWritable } from '../files.ts';
import { Session, type Sitter } from '../play/session.ts';
import { fail } from '../problem.ts';
import { checkSeated, givenFrom, PERSON, seatNames, usualSeats } from '../seating.ts';
import { keepAtEnd } from '../signals.ts';

const MOST_THINKING = 600_000;

export interface PlayFlags {
  seats?: string;
  seed?: string;
  options?: string[];
  given?: string;
  think: string;
  file?: string;
  resume?: string;
  mix?: boolean;
}

export async function play(ctx: Context, id: string, flags: PlayFlags): Promise<void> {
  const { text, terminal, language } = ctx;
  const game = await openGame(ctx, id);
  const think = wholeNumber('--think', flags.think, 1, MOST_THINKING, text);
  const resumed = flags.resume === undefined ? null : await resume(ctx, id, flags.resume, flags);
  const wished = flags.seats === undefined ? null : wishedSeats(ctx, flags.seats);
  const seats = wished?.length ?? resumed?.start.seats ?? Math.max(2, game.meta.seats.min);
  if (resumed && seats !== resumed.start.seats) fail(text.wrong.seat(String(seats), resumed.start.seats));
  const options = resumed ? {} : completeOptions(game, parseOptions(flags.options ?? [], game, text), seats, language);
  const roles = resumed ? resumed.roles() : game.roles(options, seats);
  const names = wished ?? usualSeats(game, roles, seats);
  checkSeated(ctx, game, names, roles);
  const given = resumed ? undefined : givenFrom(ctx, game, flags.given, options, seats);

  // A resumed match goes on in the file it was kept in.
  const file = flags.file ?? flags.resume;
  checkWritable(file ?? 'match.json', text);

  const seed = resumed ? resumed.start.seed : seedFrom(flags.seed);
  terminal.out(`${text.play.sealed(commitment(seed))}\n${text.play.howSealed}\n`);
  const called = seatNames(game, language, roles);
  const entropy: string[] = [];
  if (flags.mix) {
    for (let seat = 0; seat < names.length; seat++) {
      entropy.push(names[seat] === PERSON ? ((await terminal.ask(text.play.mix(called(seat)))) ?? '') : '');
    }
  }
  const telling = resumed ? Telling.of(resumed) : Telling.deal(game, { seats, options, seed, entropy, given });
  const sitters: Sitter[] = names.map((name, seat) =>
    name === PERSON ? null : { name, think: seatBot(game, name, { think, seed: `${seed} ${seat}` }) },
  );
  const single = names.filter((name) => name === PERSON).length === 1;
  const who = names.map(
    (name, seat) => `${called(seat)} (${name === PERSON ? (single ? text.play.you : text.play.person) : name})`,
  );
  terminal.out(`${text.play.atTheTable} ${who.join(', ')}\n`);
  const session = new Session(ctx, telling, sitters, file);
  if (resumed) session.goOn(flags.resume ?? '');
  else session.welcome();
  const callOff = keepAtEnd(() => session.finish());
  try {
    await session.play();
  } finally {
    callOff();
  }
}

async function resume(ctx: Context, id: string, path: string, flags: PlayFlags): Promise<AnyMatch> {
  const { text } = ctx;
  for (const flag of ['seed', 'options', 'given', 'mix'] as const)
    if (flags[flag] !== undefined) fail(text.wrong.resumeWith(`--${flag}`));
  const { match, adopted } = await openMatch(ctx, path);
  if (match.game.meta.id !== id) fail(text.wrong.otherGame(path, match.game.meta.id));
  if (adopted) ctx.terminal.out(`${[text.play.adopted(adopted.rules), ...stretchLines(match, ctx.language)].join('\n  ')}\n`);
  return match;
}

/** Who sits where, as --seats says. */
function wishedSeats({ text }: Context, given: string): string[] {
  const known = [PERSON, ...botNames()];
  const names = given.split(',').map((name) => name.trim());
  for (const name of names) if (!known.includes(name)) fail(text.wrong.unknownBot(name, known));
  return names;
}
