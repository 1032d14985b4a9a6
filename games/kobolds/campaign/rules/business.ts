/** Chapters 32, 34 and 35: hiring, selling, equipping and buying between games. */
import { CRYSTAL_COST, type EquipmentId, HIRED_IDS, MOST_EQUIPMENT, PROFILES, type ProfileId } from '../../data/index.ts';
import { BLACK_MARKET, isHired, NOTORIETY_BOUGHT, NOTORIETY_PRICE } from '../data/index.ts';
import {
  carriedBy,
  closedBy,
  fightersOf,
  hasWizard,
  memberIn,
  memberName,
  NONE,
  ownedBy,
  pieceIn,
  pieceName,
  piecesWith,
  playsFor,
  pointsFor,
  priceFor,
} from '../reading.ts';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { businessAct } from './act.ts';
import type { KC, P } from './book.ts';
import { reachLevels } from './levels.ts';
import { pay, take } from './money.ts';

/** KC-35.16. */
export const tooDear = (t: Table, seat: number, price: number, rule: KC = 'KC-35.16') =>
  price > t.gangs[seat].gold ? no(rule, 'tooDear', { price, gold: t.gangs[seat].gold }) : null;

/** Offers of what has changed hands or is gone are void. */
export function voidOffers(t: Table, thing: string): void {
  t.offers = t.offers.filter((offer) => offer.thing !== thing);
}

/** What a member leaves behind becomes spare (KC-35.19). */
export function strip(t: Table, m: number): void {
  for (const e of carriedBy(t, m)) t.pieces[e].bearer = NONE;
}

/** A new member; its number. */
export function join(t: Table, seat: number, profile: ProfileId, paid: number): number {
  return t.members.push({ owner: seat, profile, name: '', paid, fate: 'active', lent: NONE }) - 1;
}

/** What the things are that a seat can name, for the words of its answers. */
export function thingsOf(t: Table, seat: number): { things: { [name: string]: ProfileId | EquipmentId } } {
  const things: { [name: string]: ProfileId | EquipmentId } = {};
  const concerns = ({ owner, lent }: { owner: number; lent: number }): boolean => owner === seat || lent === seat;
  for (const [m, member] of t.members.entries())
    if (member.fate === 'active' && concerns(member)) things[memberName(m)] = member.profile;
  for (const [e, piece] of t.pieces.entries()) if (piece.fate === 'kept' && concerns(piece)) things[pieceName(e)] = piece.item;
  return { things };
}

const FREE = 'free ';
/** KC-32.14, KC-32.18: a free hire is any unit of its category. */
const freeHires = (t: Table, seat: number, profile: ProfileId): number => {
  const { freeRunts, freeThugs } = t.gangs[seat];
  const { category } = PROFILES[profile];
  return category === 'runt' ? freeRunts : category === 'thug' ? freeThugs : 0;
};

businessAct('hire', {
  rule: 'KC-35.1',
  // A Runt is always open, and costs one coin.
  some: (t, seat) => t.gangs[seat].gold > 0 || t.gangs[seat].freeRunts + t.gangs[seat].freeThugs > 0,
  candidates: () => [...HIRED_IDS.map((profile) => `${FREE}${profile}`), ...HIRED_IDS],
  why(t, seat, answer) {
    const free = answer.startsWith(FREE);
    const profile = free ? answer.slice(FREE.length) : answer;
    if (!isHired(profile)) return no('KC-35.1', 'cannotBeHired', { answer });
    if (free) return freeHires(t, seat, profile) > 0 ? null : no('KC-32.16', 'noFreeHire', { profile });
    const gift = closedBy(t, seat, profile);
    if (gift) {
      const { notoriety } = t.gangs[seat];
      return no('KC-32.15', 'closedCategory', { profile, points: pointsFor(t, gift), notoriety });
    }
    if (profile === 'wizard' && hasWizard(t, seat)) return no('KC-3.7', 'secondWizard', {});
    return tooDear(t, seat, priceFor(t, seat, profile));
  },
  whyNothing: (t, seat) => no('KC-35.16', 'tooDear', { price: 1, gold: t.gangs[seat].gold }),
  does(p, seat, answer) {
    const { t } = p;
    const free = answer.startsWith(FREE);
    const profile = (free ? answer.slice(FREE.length) : answer) as ProfileId;
    const price = free ? 0 : priceFor(t, seat, profile);
    if (free) t.gangs[seat][PROFILES[profile].category === 'runt' ? 'freeRunts' : 'freeThugs']--;
    take(t, seat, price);
    const member = join(t, seat, profile, price);
    p.tell?.({ kind: 'hired', rule: free ? 'KC-32.14' : 'KC-35.1', seat, member, profile, price, free });
  },
  show: (t, seat) => ({
    gold: t.gangs[seat].gold,
    prices: Object.fromEntries(HIRED_IDS.map((profile) => [profile, priceFor(t, seat, profile)])),
  }),
});

/** KC-35.2, KC-35.4, KC-35.18, KC-25.16. */
function maySell(t: Table, seat: number, m: number): boolean {
  const { owner, fate, lent, profile } = t.members[m];
  return owner === seat && fate === 'active' && lent === NONE && t.gangs[seat].leader !== m && profile !== 'mr-cuddly';
}

businessAct('sell member', {
  rule: 'KC-35.2',
  some: (t, seat) => t.members.some((_, m) => maySell(t, seat, m)),
  candidates: (t, seat) => ownedBy(t, seat).map(memberName),
  why(t, seat, answer) {
    const m = memberIn(t, answer);
    const member = t.members[m];
    if (member?.fate !== 'active' || (member.owner !== seat && member.lent !== seat))
      return no('KC-35.2', 'notYours', { answer });
    if (member.lent !== NONE) return no('KC-35.18', 'isLent', { answer });
    if (maySell(t, seat, m)) return null;
    return member.profile === 'mr-cuddly' ? no('KC-25.16', 'cuddlyStays', {}) : no('KC-35.4', 'leaderStays', {});
  },
  whyNothing: () => no('KC-35.4', 'leaderStays', {}),
  does(p, seat, answer) {
    const { t } = p;
    const m = memberIn(t, answer);
    const member = t.members[m];
    strip(t, m);
    voidOffers(t, answer);
    member.fate = 'sold';
    // KC-35.3: what was really paid.
    pay(t, seat, member.paid);
    p.tell?.({ kind: 'memberSold', rule: 'KC-35.2', seat, member: m, profile: member.profile, refund: member.paid });
  },
  show: thingsOf,
});

businessAct('sell piece', {
  rule: 'KC-35.9',
  some: (t, seat) => t.pieces.some(({ owner, fate, lent }) => owner === seat && fate === 'kept' && lent === NONE),
  candidates: (t, seat) => piecesWith(t, seat).map(pieceName),
  why(t, seat, answer) {
    const piece = t.pieces[pieceIn(t, answer)];
    if (piece?.fate !== 'kept' || (piece.owner !== seat && piece.lent !== seat)) return no('KC-35.9', 'notYours', { answer });
    return piece.lent === NONE ? null : no('KC-35.18', 'isLent', { answer });
  },
  whyNothing: () => no('KC-35.9', 'notYours', { answer: '' }),
  does(p, seat, answer) {
    const { t } = p;
    const e = pieceIn(t, answer);
    const piece = t.pieces[e];
    voidOffers(t, answer);
    piece.bearer = NONE;
    piece.fate = 'sold';
    pay(t, seat, BLACK_MARKET);
    p.tell?.({ kind: 'pieceSold', rule: 'KC-35.9', seat, piece: e, item: piece.item, price: BLACK_MARKET });
  },
  show: thingsOf,
});

const SPARE = 'spare';
/** KC-34.5. */
const isLaden = (t: Table, m: number): boolean => carriedBy(t, m).length >= MOST_EQUIPMENT;

businessAct('equip', {
  rule: 'KC-34.6',
  some(t, seat) {
    const use = piecesWith(t, seat);
    // What is carried can be laid by, and what is spare be given to whoever has a hand free.
    return use.length > 0 && (use.some((e) => t.pieces[e].bearer !== NONE) || fightersOf(t, seat).some((m) => !isLaden(t, m)));
  },
  candidates: (t, seat) =>
    piecesWith(t, seat).flatMap((e) =>
      [SPARE, ...fightersOf(t, seat).map(memberName)].map((bearer) => `${pieceName(e)} ${bearer}`),
    ),
  why(t, seat, answer) {
    const [which, whom, ...more] = answer.split(' ');
    const piece = t.pieces[pieceIn(t, which)];
    if (piece?.fate !== 'kept' || playsFor(piece) !== seat || more.length > 0) return no('KC-34.6', 'notYours', { answer });
    if (whom === SPARE) return piece.bearer === NONE ? no('KC-34.6', 'alreadyThere', {}) : null;
    const m = memberIn(t, whom ?? '');
    const member = t.members[m];
    if (member?.fate !== 'active' || playsFor(member) !== seat) return no('KC-34.6', 'notYours', { answer });
    if (piece.bearer === m) return no('KC-34.6', 'alreadyThere', {});
    return isLaden(t, m) ? no('KC-34.5', 'carriesTwo', {}) : null;
  },
  whyNothing: () => no('KC-34.6', 'notYours', { answer: '' }),
  does(p, seat, answer) {
    const { t } = p;
    const [which, whom] = answer.split(' ');
    const e = pieceIn(t, which);
    const piece = t.pieces[e];
    const { item } = piece;
    piece.bearer = memberIn(t, whom);
    if (piece.bearer === NONE) p.tell?.({ kind: 'laidBy', rule: 'KC-34.6', seat, piece: e, item });
    else {
      const { profile } = t.members[piece.bearer];
      p.tell?.({ kind: 'equipped', rule: 'KC-34.6', seat, piece: e, item, member: piece.bearer, profile });
    }
  },
  show: thingsOf,
});

businessAct('buy', {
  rule: 'KC-35.14',
  some: (t, seat) => t.gangs[seat].gold >= CRYSTAL_COST,
  candidates: () => ['crystal', 'notoriety'],
  why(t, seat, answer) {
    if (answer === 'crystal') return tooDear(t, seat, CRYSTAL_COST);
    if (answer !== 'notoriety') return no('KC-35.14', 'notAnAnswer', { answer });
    const { played, bought } = t.gangs[seat];
    if (!played) return no('KC-32.21', 'notJustPlayed', {});
    return bought ? no('KC-32.5', 'boughtAlready', {}) : tooDear(t, seat, NOTORIETY_PRICE);
  },
  whyNothing: (t, seat) => no('KC-35.16', 'tooDear', { price: CRYSTAL_COST, gold: t.gangs[seat].gold }),
  does(p, seat, answer) {
    if (answer === 'crystal') buyCrystal(p, seat);
    else buyNotoriety(p, seat);
  },
  show: (t, seat) => ({ gold: t.gangs[seat].gold }),
});

/** KC-35.14, KC-35.20: with or without a Wizard. */
function buyCrystal(p: P, seat: number): void {
  const { t } = p;
  take(t, seat, CRYSTAL_COST);
  t.gangs[seat].crystals++;
  p.tell?.({ kind: 'crystalBought', rule: 'KC-35.14', seat, price: CRYSTAL_COST, crystals: t.gangs[seat].crystals });
}

/** KC-32.5. */
function buyNotoriety(p: P, seat: number): void {
  const { t } = p;
  take(t, seat, NOTORIETY_PRICE);
  t.gangs[seat].bought = true;
  const add = NOTORIETY_BOUGHT;
  t.gangs[seat].notoriety += add;
  p.tell?.({
    kind: 'notorietyBought',
    rule: 'KC-32.5',
    seat,
    price: NOTORIETY_PRICE,
    add,
    notoriety: t.gangs[seat].notoriety,
  });
  reachLevels(p, seat);
}
