/** Two and two who speak in turn, as long as an answer is, to a server that only passes it on. */
import WebSocket from 'ws';
import type { Pace, Tally } from './tally.ts';

/** As long as the usual answer to a question. */
const ANSWER = JSON.stringify({
  type: 'answer',
  table: 'x'.repeat(22),
  seat: 0,
  decision: 100,
  key: 'command-100',
  answers: ['move C3'],
});

const open = (address: string): Promise<WebSocket> => {
  const socket = new WebSocket(address);
  return new Promise((done, failed) => socket.once('open', () => done(socket)).once('error', failed));
};

export async function echoPlayers(address: string, pairs: number, tally: Tally, pace: Pace): Promise<() => void> {
  const sockets: WebSocket[] = [];
  for (let n = 0; n < pairs; n++) {
    const pair: WebSocket[] = [];
    for (let seat = 0; seat < 2; seat++) pair.push(await open(`${address.replace('http', 'ws')}/${n}`));
    let sent = 0;
    const speak = (socket: WebSocket): void => {
      sent = performance.now();
      tally.sent++;
      socket.send(ANSWER);
    };
    let heard = 0;
    for (const socket of pair) {
      socket.on('message', (data) => {
        tally.received(String(data).length);
        // When both have heard it, the other speaks.
        if (++heard % 2 !== 0) return;
        tally.moved(sent);
        if (!pace.stopped) speak(pair[(heard / 2) % 2]);
      });
    }
    speak(pair[0]);
    sockets.push(...pair);
  }
  return () => {
    for (const socket of sockets) socket.terminate();
  };
}
