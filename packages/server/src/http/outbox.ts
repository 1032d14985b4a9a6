/**
 * What goes out by one socket, in order. What is large goes in parts, each when the one before has left: a table's whole
 * state may be larger than what a socket may hold unread, and whoever reads slowly gets it all the same.
 */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { plainFrame } from './frame.ts';

/** Letters of one part. */
const PART = 64 * 1024;

const isFirstHalf = (code: number): boolean => code >= 0xd800 && code < 0xdc00;

export class Outbox {
  private queue: string[] = [];
  /** Letters that wait for their turn. */
  private waiting = 0;
  private parting = false;

  constructor(
    private readonly socket: WebSocket,
    /** What the socket's frames travel on. */
    private readonly line: Socket,
  ) {}

  /** What has not been read, as far as one can know. */
  get unread(): number {
    return this.waiting + this.socket.bufferedAmount;
  }

  send(text: string): void {
    if (!this.parting && text.length <= PART) {
      this.write(text);
      return;
    }
    this.queue.push(text);
    this.waiting += text.length;
    if (!this.parting) void this.sendParts();
  }

  private write(text: string): void {
    const frame = this.socket.readyState === this.socket.OPEN ? plainFrame(text) : null;
    // One string is written without a copy, where the general way makes two buffers of it.
    if (frame !== null) this.line.write(frame, 'latin1');
    else this.socket.send(text);
  }

  private async sendParts(): Promise<void> {
    this.parting = true;
    for (let text = this.queue.shift(); text !== undefined; text = this.queue.shift()) {
      for (let from = 0; from < text.length; ) {
        let to = Math.min(from + PART, text.length);
        // No letter is cut in two.
        if (to < text.length && isFirstHalf(text.charCodeAt(to - 1))) to++;
        if (!(await this.sendPart(text.slice(from, to), to === text.length))) {
          // Nobody is there any more.
          this.queue = [];
          this.waiting = 0;
          this.parting = false;
          return;
        }
        this.waiting -= to - from;
        from = to;
      }
    }
    this.parting = false;
  }

  /** True when it has left; false: it never will. */
  private sendPart(part: string, fin: boolean): Promise<boolean> {
    return new Promise((done) => this.socket.send(part, { fin }, (error) => done(!error)));
  }
}
