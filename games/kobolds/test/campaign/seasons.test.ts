/** Whole seasons at random, with much business between games: nothing is lost and nothing comes from nowhere. */
import { QuickRandom } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { campaign } from '../../campaign/index.ts';
import { actAtRandom, type CampaignScene, dealt } from './scene.ts';

const SEASONS = 500;

describe('seasons at random', () => {
  /** All coins by the facts alone: what each rule has made or taken away. */
  function coinsByFacts(s: CampaignScene): number {
    let coins = 0;
    for (const fact of s.facts) {
      if (fact.kind === 'founded') coins += fact.gold;
      if (fact.kind === 'hired' || fact.kind === 'crystalBought' || fact.kind === 'notorietyBought') coins -= fact.price;
      if (fact.kind === 'memberSold') coins += fact.refund;
      if (fact.kind === 'pieceSold') coins += fact.price;
      if (fact.kind === 'brought') coins -= fact.stash;
      if (fact.kind === 'stashBack' || fact.kind === 'coffersSplit') coins += fact.coins;
      if (fact.kind === 'mugged' || fact.kind === 'rewarded') coins += fact.gold;
      if (fact.kind === 'betSettled') coins += fact.back - fact.stake;
    }
    return coins;
  }

  it('KC-35.16, KC-31.5, KC-33.7: money, members and equipment are conserved but for what a rule makes or takes away', () => {
    const reached = new Set<string>();
    for (let seed = 1; seed <= SEASONS; seed++) {
      const random = new QuickRandom(seed);
      const s = dealt({ seats: 2 + (seed % 5), seed, options: { rounds: 3, start: (seed % 9) * 5 } });
      while (!s.isOver) {
        for (let n = random.below(6); n > 0; n--) actAtRandom(s, random);
        const { actors } = s;
        const seat = actors[random.below(actors.length)];
        s.answer(seat, campaign.sample(s.game, seat, random));
      }
      for (const { kind } of s.facts) reached.add(kind);
      const { gangs, members, pieces, coins } = s.table;
      expect(gangs.reduce((sum, { gold }) => sum + gold, 0)).toBe(coins);
      expect(coinsByFacts(s)).toBe(coins);
      const count = (kind: 'hired' | 'recruited' | 'memberSold' | 'found' | 'pieceSold'): number => s.all(kind).length;
      const founders = s.all('founded').reduce((sum, fact) => sum + 1 + fact.members.length, 0);
      expect(members).toHaveLength(founders + count('hired') + count('recruited'));
      expect(members.filter(({ fate }) => fate === 'sold')).toHaveLength(count('memberSold'));
      expect(pieces).toHaveLength(count('found'));
      expect(pieces.filter(({ fate }) => fate === 'sold')).toHaveLength(count('pieceSold'));
      expect(pieces.filter(({ fate }) => fate === 'destroyed')).toHaveLength(
        s.all('pieceTested').filter(({ survived }) => !survived).length,
      );
    }
    for (const kind of ['agreed', 'betSettled', 'returned', 'recruited', 'injured', 'pieceTested', 'memberSold'])
      expect(reached).toContain(kind);
  });
});
