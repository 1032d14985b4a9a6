/** What each language must be able to say of a campaign. A missing sentence does not compile. */
import { cardSign, type SuitCard } from '@guildhall/cards';
import {
  type GameText,
  type Language,
  type OptionText,
  type Plain,
  type PlainRecord,
  type Sentences,
  type Speaker,
  sentencesOf,
  tellerOf,
} from '@guildhall/kernel';
import type { EquipmentId, ProfileId, ScenarioId } from '../../data/index.ts';
import { type KoboldsText, text as skirmishes } from '../../text/index.ts';
import type { LevelGift, Statistic } from '../data/index.ts';
import type { CampaignFact, FactKind, Title } from '../facts.ts';
import type { QuestionName, Questions } from '../questions.ts';
import type { Refusals, Why } from '../refusals.ts';
import type { TableView } from '../table.ts';

/** Who speaks: knows the names people chose and the names of this game. */
export interface Teller {
  seat(seat: number): string;
  seats(seats: readonly number[]): string;
  profile(id: ProfileId): string;
  profiles(ids: readonly ProfileId[]): string;
  item(id: EquipmentId): string;
  /** A member or a piece; with the name it has in answers where people type them: "Troll (m7)". */
  what(id: ProfileId | EquipmentId, thing: string | number): string;
  scenario(id: ScenarioId): string;
  card(card: SuitCard): string;
  coins(n: number): string;
  gift(gift: LevelGift): string;
  statistic(statistic: Statistic): string;
  title(title: Title): string;
  answer: AnswerWords;
}

/** Answers as short phrases. */
export interface AnswerWords {
  nothing: string;
  bring(stash: number, crystals: number): string;
  result(fight: number): string;
  ruthlessness: string;
  notoriety: string;
  gold: string;
  treasures(gold: number): string;
  adopt: string;
  equipment: string;
  recruit(name: string): string;
  hire(name: string, price: number | null): string;
  free(name: string): string;
  sellMember(thing: string): string;
  sellPiece(thing: string): string;
  crystal: string;
  fame: string;
  spare(thing: string): string;
  equip(thing: string, whom: string): string;
  lend(thing: string, to: string, price: string): string;
  sell(thing: string, to: string, price: string): string;
  accept(thing: string): string;
  refuse(thing: string): string;
  withdraw(thing: string): string;
  bet(stake: string, on: string): string;
  tell(fight: string): string;
}

export interface TerminalWords {
  round(n: number, of: number): string;
  standing(notoriety: number, gold: number, ruthlessness: number): string;
  members: string;
  spare: string;
  fights: string;
  lent(to: string): string;
  bets: string;
  offers: string;
  byHand: string;
  against: string;
}

export interface Catalogue extends Sentences {
  fields: { readonly [field in keyof TableView | keyof TableView['gangs'][number]]: string };
  coins(n: number): string;
  gifts: { readonly [gift in LevelGift]: string };
  statistics: { readonly [statistic in Statistic]: string };
  titles: { readonly [title in Title]: string };
  phases: { readonly [phase in TableView['phase']]: string };
  answers: AnswerWords;
  terminal: TerminalWords;
  facts: { [K in FactKind]: (fact: Extract<CampaignFact, { kind: K }>, t: Teller) => string };
  refusals: { [K in Why]: (about: Refusals[K], t: Teller) => string };
  questions: { [Q in QuestionName]: (show: Questions[Q], t: Teller) => string };
  options: { readonly [name in 'rounds' | 'start' | 'doubled' | 'optional']: OptionText };
}

/** What the kernel asks of every game, and what only this one has to say. */
export interface Words extends GameText {
  terminal: TerminalWords;
  phases: Catalogue['phases'];
  fields: Catalogue['fields'];
  gifts: Catalogue['gifts'];
  statistics: Catalogue['statistics'];
  titles: Catalogue['titles'];
  /** Those of the skirmish. */
  readonly names: KoboldsText['names'];
  coins(n: number): string;
}

/** Whoever fell; a raised zombie was nobody's member (KC-31.17). */
export const fallen = (t: Teller, member: number, profile: ProfileId): string =>
  member < 0 ? t.profile(profile) : t.what(profile, member);

function makeTeller(c: Catalogue, { names }: KoboldsText, say: Speaker): Teller {
  const what = (id: ProfileId | EquipmentId): string =>
    Object.hasOwn(names.profiles, id) ? names.profiles[id as ProfileId].name : names.equipment[id as EquipmentId].name;
  return {
    seat: (seat) => say.seat(seat),
    seats: (seats) => seats.map((seat) => say.seat(seat)).join(', '),
    profile: what,
    profiles: (ids) => ids.map(what).join(', '),
    item: what,
    what: (id, thing) => (say.typed ? `${what(id)} (${typeof thing === 'number' ? `m${thing}` : thing})` : what(id)),
    scenario: (id) => names.scenarios[id].name,
    card: cardSign,
    coins: c.coins,
    gift: (gift) => c.gifts[gift],
    statistic: (statistic) => c.statistics[statistic],
    title: (title) => c.titles[title],
    answer: c.answers,
  };
}

/** A thing by its name in an answer, as far as it is known what it is. */
function thingIn(show: PlainRecord, thing: string, t: Teller): string {
  const things = (show.things ?? {}) as { [name: string]: ProfileId | EquipmentId };
  // Of two that are the same the one is meant and not the other.
  return Object.hasOwn(things, thing) ? `${t.item(things[thing] as EquipmentId)} (${thing})` : thing;
}

/** What it costs to hire somebody, as far as that is shown. */
function priceIn(show: PlainRecord, profile: string): number | null {
  const prices = (show.prices ?? {}) as { [profile: string]: number };
  return Object.hasOwn(prices, profile) ? prices[profile] : null;
}

const player = (word: string, t: Teller): string => t.seat(Number(word.slice(1)) - 1);

/** A part of gang notation: "2 orc-ruffian" is "2 × Orc Ruffian". */
function partOf(part: string, { names }: KoboldsText): string {
  const [first = '', second = ''] = part.split(' ');
  const name = (id: string): string | null => (Object.hasOwn(names.profiles, id) ? names.profiles[id as ProfileId].name : null);
  const counted = name(second);
  if (counted !== null) return `${first} × ${counted}`;
  const rest = part.slice(first.length);
  return first === 'volunteer' ? `${name('goblin-scumbag')}${rest}` : `${name(first) ?? first}${rest}`;
}

/** One answer in words, by the question it is given to. */
function answerOf(c: Catalogue, skirmish: KoboldsText, t: Teller, question: string, answer: Plain, show: PlainRecord): string {
  const w = c.answers;
  if (question === 'fights/result') return w.result(Number((answer as { fight?: number } | null)?.fight ?? 0) + 1);
  if (typeof answer !== 'string') return JSON.stringify(answer);
  const [first = '', second = '', third = '', fourth = '', , sixth = ''] = answer.split(' ');
  const thing = (word: string): string => thingIn(show, word, t);
  switch (question) {
    case 'founding/found':
      return answer
        .split(';')
        .map((part) => partOf(part.trim(), skirmish))
        .join(', ');
    case 'business/bring':
      return answer === 'nothing' ? w.nothing : w.bring(Number(second), Number(fourth || 0));
    case 'settlement/reward':
      if (first === 'recruit') return w.recruit(t.profile(second as ProfileId));
      if (first === 'gold') return second === '' ? w.gold : w.treasures(Number(second));
      return first === 'adopt' || first === 'equipment' || first === 'ruthlessness' || first === 'notoriety' ? w[first] : answer;
    case 'settlement/injury':
      return c.statistics[answer as Statistic] ?? answer;
    case 'anytime/hire':
      return first === 'free'
        ? w.free(t.profile(second as ProfileId))
        : w.hire(t.profile(first as ProfileId), priceIn(show, first));
    case 'anytime/buy':
      return answer === 'crystal' ? w.crystal : w.fame;
    case 'anytime/sell member':
      return w.sellMember(thing(first));
    case 'anytime/sell piece':
      return w.sellPiece(thing(first));
    case 'anytime/equip':
      return second === 'spare' ? w.spare(thing(first)) : w.equip(thing(first), thing(second));
    case 'anytime/offer':
      return w[first === 'sell' ? 'sell' : 'lend'](thing(second), player(fourth, t), sixth);
    case 'anytime/reply':
      return first === 'accept' || first === 'refuse' || first === 'withdraw' ? w[first](thing(second)) : answer;
    case 'anytime/bet':
      return w.bet(first, player(third, t));
    case 'anytime/tell bet':
      return w.tell(first.slice(1));
    default:
      return answer;
  }
}

export function wordsOf(c: Catalogue): Words {
  const language: Language = c.language;
  const skirmish = skirmishes[language];
  const teller = tellerOf((say) => makeTeller(c, skirmish, say));
  const tidy = (sentence: string): string => sentence.replace(/([.!?])\.(?= |$)/g, '$1');
  const said = sentencesOf(c, { teller, shown: (show: PlainRecord) => show, tidy });
  return {
    ...said,
    // A gang that cannot be read is refused as in a skirmish.
    refusal: (refusal, say) =>
      Object.hasOwn(c.refusals, refusal.why) ? said.refusal(refusal, say) : skirmish.refusal(refusal, say),
    terminal: c.terminal,
    phases: c.phases,
    fields: c.fields,
    gifts: c.gifts,
    statistics: c.statistics,
    titles: c.titles,
    // Where words are fetched one language at a time, those of the skirmish may come later than these.
    get names() {
      return skirmish.names;
    },
    coins: c.coins,
    answer: (question, answer, show, say) => answerOf(c, skirmish, teller(say), question, answer, show),
    name: (id) => (Object.hasOwn(c.fields, id) ? c.fields[id as keyof Catalogue['fields']] : skirmish.name(id)),
  };
}
