/** Chapter 30: founding a gang with 10 coins (KC-30.7 to KC-30.11), and what a starting level brings (KC-30.23). */
import { isRefusal, type Options, type Plain, pick, type Random, type Refusal } from '@guildhall/kernel';
import { HIRED_IDS, type HiredId, LEADER_IDS, type LeaderId, PROFILES } from '../../data/index.ts';
import { type GangDraft, type Member, membersCost, readDraft, writeGang } from '../../rules/gangs.ts';
import { STARTING_GOLD } from '../data/index.ts';
import { STARTERS } from '../data/starters.ts';
import { closedBy, everybody, NONE, pointsFor } from '../reading.ts';
import { no } from '../refusals.ts';
import type { Gang, Table } from '../table.ts';
import { book, type KC, type P } from './book.ts';
import { reachLevels } from './levels.ts';
import { pay, take } from './money.ts';

const newGang = (start: number): Gang => ({
  name: '',
  leader: NONE,
  gold: 0,
  shown: 0,
  notoriety: start,
  ruthlessness: 0,
  crystals: 0,
  freeRunts: 0,
  freeThugs: 0,
  reached: 0,
  injuries: { move: 0, fight: 0, defend: 0, wounds: 0, leadership: 0 },
  played: false,
  bought: false,
  last: NONE,
  satOut: 0,
  history: [],
});

/** KC-30.23: a starting level is a Notoriety that everybody has. */
export function deal(options: Options, seats: number): Table {
  const { rounds, start, doubled, optional } = options;
  return {
    settings: { rounds: Number(rounds), start: Number(start), doubled: doubled === true, optional: optional === true },
    phase: 'founding',
    round: 0,
    scenario: '',
    gangs: Array.from({ length: seats }, () => newGang(Number(start))),
    members: [],
    pieces: [],
    fights: [],
    bets: [],
    offers: [],
    deals: [],
    coins: 0,
  };
}

type Founded = GangDraft & { leader: LeaderId };

/** A gang that this seat may begin with, or why it may not. */
function readFounding(t: Table, seat: number, answer: Plain): Founded | Refusal<KC> {
  if (typeof answer !== 'string') return no('KC-30.7', 'notAnAnswer', { answer });
  const draft = readDraft(answer);
  if ('why' in draft) return draft;
  const { leader, members, crystals, stash } = draft;
  if (leader === null) return no('KC-30.7', 'noLeader', {});
  if (crystals > 0 || stash !== null) return no('KC-30.10', 'foundingExtras', {});
  if (members.filter(({ profile }) => profile === 'wizard').length > 1) return no('KC-3.7', 'secondWizard', {});
  const closed = members.map(({ profile }) => ({ profile, gift: closedBy(t, seat, profile) })).find(({ gift }) => gift !== null);
  if (closed?.gift) {
    const { notoriety } = t.gangs[seat];
    return no('KC-30.9', 'closedCategory', { profile: closed.profile, points: pointsFor(t, closed.gift), notoriety });
  }
  if (members.some(({ volunteer }) => volunteer) && !PROFILES[leader].abilities.includes('volunteered'))
    return no('KC-18.25', 'noFreeHire', { profile: 'goblin-scumbag' });
  const cost = membersCost(members);
  return cost > STARTING_GOLD ? no('KC-30.8', 'foundingTooDear', { cost, gold: STARTING_GOLD }) : { ...draft, leader };
}

/** Any gang at all: the Leader by lot, and whoever can be paid. */
function anyFounding(t: Table, seat: number, random: Random): string {
  const leader = pick(random, LEADER_IDS);
  const members: Member[] = [];
  if (PROFILES[leader].abilities.includes('volunteered')) members.push({ profile: 'goblin-scumbag', name: '', volunteer: true });
  const open = HIRED_IDS.filter((profile) => closedBy(t, seat, profile) === null && profile !== 'wizard');
  let left = random.below(STARTING_GOLD + 1);
  for (let tries = 0; tries < 20; tries++) {
    const profile: HiredId = pick(random, open);
    const cost = PROFILES[profile].cost ?? 0;
    if (cost > left) continue;
    members.push({ profile, name: '', volunteer: false });
    left -= cost;
  }
  return writeGang({ name: '', leader, leaderName: '', members, crystals: 0, stash: null });
}

/** KC-30.8, KC-30.10: the coins that are not spent are the Campaign Stash. */
function found(p: P, seat: number, answer: string): void {
  const { t } = p;
  const draft = readFounding(t, seat, answer);
  if (isRefusal(draft)) throw new RangeError(`not a gang: ${draft.why}`);
  const { leader, leaderName, name, members } = draft as Founded;
  const gang = t.gangs[seat];
  pay(t, seat, STARTING_GOLD);
  gang.name = name;
  gang.leader = t.members.length;
  t.members.push({ owner: seat, profile: leader, name: leaderName, paid: 0, fate: 'active', lent: NONE });
  for (const { profile, name: called, volunteer } of members) {
    const paid = volunteer ? 0 : (PROFILES[profile].cost ?? 0);
    take(t, seat, paid);
    t.members.push({ owner: seat, profile, name: called, paid, fate: 'active', lent: NONE });
  }
  gang.shown = gang.gold;
  p.tell?.({
    kind: 'founded',
    rule: 'KC-30.7',
    seat,
    gang: name,
    leader,
    members: members.map(({ profile }) => profile),
    gold: gang.gold,
  });
}

export const founding = book.procedure('founding', {}).does((w) => [
  w.together<string>('found', {
    rule: 'KC-30.7',
    who: everybody,
    form: { kind: 'other', of: 'gang' },
    accepts(t, _f, seat, answer) {
      const read = readFounding(t, seat, answer);
      return isRefusal(read) ? (read as Refusal<KC>) : null;
    },
    sample: (t, _f, seat, random) => (random.below(2) === 0 ? pick(random, STARTERS) : anyFounding(t, seat, random)),
    suggest: (_t, _f, _seat, list) => void list.push(...STARTERS),
    reveal(p, _f, answers) {
      for (const [seat, answer] of answers) found(p, seat, answer);
      // KC-30.24: a starting level grants its effects at once.
      for (const seat of everybody(p.t)) reachLevels(p, seat, 'KC-30.24');
      p.disclose();
    },
    show: () => ({ gold: STARTING_GOLD }),
  }),
]);
