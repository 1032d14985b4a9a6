/** Heroes: what follows from a sheet, the builder, files, sheets to print. */

export * from './builder.ts';
export * from './derived.ts';
export * from './file.ts';
export * from './legal.ts';
export * from './lines.ts';
export * from './problems.ts';
export * from './progress.ts';
