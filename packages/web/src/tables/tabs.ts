/** A table of this browser is played in one tab at a time: the one that opened it last. */
import { newId } from './random.ts';

const CHANNEL = 'guildhall.tables';
/** Tells tabs apart. */
const TAB = newId(8);

/** `opened`: whoever else has it lets go. `stored`: what was on its way there is stored now. */
interface Word {
  tab: string;
  table: string;
  what: 'opened' | 'stored';
}

export interface TableTabs {
  /** To be said once the last move made here is stored, where another tab has the table already. */
  stored(): void;
  close(): void;
}

/** Takes the table over from whichever tab had it; `lost` when another does the same, `behind` when that one had more to store. */
export function holdTable(table: string, { lost, behind }: { lost(): void; behind(): void }): TableTabs {
  if (typeof BroadcastChannel === 'undefined') return { stored: () => {}, close: () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  const say = (what: Word['what']): void => channel.postMessage({ tab: TAB, table, what } satisfies Word);
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.table !== table || data.tab === TAB) return;
    if (data.what === 'opened') lost();
    else behind();
  };
  say('opened');
  return { stored: () => say('stored'), close: () => channel.close() };
}
