/** Chapter 28: how each instruction of the cards is done. */
import type { Deeds, EffectFrame } from '@guildhall/effects';
import { type CardId, FOES, LOCATION_IDS, MOST_FEWER, type VOCABULARY } from '../data/index.ts';
import type { GameFact } from '../facts.ts';
import { NONE, type Table } from '../table.ts';
import { attackOf, hasTarget } from './attack.ts';
import type { P } from './book.ts';
import { bribe } from './cards/bribe.ts';
import { choose } from './cards/choose.ts';
import { barter, gainLocation, mayGainLocation, pawn } from './cards/goods.ts';
import { discardOne, redraw } from './cards/hand.ts';
import { healChosen, healEverybody } from './cards/healing.ts';
import { browse, foresee } from './cards/looking.ts';
import { screen } from './cards/screen.ts';
import { foeRoll, heroRoll } from './dice.ts';
import { REPLACED, strike } from './foe-attack.ts';
import { firstSeen, fortify, leave, mend, move, placeOf, resurrect, seen, sees, swapBehind } from './line.ts';
import { changeMenace } from './menace.ts';
import { activate, doubleOrNothing } from './procedures.ts';
import { heal, takeWounds } from './wounds.ts';
import { drawCards, takeOut } from './zones.ts';

type Total = 'actions' | 'buys' | 'heroism' | 'shield' | 'rerolls';

/** Adds to one of the turn's totals (BW-28.1, BW-13.3, BW-17.6). */
const adds = (what: Total) => ({
  quiet: true as const,
  do: (p: P, f: EffectFrame, { n }: { n: number }): void => {
    p.t[what] += n;
    p.tell?.({ kind: 'changed', rule: what === 'shield' ? 'BW-13.3' : 'BW-28.1', seat: f.seat, what, by: n, to: p.t[what] });
  },
});

/** The card whose text this is. */
const cardOfText = ({ vars }: EffectFrame): CardId => vars.effect.replace(/ when played$/, '') as CardId;

/** The index in the line of the Foe whose text this is, or NONE if it has left. */
const self = (t: Table, { vars }: EffectFrame): number => placeOf(t, vars.subject);
const isThere = (t: Table, f: EffectFrame): boolean => self(t, f) !== NONE;

export const deeds: Deeds<Table, GameFact, typeof VOCABULARY> = {
  cards: { quiet: true, do: (p, f, { n }) => drawCards(p, f.seat, n, 'BW-28.1') },
  actions: adds('actions'),
  buys: adds('buys'),
  heroism: adds('heroism'),
  shield: adds('shield'),
  rerolls: adds('rerolls'),
  attack: { can: (t, _f, given) => hasTarget(t, given), call: (_t, f) => attackOf(f) },
  heal: {
    call: (_t, _f, { n, who }) =>
      who === 'self' ? heal.with({ left: n }) : who === 'chosen' ? healChosen.with({ n }) : healEverybody.with({ n }),
  },
  // BW-12.16: a second Stun adds nothing.
  stunFirst: {
    quiet: true,
    can: (t) => t.line.length > 0,
    do: (p) => {
      const [first] = p.t.line;
      first.stunned = true;
      p.tell?.({ kind: 'stunned', rule: 'BW-12.16', foe: first.foe, place: 1 });
    },
  },
  // BW-32.16
  bribe: { can: (t) => t.line.length > 1 && !FOES.get(t.line[0].foe).crown, call: () => bribe.with({}) },
  choose: { call: (_t, { vars }) => choose.with({ effect: vars.effect, at: vars.at }) },
  roll: { call: (_t, _f, { whose }) => (whose === 'hero' ? heroRoll.with({}) : foeRoll.with({})) },
  // BW-32.15
  foresee: { can: (t) => t.foeDeck.length > 0, call: (t, _f, { n }) => foresee.with({ looked: Math.min(n, t.foeDeck.length) }) },
  browse: { call: (_t, _f, { n }) => browse.with({ n }) },
  barter: { can: (t, f) => t.heroes[f.seat].hand.length > 0, call: (_t, _f, { more }) => barter.with({ more }) },
  pawn: { can: (t, f) => t.heroes[f.seat].hand.length > 0, call: (_t, _f, { heroism }) => pawn.with({ heroism }) },
  gainLocation: { can: (t, _f, { most }) => mayGainLocation(t, most), call: (_t, _f, { most }) => gainLocation.with({ most }) },
  screen: { can: (t) => t.line.length > 0, call: () => screen.with({}) },
  redraw: { call: () => redraw.with({}) },
  discard: { can: (t, f) => t.heroes[f.seat].hand.length > 0, call: () => discardOne.with({}) },
  double: { call: (_t, _f, { lost }) => doubleOrNothing.with({ lost }) },
  // BW-15.5: its Heroism stays available.
  trashThis: {
    quiet: true,
    // A text that is carried out twice finds it once.
    can: (t, f) => t.heroes[f.seat].play.includes(cardOfText(f)),
    do: (p, f) => {
      const card = cardOfText(f);
      takeOut(p.t.heroes[f.seat].play, card);
      p.t.trash.push(card);
      p.tell?.({ kind: 'trashed', rule: 'BW-15.5', seat: f.seat, card });
    },
  },
  // BW-38.5: it has never been in the play area.
  returnThis: {
    quiet: true,
    do: (p, f) => {
      const card = f.vars.effect as CardId;
      p.t.woundDeck.unshift(card);
      p.tell?.({ kind: 'healed', rule: 'BW-38.5', seat: f.seat, card });
    },
  },

  menace: { quiet: true, do: (p, _f, { by }) => changeMenace(p, by) },
  // BW-8.12, BW-8.13
  wound: { quiet: true, can: (t) => t.heroes[t.seat].alive, do: (p, _f, { n }) => void takeWounds(p, p.t.seat, n) },
  drawFewer: {
    quiet: true,
    can: (t) => t.heroes[t.seat].alive,
    do: (p, _f, { n }) => {
      p.t.fewer = Math.min(MOST_FEWER, p.t.fewer + n);
      p.tell?.({ kind: 'willDrawFewer', rule: 'BW-10.3', seat: p.t.seat, cards: p.t.fewer });
    },
  },
  ifFirst: { quiet: true, do: (p, f) => (self(p.t, f) === 0 ? 1 : 0) },
  ifMenace: { quiet: true, do: (p, _f, { least }) => (p.t.menace >= least ? 1 : 0) },
  ifSees: { quiet: true, can: isThere, do: (p, f, { any }) => (seen(p.t, self(p.t, f), any) > 0 ? 1 : 0) },
  ifSeesUncrowned: { quiet: true, can: isThere, do: (p, f) => (seesUncrowned(p.t, self(p.t, f)) ? 1 : 0) },
  // BW-12.14: not defeated, so no Defeat ability.
  leave: {
    quiet: true,
    can: isThere,
    do: (p, f) => {
      const { foe } = leave(p.t, self(p.t, f));
      p.tell?.({ kind: 'left', rule: 'BW-12.14', foe });
    },
  },
  move: { quiet: true, can: isThere, do: (p, f, { to }) => move(p, self(p.t, f), to) },
  moveSeen: {
    quiet: true,
    can: (t, f, { any }) => isThere(t, f) && firstSeen(t, self(t, f), any) !== NONE,
    do: (p, f, { any, to }) => move(p, firstSeen(p.t, self(p.t, f), any), to),
  },
  moveLastToStart: { quiet: true, can: (t) => t.line.length > 0, do: (p) => move(p, p.t.line.length - 1, 'start') },
  swapBehind: { quiet: true, can: isThere, do: (p, f) => swapBehind(p, self(p.t, f)) },
  resurrect: { do: (p, _f, { any, to }) => resurrect(p, any, to) },
  mend: {
    quiet: true,
    can: (t, f, { whom }) => (whom === 'self' ? isThere(t, f) : t.line.length > 0),
    do: (p, f, { n, whom }) => mend(p, p.t.line[whom === 'self' ? self(p.t, f) : 0], n),
  },
  mendSeen: {
    quiet: true,
    can: isThere,
    do: (p, f, { any }) => {
      const from = self(p.t, f);
      for (let i = 0; i < p.t.line.length; i++) {
        const foe = p.t.line[i];
        if (any.includes(foe.foe) && sees(p.t, from, i)) mend(p, foe, 0);
      }
    },
  },
  mendPerWound: {
    quiet: true,
    can: (t, f) => isThere(t, f) && f.vars.amount > 0,
    do: (p, f) => mend(p, p.t.line[self(p.t, f)], f.vars.amount),
  },
  fortify: { do: fortify },
  attackWith: {
    quiet: true,
    do: (_p, f, { n }) => {
      f.vars.result = n;
    },
  },
  strike: {
    do: (p, f) => {
      f.vars.result = REPLACED;
      strike(p, f.vars.subject, f.vars.amount);
    },
  },
  noAttack: {
    quiet: true,
    do: (_p, f) => {
      f.vars.result = REPLACED;
    },
  },
  // BW-36.14: whatever has become of its normal activation.
  again: {
    can: (t, f, { any }) => isThere(t, f) && firstSeen(t, self(t, f), any) !== NONE,
    call: (t, f, { any }) => activate.with({ foe: t.line[firstSeen(t, self(t, f), any)].number, again: true }),
  },
  // BW-36.13, BW-14.4
  trashLargest: {
    quiet: true,
    do: (p) => {
      const { location, trash } = p.t;
      const largest = location.indexOf(Math.max(...location));
      if (location[largest] === 0) return;
      location[largest]--;
      trash.push(LOCATION_IDS[largest]);
      p.tell?.({ kind: 'pileTrashed', rule: 'BW-36.13', card: LOCATION_IDS[largest] });
    },
  },
};

function seesUncrowned(t: Table, from: number): boolean {
  for (let i = 0; i < t.line.length; i++) if (!FOES.get(t.line[i].foe).crown && sees(t, from, i)) return true;
  return false;
}
