/** The log of Kobolds & Cobblestones: by activation, with the hands that were shown; counting and shuffling folded away. */
import { cardSign, type PokerRank, pokerName, type SuitCard } from '@guildhall/cards';
import type { Fact } from '@guildhall/kernel';
import type { LogDress, LogEyes } from '@guildhall/table';
import { Becomes, MiniCard } from '@guildhall/table/inline';
import type { ReactNode } from 'react';
import { EFFECT_LIST, PROFILES } from '../../data/index.ts';
import type { FactKind, KoboldsFact } from '../../facts.ts';
import type { TableView } from '../../view.ts';
import { SeatMark } from '../art/Coin.tsx';
import { EffectSign, Glyph } from '../art/Glyph.tsx';
import type { GlyphName } from '../art/glyphs.ts';
import { nameOf } from '../model.ts';
import { namesIn, wordsIn } from '../words/words.ts';

type Eyes = LogEyes<TableView>;
const told = (fact: Fact): KoboldsFact => fact as KoboldsFact;

const SIGNS: { readonly [kind in FactKind]?: GlyphName } = {
  gangRevealed: 'flag',
  scenarioSet: 'flag',
  edgeChosen: 'flag',
  orderChosen: 'flag',
  deployed: 'stand',
  cardsDrawn: 'cards',
  cardsDiscarded: 'cards',
  cardsCompared: 'cards',
  testDrawn: 'cards',
  coinsSpent: 'coin',
  coinsGained: 'coin',
  bribeOffered: 'coin',
  bribed: 'coin',
  bribeFailed: 'coin',
  moved: 'walk',
  stayed: 'stop',
  climbed: 'climb',
  leftBoard: 'walk',
  breakingAway: 'walk',
  brokeAway: 'walk',
  heldInPlace: 'stop',
  attackDeclared: 'swords',
  counterDeclared: 'swords',
  handsRevealed: 'hand',
  attackHit: 'swords',
  attackFailed: 'stop',
  criticalTriggered: 'star',
  wounded: 'heart',
  healed: 'heart',
  removed: 'skull',
  stunned: 'rest',
  recovered: 'stand',
  stoodUp: 'stand',
  antagonised: 'stop',
  terrified: 'stop',
  revealed: 'eye',
  hidden: 'hidden',
  swigTaken: 'flask',
  spellDeclared: 'spark',
  spellSucceeded: 'spark',
  spellResisted: 'stop',
  spellFailed: 'stop',
  crystalsUsed: 'crystal',
  teleported: 'spark',
  strikeDeclared: 'swords',
  targetStruck: 'swords',
  targetDestroyed: 'skull',
  markerInspected: 'chest',
  treasureFound: 'chest',
  treasureCollected: 'chest',
  chestTaken: 'chest',
  chestLetGo: 'chest',
  chestCarriedOff: 'chest',
  scored: 'star',
  gameEnded: 'crown',
};

const BOOKKEEPING: readonly FactKind[] = [
  'actionSpent',
  'activationEnded',
  'attackCommitted',
  'brokeAway',
  'cardsDiscarded',
  'cardsDrawn',
  'combatDeckShuffled',
  'criticalDeclined',
  'damageDone',
  'dashDeclared',
  'defenceCommitted',
  'eventDeckShuffled',
  'limitSet',
  'markedActivated',
  'spellNumberSet',
  'turnEnded',
];

/** Decided apart, but part of the attack, the spell or the move that was declared. */
const FOLLOWING: readonly FactKind[] = [
  'attackFailed',
  'attackHit',
  'bribeDrawnAgain',
  'bribeFailed',
  'bribed',
  'coinsSpent',
  'counterDeclared',
  'criticalLost',
  'criticalTriggered',
  'crystalsUsed',
  'effectGiven',
  'handsRevealed',
  'justDoItDeclared',
  'likeAnOrcDeclared',
  'removed',
  'shoved',
  'spellCardDrawn',
  'spellStuck',
  'stunned',
  'targetStruck',
  'testDrawn',
  'woundShared',
  'wounded',
];

const Cards = ({ cards }: { cards: readonly SuitCard[] }) => cards.map((card) => <MiniCard key={card} sign={cardSign(card)} />);

function Model({ m, eyes }: { m: number; eyes: Eyes }) {
  const table = eyes.table();
  const model = table?.models[m];
  return (
    <b className="in-thing" data-card={`m${m}`}>
      {model ? <SeatMark seat={model.seat} size={14} /> : null}
      {table ? nameOf(table, m, eyes.language) : null}
    </b>
  );
}

/** A hand as it was shown: whose, the cards, what they make. */
function Hand({ seat, cards, rank, eyes }: { seat: number; cards: readonly SuitCard[]; rank: number; eyes: Eyes }) {
  return (
    <span className="kb-log-hand">
      <SeatMark seat={seat} size={14} /> <Cards cards={cards} />{' '}
      <b>{cards.length === 0 ? wordsIn(eyes.language).folded : pokerName(rank as PokerRank, eyes.language)}</b>
    </span>
  );
}

function lineOf(fact: KoboldsFact, eyes: Eyes): ReactNode {
  const model = (m: number) => <Model m={m} eyes={eyes} />;
  const inches = (n: number) => (Math.round(n * 10) / 10).toLocaleString(eyes.language);
  switch (fact.kind) {
    case 'moved':
      return (
        <>
          <b>{inches(fact.length)}</b> / {inches(fact.limit)}″
          {fact.touching.map((m) => (
            <span key={m}>
              {' '}
              <Glyph name="swords" size={13} /> {model(m)}
            </span>
          ))}
        </>
      );
    case 'handsRevealed': {
      const attack = <Hand seat={fact.seat} cards={fact.attack} rank={fact.attackRank} eyes={eyes} />;
      if (fact.seat === fact.against) return attack;
      const defence = <Hand seat={fact.against} cards={fact.defence} rank={fact.defenceRank} eyes={eyes} />;
      // The better hand stands first.
      const held = !fact.folded && fact.defenceRank > fact.attackRank;
      const sign = !fact.folded && fact.defenceRank === fact.attackRank ? '=' : '>';
      return (
        <>
          {held ? defence : attack} <span className="kb-log-beats">{sign}</span> {held ? attack : defence}
        </>
      );
    }
    case 'wounded':
      return (
        <>
          {model(fact.model)} <Becomes from={fact.wounds - fact.n} to={<b>{fact.wounds}</b>} /> / {fact.of}
        </>
      );
    case 'effectGiven':
      return (
        <>
          {model(fact.model)} <b>{namesIn(eyes.language).effects[fact.effect].name}</b>
        </>
      );
    default:
      return null;
  }
}

export const log: LogDress<TableView> = {
  place(fact) {
    const { kind } = told(fact);
    if (BOOKKEEPING.includes(kind)) return 'aside';
    return FOLLOWING.includes(kind) ? 'follows' : undefined;
  },
  heading(fact, eyes) {
    const begun = told(fact);
    if (begun.kind !== 'activationBegan') return null;
    const table = eyes.table();
    const profile = table?.models[begun.model]?.profile;
    if (!table || !profile) return null;
    const { profiles, categories } = namesIn(eyes.language);
    const name = nameOf(table, begun.model, eyes.language);
    const kind = profiles[profile].name;
    return {
      text: (
        <>
          {name} <small>{name.startsWith(kind) ? categories[PROFILES[profile].category] : kind}</small>
        </>
      ),
      of: `m${begun.model}`,
    };
  },
  sign(fact) {
    const happened = told(fact);
    if (happened.kind === 'effectGiven') {
      const harmful = EFFECT_LIST.some(({ id, harmful }) => id === happened.effect && harmful);
      return <EffectSign id={happened.effect} size={17} harmful={harmful} />;
    }
    const name = happened.kind === 'attackDeclared' && happened.how === 'ranged' ? 'bow' : SIGNS[happened.kind];
    return name ? <Glyph name={name} size={16} /> : null;
  },
  line: (fact, eyes) => lineOf(told(fact), eyes),
  thing(id, eyes) {
    const model = /^m\d+$/.test(id) ? eyes.table()?.models[Number(id.slice(1))] : undefined;
    return model ? <SeatMark seat={model.seat} size={14} /> : null;
  },
};
