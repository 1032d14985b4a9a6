/** The rule by which each scenario is won. */

import type { KC } from '../rulebook/ids.generated.ts';
import type { ScenarioId } from './scenarios.ts';

export const WON_BY: { readonly [scenario in ScenarioId]: KC } = {
  'all-out-brawl': 'KC-22.1',
  'hide-and-seek': 'KC-23.22',
  'runaway-carriage': 'KC-24.14',
  'mr-cuddly': 'KC-25.5',
  'territory-grab': 'KC-26.1',
  vic: 'KC-27.8',
  'chuck-ball': 'KC-28.2',
  'protect-the-rat': 'KC-29.8',
};
