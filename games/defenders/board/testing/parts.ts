/** All parts of the board that are fetched when they are needed, so that a test can draw them at once. */

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A part that is not there yet is left out; drawing it asks for it, and afterwards it is there. */
export async function fetched(...drawn: readonly ReactElement[]): Promise<void> {
  for (const one of drawn) renderToStaticMarkup(one);
  await Promise.all([
    import('../bench/Draw.tsx'),
    import('../bench/Naming.tsx'),
    import('../bench/Scene.tsx'),
    import('../bench/Word.tsx'),
    import('../bench/World.tsx'),
    import('../Browser.tsx'),
    import('../city/City.tsx'),
    import('../city/World.tsx'),
    import('../dock/Dock.tsx'),
    import('../map/Canvases.tsx'),
    import('../rail/DrawTools.tsx'),
    import('../rail/People.tsx'),
  ]);
  // The promise that `lazy` made of each is settled after those above.
  await new Promise((next) => setTimeout(next));
}
