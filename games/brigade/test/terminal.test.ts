import { LANGUAGES, type View } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { SPACE_NAMES } from '../spaces.ts';
import { draw } from '../terminal.ts';
import type { PlayerView, SpaceView, TableView } from '../view.ts';

const block = (name: string, more: Partial<SpaceView> = {}): SpaceView => ({
  name,
  kind: 'block',
  firehouse: -1,
  tile: 'yentls-coop',
  quarter: 'commons',
  value: 2,
  fire: 0,
  doomed: false,
  destroyed: false,
  loyal: -1,
  renown: [0, 0, 0, 0],
  needed: [2, 2, 2, 2],
  protected: false,
  ...more,
});

const player = (seat: number, more: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  colour: 'white',
  warden: 'gloria',
  advanced: false,
  firehouse: 'A1',
  brigade: 'A1',
  wagon: 'A1',
  wardenWater: 1,
  wardenCapacity: 2,
  wagonWater: 2,
  wagonCapacity: 3,
  crew: [],
  tracks: [
    { name: 'crew', space: 0, value: 0, spaces: 4 },
    { name: 'wagon', space: 1, value: 3, spaces: 6 },
    { name: 'leadership', space: 2, value: 5, spaces: 5 },
  ],
  renownLeft: 16,
  renownOnAviary: false,
  loyalBlocks: 0,
  score: 0,
  bonusActions: 0,
  extraTurns: 0,
  werewolf: false,
  allegiance: false,
  precious: false,
  ...more,
});

function view(
  spaces: { [name: string]: Partial<SpaceView> },
  players: PlayerView[],
  more: Partial<TableView> = {},
): View<TableView> {
  const table: TableView = {
    settings: {
      advanced: false,
      cooperative: false,
      level: 'normal',
      bonusWardens: false,
      promoCrew: false,
      specialBuildings: false,
      festivalEvents: false,
    },
    phase: 'action',
    first: 0,
    active: 1,
    turn: 4,
    actions: 3,
    used: { upgrade: false, warden: false, wagonBonus: false, morgana: false, leon: false, ash: false },
    spaces: SPACE_NAMES.map((name) => block(name, spaces[name])),
    players,
    event: '',
    eventDeck: 27,
    eventDiscard: [],
    starters: 0,
    crewDeck: 20,
    crewDiscard: [],
    drawn: null,
    joining: '',
    mimic: '',
    destroyedBlocks: 0,
    destroyedUniversity: 0,
    evacuation: -1,
    commonScore: 0,
    target: 0,
    ...more,
  };
  const nothing = { asked: null, mayAlso: [], waitingFor: [], outcome: null, report: null };
  return { game: 'brigade@1.0.0', seat: 0, table, where: [], ...nothing };
}

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const plain = (text: string): string => text.replace(ANSI, '');

/** The three lines of one space. */
function cellAt(drawn: string, name: string): string[] {
  const column = 'ABCDEF'.indexOf(name[0]);
  const rows = drawn.split('\n').filter((line) => line.includes('│'));
  const from = (Number(name[1]) - 1) * 3;
  return rows.slice(from, from + 3).map((line) => line.split('│')[column + 1].trim());
}

const everything = view(
  {
    A1: { kind: 'firehouse', firehouse: 0, quarter: '', value: 0, tile: '' },
    F1: { kind: 'none', quarter: '', value: 0, tile: '' },
    B1: { quarter: 'nobles', value: 4, fire: 3, protected: true, loyal: 1, renown: [2, 1, 0, 0] },
    C3: { quarter: 'university', value: 5, doomed: true, renown: [1, 2, 3, 4], loyal: 3 },
    D3: { quarter: 'merchant', value: 3, destroyed: true },
  },
  [
    player(0, {
      crew: [{ card: 'kularf', quarter: 'commons', water: 1, capacity: 1, active: false, mimicked: true }],
      werewolf: true,
      precious: true,
    }),
    player(1, { brigade: 'B1', wagon: 'B2', bonusActions: 2, extraTurns: 1, allegiance: true }),
    player(2, { brigade: 'B2' }),
    player(3, { wagon: 'B1' }),
  ],
  { event: 'sparks-over-the-roofs', drawn: { seat: 1, n: 2, cards: ['del-uge', 'selina'] }, joining: 'nery', evacuation: 2 },
);

describe('the board in the terminal', () => {
  it('shows fire, value, quarter, Loyalty, Renown and meeples of a space', () => {
    const drawn = plain(draw(everything, 'en'));
    expect(cellAt(drawn, 'B1')).toEqual(['NR4 #^^^3', 'L2 r1:2 2:1', 'Br2 Wg4']);
    expect(cellAt(drawn, 'C3')).toEqual(['PU5 ^^^^X', 'L4 r1234', '']);
    expect(cellAt(drawn, 'D3')).toEqual(['MM3 ruins', '', '']);
    expect(cellAt(drawn, 'A1')).toEqual(['Firehouse 1', '', 'Br14 Wg13']);
    expect(cellAt(drawn, 'F1')).toEqual(['', '', '']);
    expect(cellAt(drawn, 'B2')).toEqual(['CO2', '', 'Br3 Wg2']);
  });

  it('shows what each player has, and whose turn it is', () => {
    const drawn = plain(draw(everything, 'en'));
    expect(drawn).toContain('> Player 2 (White');
    expect(drawn).toContain('  Player 1 (White');
    expect(drawn).toContain('water: warden 1/2, wagon 2/3');
    expect(drawn).toContain('asleep');
    expect(drawn).toContain('EVACUATION');
    expect(drawn).toContain('Turn 4, Action phase: Player 2 | actions left: 3');
  });

  it('tells quarter and water of Crew cards before one is kept, and what abilities do in advanced play', () => {
    const drawn = plain(draw(everything, 'en')).replace(/\s+/g, ' ');
    expect(drawn).toContain('(The Commons, water 2):');
    expect(drawn).toContain('(The Commons, 1/1, asleep until a block there is loyal, mimic)');
    const advanced = view({}, [player(0, { advanced: true, warden: 'blitz', colour: 'white' }), player(1)], {});
    expect(plain(draw(advanced, 'en')).replace(/\s+/g, ' ')).toMatch(/Polymorph: Swap .* Street Smarts: /);
    expect(plain(draw(advanced, 'pl'))).toContain('CO3: dzielnica i wartość');
  });

  it('shows drawn Crew cards only to the one who looks', () => {
    const hidden = view({}, [player(0), player(1)], { drawn: { seat: 1, n: 2, cards: [] } });
    expect(plain(draw(hidden, 'en'))).toContain('Player 2 looks at Crew cards: 2');
  });

  it.each(LANGUAGES)('never needs more than 80 columns (%s)', (language) => {
    for (const line of plain(draw(everything, language)).split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});
