/** boardgame.io's own server with its storage in memory, as a process. */
import { createRequire } from 'node:module';
import { fireGame } from '../fire/boardgame.ts';

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as typeof import('boardgame.io/server');
const server = Server({ games: [fireGame()], origins: ['http://127.0.0.1'] });
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } });
console.log(`open at http://127.0.0.1:${(appServer.address() as { port: number }).port}`);
