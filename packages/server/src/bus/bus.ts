/** Word between the processes of one hall: gathered, carried by PostgreSQL or by NATS, and heard by all others. */
import { readWords, type Word } from './word.ts';

/** What is told to whoever listens. */
export interface Ears {
  heard(text: string): void;
  /** Nothing was heard for a while, nor could anything be said: from now on it can. */
  back(): void;
}

/** How texts get from one process to all others. Each gets there soon or not at all. */
export interface Carrier {
  /** Letters of one text, at most. */
  readonly most: number;
  open(ears: Ears): Promise<void>;
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

export class Bus {
  private words: Word[] = [];
  private sending = false;
  private closed = false;
  /** Word from another process. */
  onWord: (word: Word) => void = () => {};
  /** Word may have been missed: look at everything. */
  onGap: () => void = () => {};

  constructor(
    /** null: nobody else is there. */
    private readonly carrier: Carrier | null,
    readonly process: string,
  ) {}

  async open(): Promise<void> {
    await this.carrier?.open({
      heard: (text) => this.hear(text),
      back: () => {
        this.onGap();
        // Others did not hear what was said here meanwhile.
        this.say({ t: '', g: 1 });
      },
    });
  }

  private hear(text: string): void {
    if (this.closed) return;
    for (const word of readWords(text)) {
      if (word.p === this.process) continue;
      if (word.g) this.onGap();
      else this.onWord(word);
    }
  }

  /** Sent once per turn of the event loop, outside every commit. */
  say(word: Word): void {
    if (!this.carrier || this.closed) return;
    this.words.push({ ...word, p: this.process });
    if (this.sending) return;
    this.sending = true;
    setImmediate(this.send);
  }

  private send = async (): Promise<void> => {
    const { carrier } = this;
    const words = this.words;
    this.words = [];
    try {
      for (const text of textsOf(words, carrier?.most ?? 0)) await carrier?.send(text);
    } catch {
      // Other processes also look by themselves from time to time.
    }
    if (this.words.length > 0) setImmediate(this.send);
    else this.sending = false;
  };

  async close(): Promise<void> {
    this.closed = true;
    await this.carrier?.close();
  }
}

/** As few texts as may be, none longer than `most`. */
function* textsOf(words: readonly Word[], most: number): Iterable<string> {
  let parts: string[] = [];
  let length = 0;
  for (const word of words) {
    const part = JSON.stringify(word);
    if (parts.length > 0 && length + part.length + 2 > most) {
      yield `[${parts.join()}]`;
      parts = [];
      length = 0;
    }
    parts.push(part);
    length += part.length + 1;
  }
  if (parts.length > 0) yield `[${parts.join()}]`;
}
