/** A toy in which people speak out of turn and pass in advance: motions are put, others may object, and anybody may concede. */
import {
  defineGame,
  type Fact,
  type GamePackage,
  type GameText,
  onlyInEnglish,
  parseRulebook,
  Rules,
  refuse,
  type Schema,
  seat as seatKind,
  text,
  writeWindow,
} from '../src/index.ts';

export type MootTable = { points: number[]; motions: number; lost: number; notes: string[] };
type MootRule = 'MO-1.1' | 'MO-1.2' | 'MO-1.3' | 'MO-1.4';
type MootFact = Fact & { rule: MootRule };

const RULEBOOK = `# Moot
## 1. All
- **MO-1.1** [house] Players put motions in turn, grave or light; after six the most points win.
- **MO-1.2** [house] The others may object to a motion; without an objection it brings a point.
- **MO-1.3** [house] A player may concede at any time, and the others win.
- **MO-1.4** [house] A player may note something down at any time, once a game, in at most 20 letters.
`;
const MOTIONS = 6;
const NOTE = 20;

const rules = new Rules<MootTable, MootFact, MootRule>();

const objections = writeWindow(rules, 'objections', {
  rule: 'MO-1.2',
  ends: 'each once',
  responses: (t, { by }) =>
    t.points.flatMap((_, seat) => (seat === by ? [] : [{ id: 'object', seat, call: null, optional: true }])),
  unless: { grave: (_t, { motion }) => motion === 'grave' },
});

const motion = rules.procedure('motion', { motion: text(10) });
motion.does((w) => [
  w.ask('put', {
    rule: 'MO-1.1',
    legal: (_t, _f, list: string[]) => void list.push('grave', 'light'),
    why: (_t, _f, answer) => refuse('MO-1.1', 'graveOrLight', { answer }),
    take: (p, f, answer) => {
      f.vars.motion = answer;
      p.disclose();
      p.tell?.({ kind: 'put', rule: 'MO-1.1', seat: f.seat, motion: answer });
    },
  }),
  w.call(
    'objections',
    (_t, f) => objections.with({ for: f.seat, about: { motion: f.vars.motion, by: f.seat } }),
    (p, f, objected) => {
      if (objected === null) p.t.points[f.seat]++;
      p.t.motions++;
    },
  ),
]);
rules
  .procedure('game', {})
  .does((w) => [
    w.loop((t) => t.motions < MOTIONS, [w.call('motion', (t) => motion.with({ for: t.motions % t.points.length }))]),
  ]);

const concession = rules.procedure('concession', {}).does((w) => [
  w.run((p, f) => {
    p.t.lost = f.seat;
    p.tell?.({ kind: 'conceded', rule: 'MO-1.3', seat: f.seat });
    p.finish();
  }),
]);
rules.anytime<string>('concede', {
  rule: 'MO-1.3',
  who: (t) => t.points.map((_, seat) => seat),
  legal: (_t, _seat, list) => void list.push('concede'),
  why: (_t, _seat, answer) => refuse('MO-1.3', 'sayConcede', { answer }),
  to: (_t, seat) => concession.with({ for: seat }),
});

const noting = rules.procedure('noting', { words: text(NOTE), by: seatKind }).does((w) => [
  w.run((p, f) => {
    p.t.notes[f.seat] = f.vars.words;
    p.tell?.({ kind: 'noted', rule: 'MO-1.4', seat: f.seat, words: f.vars.words });
  }),
]);
rules.anytime<string>('note', {
  rule: 'MO-1.4',
  who: (t) => t.points.flatMap((_, seat) => (t.notes[seat] === '' ? [seat] : [])),
  form: { kind: 'text', max: NOTE },
  accepts: (_t, _seat, answer) =>
    typeof answer === 'string' && answer.length > 0 && answer.length <= NOTE ? null : refuse('MO-1.4', 'aNote', { max: NOTE }),
  sample: () => 'hear, hear',
  to: (_t, seat, words) => noting.with({ for: seat, words, by: seat }),
});

const anything: Schema = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) => (typeof value === 'object' && value ? { value } : { issues: [{ message: 'not a table' }] }),
  },
};
const words: GameText = {
  title: 'Moot',
  blurb: 'A toy.',
  step: (name) => name,
  question: (name) => name,
  answer: (_question, answer) => String(answer),
  fact: (fact) => fact.kind,
  refusal: (refusal) => refusal.why,
  name: (id) => id,
  option: (name) => ({ label: name, values: {} }),
  outcome: (reason) => reason,
  seat: (seat) => `Seat ${seat + 1}`,
};
const copy = ({ points, motions, lost, notes }: MootTable): MootTable => ({
  points: points.slice(),
  motions,
  lost,
  notes: notes.slice(),
});

export const moot: GamePackage<MootTable, string, MootTable, MootFact> = defineGame<
  MootTable,
  string,
  MootTable,
  MootFact,
  MootRule
>({
  meta: {
    id: 'moot',
    version: '1.0.0',
    seats: { min: 2, max: 3 },
    options: [],
    longest: 100,
    customs: { pause: 'MO-1.1', suspend: 'MO-1.1' },
  },
  text: { en: words, pl: words },
  rulebook: onlyInEnglish(parseRulebook(RULEBOOK)),
  rules,
  main: 'game',
  deal: (_options, seats) => ({
    points: new Array(seats).fill(0),
    motions: 0,
    lost: -1,
    notes: new Array(seats).fill(''),
  }),
  seats: (t) => t.points.length,
  copy,
  look: copy,
  imagine: () => {},
  outcome: (t) => {
    const most = Math.max(...t.points);
    const won = (seat: number): boolean => (t.lost < 0 ? t.points[seat] === most : seat !== t.lost);
    return {
      winners: t.points.flatMap((_, seat) => (won(seat) ? [seat] : [])),
      reason: t.lost < 0 ? 'points' : 'conceded',
      rule: t.lost < 0 ? 'MO-1.1' : 'MO-1.3',
      scores: [...t.points],
    };
  },
  score: (t, seat) => t.points[seat],
  tableSchema: anything,
  viewSchema: anything,
  impossible: () => null,
  content: { all: ['put'], seen: (fact) => [fact.kind] },
  bots: { evaluate: () => 0.5 },
  contributions: {
    clap: { rule: 'MO-1.1', lasts: 'match', onlookers: true, whyNot: () => null },
    nod: { rule: 'MO-1.1', lasts: 'question', onlookers: false, whyNot: () => null },
  },
});
