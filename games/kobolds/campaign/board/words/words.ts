/** What the board of a campaign says by itself, in each language; sentences of the rules come from the campaign's catalogues. */
import type { Language } from '@guildhall/kernel';
import type { RulingKind } from '@guildhall/table';
import type { LevelGift } from '../../data/index.ts';
import type { Bet, Past, TableView, Terms } from '../../table.ts';
import { text } from '../../text/index.ts';
import type { Words } from '../../text/words.ts';
import type { Fell } from '../desk/result.ts';
import type { Part } from '../ground.ts';
import type { Figure } from '../ledger/lines.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

type Phase = TableView['phase'];

/** What a catalogue of the board holds. */
export interface Catalogue {
  you: string;
  close: string;
  byHand: string;
  round(n: number): string;
  less(what: string): string;
  more(what: string): string;
  parts: { readonly [part in Part]: string } & { label: string };
  aim: { titles: string; fights: string; business: string };
  /** Titles of the levels, from the lowest. */
  levels: readonly string[];
  /** What a level gives, as short as can be. */
  short: { readonly [gift in LevelGift]: string };
  band: {
    crumb: string;
    title: { readonly [phase in Phase]: (round: number) => string };
    lords(n: number): string;
    of(round: number, rounds: number): string;
    until(when: string): string;
    /** `time`: how much there is; null: none. */
    left(time: string | null): string;
    rounds: string;
    last: string;
    notDrawn: string;
  };
  waiting: {
    title: string;
    nothing: string;
    others(names: string): string;
    found: string;
    bring: string;
    decide: string;
    results: string;
    book: string;
    choose: string;
    fight(rival: string): string;
    spare(n: number): string;
    assign: string;
    free: string;
    hire: string;
  };
  felt: { title: string; scenario(number: number, round: number): string; again(card: string): string; drawnAgain: string };
  fight: {
    label(number: number, a: string, b: string): string;
    number(n: number): string;
    tag: { readonly [state in 'over' | 'live' | 'mine' | 'other']: string };
    neither: string;
    completed(who: string): string;
    even(gap: number): string;
    underdog(who: string, gap: number): string;
    upset(bonus: number, rival: string, loss: number): string;
    ready: string;
    notYet: string;
    awaited: string;
    play: string;
    open: string;
    watch: string;
    look: string;
    sitsOut: string;
    outPoints: string;
  };
  bring: { coins: string; of(most: number): string; take(coins: number): string; decided: string };
  bets: {
    title: string;
    house: string;
    none: string;
    closed: string;
    secret: string;
    own: string;
    on(stake: string, who: string): string;
    yours: string;
    told: string;
    of(who: string): string;
    tell: string;
    ifWon: string;
    between(a: string, b: string): string;
    odds: { readonly [odds in Bet['odds']]: string };
    stake: string;
    back(coins: number, who: string): string;
    place(stake: number): string;
  };
  deals: {
    title: string;
    private: string;
    none: string;
    agreed: string;
    oneRound: string;
    accept: string;
    refuse: string;
    withdraw: string;
    offer: { readonly [kind in Terms['kind']]: (from: string, what: string, coins: string) => string };
    yours: { readonly [kind in Terms['kind']]: (what: string, to: string) => string };
    lent(from: string, what: string, to: string): string;
    sold(from: string, what: string, to: string): string;
  };
  settle: { title: string; steps: readonly string[] };
  book: {
    title: string;
    yours: string;
    kept(by: string): string;
    hidden: string;
    awaited: string;
    owes: {
      readonly [question in
        | 'founding/found'
        | 'business/bring'
        | 'fights/result'
        | 'settlement/reward'
        | 'settlement/injury']: string;
    };
    away: string;
    deadline: string;
    set: string;
    move: string;
    lift: string;
    dueBy(when: string): string;
    noHurry: string;
    enter: string;
    forEver: string;
    fight: string;
    winner: string;
    how: string;
    coffers: string;
    stash: string;
    treasures: string;
    atEdge: string;
    fell: { readonly [fell in Fell]: string };
    write: string;
    rule: string;
    ruleNow: string;
    on: string;
    what: string;
    reason: string;
    kinds: { readonly [kind in RulingKind]: string };
    rulings: string;
    ruled: { readonly [kind in RulingKind]: (who: string) => string };
  };
  sheet: {
    of(who: string): string;
    members(n: number): string;
    notFounded: string;
    open: string;
    leader: string;
    carries: string;
    empty: string;
    noAbilities: string;
    was(value: string): string;
    injure: string;
    lose(statistic: string): string;
    injured(statistic: string, round: number): string;
    gained(statistic: string, round: number): string;
    from(who: string): string;
    to(who: string): string;
    offered(to: string, coins: string): string;
    paid(coins: string): string;
    free: string;
    killed(round: number, by: string | null): string;
    lost: string;
    do: string;
    give(item: string): string;
    layBy(item: string): string;
    sell(coins: number): string;
  };
  offer: { kind: string; lend: string; sell: string; to: string; toWhom(who: string): string; price: string; make: string };
  store: {
    title: string;
    stash(most: number): string;
    asShown: string;
    crystals(price: number): string;
    buy: string;
    nothing: string;
    use: string;
    giveTo(who: string): string;
    sell(coins: number): string;
  };
  hire: {
    title: string;
    open: string;
    close: string;
    from(points: number): string;
    one: string;
    dear(gold: number): string;
    figures(move: string, fight: number, defend: number, wounds: number): string;
    free: string;
    do: string;
  };
  track: {
    place(n: number, of: number): string;
    more(points: number, title: string): string;
    buy(points: number, coins: number): string;
    start: string;
  };
  history: { readonly [result in Past['result']]: (against: string) => string } & {
    title: string;
    next(rival: string): string;
    underdog(who: string): string;
    stash: string;
    killed(names: string): string;
    mugged(names: string): string;
    fell(names: string): string;
    found(names: string): string;
  };
  founding: {
    title: string;
    leader: string;
    members: string;
    volunteer: string;
    name: string;
    left: string;
    over: string;
    found: string;
  };
  stand: {
    title: string;
    lines: string;
    measure: string;
    plot(figure: string): string;
    asTable(figure: string): string;
    place: string;
    lord: string;
    lastRound: string;
    gold: string;
    start: string;
    nobody: string;
    measured: { readonly [figure in 'notoriety' | 'gold' | 'ruthlessness']: (n: number) => string };
  };
  news: {
    title: string;
    paper: string;
    edition: string;
    before: string;
    round(n: number): string;
    none: string;
    titled(who: string, title: string): string;
    won(who: string, over: string): string;
    drawn(a: string, b: string): string;
    killed(who: string, of: string): string;
    injured(of: string): string;
    level(who: string, points: number): string;
    recruited(who: string, by: string): string;
    bet(who: string): string;
    dealt(what: string): string;
    founded(who: string): string;
    feed: string;
    calendar: string;
    key: string;
    renew: string;
  };
  why: {
    press(what: string): string;
    figure: { readonly [figure in Figure]: (n: number, who: string) => string };
    statistic(name: string, who: string): string;
    thing(name: string): string;
    start: string;
    private: string;
    others: string;
    founding: string;
    now(round: number): string;
    lines(n: number): string;
    /** To the replay of the match a line came of. */
    watch: string;
    decision(n: number): string;
    /** Said of the way from a decision to its line. */
    inLog: string;
    nothing: string;
    asPrinted: string;
  };
}

export interface BoardWords extends Catalogue, Pick<Words, 'gifts' | 'statistics' | 'titles'> {
  figures: { readonly [figure in Figure]: string };
}

const BOARD: { readonly [language in Language]: Catalogue } = { en, pl };
const made = new Map<Language, BoardWords>();

/** The board's own words and those that it shares with the sentences of the campaign. */
export function wordsIn(language: Language): BoardWords {
  const known = made.get(language);
  if (known) return known;
  const { gifts, statistics, titles, fields } = text[language];
  const { gold, notoriety, ruthlessness, crystals } = fields;
  const figures = { gold, notoriety, ruthlessness, crystals };
  const words = { ...BOARD[language], gifts, statistics, titles, figures };
  made.set(language, words);
  return words;
}
