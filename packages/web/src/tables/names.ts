/** How tables are called: those of this browser are told apart by the beginning of their id. */
export const LOCAL = 'here-';
export const isLocalId = (id: string): boolean => id.startsWith(LOCAL);
