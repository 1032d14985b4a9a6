/** Chapters 19 and 26: crew abilities triggered by gaining a block, and Insurance, which is triggered in the same way. */
import { type Call, count, needed, oneOf, type Response, type Seat, type Stack, writeWindow } from '@guildhall/kernel';
import type { CityQuarter, CrewId } from '../data/index.ts';
import { no } from '../refusals.ts';
import { isAdjacent, SPACE_NAMES, SPACES, spaceNamed } from '../spaces.ts';
import type { Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { type BR, book, type P } from './book.ts';
import { lower, raise } from './fire.ts';
import { block, INSURANCE, tileOrNowhere } from './kinds.ts';
import { has, hasBoard, holdersOf, isAtEnd, isBlock, isLowerable, isRaisable, placesOf, waterOf } from './reading.ts';
import { canRecruit, discardCrew, recruit } from './recruit.ts';
import { awardCall, canPlaceOnAny, isEligible, removeRenown, wonBlocks } from './renown.ts';
import { chooseSpace, whyNotLowered } from './targets.ts';
import { freeUpgrade } from './upgrade.ts';
import { gainWater, isHolder } from './water.ts';

/** A crew card, or the ability of the orange board. */
type TriggerId = CrewId | typeof INSURANCE;

/** Abilities that answer the gaining of a block, and whether they need a quarter (chapter 26). */
interface Trigger {
  id: TriggerId;
  /** The block gained must belong to this quarter; '': any. */
  quarter: CityQuarter | '';
  optional: boolean;
  isPossible(t: Table, seat: Seat, gained: number, stack: Stack): boolean;
  call(t: Table, seat: Seat, gained: number): Call;
}

const blocksOf = (t: Table, quarter: string, except: number): number[] => {
  const spaces: number[] = [];
  for (let s = 0; s < SPACES; s++) if (t.quarter[s] === quarter && s !== except && isBlock(t, s)) spaces.push(s);
  return spaces;
};
const somewhere = (test: (s: number) => boolean): boolean => {
  for (let s = 0; s < SPACES; s++) if (test(s)) return true;
  return false;
};

const TRIGGERS: readonly Trigger[] = [
  {
    // BR-26.3, BR-26.4 Del Uge: "When you gain a Commons block: −2 intensity on one other block."
    id: 'del-uge',
    quarter: 'commons',
    optional: false,
    isPossible: (t, _seat, gained) => somewhere((s) => s !== gained && isLowerable(t, s)),
    call: (_t, seat, gained) => delUge.with({ for: seat, gained }),
  },
  {
    // BR-26.11, BR-26.12 Chops Murphy: "When you gain a block you may add 2 intensity to one adjacent block."
    id: 'chops',
    quarter: '',
    optional: true,
    isPossible: (t, _seat, gained) => somewhere((s) => isAdjacent(gained, s) && isRaisable(t, s)),
    call: (_t, seat, gained) => chopsMurphy.with({ for: seat, gained }),
  },
  {
    // BR-26.13 Pep Overclock: "When you gain a Merchant block: free Upgrade." Free Upgrades may be declined.
    id: 'pep',
    quarter: 'merchant',
    optional: true,
    isPossible: (t, seat) => !isAtEnd(t, seat, 'crew') || !isAtEnd(t, seat, 'wagon') || !isAtEnd(t, seat, 'leadership'),
    call: (_t, seat) => freeUpgrade.with({ for: seat, cause: 'pep', rule: 'BR-26.13' }),
  },
  {
    // BR-26.29 Ali Ahmar: "When you gain a Merchant block choose: 2 water / move 1 of your Renown / −1 on an adjacent block."
    id: 'ali',
    quarter: 'merchant',
    optional: false,
    isPossible: () => true,
    call: (_t, seat, gained) => aliAhmar.with({ for: seat, gained }),
  },
  {
    // BR-26.18 Mal Candor: "When you gain a Council block: free Recruit."
    id: 'mal',
    quarter: 'council',
    optional: false,
    isPossible: (t, seat) => canRecruit(t, seat),
    call: (_t, seat) => recruit.with({ for: seat }),
  },
  {
    // BR-26.27, BR-26.28 Immora: "When you gain a Nobles block: 1 Renown on one other Nobles block."
    // Placing Renown is optional (BR-17.5).
    id: 'immora',
    quarter: 'nobles',
    optional: true,
    isPossible: (t, seat, gained, stack) => canPlaceOnAny(t, seat, blocksOf(t, 'nobles', gained), stack),
    call: (t, seat, gained) => awardCall(seat, 1, blocksOf(t, 'nobles', gained), 'immora', 'BR-26.27', true),
  },
  {
    // BR-26.35 Zilda Garrett: "When you gain a Nobles block you may make another player discard a crew member you choose."
    id: 'zilda',
    quarter: 'nobles',
    optional: true,
    isPossible: (t, seat) => !t.settings.cooperative && t.crew.some((crew, other) => other !== seat && crew.length > 0),
    call: (_t, seat) => zildaGarrett.with({ for: seat }),
  },
  {
    // BR-25.8, BR-25.9 Insurance: "When you gain a block: you may place 1 Renown on one other Merchant block."
    id: INSURANCE,
    quarter: '',
    optional: true,
    isPossible: (t, seat, gained, stack) => canPlaceOnAny(t, seat, blocksOf(t, 'merchant', gained), stack),
    call: (t, seat, gained) => awardCall(seat, 1, blocksOf(t, 'merchant', gained), INSURANCE, 'BR-25.8', true),
  },
];

const isHad = (t: Table, seat: Seat, id: TriggerId): boolean =>
  id === INSURANCE ? hasBoard(t, seat, 'orange') : has(t, seat, id);

/** What the gaining of this block triggers, as things stand at that moment (BR-19.4). */
export function triggersOfGain(t: Table, seat: Seat, gained: number): string[] {
  if (t.ending !== null) return [];
  const able: string[] = [];
  for (const { id, quarter } of TRIGGERS) {
    if ((quarter === '' || t.quarter[gained] === quarter) && isHad(t, seat, id)) able.push(id);
  }
  return able;
}

/** BR-17.14: in the order the player chooses. What has become inactive or impossible meanwhile falls away (BR-19.3). */
export const gainAbilities = writeWindow(book, 'gain abilities', {
  rule: 'BR-17.14',
  ends: 'each once',
  responses(t, about, stack): Response[] {
    const seat = about.seat as number;
    const able = about.able as string[];
    const gained = spaceNamed(about.space as string);
    const responses: Response[] = [];
    for (const { id, optional, isPossible, call } of TRIGGERS) {
      if (!able.includes(id) || !isHad(t, seat, id) || !isPossible(t, seat, gained, stack)) continue;
      responses.push({ id, seat, optional, call: call(t, seat, gained) });
    }
    return responses;
  },
  why(t, about, answer) {
    const trigger = TRIGGERS.find(({ id }) => id === answer);
    if (!trigger && answer !== 'pass') return notAnAnswer('gain abilities/respond', answer);
    if (answer === 'pass') return no('BR-19.12', 'mustChoose', {});
    const card = answer as string;
    if (card !== INSURANCE && !t.crew[about.seat as number].includes(card)) return no('BR-19.1', 'notYourCrew', { card });
    return notAnAnswer('gain abilities/respond', answer);
  },
});

function use(p: P, seat: number, card: string, rule: BR): void {
  p.tell?.({ kind: 'abilityUsed', rule, seat, card });
}

// BR-26.4 Del Uge: "−2 intensity on one other block", anywhere, to no less than 0, without Renown.
const delUge = book.procedure('del uge', { gained: needed(block) });
delUge.does((w) => [
  w.ask(
    'block',
    chooseSpace({
      question: 'del uge/block',
      rule: 'BR-26.4',
      fits: (t, f, s) => s !== f.vars.gained && isLowerable(t, s),
      why: (t, _f, s) => whyNotLowered(t, s, 'BR-26.4'),
      take(p, f, s) {
        use(p, f.seat, 'del-uge', 'BR-26.3');
        lower(p, s, 2, 'del-uge', 'BR-26.4');
      },
      show: (_t, f) => ({ space: SPACE_NAMES[f.vars.gained] }),
    }),
  ),
]);

// BR-26.12 Chops Murphy: "add 2 intensity to one adjacent block", adjacent to the one gained.
const chopsMurphy = book.procedure('chops murphy', { gained: needed(block) });
chopsMurphy.does((w) => [
  w.ask(
    'block',
    chooseSpace({
      question: 'chops murphy/block',
      rule: 'BR-26.11',
      fits: (t, f, s) => isAdjacent(f.vars.gained, s) && isRaisable(t, s),
      why: (t, f, s) =>
        t.tile[s] !== '' && !isAdjacent(f.vars.gained, s)
          ? no('BR-26.12', 'notAdjacent', { space: SPACE_NAMES[s], to: SPACE_NAMES[f.vars.gained] })
          : null,
      take(p, f, s) {
        use(p, f.seat, 'chops', 'BR-26.11');
        raise(p, s, 2, 'chops', 'BR-26.11');
      },
      show: (_t, f) => ({ space: SPACE_NAMES[f.vars.gained] }),
    }),
  ),
]);

// BR-26.35 Zilda Garrett: "make another player discard a crew member you choose."
const zildaGarrett = book.procedure('zilda garrett', {});
zildaGarrett.does((w) => [
  w.ask<string>('crew', {
    rule: 'BR-26.35',
    legal(t, f, list) {
      for (let i = 0; i < t.seats; i++) if (i !== f.seat) for (const card of t.crew[i]) list.push(card);
    },
    why(t, f, answer) {
      if (!isHolder(answer) || answer === 'warden' || answer === 'wagon') return notAnAnswer('zilda garrett/crew', answer);
      if (answer === 'precious') return no('BR-28.10', 'nobodysCrew', { card: answer });
      return no('BR-26.35', t.crew[f.seat].includes(answer) ? 'ownCrew' : 'nobodysCrew', { card: answer });
    },
    take(p, f, card) {
      use(p, f.seat, 'zilda', 'BR-26.35');
      const victim = p.t.crew.findIndex((crew) => crew.includes(card));
      discardCrew(p, victim, card, 'zilda', 'BR-26.35');
    },
  }),
]);

const roomFor = (t: Table, seat: number, holder: string): boolean => waterOf(t, seat, holder) < placesOf(t, seat, holder);
const brigadeHasRoom = (t: Table, seat: number): boolean => holdersOf(t, seat, false).some((holder) => roomFor(t, seat, holder));
/** Own Renown that can move: on a block whose Loyalty is still open, with another block to go to. */
function isRenownToMove(t: Table, seat: number, s: number, stack: Stack): boolean {
  const won = wonBlocks(stack);
  return t.renown[seat][s] > 0 && !won.includes(s) && somewhere((to) => to !== s && isEligible(t, seat, to, won));
}

// BR-26.29 Ali Ahmar: "2 water / move 1 of your Renown / −1 on an adjacent block."
const ALI_CHOICES = ['water', 'renown', 'reduce'] as const;
type AliChoice = (typeof ALI_CHOICES)[number];
/** BR-26.30: an option that changes nothing may be chosen. */
const aliAhmar = book.procedure('ali ahmar', {
  gained: needed(block),
  choice: oneOf(['', ...ALI_CHOICES], ''),
  /** Water still to be had. */
  left: count(2, 2),
  /** Where the Renown came from. */
  from: tileOrNowhere,
});
aliAhmar.does((w) => [
  w.ask<AliChoice>('choose', {
    rule: 'BR-26.29',
    always: true,
    legal(_t, _f, list) {
      for (const choice of ALI_CHOICES) list.push(choice);
    },
    why: (_t, _f, answer) => notAnAnswer('ali ahmar/choose', answer),
    take(p, f, answer) {
      f.vars.choice = answer;
      use(p, f.seat, 'ali', 'BR-26.29');
    },
    show: (_t, f) => ({ space: SPACE_NAMES[f.vars.gained] }),
  }),
  w.loop(
    (t, f) => f.vars.choice === 'water' && f.vars.left > 0 && brigadeHasRoom(t, f.seat),
    [
      w.ask<string>('holder', {
        rule: 'BR-26.30',
        legal(t, f, list) {
          for (const holder of holdersOf(t, f.seat, false)) if (roomFor(t, f.seat, holder)) list.push(holder);
        },
        why: (t, f, answer) =>
          typeof answer === 'string' && holdersOf(t, f.seat, false).includes(answer)
            ? no('BR-26.30', 'holderFull', { holder: answer })
            : notAnAnswer('ali ahmar/holder', answer),
        take(p, f, holder) {
          f.vars.left--;
          gainWater(p, f.seat, holder, 1, 'ali', 'BR-26.30');
        },
        show: (_t, f) => ({ left: f.vars.left }),
      }),
    ],
  ),
  w.when(
    (t, f, stack) => f.vars.choice === 'renown' && somewhere((s) => isRenownToMove(t, f.seat, s, stack)),
    [
      w.ask(
        'from',
        chooseSpace({
          question: 'ali ahmar/from',
          rule: 'BR-26.30',
          fits: (t, f, s, stack) => isRenownToMove(t, f.seat, s, stack),
          why: (t, f, s) => (t.renown[f.seat][s] === 0 ? no('BR-26.30', 'noRenownThere', { space: SPACE_NAMES[s] }) : null),
          take(p, f, s) {
            f.vars.from = s;
            removeRenown(p, f.seat, s, 'ali', 'BR-26.30');
          },
        }),
      ),
      w.call('to', (t, f, stack) => {
        const spaces: number[] = [];
        const won = wonBlocks(stack);
        for (let s = 0; s < SPACES; s++) if (s !== f.vars.from && isEligible(t, f.seat, s, won)) spaces.push(s);
        return awardCall(f.seat, 1, spaces, 'ali', 'BR-26.30', true);
      }),
    ],
  ),
  w.when(
    (t, f) => f.vars.choice === 'reduce' && somewhere((s) => isAdjacent(f.vars.gained, s) && isLowerable(t, s)),
    [
      w.ask(
        'block',
        chooseSpace({
          question: 'ali ahmar/block',
          rule: 'BR-26.30',
          fits: (t, f, s) => isAdjacent(f.vars.gained, s) && isLowerable(t, s),
          why: (t, f, s) =>
            isAdjacent(f.vars.gained, s)
              ? whyNotLowered(t, s, 'BR-26.30')
              : no('BR-26.30', 'notAdjacent', { space: SPACE_NAMES[s], to: SPACE_NAMES[f.vars.gained] }),
          take: (p, _f, s) => void lower(p, s, 1, 'ali', 'BR-26.30'),
          show: (_t, f) => ({ space: SPACE_NAMES[f.vars.gained] }),
        }),
      ),
    ],
  ),
]);
