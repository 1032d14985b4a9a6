/** What the board of a campaign is given beside the books. How it is made is fetched at such a table alone. */
import type { Refusal } from '@guildhall/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { usePreferences } from '../hall/preferences.ts';
import type { TableSource, TableState } from '../tables/source.ts';
import type { CampaignProps } from './campaign-props.ts';
import { useSteady } from './use-steady.ts';

type Making = typeof import('./campaign-props.ts');
const NONE: CampaignProps = { fights: null, desk: null };

export function useCampaign(
  { campaign: table }: TableSource,
  { campaign: state, mine }: TableState,
  refuseWith: (refusal: Refusal) => void,
): CampaignProps {
  const [, go] = useLocation();
  const { language } = usePreferences();
  const refused = useSteady(refuseWith);
  const [making, setMaking] = useState<Making | null>(null);
  const [key, setKey] = useState<string | null>(null);
  const fetched = state ? table : undefined;
  const seated = mine.length > 0;
  useEffect(() => {
    if (!fetched) return;
    void import('./campaign-props.ts').then((made) => {
      setMaking(made);
      if (seated) void made.readingKey(fetched, false).then(setKey);
    });
  }, [fetched, seated]);
  return useMemo(
    () => (making && table && state ? making.campaignProps(table, state, { language, go, refused, key, setKey }) : NONE),
    [making, table, state, language, go, refused, key],
  );
}
