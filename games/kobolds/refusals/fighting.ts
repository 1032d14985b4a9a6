/** Refusals of chapters written in fighting: see facts/fighting.ts. */
export type FightingRefusals = Record<never, never>;
