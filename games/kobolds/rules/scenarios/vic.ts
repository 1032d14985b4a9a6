/** Chapter 27: V.I.C. */
import { type Category, OPPOSITE, type Position, PROFILES } from '../../data/index.ts';
import { no } from '../../refusals.ts';
import { NONE, type Table } from '../../table.ts';
import { modelName, modelOf, notAnAnswer } from '../answers.ts';
import { book, type P } from '../book.ts';
import { clearEventTable, compareDraw, EVENT_STREAM } from '../cards.ts';
import { endGame } from '../ending.ts';
import { controller, edgeOf, newModel, other, takeOffBoard } from '../reading.ts';

const ROLES = ['escort', 'kill'];

const has = (t: Table, category: Category): boolean =>
  t.models.some(({ seat, profile }) => seat === t.escort && PROFILES[profile].category === category);

/** KC-27.3, KC-27.4: a Runt, else a Thug, else anybody but the Leader. */
function standIns(t: Table): 'runt' | 'thug' | 'other' {
  if (has(t, 'runt')) return 'runt';
  return has(t, 'thug') ? 'thug' : 'other';
}

function mayStandIn(t: Table, m: number): boolean {
  const { seat, profile } = t.models[m];
  const { category } = PROFILES[profile];
  if (seat !== t.escort || category === 'leader') return false;
  const who = standIns(t);
  return who === 'other' || category === who;
}

/** KC-27.5, KC-27.6: the profile goes over the whole model but its base, its owner and its name. */
function makeVic(p: P, m: number): void {
  const { t } = p;
  const model = t.models[m];
  model.profile = 'vic';
  model.equipment = [];
  model.hidden = false;
  t.vic = m;
}

export const vic = book.procedure('vic', {}).does((w) => [
  w.run((p, f) => {
    const { t } = p;
    f.seat = compareDraw(p, 'vic', 'KC-27.1', true);
    // KC-27.2: unlike all others these cards are shuffled back.
    clearEventTable(p);
    for (const card of t.eventDiscard) t.eventDeck.push(card);
    t.eventDiscard.length = 0;
    p.shuffle(EVENT_STREAM, t.eventDeck);
    p.tell?.({ kind: 'eventDeckShuffled', rule: 'KC-27.2', cards: t.eventDeck.length });
  }),
  w.ask('role', {
    rule: 'KC-27.1',
    legal: (_t, _f, list: string[]) => {
      list.push(...ROLES);
    },
    why: (_t, _f, answer) => notAnAnswer('vic/role', answer),
    take: (p, f, answer) => {
      p.t.escort = answer === 'escort' ? f.seat : other(f.seat);
      p.tell?.({ kind: 'rolesChosen', rule: 'KC-27.1', seat: f.seat, escort: p.t.escort });
    },
  }),
  w.when(
    (t) => t.models.some((_, m) => mayStandIn(t, m)),
    [
      w.ask('stand in', {
        rule: 'KC-27.3',
        who: (t) => t.escort,
        legal: (t, _f, list: string[]) => {
          for (let m = 0; m < t.models.length; m++) if (mayStandIn(t, m)) list.push(modelName(m));
        },
        why: (t, _f, answer) => {
          const m = modelOf(answer);
          if (m === NONE || m >= t.models.length) return no('KC-27.3', 'noSuchModel', { answer });
          if (t.models[m].seat !== t.escort) return no('KC-27.3', 'notYourModel', { m });
          const instead = standIns(t);
          return no(instead === 'other' ? 'KC-27.4' : 'KC-27.3', 'notForThis', { m, instead });
        },
        take: (p, _f, answer) => {
          const model = modelOf(answer);
          makeVic(p, model);
          p.tell?.({ kind: 'vicNamed', rule: 'KC-27.3', seat: p.t.escort, model, extra: false });
        },
      }),
    ],
    [
      w.run((p) => {
        const { t } = p;
        // KC-27.4: with a Leader alone it is a model of its own.
        t.models.push(newModel(t.escort, 'vic'));
        t.vic = t.models.length - 1;
        p.tell?.({ kind: 'vicNamed', rule: 'KC-27.4', seat: t.escort, model: t.vic, extra: true });
      }),
    ],
  ),
]);

/** KC-27.8: opposite the escort's own edge, and only while the escort commands it. */
export function vicExit(t: Table, m: number): Position | null {
  return m === t.vic && controller(t, m) === t.escort ? OPPOSITE[edgeOf(t, t.escort)] : null;
}

export function vicOut(p: P, m: number): void {
  const { t } = p;
  takeOffBoard(t.models[m], 'gone');
  p.tell?.({ kind: 'vicEscaped', rule: 'KC-27.8', seat: t.escort, model: m });
  endGame(p, 'vicOut', 'KC-27.8', [t.escort]);
}

/** KC-27.10, KC-27.12: whoever removed it. A campaign asks who did (KC-27.15). */
export function vicLost(p: P): void {
  const { t } = p;
  const { removedBy } = t.models[t.vic];
  p.tell?.({
    kind: 'vicLost',
    rule: removedBy === other(t.escort) ? 'KC-27.10' : 'KC-27.12',
    seat: t.escort,
    model: t.vic,
    by: removedBy,
  });
  endGame(p, 'vicRemoved', 'KC-27.10', [other(t.escort)]);
}
