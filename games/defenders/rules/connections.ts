/** Chapter 8: the connections are shown, and changed by table agreement until everybody passes. */
import { count, kind, listOf, type Plain, type Refusal, seat, text } from '@guildhall/kernel';
import { MOST_PROPOSALS, MOST_SEATS } from '../data/index.ts';
import { no } from '../refusals.ts';
import type { Connection, Table } from '../table.ts';
import { agreement } from './agreement.ts';
import { CONNECT, DISCONNECT, LINKS, notAnAnswer, wordsOf } from './answers.ts';
import { book, type DF, type FrameOf, type P } from './book.ts';
import { adjacent, defaultConnections, groundOf, linksOf } from './graph.ts';
import { areConnected, LOCATION_IDS, locationNamed, next } from './reading.ts';

/** Whether this proposes to connect or part two locations of this table. */
export const isLinkHere = (t: Table, value: unknown): boolean => Number(LINKS.get(value)?.b) < t.locations.length;

export const connections = book.procedure('connections', {
  active: seat,
  passes: count(MOST_SEATS),
  /** What the active player wishes, and then what they propose. */
  proposal: kind<string, Table>('', (value, t) =>
    value === '' || value === 'pass' || value === 'propose' || isLinkHere(t, value) ? null : `is ${value}, which nobody proposes`,
  ),
  /** Each pair once for every time it was put to decision (DF-8.21). */
  put: listOf(text(8)),
});
type F = FrameOf<typeof connections>;

const pairName = (a: number, b: number): string => `${LOCATION_IDS[a]} ${LOCATION_IDS[b]}`;
const timesPut = (put: readonly string[], name: string): number => put.filter((one) => one === name).length;
/** DF-8.17: locations without any connection, of which the table is warned. */
const unconnected = (t: Table): string[] => t.links.flatMap((links, l) => (links === 0 ? [LOCATION_IDS[l]] : []));
/** The proposal that would change this pair, or '' if it has been put often enough. */
function changeOf(t: Table, f: F, a: number, b: number): string {
  if (timesPut(f.vars.put, pairName(a, b)) >= MOST_PROPOSALS) return '';
  return areConnected(t, a, b) ? DISCONNECT[a][b] : CONNECT[a][b];
}
function changes(t: Table, f: F): string[] {
  const list: string[] = [];
  for (let a = 0; a < t.locations.length; a++) {
    for (let b = a + 1; b < t.locations.length; b++) {
      const change = changeOf(t, f, a, b);
      if (change !== '') list.push(change);
    }
  }
  return list;
}

function whyNotPair(t: Table, f: F, answer: Plain): Refusal<DF> {
  const link = LINKS.get(answer);
  if (!link) {
    const [, a, b] = wordsOf(answer);
    for (const id of [a, b]) if (id !== undefined && locationNamed(t, id) < 0) return no('DF-8.14', 'noSuchThing', { id });
    return notAnAnswer('connections/pair', answer);
  }
  const [a, b] = [LOCATION_IDS[link.a], LOCATION_IDS[link.b]];
  for (const l of [link.a, link.b]) if (l >= t.locations.length) return no('DF-8.14', 'noSuchThing', { id: LOCATION_IDS[l] });
  if (timesPut(f.vars.put, pairName(link.a, link.b)) >= MOST_PROPOSALS)
    return no('DF-8.21', 'putTwiceAlready', { what: `${a} ${b}` });
  return link.connect ? no('DF-8.14', 'alreadyConnected', { a, b }) : no('DF-8.14', 'notConnected', { a, b });
}

/** DF-8.14, DF-8.15, DF-8.19. */
function change(p: P, f: F, text: string): void {
  const link = LINKS.get(text);
  if (!link) return;
  const { t } = p;
  const { a, b, connect } = link;
  const known = t.connections.find((one) => one.a === a && one.b === b);
  const rest = t.connections.filter((one) => one !== known);
  const by = f.vars.active;
  let now: Connection | null;
  if (connect) {
    // A default connection that was removed is a default again.
    const origin = known ? 'default' : adjacent(groundOf(t), a, b) ? 'added' : 'gap';
    now = { a, b, origin, by };
  } else now = known?.origin === 'default' ? { a, b, origin: 'removed', by } : null;
  t.connections = now ? [...rest, now] : rest;
  t.links = linksOf(t.locations.length, t.connections);
  p.tell?.({
    kind: 'connectionChanged',
    rule: now?.origin === 'gap' ? 'DF-8.15' : 'DF-8.14',
    a: LOCATION_IDS[a],
    b: LOCATION_IDS[b],
    origin: now?.origin ?? 'removed',
    by,
  });
}

connections.does((w) => [
  w.run((p, f) => {
    const { t } = p;
    f.vars.active = t.start;
    t.connections = defaultConnections(t);
    t.links = linksOf(t.locations.length, t.connections);
    p.tell?.({
      kind: 'connectionsWorkedOut',
      rule: 'DF-8.6',
      pairs: t.connections.map(({ a, b }) => pairName(a, b)),
      // DF-8.17: a warning.
      unconnected: unconnected(t),
    });
  }),
  w.loop(
    (t, f) => f.vars.passes < t.seats,
    [
      w.ask<string>('propose', {
        rule: 'DF-8.16',
        who: (_t, f) => f.vars.active,
        legal: (t, f, list) => {
          list.push('pass');
          if (changes(t, f).length > 0) list.push('propose');
        },
        why: (_t, _f, answer) =>
          answer === 'propose' ? no('DF-8.21', 'noProposalsLeft', {}) : notAnAnswer('connections/propose', answer),
        take: (p, f, answer) => {
          f.vars.proposal = answer;
          f.vars.passes = answer === 'pass' ? f.vars.passes + 1 : 0;
          if (answer === 'pass')
            p.tell?.({ kind: 'passed', rule: 'DF-8.16', seat: f.vars.active, question: 'connections/propose' });
        },
        show: (t) => ({ unconnected: unconnected(t) }),
      }),
      w.when(
        (_t, f) => f.vars.proposal === 'propose',
        [
          w.ask<string>('pair', {
            rule: 'DF-8.14',
            always: true,
            who: (_t, f) => f.vars.active,
            legal: (t, f, list) => void list.push(...changes(t, f)),
            why: whyNotPair,
            take: (_p, f, answer) => {
              const { a, b } = LINKS.get(answer) ?? { a: 0, b: 0 };
              f.vars.proposal = answer;
              f.vars.put.push(pairName(a, b));
            },
          }),
          w.call(
            agreement,
            (t, f) => {
              const { proposal, active } = f.vars;
              const link = LINKS.get(proposal);
              // It may be amended to another change of one of the two locations.
              const near = changes(t, f).filter((text) => {
                const other = LINKS.get(text);
                return text !== proposal && other && link && (other.a === link.a || other.b === link.b);
              });
              return { proposal, by: active, options: near };
            },
            (p, f, { proposal, passed }) => {
              const link = LINKS.get(proposal);
              if (link && proposal !== f.vars.proposal) f.vars.put.push(pairName(link.a, link.b));
              if (passed) change(p, f, proposal);
            },
          ),
        ],
      ),
      w.run((p, f) => {
        f.vars.active = next(p.t, f.vars.active);
      }),
    ],
  ),
]);
