/** Links to send to others: under an address of the hall that they can reach. */
import { session } from '../tables/api.ts';

export const linkTo = (path: string): string => `${session.get().address ?? location.origin}${path}`;

/** The hall listens to this machine alone: nobody else can open a link. */
export const onlyHere = (): boolean => {
  const { server, address } = session.get();
  return server === true && address === null;
};
