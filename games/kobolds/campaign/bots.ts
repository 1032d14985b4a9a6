/** What bots know of a campaign: how well a gang stands, and how a careful steward spends its money between games. */
import type { BotKnowledge, Game, Plain } from '@guildhall/kernel';
import { EQUIPMENT, HIRED_IDS, type HiredId, MOST_EQUIPMENT, PROFILES } from '../data/index.ts';
import { NOTORIETY_PRICE, worthOfProfile } from './data/index.ts';
import {
  carriedBy,
  closedBy,
  everybody,
  fightersOf,
  fightOf,
  hasWizard,
  memberName,
  NONE,
  ownedBy,
  pieceName,
  piecesWith,
  playerName,
  priceFor,
} from './reading.ts';
import type { Table } from './table.ts';

/** What a gang is worth in all: its fame, its purse and those who fight for it. */
export function standingOf(t: Table, seat: number): number {
  const { notoriety, gold, ruthlessness } = t.gangs[seat];
  const strength = ownedBy(t, seat).reduce((sum, m) => sum + worthOfProfile(t.members[m].profile), 0);
  return 2 * notoriety + gold + ruthlessness + 2 * strength;
}

/** Coins that a steward keeps for the next Stash, a gang that is large enough, and a purse that can afford a gamble. */
const RESERVE = 4;
const ENOUGH = 10;
const FLUSH = 16;
const STAKE = 2;
const USUAL_STASH = 5;

type Wish = { act: string; answer: Plain } | null;
type Steward = (t: Table, seat: number) => Wish;

/** How well a piece suits a member; 0: not at all. */
function suits(t: Table, m: number, e: number): number {
  const { item } = t.pieces[e];
  const profile = PROFILES[t.members[m].profile];
  const carried = carriedBy(t, m);
  const { ability, spell, attack, inflicts, dodge } = EQUIPMENT[item];
  if (carried.length >= MOST_EQUIPMENT || carried.some((other) => t.pieces[other].item === item)) return 0;
  if (ability !== null && profile.abilities.includes(ability)) return 0;
  if (spell > 0) return profile.category === 'wizard' ? 100 : 0;
  if ((attack > 0 || inflicts !== null || dodge) && profile.fight === null) return 0;
  return worthOfProfile(profile.id) + (profile.fight ?? 0) + (profile.category === 'leader' ? -4 : 0);
}

const equip: Steward = (t, seat) => {
  for (const e of piecesWith(t, seat)) {
    if (t.pieces[e].bearer !== NONE) continue;
    let best: number = NONE;
    for (const m of fightersOf(t, seat))
      if (suits(t, m, e) > 0 && (best === NONE || suits(t, m, e) > suits(t, best, e))) best = m;
    if (best !== NONE) return { act: 'anytime/equip', answer: `${pieceName(e)} ${memberName(best)}` };
    if (t.pieces[e].lent === NONE) return { act: 'anytime/sell piece', answer: pieceName(e) };
  }
  return null;
};

const reply: Steward = (t, seat) => {
  const offer = t.offers.find(({ to }) => to === seat);
  if (!offer) return null;
  const wanted = offer.price <= STAKE && offer.price <= t.gangs[seat].gold && offer.thing.startsWith('m');
  const second = wanted && t.members[Number(offer.thing.slice(1))].profile === 'wizard' && hasWizard(t, seat);
  return { act: 'anytime/reply', answer: `${wanted && !second ? 'accept' : 'refuse'} ${offer.thing}` };
};

/** The dearest of a list, for the most strength. */
const dearest = (list: readonly HiredId[]): HiredId | undefined =>
  list.reduce<HiredId | undefined>(
    (best, id) => (best === undefined || worthOfProfile(id) > worthOfProfile(best) ? id : best),
    undefined,
  );

const hire: Steward = (t, seat) => {
  const { gold, freeRunts, freeThugs } = t.gangs[seat];
  const free = HIRED_IDS.find(
    (id) => (PROFILES[id].category === 'thug' && freeThugs > 0) || (PROFILES[id].category === 'runt' && freeRunts > 0),
  );
  if (free) return { act: 'anytime/hire', answer: `free ${free}` };
  if (ownedBy(t, seat).length >= ENOUGH) return null;
  const open = HIRED_IDS.filter(
    (id) => closedBy(t, seat, id) === null && priceFor(t, seat, id) <= gold - RESERVE && (id !== 'wizard' || !hasWizard(t, seat)),
  );
  const best = dearest(open);
  return best ? { act: 'anytime/hire', answer: best } : null;
};

const fame: Steward = (t, seat) => {
  const { gold, played, bought } = t.gangs[seat];
  return played && !bought && gold >= NOTORIETY_PRICE + RESERVE ? { act: 'anytime/buy', answer: 'notoriety' } : null;
};

/** A small stake on the gang that stands best, if there is money to lose. */
const gamble: Steward = (t, seat) => {
  if (t.gangs[seat].gold < FLUSH || t.bets.some(({ by }) => by === seat)) return null;
  const others = everybody(t).filter((on) => fightOf(t, on)?.fight.players.includes(seat) === false);
  const [best] = others.sort((a, b) => standingOf(t, b) - standingOf(t, a));
  return best === undefined ? null : { act: 'anytime/bet', answer: `${STAKE} on ${playerName(best)}` };
};

const STEWARDS: readonly Steward[] = [reply, equip, hire, fame, gamble];

export const bots: BotKnowledge<Table> = {
  evaluate({ table: t }: Game<Table>, seat) {
    const mine = standingOf(t, seat);
    const best = Math.max(...t.gangs.map((_, other) => (other === seat ? 0 : standingOf(t, other))));
    return mine + best === 0 ? 0.5 : mine / (mine + best);
  },
  unasked({ table: t }, seat) {
    if (t.phase !== 'business') return null;
    for (const steward of STEWARDS) {
      const wish = steward(t, seat);
      if (wish) return wish;
    }
    return null;
  },
  /** Half of a purse goes along, and all crystals that are of use. */
  urge(_g, _seat, answer) {
    const brought = typeof answer === 'string' ? /^stash (\d+)(?: crystals (\d+))?$/.exec(answer) : null;
    return brought ? Number(brought[2] ?? 0) - Math.abs(Number(brought[1]) - USUAL_STASH) : 0;
  },
};
