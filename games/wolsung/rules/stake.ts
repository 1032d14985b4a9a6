/** Chapter 10: setting up a conflict: participants, stake, weapons and places. */
import { flag, type Seat, text } from '@guildhall/kernel';
import { type ConflictId, lineUp, SCENARIOS, type ScenarioId, VEHICLES, type VehicleId, type WeaponId } from '../data/index.ts';
import { no } from '../refusals.ts';
import { type Character, NONE, type Table } from '../table.ts';
import { book, type P } from './book.ts';
import { countActive, isActive, MOST_PARTICIPANTS, startingChallenge } from './characters.ts';
import { copyNames, profileNamed, profilesFor } from './copies.ts';
import { whyNotWords } from './describe.ts';
import { end } from './harm.ts';
import { aCharacter } from './kinds.ts';
import { board } from './moves.ts';
import { calledAs, nameOf } from './names.ts';
import { heroForScene, opponent } from './newcomers.ts';
import { renewForScene } from './tokens.ts';

/** WS-10.3 */
export const MOST_STAKE = 300;
/** WS-10.9: the usual aims of each type, offered by name; everybody reads them in the own language. */
export const AIMS: { readonly [type in ConflictId]: readonly string[] } = {
  combat: ['@humiliate', '@hurt', '@kill'],
  chase: ['@tire_out', '@capture', '@get_away'],
  discussion: ['@persuade', '@learn', '@seduce', '@ruin'],
};

/** WS-10.4 */
const MOST_REFUSALS = 3;

/** WS-10.2: type, sides and participants, route or formality, positions. */
export function layOut(p: P, id: ScenarioId): void {
  const { t } = p;
  const scenario = SCENARIOS[id];
  const duel = t.settings.mode === 'duel';
  t.scenario = id;
  t.type = scenario.type;
  t.phase = 'set-up';
  t.round = 0;
  t.sides = duel ? 2 : scenario.sides.length;
  t.statusQuo = duel ? Math.min(1, scenario.statusQuo) : scenario.statusQuo;
  t.stake = { texts: scenario.sides.map(() => ''), vaBanque: false, deadly: false, refusals: 0 };
  t.refusers = [];
  t.vehicles = [];
  t.route = scenario.route;
  t.formality = scenario.formality;
  t.featureUsed = false;
  t.grudge = NONE;
  t.decider = NONE;
  t.ending = '';
  t.notes = [];
  for (const stock of t.stocks) stock.wish = 'nothing';
  p.tell?.({ kind: 'sceneBegan', rule: 'WS-1.3', scene: t.results.length + 1, scenario: id, type: t.type });
  for (let n = 0; n < t.characters.length; n++) {
    const c = t.characters[n];
    if (n < t.heroes) {
      t.characters[n] = heroForScene(c);
      renewForScene(t.characters[n]);
    } else c.state = 'absent';
  }
  // The dead stay away: somebody else would have to take their place.
  for (let n = 0; n < t.heroes; n++) t.characters[n].zone = scenario.sides[t.characters[n].side].zone;
  if (!duel) bringOpposition(p, id);
}

function bringOpposition({ t }: P, id: ScenarioId): void {
  for (const { side, profile, size, vehicle } of lineUp(SCENARIOS[id], t.heroes)) {
    if (countActive(t) < MOST_PARTICIPANTS) bring(t, opponent(t, profile, side, size), vehicle);
  }
}

/** Places somebody of the opposition where its side begins. */
function bring(t: Table, c: Character, vehicle: VehicleId): void {
  c.zone = SCENARIOS[t.scenario].sides[c.side].zone;
  if (t.type === 'chase' && vehicle !== 'on_foot') {
    t.vehicles.push({ vehicle, stopped: false });
    c.vehicle = t.vehicles.length - 1;
    c.driving = true;
  }
  t.characters.push(c);
}

const GROUP_SIZES = [2, 3, 4, 5];
const OPPOSITION = 1;
const bringsOpposition = (t: Table): boolean => SCENARIOS[t.scenario].opposition.length === 0 && t.settings.mode === 'hosted';

/** WS-10.7, WS-10.8, WS-10.10: where only the shape of the conflict is preset the GM says who opposes the heroes. */
export const opposition = book.procedure('opposition', { complete: flag() });

opposition.does((w) => [
  w.loop(
    (t, f) => bringsOpposition(t) && !f.vars.complete && countActive(t) < MOST_PARTICIPANTS,
    [
      w.ask('bring', {
        rule: 'WS-10.7',
        who: (t) => t.gm,
        legal: (t, _f, list: string[]) => {
          for (const id of profilesFor(t)) {
            if (profileNamed(t, id).kind === 'antagonist') list.push(`bring ${id}`);
            else for (const size of GROUP_SIZES) list.push(`bring ${id} ${size}`);
          }
          if (hasOpposition(t)) list.push('done');
        },
        why: (t, _f, answer) =>
          answer === 'done' && !hasOpposition(t) ? no('WS-10.6', 'noOpposition', {}) : no('WS-10.7', 'notAnAnswer', { answer }),
        show: (t) => ({ scenario: t.scenario, copies: copyNames(t) }),
        take: (p, f, answer) => {
          f.vars.complete = answer === 'done';
          const [, id, size] = answer.split(' ');
          if (f.vars.complete) return;
          const c = opponent(p.t, id, OPPOSITION, Number(size ?? 0));
          // What only the GM knew now lies open.
          if (c.copy) p.disclose();
          bring(p.t, c, profileNamed(p.t, id).vehicle);
        },
      }),
    ],
  ),
]);

const hasOpposition = (t: Table): boolean => countActive(t, (c) => c.side === OPPOSITION) > 0;

/** Who words the stake: the GM in Hosted mode, else the first player (WS-10.19). */
const proposer = (t: Table): Seat => (t.settings.mode === 'hosted' ? t.gm : 0);
/** WS-10.4: everybody else who plays a hero must accept. */
const others = (t: Table): Seat[] => [...t.stocks.keys()].filter((seat) => seat !== t.gm && seat !== proposer(t));
const sideOf = (t: Table, seat: Seat): number => (seat === t.gm ? 1 : (t.characters.find((c) => c.owner === seat)?.side ?? 0));

const wording = book.procedure('wording', {}).does((w) => [
  w.ask('words', {
    rule: 'WS-10.3',
    form: { kind: 'text', max: MOST_STAKE },
    accepts: (_t, _f, answer) => (answer === '*' ? no('WS-8.6', 'noLetter', {}) : whyNotWords(answer, MOST_STAKE)),
    sample: () => 'Victory is ours',
    suggest: (t, _f, list: string[]) => void list.push(...AIMS[t.type]),
    take: (p, f, answer: string) => {
      const side = sideOf(p.t, f.seat);
      p.t.stake.texts[side] = answer;
      p.tell?.({ kind: 'stakeWorded', rule: 'WS-10.3', seat: f.seat, side, words: answer });
    },
  }),
]);

/** WS-10.1, WS-10.4, WS-10.5, WS-10.16: proposed with or without Va banque, accepted by all or reopened. */
export const stake = book.procedure('stake', { settled: flag(), choice: text(20) });

stake.does((w) => [
  w.loop(
    (t, f) => !f.vars.settled && t.ending === '',
    [
      w.ask('propose', {
        rule: 'WS-10.16',
        who: (t) => proposer(t),
        legal: (t, _f, list: string[]) => {
          list.push('plain', 'va banque', 'deadly');
          if (t.stake.texts[sideOf(t, proposer(t))] === '') list.push('reword');
          if (t.stake.refusals >= MOST_REFUSALS) list.push('call off');
        },
        why: (_t, _f, answer) =>
          answer === 'call off'
            ? no('WS-10.4', 'tooFewRefusals', { refusals: MOST_REFUSALS })
            : no('WS-10.16', 'notAnAnswer', { answer }),
        show: (t) => {
          const side = sideOf(t, proposer(t));
          return { scenario: t.scenario, refusals: t.stake.refusals, side, words: t.stake.texts[side] };
        },
        take: (p, f, answer) => {
          const { t } = p;
          f.vars.choice = answer;
          if (answer === 'call off') {
            p.tell?.({ kind: 'calledOff', rule: 'WS-10.4' });
            end(p, 'called off', NONE, NONE);
          } else if (answer !== 'reword') {
            t.stake.vaBanque = answer !== 'plain';
            t.stake.deadly = answer === 'deadly';
            p.tell?.({
              kind: 'stakeProposed',
              rule: 'WS-10.16',
              seat: proposer(t),
              vaBanque: t.stake.vaBanque,
              deadly: t.stake.deadly,
            });
            f.vars.settled = others(t).length === 0;
          }
        },
      }),
      w.call(wording, (t, f) => (f.vars.choice === 'reword' ? { for: proposer(t) } : null)),
      w.when(
        (t, f) => !f.vars.settled && t.ending === '' && f.vars.choice !== 'reword',
        [
          w.together('accept', {
            rule: 'WS-10.4',
            who: (t) => others(t),
            legal: (_t, _f, _seat, list: string[]) => void list.push('accept', 'refuse'),
            why: (_t, _f, _seat, answer) => no('WS-10.4', 'notAnAnswer', { answer }),
            show: (t) => ({ vaBanque: t.stake.vaBanque, deadly: t.stake.deadly, scenario: t.scenario }),
            reveal: (p, f, answers) => {
              const refused = answers.filter(([, answer]) => answer === 'refuse');
              f.vars.settled = refused.length === 0;
              p.disclose();
              p.t.refusers = refused.map(([seat]) => seat);
              if (refused.length > 0) p.t.stake.refusals++;
              for (const [seat] of refused)
                p.tell?.({ kind: 'stakeRefused', rule: 'WS-10.4', seat, refusals: p.t.stake.refusals });
            },
          }),
        ],
      ),
    ],
  ),
  w.run((p) => {
    const { t } = p;
    if (t.ending !== '') return;
    p.tell?.({ kind: 'stakeAccepted', rule: 'WS-10.4', vaBanque: t.stake.vaBanque });
    setChallenge(p);
  }),
]);

/** WS-3.16: set once; WS-10.15: Va banque is for heroes only. */
function setChallenge(p: P): void {
  const { t } = p;
  for (const c of t.characters) {
    if (c.hero && isActive(c)) {
      c.markers = startingChallenge(t, c.hero);
      c.start = c.markers;
    }
    if (isActive(c)) p.tell?.({ kind: 'joined', rule: 'WS-10.7', who: calledAs(c), side: c.side, markers: c.markers });
  }
}

/** WS-10.13: what the heroes of a side ride in. In a duel everybody comes as they are. */
function provideVehicles({ t }: P): void {
  const { vehicle } = SCENARIOS[t.scenario];
  if (t.type !== 'chase' || vehicle === null || vehicle === 'on_foot' || t.settings.mode === 'duel') return;
  for (let n = 0; n < t.heroes; n += VEHICLES[vehicle].seats) t.vehicles.push({ vehicle, stopped: false });
}

const bringsOwn = (t: Table): boolean =>
  t.type === 'chase' &&
  SCENARIOS[t.scenario].vehicle !== 'on_foot' &&
  (t.settings.mode === 'duel' || SCENARIOS[t.scenario].vehicle === null);

/** Vehicles with a place for a hero: those of the scenario, empty of others. */
function placesFor(t: Table, c: Character): number[] {
  const free: number[] = [];
  for (const [v, { vehicle }] of t.vehicles.entries()) {
    const aboard = t.characters.filter((other) => other.vehicle === v);
    if (aboard.length < VEHICLES[vehicle].seats && aboard.every((other) => other.side === c.side && other.kind === 'hero'))
      free.push(v);
  }
  return free;
}

export const gear = book.procedure('gear', { who: aCharacter });

gear.does((w) => [
  w.run((p) => provideVehicles(p)),
  w.each('who', (t) => [...t.characters.keys()].filter((n) => t.characters[n].hero !== null && isActive(t.characters[n])), [
    w.ask('weapon', {
      rule: 'WS-10.13',
      who: (t, f) => t.characters[f.vars.who].owner,
      legal: (t, f, list: string[]) => {
        const { weapons } = t.characters[f.vars.who];
        if (weapons.length === 0) list.push('fists');
        else list.push(...weapons);
      },
      why: (_t, _f, answer) => no('WS-10.13', 'notAnAnswer', { answer }),
      show: (t, f) => ({ who: nameOf(t, f.vars.who) }),
      take: (p, f, answer) => {
        const c = p.t.characters[f.vars.who];
        c.weapon = answer as WeaponId;
        p.tell?.({ kind: 'armed', rule: 'WS-10.13', who: calledAs(c), weapon: c.weapon });
      },
    }),
    w.when(
      (t, f) =>
        placesFor(t, t.characters[f.vars.who]).length > 0 ||
        (bringsOwn(t) && (t.characters[f.vars.who].hero?.vehicle ?? null) !== null),
      [
        w.ask('place', {
          rule: 'WS-10.13',
          who: (t, f) => t.characters[f.vars.who].owner,
          legal: (t, f, list: string[]) => {
            for (const v of placesFor(t, t.characters[f.vars.who])) list.push(`board ${v}`);
            if (bringsOwn(t)) {
              if (t.characters[f.vars.who].hero?.vehicle) list.push('own vehicle');
              list.push('on foot');
            }
          },
          why: (_t, _f, answer) => no('WS-10.13', 'notAnAnswer', { answer }),
          show: (t, f) => ({
            who: nameOf(t, f.vars.who),
            vehicles: t.vehicles.map(({ vehicle }) => vehicle),
            own: t.characters[f.vars.who].hero?.vehicle ?? '',
          }),
          take: (p, f, answer) => takePlace(p, f.vars.who, answer),
        }),
      ],
    ),
  ]),
]);

function takePlace(p: P, n: number, answer: string): void {
  const { t } = p;
  if (answer === 'on foot') return;
  const own = t.characters[n].hero?.vehicle;
  if (answer === 'own vehicle' && own) t.vehicles.push({ vehicle: own, stopped: false });
  board(p, n, answer === 'own vehicle' ? t.vehicles.length - 1 : Number(answer.slice('board '.length)));
}
