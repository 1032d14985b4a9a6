/** All tables of The Brigade. Names and card texts are in text/. */
export * from './blocks.ts';
export * from './crew.ts';
export * from './events.ts';
export * from './firehouses.ts';
