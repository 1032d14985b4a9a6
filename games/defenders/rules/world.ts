/** Chapter 4: world building, and the deal before it. */
import { PACK } from '@guildhall/cards';
import {
  kind,
  listOf,
  type Options,
  oneOf,
  type Plain,
  type PlainRecord,
  type Random,
  type Refusal,
  seat,
} from '@guildhall/kernel';
import {
  type ConferringMode,
  DEFAULT_SETTING,
  MOST_NAME,
  MOST_TEXT,
  type NarrationMode,
  SETTINGS,
  type Setting,
} from '../data/index.ts';
import { no } from '../refusals.ts';
import type { People, SettingOption, Table } from '../table.ts';
import { agreement } from './agreement.ts';
import { notAnAnswer } from './answers.ts';
import { book, type DF, type FrameOf, type P } from './book.ts';
import { name, textNumber, told } from './kinds.ts';
import { hasOthers, next } from './reading.ts';
import { ideas, isRecord, lineNumbered, numberIfAny, numberText, sampleName, strangeField, whyNotText } from './texts.ts';

export function whyNotOptions(options: Options, seats: number): Refusal<DF> | null {
  const start = String(options.startSeat);
  if (start !== 'random' && Number(start) >= seats) return no('DF-2.13', 'noSuchStartSeat', { seat: start, seats });
  return null;
}

export function deal(options: Options, seats: number, p: P): Table {
  const setting = options.setting as SettingOption;
  const drawn = options.startSeat === 'random';
  // DF-2.13: at random unless the host names it.
  const start = drawn ? (seats > 1 ? p.draw('start seat', seats) : 0) : Number(options.startSeat);
  p.tell?.({ kind: 'startSeat', rule: 'DF-2.13', seat: start, drawn });
  return {
    settings: {
      people: options.people as People,
      setting,
      narration: options.narration as NarrationMode,
      conferring: options.conferring as ConferringMode,
    },
    seats,
    start,
    world: {
      setting: setting === 'agree' ? DEFAULT_SETTING : setting,
      title: '',
      description: '',
      city: '',
      aboutCity: '',
      aboutEnemy: '',
      texts: { description: 0, aboutCity: 0, aboutEnemy: 0 },
    },
    stacks: [],
    created: { location: 0, defender: 0 },
    locations: [],
    defenders: [],
    threats: [],
    persons: [],
    scene: null,
    sketch: { features: [], drawings: [], crossings: [], damage: [] },
    connections: [],
    order: [],
    links: [],
    exposed: 0,
    row: [],
    // DF-5.1: the shuffled pack.
    pile: p.shuffle('pack', PACK.slice()),
    deck: [],
    discard: [],
    reserve: [],
    card: '',
    where: [],
    wounds: [],
    arrived: [],
    arrivals: 0,
    base: [],
    target: [],
    ruined: 0,
    held: 0,
    lost: 0,
    letIn: 0,
    keptOut: 0,
    entries: [],
    morale: 0,
    intelligence: false,
    happened: 0,
    dice: [],
    authors: [],
    poll: [],
    turn: 0,
    first: start,
    ending: null,
  };
}

/** All that must say "ready", as a set: with one person the seat that speaks for it (DF-30.3). */
export const everybody = (t: Table): number => (hasOthers(t) ? (1 << t.seats) - 1 : 1 << t.start);
const mayChoose = (t: Table): boolean => t.settings.setting === 'agree';
const OWN = 'own setting ';
const ownProposal = (title: string, description: string): string => `${OWN}${title}: ${description}`;

export const isSettingPut = (value: unknown): boolean => SETTINGS.some((id) => id !== 'own' && value === `setting ${id}`);
const LONGEST = ownProposal('', '').length + 2 * (MOST_NAME + MOST_TEXT);
const isOwnPut = (value: unknown): boolean => typeof value === 'string' && value.startsWith(OWN) && value.length <= LONGEST;
const settingPut = kind<string>('', (value) =>
  isSettingPut(value) || isOwnPut(value) ? null : `is ${value}, which is no setting`,
);

const WISHES = ['ready', 'setting', 'own setting', 'city'] as const;
export const worldBuilding = book.procedure('world building', {
  active: seat,
  /** One bit for each seat. */
  ready: kind<number, Table>(0, (value, t) =>
    Number.isInteger(value) && Number(value) >= 0 && (Number(value) & ~everybody(t)) === 0
      ? null
      : `is ${value}, which is no set of seats`,
  ),
  /** The proposals that were put (DF-4.8). */
  tried: listOf(settingPut),
  wish: oneOf(['', ...WISHES], ''),
  proposal: kind<string, Table>('', (value, t, seats) => (value === '' ? null : settingPut.problem(value, t, seats))),
  title: name,
  description: told,
  /** The number of the description, or 0. */
  text: textNumber,
});
type F = FrameOf<typeof worldBuilding>;

function settingsLeft(t: Table, f: F): Setting[] {
  return SETTINGS.filter((id) => id !== 'own' && id !== t.world.setting && !f.vars.tried.includes(`setting ${id}`));
}

function whyNotWish(t: Table, f: F, answer: Plain): Refusal<DF> {
  if ((answer === 'setting' || answer === 'own setting') && !mayChoose(t)) {
    return no('DF-2.14', 'settingStands', { setting: t.world.setting });
  }
  if (answer === 'setting' && settingsLeft(t, f).length === 0) return no('DF-4.8', 'noProposalsLeft', {});
  return notAnAnswer('world building/wish', answer);
}

function whyNotOwnSetting(f: F, answer: Plain): Refusal<DF> | null {
  if (!isRecord(answer)) return no('DF-4.4', 'notAShape', { field: 'setting' });
  const wrong =
    strangeField(answer, ['title', 'description'], 'DF-4.4') ??
    whyNotText(answer.title, { field: 'title', rule: 'DF-4.4', most: MOST_NAME }) ??
    whyNotText(answer.description, { field: 'description', rule: 'DF-4.4', most: MOST_TEXT, lines: true });
  if (wrong) return wrong;
  const proposal = ownProposal(String(answer.title), String(answer.description));
  return f.vars.tried.includes(proposal) ? no('DF-4.8', 'proposedBefore', { proposal: String(answer.title) }) : null;
}

const sampleSetting = (t: Table, _f: F, random: Random): PlainRecord => ({
  title: sampleName(t, 'city', random),
  description: lineNumbered(t, 'place_description', random.below(700)),
});

function whyNotCity(answer: Plain): Refusal<DF> | null {
  if (!isRecord(answer)) return no('DF-4.7', 'notAShape', { field: 'city' });
  return (
    strangeField(answer, ['name', 'city', 'enemy'], 'DF-4.7') ??
    whyNotText(answer.name, { field: 'name', rule: 'DF-4.7', most: MOST_NAME, optional: true }) ??
    whyNotText(answer.city, { field: 'city', rule: 'DF-4.7', most: MOST_TEXT, optional: true, lines: true }) ??
    whyNotText(answer.enemy, { field: 'enemy', rule: 'DF-4.7', most: MOST_TEXT, optional: true, lines: true })
  );
}

/** DF-4.5: what the table agreed on. */
function settle(p: P, f: F, passed: boolean): void {
  const { t } = p;
  const { proposal } = f.vars;
  if (!passed) return;
  const own = proposal.startsWith('own setting');
  const setting = own ? 'own' : (proposal.slice('setting '.length) as Setting);
  const { title, description, text } = own ? f.vars : { title: '', description: '', text: 0 };
  t.world = { ...t.world, setting, title, description, texts: { ...t.world.texts, description: text } };
  // DF-4.8: a proposal accepted takes the readiness back.
  f.vars.ready = 0;
  p.tell?.({ kind: 'settingChosen', rule: 'DF-4.1', setting, title, description, texts: { description: text } });
}

worldBuilding.does((w) => [
  w.run((p, f) => {
    f.vars.active = p.t.start;
    // The host named an own setting: somebody still has to say what it is.
    if (p.t.settings.setting === 'own') f.vars.wish = 'own setting';
  }),
  w.loop(
    (t, f) => f.vars.ready !== everybody(t),
    [
      w.when(
        (_t, f) => f.vars.wish === '',
        [
          w.ask<(typeof WISHES)[number]>('wish', {
            rule: 'DF-4.1',
            always: true,
            who: (_t, f) => f.vars.active,
            legal: (t, f, list) => {
              list.push('ready', 'city');
              if (!mayChoose(t)) return;
              if (settingsLeft(t, f).length > 0) list.push('setting');
              list.push('own setting');
            },
            why: whyNotWish,
            take: (p, f, answer) => {
              f.vars.wish = answer;
              if (answer !== 'ready') return;
              f.vars.ready |= 1 << f.vars.active;
              p.tell?.({ kind: 'ready', rule: 'DF-4.8', seat: f.vars.active });
            },
            show: (t) => ({ setting: t.world.setting }),
          }),
        ],
      ),
      w.when(
        (_t, f) => f.vars.wish === 'setting',
        [
          w.ask<string>('setting', {
            rule: 'DF-4.3',
            always: true,
            who: (_t, f) => f.vars.active,
            legal: (t, f, list) => void list.push(...settingsLeft(t, f)),
            why: (t, f, answer) => {
              if (answer === t.world.setting) return no('DF-4.5', 'settingStands', { setting: answer });
              if (f.vars.tried.includes(`setting ${String(answer)}`))
                return no('DF-4.8', 'proposedBefore', { proposal: String(answer) });
              return notAnAnswer('world building/setting', answer);
            },
            take: (_p, f, answer) => {
              f.vars.proposal = `setting ${answer}`;
            },
            show: (t) => ({ setting: t.world.setting }),
          }),
        ],
      ),
      w.when(
        (_t, f) => f.vars.wish === 'own setting',
        [
          w.ask<PlainRecord>('own setting', {
            rule: 'DF-4.4',
            who: (_t, f) => f.vars.active,
            form: { kind: 'other', of: 'setting' },
            accepts: (_t, f, answer) => whyNotOwnSetting(f, answer),
            sample: sampleSetting,
            suggest: (t, f, list) => void list.push(sampleSetting(t, f, ideas(t, f.vars.tried.length))),
            take: (p, f, answer) => {
              f.vars.text = numberText(p.t, f.vars.active);
              f.vars.title = String(answer.title);
              f.vars.description = String(answer.description);
              f.vars.proposal = ownProposal(f.vars.title, f.vars.description);
            },
          }),
        ],
      ),
      w.when(
        (_t, f) => f.vars.wish === 'city',
        [
          w.ask<PlainRecord>('city', {
            rule: 'DF-4.7',
            who: (_t, f) => f.vars.active,
            form: { kind: 'other', of: 'city' },
            accepts: (_t, _f, answer) => whyNotCity(answer),
            sample: (t, _f, random) => ({ name: sampleName(t, 'city', random), city: '', enemy: '' }),
            suggest: (t, _f, list) => void list.push({ name: sampleName(t, 'city', ideas(t)), city: '', enemy: '' }),
            take: (p, f, answer) => {
              const [name, city, enemy] = [String(answer.name), String(answer.city), String(answer.enemy)];
              const { t } = p;
              const seat = f.vars.active;
              const texts = { city: numberIfAny(t, seat, city), enemy: numberIfAny(t, seat, enemy) };
              const numbers = { ...t.world.texts, aboutCity: texts.city, aboutEnemy: texts.enemy };
              t.world = { ...t.world, city: name, aboutCity: city, aboutEnemy: enemy, texts: numbers };
              p.tell?.({ kind: 'cityDescribed', rule: 'DF-4.7', seat, name, city, enemy, texts });
            },
            show: (t) => ({ name: t.world.city, city: t.world.aboutCity, enemy: t.world.aboutEnemy }),
          }),
        ],
      ),
      w.call(
        agreement,
        (t, f) => {
          const { proposal, active, title, description, text } = f.vars;
          if (proposal === '' || !mayChoose(t)) return null;
          const own = proposal.startsWith('own');
          const options = settingsLeft(t, f).map((id) => `setting ${id}`);
          return {
            proposal: own ? 'own setting' : proposal,
            by: active,
            title: own ? title : '',
            description: own ? description : '',
            text: own ? text : 0,
            options: options.filter((option) => option !== proposal),
          };
        },
        (p, f, { proposal, passed }) => {
          f.vars.tried.push(f.vars.proposal);
          // What it was amended to has been put too, passed or not (DF-4.8).
          if (proposal.startsWith('setting ') && proposal !== f.vars.proposal) {
            f.vars.proposal = proposal;
            f.vars.tried.push(proposal);
          }
          settle(p, f, passed);
          f.vars.proposal = '';
        },
      ),
      w.run((p, f) => {
        const { t } = p;
        if (f.vars.proposal !== '' && !mayChoose(t)) settle(p, f, true);
        f.vars.proposal = '';
        f.vars.wish = '';
        if (f.vars.ready === everybody(t) || !hasOthers(t)) return;
        do f.vars.active = next(t, f.vars.active);
        while ((f.vars.ready >> f.vars.active) & 1);
      }),
    ],
  ),
]);
