/** What the board of a campaign is given beside the books: its fights with a way to their tables, and the organiser's desk. */
import type { Refusal } from '@guildhall/kernel';
import { isRefusal } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { usePreferences } from '../hall/preferences.ts';
import { type CampaignDesk, SERVER_RULE, type TableSource, type TableState } from '../tables/source.ts';
import { useSteady } from './use-steady.ts';

type CampaignProps = Required<Pick<BoardProps, 'fights' | 'desk'>>;
const NONE: CampaignProps = { fights: null, desk: null };

export function useCampaign(
  { campaign: desk }: TableSource,
  { campaign: state, mine }: TableState,
  refuseWith: (refusal: Refusal) => void,
): CampaignProps {
  const [, go] = useLocation();
  const { language } = usePreferences();
  const refused = useSteady(refuseWith);
  const calendar = useCalendar(state ? desk : undefined, mine.length > 0);
  return useMemo(() => {
    if (!desk || !state) return NONE;
    const { organiser, deadline, rulings, fights, past } = state;
    const open = (number: number): void =>
      void desk.openFight(number).then((opened) => {
        if (isRefusal(opened)) refused(opened);
        else go(`/table/${opened.table}`);
      });
    const watch = (name: string, moment: string): void => {
      const table = past.find((one) => one.name === name)?.table;
      if (table !== undefined) go(`/table/${table}/replay?of=${encodeURIComponent(moment)}`);
    };
    /** The page says why something is refused at the desk; what the server itself refuses it says already. */
    const said = async (asking: Promise<Refusal | null>): Promise<Refusal | null> => {
      const refusal = await asking;
      if (refusal && refusal.rule !== SERVER_RULE) refused(refusal);
      return refusal;
    };
    return {
      fights: { list: fights, open, past: past.map(({ name }) => name), watch },
      desk: {
        organiser,
        deadline,
        rulings,
        rule: (...ruling) => said(desk.rule(...ruling)),
        setDeadline: (until) => said(desk.setDeadline(until)),
        feeds: {
          news: desk.news(language),
          calendar: calendar.address?.(language) ?? null,
          renewCalendar: calendar.renew,
        },
      },
    };
  }, [desk, state, language, go, refused, calendar]);
}

/** The address of one's calendar is asked for once, by those who have a seat. Without it everything else works. */
function useCalendar(desk: CampaignDesk | undefined, seated: boolean) {
  const [address, setAddress] = useState<Address | null>(null);
  const ask = useSteady((renew: boolean): void => {
    desk?.calendar(renew).then(
      (found) => setAddress(() => found),
      () => {},
    );
  });
  useEffect(() => {
    if (desk && seated) ask(false);
  }, [desk, seated, ask]);
  return useMemo(() => ({ address, renew: () => ask(true) }), [address, ask]);
}
type Address = NonNullable<Awaited<ReturnType<CampaignDesk['calendar']>>>;
