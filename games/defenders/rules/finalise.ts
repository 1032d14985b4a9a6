/** Chapter 6: finalising, and what a finished location or defender is. */
import { flag, needed, oneOf, type Plain, type PlainRecord, pick, type Refusal } from '@guildhall/kernel';
import {
  BAND_OF_CARD,
  CAPACITY,
  CATEGORY_OF_BAND,
  type Category,
  compareCards,
  DEFENDER_CLASS_OF_BAND,
  DEFENDER_DESCRIPTORS,
  type DefenderDescriptorId,
  type DefenderTypeId,
  defaultForm,
  defaultTrade,
  FACE_VALUE,
  fitsPlace,
  KIND_OF_SHAPE,
  KINDS,
  type Kind,
  LOCATION_DESCRIPTORS,
  type LocationDescriptorId,
  type LocationTypeId,
  MOBILE,
  TRADES,
  UNDERGROUND,
} from '../data/index.ts';
import { no } from '../refusals.ts';
import { type Defender, type Description, type Location, type Played, type Stack, type Table, UNPLACED } from '../table.ts';
import { agreement } from './agreement.ts';
import { notAnAnswer } from './answers.ts';
import { book, type DF, type FrameOf, type P } from './book.ts';
import { isUsualForm, isUsualTrade } from './creation.ts';
import { name, stackId, told } from './kinds.ts';
import { turnOver } from './polls.ts';
import { DEFENDER_IDS, hasOthers, LOCATION_IDS, othersThan } from './reading.ts';
import { ALOUD, type NameKind, sampleNaming, suggestNaming, toldOf, unitPrompts, whyNotNaming } from './texts.ts';
import { placeBonus } from './totals.ts';

const types = (cards: readonly Played[]): Played[] => cards.filter(({ use }) => use === 'type');
/** The highest of the type cards (DF-6.6); descriptors never count (DF-6.7). */
export const principal = (cards: readonly Played[]): Played =>
  types(cards).reduce((best, one) => (compareCards(one.card, best.card) < 0 ? one : best));

const kindOf = ({ form }: Played): Kind => (form ? KIND_OF_SHAPE[form.shape] : 'small');
/** DF-6.13: with type cards of several sorts the finalising player chooses. */
export const kindsOf = (cards: readonly Played[]): Kind[] => [...new Set(types(cards).map(kindOf))];
export const usualKind = (cards: readonly Played[]): Kind => kindOf(principal(cards));

/** Forms and trades as they are without anybody's judgement (DF-6.17). */
export function usual(cards: readonly Played[]): Played[] {
  return cards.map((one) => ({
    ...one,
    form: one.form && defaultForm(one.word as LocationTypeId),
    trade: one.trade && defaultTrade(one.word as DefenderTypeId),
  }));
}

const words = (cards: readonly Played[]): string[] => cards.filter(({ use }) => use === 'descriptor').map(({ word }) => word);

export function makeLocation(
  id: string,
  seat: number,
  name: string,
  description: Description,
  cards: Played[],
  kind: Kind = usualKind(cards),
): Location {
  const { card } = principal(cards);
  const given = words(cards) as LocationDescriptorId[];
  // DF-6.12: a location belongs to every category of which it has a type card.
  const categories: Category[] = [...new Set(types(cards).map((one) => CATEGORY_OF_BAND[BAND_OF_CARD[one.card]]))];
  return {
    id,
    seat,
    name,
    description,
    cards,
    card,
    value: FACE_VALUE[card],
    kind,
    categories,
    words: given,
    underground: given.includes(UNDERGROUND),
    concealed: given.some((word) => LOCATION_DESCRIPTORS[word].concealed),
    wall: kind === 'long' && cards.some(({ form }) => form?.wall === true),
    road: kind === 'long' && cards.some(({ form }) => form?.road === true),
    capacity: CAPACITY[kind],
    bonus: placeBonus({ categories, words: given }),
    dear: given.some((word) => LOCATION_DESCRIPTORS[word].morale),
  };
}

export function makeDefender(
  id: string,
  seat: number,
  name: string,
  description: Description,
  cards: Played[],
  reinforcement: boolean,
): Defender {
  const { card } = principal(cards);
  const given = words(cards) as DefenderDescriptorId[];
  return {
    id,
    seat,
    name,
    description,
    cards,
    card,
    reinforcement,
    // DF-6.10: only the principal card gives a class; a trade of any ace to 5 is kept.
    class: DEFENDER_CLASS_OF_BAND[BAND_OF_CARD[card]],
    face: FACE_VALUE[card],
    trades: TRADES.filter((trade) => cards.some((one) => one.trade === trade)),
    words: given,
    mobile: given.includes(MOBILE),
    bonus: given.reduce((sum, word) => sum + DEFENDER_DESCRIPTORS[word].bonus, 0),
    dear: given.some((word) => DEFENDER_DESCRIPTORS[word].morale),
  };
}

export function addDefender(t: Table, defender: Defender, where: number): void {
  t.defenders = [...t.defenders, defender];
  t.where.push(where);
  t.wounds.push(0);
  t.arrived.push(0);
}

export const finalise = book.procedure('finalise', {
  stack: needed(stackId),
  name,
  text: told,
  aloud: flag(),
  kind: oneOf(['', ...KINDS], ''),
  challenged: flag(),
  upheld: flag(true),
});
type F = FrameOf<typeof finalise>;
const stackOf = (t: Table, f: F): Stack => t.stacks.find(({ id }) => id === f.vars.stack) as Stack;

/** Which names and which lines suit what a stack becomes. */
const prompts = ({ sort, cards }: Stack): [NameKind, string] =>
  sort === 'location' ? ['place', 'place_description'] : unitPrompts(DEFENDER_CLASS_OF_BAND[BAND_OF_CARD[principal(cards).card]]);

/** Which names fit: those of what its principal card makes it. */
const fittingOf = ({ world }: Table, { cards }: Stack) =>
  fitsPlace(world.setting, CATEGORY_OF_BAND[BAND_OF_CARD[principal(cards).card]]);

function whyNotName(t: Table, f: F, answer: Plain): Refusal<DF> | null {
  const stack = stackOf(t, f);
  const wrong = whyNotNaming(t, answer, ['kind']);
  if (wrong) return wrong;
  const { kind } = answer as PlainRecord;
  if (kind === undefined) return null;
  const offered: readonly Plain[] = stack.sort === 'location' ? kindsOf(stack.cards) : [];
  return offered.includes(kind) ? null : no('DF-6.13', 'kindNotOffered', { kind: String(kind).slice(0, 60) });
}

/** DF-6.17: something differs from its default. */
function differs({ sort, cards }: Stack, kind: string): boolean {
  if (sort === 'location' && kind !== usualKind(cards)) return true;
  return cards.some((one) => !isUsualForm(one) || !isUsualTrade(one));
}

function commit(p: P, f: F): void {
  const { t } = p;
  const stack = stackOf(t, f);
  const { name, text, aloud, upheld } = f.vars;
  const cards = upheld ? stack.cards : usual(stack.cards);
  const seat = f.seat;
  const description = toldOf(t, seat, aloud ? ALOUD : text);
  t.stacks = t.stacks.filter((one) => one !== stack);
  const finished = { seat, stack: stack.id, name, description: text, aloud, texts: { description: description.n } };
  if (stack.sort === 'location') {
    const id = LOCATION_IDS[t.locations.length];
    const kind = upheld ? (f.vars.kind as Kind) : usualKind(cards);
    const location = makeLocation(id, seat, name, description, cards, kind);
    t.locations = [...t.locations, location];
    p.tell?.({ kind: 'locationFinalised', rule: 'DF-6.4', ...finished, id, location: kind, value: location.value });
  } else {
    const id = DEFENDER_IDS[t.defenders.length];
    const defender = makeDefender(id, seat, name, description, cards, false);
    addDefender(t, defender, UNPLACED);
    p.tell?.({ kind: 'defenderFinalised', rule: 'DF-6.4', ...finished, id, class: defender.class, value: defender.face });
  }
}

finalise.does((w) => [
  w.ask<PlainRecord>('name', {
    rule: 'DF-6.3',
    form: { kind: 'other', of: 'naming' },
    accepts: whyNotName,
    sample: (t, f, random) => {
      const stack = stackOf(t, f);
      const naming = sampleNaming(t, ...prompts(stack), random);
      const kinds = stack.sort === 'location' ? kindsOf(stack.cards) : [];
      return kinds.length > 1 ? { ...naming, kind: pick(random, kinds) } : naming;
    },
    suggest: (t, f, list) => {
      const stack = stackOf(t, f);
      list.push(suggestNaming(t, ...prompts(stack), stack.sort === 'location' ? fittingOf(t, stack) : undefined));
    },
    take: (p, f, answer) => {
      const stack = stackOf(p.t, f);
      f.vars.name = String(answer.name);
      f.vars.aloud = answer.aloud === true;
      f.vars.text = f.vars.aloud ? '' : String(answer.description);
      if (stack.sort === 'location') f.vars.kind = (answer.kind as Kind | undefined) ?? usualKind(stack.cards);
    },
    show: (t, f) => {
      const { id, sort, cards } = stackOf(t, f);
      const location = sort === 'location';
      return { stack: id, sort, kinds: location ? kindsOf(cards) : [], kind: location ? usualKind(cards) : '' };
    },
  }),
  w.when(
    (t, f) => hasOthers(t) && differs(stackOf(t, f), f.vars.kind),
    [
      w.together<string>('challenge', {
        rule: 'DF-6.17',
        who: (t, f) => othersThan(t, f.seat),
        legal: (_t, _f, _seat, list) => void list.push('accept', 'challenge', 'abstain'),
        why: (_t, _f, _seat, answer) => notAnAnswer('finalise/challenge', answer),
        reveal: (p, f, answers) => {
          turnOver(p, answers);
          const seats = answers.filter(([, answer]) => answer === 'challenge').map(([seat]) => seat);
          f.vars.challenged = seats.length > 0;
          if (seats.length > 0) p.tell?.({ kind: 'challenged', rule: 'DF-6.17', seats, stack: f.vars.stack });
        },
        show: (_t, f) => ({ stack: f.vars.stack, name: f.vars.name, kind: f.vars.kind, by: f.seat }),
      }),
      w.call(
        agreement,
        (_t, f) => {
          if (!f.vars.challenged) return null;
          return { proposal: `finalise ${f.vars.stack}`, by: f.seat, firm: true };
        },
        (p, f, { passed }) => {
          f.vars.upheld = passed;
          if (!f.vars.upheld) p.tell?.({ kind: 'defaultsRestored', rule: 'DF-6.17', stack: f.vars.stack });
        },
      ),
    ],
  ),
  w.run(commit),
]);
