/** The tables of Kobolds & Cobblestones against those printed in the rulebook (D1 to D19). */
import { RANKS } from '@guildhall/cards';
import { printedTables } from '@guildhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  ABILITIES,
  ABILITY_IDS,
  ATTACK_CHART,
  attackSpellHarm,
  BOARD,
  CARRIAGE_ADVANCE,
  CARRIAGE_START,
  CLIMB_HEIGHT,
  CONTACT_TOLERANCE,
  CORNER_OF_SUIT,
  CORNER_SPOT,
  CRITICAL_IDS,
  CRITICALS,
  DEFAULT_GOLD,
  DIAMETER,
  damageOfMargin,
  EFFECT_IDS,
  EFFECTS,
  type EffectEnd,
  EQUIPMENT,
  EQUIPMENT_IDS,
  EQUIPMENT_OF_CARD,
  GANG_IDS,
  GANGS,
  GOLD_OPTION_IDS,
  GOLD_OPTIONS,
  GREATEST_SHIFT,
  gangCost,
  LAYOUT_IDS,
  LEADER_IDS,
  MARKER_RADIUS,
  MEASURE_TOLERANCE,
  MOST_CRYSTALS,
  MOST_STASH,
  POSITIONS,
  PROFILE_IDS,
  PROFILES,
  RADIUS,
  RISE_TOLERANCE,
  SCENARIO_IDS,
  SCENARIOS,
  SUPPORT_CHART,
  scenarioOfNumber,
  supportSpellHealing,
  TERRITORY_VALUE,
  VALUE_OF_CATEGORY,
  wizardHarm,
  zoneOf,
} from '../data/index.ts';
import { RULES } from '../rulebook/ids.generated.ts';
import { names } from '../text/names.en.ts';
import { names as polish } from '../text/names.pl.ts';

/** The rows of all tables of a section of the rulebook, as cells, without heads. */
const rows = (section: string): string[][] =>
  printedTables(new URL('../rulebook/en.md', import.meta.url), section)
    .flat()
    .map((row) => row.map((cell) => cell.replace('`[house]`', '').trim()));

/** The id of what has this name; fails when nothing has. */
function named<I extends string>(ids: readonly I[], words: { readonly [id in I]: { name: string } }, name: string): I {
  const id = ids.find((one) => words[one].name === name);
  expect(id, name).toBeDefined();
  return id as I;
}
const dash = <T>(cell: string, read: (cell: string) => T): T | null => (cell === '-' ? null : read(cell));
const critical = (cell: string) => dash(cell, (name) => named(CRITICAL_IDS, names.criticals, name));
const abilities = (cell: string) =>
  (dash(cell, (list) => list.split('; ')) ?? []).map((name) => named(ABILITY_IDS, names.abilities, name));

describe('profiles', () => {
  const read = (section: string, category: string, base: number) =>
    rows(section).map(([name, allegiance, cost, move, fight, defend, wounds, one, two, three, four, list]) => ({
      id: named(PROFILE_IDS, names.profiles, name),
      category,
      allegiance: allegiance.toLowerCase(),
      cost: Number(cost),
      move,
      fight: Number(fight),
      defend: Number(defend),
      wounds: Number(wounds),
      base,
      criticals: [one, two, three, four].map(critical),
      abilities: abilities(list),
      leadership: 0,
    }));
  const of = (category: string) =>
    PROFILE_IDS.map((id) => PROFILES[id]).filter((profile) => profile.category === category && profile.id !== 'mr-cuddly');

  it('KC-1.11 Runts, Thugs, Big Guys and Experts are as printed', () => {
    expect(of('runt')).toEqual(read('D3', 'runt', 30));
    expect(of('thug')).toEqual(read('D4', 'thug', 30));
    expect(of('big-guy')).toEqual(read('D5', 'big-guy', 40));
    expect(of('expert')).toEqual(read('D6', 'expert', 30));
  });
  it('KC-3.4 Leaders are as printed, with no cost and one card of Leadership', () => {
    const leaders = rows('D2').map(([name, allegiance, move, fight, defend, wounds, one, two, three, four, list]) => ({
      id: named(PROFILE_IDS, names.profiles, name),
      category: 'leader',
      allegiance: allegiance.toLowerCase(),
      cost: null,
      move,
      fight: Number(fight),
      defend: Number(defend),
      wounds: Number(wounds),
      base: 30,
      criticals: [one, two, three, four].map(critical),
      abilities: abilities(list),
      leadership: 1,
    }));
    expect(of('leader')).toEqual(leaders);
    expect(leaders.map(({ id }) => id)).toEqual(LEADER_IDS);
  });
  it('KC-1.13 KC-25.15 KC-27.5 dashes of the Wizard, the V.I.C. and Mr. Cuddly', () => {
    const special = rows('D7').slice(0, 3);
    expect(special.map(([name]) => name)).toEqual(['Wizard', 'V.I.C.', 'Mr. Cuddly, adopted']);
    const ids = ['wizard', 'vic', 'mr-cuddly'] as const;
    special.forEach(([, , , cost, move, fight, defend, wounds, one, two, three, four], at) => {
      expect(PROFILES[ids[at]]).toMatchObject({
        allegiance: null,
        cost: dash(cost, Number),
        move,
        fight: dash(fight, Number),
        defend: Number(defend),
        wounds: Number(wounds),
        criticals: [one, two, three, four].map(critical),
      });
    });
    expect(PROFILES['mr-cuddly']).toMatchObject({ category: 'big-guy', base: 40, abilities: ['always-angry'] });
  });
  it('KC-1.12 there are 7 Leaders, 6 Runts, 7 Thugs, 5 Big Guys, 9 Experts and a Wizard', () => {
    const counts = ['leader', 'runt', 'thug', 'big-guy', 'expert', 'wizard', 'special'].map((category) => of(category).length);
    expect(counts).toEqual([7, 6, 7, 5, 9, 1, 1]);
  });
  it('abilities stand on the profiles that the list of abilities names', () => {
    const table = rows('D14');
    expect(table).toHaveLength(14 + 1);
    for (const [list, who] of table) {
      if (list.startsWith('Leadership')) continue;
      const profiles = who.replace(/ \(.*\)/, '').split(', ');
      for (const name of list.split(', ')) {
        const ability = named(ABILITY_IDS, names.abilities, name);
        const having = PROFILE_IDS.filter((id) => PROFILES[id].abilities.includes(ability));
        expect(having.map((id) => names.profiles[id].name).sort(), name).toEqual([...profiles].sort());
      }
    }
  });
  it('KC-22.4 a member scores by category, not by cost', () => {
    expect(VALUE_OF_CATEGORY).toEqual({ runt: 1, thug: 3, 'big-guy': 5, expert: 6, wizard: 6, leader: 10, special: 0 });
    expect(VALUE_OF_CATEGORY[PROFILES.troll.category]).toBeLessThan(PROFILES.troll.cost ?? 0);
    expect(TERRITORY_VALUE).toEqual({ ...VALUE_OF_CATEGORY, leader: 0 });
  });
});

describe('criticals and effects', () => {
  /** Every name of D10, with its columns; the Dodge and Shove rows stand for two criticals each. */
  const table = new Map(rows('D10').map(([name, on, harmful, ends, limit]) => [name, { on, harmful, ends, limit }]));
  const printedName = (name: string) => {
    if (name.startsWith('Dodge')) return 'Dodge';
    return name.startsWith('Shove') ? 'Shove [W]/[L]' : name;
  };
  const ENDS: { readonly [cell: string]: EffectEnd } = {
    'start of its next activation': 'start-of-next-activation',
    'end of its next activation': 'end-of-next-activation',
    never: 'never',
    'when it stands up': 'stand',
    'when an action is spent': 'action',
    'with the test': 'test',
  };

  it('criticals are limited to once per activation where the rulebook says so', () => {
    for (const id of CRITICAL_IDS) {
      const row = table.get(printedName(names.criticals[id].name));
      expect(row, id).toBeDefined();
      expect(CRITICALS[id].oncePerActivation, id).toBe(row?.limit === 'once per activation');
    }
  });
  it('lasting effects are those with an end, harmful and ending as printed', () => {
    for (const id of EFFECT_IDS) {
      const row = table.get(names.effects[id].name);
      expect(EFFECTS[id], id).toMatchObject({ harmful: row?.harmful === 'yes', ends: ENDS[row?.ends ?? ''] });
    }
    const lasting = [...table].filter(([, { ends }]) => ENDS[ends] !== undefined).map(([name]) => name);
    expect(lasting.sort()).toEqual(EFFECT_IDS.map((id) => names.effects[id].name).sort());
  });
  it('no profile has Hard Head, and every other critical is somebody’s', () => {
    const used = new Set(PROFILE_IDS.flatMap((id) => PROFILES[id].criticals));
    expect(CRITICAL_IDS.filter((id) => !used.has(id))).toEqual(['hard-head']);
  });
  it('all rules named by the tables exist', () => {
    const rules = [CRITICALS, EFFECTS, ABILITIES, GOLD_OPTIONS, EQUIPMENT].flatMap((list) =>
      Object.values(list).map(({ rule }) => rule),
    );
    for (const rule of rules) expect(RULES).toContain(rule);
  });
});

describe('charts', () => {
  it('KC-14.1 KC-14.2 a margin of 1 stuns, a margin of n causes n - 1 wounds', () => {
    for (const margin of [-10, -1, 0]) expect(damageOfMargin(margin)).toEqual({ stun: false, wounds: 0 });
    expect(damageOfMargin(1)).toEqual({ stun: true, wounds: 0 });
    for (let margin = 2; margin <= 10; margin++) expect(damageOfMargin(margin)).toEqual({ stun: false, wounds: margin - 1 });
  });
  const harm = (result: { stun: boolean; wounds: number }) => (result.stun ? 'stun' : result.wounds);
  it('KC-20.22 attack spells by margin', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 21].map((margin) => harm(attackSpellHarm(margin)))).toEqual([
      0,
      'stun',
      'stun',
      1,
      1,
      2,
      2,
      3,
      3,
      3,
    ]);
  });
  it('KC-20.34 support spells by margin', () => {
    expect([-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 21].map(supportSpellHealing)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4]);
  });
  it('KC-20.40 a bust by its total', () => {
    expect([21, 22, 23, 24, 25, 26, 27, 28, 31].map((total) => harm(wizardHarm(total)))).toEqual([
      0,
      'stun',
      'stun',
      1,
      1,
      2,
      2,
      3,
      3,
    ]);
  });
  it('KC-20.26 KC-20.37 the effects of spells in their order', () => {
    const [attack, support] = rows('D13').slice(-2);
    expect(ATTACK_CHART.map(({ id }) => names.spellEffects[id].name)).toEqual(attack.slice(1));
    expect(SUPPORT_CHART.map(({ id }) => names.spellEffects[id].name)).toEqual(support.slice(1));
  });
});

describe('gold and equipment', () => {
  it('the options are all printed, with their costs', () => {
    const costs = rows('D11').map(([name, cost]) => [
      name.replace("Everyone's for Sale!: Guaranteed", 'Guaranteed Bribe').replace("Everyone's for Sale!: ", ''),
      cost,
    ]);
    expect(costs.map(([name]) => named(GOLD_OPTION_IDS, names.gold, name))).toEqual(GOLD_OPTION_IDS);
    expect(costs.map(([, cost]) => (cost.startsWith('cost') ? null : Number.parseInt(cost, 10)))).toEqual(
      GOLD_OPTION_IDS.map((id) => GOLD_OPTIONS[id].cost),
    );
  });
  it('KC-34.3 each rank names one item', () => {
    const found = rows('D15').map(([, name]) => named(EQUIPMENT_IDS, names.equipment, name));
    expect(RANKS.map((rank) => EQUIPMENT_OF_CARD[rank])).toEqual(found);
  });
  it('items that give an ability give the printed one', () => {
    for (const [, name, effect] of rows('D15')) {
      const { ability } = EQUIPMENT[named(EQUIPMENT_IDS, names.equipment, name)];
      const given = ABILITY_IDS.find((id) => names.abilities[id].name === effect) ?? null;
      expect(ability, name).toBe(given);
    }
    expect(EQUIPMENT_IDS.filter((id) => EQUIPMENT[id].ability !== null)).toHaveLength(5);
  });
});

describe('measures', () => {
  it('KC-2.4 KC-2.24 bases and moves are exact to the four printed places', () => {
    const round = (x: number) => x.toFixed(4);
    expect([DIAMETER[30], RADIUS[30], DIAMETER[40], RADIUS[40]].map(round)).toEqual(['1.1811', '0.5906', '1.5748', '0.7874']);
    expect([GREATEST_SHIFT[30].L, GREATEST_SHIFT[30].W].map(round)).toEqual(['4.6811', '3.6811']);
    expect([GREATEST_SHIFT[40].L, GREATEST_SHIFT[40].W].map(round)).toEqual(['5.0748', '4.0748']);
    expect(RADIUS[30] * 2 * 25.4).toBeCloseTo(30, 12);
  });
  it('KC-2.1 the board and the markers', () => {
    expect(BOARD).toEqual({ x0: 0, y0: 0, x1: 24, y1: 24 });
    expect(MARKER_RADIUS.toFixed(4)).toBe('0.3937');
  });
  it('the tolerances of the geometry are those of the rulebook', () => {
    expect([MEASURE_TOLERANCE, CONTACT_TOLERANCE, RISE_TOLERANCE]).toEqual([0.001, 0.05, 0.5]);
  });
  it('a Climb goes two cards high', () => {
    expect(CLIMB_HEIGHT).toEqual({ W: 5, L: 7 });
  });
  it('the carriage leaves the board in its fourth move', () => {
    expect(CARRIAGE_START).toEqual({ x0: 0, y0: 10.75, x1: 3.5, y1: 13.25 });
    expect(CARRIAGE_ADVANCE).toBe(6);
    const front = (moves: number) => CARRIAGE_START.x1 + moves * CARRIAGE_ADVANCE;
    expect([front(3) <= 24, front(4) <= 24]).toEqual([true, false]);
    expect(SCENARIOS['runaway-carriage'].turns).toBe(4);
  });
});

describe('scenarios', () => {
  const CARD: { readonly [printed: string]: string } = { Ace: 'A', King: 'K', Queen: 'Q', Jack: 'J', '10': 'T' };
  const rank = (cell: string) => CARD[cell] ?? cell;

  it('KC-21.1 there are eight, with the printed names and cards', () => {
    const table = rows('D16').map(([number, name, casual, campaign]) => [
      scenarioOfNumber(Number(number)),
      name,
      rank(casual),
      campaign.split(', ').map(rank),
    ]);
    expect(table).toEqual(
      SCENARIO_IDS.map((id) => [id, names.scenarios[id].name, SCENARIOS[id].card, SCENARIOS[id].campaignCards]),
    );
    expect(scenarioOfNumber(9)).toBeUndefined();
  });
  it('the layouts are those printed for each', () => {
    const table = rows('D20').filter(([, scenarios]) => scenarios !== '');
    const layouts = table.map(([, scenarios]) => scenarios.split(', ').map(Number));
    expect(layouts).toEqual(
      LAYOUT_IDS.map((layout) =>
        SCENARIO_IDS.filter((id) => SCENARIOS[id].layouts.includes(layout)).map((id) => SCENARIOS[id].number),
      ),
    );
  });
  it('zones are one card length deep, and without corners in scenario 4', () => {
    expect(POSITIONS.map((position) => zoneOf('vic', position))).toEqual([
      { x0: 0, y0: 0, x1: 24, y1: 3.5 },
      { x0: 0, y0: 20.5, x1: 24, y1: 24 },
    ]);
    expect(POSITIONS.map((position) => zoneOf('mr-cuddly', position))).toEqual([
      { x0: 3.5, y0: 0, x1: 20.5, y1: 3.5 },
      { x0: 3.5, y0: 20.5, x1: 20.5, y1: 24 },
    ]);
  });
  it('KC-25.9 hearts north-west, diamonds north-east, clubs south-east, spades south-west, touching both edges', () => {
    const r = RADIUS[40];
    expect(CORNER_SPOT[CORNER_OF_SUIT.h]).toEqual({ x: r, y: 24 - r });
    expect(CORNER_SPOT[CORNER_OF_SUIT.d]).toEqual({ x: 24 - r, y: 24 - r });
    expect(CORNER_SPOT[CORNER_OF_SUIT.c]).toEqual({ x: 24 - r, y: r });
    expect(CORNER_SPOT[CORNER_OF_SUIT.s]).toEqual({ x: r, y: r });
  });
});

describe('ready-made gangs', () => {
  it('KC-3.5 KC-3.11 KC-18.25 a gang costs its members and crystals; Grobblar’s first Scumbag is free', () => {
    expect(gangCost('klacka', ['troll', 'orc-ruffian', 'goblin-scumbag'], 0)).toBe(10);
    expect(gangCost('dorick', ['wizard'], 3)).toBe(14);
    expect(gangCost('grobblar', ['goblin-scumbag', 'goblin-scumbag'], 0)).toBe(1);
    expect(gangCost('grobblar', ['troll'], 0)).toBe(6);
  });
  it('are legal, spend or keep all 30 coins, and there is one for each Leader', () => {
    for (const { id, leader, members, crystals, stash } of GANGS) {
      expect(gangCost(leader, members, crystals) + stash, id).toBe(DEFAULT_GOLD);
      expect(stash, id).toBeGreaterThanOrEqual(0);
      expect(stash, id).toBeLessThanOrEqual(MOST_STASH);
      const wizards = members.filter((member) => member === 'wizard').length;
      expect(wizards, id).toBeLessThanOrEqual(1);
      expect(crystals, id).toBeLessThanOrEqual(wizards * MOST_CRYSTALS);
    }
    expect(GANGS.map(({ id }) => id)).toEqual(GANG_IDS);
    expect(GANGS.map(({ leader }) => leader)).toEqual(LEADER_IDS);
  });
  it('are each of one colour, so that nobody takes an Antagonism Test', () => {
    for (const { id, leader, members } of GANGS) {
      const colours = new Set(
        [leader, ...members].map((member) => PROFILES[member].allegiance).filter((colour) => colour !== null),
      );
      expect(colours.size, id).toBe(1);
    }
  });
});

describe('names', () => {
  const leaves = (value: unknown, path = ''): string[] =>
    typeof value === 'string'
      ? [value.trim() === '' ? `${path} is empty` : value]
      : Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
  it('nothing is empty, and descriptions are sentences', () => {
    for (const catalogue of [names, polish]) {
      expect(leaves(catalogue).filter((leaf) => leaf.endsWith(' is empty'))).toEqual([]);
      const {
        profiles,
        criticals,
        effects,
        spellEffects,
        abilities: list,
        gold,
        equipment,
        scenarios,
        layouts,
        gangs,
      } = catalogue;
      for (const group of [profiles, criticals, effects, spellEffects, list, gold, equipment, scenarios, layouts, gangs]) {
        for (const [id, { text }] of Object.entries(group)) expect(text, id).toMatch(/\.$/);
      }
    }
  });
  it('no two things of a kind share a name', () => {
    for (const { profiles, criticals, effects, abilities: list, gold, equipment, scenarios } of [names, polish]) {
      for (const group of [profiles, criticals, effects, list, gold, equipment, scenarios]) {
        const all = Object.values(group).map(({ name }) => name);
        expect(new Set(all).size).toBe(all.length);
      }
    }
  });
});
