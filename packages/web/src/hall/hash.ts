/** What stands in the address after the hash, followed as it changes. */
import { useSyncExternalStore } from 'react';

const onHash = (hear: () => void): (() => void) => {
  addEventListener('hashchange', hear);
  return () => removeEventListener('hashchange', hear);
};

/** An address cut short in the middle of a sign is read as it stands. */
function hashNow(): string {
  const raw = location.hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

export const useHash = (): string => useSyncExternalStore(onHash, hashNow);
