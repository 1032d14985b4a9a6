/** Positions laid by hand: turn three of Mr. Cuddly on the Market Square, and variations of it for every kind of question. */
import type { SuitCard } from '@guildhall/cards';
import type { Asked, View } from '@guildhall/kernel';
import { LAYOUT_PLANS, type LayoutId, type ProfileId } from '../../data/index.ts';
import { BIT } from '../../effects.ts';
import { newModel, putOnBoard } from '../../rules/reading.ts';
import { type Model, NONE } from '../../table.ts';
import type { FightView, GangView, TableView } from '../../view.ts';

const R30 = 15 / 25.4;
const R40 = 20 / 25.4;
interface Spot {
  x: number;
  y: number;
}
const from = (o: Spot, d: number, degrees: number): Spot => {
  const a = (degrees / 180) * Math.PI;
  return { x: o.x + d * Math.cos(a), y: o.y + d * Math.sin(a) };
};
const TROLL = { x: 12.4, y: 12.2 };
const FENCER = from(TROLL, R30 + R40, 215);
const MINER = from(TROLL, R30 + R40, 322);
const RUFFIAN = from(MINER, 2 * R30, -52);
const CORNER = { x: 24 - R40, y: 24 - R40 };
const VAMPIRE = { x: 20.6, y: 9.7 };

interface Extra {
  wounds?: number;
  effects?: number;
  done?: boolean;
  out?: boolean;
  on?: number;
}
function man(
  seat: number,
  profile: ProfileId,
  name: string,
  spot: Spot,
  { wounds = 0, effects = 0, done = false, out = false, on = NONE }: Extra = {},
): Model {
  const model = newModel(seat, profile, name);
  putOnBoard(model, spot.x, spot.y, on === NONE ? 0 : 3, on);
  if (out) Object.assign(model, { place: 'removed', r: 0 });
  return Object.assign(model, { wounds, effects, activated: done });
}

/** Liriel is m1, the Troll m9, Nob m11, Mr. Cuddly m16. */
const models: Model[] = [
  man(0, 'barry', '', { x: 14.9, y: 8.2 }, { wounds: 2 }),
  man(0, 'elf-fencer', 'Liriel', FENCER),
  man(0, 'dwarf-miner', 'Bruni', MINER, { wounds: 1, done: true, effects: BIT.grab }),
  man(0, 'ogre', 'Mumble', from(CORNER, 2 * R40, 215), { done: true }),
  man(0, 'elf-archer', 'Sael', { x: 5.55, y: 8 }, { on: 0 }),
  man(0, 'vampire', 'Ilse', VAMPIRE, { wounds: 2, done: true }),
  man(0, 'halfling-bowman', 'Pip', { x: 9, y: 5.6 }),
  man(0, 'human-lowlife', 'Tam', { x: 1, y: 1 }, { wounds: 3, out: true }),
  man(1, 'grobblar', '', { x: FENCER.x - 0.6 * 4.3, y: FENCER.y + 0.8 * 4.3 }, { wounds: 1 }),
  man(1, 'troll', '', TROLL, { wounds: 3, effects: BIT.blind }),
  man(1, 'goblin-sharpshooter', 'Snik', { x: 14.3, y: 17.6 }),
  man(1, 'goblin-scumbag', 'Nob', { x: 6.8, y: 12.3 }),
  man(1, 'orc-ruffian', 'Gruk', RUFFIAN, { wounds: 1, done: true, effects: BIT.stunned }),
  man(1, 'ratman-assassin', 'Skrit', from(VAMPIRE, 2 * R30, 62), { wounds: 1, done: true, effects: BIT.evade | BIT.bite }),
  man(1, 'human-bruiser', 'Hob', { x: 9.3, y: 18.1 }, { done: true }),
  man(1, 'goblin-scumbag', 'Bit', { x: 1, y: 1 }, { wounds: 2, out: true }),
  man(-1, 'mr-cuddly', '', CORNER),
];

const gang = (name: string, leader: number, stash: number, hand: SuitCard[]): GangView => ({
  name,
  leader,
  stash,
  crystals: 2,
  hand,
  cards: 6,
  most: 6,
  deck: 30,
  discard: ['6d', '6h', 'Js', '2c', 'Th'],
  poisonProof: false,
  warCry: false,
  drawOffered: false,
  takeAChance: false,
  sleeves: false,
  compromised: false,
});

export const terrainIn = (id: LayoutId): TableView['terrain'] =>
  LAYOUT_PLANS[id].map(({ kind, corners, height }) => ({ kind, height, corners: corners.flatMap(({ x, y }) => [x, y]) }));

const fight: FightView = {
  attacker: 1,
  target: 9,
  seat: 0,
  against: 1,
  active: true,
  kind: 'melee',
  free: '',
  step: 'attacker',
  attackerJustDoIt: false,
  defenderJustDoIt: false,
  counter: false,
  likeAnOrc: false,
  attack: [],
  defence: [],
  winner: NONE,
  loser: NONE,
  margin: 0,
  critical: '',
};

export const table: TableView = {
  settings: { gold: 30, scenario: 'mr-cuddly', layout: 'market-square', doublePoints: false },
  terrain: terrainIn('market-square'),
  phase: 'action',
  scenario: 'mr-cuddly',
  layout: 'market-square',
  models,
  south: 0,
  turn: 3,
  first: 0,
  initiative: 0,
  next: 0,
  coffers: 5,
  eventDiscard: ['Qh', '9s', '7s', '4c'],
  eventTable: [],
  activations: [
    {
      model: 1,
      seat: 0,
      kind: 'own',
      actions: 1,
      walk: false,
      cast: false,
      shot: false,
      beganStunned: false,
      bribeFailed: false,
      terrified: false,
      over: false,
    },
  ],
  spell: null,
  angry: [],
  lured: NONE,
  ending: null,
  markers: [],
  treasureDiscard: [],
  treasures: [0, 0],
  targetWounds: 3,
  carriage: NONE,
  cuddly: 16,
  cuddlyMoves: 1,
  vic: NONE,
  escort: NONE,
  chest: null,
  gangs: [gang('Lantern Street Irregulars', 0, 3, ['8h', '8d', '8s', 'Kh', 'Js', '5c']), gang('Her Majesty’s Scum', 8, 2, [])],
  eventDeck: 39,
  treasureDeck: 0,
  fights: [],
  spies: [NONE, NONE],
  turns: 12,
  scores: [0, 0],
};

/** A view of that position with one question open to the first gang. */
export function viewOf(
  name: string,
  options: string[],
  show: Asked['show'] = {},
  change: Partial<TableView> = {},
  form: Asked['form'] = null,
): View<TableView> {
  return {
    game: 'kobolds',
    seat: 0,
    table: { ...table, ...change },
    where: ['game', 'turn', 'activation'],
    asked: { name, rule: 'KC-12.14', options, form, show, held: null },
    mayAlso: [],
    waitingFor: [{ seat: 0, question: name }],
    outcome: null,
    report: null,
  };
}

export const COMMIT = viewOf(
  'attack/commit',
  ['8h 8d 8s', '8h 8d', 'Kh'],
  { attacker: 1, target: 9, limit: 4 },
  { fights: [fight] },
);
export const MOVE = viewOf(
  'move/destination',
  ['stay', 'contact m8', 'contact m11', 'towards m10', 'towards m16', 'away from m9', 'behind t0', 'contact t2'],
  { model: 1, move: 'dodge', side: 'L', limit: 4.68 },
);
export const ACT = viewOf(
  'activation/act',
  ['walk', 'walk and dash', 'shoot m10', 'shoot m11', 'shoot m9', 'draw cards', 'swig heal', 'end'],
  { model: 6, actions: 2, walk: true },
  { activations: table.activations.map((a) => ({ ...a, model: 6, actions: 2, walk: true })) },
);
export const BRIBE = viewOf('bribe/offer', ['guaranteed', 'cheapskate', 'none'], { model: 10, cost: 6 });
export const COUNT = viewOf('refill/count cards', ['deck'], { due: 3, stash: 3 });
export const REVEALED = viewOf(
  'attack/critical',
  ['evade', 'dodge-l', 'none'],
  { attacker: 1, target: 9 },
  {
    fights: [
      { ...fight, step: 'revealed', attack: ['8h', '8d', '8s', 'Kh'], defence: ['Jc', 'Jd'], winner: 1, loser: 9, margin: 2 },
    ],
  },
);
const wizard = man(0, 'wizard', 'Arzal', { x: 9, y: 5.6 });
export const SPELL = viewOf(
  'spell/cast',
  ['stick', 'twist'],
  { total: 15, number: 14 },
  {
    models: models.map((model, i) => (i === 6 ? wizard : model)),
    spell: {
      caster: 6,
      target: 9,
      seat: 0,
      kind: 'attack',
      resist: ['9c', '5d'],
      number: 14,
      hand: ['8s', '7c'],
      stuck: false,
      crystals: 0,
    },
  },
);
export const DEPLOY = viewOf(
  'deployment/place',
  ['left', 'middle', 'right', 'forward left', 'forward middle', 'forward right'],
  { model: 6 },
  {
    phase: 'deployment',
    turn: 0,
    activations: [],
    targetWounds: 0,
    models: models.map((model, i) =>
      i === 6
        ? newModel(0, 'halfling-bowman', 'Pip')
        : i < 3 || i === 8
          ? { ...model, y: i === 8 ? 22 : 2, x: 5 + 2.2 * i, wounds: 0, effects: 0, activated: false }
          : i === 16
            ? { ...model, x: 12, y: 12 }
            : { ...model, place: 'reserve', r: 0, wounds: 0, effects: 0, activated: false },
    ),
  },
);
