/** Chapter 4: setting up (KC-4.1), and the game from its first decision to the last turn. */
import { PACK, type SuitCard } from '@guildhall/cards';
import { seat as aSeat, type Options, type Refusal } from '@guildhall/kernel';
import {
  type LayoutId,
  POSITIONS,
  type Position,
  SCENARIO_IDS,
  SCENARIOS,
  type ScenarioId,
  scenarioOfNumber,
} from '../data/index.ts';
import type { Given } from '../given.ts';
import { no } from '../refusals.ts';
import { type Gang, NONE, type Settings, type Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { COMBAT_STREAMS, compareDraw, drawCombat, EVENT_STREAM } from './cards.ts';
import { deployment } from './deployment.ts';
import { enrol, gangs } from './gangs.ts';
import { layoutsFor, layTerrain, layout as ownLayout, terrainAllows } from './layout.ts';
import { handMaximum, other } from './reading.ts';
import { isPlayable, scenarioPreparation, startPositions } from './scenarios/index.ts';
import { turn } from './turn.ts';

/** The options speak of scenarios by number; 0 is by lot. */
const scenarioOption = (options: Options): 0 | ScenarioId => scenarioOfNumber(Number(options.scenario)) ?? 0;

/** A layout that is not printed for the scenario cannot be agreed on (KC-2.13, KC-D.20). */
export function whyNotOptions(options: Options): Refusal<KC> | null {
  const scenario = scenarioOption(options);
  const { layout } = options;
  if (scenario === 0 || layout === 'random' || layout === 'own') return null;
  const allowed = layoutsFor(scenario);
  if (allowed.includes(layout as LayoutId)) return null;
  return no('KC-2.13', 'layoutNotAllowed', { layout: String(layout), scenario, allowed: [...allowed] });
}

function settingsOf(options: Options): Settings {
  return {
    gold: Number(options.gold),
    scenario: scenarioOption(options),
    layout: options.layout as Settings['layout'],
    doublePoints: options.doublePoints === true,
  };
}

/** KC-4.16: a shuffled Combat Deck. */
function newGang(p: P, seat: number): Gang {
  return {
    name: '',
    leader: NONE,
    stash: 0,
    crystals: 0,
    hand: [],
    deck: p.shuffle(COMBAT_STREAMS[seat], PACK.slice()),
    discard: [],
    poisonProof: false,
    warCry: false,
    drawOffered: false,
    takeAChance: false,
    sleeves: false,
    compromised: false,
  };
}

export function deal(options: Options, _seats: number, p: P, { own }: Given): Table {
  const t: Table = {
    settings: settingsOf(options),
    terrain: [],
    phase: 'gangs',
    scenario: 0,
    layout: '',
    models: [],
    gangs: [newGang(p, 0), newGang(p, 1)],
    south: NONE,
    turn: 0,
    first: 0,
    initiative: 0,
    next: 0,
    coffers: 0,
    eventDeck: p.shuffle(EVENT_STREAM, PACK.slice()),
    eventDiscard: [],
    eventTable: [],
    angry: [],
    lured: NONE,
    ending: null,
    markers: [],
    treasureDeck: [],
    treasureDiscard: [],
    treasures: [0, 0],
    targetWounds: 0,
    carriage: NONE,
    cuddly: NONE,
    cuddlyMoves: 0,
    vic: NONE,
    escort: NONE,
    chest: null,
    spies: [NONE, NONE],
  };
  for (const [seat, roster] of own.entries()) if (roster) enrol(t, seat, roster);
  return t;
}

/** KC-4.2 and KC-4.3: by the cards Ace to 8, drawn anew where the scenario cannot be played (KC-29.4) or laid out. */
function drawScenario(p: P): ScenarioId {
  const { t } = p;
  const lots = p.shuffle(
    'scenario',
    SCENARIO_IDS.map((id): SuitCard => `${SCENARIOS[id].card}c`),
  );
  let drawn: ScenarioId = 'all-out-brawl';
  for (let card = lots.pop(); card !== undefined; card = lots.pop()) {
    const rank = card[0];
    drawn = SCENARIO_IDS.find((id) => SCENARIOS[id].card === rank) ?? drawn;
    p.tell?.({ kind: 'scenarioDrawn', rule: 'KC-4.2', card, scenario: drawn });
    if (isPlayable(t, drawn) && terrainAllows(t, drawn)) break;
    p.tell?.({ kind: 'scenarioUnplayable', rule: isPlayable(t, drawn) ? 'KC-2.13' : 'KC-29.4', scenario: drawn });
  }
  p.shuffle(EVENT_STREAM, t.eventDeck);
  return drawn;
}

function chooseScenario(p: P): void {
  const { t } = p;
  const agreed = t.settings.scenario;
  // KC-29.4: agreed or not, without a member to be the spy another is drawn.
  const refused = agreed !== 0 && !isPlayable(t, agreed);
  if (refused) p.tell?.({ kind: 'scenarioUnplayable', rule: 'KC-29.4', scenario: agreed });
  t.scenario = agreed === 0 || refused ? drawScenario(p) : agreed;
  const lot = t.scenario !== agreed;
  p.tell?.({
    kind: 'scenarioSet',
    rule: lot ? 'KC-4.2' : agreed === 'all-out-brawl' ? 'KC-4.4' : 'KC-4.5',
    scenario: t.scenario,
    by: lot ? 'lot' : 'agreed',
  });
  layTerrain(p, t.scenario);
}

book.procedure('game', {}).does((w) => [
  w.call(gangs),
  w.call('own layout', (t) => (t.settings.layout === 'own' ? ownLayout.with({}) : null)),
  w.run(chooseScenario),
  w.call(scenarioPreparation),
  w.call(setUp),
  w.call(deployment),
  w.run((p) => {
    for (const seat of [0, 1]) drawCombat(p, seat, handMaximum(p.t, seat), 'KC-4.15');
  }),
  w.loop((t) => t.ending === null, [w.call(turn)]),
]);

/** KC-4.6 to KC-4.9: who starts at which edge, and who goes first. */
const setUp = book.procedure('set up', { winner: aSeat }).does((w) => [
  w.run((p, f) => {
    f.vars.winner = compareDraw(p, 'position', 'KC-4.6');
  }),
  w.ask<string>('edge', {
    rule: 'KC-4.6',
    who: (_t, f) => f.vars.winner,
    legal(_t, _f, list) {
      list.push(...POSITIONS);
    },
    why: (_t, _f, answer) => notAnAnswer('set up/edge', answer),
    take(p, f, answer) {
      const { winner } = f.vars;
      p.t.south = answer === 'south' ? winner : other(winner);
      p.tell?.({ kind: 'edgeChosen', rule: 'KC-4.6', seat: winner, edge: answer as Position });
    },
  }),
  w.run((p, f) => {
    f.vars.winner = compareDraw(p, 'first', 'KC-4.7');
  }),
  w.ask<string>('first', {
    rule: 'KC-4.7',
    who: (_t, f) => f.vars.winner,
    legal(_t, _f, list) {
      list.push('first', 'second');
    },
    why: (_t, _f, answer) => notAnAnswer('set up/first', answer),
    take(p, f, answer) {
      const { t } = p;
      const { winner } = f.vars;
      // KC-6.2: this draw is the Initiative of the first turn.
      t.initiative = winner;
      t.first = answer === 'first' ? winner : other(winner);
      p.tell?.({ kind: 'orderChosen', rule: 'KC-4.7', seat: winner, first: t.first, turn: 1 });
    },
  }),
  w.run(startPositions),
]);
