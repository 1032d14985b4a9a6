/** Every question of the game by its name, with the rule that asks it and the shape of its answers. A test compares them with the rules. */
import type { KeysIn } from '@guildhall/kernel';
import type { BR } from './rulebook/ids.generated.ts';

/**
 * Answers are texts. SPACE is a name such as C3, HOLDER is warden, wagon or a crew card, CARD a crew card,
 * N a number; `|` separates alternatives. What is in quotation marks is said literally.
 * `show` lists what the asked seat is told besides the answers.
 */
export const QUESTIONS = {
  'setup/colour': { rule: 'BR-4.1', answers: '"white" | "black" | "pink" | "orange"', show: '' },

  /**
   * "brigade SPACE" | "wagon SPACE" | "extinguish N" | "refill SPACE" | "recruit" | "transfer" | "upgrade TRACK" | "warden" |
   * "leon" | "ash" | "morgana" | "wagon first" | "discard precious" | "end"
   */
  'action phase/action': { rule: 'BR-6.4', answers: 'see above', show: 'actions, douse' },

  // Move Brigade (action, Incorporeal, Fresh Mounts)
  'move brigade/wagon first': { rule: 'BR-16.19', answers: '"wagon SPACE"', show: '' },
  'move brigade/brigade': { rule: 'BR-10.2', answers: '"brigade SPACE" | "wagon first"', show: 'points, free' },
  'move brigade/route': { rule: 'BR-10.17', answers: 'SPACE-SPACE-...', show: 'to' },
  'move brigade/push': { rule: 'BR-26.14', answers: 'SPACE', show: 'seat, space' },
  'move brigade/rob': { rule: 'BR-27.16', answers: '"SEAT HOLDER" | "none"', show: '' },
  'move brigade/keep stolen': { rule: 'BR-27.16', answers: 'HOLDER', show: '' },
  'move brigade/smold': { rule: 'BR-26.9', answers: '"raise" | "leave"', show: 'space, fire' },
  'move brigade/wagon': { rule: 'BR-16.18', answers: '"wagon SPACE" | "stay"', show: '' },
  'fresh mounts/move': { rule: 'BR-25.3', answers: '"brigade SPACE" | "wagon first" | "done"', show: 'space' },

  // Water
  'pay water/holder': { rule: 'BR-12.8', answers: '"HOLDER N"', show: 'holder, left' },
  'transfer/holder': { rule: 'BR-15.1', answers: '"HOLDER N" (what it holds afterwards)', show: 'holder, left' },
  'walder/lose': { rule: 'BR-26.22', answers: 'HOLDER', show: '' },

  // Recruit, crew
  'free recruit/recruit': { rule: 'BR-14.14', answers: '"recruit" | "decline"', show: 'cause' },
  'recruit/precious': { rule: 'BR-28.4', answers: '"seat SEAT"', show: '' },
  'recruit/keep': { rule: 'BR-14.1', answers: 'CARD | "none"', show: 'cards' },
  'join/replace': { rule: 'BR-14.4', answers: '"join" | CARD', show: 'card' },

  // Upgrade without the action
  'free upgrade/track': { rule: 'BR-16.1', answers: '"crew" | "wagon" | "leadership"', show: 'cause' },

  // Renown and Loyalty
  'award/place': { rule: 'BR-17.1', answers: 'SPACE | "done"', show: 'left, cause, worth' },
  'award/win': { rule: 'BR-17.13', answers: 'SPACE', show: '' },
  /** CARD | "insurance" | "pass" */
  'gain abilities/respond': { rule: 'BR-17.14', answers: 'see above', show: 'space, seat' },

  // Crew abilities
  'del uge/block': { rule: 'BR-26.4', answers: 'SPACE', show: 'space' },
  'chops murphy/block': { rule: 'BR-26.11', answers: 'SPACE', show: 'space' },
  'ali ahmar/choose': { rule: 'BR-26.29', answers: '"water" | "renown" | "reduce"', show: 'space' },
  'ali ahmar/holder': { rule: 'BR-26.30', answers: 'HOLDER', show: 'left' },
  'ali ahmar/from': { rule: 'BR-26.30', answers: 'SPACE', show: '' },
  'ali ahmar/block': { rule: 'BR-26.30', answers: 'SPACE', show: 'space' },
  'zilda garrett/crew': { rule: 'BR-26.35', answers: 'CARD', show: '' },
  'morgana/wagon': { rule: 'BR-26.8', answers: '"wagon SPACE"', show: '' },
  'ash/block': { rule: 'BR-28.2', answers: 'SPACE', show: '' },
  'ash/tokens': { rule: 'BR-28.3', answers: 'N', show: 'space, fire, water' },
  /** "esme SPACE" (Esme redirects it there) | "veda" (Veda places Renown) | "pass" */
  'fireball/respond': { rule: 'BR-26.36', answers: 'see above', show: 'space' },

  // Wardens
  'dispatch wagon/wagon': { rule: 'BR-24.1', answers: '"wagon SPACE"', show: '' },
  'polymorph/first': { rule: 'BR-24.5', answers: 'SPACE', show: '' },
  'polymorph/second': { rule: 'BR-24.5', answers: 'SPACE', show: 'space' },
  'of the people/crew': { rule: 'BR-24.8', answers: 'CARD', show: '' },
  'of the people/agree': { rule: 'BR-32.9', answers: '"agree" | "refuse"', show: 'card, seat' },
  'pay renown/block': { rule: 'BR-23.9', answers: 'SPACE', show: 'warden' },
  'mimic/crew': { rule: 'BR-27.12', answers: 'CARD', show: '' },

  // Modules
  'buildings/order': { rule: 'BR-29.11', answers: '"distillery" | "frozen-exhibits" | "old-tom-oak" | "aviary"', show: '' },
  'old tom oak/direction': { rule: 'BR-29.7', answers: '"north" | "east" | "south" | "west"', show: 'space' },
  'festival/block': { rule: 'BR-30.6', answers: 'SPACE | "none"', show: 'card' },
} as const satisfies { readonly [name: string]: { rule: BR; answers: string; show: string } };
export type QuestionName = keyof typeof QUESTIONS;
/** What is shown with a question: sentences that read anything else do not compile. */
export type ShownWith<Q extends QuestionName> = KeysIn<(typeof QUESTIONS)[Q]['show']>;

/** Every procedure by its name, for the words that say where the game stands. A test compares them with the rules. */
export const STEPS = [
  'game',
  'setup',
  'starter events',
  'turn',
  'event phase',
  'firestorm',
  'special event',
  'festival',
  'action phase',
  'extinguish',
  'move brigade',
  'fresh mounts',
  'pay water',
  'transfer',
  'walder',
  'free recruit',
  'recruit',
  'join',
  'raise track',
  'free upgrade',
  'award',
  'gain',
  'gain abilities',
  'del uge',
  'chops murphy',
  'ali ahmar',
  'zilda garrett',
  'morgana',
  'leon bertrand',
  'ash',
  'fireball',
  'veda moonbright',
  'warden',
  'dispatch wagon',
  'polymorph',
  'of the people',
  'extra upgrade',
  'pay renown',
  'allegiance',
  'dusk and dawn',
  'mimic',
  'end of phase',
  'buildings',
  'old tom oak',
] as const;
