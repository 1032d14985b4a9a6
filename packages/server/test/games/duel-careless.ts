import { only } from './only.ts';

export const { listGames, loadGame } = only('careless');
