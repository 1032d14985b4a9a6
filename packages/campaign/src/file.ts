/** A campaign as one file: the ledger and the records of its fights. Reading it proves every line of it again. */
import { type Game, isRefusal, type LinkedResult, type Plain, samePlain } from '@guildhall/kernel';
import { carryOut, type MatchRecord, readMatch, replay, verify } from '@guildhall/kernel/hall';
import { type CampaignKind, proofOf } from './fight.ts';
import { type Deadline, Ledger, type Ruling } from './ledger.ts';

export const CAMPAIGN_FORMAT = 'guildhall campaign 1';

export interface CampaignRecord {
  format: typeof CAMPAIGN_FORMAT;
  ledger: MatchRecord;
  matches: MatchRecord[];
  deadline: Deadline | null;
  rulings: Ruling[];
}

export const campaignRecord = ({ match, records, deadline, rulings }: Ledger): CampaignRecord => ({
  format: CAMPAIGN_FORMAT,
  ledger: match.record(),
  matches: [...records.values()],
  deadline,
  rulings: [...rulings],
});

const KEYS = ['deadline', 'format', 'ledger', 'matches', 'rulings'];

function problemWithFile(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 'a campaign file holds one JSON object';
  const { format, matches, deadline, rulings } = data as { [key: string]: unknown };
  if (format !== CAMPAIGN_FORMAT) return `the file does not say "format": "${CAMPAIGN_FORMAT}"`;
  if (!samePlain(Object.keys(data).sort(), KEYS)) return `a campaign has ${KEYS.join(', ')} and nothing else`;
  if (!Array.isArray(matches)) return '"matches" should be a list';
  if (!Array.isArray(rulings) || !rulings.every(isRuling)) return '"rulings" should be a list of lines, seats and reasons';
  return deadline === null || isDeadline(deadline) ? null : '"deadline" should be null or a question and a moment';
}

function isRuling(data: unknown): boolean {
  const { line, seat, reason, ...more } = (data ?? {}) as { [key: string]: unknown };
  return Number.isInteger(line) && Number.isInteger(seat) && typeof reason === 'string' && Object.keys(more).length === 0;
}

function isDeadline(data: unknown): boolean {
  const { question, until, ...more } = (data ?? {}) as { question?: unknown; until?: unknown };
  return typeof question === 'string' && typeof until === 'string' && Object.keys(more).length === 0;
}

/** A part of the file as a match; it is read once more as the text that a match file would be. */
function recordIn(data: unknown, where: string): { record: MatchRecord } | { problem: string } {
  const read = readMatch(JSON.stringify(data ?? null));
  return 'problem' in read ? { problem: `${where}: ${read.problem}` } : read;
}

/** Which game a campaign file is of, before anything of it is loaded; null: it is none. */
export function campaignGame(text: string): string | null {
  try {
    const { format, ledger } = JSON.parse(text) as { format?: unknown; ledger?: { game?: unknown } };
    return format === CAMPAIGN_FORMAT && typeof ledger?.game === 'string' ? ledger.game : null;
  } catch {
    return null;
  }
}

/** Opens a campaign from the text of its file: the ledger is replayed, and every record must prove its line. */
export function openCampaign(kind: CampaignKind, text: string): { ledger: Ledger } | { problem: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: 'the file is not JSON: it may be truncated or no campaign at all' };
  }
  const wrong = problemWithFile(data);
  if (wrong) return { problem: wrong };
  const { ledger, matches, deadline, rulings } = data as CampaignRecord;
  const own = recordIn(ledger, 'ledger');
  if ('problem' in own) return own;
  if (own.record.game !== kind.ledger.meta.id) return { problem: `the ledger is of "${own.record.game}"` };
  const records: MatchRecord[] = [];
  for (const [n, one] of matches.entries()) {
    const read = recordIn(one, `matches[${n}]`);
    if ('problem' in read) return read;
    records.push(read.record);
  }
  const replayed = replay(kind.ledger, own.record);
  if ('problem' in replayed) return { problem: `ledger: ${replayed.problem}` };
  const opened = Ledger.of(kind, replayed.match as unknown as Ledger['match'], records);
  opened.deadline = deadline;
  const stray = rulings.find(({ line, seat }) => !isUndo(own.record, line, seat));
  if (stray) return { problem: `the ruling on line ${stray.line} takes nothing back there` };
  opened.rulings.push(...rulings);
  return { ledger: opened };
}

/** The line of the log takes back what that seat did. */
function isUndo({ log }: MatchRecord, line: number, seat: number): boolean {
  const entry = log[line - 1];
  return entry !== undefined && 'undo' in entry && entry.seat === seat;
}

export interface CampaignProof {
  /** Lines of the ledger in force, and the draws that the sealed seed accounts for. */
  decisions: number;
  draws: number;
  /** Fights whose records prove their results, and those that were entered by hand. */
  proven: number;
  byHand: number;
}

/** Recomputes a whole campaign: its ledger, every match, and that each result is what its match reports. */
export function verifyCampaign(ledger: Ledger): CampaignProof | { problem: string } {
  const { kind, match, records } = ledger;
  const checked = verify(kind.ledger, match.record());
  if ('problem' in checked) return { problem: `ledger: ${checked.problem}` };
  const left = new Set(records.keys());
  const proof: CampaignProof = {
    decisions: checked.decisions,
    draws: checked.transcript?.draws.length ?? 0,
    proven: 0,
    byHand: 0,
  };
  const game: Game<unknown> = match.at(match.settled);
  for (const entry of match.line()) {
    const result = 'question' in entry && entry.question === kind.links.question ? kind.links.read(entry.answer) : null;
    if (result && result.proof === '') proof.byHand++;
    else if (result) {
      const problem = problemWithResult(ledger, game, result);
      if (problem) return { problem };
      left.delete(result.proof);
      proof.proven++;
    }
    carryOut(kind.ledger, game, entry);
  }
  const [stray] = left;
  return stray === undefined ? proof : { problem: `the match ${stray} belongs to no line of the ledger` };
}

function problemWithResult(ledger: Ledger, game: Game<unknown>, { number, proof, report }: LinkedResult): string | null {
  const { kind, records } = ledger;
  const record = records.get(proof);
  const where = `fight ${number + 1}, proven by ${proof}`;
  if (!record || proofOf(record) !== proof) return `${where}: the match is missing from the file`;
  const linked = kind.links.waiting(game.table).find((one) => one.number === number);
  if (!linked) return `${where}: nobody waited for it`;
  const proven = ledger.provenBy(linked, record);
  if (isRefusal(proven)) return `${where}: refused by ${proven.rule} (${proven.why})`;
  return samePlain((proven as { report: Plain }).report, report)
    ? null
    : `${where}: the ledger says something else than the match`;
}
