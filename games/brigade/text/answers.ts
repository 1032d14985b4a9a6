/** Answers as short phrases: how each question's answers are read, and what each language has to say for them. */
import { COLOURS, type Colour, DIRECTIONS, type Direction, TRACK_NAMES, type TrackName } from '../data/index.ts';
import type { QuestionName, ShownWith } from '../questions.ts';
import { nameIn, type Shown, type Teller } from './teller.ts';

/** Phrases of one language. */
export interface AnswerWords {
  brigade(place: string): string;
  wagon(place: string): string;
  /** `douses`: so much puts the fire out, less wins no Renown (BR-12.6); null: that is not known. */
  extinguish(n: number, water: string, douses: boolean | null): string;
  refill(place: string): string;
  recruit: string;
  transfer: string;
  upgrade(track: string): string;
  warden: string;
  leon(name: string): string;
  ash(name: string): string;
  morgana(name: string): string;
  wagonFirst: string;
  discardPrecious(name: string): string;
  end: string;
  done: string;
  none: string;
  stay: string;
  decline: string;
  raise: string;
  leave: string;
  join: string;
  replace(name: string): string;
  keepNone: string;
  pass: string;
  agree: string;
  refuse: string;
  /** Ali Ahmar's three. */
  water: string;
  renown: string;
  reduce: string;
  redirect(name: string, place: string): string;
  /** A block that may take Renown: what it scores, and how much is still lacking. */
  worth(place: string, value: number, lacks: number): string;
}

type Phrase<Key extends string = never> = (answer: string, t: Teller, w: AnswerWords, show: Shown<Key>) => string;

const after = (answer: string): string => answer.slice(answer.indexOf(' ') + 1);
const space: Phrase = (answer, t) => t.place(answer);
const card: Phrase = (answer, t) => t.name(answer);
const holder: Phrase = (answer, t) => t.holder(answer);
const amount: Phrase = (answer, t) => {
  const at = answer.lastIndexOf(' ');
  return `${t.holder(answer.slice(0, at))}: ${answer.slice(at + 1)}`;
};
const track: Phrase = (answer, t) => (TRACK_NAMES.includes(answer as TrackName) ? t.track(answer as TrackName) : answer);
/** One of the fixed phrases, by the word that is said, or else something more general. */
const either =
  (fixed: { [answer: string]: (w: AnswerWords) => string }, otherwise: Phrase): Phrase =>
  (answer, t, w, show) =>
    Object.hasOwn(fixed, answer) ? fixed[answer](w) : otherwise(answer, t, w, show);

const action: Phrase = (answer, t, w) => {
  switch (answer) {
    case 'recruit':
      return w.recruit;
    case 'transfer':
      return w.transfer;
    case 'warden':
      return w.warden;
    case 'leon':
      return w.leon(t.name('leon'));
    case 'ash':
      return w.ash(t.name('ash'));
    case 'morgana':
      return w.morgana(t.name('morgana'));
    case 'wagon first':
      return w.wagonFirst;
    case 'discard precious':
      return w.discardPrecious(t.name('precious'));
    case 'end':
      return w.end;
  }
  const what = after(answer);
  switch (answer.slice(0, answer.indexOf(' '))) {
    case 'brigade':
      return w.brigade(t.place(what));
    case 'wagon':
      return w.wagon(t.place(what));
    case 'refill':
      return w.refill(t.place(what));
    case 'upgrade':
      return w.upgrade(track(what, t, w, String));
  }
  return answer;
};

/** So much water, and whether that is enough: a fire that burns on wins nothing (BR-12.6). */
const inActionPhase: Phrase<'douse'> = (answer, t, w, show) => {
  if (!answer.startsWith('extinguish ')) return action(answer, t, w, String);
  const [n, douse] = [Number(after(answer)), show('douse')];
  return w.extinguish(n, t.water(n), /^\d+$/.test(douse) ? n >= Number(douse) : null);
};

const route: Phrase = (answer, t) => answer.split('-').map(t.place).join(' → ');
const robbed: Phrase = (answer, t) => {
  const [seat, ...rest] = answer.split(' ');
  return rest.length === 0 ? answer : `${t.seat(Number(seat))}: ${t.holder(rest.join(' '))}`;
};
const colour: Phrase = (answer, t) => (COLOURS.includes(answer as Colour) ? t.names.colours[answer as Colour] : answer);
const direction: Phrase = (answer, t) => (DIRECTIONS.includes(answer as Direction) ? t.direction(answer as Direction) : answer);

export const answers: { [Q in QuestionName]: Phrase<ShownWith<Q>> } = {
  'setup/colour': colour,
  'action phase/action': inActionPhase,

  'move brigade/wagon first': action,
  'move brigade/brigade': action,
  'move brigade/route': route,
  'move brigade/push': space,
  'move brigade/rob': either({ none: (w) => w.none }, robbed),
  'move brigade/keep stolen': holder,
  'move brigade/smold': either({ raise: (w) => w.raise, leave: (w) => w.leave }, card),
  'move brigade/wagon': either({ stay: (w) => w.stay }, action),
  'fresh mounts/move': either({ done: (w) => w.end }, action),

  'pay water/holder': amount,
  'transfer/holder': amount,
  'walder/lose': holder,

  'free recruit/recruit': either({ recruit: (w) => w.recruit, decline: (w) => w.decline }, card),
  'recruit/precious': (answer, t) => t.seat(Number(after(answer))),
  'recruit/keep': either({ none: (w) => w.keepNone }, card),
  'join/replace': either({ join: (w) => w.join }, (answer, t, w) => w.replace(t.name(answer))),

  'free upgrade/track': either({ decline: (w) => w.decline }, track),

  'award/place': (answer, t, w, show) => {
    if (answer === 'done') return w.done;
    const found = show('worth')
      .split(' ')
      .find((one) => one.startsWith(`${answer}:`));
    const [value, lacks] = (found ?? '')
      .slice(answer.length + 1)
      .split('/')
      .map(Number);
    return found === undefined ? t.place(answer) : w.worth(t.place(answer), value, lacks);
  },
  'award/win': space,
  'gain abilities/respond': either({ pass: (w) => w.pass }, (answer, t) => nameIn(t.names, answer)),

  'del uge/block': space,
  'chops murphy/block': space,
  'ali ahmar/choose': either({ water: (w) => w.water, renown: (w) => w.renown, reduce: (w) => w.reduce }, card),
  'ali ahmar/holder': holder,
  'ali ahmar/from': space,
  'ali ahmar/block': space,
  'zilda garrett/crew': card,
  'morgana/wagon': action,
  'ash/block': space,
  'ash/tokens': (answer, t) => t.water(Number(answer)),
  'fireball/respond': either({ pass: (w) => w.pass }, (answer, t, w) =>
    answer.startsWith('esme ') ? w.redirect(t.name('esme'), t.place(after(answer))) : t.name(answer),
  ),

  'dispatch wagon/wagon': action,
  'polymorph/first': space,
  'polymorph/second': space,
  'of the people/crew': card,
  'of the people/agree': either({ agree: (w) => w.agree, refuse: (w) => w.refuse }, card),
  'pay renown/block': space,
  'mimic/crew': card,

  'buildings/order': card,
  'old tom oak/direction': direction,
  'festival/block': either({ none: (w) => w.none }, space),
};
