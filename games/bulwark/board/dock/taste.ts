/** BW-4.24: whether Menace is shown as a dial or as a slide. A habit of this browser. */
import { sayNotKept } from '@guildhall/table/storage';
import { useState } from 'react';

const KEY = 'guildhall.bulwark.tracker';
export type Tracker = 'dial' | 'slide';

function kept(): Tracker {
  try {
    return localStorage.getItem(KEY) === 'slide' ? 'slide' : 'dial';
  } catch {
    // A browser that keeps nothing: as it comes.
    return 'dial';
  }
}

export function useTracker(): [Tracker, (tracker: Tracker) => void] {
  const [tracker, set] = useState(kept);
  const choose = (next: Tracker): void => {
    set(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      sayNotKept();
    }
  };
  return [tracker, choose];
}
