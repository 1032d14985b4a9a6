/**
 * What a match of a campaign is set up with (KC-30.12): the roster of each gang as the books have it, with equipment, the
 * Leader's own numbers, and what its player brings. Without rosters both players build gangs as in any casual game.
 */
import type { GivenSpec, MatchGiven, Random, Refusal } from '@guildhall/kernel';
import { pick } from '@guildhall/kernel';
import * as v from 'valibot';
import { EQUIPMENT_IDS, HIRED_IDS, LEADER_IDS, MOST_CRYSTALS, MOST_EQUIPMENT, MOST_STASH, PROFILES } from './data/index.ts';
import { no } from './refusals.ts';
import type { KC } from './rulebook/ids.generated.ts';
import { leaderNumbers } from './schema.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const name = v.pipe(v.string(), v.maxLength(120));
/** Its number in the books: the report names it by that. */
const member = whole(0, 1_000_000);
const equipment = v.pipe(v.array(v.picklist(EQUIPMENT_IDS)), v.maxLength(MOST_EQUIPMENT));

/** As many as a gang can grow to; no more find room in a deployment zone anyway. */
const MOST_MEMBERS = 200;

const rosterSchema = v.strictObject({
  name,
  leader: v.strictObject({ member, profile: v.picklist(LEADER_IDS), name, equipment, as: leaderNumbers }),
  members: v.pipe(
    v.array(v.strictObject({ member, profile: v.picklist([...HIRED_IDS, 'mr-cuddly']), name, equipment })),
    v.maxLength(MOST_MEMBERS),
  ),
  stash: whole(0, MOST_STASH),
  crystals: whole(0, MOST_CRYSTALS),
});
export type Roster = v.InferOutput<typeof rosterSchema>;
export type Given = MatchGiven<null, Roster | null>;

/** KC-32.14: what levels can add to the printed numbers. */
const MOST_MORE = { fight: 0, defend: 0, wounds: 1, leadership: 1 } as const;

function whyNotRoster({ leader, members, crystals }: Roster, seat: number): Refusal<KC> | null {
  const printed = PROFILES[leader.profile];
  for (const [statistic, more] of Object.entries(MOST_MORE)) {
    const key = statistic as keyof typeof MOST_MORE;
    if (leader.as[key] > (printed[key] ?? 0) + more) return no('KC-32.14', 'rosterLeader', { seat });
  }
  if (leader.as.move === 'L' && printed.move === 'W') return no('KC-31.11', 'rosterLeader', { seat });
  const wizards = members.filter(({ profile }) => profile === 'wizard').length;
  if (wizards > 1) return no('KC-3.7', 'gangTwoWizards', { wizards });
  return crystals > 0 && wizards === 0 ? no('KC-3.13', 'gangCrystalsWithoutWizard', { crystals }) : null;
}

function whyNot({ own }: Given): Refusal<KC> | null {
  const brought = own.flatMap((roster) => (roster ? [roster] : []));
  if (brought.length === 0) return null;
  if (brought.length < own.length) return no('KC-30.12', 'rosterMissing', { seat: own.indexOf(null) });
  for (const [seat, roster] of brought.entries()) {
    const refusal = whyNotRoster(roster, seat);
    if (refusal) return refusal;
  }
  const numbers = brought.flatMap(({ leader, members }) => [leader.member, ...members.map((one) => one.member)]);
  const twice = numbers.find((one, i) => numbers.indexOf(one) !== i);
  return twice === undefined ? null : no('KC-35.8', 'rosterTwice', { member: twice });
}

/** Some gang of a campaign, with equipment and scars. */
function sampleRoster(seat: number, random: Random): Roster {
  const first = seat * 100;
  const profile = pick(random, LEADER_IDS);
  const { move, fight, defend, wounds, leadership } = PROFILES[profile];
  const gear = () => Array.from({ length: random.below(MOST_EQUIPMENT + 1) }, () => pick(random, EQUIPMENT_IDS));
  const hired = Array.from({ length: 1 + random.below(5) }, () => pick(random, HIRED_IDS));
  const members = hired.filter((id, i) => id !== 'wizard' || hired.indexOf(id) === i);
  const less = random.below(2);
  return {
    name: '',
    leader: {
      member: first,
      profile,
      name: '',
      equipment: gear(),
      as: {
        move,
        fight: (fight ?? 1) - less,
        defend,
        wounds: wounds + 1 - 2 * less,
        leadership: leadership + random.below(2) - less * random.below(2),
      },
    },
    members: members.map((id, i) => ({ member: first + 1 + i, profile: id, name: '', equipment: gear() })),
    stash: random.below(MOST_STASH + 1),
    crystals: members.includes('wizard') ? random.below(MOST_CRYSTALS + 1) : 0,
  };
}

/** Every other sample is a casual game. */
export const given: GivenSpec<Given, KC> = {
  rule: 'KC-30.12',
  own: v.nullable(rosterSchema),
  whyNot,
  sample(_options, seats, random) {
    const casual = random.below(2) === 0;
    return { all: null, own: Array.from({ length: seats }, (_, seat) => (casual ? null : sampleRoster(seat, random))) };
  },
};
