/** A function that stays the same while what it does follows the latest render, so that nothing is drawn again for it. */
import { useCallback, useLayoutEffect, useRef } from 'react';

export function useSteady<A extends unknown[], R>(call: (...args: A) => R): (...args: A) => R {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
