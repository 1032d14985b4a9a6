/** `guildhall verify <file>`: recomputes dice, answers and result of a match. */
import { verify as recompute, replay } from '@guildhall/kernel';
import { type Context, json, readRecord } from '../context.ts';
import { writeText } from '../files.ts';
import { outcomeLines } from '../play/screen.ts';
import { fail } from '../problem.ts';

export interface VerifyFlags {
  transcript?: string;
  json?: boolean;
}

export async function verify(ctx: Context, path: string, flags: VerifyFlags): Promise<void> {
  const { text, terminal, language } = ctx;
  const { record, game } = await readRecord(ctx, path);
  // What began from a position has no seed to account for its chance; its answers and result can be checked all the same.
  const dealt = record.start === null;
  const result = dealt ? recompute(game, record) : replay(game, record);
  if ('problem' in result) fail(text.files.notAMatch(path, result.problem));
  const draws = 'transcript' in result ? result.transcript.draws.length : null;
  const { outcome, decisions } =
    'match' in result ? { outcome: result.match.outcome(), decisions: result.match.decisions } : result;
  if (flags.transcript !== undefined) {
    if (!('transcript' in result)) fail(text.verify.position);
    writeText(flags.transcript, `${JSON.stringify(result.transcript)}\n`, text);
  }
  if (flags.json) {
    const { commitment, rules } = record;
    json(ctx, { ok: true, game: game.meta.id, rules, commitment, dealt, decisions, draws, outcome });
    return;
  }
  const done = (line: string): void => terminal.out(`  ok  ${line}\n`);
  if (dealt) done(text.verify.seed(record.commitment));
  else terminal.out(`  --  ${text.verify.position}\n`);
  done(text.verify.answers(decisions));
  if (draws !== null) done(text.verify.draws(draws));
  done(text.verify.result);
  if (outcome) for (const line of outcomeLines(game, outcome, record.seats, language, text)) terminal.out(`${line}\n`);
  else terminal.out(`${text.verify.unfinished}\n`);
  terminal.out(`${text.verify.sound}\n`);
  if (flags.transcript !== undefined) terminal.out(`${text.verify.transcript(flags.transcript)}\n`);
}
