/** WS-4.10: where in the text of a hero's file something stands, so that whoever wrote it finds what is refused. */
import type { HeroProblem, HeroWhy } from './problems.ts';

/** The line of each value by the way to it ("achievements[1].title"), and of the first thing that is no JSON (0: all is). */
export type Lines = { readonly of: ReadonlyMap<string, number>; readonly broken: number };

const BLANK = /[\t\n\r ]*/y;
const TEXT = /"(?:[^"\\\p{Cc}]|\\.)*"/uy;
const OTHER = /(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;

/** Walks through a text without trusting it: what is nested too deep is not looked into. */
export function linesOf(text: string): Lines {
  const of = new Map<string, number>();
  let at = 0;
  const line = (): number => text.slice(0, at).split('\n').length;
  const take = (what: RegExp): string | null => {
    what.lastIndex = at;
    const found = what.exec(text);
    if (!found) return null;
    at += found[0].length;
    return found[0];
  };
  const sign = (one: string): boolean => {
    take(BLANK);
    if (text[at] !== one) return false;
    at++;
    return true;
  };
  /** A list or an object: what stands between its brackets, one after another. */
  const several = (end: string, one: (n: number) => boolean): boolean => {
    if (sign(end)) return true;
    for (let n = 0; one(n); n++) {
      if (sign(end)) return true;
      if (!sign(',')) return false;
    }
    return false;
  };
  const value = (way: string, depth: number): boolean => {
    take(BLANK);
    of.set(way, line());
    if (depth > MOST_DEPTH) return false;
    if (sign('{')) {
      return several('}', () => {
        take(BLANK);
        const name = take(TEXT);
        return name !== null && sign(':') && value(way === '' ? name.slice(1, -1) : `${way}.${name.slice(1, -1)}`, depth + 1);
      });
    }
    if (sign('[')) return several(']', (n) => value(`${way}[${n}]`, depth + 1));
    return take(TEXT) !== null || take(OTHER) !== null;
  };
  const whole = value('', 0);
  take(BLANK);
  return { of, broken: whole && at === text.length ? 0 : line() };
}

const MOST_DEPTH = 20;

/** The field that a problem is about, where it names no way of its own. */
const FIELDS: { readonly [why in HeroWhy]?: string } = {
  tooManyPoints: 'levels',
  pointsLeft: 'levels',
  tooManyTrained: 'trained',
  trainedTwice: 'trained',
  trainedLeft: 'trained',
  tooManySpecialties: 'specialties',
  specialtiesLeft: 'specialties',
  notTrained: 'specialties',
  specialtyTwice: 'specialties',
  otherSkill: 'specialties',
  noFreeField: 'specialties',
  noFieldNeeded: 'specialties',
  otherRace: 'ability',
  bladeMissing: 'ability',
  noBladeNeeded: 'blade',
  noBlade: 'blade',
  notOwned: 'blade',
  achievementsLeft: 'achievements',
  tooManyAchievements: 'achievements',
  gadgetMissing: 'gadgets',
  tooManyGadgets: 'gadgets',
  tooMuchGear: 'weapons',
  gearTwice: 'weapons',
  noGear: 'weapons',
  noVehicle: 'vehicle',
  scarTwice: 'scars',
  usedTwice: 'used',
  neverUsedUp: 'used',
  strangeFormat: 'format',
};

/** The line of a file that a problem is about; what is missing is missed where the thing begins that should have it. */
export function lineOf(text: string, { why, about }: HeroProblem): number {
  const { of, broken } = linesOf(text);
  if (why === 'notJson') return broken;
  let way = typeof about.at === 'string' ? about.at : (FIELDS[why] ?? '');
  while (way !== '' && !of.has(way)) way = way.replace(/(\.?[^.[\]]+|\[\d+\])$/, '');
  return of.get(way) ?? 1;
}
