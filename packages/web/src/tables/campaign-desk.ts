/** What is done at the table of a campaign beside its books. Only such tables fetch it. */
import { type Language, type Refusal, refuse, type Seat } from '@guildhall/kernel';
import type { FightBody, FightReply, ReadingBody, ReadingReply, RulingState } from '@guildhall/wire';
import { beSomebody, keysOf, refusalIn, remember, request, ServerProblem } from './api.ts';
import { type CampaignTable, SERVER_RULE } from './source.ts';

/** The table of a fight, with one's seat there; it is laid if nobody has opened it before. Whoever only watches takes no seat. */
export async function openFight({ id, state }: CampaignTable, number: number): Promise<{ table: string } | Refusal> {
  const { campaign, mine } = state();
  const { table: laid = null, players = [] } = campaign?.fights.find((fight) => fight.number === number) ?? {};
  if (laid && !mine.some((seat) => seat === campaign?.organiser || players.includes(seat))) return { table: laid };
  try {
    await beSomebody();
    const body: FightBody = { keys: keysOf(id) };
    const { table, grants } = await request<FightReply>('POST', `/api/tables/${id}/fights/${number}`, body);
    remember(table, grants);
    return { table };
  } catch (error) {
    if (error instanceof ServerProblem) return refusalIn(error) ?? refuse(SERVER_RULE, error.problem.reason);
    return refuse(SERVER_RULE, 'internal');
  }
}

/** The address of the news, for programs that read them. */
export const newsAt = ({ id }: CampaignTable, language: Language): string =>
  `${location.origin}/api/tables/${id}/news.atom?language=${language}`;

/** That of what is due for one's seat, by a key that only reads. */
export const calendarAt = ({ id }: CampaignTable, key: string, language: Language): string =>
  `${location.origin}/api/tables/${id}/due.ics?language=${language}&key=${key}`;

/** Such a key; `renew`: a new one, and the one before ends. Null: one has no seat, or nobody answers. */
export async function readingKey({ id }: CampaignTable, renew: boolean): Promise<string | null> {
  const body: ReadingBody = { keys: keysOf(id), renew };
  try {
    const { keys } = await request<ReadingReply>('POST', `/api/tables/${id}/reading`, body);
    return keys.at(-1)?.key ?? null;
  } catch {
    return null;
  }
}

export const rule = (
  { id, bySeat }: CampaignTable,
  of: Seat,
  what: RulingState['what'],
  reason: string,
): Promise<Refusal | null> => bySeat((seat) => ({ type: 'rule', table: id, seat, of, what, reason }));

export const setDeadline = ({ id, bySeat }: CampaignTable, until: number | null): Promise<Refusal | null> =>
  bySeat((seat) => ({ type: 'deadline', table: id, seat, until }));
