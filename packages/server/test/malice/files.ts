/** Files that no honest program writes: sound ones, spoiled in one place or in several. */
import type { QuickRandom } from '@guildhall/kernel';
import { anyOf, STRANGE } from './frames.ts';

type Holder = Record<string, unknown> | unknown[];
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

const copied = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Places in a value where something can be changed, each with its holder. */
function places(value: unknown, found: [Holder, string][] = []): [Holder, string][] {
  if (!isHolder(value) || found.length > 5000) return found;
  for (const key of Object.keys(value)) {
    found.push([value, key]);
    places((value as Record<string, unknown>)[key], found);
  }
  return found;
}

/** Numbers out of every range. */
const NUMBERS = [-1, 0, 1, 5, 0.5, 2 ** 31, 2 ** 53, -(2 ** 40), 1e300];

/** A copy of some plain data with one to three things wrong in it. */
export function spoiled(sound: unknown, random: QuickRandom): unknown {
  const any = anyOf(random);
  const value = copied(sound) as Holder;
  for (let i = 0; i <= random.below(3); i++) {
    const all = places(value);
    if (all.length === 0) return any(STRANGE);
    const [holder, key] = any(all);
    const at = holder as Record<string, unknown>;
    const [, other] = any(all);
    switch (random.below(6)) {
      case 0:
        at[key] = copied(any(STRANGE));
        break;
      case 1:
        at[key] = typeof at[key] === 'string' ? `${at[key]}${any(['x', '\u202e', '0'])}` : any(NUMBERS);
        break;
      case 2:
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete at[key];
        break;
      case 3:
        if (Array.isArray(holder)) for (let n = 0; n < 50; n++) holder.push(copied(at[key]));
        else at[`${key}x`] = copied(at[key]);
        break;
      case 4:
        at[key] = copied(Object.hasOwn(at, other) ? at[other] : null);
        break;
      default:
        at[key] = [at[key]];
    }
  }
  return value;
}

/** Text of a file that may not even be JSON. */
export function spoiledText(sound: unknown, random: QuickRandom): string {
  const text = JSON.stringify(spoiled(sound, random)) ?? '';
  switch (random.below(12)) {
    case 0:
      return text.slice(0, random.below(text.length));
    case 1: {
      const at = random.below(text.length);
      return `${text.slice(0, at)}${anyOf(random)(['"', '{', ']', '\\', '\u0000'])}${text.slice(at + 1)}`;
    }
    default:
      return text;
  }
}
