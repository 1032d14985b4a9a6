/** Answers as short phrases: how each question's answers are read, and what each language has to say for them. */
import type { Plain, PlainRecord } from '@guildhall/kernel';
import { GRID_COLUMNS, GRID_ROWS, SETTINGS, type Setting, SHEET_HEIGHT, SHEET_WIDTH } from '../data/index.ts';
import { QUESTIONS, type QuestionName, type ShownWith } from '../questions.ts';
import { LOCATION_IDS } from '../rules/reading.ts';
import type { Shown, Teller } from './teller.ts';

/** Phrases of one language. */
export interface AnswerWords {
  /** Whole answers that are one or two words. */
  fixed: { [answer: string]: string };
  createLocation(card: string): string;
  createDefender(card: string): string;
  add(card: string, stack: string): string;
  finalise(stack: string): string;
  type(word: string, more: string): string;
  descriptor(word: string, more: string): string;
  forms: { broad: string; long: string; wall: string; road: string; engineers: string; healers: string; other: string };
  move(unit: string, to: string): string;
  chain(unit: string, path: string): string;
  kill(killer: string, victim: string): string;
  value(n: number): string;
  activate(unit: string): string;
  repair(unit: string, location: string): string;
  heal(unit: string): string;
  inspire(unit: string): string;
  bombard(unit: string, threat: string): string;
  drawing: string;
  feature(sort: string): string;
  scene(characters: string): string;
  roles(roles: string): string;
  notPlayed: string;
  concede: string;
  keep: string;
}

type Phrase<Key extends string = never> = (answer: Plain, t: Teller, w: AnswerWords, show: Shown<Key>) => string;

const isRecord = (value: Plain): value is PlainRecord => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: Plain | undefined): string => (typeof value === 'string' ? value : '');
const anything = (answer: Plain): string => (typeof answer === 'string' ? answer : JSON.stringify(answer));

/** One of the fixed phrases, or else something more general. */
const fixed =
  (otherwise: Phrase = anything): Phrase =>
  (answer, t, w, show) =>
    typeof answer === 'string' && Object.hasOwn(w.fixed, answer) ? w.fixed[answer] : otherwise(answer, t, w, show);
const thing: Phrase = (answer, t) => (typeof answer === 'string' ? t.thing(answer) : anything(answer));
const ONE_THING = ['jack', 'unit', 'location', 'threat', 'target'];
const SEVERAL_THINGS = ['threats', 'defenders'];
/** What a question is about, for the gaps of a line that is suggested: the ids it shows. */
function aboutOf(question: QuestionName, show: Shown<string>): string[] {
  const keys: readonly string[] = QUESTIONS[question].show.split(', ');
  const one = ONE_THING.filter((key) => keys.includes(key)).map((key) => show.text(key));
  const several = SEVERAL_THINGS.filter((key) => keys.includes(key)).flatMap((key) => show.list(key));
  return [...one, ...several].filter((id) => id !== '');
}
const told =
  (question: QuestionName): Phrase =>
  (answer, t, w, show) => {
    if (!isRecord(answer)) {
      return typeof answer === 'string' ? t.told(answer, false, aboutOf(question, show as Shown<string>)) : anything(answer);
    }
    if (answer.concede === true) return w.concede;
    if (answer.keep === true) return w.keep;
    return t.told('', true);
  };
/** A name, and what is to be said of it. */
const naming: Phrase = (answer, t) => {
  if (!isRecord(answer)) return anything(answer);
  const [name, word] = [t.called(text(answer.name)), text(answer.word)];
  // A description may agree with the name it comes with.
  const about = text(answer.name) === '' ? [] : [text(answer.name)];
  const described = answer.aloud === true || text(answer.description) !== '';
  return `${name}${word === '' ? '' : ` (${t.word(word)})`}${described ? `: ${t.told(text(answer.description), answer.aloud === true, about)}` : ''}`;
};
const move: Phrase = (answer, t, w) => {
  const [unit, ...path] = text(answer).split(' ');
  if (path.length === 0) return thing(answer, t, w, NOTHING);
  return path.length > 1 ? w.chain(t.thing(unit), path.map(t.thing).join(' → ')) : w.move(t.card(unit), t.thing(path[0]));
};
const kill: Phrase = (answer, t, w) => {
  const [killer, victim = ''] = text(answer).split(' ');
  return victim === '' ? anything(answer) : w.kill(t.thing(killer), t.thing(victim));
};
const proposal: Phrase = (answer, t) => t.proposal(text(answer));
const setting: Phrase = (answer, t) =>
  (SETTINGS as readonly Plain[]).includes(answer) ? t.names.settings[answer as Setting].name : anything(answer);

const act: Phrase = (answer, t, w) => {
  const [verb, a = '', b = ''] = text(answer).split(' ');
  switch (verb) {
    case 'create':
      return b === 'location' ? w.createLocation(t.card(a)) : w.createDefender(t.card(a));
    case 'add':
      return w.add(t.card(a), t.thing(b));
    case 'finalise':
      return w.finalise(t.thing(a));
    default:
      return anything(answer);
  }
};
const word: Phrase = (answer, t, w) => {
  const found = /^(type|descriptor) ([^\s:]+)(?: ([^\s:]+))?(?:: (.*))?$/s.exec(text(answer));
  if (!found) return anything(answer);
  const [, use, id, form = '', wording = ''] = found;
  const known = Object.hasOwn(w.forms, form) ? w.forms[form as keyof AnswerWords['forms']] : form;
  const more = [known, wording === '' ? '' : t.quoted(wording)].filter((part) => part !== '').join(', ');
  return use === 'type' ? w.type(t.word(id), more) : w.descriptor(t.word(id), more);
};
const activation: Phrase = (answer, t, w) => {
  const [unit, ability, target = ''] = text(answer).split(' ');
  const who = t.thing(unit);
  switch (ability) {
    case 'engineers':
      return w.repair(who, t.thing(target));
    case 'healers':
      return w.heal(who);
    case 'jack':
      return w.inspire(who);
    case 'king':
      return w.bombard(who, t.thing(target));
    default:
      return w.activate(who);
  }
};
const feature: Phrase = (answer, t, w) => {
  if (!isRecord(answer)) return anything(answer);
  const sort = text(answer.sort);
  return w.feature(Object.hasOwn(t.names.features, sort) ? t.names.features[sort as keyof typeof t.names.features] : sort);
};
/** Where a drawing is, by the cell of the map that the first point of its footprint lies in (DF-31.3): " (50, 17)". */
const placeOf = (answer: Plain): string => {
  const footprint = isRecord(answer) ? answer.footprint : null;
  if (!isRecord(footprint ?? null)) return '';
  const { x, y, points } = footprint as PlainRecord;
  const [px, py] = Array.isArray(points) ? points : [x, y];
  const cell = (at: number, size: number, cells: number): number => Math.min(cells - 1, Math.floor((at * cells) / size));
  return typeof px === 'number' && typeof py === 'number'
    ? ` (${cell(px, SHEET_WIDTH, GRID_COLUMNS)}, ${cell(py, SHEET_HEIGHT, GRID_ROWS)})`
    : '';
};
/** Who, where, when and what. */
const scene: Phrase = (answer, t, w) => {
  if (!isRecord(answer)) return anything(answer);
  const cast = (Array.isArray(answer.characters) ? answer.characters : []).filter(isRecord);
  const units = cast.map(({ unit }) => text(unit)).filter((id) => id !== '');
  const where = LOCATION_IDS.filter((id) => t.thing(id) === t.called(text(answer.place))).slice(0, 1);
  const about = [...cast.slice(0, 1).map(({ name }) => text(name)), ...units, ...where];
  const parts = [answer.place, answer.time, answer.situation]
    .map((part) => t.plain(text(part), about))
    .filter((part) => part !== '');
  return [w.scene(t.list(cast.map(({ name }) => t.called(text(name))))), ...parts].join('; ');
};
const roles: Phrase<'characters'> = (answer, t, w, show) => {
  if (!Array.isArray(answer)) return anything(answer);
  const names = show.list('characters');
  const who = (seat: Plain): string => (seat === -1 ? w.notPlayed : t.seat(Number(seat)));
  return w.roles(answer.map((seat, i) => `${names[i] ?? i + 1}: ${who(seat)}`).join(', '));
};
const NOTHING: Shown = { text: () => '', number: () => 0, list: () => [], is: () => false };

export const answers: { [Q in QuestionName]: Phrase<ShownWith<Q>> } = {
  'world building/wish': fixed(),
  'world building/setting': setting,
  'world building/own setting': (answer, t) => (isRecord(answer) ? t.called(text(answer.title)) : anything(answer)),
  'world building/city': (answer, t, w) => (isRecord(answer) ? t.called(text(answer.name)) || w.fixed.city : anything(answer)),
  'agreement/answer': fixed(),
  'agreement/amend': fixed(proposal),
  'agreement/vote': fixed(),
  'agreement/decide': fixed(),
  'city creation/act': fixed(act),
  'city creation/word': word,
  'finalise/name': naming,
  'finalise/challenge': fixed(),
  'nature/draw': fixed(feature),
  'map/draw': (answer, _t, w) => `${w.drawing}${placeOf(answer)}`,
  'connections/propose': fixed(),
  'connections/pair': proposal,
  'entry points/propose': fixed(),
  'entry points/location': proposal,
  'entry points/confirm': fixed(),
  'placing/location': thing,
  'new threat/name': naming,
  'reflection/frame': scene,
  'reflection/roles': roles,
  'reflection/play': fixed(told('reflection/play')),
  'reflection/join': fixed(told('reflection/join')),
  'surprise/value': (answer, _t, w) => w.value(Number(text(answer).slice('value '.length))),
  'attack/target': thing,
  'threat acts/describe': told('threat acts/describe'),
  'threat acts/attempt': told('threat acts/attempt'),
  'threat acts/defend': told('threat acts/defend'),
  'threat acts/fate': told('threat acts/fate'),
  'threat acts/ruin': (answer, t, _w, show) =>
    isRecord(answer)
      ? t.told(text(answer.text), answer.aloud === true, aboutOf('threat acts/ruin', show as Shown<string>))
      : anything(answer),
  'individuals/move': fixed(move),
  'reinforcements/assign': move,
  'reinforcements/name': naming,
  'battles/location': thing,
  'battle/attack': told('battle/attack'),
  'battle/defence': told('battle/defence'),
  'battle/challenge': fixed(),
  'battle/rewrite': told('battle/rewrite'),
  'battle/vote': fixed(),
  'repulse/kill': kill,
  'repulse/describe': told('repulse/describe'),
  'defeat/protect': fixed(thing),
  'defeat/safety': told('defeat/safety'),
  'defeat/kill': kill,
  'defeat/describe': told('defeat/describe'),
  'defeat/flee': move,
  'displacement/move': move,
  'displacement/bump': thing,
  'moves/move': fixed(move),
  'moves/again': fixed(move),
  'activation/unit': fixed(activation),
  'activation/line': told('activation/line'),
  'epilogues/epilogue': told('epilogues/epilogue'),
};
