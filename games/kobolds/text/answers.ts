/** Answers as short phrases: how each question's answers are read, and what each language has to say for them. */

import type { QuestionName, ShownWith } from '../questions.ts';
import { cardsOf, numberIn, pointOf } from '../rules/answers.ts';
import { NONE } from '../table.ts';
import { type Shown, SPOTS, type Spot, type Teller } from './teller.ts';

/** Words that are answers of their own, whatever is asked. A question may give one of them a meaning of its own. */
export const FIXED = [
  'agree',
  'decline',
  'first',
  'second',
  'escort',
  'kill',
  'concede',
  'offer draw',
  'go on',
  'stop',
  'accept',
  'refuse',
  'swig heal',
  'swig effects',
  'pass',
  'draw',
  'leave',
  'walk',
  'walk and dash',
  'climb',
  'draw cards',
  'stand up',
  'recover',
  'end',
  'strike carriage',
  'strike cuddly',
  'take chest',
  'put down chest',
  'chuck',
  'stay',
  'off',
  'try',
  'down',
  'cheapskate',
  'none',
  'just do it',
  'no',
  'counter',
  'counter free',
  'like an orc',
  'done',
  'fold',
  'full',
  'attack',
  'shoot',
  'deck',
  'extra',
  'stick',
  'twist',
  'shuffle',
] as const;
export type Fixed = (typeof FIXED)[number];

/** Phrases of one language. */
export interface AnswerWords {
  fixed: { [answer in Fixed]: string };
  /** "attack m5" and the like, said of the other model's name. */
  attack(target: string): string;
  shoot(target: string): string;
  /** A target of one's own side. */
  ownModel(target: string): string;
  castAttack(target: string): string;
  castSupport(target: string): string;
  inspect(marker: string): string;
  youGoFirst(model: string): string;
  deadGood(model: string): string;
  contact(what: string): string;
  towards(what: string): string;
  awayFrom(what: string): string;
  behind(what: string): string;
  /** What can be gone to besides models, terrain and markers. */
  chest: string;
  edge(position: string): string;
  up(piece: string): string;
  over(piece: string): string;
  /** " with Just do it! (1 coin)". */
  justDoIt: string;
  guaranteed(coins: string): string;
  guaranteedDiscount(coins: string): string;
  keepDrawing: string;
  stopDrawing: string;
  leaveAsItIs: string;
  useNoPower: string;
  endLured: string;
  notWalk: string;
  notAttack: string;
  noShove: string;
  fullShove(length: string): string;
  noBribe: string;
  nobody: string;
  noCrystals: string;
  killIt: string;
  mugIt: string;
  crystals(n: number): string;
  total(n: number): string;
  edgeSpot(edge: string, where: string): string;
  side(position: string): string;
  startAt(position: string): string;
  gang(name: string, text: string): string;
}

type Phrase<Key extends string = never> = (answer: string, t: Teller, w: AnswerWords, show: Shown<Key>) => string;

const isFixed = (answer: string, w: AnswerWords): answer is Fixed => Object.hasOwn(w.fixed, answer);
const isSpot = (answer: string): answer is Spot => (SPOTS as readonly string[]).includes(answer);

/** The fixed phrase for an answer; the answer itself where there is none. */
const fixed: Phrase = (answer, _t, w) => (isFixed(answer, w) ? w.fixed[answer] : answer);
/** Some words mean something else here, the rest is as usual. */
const but =
  <Key extends string = never>(
    own: { readonly [answer: string]: (w: AnswerWords, t: Teller, show: Shown<Key>) => string },
    otherwise: Phrase<Key>,
  ): Phrase<Key> =>
  (answer, t, w, show) =>
    Object.hasOwn(own, answer) ? own[answer](w, t, show) : otherwise(answer, t, w, show);

const model: Phrase = (answer, t, w, show) => {
  const m = numberIn(answer, 'm');
  return m === NONE ? fixed(answer, t, w, show) : t.model(m);
};
const point: Phrase = (answer, t, w, show) => {
  const at = pointOf(answer);
  if (at) return t.point(at.x, at.y);
  return isSpot(answer) ? t.spots[answer] : fixed(answer, t, w, show);
};
const cards: Phrase = (answer, t, w, show) => {
  const list = cardsOf(answer);
  return list ? t.hand(list) : fixed(answer, t, w, show);
};
const ranked: Phrase = (answer, t, w, show) => {
  const list = cardsOf(answer);
  return list ? t.ranked(list) : fixed(answer, t, w, show);
};

const JUST_DO_IT = ' just do it';
type Family<Key extends string = never> = readonly [
  before: string,
  say: (w: AnswerWords, t: Teller, index: number, show: Shown<Key>) => string,
];
/** Attacks on one's own side are marked as what they are (KC-12.37). */
const victim = (w: AnswerWords, t: Teller, m: number, show: Shown<'friends'>): string =>
  show.numbers('friends').includes(m) ? w.ownModel(t.model(m)) : t.model(m);
const ATTACKS_OF_CHOICE: readonly Family<'friends'>[] = [
  ['attack m', (w, t, m, show) => w.attack(victim(w, t, m, show))],
  ['shoot m', (w, t, m, show) => w.shoot(victim(w, t, m, show))],
];
const ACTS: readonly Family[] = [
  ['attack m', (w, t, m) => w.attack(t.model(m))],
  ['shoot m', (w, t, m) => w.shoot(t.model(m))],
  ['cast attack m', (w, t, m) => w.castAttack(t.model(m))],
  ['cast support m', (w, t, m) => w.castSupport(t.model(m))],
  ['inspect k', (w, t, k) => w.inspect(t.marker(k))],
  ['you go first m', (w, t, m) => w.youGoFirst(t.model(m))],
  ['dead good m', (w, t, m) => w.deadGood(t.model(m))],
];
const WAYS: readonly Family[] = [
  ['contact m', (w, t, m) => w.contact(t.model(m))],
  ['contact t', (w, t, piece) => w.contact(t.piece(piece))],
  ['contact k', (w, t, marker) => w.contact(t.marker(marker))],
  ['towards m', (w, t, m) => w.towards(t.model(m))],
  ['towards t', (w, t, piece) => w.towards(t.piece(piece))],
  ['towards k', (w, t, marker) => w.towards(t.marker(marker))],
  ['away from m', (w, t, m) => w.awayFrom(t.model(m))],
  ['behind t', (w, t, piece) => w.behind(t.piece(piece))],
  ['up t', (w, t, piece) => w.up(t.piece(piece))],
  ['over t', (w, t, piece) => w.over(t.piece(piece))],
];

const oneOf =
  <Key extends string = never>(families: readonly Family<Key>[], otherwise: Phrase<Key>): Phrase<Key> =>
  (answer, t, w, show) => {
    for (const [before, say] of families) {
      const index = numberIn(answer, before);
      if (index !== NONE) return say(w, t, index, show);
    }
    return otherwise(answer, t, w, show);
  };

const justDoIt =
  <Key extends string = never>(act: Phrase<Key>): Phrase<Key> =>
  (answer, t, w, show) =>
    answer.endsWith(JUST_DO_IT) && answer !== JUST_DO_IT.trim()
      ? `${act(answer.slice(0, -JUST_DO_IT.length), t, w, show)}${w.justDoIt}`
      : act(answer, t, w, show);
const act = justDoIt(oneOf(ACTS, fixed));
const ownAct = justDoIt(oneOf(ATTACKS_OF_CHOICE, act));
/** What goes by a name instead of a number: "contact chest", "towards north". */
const landmark = (what: string, t: Teller, w: AnswerWords): string | null => {
  if (what === 'chest') return w.chest;
  if (what === 'carriage') return t.carriage;
  return isSpot(what) ? w.edge(t.spots[what]) : null;
};
const LANDMARK = /^(contact|towards) ([a-z-]+)$/;
const way = oneOf(WAYS, (answer, t, w, show) => {
  const found = LANDMARK.exec(answer);
  const what = found && landmark(found[2], t, w);
  if (!found || what === null) return point(answer, t, w, show);
  return found[1] === 'contact' ? w.contact(what) : w.towards(what);
});

/** A way with how far it goes: "towards Kobold Gator, 1.07 inches". */
const measured: Phrase<'ways' | 'lengths'> = (answer, t, w, show) => {
  const length = show.numbers('lengths')[show.texts('ways').indexOf(answer)];
  const said = way(answer, t, w, show as Shown);
  return length === undefined || answer === 'stay' ? said : `${said}, ${t.inches(length)}`;
};

/** "south middle": which edge, and where along it; or a corner. */
const edge: Phrase = (answer, t, w, show) => {
  const corner = answer.endsWith(' corner') ? answer.slice(0, -' corner'.length) : '';
  if (Object.hasOwn(t.names.corners, corner)) return t.name(corner);
  const at = answer.indexOf(' ');
  const [side, where] = [answer.slice(0, at), answer.slice(at + 1)];
  return at > 0 && isSpot(side) && isSpot(where) ? w.edgeSpot(t.spots[side], t.spots[where]) : point(answer, t, w, show);
};
const distance: Phrase<'most'> = (answer, t, w, show) => {
  if (answer === 'full') return w.fullShove(t.inches(show.n('most')));
  if (answer === '0') return w.noShove;
  const n = Number(answer);
  return Number.isFinite(n) ? t.inches(n) : answer;
};
const critical: Phrase = (answer, t, w, show) =>
  Object.hasOwn(t.names.criticals, answer)
    ? `${t.name(answer)}: ${t.names.criticals[answer as keyof Teller['names']['criticals']].text}`
    : fixed(answer, t, w, show);
const gang: Phrase = (answer, t, w) => {
  if (!Object.hasOwn(t.names.gangs, answer)) return answer;
  const { name, text } = t.names.gangs[answer as keyof Teller['names']['gangs']];
  return w.gang(name, text);
};
const position: Phrase = (answer, t, w) =>
  answer === 'south' || answer === 'north' ? w.startAt(t.names.positions[answer]) : answer;
const whole = (say: (w: AnswerWords, n: number) => string): Phrase => {
  return (answer, _t, w) => (/^\d{1,4}$/.test(answer) ? say(w, Number(answer)) : answer);
};

const modelOrNobody = but({ none: (w) => w.nobody }, model);
const drawOrStop = but({ draw: (w) => w.keepDrawing, stop: (w) => w.stopDrawing, leave: (w) => w.leaveAsItIs }, fixed);
const walkOrStay = but({ stay: (w) => w.notWalk }, fixed);
const attackOrPass = but({ pass: (w) => w.notAttack }, act);

export const answers: { [Q in QuestionName]: Phrase<ShownWith<Q>> } = {
  'gangs/build': gang,
  'anytime/concede': fixed,
  'anytime/offer draw': fixed,
  'layout/draw': fixed,
  'layout/agree': fixed,
  'set up/edge': position,
  'set up/first': fixed,
  'hide and seek/marker': point,
  'vic/role': fixed,
  'vic/stand in': model,
  'spies/spy': model,
  'deployment/model': model,
  'deployment/place': point,

  'initiative/order': fixed,
  'action time/model': model,
  'action time/alone': fixed,
  'parley/draw': fixed,

  'activation/swig': fixed,
  'regenerate/draw': drawOrStop,
  'activation/ability': but({ pass: (w) => w.useNoPower }, act),
  'activation/act': ownAct,
  'lured/act': but({ end: (w) => w.endLured }, ownAct),
  'move/destination': measured,
  'breaking away/try': fixed,
  'climb/place': way,
  'draw cards/discard': cards,

  'bribe/offer': but<'cost'>(
    {
      guaranteed: (w, t, show) => w.guaranteed(t.coins(show.n('cost'))),
      'guaranteed discount': (w, t, show) => w.guaranteedDiscount(t.coins(show.n('cost') - 1)),
      none: (w) => w.noBribe,
    },
    fixed,
  ),
  'bribe/once more': drawOrStop,
  'attack/just do it': fixed,
  'attack/answer': fixed,
  'attack/commit': ranked,
  'attack/defend': ranked,
  'attack/misdirected': model,
  'attack/critical': critical,
  'shove/distance': distance,
  'heal/friend': model,
  'frenzy/again': attackOrPass,
  'furious/walk': walkOrStay,
  'furious/attack': attackOrPass,
  'egg keeper/target': modelOrNobody,
  'ave a go/friend': modelOrNobody,
  'ave a go/enemy': model,
  'ave a go/walk': walkOrStay,
  'ave a go/attack': attackOrPass,
  'goblin shield/wound': model,
  'fates/choose': but({ killed: (w) => w.killIt, mugged: (w) => w.mugIt }, fixed),
  'extra life/draw': drawOrStop,
  'always angry/attack': but({ pass: (w) => w.notAttack }, model),
  'refill/count cards': cards,
  'take a chance/extra': fixed,
  'take a chance/discard': cards,
  'sleeves/discard': cards,

  'spell/defend': fixed,
  'spell/ace': whole((w, n) => w.total(n)),
  'spell/cast': fixed,
  'spell/crystals': whole((w, n) => (n === 0 ? w.noCrystals : w.crystals(n))),
  'changing tides/shuffle': but({ leave: (w) => w.leaveAsItIs }, fixed),
  'teleport/place': edge,

  'strike/pair': ranked,
  'chuck/direction': point,
  'chest/drop': point,
  'carriage/side': (answer, t, w) => (isSpot(answer) ? w.side(t.spots[answer]) : answer),
};
