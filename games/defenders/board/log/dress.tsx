/** The log of Defenders: cards and dice drawn in line, sums term by term, words of people left as they are; passing folded away. */
import type { Card } from '@guildhall/cards';
import type { Fact } from '@guildhall/kernel';
import type { LogDress, LogEyes } from '@guildhall/table';
import { Die } from '@guildhall/table/inline';
import type { ReactNode } from 'react';
import type { DefendersFact, FactKind, Term } from '../../facts.ts';
import type { TableView } from '../../view.ts';
import { MiniCard } from '../art/Card.tsx';
import { SHIELD, SPIKES } from '../map/Tokens.tsx';
import { namesIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { GLYPHS, type GlyphName } from './glyphs.ts';

type Eyes = LogEyes<TableView>;
const told = (fact: Fact): DefendersFact => fact as DefendersFact;

const SIGNS: { readonly [kind in FactKind]?: GlyphName } = {
  proposed: 'speech',
  agreementReached: 'done',
  settingChosen: 'book',
  cityDescribed: 'quill',
  cardPlayed: 'card',
  wordGiven: 'quill',
  locationFinalised: 'house',
  defenderFinalised: 'shield',
  cityCreated: 'house',
  featureDrawn: 'pen',
  locationDrawn: 'pen',
  ruinDrawn: 'pen',
  entryPoints: 'gate',
  defenderPlaced: 'shield',
  threatDrawn: 'card',
  threatCreated: 'spikes',
  sceneFramed: 'speech',
  narrated: 'quill',
  cardDrawn: 'card',
  attackRolled: 'die',
  entryRolled: 'die',
  joinRolled: 'die',
  threatPlaced: 'spikes',
  threatActivated: 'spikes',
  duel: 'die',
  defenderMoved: 'walk',
  reinforcementArrived: 'shield',
  battleBegan: 'swords',
  defendersTotal: 'shield',
  threatsTotal: 'spikes',
  battleDecided: 'swords',
  threatDestroyed: 'skull',
  defenderDestroyed: 'skull',
  wounded: 'drop',
  locationTaken: 'gate',
  recaptured: 'gate',
  locationRuined: 'house',
  moraleChanged: 'drop',
  activated: 'done',
  abilityRolled: 'die',
  gameEnded: 'book',
};

const BOOKKEEPING: readonly FactKind[] = ['cardReplaced', 'entryPointsSuggested', 'passed', 'ready', 'skipped', 'startSeat'];

/** Answers that belong to what was asked before: what a stack is, who plays whom, how a fight was told and counted. */
const FOLLOWING: readonly FactKind[] = [
  'wordGiven',
  'formGiven',
  'tradeGiven',
  'agreementReached',
  'rolesAssigned',
  'sceneEnded',
  'defendersTotal',
  'threatsTotal',
  'battleDecided',
  'defenderDestroyed',
  'threatDestroyed',
  'locationTaken',
  'moraleChanged',
];

/** The name of a unit, a place or a stack. */
const Thing = ({ id, eyes }: { id: string; eyes: Eyes }) => (
  <b className="in-thing" data-card={id}>
    <Side id={id} /> {eyes.say.place?.(id) ?? id}
  </b>
);

/** Threats are spiked, defenders have shields; places need no sign. */
function Side({ id }: { id: string }) {
  const side = /^D\d/.test(id) ? 'defender' : /^T\d/.test(id) ? 'threat' : null;
  if (!side) return null;
  return (
    <svg viewBox="-36 -36 72 72" width="14" height="14" aria-hidden="true">
      <path
        d={side === 'defender' ? SHIELD : SPIKES}
        fill={side === 'defender' ? '#2f5f8f' : '#8c2318'}
        stroke="#fff6e2"
        strokeWidth="4"
      />
    </svg>
  );
}

/** "4 Watch + 1 + ⚄ = 9": dice are drawn, the total is bold. */
function Sum({ total, terms, eyes }: { total: number; terms: readonly Term[]; eyes: Eyes }) {
  return (
    <>
      {terms.map(({ name, add, of }, i) => (
        <span key={`${name} ${of}`}>
          {i > 0 ? ' + ' : ''}
          {name.toLowerCase().includes('die') ? <Die face={add} /> : add}
          {of === '' ? null : <small> {eyes.say.place?.(of) ?? of}</small>}
        </span>
      ))}{' '}
      = <b>{total}</b>
    </>
  );
}

function lineOf(fact: DefendersFact, eyes: Eyes): ReactNode {
  const card = (drawn: Card) => <MiniCard card={drawn} language={eyes.language} />;
  const thing = (id: string) => <Thing id={id} eyes={eyes} />;
  const names = namesIn(eyes.language);
  switch (fact.kind) {
    case 'cardPlayed':
      return (
        <>
          {card(fact.card)} → <b>{wordsIn(eyes.language).stack(fact.stack)}</b>
        </>
      );
    case 'threatDrawn':
      return (
        <>
          {card(fact.card)} {names.threatClasses[fact.class].name}
        </>
      );
    case 'rowDealt':
      return fact.cards.map((one) => <span key={one}>{card(one)} </span>);
    case 'duel':
      return (
        <>
          {thing(fact.threat)} <Die face={fact.threatDie} /> : <Die face={fact.unitDie} /> {thing(fact.unit)}
        </>
      );
    case 'defendersTotal':
    case 'threatsTotal':
      return <Sum total={fact.total} terms={fact.terms} eyes={eyes} />;
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
  sign(fact) {
    const name = SIGNS[told(fact).kind];
    if (!name) return null;
    return (
      <svg viewBox="-11 -11 22 22" width="16" height="16" aria-hidden="true">
        <path d={GLYPHS[name]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    );
  },
  line: (fact, eyes) => lineOf(told(fact), eyes),
  thing: (id) => <Side id={id} />,
};
