/** The fights of a campaign with a way to their tables, and the organiser's desk, as the board is given them. */
import { isRefusal, type Language, type Refusal } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import type { CampaignState } from '@guildhall/wire';
import { calendarAt, newsAt, openFight, readingKey, rule, setDeadline } from '../tables/campaign-desk.ts';
import { type CampaignTable, SERVER_RULE } from '../tables/source.ts';

export type CampaignProps = Required<Pick<BoardProps, 'fights' | 'desk'>>;

interface Around {
  language: Language;
  go(path: string): void;
  refused(refusal: Refusal): void;
  /** The key of one's calendar, as far as it is known. */
  key: string | null;
  setKey(key: string | null): void;
}

export { readingKey };

export function campaignProps(table: CampaignTable, state: CampaignState, around: Around): CampaignProps {
  const { organiser, deadline, rulings, fights, past } = state;
  const { language, go, refused, key, setKey } = around;
  /** The page says why something is refused at the desk; what the server itself refuses it says already. */
  const said = async (asking: Promise<Refusal | null>): Promise<Refusal | null> => {
    const refusal = await asking;
    if (refusal && refusal.rule !== SERVER_RULE) refused(refusal);
    return refusal;
  };
  return {
    fights: {
      list: fights,
      open: (number) =>
        void openFight(table, number).then((opened) => {
          if (isRefusal(opened)) refused(opened);
          else go(`/table/${opened.table}`);
        }),
      past: past.map(({ name }) => name),
      watch(name, moment) {
        const found = past.find((one) => one.name === name);
        if (found) go(`/table/${found.table}/replay?of=${encodeURIComponent(moment)}`);
      },
    },
    desk: {
      organiser,
      deadline,
      rulings,
      rule: (...ruling) => said(rule(table, ...ruling)),
      setDeadline: (until) => said(setDeadline(table, until)),
      feeds: {
        news: newsAt(table, language),
        calendar: key === null ? null : calendarAt(table, key, language),
        renewCalendar: () => void readingKey(table, true).then(setKey),
      },
    },
  };
}
