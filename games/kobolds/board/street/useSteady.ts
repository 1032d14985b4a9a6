/** A handler that never changes, so that what it is given to is not drawn again. */
import { useCallback, useEffect, useRef } from 'react';

export function useSteady<A extends unknown[]>(handler: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
