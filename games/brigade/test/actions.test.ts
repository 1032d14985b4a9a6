/** Chapter 9: the list of what can be done and the reasons against everything else agree, answer by answer. */
import { expect, test } from 'vitest';
import { brigade } from '../index.ts';
import { whyNotAction } from '../rules/actions.ts';
import { ACTIONS, MEANINGS } from '../rules/answers.ts';
import { positionNumber } from './positions.ts';

const POSITIONS = 600;
/** Everything that means something in an Action phase, and tokens nobody has. */
const ANSWERS = [...MEANINGS.keys(), 'extinguish 5', 'extinguish 12'];

test('an answer is in the list of an Action phase if and only if there is nothing against it', () => {
  const legal = new Set<string>();
  const reasons = new Set<string>();
  for (let n = 0; n < POSITIONS; n++) {
    const g = positionNumber(n);
    expect(brigade.question(g)).toBe('action phase/action');
    const list = new Set(brigade.legal(g, g.table.active));
    for (const answer of ANSWERS) {
      const why = whyNotAction(g.table, answer);
      expect(why === null, `position ${n}: ${answer} ${why ? `${why.rule} ${why.why}` : ''}`).toBe(list.has(answer));
      if (why === null) legal.add(MEANINGS.get(answer)?.action ?? '');
      else reasons.add(why.why);
    }
  }
  expect([...legal].sort()).toEqual([...ACTIONS].sort());
  expect([...reasons]).toEqual(
    expect.arrayContaining([
      ...['noActionsLeft', 'mustLeaveDestroyed', 'tooFar', 'fireStopsYou', 'brigadeInTheWay', 'cannotEndOnDestroyed'],
      ...['wagonInTheWay', 'wagonNotOnDestroyed', 'blueBonusNotReached', 'blueBonusUsed'],
      ...['notBurning', 'blockDoomed', 'blockDestroyed', 'atLeastOneToken', 'moreThanNeeded', 'notEnoughWater'],
      ...['noMeepleThere', 'notARefillPlace', 'alreadyFull', 'werewolfCannotRefill', 'noCrewCapacity'],
      ...['notTogether', 'nothingWouldChange', 'upgradedThisTurn', 'trackAtItsEnd'],
      ...['basicSide', 'wardenTriggers', 'wardenUsedThisTurn'],
      ...['notYourCrew', 'abilityInactive', 'usedThisTurn', 'wagonNotAtFireOfOne', 'nowhereToPush'],
      ...['noPrecious', 'notAtFirehouse'],
    ]),
  );
});
