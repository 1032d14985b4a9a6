/** Geometry of round bases and straight-sided terrain. Knows no game; see README.md. */
export * from './distance.ts';
export { runsInside } from './inside.ts';
export * from './layout.ts';
export * from './outline.ts';
export * from './places.ts';
export * from './plain.ts';
export * from './polygon.ts';
export * from './reach.ts';
export { RIM_POINTS, SAMPLE_POINTS, sampleX, sampleY } from './rim.ts';
export * from './sight.ts';
export * from './sweep.ts';
