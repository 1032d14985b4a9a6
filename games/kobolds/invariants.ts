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
import type { Frame } from '@guildhall/kernel';
import { BOARD, MR_CUDDLY_WOUNDS, PROFILES } from './data/index.ts';
import { strangeProcedure } from './procedures.ts';
import { radiusOf } from './rules/reading.ts';
import { carriagePiece, standing } from './rules/scene.ts';
import { NEUTRAL, NONE, type Table } from './table.ts';

type Check = (t: Table) => string | null;

/** Bases set against each other from rounded points may overlap by a little more than what is measured. */
const SLACK = 0.01;

const combatCards: Check = (t) => {
  for (const [seat, gang] of t.gangs.entries()) {
    const shown = t.fights.filter((fight) => fight.step === 'revealed');
    const attacks = shown.filter((fight) => fight.seat === seat).flatMap((fight) => fight.attack);
    const defences = shown.filter((fight) => fight.against === seat && fight.seat !== seat).flatMap((fight) => fight.defence);
    const wrong = notConserved(PACK, gang.hand, gang.deck, gang.discard, attacks, defences);
    if (wrong !== null) return `gangs[${seat}]: ${wrong}`;
    for (const fight of t.fights) {
      if (fight.step === 'revealed') continue;
      const own = fight.seat === seat ? fight.attack : fight.against === seat ? fight.defence : [];
      const strange = own.find((card) => !gang.hand.includes(card));
      if (strange !== undefined) return `fights: ${strange} is committed but not in the hand of seat ${seat}`;
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
  for (const a of t.activations) if (a.model >= most) return `activations name model ${a.model}, but there are ${most}`;
  for (const f of t.fights) {
    if (Math.max(f.attacker, f.target, f.winner, f.loser) >= most) return `fights name a model beyond the ${most} there are`;
  }
  for (const { waiting } of t.markers)
    if (waiting.some((m) => m >= most)) return `markers name a model beyond the ${most} there are`;
  if (t.spell && Math.max(t.spell.caster, t.spell.target) >= most) return `spell names a model beyond the ${most} there are`;
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
    const most = m === t.cuddly ? MR_CUDDLY_WOUNDS : PROFILES[model.profile].wounds;
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
  const carriage = carriagePiece(t);
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
    if (carriage && overlapCirclePolygon(model, carriage.shape, SLACK)) return `models[${m}] stands in the carriage`;
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

const CHECKS: readonly Check[] = [combatCards, eventCards, namesFit, terrainIsSimple, modelsFit, nothingOverlaps];

/** The first thing impossible about the table or its open procedures, as a sentence naming the field, or null. */
export function impossible(t: Table, stack: readonly Frame[]): string | null {
  for (const check of CHECKS) {
    const wrong = check(t);
    if (wrong !== null) return wrong;
  }
  if ((t.ending !== null) !== (stack.length === 0)) return 'ending: the game is over exactly when nothing is left to be done';
  return t.ending === null ? strangeProcedure(t, stack) : null;
}
