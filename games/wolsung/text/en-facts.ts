/** What happens, in English. */
import { plural } from '@guildhall/kernel';
import { ALOUD } from '../data/index.ts';
import type { Die, Ending } from '../table.ts';
import type { Catalogue } from './words.ts';

const cards = (n: number): string => plural('en', n, { one: 'card', other: 'cards' });
const dice = (n: number): string => plural('en', n, { one: 'die', other: 'dice' });
const tokens = (n: number): string => plural('en', n, { one: 'token', other: 'tokens' });
const faces = (die: Die): string => die.join('+');
const side = (n: number): string => `side ${n + 1}`;
const ENDINGS: { readonly [ending in Ending]: string } = {
  '': '',
  'last side': 'only one side is left',
  conceded: 'the other side concedes',
  draw: 'a draw',
  'round limit': 'the round limit',
  'called off': 'called off',
};

export const facts: Catalogue['facts'] = {
  sceneBegan: ({ scene, scenario, type }, t) => `Scene ${scene}: ${t.id(scenario)} (${t.id(type)}).`,
  sessionBegan: () => 'A session begins: fresh hands and tokens.',
  sessionOver: ({ scenes }) => `The session is over; conflicts: ${scenes}.`,
  stakeWorded: ({ seat, side: of, words }, t) => `${t.seat(seat)} words the stake of ${side(of)}: "${t.aim(words)}".`,
  stakeProposed: ({ seat, vaBanque, deadly }, t) =>
    `${t.seat(seat)} proposes the stake${deadly ? ', va banque and deadly' : vaBanque ? ', va banque' : ''}.`,
  stakeAccepted: ({ vaBanque }) => `The stake is settled${vaBanque ? ': va banque' : ''}.`,
  stakeRefused: ({ seat, refusals }, t) => `${t.seat(seat)} refuses the stake; refusals: ${refusals}.`,
  calledOff: () => 'The conflict is called off.',
  joined: ({ who, side: of, markers }, t) => `Taking part for ${side(of)}: ${t.who(who)}; Challenge ${markers}.`,
  armed: ({ who, weapon }, t) => `${t.who(who)}, in hand: ${t.id(weapon)}.`,
  boarded: ({ who, vehicle, driving }, t) => `${t.who(who)}, ${driving ? 'driving' : 'riding in'}: ${t.id(vehicle)}.`,
  leftVehicle: ({ who }, t) => `${t.who(who)}: on foot.`,
  roundBegan: ({ round }) => `Round ${round}.`,
  poolSet: ({ who, dice: n, fewer }, t) => `${t.who(who)}: ${dice(n)} this round, ${fewer} fewer.`,
  gripPaid: ({ who, target }, t) => `${t.who(who)} keeps hold of ${t.who(target)} for a die.`,
  letGo: ({ who, target }, t) => `${t.who(who)} lets go of ${t.who(target)}.`,
  dealt: ({ who, card }, t) => `Initiative card: ${t.who(who)}, ${card === null ? 'none' : t.card(card)}.`,
  replaced: ({ who, from, to }, t) => `${t.who(who)}: ${t.card(to)} instead of ${from === null ? 'no card' : t.card(from)}.`,
  drew: ({ seat, cards: drawn }, t) => `${t.seat(seat)} draws: ${t.cards(drawn)}.`,
  drewHidden: ({ seat, cards: n }, t) => `${t.seat(seat)} draws ${cards(n)}.`,
  discarded: ({ seat, card }, t) => `${t.seat(seat)} discards ${t.card(card)}.`,
  reshuffled: ({ cards: n }) => `The discard pile is shuffled in; the deck has ${cards(n)}.`,
  turnBegan: ({ who, dice: n }, t) => `Turn: ${t.who(who)}, ${dice(n)}.`,
  turnSkipped: ({ who }, t) => `${t.who(who)}: no dice, the turn is passed over.`,
  stance: ({ who, stance }, t) => `${t.who(who)} is ${t.names.stances[stance]}.`,
  declared: ({ who, test, target, skill, stunt, detail, dice: n, tn, terms }, t) => {
    const what = stunt === '' ? t.names.tests[test] : t.id(stunt);
    const aim = detail === '' || /^\d$/.test(detail) ? '' : ` (${t.id(detail)})`;
    const sum = t.sum(terms);
    const number = tn > 0 ? `; ${test === 'resist' ? 'to be exceeded' : 'Target Number'} ${tn}${sum}` : '';
    return `${t.who(who)}: ${what}${aim}${target === null ? '' : ` against ${t.who(target)}`}, ${t.id(skill)}, ${dice(n)}${number}.`;
  },
  cardPlayed: ({ who, card, use, words, domain }, t) =>
    `${t.who(who)} plays ${t.card(card)} (${t.names.uses[use]}, ${t.id(`domain ${domain}`)})${words === '' ? '.' : words === ALOUD ? ', said aloud.' : `: "${t.words(words, domain)}"`}`,
  sentBack: ({ seat, reason }, t) => `${t.seat(seat)} sends the description back: "${reason}".`,
  rolled: ({ who, dice: rolled, range }, t) =>
    `Roll: ${t.who(who)}, ${rolled.map(faces).join(' | ')} (${range > 10 ? 'no re-rolls' : `${range}+`}).`,
  rolledOn: ({ who, die, range }, t) => `Roll on by ${range}+: ${t.who(who)}, ${faces(die)}.`,
  tokenSpent: ({ who, use, tokens: n }, t) => `${t.who(who)} spends ${tokens(n)}: ${t.names.tokens[use]}.`,
  achievementUsed: ({ who, title, bonus }, t) => `${t.who(who)} recalls an achievement, +${bonus}: ${t.who(title)}.`,
  abilityUsed: ({ who, ability, detail }, t) =>
    `${t.who(who)} uses: ${t.id(ability)}${detail === '' ? '' : ` (${t.id(detail)})`}.`,
  result: ({ who, result, tn, success, terms, against }, t) =>
    `${t.who(who)}: result ${result} (${t.terms(terms)})${tn > 0 ? ` against ${tn}${t.sum(against)}: ${success ? 'success' : 'failure'}` : ''}.`,
  opposed: ({ who, other, won }, t) =>
    `${won ? t.who(who) : t.who(other)} has the upper hand of ${won ? t.who(other) : t.who(who)}.`,
  markersLost: ({ who, markers, left }, t) => `${t.who(who)}: Challenge −${markers}; left: ${left}.`,
  upgraded: ({ who, source }, t) => `${t.who(who)} makes it a finisher (${t.id(source)}).`,
  resisted: ({ who, result, against, success }, t) =>
    `${t.who(who)}: ${success ? 'the hit is wiped out' : 'resistance in vain'}, ${result} against ${against}.`,
  eliminated: ({ who }, t) => `Eliminated: ${t.who(who)}.`,
  withdrew: ({ who }, t) => `Withdrawn: ${t.who(who)}.`,
  enraged: ({ who, by }, t) => `${t.who(by)} enrages ${t.who(who)}.`,
  raged: ({ who }, t) => `The rage of ${t.who(who)} ends.`,
  aimed: ({ who, part }, t) => `${t.who(who)} is hit: ${t.id(part)}.`,
  dazed: ({ who }, t) => `${t.who(who)}: dazed, one die fewer in the next round.`,
  disarmed: ({ who, item }, t) => `${t.who(who)} loses: ${t.id(item)}.`,
  gripped: ({ who, by }, t) => `${t.who(by)} grips ${t.who(who)}.`,
  freed: ({ who }, t) => `${t.who(who)} is free.`,
  knockedDown: ({ who }, t) => `${t.who(who)} is down.`,
  stoodUp: ({ who }, t) => `${t.who(who)} stands up.`,
  zoneChanged: ({ who, zone, scenario }, t) => `${t.who(who)} is now here: ${t.zone(scenario, zone)}.`,
  tookCover: ({ who }, t) => `${t.who(who)}: behind cover.`,
  coverLost: ({ who }, t) => `${t.who(who)}: out of cover.`,
  routeChanged: ({ route }, t) => `The route is now: ${t.id(route)}.`,
  formalityChanged: ({ formality }, t) => `The situation is now: ${t.id(formality)}.`,
  threatened: ({ who, seat, card }, t) => `${t.who(who)} is shaken: ${t.seat(seat)} loses ${t.card(card)}.`,
  requested: ({ who, target, detail }, t) => `${t.who(who)} asks ${t.who(target)} politely: ${t.id(`request ${detail}`)}.`,
  complied: ({ who }, t) => `${t.who(who)}: the request is granted.`,
  declined: ({ who }, t) => `${t.who(who)} refuses.`,
  remounted: ({ who }, t) => `${t.who(who)} gets the vehicle going and drives.`,
  featureUsed: ({ who }, t) => `${t.who(who)} opens the steam valve.`,
  itemReady: ({ who, item }, t) => `${t.who(who)} has at hand: ${t.id(item)}.`,
  scandal: ({ who, weight, lost }, t) =>
    `${t.who(who)}: ${weight === 'faux pas' ? 'a faux pas' : weight === 'minor' ? 'a minor scandal' : 'a major scandal'}${lost > 0 ? `, Reputation −${lost}` : ''}.`,
  coveredUp: ({ who }, t) => `${t.who(who)} covers it up.`,
  lost: ({ who, what, points }, t) =>
    `${t.who(who)} loses ${what === 'constitution' ? 'Constitution' : 'Reputation'}: ${points}.`,
  wished: ({ seat, wish }, t) =>
    wish === 'nothing'
      ? `${t.seat(seat)} wants to go on.`
      : `${t.seat(seat)} will ${wish === 'draw' ? 'offer a draw' : 'propose to concede'} after this round.`,
  agreed: ({ seat, agrees }, t) => `${t.seat(seat)} ${agrees ? 'agrees' : 'does not agree'}.`,
  conceded: ({ side: of }) => `Concedes: ${side(of)}.`,
  sideLeft: ({ side: of }) => `Leaves the conflict: ${side(of)}.`,
  over: ({ ending, winner, rounds, scenario, words }, t) =>
    winner < 0
      ? `The conflict ends in round ${rounds}: ${ENDINGS[ending]}. The stake stays open.`
      : `The conflict ends in round ${rounds} (${ENDINGS[ending]}). Won by ${side(winner)}: ${t.stake(scenario, winner, words)}.`,
  counted: ({ markers }) => `Markers are counted, side by side: ${markers.join(', ')}.`,
  closing: ({ seat, words }, t) => `${t.seat(seat)}: "${words}"`,
  scarred: ({ who, scar }, t) => `${t.who(who)} bears a scar: ${t.id(scar)}.`,
  died: ({ who }, t) => `${t.who(who)} dies.`,
  lived: ({ who }, t) => `${t.who(who)} lives.`,
  achievementGained: ({ who, title, skill }, t) => `${t.who(who)} has a new achievement (${t.id(skill)}): ${t.who(title)}.`,
  tokenRegained: ({ who, tokens: n }, t) => `${t.who(who)} regains a token; now ${n}.`,
  narrated: ({ seat, words }, t) => `${t.seat(seat)}: "${words}"`,
  ruled: ({ seat, words }, t) => `${t.seat(seat)} rules: "${words}"`,
  noted: ({ words }) => `Noted for yourself: "${words}"`,
  honoured: ({ who }, t) => `The GM awards an achievement: ${t.who(who)}.`,
  stated: ({ who, ability, words }, t) => `${t.who(who)}, ${t.id(ability)}: "${words === '*' ? t.holds : words}"`,
  edited: ({ profile, name }, t) => `You have edited a copy of ${t.id(profile)}: ${name}.`,
  awarded: ({ seat, what }, t) => `The GM awards ${what === 'token' ? 'a token' : 'a card'}: ${t.seat(seat)}.`,
  prestigeClaimed: ({ who, words }, t) => `${t.who(who)} claims Prestige: "${words}".`,
  prestigeRefused: ({ who }, t) => `The claim does not stand; ${t.who(who)} may claim again.`,
  willJoin: ({ who }, t) => `Joins with the next round: ${t.who(who)}.`,
  lookedAtHand: ({ of, cards: seen }, t) => `You see the hand of ${t.seat(of)}: ${t.cards(seen)}.`,
  lookedAtHandHidden: ({ seat, of }, t) => `${t.seat(seat)} looks at the hand of ${t.seat(of)}.`,
  lookedAtDeck: ({ seat, cards: n }, t) => `${t.seat(seat)} looks at ${cards(n)} on top of the deck.`,
  sheetOpened: ({ who, seat }, t) => `${t.seat(seat)} learns all about ${t.who(who)}.`,
};
