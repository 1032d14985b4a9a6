/** How large the sheet lies on the screen; it follows the window, and nothing else. */
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Frame } from '../map/layout.ts';
import { type Screen, screenOf } from '../map/muster.ts';

/** Where nothing can be measured: about a laptop. */
const USUAL = { width: 780, height: 550 };

export function useScreen(box: RefObject<Element | null>, frame: Frame): Screen {
  const [size, setSize] = useState(USUAL);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [box]);
  return useMemo(() => screenOf(size.width, size.height, frame), [size, frame]);
}
