/** What the board of a campaign is given beside the books: its fights with a way to their tables, and the organiser's desk. */
import type { Refusal } from '@guildhall/kernel';
import { isRefusal } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { usePreferences } from '../hall/preferences.ts';
import { keysOf } from '../tables/api.ts';
import type { TableSource, TableState } from '../tables/source.ts';
import { useSteady } from './use-steady.ts';

type CampaignProps = Required<Pick<BoardProps, 'fights' | 'desk'>>;
const NONE: CampaignProps = { fights: null, desk: null };

function feedsOf(id: string, language: string): { news: string; calendar: string | null } {
  const at = `${location.origin}/api/tables/${id}/`;
  const key = keysOf(id).at(-1);
  return { news: `${at}news.atom?language=${language}`, calendar: key ? `${at}due.ics?language=${language}&key=${key}` : null };
}

export function useCampaign(
  { campaign: desk }: TableSource,
  { id, campaign: state, mine }: TableState,
  refuseWith: (refusal: Refusal) => void,
): CampaignProps {
  const [, go] = useLocation();
  const { language } = usePreferences();
  const refused = useSteady(refuseWith);
  return useMemo(() => {
    if (!desk || !state) return NONE;
    const { organiser, deadline, rulings, fights } = state;
    const open = (number: number): void => {
      const { table = null, players = [] } = fights.find((fight) => fight.number === number) ?? {};
      const isOurs = mine.some((seat) => seat === organiser || players.includes(seat));
      // Whoever only watches has no seat to take there.
      if (table && !isOurs) go(`/table/${table}`);
      else
        void desk.openFight(number).then((opened) => {
          if (isRefusal(opened)) refused(opened);
          else go(`/table/${opened.table}`);
        });
    };
    return {
      fights: { list: fights, open },
      desk: { organiser, deadline, rulings, rule: desk.rule, setDeadline: desk.setDeadline, feeds: feedsOf(id, language) },
    };
  }, [id, desk, state, mine, language, go, refused]);
}
