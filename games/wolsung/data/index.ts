/** All tables of the catalogue, D2 to D18. */
export * from './archetypes.ts';
export * from './cards.ts';
export * from './gadgets.ts';
export * from './gear.ts';
export * from './ids.ts';
export * from './numbers.ts';
export * from './opposition.ts';
export * from './professions.ts';
export * from './races.ts';
export * from './requests.ts';
export * from './samples.ts';
export * from './scars.ts';
export * from './scenarios.ts';
export type * from './shape.ts';
export * from './skills.ts';
export * from './specialties.ts';
export * from './stocks.ts';
export * from './stunts.ts';
