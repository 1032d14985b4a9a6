export * from './frame.ts';
export * from './http.ts';
export * from './plain.ts';
export * from './socket.ts';
export * from './table.ts';
