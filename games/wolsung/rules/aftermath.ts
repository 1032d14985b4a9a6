/** Chapter 21: what follows a conflict. */
import type { Seat } from '@guildhall/kernel';
import { SCAR_IDS, type ScarId } from '../data/index.ts';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { mayGain, rewrite, writeAchievement } from './achievements.ts';
import { book, type P } from './book.ts';
import { discardInitiative } from './cards.ts';
import { isActive } from './characters.ts';
import { seatsOf } from './conceding.ts';
import { MOST_WORDS, whyNotWords } from './describe.ts';
import { losePoints } from './harm.ts';
import { aCharacter, aSkill } from './kinds.ts';
import { calledAs, nameOf } from './names.ts';
import { endRage } from './round.ts';

const lastResult = (t: Table) => t.results[t.results.length - 1];
const winnerOf = (t: Table): number => lastResult(t).winner;

/** WS-21.9, WS-21.11: eliminated on a side that has lost. */
export const hasLost = (t: Table, n: number): boolean => {
  const c = t.characters[n];
  return c.hero !== null && c.state === 'eliminated' && winnerOf(t) !== NONE && c.side !== winnerOf(t);
};
/** WS-21.12 */
const hasTriumphed = (t: Table, n: number): boolean => {
  const c = t.characters[n];
  return c.hero !== null && isActive(c) && t.stake.vaBanque && c.side === winnerOf(t);
};

/** WS-21.7: the seat of whoever decided the conflict; NONE: nobody closes it. */
function closer(t: Table): Seat {
  return t.decider === NONE || lastResult(t).ending === 'draw' ? NONE : t.characters[t.decider].owner;
}
/** WS-21.7: that seat if it is of the winning side, else the first that is. */
function speaker(t: Table): Seat {
  const winners = seatsOf(t, winnerOf(t));
  const seat = closer(t);
  return winners.includes(seat) ? seat : (winners[0] ?? 0);
}

export const aftermath = book.procedure('aftermath', { who: aCharacter, skill: aSkill });

const heroesWith = (fits: (t: Table, n: number) => boolean) => (t: Table) => [...t.characters.keys()].filter((n) => fits(t, n));

aftermath.does((w) => [
  w.run((p) => settleLosses(p)),
  w.when(
    (t) => t.settings.describe && closer(t) !== NONE,
    [
      w.ask('closing', {
        rule: 'WS-21.7',
        who: (t) => closer(t),
        form: { kind: 'text', max: MOST_WORDS },
        // The text may be blank.
        accepts: (_t, _f, answer) => (answer === '' ? null : answer === '*' ? no('WS-8.6', 'noLetter', {}) : whyNotWords(answer)),
        sample: () => '',
        suggest: (_t, _f, list: string[]) => void list.push(''),
        take: (p, _f, answer: string) => {
          if (answer !== '') p.tell?.({ kind: 'closing', rule: 'WS-21.7', seat: closer(p.t), words: answer });
        },
      }),
    ],
  ),
  w.when(
    (t) => t.stake.vaBanque,
    [
      w.each('who', heroesWith(hasLost), [
        // WS-21.11: the Director's choice is by lot.
        w.when(
          (t) => speaker(t) === t.gm && t.settings.mode === 'director',
          [w.run((p, f) => scar(p, f.vars.who, SCAR_IDS[p.draw('scar', SCAR_IDS.length)]))],
          [
            w.ask('scar', {
              rule: 'WS-21.11',
              who: (t) => speaker(t),
              legal: (_t, _f, list: string[]) => void list.push(...SCAR_IDS),
              why: (_t, _f, answer) => no('WS-21.11', 'notAnAnswer', { answer }),
              show: (t, f) => ({ who: nameOf(t, f.vars.who) }),
              take: (p, f, answer) => scar(p, f.vars.who, answer as ScarId),
            }),
          ],
        ),
        // WS-10.5: death only if the player confirms it.
        w.when(
          (t) => t.stake.deadly,
          [
            w.ask('death', {
              rule: 'WS-21.11',
              who: (t, f) => t.characters[f.vars.who].owner,
              legal: (_t, _f, list: string[]) => void list.push('lives', 'dies'),
              why: (_t, _f, answer) => no('WS-21.11', 'notAnAnswer', { answer }),
              show: (t, f) => ({ who: nameOf(t, f.vars.who) }),
              take: (p, f, answer) => {
                const c = p.t.characters[f.vars.who];
                if (answer === 'dies') {
                  c.state = 'absent';
                  p.tell?.({ kind: 'died', rule: 'WS-21.11', who: calledAs(c) });
                } else p.tell?.({ kind: 'lived', rule: 'WS-10.5', who: calledAs(c) });
              },
            }),
          ],
        ),
      ]),
      w.each('who', heroesWith(hasTriumphed), [
        w.run((p, f) => {
          const c = p.t.characters[f.vars.who];
          p.t.stocks[c.owner].tokens++;
          p.tell?.({ kind: 'tokenRegained', rule: 'WS-21.12', who: calledAs(c), tokens: p.t.stocks[c.owner].tokens });
        }),
        w.when((t, f) => mayGain(t.characters[f.vars.who]), writeAchievement(w, 'WS-21.12')),
      ]),
    ],
  ),
  w.run((p) => clear(p)),
]);

/** WS-21.9, WS-21.11; D6: what rage and noble ancestors still cost. */
function settleLosses(p: P): void {
  const { t } = p;
  t.phase = 'aftermath';
  for (let n = 0; n < t.characters.length; n++) {
    const c = t.characters[n];
    if (c.state === 'absent') continue;
    if (c.rage > 0) endRage(p, n);
    if (c.scene.some((one) => one.startsWith('noble_ancestors '))) {
      losePoints(p, n, 'constitution', 1, 'WS-9.24');
      losePoints(p, n, 'reputation', 1, 'WS-9.24');
    }
    if (hasLost(t, n))
      losePoints(
        p,
        n,
        t.type === 'discussion' ? 'reputation' : 'constitution',
        t.stake.vaBanque ? 2 : 1,
        t.stake.vaBanque ? 'WS-21.11' : 'WS-21.9',
      );
  }
}

function scar(p: P, n: number, id: ScarId): void {
  const c = p.t.characters[n];
  const scars = c.hero?.scars ?? [];
  if (!scars.includes(id)) rewrite(c, { scars: [...scars, id] });
  p.tell?.({ kind: 'scarred', rule: 'WS-21.11', who: calledAs(c), scar: id });
}

/** WS-21.13: markers, effects and initiative cards are removed; hands and tokens stay. */
function clear({ t }: P): void {
  for (const [n, c] of t.characters.entries()) {
    discardInitiative(t, c);
    c.markers = 0;
    c.pool = 0;
    c.vehicle = NONE;
    c.driving = false;
    c.grippedBy = NONE;
    if (n >= t.heroes) c.state = 'absent';
    else if (c.state !== 'absent') c.state = 'active';
    c.scene = [];
  }
  t.tests = [];
  t.turn = NONE;
  t.phase = 'free';
}
