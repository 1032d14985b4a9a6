/** What may be handed in when a game is set up: own heroes, as their files have them (WS-4.10). */
import {
  copyPlain,
  type GivenSpec,
  type Options,
  type Plain,
  type Random,
  type Refusal,
  type Schema,
  samePlain,
} from '@guildhall/kernel';
import { type Hero, SAMPLE_IDS, SAMPLES } from './data/index.ts';
import { readHero } from './heroes/index.ts';
import { no } from './refusals.ts';
import type { WS } from './rulebook/ids.generated.ts';
import { type Given, gmSeat } from './rules/setup.ts';

/** WS-1.4 */
const MOST = 2;

function problemWithHeroes(value: unknown): string | null {
  if (value === null) return null;
  if (!Array.isArray(value) || value.length < 1 || value.length > MOST) return `should be a list of 1 to ${MOST} heroes`;
  for (const [i, one] of value.entries()) {
    const read = readHero(one);
    if ('problems' in read) {
      const [{ rule, why, about }] = read.problems;
      return `hero ${i + 1}: ${why} (${rule}) ${JSON.stringify(about)}`;
    }
    // A file may leave things out; what is handed in has been read already.
    if (!samePlain(read.hero, one as Plain)) return `hero ${i + 1} should have every field as an imported hero has it`;
  }
  return null;
}

const schema: Schema<Hero[] | null> = {
  '~standard': {
    version: 1,
    vendor: 'guildhall',
    validate: (value) => {
      const says = problemWithHeroes(value);
      return says === null ? { value: value as Hero[] | null } : { issues: [{ message: says, says }] };
    },
  },
};

function whyNot({ own }: Given, options: Options, seats: number): Refusal<WS> | null {
  const gm = gmSeat(options, seats);
  if (gm >= 0 && own[gm] !== null) return no('WS-1.4', 'gmBringsNoHero', {});
  const heroes = Number(options.heroesPerPlayer);
  return own.some((brought) => brought !== null && brought.length !== heroes)
    ? no('WS-1.4', 'wrongNumberOfHeroes', { heroes })
    : null;
}

/** A sample hero with another name, who has seen something of the world. */
function traveller(random: Random): Hero {
  const sheet = SAMPLES[SAMPLE_IDS[random.below(SAMPLE_IDS.length)]];
  return { ...copyPlain(sheet), constitutionLost: random.below(2), reputationLost: random.below(2) };
}

/** Some bring their own, some play those of the options. */
export const given: GivenSpec<Given, WS> = {
  rule: 'WS-4.10',
  own: schema,
  whyNot,
  sample: (options, seats, random) => ({
    all: null,
    own: Array.from({ length: seats }, (_, seat) => {
      if (seat === gmSeat(options, seats) || random.below(2) === 0) return null;
      return Array.from({ length: Number(options.heroesPerPlayer) }, () => traveller(random));
    }),
  }),
};
