/** All tables of the catalogue, D2 to D18. */
export * from './ids.ts';
export type * from './shape.ts';
