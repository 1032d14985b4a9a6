/** Every question of the game by its name, with the rule that asks it and the shape of its answers. */
import type { KeysIn } from '@guildhall/kernel';
import type { KC } from './rulebook/ids.generated.ts';

/**
 * Answers are texts. MODEL is m0, m1 ..., PIECE t0 ..., MARKER k0 ..., POINT "x y" in inches, CARD as in Kh, CARDS several of
 * them between spaces, N a number; `|` separates alternatives. What is in quotation marks is said literally. What can be
 * done out of turn stands under "anytime".
 * `show` lists what the asked seat is told besides the answers.
 */
export const QUESTIONS = {
  // At any time
  'anytime/concede': { rule: 'KC-39.1', answers: '"concede"', show: '' },
  'anytime/offer draw': { rule: 'KC-39.2', answers: '"offer draw"', show: '' },

  // Before the first turn
  'gangs/build': { rule: 'KC-3.17', answers: 'a ready-made gang | a gang in gang notation', show: 'gold, ready' },
  'layout/draw': { rule: 'KC-2.13', answers: 'a layout in layout notation', show: 'scenario' },
  'layout/agree': { rule: 'KC-2.13', answers: '"agree" | "decline"', show: 'layout' },
  'set up/edge': { rule: 'KC-4.6', answers: '"south" | "north"', show: '' },
  'set up/first': { rule: 'KC-4.7', answers: '"first" | "second"', show: '' },
  'hide and seek/marker': { rule: 'KC-23.5', answers: 'POINT', show: 'left, distance, on' },
  'vic/role': { rule: 'KC-27.1', answers: '"escort" | "kill"', show: '' },
  'vic/stand in': { rule: 'KC-27.3', answers: 'MODEL', show: '' },
  'spies/spy': { rule: 'KC-29.1', answers: 'MODEL', show: '' },
  'deployment/model': { rule: 'KC-4.10', answers: 'MODEL', show: '' },
  'deployment/place': {
    rule: 'KC-4.12',
    answers: 'POINT | "left" | "middle" | "right" | "forward left" ...',
    show: 'model, zone',
  },

  // The turn
  'initiative/order': { rule: 'KC-6.5', answers: '"first" | "second"', show: 'turn' },
  'action time/model': { rule: 'KC-6.7', answers: 'MODEL', show: '' },
  'action time/alone': { rule: 'KC-21.5', answers: '"go on" | "stop"', show: '' },
  'parley/draw': { rule: 'KC-39.2', answers: '"accept" | "refuse"', show: '' },

  // An activation
  'activation/swig': { rule: 'KC-19.23', answers: '"swig heal" | "swig effects" | "pass"', show: 'model' },
  'regenerate/draw': { rule: 'KC-17.17', answers: '"draw" | "stop"', show: 'model, wounds' },
  'activation/ability': { rule: 'KC-7.5', answers: '"you go first MODEL" | "dead good MODEL" | "pass"', show: 'model' },
  /**
   * "walk" | "walk and dash" | "climb" | "draw cards" | "stand up" | "recover" | "swig heal" | "swig effects" | "end" |
   * "attack MODEL" | "shoot MODEL" | "strike carriage" | "strike cuddly" (all with " just do it" too) | "cast attack MODEL" |
   * "cast support MODEL" | "inspect MARKER" | "take chest" | "put down chest" | "chuck" | "offer draw"
   */
  'activation/act': { rule: 'KC-7.2', answers: 'see above', show: 'model, actions, walk, friends' },
  'lured/act': { rule: 'KC-18.10', answers: 'as activation/act', show: 'model, actions, walk, friends' },
  /**
   * POINT | "stay" | "contact MODEL" | "contact PIECE" | "towards MODEL" | "away from MODEL" | "behind PIECE" | "off" |
   * "contact chest" | "contact carriage" | "contact MARKER" (and "towards" them) | "towards north" | "towards south"
   */
  'move/destination': { rule: 'KC-2.26', answers: 'see above', show: 'model, move, side, limit, ways, lengths' },
  'breaking away/try': { rule: 'KC-9.21', answers: '"try" | "stay"', show: 'model, enemies, tests' },
  'climb/place': { rule: 'KC-9.16', answers: 'POINT | "up PIECE" | "down" | "over PIECE"', show: 'model, limit' },
  'draw cards/discard': { rule: 'KC-10.2', answers: 'CARDS', show: 'model, most' },

  // Attacks
  'bribe/offer': {
    rule: 'KC-19.13',
    answers: '"guaranteed" | "guaranteed discount" | "cheapskate" | "none"',
    show: 'model, cost',
  },
  'bribe/once more': { rule: 'KC-18.38', answers: '"draw" | "leave"', show: 'model' },
  'attack/just do it': { rule: 'KC-19.10', answers: '"just do it" | "no"', show: 'attacker, target, limit, terms' },
  'attack/answer': {
    rule: 'KC-12.13',
    answers: '"counter" | "counter free" | "like an orc" | "just do it" | "done"',
    show: 'attacker, target',
  },
  'attack/commit': { rule: 'KC-12.14', answers: 'CARDS', show: 'attacker, target, limit, terms' },
  'attack/defend': { rule: 'KC-12.16', answers: 'CARDS | "fold"', show: 'attacker, target, limit, terms' },
  'attack/misdirected': { rule: 'KC-12.32', answers: 'MODEL', show: 'attacker, target' },
  'attack/critical': { rule: 'KC-15.4', answers: 'CRITICAL | "none"', show: 'attacker, target' },
  'shove/distance': { rule: 'KC-16.33', answers: 'N inches | "0" | "full"', show: 'model, most' },
  'heal/friend': { rule: 'KC-16.6', answers: 'MODEL', show: '' },
  'frenzy/again': { rule: 'KC-16.45', answers: '"attack" | "attack just do it" | "pass"', show: 'model, target' },
  'furious/walk': { rule: 'KC-16.47', answers: '"walk" | "stay"', show: 'model' },
  'furious/attack': { rule: 'KC-16.46', answers: '"attack MODEL" | "shoot MODEL" | "pass"', show: 'model' },
  'egg keeper/target': { rule: 'KC-18.6', answers: 'MODEL | "none"', show: 'critical' },
  'ave a go/friend': { rule: 'KC-18.18', answers: 'MODEL | "none"', show: '' },
  'ave a go/enemy': { rule: 'KC-18.19', answers: 'MODEL', show: 'model' },
  'ave a go/walk': { rule: 'KC-18.18', answers: '"walk" | "stay"', show: 'model' },
  'ave a go/attack': { rule: 'KC-18.18', answers: '"attack" | "shoot" | "pass"', show: 'model, target' },
  'goblin shield/wound': { rule: 'KC-18.20', answers: 'MODEL', show: 'left' },
  'fates/choose': { rule: 'KC-31.1', answers: '"killed" | "mugged"', show: 'model' },
  'extra life/draw': { rule: 'KC-18.27', answers: '"draw" | "leave"', show: 'model' },
  'always angry/attack': { rule: 'KC-17.2', answers: 'MODEL | "pass"', show: 'target' },
  'refill/count cards': { rule: 'KC-19.5', answers: 'CARDS | "deck"', show: 'due, stash' },
  'take a chance/extra': { rule: 'KC-18.34', answers: '"extra" | "no"', show: 'due' },
  'take a chance/discard': { rule: 'KC-18.35', answers: 'CARD', show: '' },
  'sleeves/discard': { rule: 'KC-18.37', answers: 'CARD', show: '' },

  // Magic
  'spell/defend': { rule: 'KC-20.17', answers: '"stick" | "twist"', show: 'hand, total' },
  'spell/ace': { rule: 'KC-20.30', answers: 'TOTAL', show: 'cards' },
  'spell/cast': { rule: 'KC-20.19', answers: '"stick" | "twist"', show: 'hand, total, number' },
  'spell/crystals': { rule: 'KC-20.42', answers: 'N', show: 'total, crystals' },
  'changing tides/shuffle': { rule: 'KC-16.4', answers: '"shuffle" | "leave"', show: '' },
  'teleport/place': { rule: 'KC-16.59', answers: 'POINT | "south middle" ...', show: 'model' },

  // Scenarios
  'strike/pair': { rule: 'KC-24.9', answers: 'CARDS', show: 'target' },
  'chuck/direction': { rule: 'KC-28.12', answers: 'POINT | "north" | "north-east" ...', show: 'model' },
  'chest/drop': { rule: 'KC-28.6', answers: 'POINT | "north" | "north-east" ...', show: 'model' },
  'carriage/side': { rule: 'KC-24.18', answers: '"north" | "south"', show: 'model' },
} as const satisfies { readonly [name: string]: { rule: KC; answers: string; show: string } };
export type QuestionName = keyof typeof QUESTIONS;
/** What is shown with a question: sentences that read anything else do not compile. */
export type ShownWith<Q extends QuestionName> = KeysIn<(typeof QUESTIONS)[Q]['show']>;
