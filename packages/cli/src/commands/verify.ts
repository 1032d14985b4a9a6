/** `guildhall verify <file>`: recomputes dice, answers and result of a match. */
import { frozenInWords, lastRules, verify as recompute, stretchInWords } from '@guildhall/kernel/hall';
import { type Context, json, readRecord } from '../context.ts';
import { writeText } from '../files.ts';
import { outcomeLines, reportLines } from '../play/screen.ts';
import { fail } from '../problem.ts';

export interface VerifyFlags {
  transcript?: string;
  json?: boolean;
}

export async function verify(ctx: Context, path: string, flags: VerifyFlags): Promise<void> {
  const { text, terminal, language } = ctx;
  const { record, game } = await readRecord(ctx, path);
  const result = recompute(game, record);
  if ('problem' in result) {
    const { problem, frozen } = result;
    fail(frozen ? text.files.frozen(path, frozenInWords(language, game, frozen)) : text.files.notAMatch(path, problem));
  }
  const { outcome, report, decisions, stretches, transcript } = result;
  const dealt = record.start === null;
  if (flags.transcript !== undefined) {
    if (!transcript) fail(dealt ? text.verify.taken : text.verify.position);
    writeText(flags.transcript, `${JSON.stringify(transcript)}\n`, text);
  }
  const now = `${game.meta.id}@${game.meta.version}`;
  if (flags.json) {
    const { commitment, rules } = record;
    const draws = transcript?.draws.length ?? null;
    json(ctx, { ok: true, game: game.meta.id, rules, commitment, dealt, decisions, draws, stretches, outcome, report });
    return;
  }
  const done = (line: string): void => terminal.out(`  ok  ${line}\n`);
  const open = (line: string): void => terminal.out(`  --  ${line}\n`);
  if (dealt) done(text.verify.seed(record.commitment));
  else open(text.verify.position);
  if (record.given) done(text.verify.given);
  if (stretches.some(({ rules }) => rules !== now)) {
    for (const stretch of stretches) (stretch.proof === 'kept' ? open : done)(`${stretchInWords(language, stretch, now)}.`);
  } else done(text.verify.answers(decisions));
  if (transcript) done(text.verify.draws(transcript.draws.length));
  else if (dealt) open(text.verify.taken);
  if (lastRules(record) === now) {
    done(text.verify.result);
    if (report !== null) done(text.verify.report);
  }
  if (outcome) for (const line of outcomeLines(game, outcome, record.seats, language, text)) terminal.out(`${line}\n`);
  else terminal.out(`${text.verify.unfinished}\n`);
  for (const line of reportLines(game, report, language, text)) terminal.out(`${line}\n`);
  terminal.out(`${stretches.some(({ proof }) => proof === 'kept') ? text.verify.partly : text.verify.sound}\n`);
  if (flags.transcript !== undefined) terminal.out(`${text.verify.transcript(flags.transcript)}\n`);
}
