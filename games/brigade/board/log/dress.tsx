/** The log of The Brigade: flames that rise and fall, water, Renown and blocks as little pictures; counting folded away. */
import type { Fact } from '@guildhall/kernel';
import type { LogDress } from '@guildhall/table';
import { Becomes, Counted } from '@guildhall/table/inline';
import type { ReactNode } from 'react';
import type { BrigadeFact, FactKind } from '../../facts.ts';
import type { TableView } from '../../view.ts';
import type { IconName } from '../art/icons.ts';
import { BadgeSign, Icon } from '../art/Tokens.tsx';
import { namesIn, wordsIn } from '../words/words.ts';
import { Block, type Eyes, Flame, Renown, Water } from './pictures.tsx';

const SIGNS: { readonly [kind in FactKind]?: IconName } = {
  eventDrawn: 'special',
  fireballLanded: 'firestorm',
  fireballRedirected: 'firestorm',
  fireballTurnedToRenown: 'medal',
  fireRose: 'flame',
  fireFell: 'drop',
  fireExtinguished: 'drop',
  firesSwapped: 'flame',
  protected: 'ability',
  blockDoomed: 'ruin',
  blockDestroyed: 'ruin',
  buildingTriggered: 'ruin',
  directionChosen: 'gust',
  brigadeMoved: 'boot',
  brigadePushed: 'push',
  brigadeReturned: 'boot',
  wagonMoved: 'wagon',
  wagonReturned: 'wagon',
  waterSpent: 'drop',
  waterGained: 'drop',
  waterLost: 'drop',
  waterStolen: 'drop',
  refilled: 'bucket',
  waterTransferred: 'pour',
  renownAwarded: 'medal',
  renownPlaced: 'medal',
  renownForfeited: 'skip',
  renownRemoved: 'medal',
  loyaltyGained: 'medal',
  loyaltyLost: 'medal',
  crewDrawn: 'recruit',
  crewRecruited: 'crew',
  crewDiscarded: 'crew',
  crewTaken: 'crew',
  recruitKeptNone: 'skip',
  preciousGiven: 'crew',
  abilityUsed: 'ability',
  wardenUsed: 'ability',
  offerDeclined: 'skip',
  trackRaised: 'upgrade',
  blueBonus: 'upgrade',
  extraTurnWon: 'done',
  turnEnded: 'done',
  evacuationBegan: 'ruin',
  gameEnded: 'done',
};

/** What somebody did to a fire to put it out, of which a line of its own tells. */
const PUT_OUT = ['extinguish', 'gloria', 'leon', 'ash'];

/** Counting that the board shows anyway, and what the next line says too. */
function isBookkeeping(fact: BrigadeFact): boolean {
  switch (fact.kind) {
    case 'actionsChanged':
    case 'eventDiscarded':
    case 'eventDeckShuffled':
    case 'eventDeckPrepared':
    case 'crewDeckShuffled':
    case 'waterSpent':
    case 'fireballLanded':
    case 'trackAtEnd':
      return true;
    case 'turnEnded':
      return fact.unused === 0;
    case 'fireFell':
      return fact.to === 0 && PUT_OUT.includes(fact.cause);
    case 'renownRemoved':
      return fact.cause === 'won';
    case 'crewDiscarded':
      return fact.cause === 'recruit' || fact.cause === 'replaced';
    default:
      return false;
  }
}

/** Decided apart, but part of what was done before: where Renown goes, who is kept. */
const FOLLOWING: readonly FactKind[] = [
  'renownAwarded',
  'renownPlaced',
  'renownForfeited',
  'loyaltyGained',
  'loyaltyLost',
  'crewRecruited',
  'recruitKeptNone',
  'crewDiscarded',
];

const told = (fact: Fact): BrigadeFact => fact as BrigadeFact;

function lineOf(fact: BrigadeFact, eyes: Eyes): ReactNode {
  const block = (space: string) => <Block space={space} eyes={eyes} />;
  const words = wordsIn(eyes.language);
  const names = namesIn(eyes.language);
  switch (fact.kind) {
    case 'fireRose':
    case 'fireFell':
      return (
        <>
          {block(fact.space)} <Becomes from={<Flame at={fact.from} />} to={<Flame at={fact.to} />} />
          {'source' in fact && fact.source !== '' ? (
            <i className="br-log-from">
              <Icon name="gust" size={13} /> {fact.source}
            </i>
          ) : null}
        </>
      );
    case 'fireExtinguished':
      return (
        <>
          <Water n={fact.levels} /> {block(fact.space)} <Becomes from={<Flame at={fact.levels} />} to={<Flame at={0} />} />
        </>
      );
    case 'renownAwarded':
      return (
        <>
          + <Renown seat={fact.seat} n={fact.n} eyes={eyes} />
        </>
      );
    case 'renownPlaced':
      return (
        <>
          {block(fact.space)} <Renown seat={fact.seat} n={fact.now} eyes={eyes} /> {words.progress(fact.now, fact.needed)}
        </>
      );
    case 'brigadeMoved':
      return (
        <>
          {fact.path.slice(0, -1).join(' → ')} → {block(fact.path[fact.path.length - 1])} {words.progress(fact.points, fact.of)}
        </>
      );
    case 'wagonMoved':
      return (
        <>
          {fact.from} → {block(fact.to)}
        </>
      );
    case 'trackRaised':
      if (fact.valueFrom === fact.valueTo) return null;
      return (
        <>
          <b>{names.tracks[fact.track]}</b> <Becomes from={fact.valueFrom} to={fact.valueTo} />
        </>
      );
    case 'refilled':
      return (
        <>
          {fact.space === '' ? null : block(fact.space)} <Water n={gained(fact.before, fact.after)} />
        </>
      );
    default:
      return null;
  }
}

const gained = (before: readonly number[], after: readonly number[]): number =>
  after.reduce((all, n, i) => all + n - before[i], 0);

/** A turn in a few numbers: how the fires went, the water spent, what was won and lost. */
function sumOf(facts: readonly Fact[], eyes: Eyes): ReactNode {
  let fire = 0;
  let water = 0;
  let lost = 0;
  const won: string[] = [];
  for (const fact of facts.map(told)) {
    if (fact.kind === 'fireRose' || fact.kind === 'fireFell') fire += fact.to - fact.from;
    else if (fact.kind === 'waterSpent') water -= fact.n;
    else if (fact.kind === 'refilled') water += gained(fact.before, fact.after);
    else if (fact.kind === 'blockDestroyed') lost++;
    else if (fact.kind === 'loyaltyGained') won.push(fact.space);
  }
  const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
  return (
    <>
      {fire !== 0 && <Counted sign={<Icon name="flame" size={14} />} n={signed(fire)} />}
      {water !== 0 && <Counted sign={<Icon name="drop" size={13} />} n={signed(water)} />}
      {lost > 0 && <Counted sign={<Icon name="ruin" size={14} />} n={lost} />}
      {won.length > 2 ? (
        <Counted sign={<Icon name="medal" size={14} />} n={won.length} />
      ) : (
        won.map((space) => <Block key={space} space={space} eyes={eyes} />)
      )}
    </>
  );
}

export const log: LogDress<TableView> = {
  place(fact) {
    if (isBookkeeping(told(fact))) return 'aside';
    return FOLLOWING.includes(told(fact).kind) ? 'follows' : undefined;
  },
  sign(fact) {
    const name = SIGNS[told(fact).kind];
    return name ? <Icon name={name} size={16} /> : null;
  },
  line: (fact, eyes) => lineOf(told(fact), eyes),
  thing(id, eyes) {
    const at = eyes.table()?.spaces.find(({ name }) => name === id);
    return at && at.quarter !== '' ? <BadgeSign quarter={at.quarter} size={15} /> : null;
  },
  sum: sumOf,
};
