/** What Foes will do when they activate next, read from their abilities. */
import { type EffectData, numbersIn } from '@guildhall/effects';
import type { Plain } from '@guildhall/kernel';
import { type Box, boxOf } from '../box.ts';
import { FOE_IDS, FOES, type FoeId, MOST_MENACE, threeRingCalamity } from '../data/index.ts';
import { attackOfFoe, comesThrough } from '../rules/foe-attack.ts';
import { hasEncampment, healthOf } from '../rules/line.ts';
import type { Table } from '../table.ts';

/** What a text does, as it may be expected. */
export interface Harm {
  /** Wounds that need no front rank (BW-8.12), and Attack added to what is printed. */
  wounds: number;
  attack: number;
  menace: number;
  /** Anything else, in Wounds it is as bad as. */
  other: number;
}

/** Instructions that are neither Wounds nor Menace, in Wounds they are as bad as. */
const NUISANCE: { readonly [verb: string]: number } = {
  fortify: 0.35,
  resurrect: 0.8,
  mend: 0.3,
  mendSeen: 0.3,
  mendPerWound: 0.3,
  again: 0.8,
  trashLargest: 0.15,
  moveLastToStart: 0.1,
  move: 0.1,
};
const FEWER = 1.1;
const FACES = 6;

const number = (value: Plain | undefined): number => (typeof value === 'number' ? value : 0);
const effectIn = (value: Plain | undefined): EffectData => (value ?? []) as unknown as EffectData;

/** Where a Foe stands when its text is read. */
interface Stand {
  first: boolean;
  menace: number;
  attack: number;
}

function add(harm: Harm, effect: EffectData, share: number, at: Stand): void {
  for (const instruction of effect) {
    const n = share * number(instruction.n);
    switch (instruction.do) {
      case 'menace':
        harm.menace += share * number(instruction.by);
        break;
      case 'wound':
        harm.wounds += n;
        break;
      case 'drawFewer':
        harm.other += FEWER * n;
        break;
      case 'attackWith':
        harm.attack += n - share * at.attack;
        break;
      case 'noAttack':
        harm.attack -= share * at.attack;
        break;
      case 'ifFirst':
        add(harm, effectIn(at.first ? instruction.yes : instruction.no), share, at);
        break;
      case 'ifMenace':
        add(harm, effectIn(at.menace >= number(instruction.least) ? instruction.yes : instruction.no), share, at);
        break;
      case 'ifSees':
      case 'ifSeesUncrowned':
        add(harm, effectIn(instruction.yes), share / 2, at);
        add(harm, effectIn(instruction.no), share / 2, at);
        break;
      case 'roll':
        for (const [faces, then] of Object.entries((instruction.cases ?? {}) as { [faces: string]: Plain })) {
          add(harm, effectIn(then), (share * (numbersIn(faces)?.length ?? 0)) / FACES, at);
        }
        break;
      default:
        harm.other += share * (NUISANCE[instruction.do as string] ?? 0);
    }
  }
}

const noHarm = (): Harm => ({ wounds: 0, attack: 0, menace: 0, other: 0 });

function harmOf(effect: EffectData, at: Stand): Harm {
  const harm = noHarm();
  add(harm, effect, 1, at);
  return harm;
}

interface Harms {
  /** By Menace, and twice: behind the first place, and in it. */
  readonly activation: { readonly [foe in FoeId]: readonly (readonly Harm[])[] };
  /** When it is defeated, and when somebody has taken a Wound from it. */
  readonly defeat: { readonly [foe in FoeId]: Harm };
  readonly afterWound: { readonly [foe in FoeId]: number };
}

function harmsOf({ foes }: Box): Harms {
  const levels = Array.from({ length: MOST_MENACE + 1 }, (_, menace) => menace);
  const of = <X>(what: (foe: FoeId) => X): { [foe in FoeId]: X } =>
    Object.fromEntries(FOE_IDS.map((foe) => [foe, what(foe)])) as { [foe in FoeId]: X };
  const standing = { first: false, menace: 0, attack: 0 };
  return {
    activation: of((foe) =>
      levels.map((menace) =>
        [false, true].map((first) => harmOf(foes.get(foe).activation, { first, menace, attack: foes.get(foe).attack })),
      ),
    ),
    defeat: of((foe) => harmOf(foes.get(foe).defeat, standing)),
    afterWound: of((foe) => harmOf(foes.get(foe).afterWound, standing).other),
  };
}

const KNOWN = new WeakMap<Box, Harms>();
function harmsIn(box: Box): Harms {
  const known = KNOWN.get(box);
  if (known) return known;
  const harms = harmsOf(box);
  KNOWN.set(box, harms);
  return harms;
}

const CALAMITY = harmOf(threeRingCalamity.activation as EffectData, { first: false, menace: 0, attack: 0 });

/** Menace in Wounds: one that is far from the end. */
export const MENACE = 1.2;
/** A Foe outside of the front rank may come to stand in it before it is defeated. */
const BEHIND = 0.5;

/** What the Foe at this index does in one activation: the attack that comes through, and all the rest. */
export function dangerOf(t: Table, index: number): number {
  const harms = harmsIn(boxOf(t));
  const { foe } = t.line[index];
  const harm = harms.activation[foe][t.menace][index === 0 ? 1 : 0];
  const strikes = Math.max(0, attackOfFoe(t, index) + harm.attack);
  return dangerIn(harm, comesThrough(t, index) ? strikes : BEHIND * strikes, harms.afterWound[foe]);
}

const dangerIn = ({ wounds, menace, other }: Harm, strikes: number, afterWound: number): number =>
  strikes + wounds + MENACE * menace + other + (strikes > 0 ? afterWound : 0);

/** How bad a Foe is at first glance, before it stands in the line. */
export function dreadOf(t: Table, foe: FoeId): number {
  const box = boxOf(t);
  const { wounds, attack, menace, other } = harmsIn(box).activation[foe][t.menace][0];
  return box.foes.get(foe).attack + attack + wounds + MENACE * menace + other;
}

/** What its defeat brings besides: less Menace is good, more is bad. */
export const rewardOf = (t: Table, foe: FoeId): number => -MENACE * harmsIn(boxOf(t)).defeat[foe].menace;

/** What the next Activation Step brings the active Hero, before any Shield. */
export interface Onslaught {
  wounds: number;
  /** Wounds that no Shield prevents. */
  piercing: number;
  menace: number;
  other: number;
  /** What the Foes will do after it, until they are defeated. */
  later: number;
}

/** A Foe stays for about so many turns, and for more the more Health it has left. */
const STAYS = 0.5;
const STAYS_BY_HEALTH = 0.25;
const STAYS_LONGEST = 3;
/** Damage that is still to be dealt is a burden by itself. */
const TOIL = 0.2;
const CROWN_TOIL = 0.45;

/** Fills in what the line is about to do. Order and sight are taken as they stand. */
export function lookAhead(t: Table, into: Onslaught): Onslaught {
  into.wounds = 0;
  into.piercing = 0;
  into.menace = 0;
  into.other = 0;
  into.later = 0;
  const { activation, afterWound } = harmsIn(boxOf(t));
  if (hasEncampment(t)) {
    into.wounds += CALAMITY.wounds;
    into.other += CALAMITY.other;
  }
  const { line, menace } = t;
  for (let i = 0; i < line.length; i++) {
    const { foe, damage, stunned } = line[i];
    const left = healthOf(t, foe) - damage;
    const { crown, piercing } = FOES.get(foe);
    const harm = activation[foe][menace][i === 0 ? 1 : 0];
    const strikes = Math.max(0, attackOfFoe(t, i) + harm.attack);
    const through = comesThrough(t, i);
    const danger = dangerIn(harm, through ? strikes : BEHIND * strikes, afterWound[foe]);
    into.later += danger * Math.min(STAYS_LONGEST, STAYS + STAYS_BY_HEALTH * left) + (crown ? CROWN_TOIL : TOIL) * left;
    if (stunned) continue;
    if (through && piercing) into.piercing += strikes;
    else if (through) into.wounds += strikes;
    into.wounds += harm.wounds;
    into.menace += harm.menace;
    into.other += harm.other;
  }
  return into;
}
