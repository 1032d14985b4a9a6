/** Scenes of a campaign: gangs founded as a test wants them, and reports with as little in them as it needs. */

import type { Plain, QuickRandom } from '@guildhall/kernel';
import { type Beginning, begin, Scene } from '@guildhall/kernel/testing';
import type { CampaignFact } from '../../campaign/facts.ts';
import { campaign } from '../../campaign/index.ts';
import type { QuestionName } from '../../campaign/questions.ts';
import { NONE } from '../../campaign/reading.ts';
import type { Why } from '../../campaign/refusals.ts';
import type { Result } from '../../campaign/rules/fights.ts';
import type { Table, TableView } from '../../campaign/table.ts';
import type { Fallen, SkirmishReport } from '../../report.ts';
import type { KC } from '../../rulebook/ids.generated.ts';

type Names = { question: QuestionName; rule: KC; why: Why };

/** What a test says of a side: the rest is nothing. */
export type Told = Partial<SkirmishReport['sides'][number]>;

export class CampaignScene extends Scene<Table, Plain, TableView, CampaignFact, Names> {
  /** Everybody brings nothing, and the fights begin. */
  fight(...brought: string[]): this {
    for (const seat of [...this.actors]) {
      const [none] = this.legal(seat).filter((answer) => answer === 'nothing');
      this.answer(seat, none ?? brought[seat] ?? 'stash 0');
    }
    return this;
  }

  /** The result of a fight: who completed the objective (a side, or nobody), and what else a test needs. */
  result(fight: number, winner: number, more: { a?: Told; b?: Told } & Partial<Omit<SkirmishReport, 'sides'>> = {}): Result {
    const { a, b, ...report } = more;
    const side = (told: Told = {}): SkirmishReport['sides'][number] => ({
      stash: 0,
      crystals: 0,
      left: 3,
      treasures: 0,
      atEdge: 0,
      fallen: [],
      ...told,
    });
    const { scenario } = this.table;
    return {
      fight,
      proof: '',
      report: {
        scenario: scenario === '' ? 'all-out-brawl' : scenario,
        reason: winner < 0 ? 'turnLimit' : 'score',
        winner,
        coffers: 0,
        vicFellTo: NONE,
        ...report,
        sides: [side(a), side(b)],
      },
    };
  }

  report(...given: Parameters<CampaignScene['result']>): this {
    return this.answer(0, this.result(...given));
  }

  /** The numbers of a seat's members, its Leader first. */
  gang(seat: number): number[] {
    return this.table.members.flatMap(({ owner, fate }, m) => (owner === seat && fate === 'active' ? [m] : []));
  }
  gold(): number[] {
    return this.table.gangs.map(({ gold }) => gold);
  }
  notoriety(): number[] {
    return this.table.gangs.map(({ notoriety }) => notoriety);
  }
}

export const fell = (member: number, by: number, fate: Fallen['fate'] = 'killed'): Fallen => ({ member, fate, by });

/** The gang of every seat unless a test says otherwise: five coins are left. */
export const USUAL = 'klacka; orc-ruffian; 2 goblin-scumbag';

/** Draws for `pairs` that leave the seats in their order: 0 against 1, 2 against 3. */
const inOrder = (seats: number): number[] => Array.from({ length: seats }, () => 0);

/** Index of a card of the pack: King of clubs is 12. */
export const CARD = { brawl: 12, seek: 0, carriage: 2, cuddly: 4, territory: 6, vic: 8, chuck: 10, rat: 11 } as const;

/** Any results of chance are scripted: enough of them for one round unless the test gives its own. */
export function dealt({ seats = 4, chance = {}, ...more }: Beginning = {}): CampaignScene {
  const script = {
    scenario: [CARD.brawl, CARD.vic, CARD.brawl, CARD.vic],
    pairs: [...inOrder(seats), ...inOrder(seats), ...inOrder(seats)],
    'sits out': [0, 0, 0],
    equipment: Array.from({ length: 60 }, () => 0),
    'equipment test': Array.from({ length: 20 }, () => 0),
    ...chance,
  };
  return new CampaignScene(campaign, begin(campaign, { seats, chance: script, ...more }));
}

/** Founded, and the first round is drawn. */
export function founded(beginning: Beginning & { gangs?: readonly string[] } = {}): CampaignScene {
  const { gangs = [], ...rest } = beginning;
  const s = dealt(rest);
  for (const seat of [...s.actors]) s.answer(seat, gangs[seat] ?? USUAL);
  return s.forget();
}

/** Does something out of turn, if there is something to do. */
export function actAtRandom(s: CampaignScene, random: QuickRandom): void {
  const seat = random.below(s.table.gangs.length);
  const may = campaign.acts(s.game, seat);
  if (may.length === 0) return;
  const act = may[random.below(may.length)] as Parameters<CampaignScene['act']>[1];
  s.act(seat, act, campaign.sampleAct(s.game, seat, act, random));
}
