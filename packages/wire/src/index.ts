export * from './frame.ts';
export * from './http.ts';
export * from './levels.ts';
export * from './patch.ts';
export * from './plain.ts';
export * from './sights.ts';
export * from './socket.ts';
export * from './table.ts';
