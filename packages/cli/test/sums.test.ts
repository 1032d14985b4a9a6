/** What seasons add up to. */
import type { Contest } from '@guildhall/kernel';
import { loadCampaign } from '@guildhall/registry';
import { expect, test } from 'vitest';
import type { Season } from '../src/campaign/season.ts';
import { addUp } from '../src/campaign/sums.ts';

const season = (contests: Contest[]): Season => ({ figures: [], contests, fights: contests.length, decisions: 0, work: 0 });

test('what a cause is worth is told only of those that enough fights differed in', async () => {
  const kind = await loadCampaign('kobolds-campaign');
  const contests = Array.from({ length: 40 }, (_, n): Contest => {
    const side = n % 2 === 0 ? 1 : -1;
    // The hammer wins three fights of four; the staff was brought to three fights, and all were won.
    return { won: n % 8 < 6 ? side > 0 : side < 0, more: { hammer: side, staff: n < 3 ? side : 0 } };
  });
  const [worth] = addUp(kind, [season(contests.slice(0, 25)), season(contests.slice(25))]).filter(({ of }) => of === 'worth');
  expect(worth.rows.map(({ name, of }) => [name, of])).toEqual([['hammer', 40]]);
  expect(worth.rows[0].value).toBeCloseTo(0.25);
  expect(addUp(kind, [season(contests.slice(0, 19))])).toEqual([]);
});
