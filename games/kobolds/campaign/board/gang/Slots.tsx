/** What a member carries: two pieces at most (KC-34.5), each with its sign; pressing one shows where it came from. */
import { MOST_EQUIPMENT } from '../../../data/index.ts';
import { carriedBy } from '../../reading.ts';
import { ItemSign } from '../art/Sign.tsx';
import type { Ground } from '../ground.ts';
import { inOrder } from '../lists/in-order.ts';
import { asTable, itemName, namesIn } from '../model.ts';

export function Slots({ ground, m }: { ground: Ground; m: number }) {
  const { props, words, why } = ground;
  const { table } = props.view;
  const carried = carriedBy(asTable(table), m);
  return (
    <ul className="kc-slots" aria-label={words.sheet.carries}>
      {inOrder(Array.from({ length: MOST_EQUIPMENT }, (_, i) => carried[i])).map(({ value: e, at }) => {
        if (e === undefined) return <li key={at}>{words.sheet.empty}</li>;
        const { item } = table.pieces[e];
        return (
          <li key={at} className="on">
            <button type="button" title={namesIn(props.language).equipment[item].text} onClick={() => why({ of: 'piece', e })}>
              <ItemSign item={item} size={17} /> {itemName(item, props.language)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
