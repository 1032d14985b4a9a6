/** Scenes of this game: positions are arranged by hand, and cards are taken from where they lie. */
import { type Beginning, begin, Scene } from '@guildhall/kernel/testing';
import { type CardId, type FoeId, isWound, LOCATION_IDS } from '../data/index.ts';
import type { GameFact } from '../facts.ts';
import { bulwark } from '../index.ts';
import type { QuestionName } from '../questions.ts';
import type { Why } from '../refusals.ts';
import type { BW } from '../rulebook/ids.generated.ts';
import { SUPPLIES } from '../supplies.ts';
import type { Foe, Hero, Table } from '../table.ts';
import type { TableView } from '../view.ts';

type Names = { question: QuestionName; rule: BW; why: Why };
type Zone = 'hand' | 'deck' | 'discard' | 'play';

export class BulwarkScene extends Scene<Table, string, TableView, GameFact, Names> {
  hero(seat = 0): Hero {
    return this.table.heroes[seat];
  }

  /** This Hero has just these cards in a zone; what lay there goes to the discard pile (from there: to the deck). */
  has(zone: Zone, cards: readonly CardId[], seat = 0): this {
    return this.arrange((t) => {
      const hero = t.heroes[seat];
      const aside: Zone = zone === 'discard' ? 'deck' : 'discard';
      hero[aside] = [...hero[zone], ...hero[aside]];
      hero[zone] = [];
      for (const card of cards) {
        fetch(t, seat, card, zone);
        hero[zone].push(card);
      }
      hero.wounds = [...hero.deck, ...hero.hand, ...hero.discard].filter(isWound).length;
    });
  }

  /** The Foe line, from its start. Foes that stood there go under the Foe deck. */
  line(...foes: (FoeId | Partial<Foe>)[]): this {
    return this.arrange((t) => {
      t.foeDeck.unshift(...t.line.map(({ foe }) => foe));
      t.line = [];
      t.screen = -1;
      for (const one of foes) {
        const given = typeof one === 'string' ? { foe: one } : one;
        const foe = given.foe ?? 'human-beggar';
        fetchFoe(t, foe);
        t.line.push({ number: t.nextFoe++, damage: 0, stunned: false, ready: false, ...given, foe });
      }
    });
  }

  /** These Foes lie in the Defeated pile. */
  defeated(...foes: FoeId[]): this {
    return this.arrange((t) => {
      for (const foe of foes) {
        fetchFoe(t, foe);
        t.defeated.push(foe);
      }
    });
  }

  /** These are the next Foes of the Foe deck, the first on top. */
  nextFoes(...foes: FoeId[]): this {
    return this.arrange((t) => {
      for (const foe of foes.toReversed()) {
        fetchFoe(t, foe);
        t.foeDeck.push(foe);
      }
    });
  }

  /** The next Wounds of the Wound deck, the first on top. */
  nextWounds(...wounds: CardId[]): this {
    return this.arrange((t) => {
      for (const wound of wounds.toReversed()) {
        const away = t.woundsAway.indexOf(wound);
        const lying = t.woundDeck.indexOf(wound);
        if (away < 0 && lying < 0) throw new Error(`there is no ${wound} left`);
        if (away < 0) t.woundDeck.splice(lying, 1);
        else t.woundsAway.splice(away, 1, ...t.woundDeck.splice(0, 1));
        t.woundDeck.push(wound);
      }
    });
  }

  /** Results of a die to come. */
  rolls(whose: 'hero' | 'foe', ...faces: number[]): this {
    const { chance } = this.game;
    if (chance.kind !== 'scripted') throw new Error('chance is not scripted');
    chance.script[`${whose} die`] = faces.map((face) => face - 1);
    return this;
  }

  /** The line as names. */
  get foes(): FoeId[] {
    return this.table.line.map(({ foe }) => foe);
  }

  /** Ends the Action Phase and the Buy Step of this turn, and everything after it up to the next question. */
  endTurn(): this {
    const { seat, round } = this.table;
    for (let i = 0; i < 4 && !this.isOver && this.table.seat === seat && this.table.round === round; i++) {
      if (this.question === 'action phase/play' || this.question === 'buy step/buy') this.say('end');
    }
    return this;
  }
  /** Goes on to the Buy Step. */
  toBuyStep(): this {
    if (this.question === 'action phase/play') this.say('end');
    return this;
  }
}

/** Takes a card from wherever this Hero may get it; `not`: the zone it is wanted in. */
function fetch(t: Table, seat: number, card: CardId, not: Zone): void {
  const hero = t.heroes[seat];
  if (isWound(card)) {
    const pile = t.woundsAway.includes(card) ? t.woundsAway : t.woundDeck;
    if (!pile.includes(card)) throw new Error(`there is no ${card} left`);
    pile.splice(pile.indexOf(card), 1);
    return;
  }
  for (const zone of ['discard', 'deck', 'hand', 'play'] as const) {
    const at = zone === not ? -1 : hero[zone].indexOf(card);
    if (at < 0) continue;
    hero[zone].splice(at, 1);
    return;
  }
  const own = SUPPLIES[hero.hero].indexOf(card);
  const pile = (LOCATION_IDS as readonly CardId[]).indexOf(card);
  if (own >= 0 && hero.supply[own] > 0) hero.supply[own]--;
  else if (pile >= 0 && t.location[pile] > 0) t.location[pile]--;
  else throw new Error(`seat ${seat} can get no ${card}`);
}

function fetchFoe(t: Table, foe: FoeId): void {
  t.foreseen.fill(0);
  for (const pile of [t.foeDeck, t.foesAway, t.defeated]) {
    const at = pile.indexOf(foe);
    if (at < 0) continue;
    pile.splice(at, 1);
    return;
  }
  throw new Error(`there is no ${foe} left`);
}

/** A game that has just begun; nothing is shuffled unless a script says so. Solo with Harsfa unless options say otherwise. */
export const dealt = (beginning?: Beginning): BulwarkScene => new BulwarkScene(bulwark, begin(bulwark, beginning));

/** The turn of one Hero with this hand, and these Foes in the line. */
export function turn(
  hero: 'harsfa' | 'hemi' | 'nevtelen',
  hand: readonly CardId[],
  foes: readonly (FoeId | Partial<Foe>)[] = [],
  options: Beginning['options'] = {},
  seats = 1,
): BulwarkScene {
  return dealt({ seats, options: { hero1: hero, ...options } })
    .line(...foes)
    .has('hand', hand);
}
