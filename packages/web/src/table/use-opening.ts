/** What a promise has come to: opening, open or failed. */
import { useEffect, useState } from 'react';

export type Opening<X> = { state: 'opening' } | { state: 'open'; value: X } | { state: 'failed'; error: Error };

/** What a promise has come to; `key` says when to ask anew. */
export function useOpening<X>(key: string, open: () => Promise<X>, close?: (value: X) => void): Opening<X> {
  const [opening, set] = useState<Opening<X>>({ state: 'opening' });
  const [calls] = useState({ open, close });
  calls.open = open;
  calls.close = close;
  useEffect(() => {
    if (!key) return;
    let wanted = true;
    let got: X | undefined;
    set({ state: 'opening' });
    calls.open().then(
      (value) => {
        got = value;
        if (wanted) set({ state: 'open', value });
        else calls.close?.(value);
      },
      (error: Error) => wanted && set({ state: 'failed', error }),
    );
    return () => {
      wanted = false;
      if (got !== undefined) calls.close?.(got);
    };
  }, [key, calls]);
  return opening;
}
