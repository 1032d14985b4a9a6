/** A fight as a match: how it is dealt from the ledger, and what a record must be to count as its result. */
import {
  type GamePackage,
  isRefusal,
  type LinkedMatch,
  type Links,
  type MatchGiven,
  matchKey,
  type Options,
  type Plain,
  type PlainRecord,
  type Refusal,
  refuse,
  samePlain,
} from '@guildhall/kernel';
import { type MatchRecord, verify } from '@guildhall/kernel/hall';
import type { FileRefusal } from './refusals.ts';

/** A kind of campaign: the package of its ledger, the game its fights are matches of, and how the two are linked. */
export interface CampaignKind {
  readonly ledger: GamePackage;
  readonly game: GamePackage;
  readonly links: Links;
}

/** The table of a fight, completed. */
export interface SetUp {
  options: Options;
  given: MatchGiven;
}

export function setUpOf(game: GamePackage, { options, given, players }: LinkedMatch): SetUp | Refusal {
  const complete = game.options(options, players.length);
  if (isRefusal(complete)) return complete;
  const brought = game.handedIn(given, complete, players.length);
  return isRefusal(brought) ? brought : { options: complete, given: brought };
}

/** The chance of every fight follows from the sealed seed of the ledger. */
export const seedOfFight = (ledger: string, { name }: LinkedMatch): string => matchKey(ledger, [name]);

/** What names a record in the ledger: the hash of its end, in which its sealed chance is. */
export const proofOf = ({ commitment, digest }: MatchRecord): string => digest ?? commitment;

/** A refusal by the rule by which the campaign takes results. */
export const refuseResult = ({ links }: CampaignKind, why: FileRefusal, about: PlainRecord = {}): Refusal =>
  refuse(links.rule, why, about);

/** The report that a record proves of a fight of the ledger with this seed, or why it proves nothing. */
export function provenBy(
  kind: CampaignKind,
  ledger: string,
  linked: LinkedMatch,
  record: MatchRecord,
): { report: Plain } | Refusal {
  const { game } = kind;
  const no = (why: FileRefusal, about?: PlainRecord): Refusal => refuseResult(kind, why, about);
  if (record.game !== game.meta.id) return no('otherGame', { game: record.game, wanted: game.meta.id });
  if (record.start !== null) return no('fromPosition');
  if (record.seed !== seedOfFight(ledger, linked) || record.entropy.length > 0) return no('otherDeal');
  const setUp = setUpOf(game, linked);
  if (isRefusal(setUp)) return setUp;
  const other = Object.keys(setUp.options).find((name) => !samePlain(record.options[name], setUp.options[name]));
  if (other !== undefined) return no('otherOptions', { option: other });
  if (!samePlain(record.given ?? null, setUp.given)) return no('otherGiven');
  const verified = verify(game, record);
  if ('problem' in verified) return no('notProven', { problem: verified.problem });
  if (verified.outcome === null || verified.report === null) return no('unfinished');
  return { report: verified.report };
}
