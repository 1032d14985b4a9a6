/** The crew: 20 cards (BR-1.18) and two promotional ones (BR-28.1). Their abilities are told in section 26 of the rulebook. */
import type { CityQuarter } from './blocks.ts';

interface CrewData {
  id: string;
  /** null: belongs to no quarter (Sir Precious, who is no crew member, BR-28.9). */
  quarter: CityQuarter | null;
  /** Water places. */
  water: number;
  promotional: boolean;
}

export const CREW = [
  { id: 'kularf', quarter: 'commons', water: 2, promotional: false },
  { id: 'del-uge', quarter: 'commons', water: 2, promotional: false },
  { id: 'selina', quarter: 'commons', water: 1, promotional: false },
  { id: 'nery', quarter: 'commons', water: 3, promotional: false },
  { id: 'morgana', quarter: 'commons', water: 1, promotional: false },
  { id: 'gness', quarter: 'merchant', water: 2, promotional: false },
  { id: 'chops', quarter: 'merchant', water: 3, promotional: false },
  { id: 'pep', quarter: 'merchant', water: 1, promotional: false },
  { id: 'mog', quarter: 'merchant', water: 2, promotional: false },
  { id: 'ali', quarter: 'merchant', water: 1, promotional: false },
  { id: 'mal', quarter: 'council', water: 1, promotional: false },
  { id: 'lumen', quarter: 'council', water: 2, promotional: false },
  { id: 'walder', quarter: 'council', water: 2, promotional: false },
  { id: 'leon', quarter: 'council', water: 1, promotional: false },
  { id: 'ben', quarter: 'council', water: 3, promotional: false },
  { id: 'immora', quarter: 'nobles', water: 1, promotional: false },
  { id: 'ebenezer', quarter: 'nobles', water: 3, promotional: false },
  { id: 'veda', quarter: 'nobles', water: 2, promotional: false },
  { id: 'zilda', quarter: 'nobles', water: 2, promotional: false },
  { id: 'esme', quarter: 'nobles', water: 1, promotional: false },
  { id: 'ash', quarter: 'commons', water: 2, promotional: true },
  { id: 'precious', quarter: null, water: 0, promotional: true },
] as const satisfies readonly CrewData[];
export type CrewId = (typeof CREW)[number]['id'];
