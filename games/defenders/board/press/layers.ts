/** Which layers of the map are shown, and whether its legend is: set in the rail, read by the map and the ledge. */
import { useSyncExternalStore } from 'react';

export const LAYERS = ['sketch', 'connections', 'entries', 'tokens'] as const;
export type Layer = (typeof LAYERS)[number];

interface Shown {
  off: readonly Layer[];
  legend: boolean;
}
let now: Shown = { off: [], legend: false };
const listeners = new Set<() => void>();
const put = (next: Shown): void => {
  now = next;
  for (const hear of listeners) hear();
};
const subscribe = (hear: () => void): (() => void) => {
  listeners.add(hear);
  return () => listeners.delete(hear);
};

export interface Layers {
  shows(layer: Layer): boolean;
  toggle(layer: Layer): void;
  legend: boolean;
  toggleLegend(): void;
}
export function useLayers(): Layers {
  const { off, legend } = useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  );
  return {
    shows: (layer) => !off.includes(layer),
    toggle: (layer) => put({ ...now, off: off.includes(layer) ? off.filter((one) => one !== layer) : [...off, layer] }),
    legend,
    toggleLegend: () => put({ ...now, legend: !legend }),
  };
}
