/** Chapter 11: the threat deck, and how a card becomes a threat. */
import { PACK, type SuitCard } from '@guildhall/cards';
import { needed, type Plain, type PlainRecord, pick, type Random, type Refusal, seat } from '@guildhall/kernel';
import {
  BAND_OF_CARD,
  type DeckCard,
  FACE_VALUE,
  fitsThreat,
  JOKER,
  LOWER_CARDS,
  MOST_WORDING,
  ownTypes,
  THREAT_CLASS_OF_BAND,
  THREAT_TYPES,
  THREAT_TYPES_OFFERED,
} from '../data/index.ts';
import { no } from '../refusals.ts';
import { NOWHERE, OUTSIDE, type Table, type Threat } from '../table.ts';
import { book, type DF, type FrameOf, type P } from './book.ts';
import { suitCard } from './kinds.ts';
import { next, THREAT_IDS } from './reading.ts';
import { descriptionOf, ideas, sampleNaming, suggestNaming, threatNames, whyNotNaming, whyNotText } from './texts.ts';

/** DF-11.1 to DF-11.3: twelve cards and the joker, shuffled, under the other forty. */
function makeDeck(p: P): void {
  const { t } = p;
  const pack: DeckCard[] = p.shuffle('pack', PACK.slice());
  const lower = p.shuffle('packet', [...pack.splice(0, LOWER_CARDS), JOKER as DeckCard]);
  t.deck = [...lower, ...pack];
  p.tell?.({ kind: 'threatDeckMade', rule: 'DF-11.3', cards: t.deck.length });
}

export function drawCard(p: P): DeckCard {
  const card = p.t.deck.pop();
  if (card === undefined) throw new RangeError('the threat deck is empty');
  p.disclose();
  return card;
}

export function addThreat(t: Table, threat: Threat): void {
  t.threats = [...t.threats, threat];
  t.base.push(OUTSIDE);
  t.target.push(NOWHERE);
}

/** The card lies on the table while its threat is described and named. */
export const newThreat = book.procedure('new threat', { card: needed(suitCard) });
type F = FrameOf<typeof newThreat>;
const typesFor = (t: Table, card: SuitCard): readonly string[] => THREAT_TYPES_OFFERED[t.world.setting][BAND_OF_CARD[card]];

function whyNotName(t: Table, f: F, answer: Plain): Refusal<DF> | null {
  const wrong = whyNotNaming(t, answer, ['word', 'wording']);
  if (wrong) return wrong;
  const { word, wording } = answer as PlainRecord;
  const { card } = f.vars;
  if (word === undefined) return no('DF-11.8', 'fieldMissing', { field: 'word' });
  if (typeof word !== 'string' || !typesFor(t, card).includes(word)) {
    return no('DF-11.8', 'wrongBand', { word: String(word).slice(0, 60), card });
  }
  return wording === undefined
    ? null
    : whyNotText(wording, { field: 'wording', rule: 'DF-11.13', most: MOST_WORDING, optional: true });
}

const namesFor = (f: F) => threatNames(THREAT_CLASS_OF_BAND[BAND_OF_CARD[f.vars.card]]);
const sampleThreat = (t: Table, f: F, random: Random): PlainRecord => ({
  ...sampleNaming(t, namesFor(f), 'threat_description', random),
  word: pick(random, typesFor(t, f.vars.card)),
});
function suggestThreat(t: Table, f: F): PlainRecord {
  const word = pick(ideas(t, 1), ownTypes(THREAT_TYPES, t.world.setting, BAND_OF_CARD[f.vars.card]));
  const kind = namesFor(f);
  const fits = kind === 'threat' ? fitsThreat(t.world.setting, word) : undefined;
  return { ...suggestNaming(t, kind, 'threat_description', fits), word };
}

function create(p: P, f: F, answer: PlainRecord): void {
  const { t } = p;
  const { card } = f.vars;
  const threat: Threat = {
    id: THREAT_IDS[t.threats.length],
    seat: f.seat,
    name: String(answer.name),
    description: descriptionOf(t, f.seat, answer),
    card,
    word: String(answer.word),
    wording: String(answer.wording ?? ''),
    class: THREAT_CLASS_OF_BAND[BAND_OF_CARD[card]],
    face: FACE_VALUE[card],
  };
  addThreat(t, threat);
  t.card = '';
  const { text, aloud, n } = threat.description;
  const { id, seat, name, word, wording } = threat;
  p.tell?.({
    kind: 'threatCreated',
    rule: 'DF-11.9',
    id,
    seat,
    card,
    name,
    description: text,
    aloud,
    class: threat.class,
    word,
    wording,
    texts: { description: n },
  });
}

newThreat.does((w) => [
  w.ask<PlainRecord>('name', {
    rule: 'DF-11.9',
    form: { kind: 'other', of: 'threat' },
    accepts: whyNotName,
    sample: sampleThreat,
    suggest: (t, f, list) => void list.push(suggestThreat(t, f)),
    take: create,
    show: (t, f) => {
      const { card } = f.vars;
      return { card, class: THREAT_CLASS_OF_BAND[BAND_OF_CARD[card]], words: [...typesFor(t, card)] };
    },
  }),
]);

/** DF-11.5: in turns, until there are as many threats as the city has defenders. */
export const firstThreats = book.procedure('first threats', { active: seat });
firstThreats.does((w) => [
  w.run((p, f) => {
    f.vars.active = p.t.start;
    makeDeck(p);
  }),
  w.loop(
    (t) => t.threats.length < t.defenders.length,
    [
      w.run((p, f) => {
        const card = drawCard(p) as SuitCard;
        p.t.card = card;
        const threat = THREAT_CLASS_OF_BAND[BAND_OF_CARD[card]];
        p.tell?.({ kind: 'threatDrawn', rule: 'DF-11.5', seat: f.vars.active, card, class: threat });
      }),
      w.call(newThreat, (t, f) => ({ for: f.vars.active, card: t.card as SuitCard })),
      w.run((p, f) => {
        f.vars.active = next(p.t, f.vars.active);
      }),
    ],
  ),
]);
