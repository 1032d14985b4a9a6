/** Frames. What the server says to one socket at the same time travels in one: a message a line. */
import type { ServerMessage } from './socket.ts';

/** Bytes of one frame from a client. */
export const MAX_FRAME = 512 * 1024;

/** JSON has no line breaks of its own, so they may stand between messages. */
const BETWEEN = '\n';

/** One frame of messages that are JSON already. */
export const joinMessages = (texts: readonly string[]): string => (texts.length === 1 ? texts[0] : texts.join(BETWEEN));

/** The messages of a frame, in order. */
export function readServerFrame(frame: string): ServerMessage[] {
  if (!frame.includes(BETWEEN)) return [JSON.parse(frame) as ServerMessage];
  return frame.split(BETWEEN).map((text) => JSON.parse(text) as ServerMessage);
}
