/** A campaign in English. */
import { plural } from '@guildhall/kernel';
import { cover } from '../cover.ts';
import { type Catalogue, fallen, wordsOf } from './words.ts';

const coins = (n: number): string => plural('en', n, { one: 'coin', other: 'coins' });
const points = (n: number): string => plural('en', n, { one: 'point', other: 'points' });
const crystals = (n: number): string => plural('en', n, { one: 'Magic Crystal', other: 'Magic Crystals' });
const yesNo = { true: 'Yes', false: 'No' };
/** In half stakes. */
const odds = (n: number): string => `×${n / 2}`;

const catalogue: Catalogue = {
  language: 'en',
  title: cover.title.en,
  blurb: 'Found a gang, fight round after round, and see who ends as the most notorious, the wealthiest and the most ruthless.',
  coins,
  fields: {
    settings: 'Settings',
    phase: 'Phase',
    round: 'Round',
    scenario: 'Scenario',
    gangs: 'Gangs',
    members: 'Members',
    pieces: 'Equipment',
    fights: 'Fights',
    bets: 'Bets',
    offers: 'Offers',
    deals: 'Deals',
    name: 'Name',
    leader: 'Leader',
    gold: 'Campaign Stash',
    notoriety: 'Notoriety',
    ruthlessness: 'Ruthlessness',
    crystals: 'Magic Crystals',
    freeRunts: 'Free Runts',
    freeThugs: 'Free Thugs',
    reached: 'Levels reached',
    injuries: 'Injuries of the Leader',
    played: 'Has just played',
    bought: 'Has bought Notoriety',
    last: 'Last opponent',
    satOut: 'Rounds sat out',
    history: 'Results',
  },
  gifts: {
    freeRunt: 'a free Runt',
    bigGuys: 'Big Guys can be hired',
    freeThug: 'a free Thug',
    experts: 'Experts can be hired',
    leadership: "the Leader's Leadership +1",
    wizards: 'Wizards can be hired',
    discount: 'Big Guys cost 1 less',
    wounds: "the Leader's Wounds +1",
  },
  statistics: { move: 'Move', fight: 'Fight', defend: 'Defend', wounds: 'Wounds', leadership: 'Leadership' },
  titles: { notorious: 'Most Notorious', wealthiest: 'Wealthiest', ruthless: 'Most Ruthless' },
  phases: { founding: 'Founding', business: 'Business', fights: 'Fights', settling: 'Settlement', over: 'Over' },
  facts: {
    founded: ({ seat, gang, leader, members, gold }, t) =>
      `${t.seat(seat)} founds a gang${gang === '' ? '' : ` (${gang})`}: ${[leader, ...members].map(t.profile).join(', ')}. Left for the Campaign Stash: ${coins(gold)}.`,
    levelReached: ({ seat, points: n, gives }, t) => `${t.seat(seat)} reaches ${points(n)} of Notoriety: ${t.gift(gives)}.`,
    scenarioDrawn: ({ round, card, scenario, again }, t) =>
      again
        ? `${t.card(card)} is drawn: ${t.scenario(scenario)}, as in the round before. Another card is drawn.`
        : `Round ${round}: ${t.card(card)} is drawn, the scenario is ${t.scenario(scenario)}.`,
    paired: ({ fight, players, rematch }, t) =>
      `Fight ${fight + 1}: ${t.seat(players[0])} against ${t.seat(players[1])}${rematch ? ' once more, since no other draw is possible' : ''}.`,
    sitsOut: ({ seat }, t) => `${t.seat(seat)} sits out this round.`,
    hired: ({ seat, member, profile, price, free }, t) =>
      `${t.seat(seat)} hires: ${t.what(profile, member)}, ${free ? 'free' : coins(price)}.`,
    memberSold: ({ seat, member, profile, refund }, t) =>
      `${t.seat(seat)} sells: ${t.what(profile, member)}, for ${coins(refund)}.`,
    pieceSold: ({ seat, piece, item, price }, t) =>
      `${t.seat(seat)} sells on the black market: ${t.what(item, `e${piece}`)}, for ${coins(price)}.`,
    equipped: ({ seat, piece, item, member, profile }, t) =>
      `${t.seat(seat)} gives a piece to ${t.what(profile, member)}: ${t.what(item, `e${piece}`)}.`,
    laidBy: ({ seat, piece, item }, t) => `${t.seat(seat)} lays by: ${t.what(item, `e${piece}`)}.`,
    crystalBought: ({ seat, price, crystals: n }, t) =>
      `${t.seat(seat)} buys a Magic Crystal for ${coins(price)} and has ${crystals(n)} now.`,
    notorietyBought: ({ seat, price, add, notoriety }, t) =>
      `${t.seat(seat)} pays ${coins(price)} for ${points(add)} of Notoriety: ${notoriety}.`,
    offered: ({ from, to, thing, what, deal, price }, t) =>
      deal === 'lend'
        ? `${t.seat(from)} offers a loan to ${t.seat(to)} for ${coins(price)}: ${t.what(what, thing)}.`
        : `${t.seat(from)} offers for sale to ${t.seat(to)} for ${coins(price)}: ${t.what(what, thing)}.`,
    offerRefused: ({ to, thing, what }, t) => `${t.seat(to)} refuses the offer: ${t.what(what, thing)}.`,
    offerWithdrawn: ({ from, thing, what }, t) => `${t.seat(from)} withdraws the offer: ${t.what(what, thing)}.`,
    agreed: ({ from, to, thing, what, deal, price }, t) =>
      deal === 'lend'
        ? `${t.seat(from)} lends to ${t.seat(to)} for ${coins(price)}: ${t.what(what, thing)}.`
        : `${t.seat(from)} sells to ${t.seat(to)} for ${coins(price)}: ${t.what(what, thing)}.`,
    changedHands: ({ from, to, thing, what, deal }, t) =>
      deal === 'lend'
        ? `${t.seat(from)} lends to ${t.seat(to)}: ${t.what(what, thing)}.`
        : `${t.seat(from)} sells to ${t.seat(to)}: ${t.what(what, thing)}.`,
    returned: ({ from, to, thing, what }, t) => `${t.what(what, thing)} returns from ${t.seat(from)} to ${t.seat(to)}.`,
    betPlaced: ({ seat, fight, on, stake, odds: of }, t) =>
      `${t.seat(seat)} bets ${coins(stake)} on ${t.seat(on)} in fight ${fight + 1}, ${odds(of)}.`,
    betTold: ({ seat, fight, on, stake, odds: of }, t) =>
      `${t.seat(seat)} tells everybody of a bet: ${coins(stake)} on ${t.seat(on)} in fight ${fight + 1}, ${odds(of)}.`,
    betSettled: ({ seat, on, stake, back }, t) =>
      back > 0
        ? `The bet of ${t.seat(seat)} on ${t.seat(on)} is won: ${coins(stake)} bring back ${coins(back)}.`
        : `The bet of ${t.seat(seat)} on ${t.seat(on)} is lost: ${coins(stake)}.`,
    brought: ({ seat, stash, crystals: n }, t) =>
      `${t.seat(seat)} brings a Stash of ${coins(stash)}${n > 0 ? ` and ${crystals(n)}` : ''}.`,
    fightBegins: ({ fight, players, ratings, underdog }, t) =>
      `Fight ${fight + 1} begins: ${t.seat(players[0])} (${ratings[0]}) against ${t.seat(players[1])} (${ratings[1]}).${underdog < 0 ? '' : ` Underdog: ${t.seat(underdog)}.`}`,
    reported: ({ fight, players, winner, scenario, byHand }, t) =>
      `Fight ${fight + 1}, ${t.scenario(scenario)}: ${winner < 0 ? `${t.seats(players)}: neither completes the objective` : `${t.seat(winner)} completes the objective`}.${byHand ? ' Entered by hand.' : ''}`,
    killed: ({ seat, by, member, profile, ruthlessness }, t) =>
      by < 0
        ? `${fallen(t, member, profile)} of ${t.seat(seat)} is killed, by nobody.`
        : `${t.seat(by)} kills ${fallen(t, member, profile)} of ${t.seat(seat)}: Ruthlessness +${ruthlessness}.`,
    mugged: ({ seat, by, member, profile, gold }, t) =>
      `${t.seat(by)} mugs ${fallen(t, member, profile)} of ${t.seat(seat)}: ${coins(gold)}.`,
    notoriety: ({ seat, add, notoriety }, t) =>
      `${t.seat(seat)} ${add < 0 ? 'loses' : 'gains'} ${points(Math.abs(add))} of Notoriety and has ${notoriety} now.`,
    stashBack: ({ seat, coins: n, crystals: c }, t) =>
      `${t.seat(seat)} takes home of the Stash: ${coins(n)}${c > 0 ? ` and ${crystals(c)}` : ''}.`,
    coffersSplit: ({ seat, coins: n, of }, t) => `${t.seat(seat)} gets ${coins(n)} of ${of} in the Coffers.`,
    found: ({ seat, card, item, piece }, t) => `${t.seat(seat)} draws ${t.card(card)} and finds: ${t.what(item, `e${piece}`)}.`,
    rewarded: ({ seat, scenario, gold, ruthlessness }, t) =>
      `${t.seat(seat)} takes the reward of ${t.scenario(scenario)}${gold > 0 ? `: ${coins(gold)}` : ruthlessness > 0 ? `: Ruthlessness +${ruthlessness}` : ''}.`,
    recruited: ({ seat, member, profile }, t) => `${t.what(profile, member)} joins the gang of ${t.seat(seat)} without pay.`,
    pieceTested: ({ seat, piece, item, card, survived }, t) =>
      `${t.seat(seat)} draws ${t.card(card)} for ${t.what(item, `e${piece}`)}: ${survived ? 'it survives' : 'it is destroyed'}.`,
    injured: ({ seat, statistic }, t) => `The Leader of ${t.seat(seat)} is lastingly injured: ${t.statistic(statistic)} −1.`,
    pastInjury: ({ seat }, t) => `The Leader of ${t.seat(seat)} has nothing left to lose.`,
    booksOpened: ({ round, gold }, t) =>
      `Round ${round} is settled. Campaign Stashes: ${gold.map((n, seat) => `${t.seat(seat)} ${n}`).join(', ')}.`,
    titled: ({ title, seats, measure }, t) => `${t.title(title)} (${measure}): ${t.seats(seats)}.`,
  },
  refusals: {
    notAnAnswer: () => 'This is none of the choices there are.',
    notBusiness: () => 'This belongs to the business between games, before the fights begin.',
    noLeader: () => 'A gang has one Leader.',
    foundingExtras: () => 'A gang is founded with a Leader and members alone; coins that are left are the Campaign Stash.',
    foundingTooDear: ({ cost, gold }) => `These members cost ${coins(cost)}; there are ${gold}.`,
    closedCategory: ({ profile, points: n, notoriety }, t) =>
      `${t.profile(profile)} can be hired from ${n} Notoriety on; it is ${notoriety}.`,
    secondWizard: () => 'A gang has one Wizard at most; a borrowed one and one that is lent out count as well.',
    tooDear: ({ price, gold }) => `This costs ${coins(price)}; the Campaign Stash holds ${gold}.`,
    noFreeHire: ({ profile }, t) => `There is no free hire for: ${t.profile(profile)}.`,
    cannotBeHired: () => 'Nobody of this name can be hired.',
    notYours: () => 'You have nothing like this to dispose of.',
    leaderStays: () => 'A Leader is neither sold nor lent, and you have nobody else for it.',
    cuddlyStays: () => 'Mr. Cuddly cannot be sold.',
    isLent: () => 'What is lent can be neither sold nor lent on.',
    carriesTwo: () => 'Nobody carries more than two pieces.',
    alreadyThere: () => 'It is there already.',
    notJustPlayed: () => 'Only whoever has just played may pay for Notoriety.',
    boughtAlready: () => 'Notoriety is bought once after each game.',
    offerForm: () => 'An offer is written "lend m4 to p2 for 3", "lend e1 to p2 for 0" or "sell e1 to p2 for 5".',
    offerToSelf: () => 'An offer is made to somebody else.',
    offerPrice: ({ most }) => `A price is at most ${coins(most)}.`,
    offeredAlready: () => 'This is offered already; withdraw that offer first.',
    onlyLent: () => 'Other Crime Lords can borrow members, not buy them.',
    noSuchOffer: () => 'There is no such offer to reply to.',
    betForm: () => 'A bet is written "4 on p3": how many coins, and on whom.',
    betOwnFight: () => 'Nobody bets on a fight of their own.',
    betTwice: () => 'You have a bet on every fight that you may bet on, or on this one.',
    betOdd: ({ stake }) => `Against a gang of no higher Notoriety only even stakes are taken, not ${stake}.`,
    betNobody: () => 'This gang does not fight in this round.',
    noSuchBet: () => 'You have no such bet that is still a secret.',
    stashMost: ({ most, gold }) => `The Stash is 0 to ${most} coins; the Campaign Stash holds ${gold}.`,
    noCrystals: ({ most }) => `At most ${crystals(most)} can be brought.`,
    sitsOut: () => 'Whoever sits out this round has no game.',
    resultForm: ({ wrong }) => `This is no result: ${wrong}.`,
    noSuchFight: ({ fight }) => `There is no fight ${fight} in this round.`,
    reportedAlready: ({ fight }) => `The result of fight ${fight} is in the books already.`,
    otherScenario: ({ scenario }, t) => `Another scenario was drawn than ${t.scenario(scenario as never)}.`,
    notInGang: ({ member }) => `Member m${member} did not fight on that side.`,
    fallenTwice: ({ member }) => `Member m${member} cannot fall twice.`,
    fallenToSelf: ({ member }) => `Member m${member} cannot fall to its own side: then it fell to nobody.`,
    muggedByNobody: ({ member }) => `Member m${member} fell to nobody, and so it was killed.`,
    moreCrystals: ({ crystals: n, most }) => `${crystals(n)} cannot come back: ${most} were brought.`,
    winnerGone: () => 'A gang that was taken out has nobody left.',
    notInjurable: () => 'This statistic cannot fall any further.',
  },
  questions: {
    'founding/found': ({ gold }) => `Found your gang: a Leader, and members for ${coins(gold)}.`,
    'business/bring': ({ gold, opponent }, t) =>
      opponent < 0
        ? 'You sit out this round. Say so when your business is done.'
        : `What do you bring against ${t.seat(opponent)}? The Campaign Stash holds ${coins(gold)}.`,
    'fights/result': ({ left }) => `The fights are on. Results still to come: ${left}.`,
    'settlement/reward': ({ scenario }, t) => `Which reward do you take for ${t.scenario(scenario)}?`,
    'settlement/injury': () => 'Your Leader was killed: which statistic falls by one?',
    'anytime/hire': ({ gold }) => `Hire a member (${coins(gold)})`,
    'anytime/sell member': () => 'Sell a member',
    'anytime/sell piece': () => 'Sell equipment on the black market',
    'anytime/equip': () => 'Give equipment to a member',
    'anytime/buy': ({ gold }) => `Buy a Magic Crystal or Notoriety (${coins(gold)})`,
    'anytime/offer': () => 'Offer a loan or a sale to somebody',
    'anytime/reply': () => 'Reply to an offer',
    'anytime/bet': ({ gold }) => `Bet on a fight (${coins(gold)})`,
    'anytime/tell bet': () => 'Tell everybody of a bet',
  },
  typing: {
    'anytime/offer': 'lend m4 to p2 for 3, lend e1 to p2 for 0, sell e1 to p2 for 5',
    'anytime/bet': '4 on p3',
  },
  answers: {
    nothing: 'Done',
    bring: (stash, n) => (n > 0 ? `${coins(stash)} and ${crystals(n)}` : coins(stash)),
    result: (fight) => `The result of fight ${fight}`,
    ruthlessness: 'Ruthlessness',
    notoriety: 'Notoriety',
    gold: 'Gold',
    treasures: (n) => `${n} in gold, the others in equipment`,
    adopt: 'Adopt Mr. Cuddly',
    equipment: 'Equipment',
    recruit: (name) => `Recruit: ${name}`,
    hire: (name, price) => `Hire: ${name}${price === null ? '' : ` (${coins(price)})`}`,
    free: (name) => `Hire: ${name}, free`,
    sellMember: (thing) => `Sell: ${thing}`,
    sellPiece: (thing) => `Sell on the black market: ${thing}`,
    crystal: 'Buy a Magic Crystal',
    fame: 'Buy Notoriety',
    spare: (thing) => `Lay by: ${thing}`,
    equip: (thing, whom) => `Give ${thing} to ${whom}`,
    lend: (thing, to, price) => `Lend ${thing} to ${to}: ${price}`,
    sell: (thing, to, price) => `Sell ${thing} to ${to}: ${price}`,
    accept: (thing) => `Accept: ${thing}`,
    refuse: (thing) => `Refuse: ${thing}`,
    withdraw: (thing) => `Withdraw: ${thing}`,
    bet: (stake, on) => `Bet ${stake} on ${on}`,
    tell: (fight) => `Tell of the bet on fight ${fight}`,
  },
  steps: { campaign: null, founding: 'Founding', business: 'Business', fights: 'Fights', settlement: 'Settlement' },
  turn: (n) => `Round ${n}`,
  options: {
    rounds: { label: 'Rounds', values: {} },
    start: { label: 'Notoriety at the start', values: {} },
    doubled: { label: 'Double the points of every level', values: yesNo },
    optional: { label: 'Optional objectives', values: yesNo },
  },
  outcomes: { titles: 'The last round is settled, and the titles are awarded.' },
  seat: (n) => `Crime Lord ${n}`,
  unknown: {
    question: 'An answer is awaited.',
    fact: 'Something happened that this version has no words for.',
    refusal: 'The rules do not allow this.',
  },
  terminal: {
    round: (n, of) => `Round ${n} of ${of}`,
    standing: (notoriety, gold, ruthlessness) => `Notoriety ${notoriety}, gold ${gold}, Ruthlessness ${ruthlessness}`,
    members: 'Members',
    spare: 'Spare',
    fights: 'Fights',
    lent: (to) => `lent to ${to}`,
    bets: 'Bets',
    offers: 'Offers',
    byHand: 'entered by hand',
    against: 'against',
  },
};

export const en = wordsOf(catalogue);
