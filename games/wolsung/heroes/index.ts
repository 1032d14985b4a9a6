/** Heroes: what follows from a sheet, the builder, files, sheets to print. */
export * from './derived.ts';
