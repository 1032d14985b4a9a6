/** Frames of a WebSocket as strings: the usual message is short and plain, and a string goes to the system as it is. */

/** The first byte of a whole message of text (RFC 6455, 5.2). */
const WHOLE_TEXT = '\x81';
const SHORT = 125;
const LONG = '\x7e';
const MAX_LENGTH = 0xffff;

/** A frame with this text, a character a byte; null if the text is not all ASCII or is longer than 65,535 characters. */
export function plainFrame(text: string): string | null {
  const { length } = text;
  if (length > MAX_LENGTH || Buffer.byteLength(text) !== length) return null;
  if (length <= SHORT) return WHOLE_TEXT + String.fromCharCode(length) + text;
  return WHOLE_TEXT + LONG + String.fromCharCode(length >> 8, length & 0xff) + text;
}
