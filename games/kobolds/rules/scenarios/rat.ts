/** Chapter 29: Protect the Rat. */
import { PROFILES } from '../../data/index.ts';
import { no } from '../../refusals.ts';
import { NONE, type Table } from '../../table.ts';
import { modelName, modelOf } from '../answers.ts';
import { book, type KC, type P } from '../book.ts';
import { endGame } from '../ending.ts';

type Models = Pick<Table, 'models'>;

/** KC-29.1, KC-29.2: any own member but the Leader. */
export const maySpy = (t: Models, seat: number, m: number): boolean =>
  t.models[m].seat === seat && PROFILES[t.models[m].profile].category !== 'leader';

/** KC-29.4 */
export const hasSpy = (t: Models, seat: number): boolean => t.models.some((_, m) => maySpy(t, seat, m));

const BOTH = [0, 1];

/** KC-29.3: both at the same time, before deployment. */
export const spies = book.procedure('spies', {}).does((w) => [
  w.together('spy', {
    rule: 'KC-29.1',
    who: () => BOTH,
    legal: (t, _f, seat, list: string[]) => {
      for (let m = 0; m < t.models.length; m++) if (maySpy(t, seat, m)) list.push(modelName(m));
    },
    why: (t, _f, seat, answer) => {
      const m = modelOf(answer);
      if (m === NONE || m >= t.models.length) return no('KC-29.1', 'noSuchModel', { answer });
      if (t.models[m].seat !== seat) return no('KC-29.1', 'notYourModel', { m });
      return no('KC-29.2', 'leaderIsNoSpy', { m });
    },
    reveal: (p, _f, answers) => {
      for (const [seat, answer] of answers) {
        const model = modelOf(answer);
        p.t.spies[seat] = model;
        // KC-38.7: only its owner knows which.
        p.tellOnly?.(
          [seat],
          { kind: 'spyNamed', rule: 'KC-29.1', seat, model },
          { kind: 'spyNamed', rule: 'KC-29.1', seat, model: NONE },
        );
      }
    },
  }),
]);

/** KC-29.5, KC-29.6: taken out by the enemy, not by the own side or by nobody. */
const isFound = (t: Table, seat: number): boolean => {
  const spy = t.models[t.spies[seat]];
  return spy !== undefined && spy.place === 'removed' && spy.removedBy === 1 - seat;
};

/** KC-29.8 */
export function ratWinners(t: Table): number[] {
  const found = [isFound(t, 0), isFound(t, 1)];
  if (found[0] === found[1]) return [];
  return [found[0] ? 1 : 0];
}

/** KC-29.7: only now are the spies announced. */
export function ratResult(p: P, rule: KC): void {
  const { t } = p;
  p.disclose();
  p.tell?.({ kind: 'spiesRevealed', rule: 'KC-29.7', spies: [...t.spies], found: [isFound(t, 0), isFound(t, 1)] });
  const winners = ratWinners(t);
  endGame(p, winners.length > 0 ? 'spyFound' : rule === 'KC-29.9' ? 'nobodyLeft' : 'turnLimit', rule, winners);
}
