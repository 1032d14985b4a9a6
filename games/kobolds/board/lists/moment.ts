/** Where in a match something happened that a campaign speaks of. */
import type { Moment } from '@guildhall/table';
import type { KoboldsFact } from '../../facts.ts';
import type { TableView } from '../../view.ts';

/** "member 12": the decision by which this member of a campaign's books fell. */
export const moment: Moment<TableView> = (name, told, { table: { models } }) => {
  const member = /^member (\d+)$/.exec(name)?.[1];
  if (member === undefined) return null;
  const fell = told.find(({ fact }) => {
    const { kind, ...about } = fact as KoboldsFact;
    return (kind === 'removed' || kind === 'fateChosen') && 'model' in about && models[about.model]?.member === Number(member);
  });
  return fell?.decision ?? null;
};
