/** What simulated seasons are summed up by: leads, bonuses for audacity, equipment, and sentences that follow. */
import type { Figure, LinkedMatch, Plain, Shown } from '@guildhall/kernel';
import { QuickRandom } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { AUDACITY } from '../../campaign/data/index.ts';
import type { CampaignFact } from '../../campaign/facts.ts';
import { figures } from '../../campaign/figures/index.ts';
import { campaign } from '../../campaign/index.ts';
import { founded } from './scene.ts';

const season = (facts: readonly CampaignFact[], notoriety: readonly number[]): Figure[] => {
  const { table } = founded({ seats: notoriety.length });
  for (const [seat, points] of notoriety.entries()) table.gangs[seat].notoriety = points;
  return figures.season(facts, table);
};
const of = (all: readonly Figure[], group: string): { [name: string]: unknown } =>
  Object.fromEntries(all.filter((one) => one.group === group).map(({ group: _, name, ...rest }) => [name, rest]));

const gained = (seat: number, add: number, notoriety: number, rule: CampaignFact['rule'] = 'KC-32.1'): CampaignFact => ({
  kind: 'notoriety',
  rule,
  seat,
  add,
  notoriety,
});
const opened = (round: number): CampaignFact => ({ kind: 'booksOpened', rule: 'KC-33.1', round, gold: [] });

describe('the lead', () => {
  it('counts who was alone in front after each round, and how far', () => {
    const all = season([gained(0, 10, 10), opened(1), gained(1, 10, 10), opened(2), gained(1, 5, 15), opened(3)], [10, 15]);
    expect(of(all, 'lead')).toEqual({ 1: { amount: 10 }, 2: { amount: 0 }, 3: { amount: 5 } });
    expect(of(all, 'leading')).toEqual({ 1: { won: 0, of: 1 }, 3: { won: 1, of: 1 } });
  });

  it('is said to run away from the first round that decides more than half of the seasons', () => {
    const row = (name: string, low: number): Shown => ({ name, of: 100, value: low + 0.1, low, high: low + 0.2 });
    const said = (...rows: Shown[]): string => figures.conclude('en', (group) => (group === 'leading' ? rows : []))[0];
    expect(said(row('1', 0.3), row('2', 0.51), row('3', 0.9))).toContain('after round 2');
    // After the last round the lead is the title itself.
    expect(said(row('1', 0.3), row('2', 0.5), row('3', 0.9))).toContain('no runaway leader');
  });
});

describe('audacity', () => {
  const begins: CampaignFact = {
    kind: 'fightBegins',
    rule: 'KC-30.12',
    fight: 0,
    players: [0, 1],
    ratings: [0, 10],
    underdog: 0,
  };
  const { completes, loses } = AUDACITY;

  it('KC-32.10: brings the underdog nearer by what both gain and lose, and may decide who is Most Notorious', () => {
    const facts = [begins, gained(0, 10, 20, completes.rule), gained(1, -10, 0, completes.rule)];
    const all = season(facts, [20, 15]);
    expect(of(all, 'audacity')).toMatchObject({ completes: { won: 1, of: 1 }, loses: { won: 0, of: 1 } });
    expect(of(all, 'nearer')).toEqual({ completes: { amount: 20 } });
    expect(of(all, 'overtakes')).toMatchObject({ completes: { won: 1, of: 1 }, loses: { won: 0, of: 0 } });
    expect(of(all, 'decides')).toMatchObject({ completes: { won: 1 }, loses: { won: 0 }, all: { won: 1 } });
  });

  it('KC-32.7: a bonus that changes nothing in the end decides nothing', () => {
    const all = season([begins, gained(0, 5, 5, loses.rule)], [5, 30]);
    expect(of(all, 'nearer')).toEqual({ loses: { amount: 5 } });
    expect(of(all, 'overtakes')).toMatchObject({ loses: { won: 0, of: 1 } });
    expect(of(all, 'decides')).toMatchObject({ loses: { won: 0 }, all: { won: 0 } });
  });
});

describe('equipment', () => {
  const one = (equipment: string[], stash = 3): Plain => ({
    leader: { equipment: [] },
    members: [{ profile: 'orc-ruffian', equipment }],
    stash,
  });
  const linked = (...own: Plain[]): LinkedMatch => ({
    number: 0,
    name: 'x',
    players: [0, 1],
    options: {},
    given: { all: null, own },
  });

  it('counts for the side that alone carries it, and only where somebody won', () => {
    const fight = linked(one(['hammer', 'whip']), one(['whip'], 1));
    const won = { winner: 0, scenario: 'vic' };
    expect(of(figures.match(fight, won), 'equipment')).toEqual({ hammer: { won: 1, of: 1 } });
    expect(figures.contest(fight, won)).toMatchObject({ won: true, more: { hammer: 1, whip: 0, stash: 2, strength: 0 } });
    expect(figures.match(fight, { winner: -1, scenario: 'vic' })).toEqual([{ group: 'decided', name: 'vic', won: 0, of: 1 }]);
    expect(figures.contest(fight, { winner: -1, scenario: 'vic' })).toBeNull();
  });
});

it('every player is dealt a gang of another Leader, and all of them may be founded', () => {
  const dealt = figures.opening(7, new QuickRandom(3)) as string[];
  expect(new Set(dealt.map((gang) => gang.split(';')[0])).size).toBe(7);
  expect(dealt).not.toEqual(figures.opening(7, new QuickRandom(4)));
  const { game } = founded({ seats: 7, gangs: dealt });
  expect(campaign.question(game)).toBe('business/bring');
});
