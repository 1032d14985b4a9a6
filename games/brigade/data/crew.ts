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
  { id: 'C01', quarter: 'commons', water: 2, promotional: false },
  { id: 'C02', quarter: 'commons', water: 2, promotional: false },
  { id: 'C03', quarter: 'commons', water: 1, promotional: false },
  { id: 'C04', quarter: 'commons', water: 3, promotional: false },
  { id: 'C05', quarter: 'commons', water: 1, promotional: false },
  { id: 'C06', quarter: 'merchant', water: 2, promotional: false },
  { id: 'C07', quarter: 'merchant', water: 3, promotional: false },
  { id: 'C08', quarter: 'merchant', water: 1, promotional: false },
  { id: 'C09', quarter: 'merchant', water: 2, promotional: false },
  { id: 'C10', quarter: 'merchant', water: 1, promotional: false },
  { id: 'C11', quarter: 'council', water: 1, promotional: false },
  { id: 'C12', quarter: 'council', water: 2, promotional: false },
  { id: 'C13', quarter: 'council', water: 2, promotional: false },
  { id: 'C14', quarter: 'council', water: 1, promotional: false },
  { id: 'C15', quarter: 'council', water: 3, promotional: false },
  { id: 'C16', quarter: 'nobles', water: 1, promotional: false },
  { id: 'C17', quarter: 'nobles', water: 3, promotional: false },
  { id: 'C18', quarter: 'nobles', water: 2, promotional: false },
  { id: 'C19', quarter: 'nobles', water: 2, promotional: false },
  { id: 'C20', quarter: 'nobles', water: 1, promotional: false },
  { id: 'P01', quarter: 'commons', water: 2, promotional: true },
  { id: 'P02', quarter: null, water: 0, promotional: true },
] as const satisfies readonly CrewData[];
export type CrewId = (typeof CREW)[number]['id'];
