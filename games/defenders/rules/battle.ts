/** Chapter 19: battle by battle, described, judged and decided. */
import { flag, needed, oneOf, type Plain, type PlainRecord, type Refusal } from '@guildhall/kernel';
import { MOST_TEXT } from '../data/index.ts';
import { RESULTS, type Result } from '../facts.ts';
import { no } from '../refusals.ts';
import { HAPPENED, NOWHERE, type Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { book, type FrameOf, type P, type VarsIn } from './book.ts';
import { defeat } from './defeat.ts';
import { displacement, isExcessive } from './displacement.ts';
import { changedEntries, entryPoints } from './entries.ts';
import { place, placeOrNone, textNumber, told } from './kinds.ts';
import { destroyDefender, occupy } from './losses.ts';
import { turnOver } from './polls.ts';
import {
  attackersOf,
  defenderIds,
  defendersAt,
  hasOthers,
  isDefended,
  LOCATION_IDS,
  leftOfFirst,
  locationNamed,
  othersThan,
  placeId,
  THREAT_IDS,
  threatIds,
} from './reading.ts';
import { repulse } from './repulse.ts';
import { battleCount, isRecord, sampleTold, suggestTold, telling, toldOf, whyNotTold } from './texts.ts';
import { defendersTotal, threatsTotal } from './totals.ts';

/** One battle; it is decided when `result` is known. */
export const battle = book.procedure('battle', {
  location: needed(place),
  /** The defence as it was told last. */
  text: told,
  aloud: flag(),
  n: textNumber,
  challenged: flag(),
  failed: flag(),
  result: oneOf(['', ...RESULTS], ''),
});
type V = VarsIn<typeof battle>;
/** More than there are places: no other defence of this turn is told so. */
const ANEW = 13;
/** So that no defence goes always with the same attack. */
const APART = 16;
type F = FrameOf<typeof battle>;

const isAttacked = (t: Table, l: number): boolean => t.target.includes(l);
const anyAttacked = (t: Table): boolean => {
  for (let i = 0; i < t.target.length; i++) if (t.target[i] !== NOWHERE) return true;
  return false;
};

/** DF-19.1: one after the other, in the First Player's order. */
export const battles = book.procedure('battles', { location: placeOrNone });
battles.does((w) => [
  w.loop(
    (t) => t.ending === null && anyAttacked(t),
    [
      w.ask<string>('location', {
        rule: 'DF-19.1',
        legal: (t, _f, list) => {
          for (let l = 0; l < t.locations.length; l++) if (isAttacked(t, l)) list.push(LOCATION_IDS[l]);
        },
        why: (t, _f, answer) => {
          const l = locationNamed(t, answer);
          return l < 0 ? notAnAnswer('battles/location', answer) : no('DF-19.1', 'notUnderAttack', { location: LOCATION_IDS[l] });
        },
        take: (p, f, answer) => {
          f.vars.location = locationNamed(p.t, answer);
        },
      }),
      w.call(battle, (_t, f) => ({ location: f.vars.location })),
    ],
  ),
]);

const CONCEDE: PlainRecord = { concede: true };
const KEEP: PlainRecord = { keep: true };
const says = (answer: Plain, word: 'concede' | 'keep'): boolean =>
  isRecord(answer) && answer[word] === true && Object.keys(answer).length === 1;

const parties = (t: Table, f: F): PlainRecord => ({
  location: LOCATION_IDS[f.vars.location],
  threats: threatIds(attackersOf(t, f.vars.location)),
  defenders: defenderIds(defendersAt(t, f.vars.location)),
});
const toldNow = (f: F): PlainRecord => ({ text: f.vars.text, aloud: f.vars.aloud, n: f.vars.n });

function concede(p: P, f: F): void {
  f.vars.failed = true;
  const location = LOCATION_IDS[f.vars.location];
  p.tell?.({ kind: 'conceded', rule: 'DF-19.7', seat: leftOfFirst(p.t), location });
}
function defend(p: P, f: F, answer: Plain, what: 'battleDefence' | 'rewritten'): void {
  const seat = leftOfFirst(p.t);
  const { text, aloud, n } = toldOf(p.t, seat, answer);
  f.vars.text = text;
  f.vars.aloud = aloud;
  f.vars.n = n;
  const about = [LOCATION_IDS[f.vars.location], ...defenderIds(defendersAt(p.t, f.vars.location))];
  p.tell?.({ kind: 'narrated', rule: 'DF-19.5', what, seat, text, aloud, about, texts: { text: n } });
}
/** DF-19.6, DF-19.9: all defenders there are destroyed without a roll. */
function reject(p: P, l: number): void {
  for (const d of defendersAt(p.t, l)) if (p.t.ending === null) destroyDefender(p, d, 'rejected', '', 'DF-19.6');
}

function decide(p: P, f: F): void {
  const { t } = p;
  const l = f.vars.location;
  let result: Result;
  if (!isDefended(t, l)) result = 'undefended';
  else if (f.vars.failed) result = 'rejected';
  else {
    const [city, enemy] = [defendersTotal(p, l), threatsTotal(p, l)];
    result = city > enemy ? 'defenders' : city < enemy ? 'threats' : 'standoff';
  }
  f.vars.result = result;
  p.tell?.({ kind: 'battleDecided', rule: RULE_OF[result], location: LOCATION_IDS[l], result });
  if (result === 'defenders') t.happened |= HAPPENED.battle_won;
  else if (result !== 'standoff') t.happened |= HAPPENED.battle_lost;
  if (result === 'rejected') reject(p, l);
  if (t.ending === null && (result === 'rejected' || result === 'undefended')) occupy(p, l);
}
const RULE_OF = {
  defenders: 'DF-19.25',
  threats: 'DF-19.25',
  standoff: 'DF-19.26',
  rejected: 'DF-19.6',
  undefended: 'DF-19.10',
} as const;

/** DF-20.7, DF-19.26: those left go back where they were. */
function goBack(p: P, f: F): void {
  const { t } = p;
  for (const i of attackersOf(t, f.vars.location)) {
    t.target[i] = NOWHERE;
    p.tell?.({ kind: 'threatReturned', rule: 'DF-20.7', threat: THREAT_IDS[i], to: placeId(t.base[i]) });
  }
}
const isHeldOff = (f: F): boolean => f.vars.result === 'defenders' || f.vars.result === 'standoff';
const isOpen = (t: Table): boolean => t.ending === null;

battle.does((w) => [
  w.run((p, f) => {
    const { t } = p;
    const l = f.vars.location;
    if (!p.tell) return;
    const [threats, defenders] = [threatIds(attackersOf(t, l)), defenderIds(defendersAt(t, l))];
    p.tell({ kind: 'battleBegan', rule: 'DF-19.1', seat: t.first, location: LOCATION_IDS[l], threats, defenders });
    if (defenders.length === 0) p.tell({ kind: 'undefended', rule: 'DF-19.10', location: LOCATION_IDS[l] });
  }),
  w.ask(
    'attack',
    telling<V>({
      question: 'battle/attack',
      what: 'attack',
      who: (t) => t.first,
      about: (t, f) => [LOCATION_IDS[f.vars.location], ...threatIds(attackersOf(t, f.vars.location))],
      prompt: (t, f) => (isDefended(t, f.vars.location) ? 'attack' : 'seizure'),
      count: (t, f) => battleCount(t, f.vars.location),
      show: parties,
    }),
  ),
  w.when(
    (t, f) => isDefended(t, f.vars.location),
    [
      w.ask<Plain>('defence', {
        rule: 'DF-19.5',
        who: leftOfFirst,
        form: { kind: 'text', max: MOST_TEXT },
        accepts: (t, _f, answer) => (says(answer, 'concede') ? null : whyNotTold(t, answer, 'text')),
        sample: (t, _f, random) => (random.below(40) === 0 ? CONCEDE : sampleTold(t, 'defence', random)),
        suggest: (t, f, list) => {
          suggestTold(t, 'defence', list, battleCount(t, f.vars.location) + APART * t.turn);
          list.push(CONCEDE);
        },
        take: (p, f, answer) => {
          if (says(answer, 'concede')) concede(p, f);
          else defend(p, f, answer, 'battleDefence');
        },
        show: (t, f) => ({ ...parties(t, f), told: toldNow(f) }),
      }),
      w.when(
        (t, f) => !f.vars.failed && hasOthers(t),
        [
          w.together<string>('challenge', {
            rule: 'DF-19.7',
            who: (t) => othersThan(t, leftOfFirst(t)),
            legal: (_t, _f, _seat, list) => void list.push('accept', 'challenge', 'abstain'),
            why: (_t, _f, _seat, answer) => notAnAnswer('battle/challenge', answer),
            reveal: (p, f, answers) => {
              turnOver(p, answers);
              const seats = answers.filter(([, answer]) => answer === 'challenge').map(([seat]) => seat);
              f.vars.challenged = seats.length > 0;
              if (seats.length === 0) return;
              p.tell?.({ kind: 'defenceChallenged', rule: 'DF-19.7', seats, location: LOCATION_IDS[f.vars.location] });
            },
            show: (t, f) => ({ ...parties(t, f), by: leftOfFirst(t), told: toldNow(f) }),
          }),
        ],
      ),
      w.when(
        (_t, f) => f.vars.challenged,
        [
          w.ask<Plain>('rewrite', {
            rule: 'DF-19.7',
            who: leftOfFirst,
            form: { kind: 'text', max: MOST_TEXT },
            accepts: (t, _f, answer): Refusal<'DF-29.3'> | null =>
              says(answer, 'concede') || says(answer, 'keep')
                ? null
                : (whyNotTold(t, answer, 'text') as Refusal<'DF-29.3'> | null),
            sample: (t, _f, random) => (random.below(3) === 0 ? KEEP : sampleTold(t, 'defence', random)),
            suggest: (t, f, list) => {
              list.push(KEEP);
              // Told anew, it is told otherwise.
              suggestTold(t, 'defence', list, battleCount(t, f.vars.location) + APART * t.turn + ANEW);
              list.push(CONCEDE);
            },
            take: (p, f, answer) => {
              if (says(answer, 'concede')) concede(p, f);
              else if (!says(answer, 'keep')) defend(p, f, answer, 'rewritten');
            },
            show: (t, f) => ({ ...parties(t, f), told: toldNow(f) }),
          }),
          w.when(
            (_t, f) => !f.vars.failed,
            [
              w.together<string>('vote', {
                rule: 'DF-19.7',
                who: (t) => othersThan(t, leftOfFirst(t)),
                legal: (_t, _f, _seat, list) => void list.push('stands', 'fails', 'abstain'),
                why: (_t, _f, _seat, answer) => notAnAnswer('battle/vote', answer),
                reveal: (p, f, answers) => {
                  turnOver(p, answers);
                  const count = (word: string): number => answers.filter(([, answer]) => answer === word).length;
                  const [stands, fails] = [count('stands'), count('fails')];
                  // It fails only with more than half of the votes.
                  f.vars.failed = fails > stands;
                  const location = LOCATION_IDS[f.vars.location];
                  p.tell?.({ kind: 'defenceVoted', rule: 'DF-19.7', location, stands, fails, failed: f.vars.failed });
                },
                show: (t, f) => ({ ...parties(t, f), by: leftOfFirst(t), told: toldNow(f) }),
              }),
            ],
          ),
        ],
      ),
    ],
  ),
  w.run(decide),
  w.call(repulse, (_t, f) => (f.vars.result === 'defenders' ? { location: f.vars.location } : null)),
  w.call(defeat, (_t, f) => (f.vars.result === 'threats' ? { location: f.vars.location } : null)),
  w.when(
    (t, f) => isOpen(t) && isHeldOff(f),
    [
      w.run(goBack),
      // DF-20.8.
      w.call(displacement, (t, f) =>
        isExcessive(t, f.vars.location) ? { cause: 'reinforcements', location: f.vars.location } : null,
      ),
    ],
  ),
  w.call(entryPoints, changedEntries),
]);
