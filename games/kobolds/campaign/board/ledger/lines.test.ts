/** The ledger behind every number: its lines add up to what is shown, whoever looks, all through seasons at random. */
import { QuickRandom } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { dealt } from '../../../test/campaign/scene.ts';
import type { CampaignFact } from '../../facts.ts';
import { campaign } from '../../index.ts';
import { chaptersOf, coursesOf, FIGURES } from './lines.ts';

/** What a viewer was told, of all that happened. */
type Heard = { facts: CampaignFact[]; decisions: null };

describe('the lines behind a number', () => {
  test('add up to the number that is shown, for everybody who looks', () => {
    let looks = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const random = new QuickRandom(seed);
      const seats = 2 + (seed % 4);
      const s = dealt({ seats, seed, options: { rounds: 3, start: (seed % 9) * 5 } });
      while (!s.isOver) {
        for (let n = random.below(6); n > 0; n--) {
          const seat = random.below(seats);
          const may = campaign.acts(s.game, seat);
          if (may.length === 0) continue;
          const act = may[random.below(may.length)] as Parameters<typeof s.act>[1];
          s.act(seat, act, campaign.sampleAct(s.game, seat, act, random));
        }
        const seat = s.actors[random.below(s.actors.length)];
        s.answer(seat, campaign.sample(s.game, seat, random));
        for (const viewer of [null, random.below(seats)]) {
          const view = s.view(viewer);
          const told: Heard = { facts: s.heard(viewer), decisions: null };
          for (const about of [0, seats - 1])
            for (const figure of FIGURES) {
              const chapters = chaptersOf(told, { seat: about, figure, viewer, start: view.table.settings.start });
              expect(chapters.at(-1)?.leaves ?? 0, `${figure} of ${about}, seen by ${viewer}, seed ${seed}`).toBe(
                view.table.gangs[about][figure],
              );
              looks++;
            }
        }
      }
      const start = s.table.gangs.map(() => s.table.settings.start);
      const courses = coursesOf(s.heard(null), 'notoriety', start);
      expect(courses.map((course) => course.at(-1))).toEqual(s.notoriety());
      expect(courses.every((course) => course.length === 4)).toBe(true);
    }
    expect(looks).toBeGreaterThan(1000);
  });
});
