/** Chapter 19: scandal checks, and polite requests that are answered. */
import { flag, needed } from '@guildhall/kernel';
import { SCANDAL } from '../data/index.ts';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { book, type P } from './book.ts';
import { fullPool, isPrincipal } from './characters.ts';
import { hasFeature, loseMarkers, losePoints } from './harm.ts';
import { aCharacter } from './kinds.ts';
import { calledAs, nameOf, namesOf } from './names.ts';
import { comply, isRequest, requestIn } from './stunts.ts';
import { newTest, roll, settle, succeeds } from './test.ts';
import { pay, tokensOf } from './tokens.ts';

/** WS-19.11: a courage test that uses up no dice of the round. */
export const scandal = book.procedure('scandal', { who: needed(aCharacter), failed: flag() });

/** WS-19.15 (D7) */
const mayCoverUp = (t: Table, n: number): boolean => {
  const c = t.characters[n];
  return c.hero?.profession === 'bon_vivant' && tokensOf(t, c) > 0;
};

scandal.does((w) => [
  // WS-19.16
  w.when(
    (t, f) => isPrincipal(t.characters[f.vars.who]),
    [
      w.run((p, f) => {
        const { t } = p;
        const test = newTest('scandal', f.vars.who, 'courage', SCANDAL[t.formality].tn);
        test.dice = fullPool(t, t.characters[f.vars.who]);
        t.tests.push(test);
        p.tell?.({
          kind: 'declared',
          rule: 'WS-19.10',
          who: nameOf(t, f.vars.who),
          test: 'scandal',
          target: null,
          skill: 'courage',
          stunt: '',
          detail: '',
          dice: test.dice,
          tn: test.tn,
          terms: [],
        });
      }),
      w.call(roll),
      w.call(settle),
      w.run((p, f) => {
        const test = p.t.tests.pop();
        f.vars.failed = test !== undefined && !succeeds(test);
      }),
      w.when(
        (t, f) => f.vars.failed && mayCoverUp(t, f.vars.who),
        [
          w.ask('cover up', {
            rule: 'WS-19.15',
            legal: (_t, _f, list: string[]) => void list.push('cover up', 'bear it'),
            why: (_t, _f, answer) => no('WS-19.15', 'notAnAnswer', { answer }),
            take: (p, f, answer) => {
              if (answer !== 'cover up') return;
              const c = p.t.characters[f.vars.who];
              f.vars.failed = false;
              pay(p, c, 1, 'ability', 'WS-19.15');
              p.tell?.({ kind: 'coveredUp', rule: 'WS-19.15', who: calledAs(c) });
            },
          }),
        ],
      ),
      w.run((p, f) => {
        if (f.vars.failed) suffer(p, f.vars.who);
      }),
    ],
    [w.run((p, f) => loseMarkers(p, f.vars.who, 1, 'WS-19.16', f.vars.who))],
  ),
]);

/** WS-19.13; in watchful society each scandal counts one more (D16, S6). */
function suffer(p: P, n: number): void {
  const { t } = p;
  const { reputation } = SCANDAL[t.formality];
  const lost = reputation > 0 && hasFeature(t, 'watchful_society') ? reputation + 1 : reputation;
  const weight = t.formality === 'private' ? 'faux pas' : t.formality === 'public' ? 'minor' : 'major';
  p.tell?.({ kind: 'scandal', rule: 'WS-19.13', who: nameOf(t, n), weight, lost });
  losePoints(p, n, 'reputation', lost, 'WS-19.13');
}

/** WS-16.42, WS-16.43: the target of the innermost test complies or refuses at once. */
export const request = book.procedure('request', { refused: flag() }).does((w) => [
  w.ask('answer', {
    rule: 'WS-16.42',
    who: (t) => t.characters[t.tests[t.tests.length - 1].target].owner,
    legal: (t, _f, list: string[]) => {
      const test = t.tests[t.tests.length - 1];
      list.push('comply');
      // WS-20.10: a group always complies; an ally is bound like one.
      if (isPrincipal(t.characters[test.target])) list.push('refuse');
    },
    why: (_t, _f, answer) => no('WS-16.42', 'notAnAnswer', { answer }),
    show: (t) => {
      const { actor, target, detail } = t.tests[t.tests.length - 1];
      return { actor, target, detail, tn: SCANDAL[t.formality].tn, names: namesOf(t) };
    },
    take: (p, f, answer) => {
      const test = p.t.tests[p.t.tests.length - 1];
      f.vars.refused = answer === 'refuse';
      if (answer === 'comply') comply(p, test.actor, test.target, test.detail);
      else p.tell?.({ kind: 'declined', rule: 'WS-16.43', who: nameOf(p.t, test.target) });
    },
  }),
  w.call(scandal, (t, f) => {
    const { target } = t.tests[t.tests.length - 1];
    return f.vars.refused ? { for: t.characters[target].owner, who: target } : null;
  }),
]);

export function tellRequest(p: P): void {
  const test = p.t.tests[p.t.tests.length - 1];
  if (!isRequest(test)) return;
  p.tell?.({
    kind: 'requested',
    rule: 'WS-16.38',
    who: nameOf(p.t, test.actor),
    target: nameOf(p.t, test.target),
    request: requestIn(test),
    detail: test.detail,
  });
}
