/** No hall: whatever one of two says, both are sent so many letters. What `ws` and the system take for the messages alone. */
import { WebSocketServer } from 'ws';

const said = 'x'.repeat(Number(process.env.LETTERS));
const pairs = new Map<string, Set<{ send(text: string): void }>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, { url = '' }) => {
  const pair = pairs.get(url) ?? new Set();
  pairs.set(url, pair.add(socket));
  socket.on('message', () => {
    for (const each of pair) each.send(said);
  });
});
server.on('listening', () => console.log(`open at http://127.0.0.1:${(server.address() as { port: number }).port}`));
