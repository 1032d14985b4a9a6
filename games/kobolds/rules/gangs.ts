/** Chapter 3: building a gang. Gang notation, what a gang costs and why one cannot be had; exported for the gang builder. */
import { isRefusal, type Plain, pick, type Random, type Refusal } from '@guildhall/kernel';
import {
  CRYSTAL_COST,
  GANGS,
  HIRED_IDS,
  type HiredId,
  LEADER_IDS,
  type LeaderId,
  MOST_CRYSTALS,
  MOST_STASH,
  PAY_DAY_COINS,
  PROFILES,
  type ReadyGang,
} from '../data/index.ts';
import type { Roster } from '../given.ts';
import { no } from '../refusals.ts';
import type { Model, Table } from '../table.ts';
import { book, type KC, type P } from './book.ts';
import { gain } from './cards.ts';
import { isCampaign } from './fates.ts';
import { newModel } from './reading.ts';

/** One member; `volunteer` is Grobblar's free Scumbag (KC-18.25). */
export interface Member {
  profile: HiredId;
  name: string;
  volunteer: boolean;
}
export interface GangList {
  name: string;
  leader: LeaderId;
  leaderName: string;
  members: Member[];
  crystals: number;
  stash: number;
}

/** A gang as it is being built: its Leader may be missing still, and a Stash of null is all that is left. */
export interface GangDraft {
  name: string;
  leader: LeaderId | null;
  leaderName: string;
  members: readonly Member[];
  crystals: number;
  stash: number | null;
}

/** What a model or gang is called at most; and the longest text that is looked at. */
export const MOST_NAME = 30;
const MOST_TEXT = 8000;
const MOST_COUNT = 100;

const isLeaderId = (word: string): word is LeaderId => (LEADER_IDS as readonly string[]).includes(word);
const isHiredId = (word: string): word is HiredId => (HIRED_IDS as readonly string[]).includes(word);
const COUNT = /^[1-9]\d{0,2}$/;
const AMOUNT = /^(?:0|[1-9]\d{0,2})$/;
/** Control and format characters, and the two that break lines. */
const CONTROL = /[\p{C}\p{Zl}\p{Zp}]/u;

const costOf = ({ profile, volunteer }: Member): number => (volunteer ? 0 : (PROFILES[profile].cost ?? 0));

/** Coins for the members alone (KC-3.5, KC-18.25). */
export const membersCost = (members: readonly Member[]): number => members.reduce((sum, member) => sum + costOf(member), 0);
/** Coins for members and crystals. */
export const listCost = (gang: Pick<GangDraft, 'members' | 'crystals'>): number =>
  membersCost(gang.members) + gang.crystals * CRYSTAL_COST;
/** What is left of the gold for the Stash (KC-3.14 to KC-3.16). */
export const restFor = (gang: Pick<GangDraft, 'members' | 'crystals'>, gold: number): number =>
  Math.max(0, Math.min(MOST_STASH, gold - listCost(gang)));

/** Why the gang cannot be had for this gold; null if it can. */
export function whyNotGang(gang: GangList, gold: number): Refusal<KC> | null {
  const { members, crystals, stash, leader } = gang;
  const wizards = members.filter(({ profile }) => profile === 'wizard').length;
  if (wizards > 1) return no('KC-3.7', 'gangTwoWizards', { wizards });
  if (members.some((member) => member.volunteer) && !PROFILES[leader].abilities.includes('volunteered')) {
    return no('KC-18.25', 'gangVolunteerWithoutGrobblar', { leader });
  }
  if (crystals > MOST_CRYSTALS) return no('KC-3.12', 'gangTooManyCrystals', { crystals, most: MOST_CRYSTALS });
  if (crystals > 0 && wizards === 0) return no('KC-3.13', 'gangCrystalsWithoutWizard', { crystals });
  if (stash > MOST_STASH) return no('KC-3.15', 'gangStash', { stash, most: MOST_STASH });
  const cost = listCost(gang) + stash;
  if (cost <= gold) return null;
  return no('KC-3.1', 'gangTooDear', {
    members: membersCost(members),
    crystals: crystals * CRYSTAL_COST,
    stash,
    cost,
    gold,
  });
}

/** What has been read so far. */
interface Reading {
  name: string | null;
  leader: LeaderId | null;
  leaderName: string;
  members: Member[];
  crystals: number | null;
  stash: number | null;
}

function readPart(words: string[], part: number, text: string, gang: Reading): Refusal<KC> | null {
  const [head, ...rest] = words;
  const name = rest.join(' ');
  const strange = no('KC-3.17', 'gangPart', { part, text: text.trim().slice(0, 80) });
  const misnamed = [...name].length > MOST_NAME || CONTROL.test(name);
  if (head === 'crystals' || head === 'stash') {
    if (rest.length !== 1 || !AMOUNT.test(rest[0])) return strange;
    if (gang[head] !== null) return no('KC-3.17', 'gangTwice', { part, what: head });
    gang[head] = Number(rest[0]);
    return null;
  }
  if (COUNT.test(head)) {
    const profile = rest[0] ?? '';
    if (rest.length !== 1 || !isHiredId(profile) || Number(head) > MOST_COUNT) return strange;
    for (let i = 0; i < Number(head); i++) gang.members.push({ profile, name: '', volunteer: false });
    return null;
  }
  if (misnamed) return no('KC-1.23', 'gangName', { part, length: [...name].length, most: MOST_NAME });
  if (head === 'gang') {
    if (gang.name !== null) return no('KC-3.17', 'gangTwice', { part, what: head });
    gang.name = name;
    return null;
  }
  if (isLeaderId(head)) {
    if (gang.leader !== null) return no('KC-3.3', 'gangTwoLeaders', { first: gang.leader, second: head });
    gang.leader = head;
    gang.leaderName = name;
    return null;
  }
  const volunteer = head === 'volunteer';
  if (volunteer && gang.members.some((member) => member.volunteer)) {
    return no('KC-18.25', 'gangTwice', { part, what: head });
  }
  if (!volunteer && !isHiredId(head)) return strange;
  gang.members.push({ profile: volunteer ? 'goblin-scumbag' : (head as HiredId), name, volunteer });
  return null;
}

/**
 * Reads "gang NAME; klacka NAME; orc-ruffian NAME; 3 goblin-scumbag; wizard; crystals 2; stash 3; volunteer". Anything may be
 * left out: a draft is what a builder works on, and whether it may play is another question.
 */
export function readDraft(text: string): GangDraft | Refusal<KC> {
  if (text.length > MOST_TEXT) return no('KC-3.17', 'gangTooLong', { length: text.length, most: MOST_TEXT });
  const read: Reading = { name: null, leader: null, leaderName: '', members: [], crystals: null, stash: null };
  for (const [at, said] of text.split(';').entries()) {
    const words = said.split(' ').filter((word) => word !== '');
    const refusal =
      words.length === 0 ? no('KC-3.17', 'gangPart', { part: at + 1, text: '' }) : readPart(words, at + 1, said, read);
    if (refusal) return refusal;
  }
  const { name, leader, leaderName, members, crystals, stash } = read;
  return { name: name ?? '', leader, leaderName, members, crystals: crystals ?? 0, stash };
}

/** Why a draft cannot play for this gold; a gang if it can. The Stash is all that is left, up to 10, unless it says otherwise. */
export function finishGang(draft: GangDraft, gold: number): GangList | Refusal<KC> {
  const { name, leader, leaderName, crystals } = draft;
  if (leader === null) return no('KC-3.3', 'gangNoLeader', {});
  const members = [...draft.members];
  const gang: GangList = { name, leader, leaderName, members, crystals, stash: draft.stash ?? restFor(draft, gold) };
  return whyNotGang(gang, gold) ?? gang;
}

/** Reads a gang in gang notation, or the id of a ready-made one, that can be had for this gold. */
export function readGang(answer: Plain, gold: number): GangList | Refusal<KC> {
  if (typeof answer !== 'string') return no('KC-3.17', 'gangNotText', { answer });
  const ready = GANGS.find(({ id }) => id === answer);
  if (ready) {
    const list = listOfReady(ready, gold);
    return whyNotGang(list, gold) ?? list;
  }
  const draft = readDraft(answer);
  return 'why' in draft ? draft : finishGang(draft, gold);
}

/** A ready-made gang as a list; one Scumbag of Grobblar's is the volunteer. */
export function listOfReady({ leader, members, crystals }: ReadyGang, gold: number): GangList {
  let free = PROFILES[leader].abilities.includes('volunteered');
  const list = members.map((profile): Member => {
    const volunteer = free && profile === 'goblin-scumbag';
    if (volunteer) free = false;
    return { profile, name: '', volunteer };
  });
  return { name: '', leader, leaderName: '', members: list, crystals, stash: restFor({ members: list, crystals }, gold) };
}

/** The gang in gang notation, nameless members of one profile together. */
export function writeGang(gang: GangDraft): string {
  const named = (word: string, name: string): string => (name === '' ? word : `${word} ${name}`);
  const parts: string[] = [];
  if (gang.name !== '') parts.push(`gang ${gang.name}`);
  if (gang.leader !== null) parts.push(named(gang.leader, gang.leaderName));
  const counts = new Map<HiredId, number>();
  for (const { profile, name, volunteer } of gang.members) {
    if (volunteer) parts.push(named('volunteer', name));
    else if (name !== '') parts.push(named(profile, name));
    else counts.set(profile, (counts.get(profile) ?? 0) + 1);
  }
  for (const [profile, n] of counts) parts.push(n === 1 ? profile : `${n} ${profile}`);
  if (gang.crystals > 0) parts.push(`crystals ${gang.crystals}`);
  if (gang.stash !== null) parts.push(`stash ${gang.stash}`);
  return parts.join('; ');
}

/** Some gang for this gold, every Leader and profile equally likely. */
export function anyGang(gold: number, random: Random): GangList {
  const leader = pick(random, LEADER_IDS);
  const members: Member[] = [];
  if (PROFILES[leader].abilities.includes('volunteered')) members.push({ profile: 'goblin-scumbag', name: '', volunteer: true });
  let left = gold - random.below(Math.min(MOST_STASH, gold) + 1);
  for (let tries = 0; tries < 40 && left > 0; tries++) {
    const profile = pick(random, HIRED_IDS);
    const cost = PROFILES[profile].cost ?? 0;
    if (cost > left || (profile === 'wizard' && members.some((member) => member.profile === 'wizard'))) continue;
    members.push({ profile, name: '', volunteer: false });
    left -= cost;
  }
  const wizard = members.some(({ profile }) => profile === 'wizard');
  const crystals = wizard ? Math.min(MOST_CRYSTALS, Math.floor(left / CRYSTAL_COST)) : 0;
  return { name: '', leader, leaderName: '', members, crystals, stash: restFor({ members, crystals }, gold) };
}

/** Puts the gang of a seat beside the board. */
function raise(p: P, seat: number, list: GangList): void {
  const { t } = p;
  const gang = t.gangs[seat];
  gang.name = list.name;
  gang.leader = t.models.length;
  gang.stash = list.stash;
  gang.crystals = list.crystals;
  gang.poisonProof = PROFILES[list.leader].abilities.includes('poison-proof');
  t.models.push(newModel(seat, list.leader, list.leaderName));
  for (const { profile, name } of list.members) t.models.push(newModel(seat, profile, name));
  present(p, seat, writeGang(list));
}

/** The gang is open to both (KC-3.17), and Dorick's coins are added (KC-4.17). */
function present(p: P, seat: number, written: string): void {
  const { t } = p;
  const { name, leader, stash, crystals } = t.gangs[seat];
  if (p.tell) {
    const models = t.models.flatMap((model, m) => (model.seat === seat ? [m] : []));
    p.tell({ kind: 'gangRevealed', rule: 'KC-3.17', seat, gang: written, name, leader, models, stash, crystals });
  }
  const { abilities } = PROFILES[t.models[leader].profile];
  if (abilities.includes('pay-day')) gain(p, seat, PAY_DAY_COINS, 'pay-day', 'KC-18.14');
}

/** A gang of a campaign, as its roster has it (KC-30.12): whole again (KC-30.21), with equipment and a Leader's scars. */
export function enrol(t: Table, seat: number, { name, leader, members, stash, crystals }: Roster): void {
  const gang = t.gangs[seat];
  gang.name = name;
  gang.leader = t.models.length;
  gang.stash = stash;
  gang.crystals = crystals;
  gang.poisonProof = PROFILES[leader.profile].abilities.includes('poison-proof');
  const add = ({ member, profile, name: called, equipment }: Roster['members'][number] | Roster['leader']): Model => {
    const model = newModel(seat, profile, called);
    model.equipment = equipment.slice();
    model.member = member;
    t.models.push(model);
    return model;
  };
  add(leader).as = { ...leader.as };
  for (const one of members) add(one);
  t.phase = 'setup';
}

/** The gang in gang notation, as far as that goes: it knows neither equipment nor scars. */
function writtenAs(t: Table, seat: number): string {
  const { name, leader, stash, crystals } = t.gangs[seat];
  const hired = t.models.filter((model, m) => model.seat === seat && m !== leader);
  return writeGang({
    name,
    leader: t.models[leader].profile as LeaderId,
    leaderName: t.models[leader].name,
    members: hired.map((model) => ({ profile: model.profile as HiredId, name: model.name, volunteer: false })),
    crystals,
    stash,
  });
}

const listed = (t: Table, answer: string): GangList => {
  const read = readGang(answer, t.settings.gold);
  if (isRefusal(read)) throw new RangeError(`not a gang: ${read.why}`);
  return read;
};

/** KC-3.17: built in secret, open as soon as both are final. */
export const gangs = book.procedure('gangs', {}).does((w) => [
  // Gangs of a campaign were enrolled when the match was dealt.
  w.run((p) => {
    if (isCampaign(p.t)) for (const seat of [0, 1]) present(p, seat, writtenAs(p.t, seat));
  }),
  w.when(
    (t) => !isCampaign(t),
    [
      w.together<string>('build', {
        rule: 'KC-3.17',
        who: () => [0, 1],
        form: { kind: 'other', of: 'gang' },
        accepts(t, _f, _seat, answer) {
          const read = readGang(answer, t.settings.gold);
          return isRefusal(read) ? (read as Refusal<KC>) : null;
        },
        sample(t, _f, _seat, random) {
          const { gold } = t.settings;
          const ready = GANGS[random.below(2 * GANGS.length)];
          if (ready && listCost(listOfReady(ready, gold)) <= gold) return ready.id;
          return writeGang(anyGang(gold, random));
        },
        suggest(t, _f, _seat, list) {
          const { gold } = t.settings;
          for (const ready of GANGS) if (listCost(listOfReady(ready, gold)) <= gold) list.push(ready.id);
        },
        reveal(p, _f, answers) {
          for (const [seat, answer] of answers) raise(p, seat, listed(p.t, answer));
          p.t.phase = 'setup';
          p.disclose();
        },
        /** `ready`: how many ready-made gangs this gold will buy. */
        show: ({ settings: { gold } }) => ({
          gold,
          ready: GANGS.filter((each) => listCost(listOfReady(each, gold)) <= gold).length,
        }),
      }),
    ],
  ),
]);
