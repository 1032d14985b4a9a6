/** All tables of Defenders. Names, terms and prompts are in text/. */
export * from './abilities.ts';
export * from './advice.ts';
export * from './cards.ts';
export * from './constants.ts';
export * from './defenders.ts';
export * from './fitting.ts';
export * from './judgements.ts';
export * from './locations.ts';
export * from './map.ts';
export * from './scenes.ts';
export * from './settings.ts';
export * from './threats.ts';
