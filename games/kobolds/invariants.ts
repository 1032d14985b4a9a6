/** What no table can look like although it fits the schema: cards lost or doubled, bases overlapping, stray numbers. */
import { notConserved, PACK } from '@guildhall/cards';
import {
  circleInBox,
  circleInPolygon,
  overlapCirclePolygon,
  overlapCircles,
  type Point,
  type PolygonFault,
  polygonFault,
} from '@guildhall/geometry';
import { openFrame, openFrames, type Stack } from '@guildhall/kernel';
import { BOARD, MR_CUDDLY_WOUNDS } from './data/index.ts';
import { deployment } from './rules/deployment.ts';
import { attack, fights, lured } from './rules/frames.ts';
import { aveAGo } from './rules/leaders.ts';
import { profileOf, radiusOf } from './rules/reading.ts';
import { carriage } from './rules/scenarios/carriage.ts';
import { carriagePiece, standing } from './rules/scene.ts';
import { NEUTRAL, NONE, type Table } from './table.ts';

type Check = (t: Table, stack: Stack) => string | null;

/** Bases set against each other from rounded points may overlap by a little more than what is measured. */
const SLACK = 0.01;

const combatCards: Check = (t, stack) => {
  const going = fights(stack);
  const shown = going.filter(({ vars }) => vars.step === 'revealed');
  for (const [seat, gang] of t.gangs.entries()) {
    const attacks = shown.filter((fight) => fight.seat === seat).flatMap(({ vars }) => vars.attack);
    const defences = shown
      .filter((fight) => fight.vars.against === seat && fight.seat !== seat)
      .flatMap(({ vars }) => vars.defence);
    const wrong = notConserved(PACK, gang.hand, gang.deck, gang.discard, attacks, defences);
    if (wrong !== null) return `gangs[${seat}]: ${wrong}`;
    for (const { seat: attacking, vars } of going) {
      if (vars.step === 'revealed') continue;
      const own = attacking === seat ? vars.attack : vars.against === seat ? vars.defence : [];
      const strange = own.find((card) => !gang.hand.includes(card));
      if (strange !== undefined) return `stack: ${strange} is committed but not in the hand of seat ${seat}`;
    }
  }
  return null;
};

const eventCards: Check = (t) => {
  const wrong = notConserved(PACK, t.eventDeck, t.eventDiscard, t.eventTable, t.treasureDeck, t.treasureDiscard);
  return wrong === null ? null : `eventDeck: ${wrong}`;
};

const namesFit: Check = (t) => {
  const most = t.models.length;
  const named: [string, number][] = [
    ['lured', t.lured],
    ['cuddly', t.cuddly],
    ['vic', t.vic],
    ['chest.carrier', t.chest?.carrier ?? NONE],
    ['chest.dropped', t.chest?.dropped ?? NONE],
  ];
  for (const [field, m] of named) if (m >= most) return `${field} names model ${m}, but there are ${most}`;
  for (const m of t.spies) if (m >= most) return `spies name model ${m}, but there are ${most}`;
  for (const { waiting } of t.markers)
    if (waiting.some((m) => m >= most)) return `markers name a model beyond the ${most} there are`;
  for (const { model, shoved } of t.angry)
    if (Math.max(model, shoved) >= most) return `angry names a model beyond the ${most} there are`;
  for (const [seat, { leader }] of t.gangs.entries()) {
    if (t.phase === 'gangs') {
      if (leader !== NONE) return `gangs[${seat}].leader is named before gangs are built`;
      // Where somebody has conceded while gangs were built, there are none (KC-39.1).
    } else if (leader === NONE && t.phase === 'over') continue;
    else if (leader === NONE || leader >= most || t.models[leader].seat !== seat)
      return `gangs[${seat}].leader is no model of the gang`;
  }
  return null;
};

const modelsFit: Check = (t) => {
  for (const [m, model] of t.models.entries()) {
    const { place, r, on } = model;
    if (model.seat === NEUTRAL && m !== t.cuddly) return `models[${m}] belongs to nobody and is not Mr. Cuddly`;
    if ((place === 'play') !== r > 0) return `models[${m}].r is ${r}, but its place is ${place}`;
    const most = m === t.cuddly ? MR_CUDDLY_WOUNDS : profileOf(t, m).wounds;
    if (model.wounds > most) return `models[${m}].wounds is ${model.wounds} of ${most}`;
    if ((model.due & ~model.effects) !== 0) return `models[${m}].due has effects it does not have`;
    if (on >= t.terrain.length) return `models[${m}].on names piece ${on}, but there are ${t.terrain.length}`;
    if (place !== 'play') continue;
    if (r !== radiusOf(model)) return `models[${m}].r is ${r}, which is no base`;
    if (model.z !== (on === NONE ? 0 : t.terrain[on].height)) return `models[${m}].z is ${model.z}, which is no floor`;
    if (!circleInBox(model, BOARD, SLACK)) return `models[${m}] reaches over the board at ${model.x} ${model.y}`;
  }
  return null;
};

const nothingOverlaps: Check = (t) => {
  const pieces = t.terrain.length > 0 ? standing(t) : [];
  const runaway = carriagePiece(t);
  for (const [m, model] of t.models.entries()) {
    if (model.place !== 'play') continue;
    for (let k = 0; k < m; k++) {
      if (t.models[k].place === 'play' && overlapCircles(model, t.models[k], SLACK)) return `models[${m}] overlaps models[${k}]`;
    }
    for (const [i, piece] of pieces.entries()) {
      if (model.on === i) {
        if (!circleInPolygon(model, piece.shape, SLACK)) return `models[${m}] reaches over the edge of terrain[${i}]`;
      } else if (piece.top > model.z && overlapCirclePolygon(model, piece.shape, SLACK))
        return `models[${m}] stands in terrain[${i}]`;
    }
    if (runaway && overlapCirclePolygon(model, runaway.shape, SLACK)) return `models[${m}] stands in the carriage`;
  }
  return null;
};

/** Shapes that are none: terrain is a simple polygon (KC-2.9). */
const terrainIsSimple: Check = (t) => {
  for (const [i, { corners }] of t.terrain.entries()) {
    const points: Point[] = [];
    for (let k = 0; k < corners.length; k += 2) points.push({ x: corners[k], y: corners[k + 1] });
    const fault = polygonFault(points);
    if (fault !== null) return `terrain[${i}].corners: ${FAULTS[fault]}`;
  }
  return null;
};
const FAULTS: { readonly [fault in PolygonFault]: string } = {
  'few-corners': 'three corners at least make a shape',
  'not-numbers': 'a corner lacks its second number',
  flat: 'the shape has no area',
  'crosses-itself': 'the outline crosses or touches itself',
};

/** Whoever is to be placed waits in the reserve of the seat whose turn it is (KC-4.10). */
const reserveFits: Check = (t, stack) => {
  const placing = openFrame(stack, deployment);
  if (placing?.at !== 'deployment/place') return null;
  const { seat, place } = t.models[placing.vars.model] ?? {};
  return place === 'reserve' && seat === t.next
    ? null
    : `stack: model ${placing.vars.model} is not to be deployed by seat ${t.next}`;
};

/** Whoever is asked about somebody must know about whom. */
const choicesFit: Check = (_t, stack) => {
  for (const { at, vars } of openFrames(stack, aveAGo)) {
    if (at === 'ave a go/friend') continue;
    if (vars.friend === NONE) return `stack: nobody has a go at "${at}"`;
    if (vars.enemy === NONE && at !== 'ave a go/enemy') return `stack: nobody is there to have a go at, at "${at}"`;
  }
  const asking = openFrame(stack, carriage);
  return asking?.at === 'carriage/side' && asking.vars.model === NONE ? 'stack: nobody is in the way of the carriage' : null;
};

/** Whoever is asked to answer an attack or to defend is not the one who attacks (KC-12.37). */
const DEFENDING: readonly string[] = ['attack/answer', 'attack/defend'];
const defencesFit: Check = (_t, stack) => {
  for (const { at, seat, vars } of openFrames(stack, attack)) {
    if (DEFENDING.includes(at) && vars.against === seat) return `stack: seat ${seat} defends against itself at "${at}"`;
  }
  return null;
};

/** KC-18.11: whom the lures in progress leave under another's command. */
const lureFits: Check = (t, stack) => {
  if (t.ending !== null) return null;
  let now: number = NONE;
  for (const { vars } of openFrames(stack, lured)) now = now === vars.model ? NONE : vars.model;
  return t.lured === now ? null : `lured is ${t.lured}, but by the open procedures it is ${now}`;
};

const CHECKS: readonly Check[] = [
  combatCards,
  eventCards,
  namesFit,
  terrainIsSimple,
  modelsFit,
  nothingOverlaps,
  reserveFits,
  choicesFit,
  defencesFit,
  lureFits,
];

/** The first thing impossible about the table or its open procedures, as a sentence naming the field, or null. */
export function impossible(t: Table, stack: Stack): string | null {
  for (const check of CHECKS) {
    const wrong = check(t, stack);
    if (wrong !== null) return wrong;
  }
  if ((t.ending !== null) === (stack.length === 0)) return null;
  return 'ending: the game is over exactly when nothing is left to be done';
}
