/** The page of a campaign: the round with its fights, the sheet of each gang, standings and news. */
import type { Seat } from '@guildhall/kernel';
import { useEffect, useMemo, useState } from 'react';
import { Round } from './desk/Round.tsx';
import { Sheet } from './gang/Sheet.tsx';
import { type Ground, type Matter, PARTS, type Part } from './ground.ts';
import { Why } from './ledger/Why.tsx';
import type { CampaignProps } from './model.ts';
import { Standings } from './stand/Standings.tsx';
import { wordsIn } from './words/words.ts';

/** The page that is open. */
interface Open {
  part: Part;
  chosen: Seat | null;
}

export function Board(props: CampaignProps) {
  const { language, view } = props;
  const words = wordsIn(language);
  const open = props.kept?.get('campaign') as Open | undefined;
  const [part, setPart] = useState<Part>(open?.part ?? (view.table.phase === 'over' ? 'standings' : 'round'));
  const [chosen, setChosen] = useState<Seat | null>(open?.chosen ?? null);
  useEffect(() => void props.kept?.set('campaign', { part, chosen } satisfies Open), [props.kept, part, chosen]);
  const [matter, setMatter] = useState<Matter | null>(null);
  const ground = useMemo<Ground>(
    () => ({
      props,
      words,
      why: setMatter,
      show(next, gang) {
        setPart(next);
        if (gang !== undefined) setChosen(gang);
      },
    }),
    [props, words],
  );
  const seat = chosen ?? view.seat ?? 0;
  return (
    <div className="kc-board">
      <nav className="kc-parts" aria-label={words.parts.label}>
        {PARTS.map((each) => (
          <button key={each} type="button" aria-current={each === part ? 'page' : undefined} onClick={() => setPart(each)}>
            {words.parts[each]}
          </button>
        ))}
      </nav>
      {part === 'round' && <Round ground={ground} />}
      {part === 'gangs' && <Sheet key={seat} ground={ground} seat={seat} />}
      {part === 'standings' && <Standings ground={ground} />}
      {matter && <Why ground={ground} matter={matter} close={() => setMatter(null)} />}
    </div>
  );
}
