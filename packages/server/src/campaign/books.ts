/** A campaign that is over, with the records of its fights, in one file that proves itself. */
import { CAMPAIGN_FORMAT, type CampaignRecord, proofOf } from '@guildhall/campaign';
import type { MatchRecord } from '@guildhall/kernel/hall';
import type { Hall } from '../hall.ts';
import { statusOf } from '../store/kept.ts';
import { Denied } from '../table/problem.ts';
import { exported } from '../table/report.ts';

/** The whole campaign. It contains every seed, so it leaves the house only when all is over. */
export async function booksOf(hall: Hall, id: string): Promise<CampaignRecord> {
  const keeper = await hall.keeper(id);
  const { tables, proofs, rulings } = await keeper.with(({ campaign, match, file }) => {
    if (!campaign || !match) throw new Denied('noRequest', 'this is no campaign');
    if (file.setting.imported) throw new Denied('noRequest', 'it was brought in, and its fights were played elsewhere');
    const { links } = campaign;
    return {
      tables: campaign.tables(),
      proofs: new Set(
        match.line().flatMap((entry) => {
          const result = 'question' in entry && entry.question === links.question ? links.read(entry.answer) : null;
          return result && result.proof !== '' ? [result.proof] : [];
        }),
      ),
      rulings: campaign.rulings.flatMap(({ what, line, of, reason }) => (what === 'correct' ? [{ line, seat: of, reason }] : [])),
    };
  });
  const ledger = await exported(hall, id);
  const matches: MatchRecord[] = [];
  for (const table of tables) {
    if ((await statusOf(hall.store.db, table)) !== 'over') continue;
    const record = await exported(hall, table);
    if (proofs.has(proofOf(record))) matches.push(record);
  }
  return { format: CAMPAIGN_FORMAT, ledger, matches, deadline: null, rulings };
}
