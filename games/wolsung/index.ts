/** Wolsung: Steam Pulp Fantasy. */
export * from './odds/index.ts';
