/** What cannot be about the books of a campaign: coins, members and pieces that are nowhere or in two places. */
import type { Stack } from '@guildhall/kernel';
import { MOST_EQUIPMENT, PROFILES } from '../data/index.ts';
import { carriedBy, leaderOf, NONE, ownedBy, playsFor } from './reading.ts';
import type { Table } from './table.ts';

export function impossible(t: Table): string | null {
  return wrongMoney(t) ?? wrongMembers(t) ?? wrongPieces(t) ?? wrongFights(t) ?? wrongPapers(t);
}

/** Which step of the campaign belongs to a phase; at rest nothing else is ever open. */
const STEP: { readonly [phase in Table['phase']]: string | null } = {
  founding: 'campaign>founding',
  business: 'campaign>business',
  fights: 'campaign>fights',
  settling: 'campaign>settlement',
  over: null,
};

/** What the open procedures do not go with. */
export function wrongStep({ phase }: Table, stack: Stack): string | null {
  const step = STEP[phase];
  const fits = step === null ? stack.length === 0 : stack.length === 2 && stack[0].at === step;
  return fits ? null : `stack: this is not what is done in the phase "${phase}"`;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** Every coin that a rule has made and none has taken away lies somewhere. */
function wrongMoney(t: Table): string | null {
  const there =
    total(t.gangs.map(({ gold }) => gold)) +
    total(t.bets.map(({ stake }) => stake)) +
    total(t.fights.map(({ stash }) => total(stash)));
  return there === t.coins ? null : `there are ${there} coins, but ${t.coins} were given out`;
}

function wrongMembers(t: Table): string | null {
  for (const [m, { owner, lent, fate, profile }] of t.members.entries()) {
    const { leader } = t.gangs[owner];
    if ((PROFILES[profile].category === 'leader') !== (leader === m))
      return `members[${m}] is a Leader or not, as it should not be`;
    if (lent !== NONE && (lent === owner || fate !== 'active' || leader === m)) return `members[${m}] cannot be lent`;
    if (leader === m && fate !== 'active') return `members[${m}] is a Leader, who cannot be lost`;
    if (profile === 'vic') return `members[${m}] is the V.I.C., who is nobody's member`;
  }
  for (const [seat, { leader }] of t.gangs.entries()) {
    if (t.phase === 'founding') continue;
    if (t.members[leader]?.owner !== seat) return `gang ${seat} has no Leader`;
    const wizards = t.members.filter(
      ({ profile, fate, owner, lent }) => profile === 'wizard' && fate === 'active' && (owner === seat || lent === seat),
    );
    if (wizards.length > 1) return `gang ${seat} has ${wizards.length} Wizards`;
    const { fight, defend, wounds, leadership } = leaderOf(t, seat);
    const { injuries } = t.gangs[seat];
    if (fight < 1 || defend < 1 || wounds < 1 || leadership < 0) return `the Leader of gang ${seat} has lost too much`;
    if (injuries.move > 0 && PROFILES[t.members[leader].profile].move === 'W')
      return `the Leader of gang ${seat} was never faster`;
  }
  return null;
}

function wrongPieces(t: Table): string | null {
  for (const [e, piece] of t.pieces.entries()) {
    const { owner, lent, bearer, fate } = piece;
    if (fate !== 'kept' && (bearer !== NONE || lent !== NONE)) return `pieces[${e}] is gone, and yet somebody has it`;
    if (lent === owner) return `pieces[${e}] is lent to its owner`;
    if (bearer === NONE) continue;
    const member = t.members[bearer];
    if (member === undefined || member.fate !== 'active' || playsFor(member) !== playsFor(piece))
      return `pieces[${e}] is carried by somebody who cannot`;
  }
  for (let m = 0; m < t.members.length; m++) if (carriedBy(t, m).length > MOST_EQUIPMENT) return `members[${m}] carries too much`;
  return null;
}

function wrongFights(t: Table): string | null {
  const seen = new Set<number>();
  for (const [number, { players, stash, crystals, ratings, report }] of t.fights.entries()) {
    if ([players, stash, crystals, ratings].some((list) => list.length !== 2)) return `fights[${number}] needs two sides`;
    for (const seat of players) {
      if (seen.has(seat)) return `seat ${seat} fights twice`;
      seen.add(seat);
    }
    const fallen = report?.sides.flatMap((side) => side.fallen.map((one) => one.member)) ?? [];
    if (fallen.some((m) => m >= t.members.length)) return `fights[${number}] reports somebody unknown`;
    if (report === null && t.phase === 'settling') return `fights[${number}] is settled without a report`;
    if (report !== null && t.phase === 'business') return `fights[${number}] is reported before it begins`;
  }
  const drawn = t.phase === 'business' || t.phase === 'fights' || t.phase === 'settling';
  if (!drawn) return t.fights.length === 0 ? null : 'fights are drawn in the wrong phase';
  if (t.scenario === '' || t.round === 0 || t.round > t.settings.rounds) return 'a round without a scenario or a number';
  return seen.size >= t.gangs.length - 1 ? null : 'somebody has no fight';
}

/** Bets, offers and deals speak of what there is. */
function wrongPapers(t: Table): string | null {
  const bets = new Set<string>();
  for (const [b, { by, fight, on }] of t.bets.entries()) {
    const players = t.fights[fight]?.players;
    if (!players?.includes(on) || players.includes(by)) return `bets[${b}] cannot be`;
    const name = `${by} ${fight}`;
    if (bets.has(name)) return `bets[${b}] is the second on one fight`;
    bets.add(name);
  }
  const offered = new Set<string>();
  for (const [o, { from, to, thing, kind }] of t.offers.entries()) {
    const of = thing.startsWith('m') ? t.members[Number(thing.slice(1))] : t.pieces[Number(thing.slice(1))];
    if (!/^[me](0|[1-9]\d{0,6})$/.test(thing) || of?.owner !== from || of.lent !== NONE || from === to || offered.has(thing))
      return `offers[${o}] cannot be`;
    if (of.fate !== 'active' && of.fate !== 'kept') return `offers[${o}] is of what is gone`;
    if (thing.startsWith('m') && (kind === 'sell' || !ownedBy(t, from).includes(Number(thing.slice(1)))))
      return `offers[${o}] is of nobody to be sold`;
    offered.add(thing);
  }
  return t.deals.some(({ from, to }) => from === to) ? 'a deal with oneself' : null;
}
