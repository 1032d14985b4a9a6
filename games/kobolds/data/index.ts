/** All tables of Kobolds & Cobblestones. Names and descriptions are in text/. */
export * from './abilities.ts';
export * from './attacks.ts';
export * from './constants.ts';
export * from './criticals.ts';
export * from './damage.ts';
export * from './effects.ts';
export * from './equipment.ts';
export * from './gangs.ts';
export * from './gold.ts';
export * from './layouts.ts';
export * from './magic.ts';
export * from './profiles.ts';
export * from './scenarios.ts';
export * from './tests.ts';
export * from './zones.ts';
