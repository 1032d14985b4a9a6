/** Refusals of chapters written in magic: see facts/magic.ts. */
export type MagicRefusals = Record<never, never>;
