/** A gang on the bench: it may be unfinished or too dear, and every change makes a new one. */
import {
  CRYSTAL_COST,
  DEFAULT_GOLD,
  type HiredId,
  hasAbility,
  LEAST_GOLD,
  type LeaderId,
  MOST_CRYSTALS,
  MOST_GOLD,
  MOST_STASH,
  type ReadyGang,
} from '../../../data/index.ts';
import { type GangDraft, listOfReady, type Member, membersCost, restFor } from '../../../rules/gangs.ts';

export interface DraftMember extends Readonly<Member> {
  /** Tells members apart on the page; never written down. */
  readonly key: number;
}

export interface Draft extends Readonly<GangDraft> {
  readonly members: readonly DraftMember[];
}

export const EMPTY: Draft = { name: '', leader: null, leaderName: '', members: [], crystals: 0, stash: null };

/** Where the coins go. */
export interface Figures {
  readonly gold: number;
  readonly members: number;
  readonly crystals: number;
  /** What is left for the Stash; below 0 the gang is too dear. */
  readonly left: number;
  readonly stash: number;
  /** Unspent coins that cannot come along (KC-3.16). */
  readonly lost: number;
}

export function figuresOf(draft: Draft, gold: number): Figures {
  const members = membersCost(draft.members);
  const crystals = draft.crystals * CRYSTAL_COST;
  const left = gold - members - crystals;
  const stash = draft.stash ?? restFor(draft, gold);
  return { gold, members, crystals, left, stash, lost: Math.max(0, left - stash) };
}

const nextKey = ({ members }: Draft): number => members.reduce((most, { key }) => Math.max(most, key), 0) + 1;
const volunteers = (leader: LeaderId | null): boolean => leader !== null && hasAbility(leader, 'volunteered');
export const countOf = ({ members }: Draft, profile: HiredId): number =>
  members.filter((member) => member.profile === profile && !member.volunteer).length;

/** With Grobblar comes her volunteer, and with another Leader it goes. */
export function withLeader(draft: Draft, leader: LeaderId): Draft {
  const hired = draft.members.filter(({ volunteer }) => !volunteer);
  const led = { ...draft, leader, members: hired };
  return volunteers(leader) ? withVolunteer(led, true) : led;
}

export function withVolunteer(draft: Draft, wanted: boolean): Draft {
  const members = draft.members.filter(({ volunteer }) => !volunteer);
  if (!wanted) return { ...draft, members };
  return { ...draft, members: [{ key: nextKey(draft), profile: 'goblin-scumbag', name: '', volunteer: true }, ...members] };
}

/** The new one stands behind those of its kind. */
export function hire(draft: Draft, profile: HiredId): Draft {
  const member: DraftMember = { key: nextKey(draft), profile, name: '', volunteer: false };
  const last = draft.members.findLastIndex((each) => each.profile === profile);
  return { ...draft, members: last < 0 ? [...draft.members, member] : draft.members.toSpliced(last + 1, 0, member) };
}

export const dismiss = (draft: Draft, key: number): Draft => {
  const members = draft.members.filter((member) => member.key !== key);
  // Crystals need a Wizard (KC-3.13).
  return { ...draft, members, crystals: members.some(({ profile }) => profile === 'wizard') ? draft.crystals : 0 };
};

/** The last of its kind goes, one without a name first. */
export function dismissOne(draft: Draft, profile: HiredId): Draft {
  const kind = draft.members.filter((member) => member.profile === profile && !member.volunteer);
  const gone = kind.findLast(({ name }) => name === '') ?? kind.at(-1);
  return gone ? dismiss(draft, gone.key) : draft;
}

export const nameMember = (draft: Draft, key: number, name: string): Draft => ({
  ...draft,
  members: draft.members.map((member) => (member.key === key ? { ...member, name } : member)),
});

export const withCrystals = (draft: Draft, crystals: number): Draft => ({
  ...draft,
  crystals: Math.min(MOST_CRYSTALS, Math.max(0, crystals)),
});
export const withStash = (draft: Draft, stash: number | null): Draft => ({
  ...draft,
  stash: stash === null ? null : Math.min(MOST_STASH, Math.max(0, stash)),
});

export const goldWithin = (gold: number): number =>
  Number.isFinite(gold) ? Math.min(MOST_GOLD, Math.max(LEAST_GOLD, Math.round(gold))) : DEFAULT_GOLD;

/** A ready-made gang to start from; its Stash is whatever is left of the gold agreed on. */
export function draftOf(gang: ReadyGang, name: string): Draft {
  const list = listOfReady(gang, DEFAULT_GOLD);
  return { ...list, name, members: list.members.map((member, i) => ({ ...member, key: i + 1 })), stash: null };
}
