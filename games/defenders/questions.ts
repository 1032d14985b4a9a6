/** Every question of the game by its name, with the rule that asks it and the shape of its answers. */
import type { KeysIn } from '@guildhall/kernel';
import type { DF } from './rulebook/ids.generated.ts';

/**
 * CARD is a card such as 9c, STACK S0 ..., L a location L0 ..., D a defender D0 ..., T a threat T0 ..., SEAT a number;
 * `|` separates alternatives. What is in quotation marks is said literally. Shapes in braces are plain objects.
 * TOLD is a text, or { aloud: true } for what was said aloud. NAMING is { name, description, aloud } and what else is named.
 * Votes are put to all seats at once; "abstain" takes a seat out of the count: so answer bots.
 * `show` lists what the asked seat is told besides the answers.
 */
export const QUESTIONS = {
  // World building
  'world building/wish': { rule: 'DF-4.1', answers: '"ready" | "setting" | "own setting" | "city"', show: 'setting' },
  'world building/setting': { rule: 'DF-4.3', answers: 'SETTING', show: 'setting' },
  'world building/own setting': { rule: 'DF-4.4', answers: '{ title, description }', show: '' },
  'world building/city': { rule: 'DF-4.7', answers: '{ name, city, enemy }', show: 'name, city, enemy' },

  // Table agreement (proposal is a text such as "connect L1 L2")
  'agreement/answer': { rule: 'DF-29.8', answers: '"yes" | "no" | "abstain"', show: 'proposal, by, title, description' },
  'agreement/amend': {
    rule: 'DF-29.8',
    answers: '"stand by it" | "withdraw" | another proposal',
    show: 'proposal, title, yes, no',
  },
  'agreement/vote': { rule: 'DF-29.8', answers: '"yes" | "no" | "abstain"', show: 'proposal, by, title, description' },
  'agreement/decide': { rule: 'DF-29.8', answers: '"yes" | "no" | "abstain"', show: 'proposal, by, title, description' },

  // City creation
  'city creation/act': {
    rule: 'DF-5.3',
    answers: '"create CARD location" | "create CARD defender" | "add CARD STACK" | "finalise STACK" | "skip"',
    show: 'needed, left, dropped',
  },
  /** "type WORD" | "type WORD FORM" | "descriptor WORD", and after ": " the own wording. FORM: broad, long, wall, road; a trade. */
  'city creation/word': { rule: 'DF-5.7', answers: 'see above', show: 'card, sort, stack' },
  /** NAMING with kind where the type cards are of two sorts (DF-6.13): area | long | small. */
  'finalise/name': { rule: 'DF-6.3', answers: 'NAMING with kind', show: 'stack, sort, kinds, kind' },
  'finalise/challenge': { rule: 'DF-6.17', answers: '"accept" | "challenge" | "abstain"', show: 'stack, name, kind, by' },

  // The map. A drawing is { footprint, strokes, inside, crossings }; see drawing.ts
  'nature/draw': { rule: 'DF-7.7', answers: '"pass" | { sort, footprint, strokes }', show: 'left' },
  'map/draw': { rule: 'DF-7.2', answers: 'a drawing', show: 'location, kind, wall, road, underground' },
  'connections/propose': { rule: 'DF-8.16', answers: '"pass" | "propose"', show: 'unconnected' },
  'connections/pair': { rule: 'DF-8.14', answers: '"connect L L" | "disconnect L L"', show: '' },
  'entry points/propose': { rule: 'DF-9.2', answers: '"pass" | "propose"', show: 'entries, anew' },
  'entry points/location': { rule: 'DF-9.1', answers: '"add L" | "remove L"', show: 'entries, anew' },
  'entry points/confirm': { rule: 'DF-9.15', answers: '"confirm" | "propose"', show: 'entries, anew' },

  // Placing, threats
  'placing/location': { rule: 'DF-10.2', answers: 'L', show: 'unit' },
  /** NAMING with word (of the class, DF-11.13) and wording. */
  'new threat/name': { rule: 'DF-11.9', answers: 'NAMING with word, wording', show: 'card, class, words' },

  // Reflection
  /** { characters: [{ name, unit, personality, preoccupation }], place, time, situation (TOLD each), suggestion } */
  'reflection/frame': { rule: 'DF-13.2', answers: 'see above', show: 'highlighted, first' },
  'reflection/roles': { rule: 'DF-13.4', answers: 'a list of SEAT, one for each character; -1: not played', show: 'characters' },
  'reflection/play': { rule: 'DF-13.8', answers: 'TOLD | "end" | "go on" | "disputed" | "abstain"', show: 'roles' },
  'reflection/join': { rule: 'DF-13.8', answers: 'TOLD | "end" | "go on" | "disputed" | "abstain"', show: 'roles, free' },

  // Threats act
  'surprise/value': { rule: 'DF-16.15', answers: '"value N"', show: 'card' },
  'attack/target': { rule: 'DF-16.8', answers: 'L', show: 'threat' },
  'threat acts/describe': { rule: 'DF-16.20', answers: 'TOLD', show: 'threat, unit' },
  'threat acts/attempt': { rule: 'DF-16.26', answers: 'TOLD', show: 'threat, unit' },
  'threat acts/defend': { rule: 'DF-16.26', answers: 'TOLD', show: 'threat, unit' },
  'threat acts/fate': { rule: 'DF-16.27', answers: 'TOLD', show: 'threat, unit' },
  /** { text, aloud, strokes } */
  'threat acts/ruin': { rule: 'DF-7.21', answers: 'see above', show: 'threat, location' },
  'individuals/move': { rule: 'DF-18.1', answers: '"D L" | "pass"', show: 'attacked' },
  'reinforcements/assign': { rule: 'DF-18.8', answers: '"CARD L" | "D L"', show: 'reserve, attacked' },
  /** NAMING with word, wording, trade. */
  'reinforcements/name': { rule: 'DF-18.12', answers: 'NAMING with word, wording, trade', show: 'card, class, location' },

  // Battles
  'battles/location': { rule: 'DF-19.1', answers: 'L', show: '' },
  'battle/attack': { rule: 'DF-19.2', answers: 'TOLD', show: 'location, threats, defenders' },
  'battle/defence': { rule: 'DF-19.5', answers: 'TOLD | { concede: true }', show: 'location, threats, defenders, told' },
  'battle/challenge': {
    rule: 'DF-19.7',
    answers: '"accept" | "challenge" | "abstain"',
    show: 'location, threats, defenders, by, told',
  },
  'battle/rewrite': {
    rule: 'DF-19.7',
    answers: 'TOLD | { keep: true } | { concede: true }',
    show: 'location, threats, defenders, told',
  },
  'battle/vote': { rule: 'DF-19.7', answers: '"stands" | "fails" | "abstain"', show: 'location, threats, defenders, by, told' },
  'repulse/kill': { rule: 'DF-20.1', answers: '"D T"', show: 'location' },
  'repulse/describe': { rule: 'DF-20.6', answers: 'TOLD', show: 'unit, threat' },
  'defeat/protect': { rule: 'DF-21.2', answers: 'D | "none"', show: 'jack, location' },
  'defeat/safety': { rule: 'DF-21.2', answers: 'TOLD', show: 'jack, unit' },
  'defeat/kill': { rule: 'DF-21.5', answers: '"T D"', show: 'location' },
  'defeat/describe': { rule: 'DF-21.7', answers: 'TOLD', show: 'unit, threat' },
  'defeat/flee': { rule: 'DF-21.15', answers: '"D L"', show: 'location' },

  // Displacement. "D L L ..." is the path of a bumping chain
  'displacement/move': { rule: 'DF-25.9', answers: '"D L" | "D L L ..."', show: 'cause, location' },
  'displacement/bump': { rule: 'DF-25.8', answers: 'D', show: 'unit, location, to' },

  // Defenders act
  'moves/move': { rule: 'DF-24.1', answers: '"D L" | "pass"', show: '' },
  'moves/again': { rule: 'DF-24.2', answers: '"D L" | "stop"', show: 'unit' },
  'activation/unit': {
    rule: 'DF-26.1',
    answers: '"none" | "D" | "D engineers L" | "D healers" | "D jack" | "D king T"',
    show: '',
  },
  'activation/line': { rule: 'DF-26.12', answers: 'TOLD', show: 'unit, ability, target' },

  'epilogues/epilogue': { rule: 'DF-27.7', answers: 'TOLD', show: 'reason, won' },
} as const satisfies { readonly [name: string]: { rule: DF; answers: string; show: string } };
export type QuestionName = keyof typeof QUESTIONS;
/** What is shown with a question: sentences that read anything else do not compile. */
export type ShownWith<Q extends QuestionName> = KeysIn<(typeof QUESTIONS)[Q]['show']>;

/** Procedures that are open at some time, for the breadcrumb. */
export const STEPS = [
  'game',
  'world building',
  'agreement',
  'city creation',
  'finalise',
  'nature',
  'map',
  'connections',
  'entry points',
  'placing',
  'first threats',
  'new threat',
  'turn',
  'reflection',
  'threats act',
  'surprise',
  'attack',
  'threat acts',
  'individuals',
  'reinforcements',
  'battles',
  'battle',
  'repulse',
  'defeat',
  'displacement',
  'defenders act',
  'moves',
  'activation',
  'epilogues',
] as const;
