/** Names and printed words of the tables, in English and Polish side by side. */
export * from './archetypes.ts';
export * from './builder.ts';
export * from './forms.ts';
export * from './gear.ts';
export * from './opposition.ts';
export * from './problems.ts';
export * from './professions.ts';
export * from './races.ts';
export * from './scenarios.ts';
export * from './sheet.ts';
export * from './specialties.ts';
export * from './stunts.ts';
export * from './terms.ts';
