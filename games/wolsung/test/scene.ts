/** Scenes of this game: conflicts are arranged by hand, with the cards, tokens and faces that a test needs and nothing else. */
import type { Card } from '@guildhall/cards';
import { copyPlain, type PlainRecord } from '@guildhall/kernel';
import { type Beginning, begin, Scene } from '@guildhall/kernel/testing';
import { DECK, type Hero, type Mode, SAMPLES, type SampleId, SCENARIOS, type ScenarioId, type WeaponId } from '../data/index.ts';
import type { GameFact } from '../facts.ts';
import { wolsung } from '../index.ts';
import type { QuestionName } from '../questions.ts';
import type { Why } from '../refusals.ts';
import type { WS } from '../rulebook/ids.generated.ts';
import { opponent } from '../rules/newcomers.ts';
import type { Character, Table } from '../table.ts';
import type { TableView } from '../view.ts';

type Names = { question: QuestionName; rule: WS; why: Why };

export class WolsungScene extends Scene<Table, string, TableView, GameFact, Names> {
  c(n: number): Character {
    return this.table.characters[n];
  }

  /** Faces of dice to come. */
  rolls(...faces: number[]): this {
    return this.script('dice', ...faces.map((face) => face - 1));
  }
  script(stream: string, ...results: number[]): this {
    const { chance } = this.game;
    if (chance.kind !== 'scripted') throw new Error('chance is not scripted');
    chance.script[stream] = results;
    return this;
  }

  /** A seat holds just these cards, taken from wherever they lie; what it held goes under the deck. */
  hand(seat: number, ...cards: Card[]): this {
    return this.arrange((t) => {
      t.deck.unshift(...t.stocks[seat].hand);
      t.stocks[seat].hand = [];
      for (const card of cards) fetch(t, card);
      t.stocks[seat].hand = [...cards];
    });
  }
  tokens(seat: number, tokens: number): this {
    return this.arrange((t) => {
      t.stocks[seat].tokens = tokens;
    });
  }
  /** The initiative card of a character. */
  card(n: number, card: Card): this {
    return this.arrange((t) => {
      const old = t.characters[n].initiative;
      fetch(t, card);
      if (old !== null) t.deck.unshift(old);
      t.characters[n].initiative = card;
    });
  }
  set(n: number, change: Partial<Character>): this {
    return this.arrange((t) => void Object.assign(t.characters[n], change));
  }

  /** Gives these answers; those that were given by themselves, since nothing else was possible, are left out. */
  does(...answers: string[]): this {
    for (const answer of answers) if (!this.isOver && this.whyNot(this.actor, answer) === null) this.say(answer);
    return this;
  }
  /** Passes in every window until something else is asked. */
  pass(): this {
    while (!this.isOver && this.question?.endsWith('/respond')) this.say('pass');
    return this;
  }
  /** Passes windows, and resists nothing. */
  suffer(): this {
    this.pass();
    return this.question === 'resist/skill' ? this.say('no') : this;
  }
  /** Declares and rolls: one face for each die, or all that it is rolled on with. Windows are passed, and nobody resists. */
  attack(target: number, skill: string, ...faces: (number | number[])[]): this {
    return this.rolls(...faces.flat())
      .say('attack')
      .does(`at ${target}`, skill, `dice ${faces.length}`)
      .suffer();
  }
  finisher(target: number, skill: string, ...faces: (number | number[])[]): this {
    return this.rolls(...faces.flat())
      .say('finisher')
      .does(`at ${target}`, skill, `dice ${faces.length}`)
      .suffer();
  }
  stunt(stunt: string, target: number, skill: string, detail: string, ...faces: (number | number[])[]): this {
    return this.rolls(...faces.flat())
      .say('stunt')
      .does(`at ${target}`, skill, stunt, detail, `dice ${faces.length}`)
      .suffer();
  }
  /** Ends turns until it is this character's, or the next round if it was already. */
  until(n: number): this {
    for (let i = 0; i < 60 && !this.isOver; i++) {
      if (this.question === 'turn/act' && this.table.turn === n && i > 0) return this;
      this.next();
    }
    throw new Error(`it is never the turn of ${n}`);
  }
  /** One step towards the next turn: ends this one, keeps cards, resists nothing. */
  next(): this {
    switch (this.question) {
      case 'turn/act':
        return this.say('end');
      case 'initiative/card':
        return this.say('keep');
      case 'resist/skill':
        return this.say('no');
      case 'grip/pay':
        return this.say('let go');
      default:
        return this.say('pass');
    }
  }
  /** What the target number was when the last action was declared, term by term. */
  get terms(): { [name: string]: number } {
    const fact = this.all('declared').at(-1);
    return Object.fromEntries((fact?.terms ?? []).map(({ name, add }) => [name, add]));
  }
  get lastTn(): number {
    return this.all('declared').at(-1)?.tn ?? -1;
  }
  get lastResult(): number {
    return this.all('result').at(-1)?.result ?? -1;
  }
}

function fetch(t: Table, card: Card): void {
  for (const pile of [t.deck, t.discard, ...t.stocks.map(({ hand }) => hand)]) {
    const at = pile.indexOf(card);
    if (at < 0) continue;
    pile.splice(at, 1);
    return;
  }
  throw new Error(`${card} lies before somebody`);
}

/** A sample hero, changed. */
export const hero = (id: SampleId, change: Partial<Hero> = {}): Hero => ({ ...copyPlain(SAMPLES[id]), ...change });

export interface Setting {
  mode?: Mode;
  scenario?: ScenarioId;
  heroes?: readonly (SampleId | Hero)[];
  perPlayer?: 1 | 2;
  /** By seat; empty and none unless said otherwise, so that no window opens. */
  hands?: { readonly [seat: number]: readonly Card[] };
  tokens?: { readonly [seat: number]: number };
  /** Initiative cards by number of the character; spades from the ace down unless said otherwise, so that heroes act first. */
  cards?: readonly Card[];
  weapons?: { readonly [n: number]: WeaponId };
  stake?: 'plain' | 'va banque' | 'deadly';
  options?: PlainRecord;
}

const IN_ORDER: readonly Card[] = ['As', 'Ks', 'Qs', 'Js', 'Ts', '9s', '8s', '7s', '6s', '5s', '4s', '3s'];
const MANY = 400;

/** A match whose first question is open; nothing is shuffled, and the Director's lots are all the first. */
export function begun(
  { mode = 'director', scenario = 'S1', heroes = ['H2'], perPlayer = 1, options = {} }: Setting = {},
  more: Beginning = {},
): WolsungScene {
  const players = heroes.length / perPlayer;
  const seats = players + (mode === 'duel' ? 0 : 1);
  const sheets = heroes.map((one) => (typeof one === 'string' ? hero(one) : one));
  const own = Array.from({ length: seats }, (_, seat) =>
    seat < players ? sheets.slice(seat * perPlayer, (seat + 1) * perPlayer) : null,
  );
  const chosen = { mode, scenario, heroesPerPlayer: perPlayer, describe: false, ...options };
  const chance = { lot: Array<number>(MANY).fill(0), ...more.chance };
  const given = { all: null, own } as unknown as PlainRecord;
  const s = new WolsungScene(
    wolsung,
    begin(wolsung, { seats, options: chosen, given, ...more, ...(more.seed === undefined ? { chance } : {}) }),
  );
  return heroes.length === 1 && mode === 'director' && more.seed === undefined ? s.arrange(few) : s;
}

/** Rules are tested on few: whom else a scenario brings against one hero is a matter of balance (D16), and stays away here. */
function few(t: Table): void {
  if (SCENARIOS[t.scenario].sides.length > 2) return;
  t.characters.length = 2;
  t.vehicles.length = Math.min(1, t.vehicles.length);
  if (t.scenario === 'S1') t.characters.push(opponent(t, 'E1', 1, 2));
}

/** Deals hands and the next initiative cards as a setting says. */
function stack(s: WolsungScene, { hands = {}, tokens = {}, cards = IN_ORDER }: Setting): void {
  s.arrange((t) => {
    const wanted = new Set<Card>([...cards, ...Object.values(hands).flat()]);
    for (const [seat, stock] of t.stocks.entries()) {
      stock.hand = [...(hands[seat] ?? [])];
      stock.tokens = tokens[seat] ?? 0;
    }
    t.discard = [];
    t.deck = [...DECK.filter((card) => !wanted.has(card)), ...[...cards].reverse()];
  });
}

/** A conflict in its first round, at the first turn. */
export function conflict(setting: Setting = {}): WolsungScene {
  const s = begun(setting);
  if (s.question === 'session/next') s.say(`conflict ${setting.scenario ?? 'S1'}`);
  stack(s, setting);
  s.say(setting.stake ?? 'plain');
  while (s.question === 'stake/accept') s.everybody('accept');
  while (s.question === 'gear/weapon' || s.question === 'gear/place') {
    const [first] = s.legal(s.actor);
    const frame = s.game.stack.at(-1);
    const weapon = setting.weapons?.[Number(frame?.vars.who)];
    s.say(s.question === 'gear/weapon' && weapon ? weapon : first);
  }
  while (s.question === 'initiative/card') s.say('keep');
  return s.forget();
}

/** Numbers in S1 with one hero: the Kite, and two thugs. */
export const HERO = 0;
export const KITE = 1;
export const THUGS = 2;
