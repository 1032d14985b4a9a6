/** Chapter 35: loans and sales between Crime Lords, offered and agreed in private (KC-35.5 to KC-35.13, KC-35.17, KC-35.18). */
import { pick, type Random, type Refusal, text } from '@guildhall/kernel';
import type { EquipmentId, ProfileId } from '../../data/index.ts';
import { MOST_PRICE } from '../data/index.ts';
import {
  everybody,
  fightOf,
  hasWizard,
  memberIn,
  memberName,
  NONE,
  ownedBy,
  pieceIn,
  pieceName,
  playerIn,
  playerName,
} from '../reading.ts';
import { no } from '../refusals.ts';
import type { Member, Piece, Table, Terms } from '../table.ts';
import { businessAct, isBusiness, notBusiness } from './act.ts';
import { book, type KC, type P } from './book.ts';
import { strip, thingsOf, tooDear, voidOffers } from './business.ts';
import { handOver } from './money.ts';

const OFFER = /^(lend|sell) ([me]\d{1,7}) to (p\d{1,2}) for (\d{1,4})$/;

/** What a name of a thing stands for. */
const thingOf = (t: Table, name: string): Member | Piece | undefined =>
  t.members[memberIn(t, name)] ?? t.pieces[pieceIn(t, name)];
const whatIs = (t: Table, name: string): ProfileId | EquipmentId =>
  t.members[memberIn(t, name)]?.profile ?? t.pieces[pieceIn(t, name)].item;

function readOffer(t: Table, seat: number, answer: string): Terms | null {
  const found = OFFER.exec(answer);
  if (!found) return null;
  const [, kind, thing, whom, price] = found;
  const to = playerIn(t, whom);
  return to === NONE ? null : { from: seat, to, kind: kind as Terms['kind'], thing, price: Number(price) };
}

function whyNotOffer(t: Table, seat: number, answer: string): Refusal<KC> | null {
  const terms = readOffer(t, seat, answer);
  if (!terms) return no('KC-35.6', 'offerForm', { answer });
  const { to, kind, thing, price } = terms;
  const of = thingOf(t, thing);
  const isMember = thing.startsWith('m');
  const gone = of === undefined || of.fate === 'killed' || of.fate === 'sold' || of.fate === 'destroyed';
  if (gone || (of.owner !== seat && of.lent !== seat))
    return no(isMember ? 'KC-35.5' : 'KC-35.10', 'notYours', { answer: thing });
  // KC-35.8: one gang per round; KC-35.18: nor may what was borrowed be lent on.
  if (of.lent !== NONE) return no('KC-35.18', 'isLent', { answer: thing });
  if (isMember && memberIn(t, thing) === t.gangs[seat].leader) return no('KC-35.4', 'leaderStays', {});
  if (isMember && kind === 'sell') return no('KC-35.17', 'onlyLent', {});
  if (to === seat) return no('KC-35.6', 'offerToSelf', {});
  if (kind === 'lend' && fightOf(t, to) === null) return no('KC-35.5', 'sitsOut', {});
  if (price > MOST_PRICE) return no('KC-35.6', 'offerPrice', { most: MOST_PRICE });
  return t.offers.some((offer) => offer.thing === thing) ? no('KC-35.6', 'offeredAlready', { answer: thing }) : null;
}

/** What a seat could offer to whom, free of charge. */
function offersOf(t: Table, seat: number): string[] {
  const things = [
    ...ownedBy(t, seat).map((m) => `lend ${memberName(m)}`),
    ...t.pieces.flatMap(({ owner }, e) => (owner === seat ? [`lend ${pieceName(e)}`, `sell ${pieceName(e)}`] : [])),
  ];
  const all = things.flatMap((thing) => everybody(t).map((to) => `${thing} to ${playerName(to)} for 0`));
  return all.filter((answer) => whyNotOffer(t, seat, answer) === null);
}

/** Anything that could be offered: a piece can be sold to anybody, and a member be lent to somebody who has a fight. */
function hasSomething(t: Table, seat: number): boolean {
  const isFree = (one: Member | Piece, name: string): boolean =>
    one.owner === seat && one.lent === NONE && !t.offers.some(({ thing }) => thing === name);
  if (t.pieces.some((piece, e) => piece.fate === 'kept' && isFree(piece, pieceName(e)))) return true;
  const { leader } = t.gangs[seat];
  const lendable = t.members.some((one, m) => m !== leader && one.fate === 'active' && isFree(one, memberName(m)));
  return lendable && t.fights.some(({ players }) => players.some((other) => other !== seat));
}

const MOST_TEXT = 40;
const offering = book.procedure('offering', { answer: text(MOST_TEXT) }).does((w) => [
  w.run((p, f) => {
    const terms = readOffer(p.t, f.seat, f.vars.answer);
    if (!terms) throw new RangeError('no offer');
    p.t.offers.push(terms);
    p.disclose();
    tellBoth(p, terms, { kind: 'offered', rule: 'KC-35.6', ...named(p.t, terms), deal: terms.kind, price: terms.price });
  }),
]);

book.anytime<string>('offer', {
  rule: 'KC-35.6',
  who: (t) => (isBusiness(t) ? everybody(t).filter((seat) => hasSomething(t, seat)) : []),
  whyNobody(t, seat, _stack, answer) {
    if (!isBusiness(t)) return notBusiness();
    return (typeof answer === 'string' ? whyNotOffer(t, seat, answer) : null) ?? no('KC-35.4', 'leaderStays', {});
  },
  form: { kind: 'text', max: MOST_TEXT },
  accepts: (t, seat, answer) =>
    typeof answer === 'string' ? whyNotOffer(t, seat, answer) : no('KC-35.6', 'offerForm', { answer }),
  sample: (t, seat, random: Random) => `${pick(random, offersOf(t, seat)).replace(/0$/, '')}${random.below(6)}`,
  show: thingsOf,
  to: (_t, seat, answer) => offering.with({ for: seat, answer }),
});

type Named = { from: number; to: number; thing: string; what: ProfileId | EquipmentId };
const named = (t: Table, { from, to, thing }: Terms): Named => ({ from, to, thing, what: whatIs(t, thing) });

/** KC-35.13: for the two alone. */
function tellBoth(p: P, { from, to }: Terms, fact: Parameters<NonNullable<P['tellOnly']>>[1]): void {
  p.tellOnly?.([from, to], fact, null);
}

const REPLY = /^(accept|refuse|withdraw) ([me]\d{1,7})$/;

function readReply(t: Table, seat: number, answer: string): { reply: string; terms: Terms } | null {
  const found = REPLY.exec(answer);
  if (!found) return null;
  const [, reply, thing] = found;
  const terms = t.offers.find((offer) => offer.thing === thing && (reply === 'withdraw' ? offer.from : offer.to) === seat);
  return terms ? { reply, terms } : null;
}

businessAct('reply', {
  rule: 'KC-35.6',
  some: (t, seat) => t.offers.some(({ from, to }) => from === seat || to === seat),
  candidates: (t, seat) =>
    t.offers.flatMap(({ from, to, thing }) => [
      ...(to === seat ? [`accept ${thing}`, `refuse ${thing}`] : []),
      ...(from === seat ? [`withdraw ${thing}`] : []),
    ]),
  why(t, seat, answer) {
    const read = readReply(t, seat, answer);
    if (!read) return no('KC-35.6', 'noSuchOffer', { answer });
    const { reply, terms } = read;
    if (reply !== 'accept') return null;
    // KC-35.8: the limit of one Wizard holds for the borrower.
    if (whatIs(t, terms.thing) === 'wizard' && hasWizard(t, seat)) return no('KC-35.8', 'secondWizard', {});
    return tooDear(t, seat, terms.price);
  },
  whyNothing: () => no('KC-35.6', 'noSuchOffer', { answer: '' }),
  does(p, seat, answer) {
    const read = readReply(p.t, seat, answer);
    if (!read) throw new RangeError('no such offer');
    const { reply, terms } = read;
    voidOffers(p.t, terms.thing);
    p.disclose();
    if (reply === 'accept') agree(p, terms);
    else if (reply === 'refuse') tellBoth(p, terms, { kind: 'offerRefused', rule: 'KC-35.6', ...named(p.t, terms) });
    else tellBoth(p, terms, { kind: 'offerWithdrawn', rule: 'KC-35.6', ...named(p.t, terms) });
  },
  show: (t, seat) => ({
    things: Object.fromEntries(
      t.offers.filter(({ from, to }) => from === seat || to === seat).map(({ thing }) => [thing, whatIs(t, thing)]),
    ),
  }),
});

/** KC-35.18: the price is paid now. Everybody sees the resulting gangs, the two alone know the terms (KC-35.13). */
function agree(p: P, terms: Terms): void {
  const { t } = p;
  const { from, to, kind, thing, price } = terms;
  const m = memberIn(t, thing);
  const of = thingOf(t, thing) as Member | Piece;
  handOver(t, to, from, price);
  // A member leaves its equipment at home; a piece its bearer.
  if (m !== NONE) strip(t, m);
  else (of as Piece).bearer = NONE;
  if (kind === 'lend') of.lent = to;
  else of.owner = to;
  t.deals.push({ ...terms });
  const rule: KC = kind === 'sell' ? 'KC-35.10' : m === NONE ? 'KC-35.11' : 'KC-35.5';
  const fact = named(t, terms);
  p.tellOnly?.(
    [from, to],
    { kind: 'agreed', rule, ...fact, deal: kind, price },
    { kind: 'changedHands', rule, ...fact, deal: kind },
  );
}

/** KC-35.8: a loan lasts one game. What comes home is spare, and leaves spare what it carried. */
export function returnLoans(p: P): void {
  const { t } = p;
  for (const [e, piece] of t.pieces.entries()) {
    if (piece.lent === NONE) continue;
    p.tell?.({ kind: 'returned', rule: 'KC-35.8', from: piece.lent, to: piece.owner, thing: pieceName(e), what: piece.item });
    piece.lent = NONE;
    piece.bearer = NONE;
  }
  for (const [m, member] of t.members.entries()) {
    if (member.lent === NONE) continue;
    p.tell?.({
      kind: 'returned',
      rule: 'KC-35.8',
      from: member.lent,
      to: member.owner,
      thing: memberName(m),
      what: member.profile,
    });
    member.lent = NONE;
    strip(t, m);
  }
  t.deals = [];
}
