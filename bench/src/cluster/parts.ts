/** Where a process spends its time, by part: read from profiles of the sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

export const PARTS = ['game', 'table', 'store', 'words', 'wire', 'collecting garbage', 'the rest'] as const;
export type Part = (typeof PARTS)[number];

/** By where a function stands; the first that fits. */
const PLACES: readonly (readonly [RegExp, Part])[] = [
  [/\/(games\/[^/]+|packages\/(kernel|cards|effects|geometry|bots|registry))\//, 'game'],
  [/\/packages\/server\/src\/bus\/|\/node_modules\/@nats-io\//, 'words'],
  [/\/packages\/server\/src\/store\/|\/node_modules\/(pg|pg-[^/]+|postgres-[^/]+|kysely|libsql)\//, 'store'],
  [
    /\/packages\/wire\/|\/packages\/server\/src\/(http\/|table\/(audience|sights|showing)\.)|\/node_modules\/(ws|fastify|@fastify)\//,
    'wire',
  ],
  [/\/packages\/server\/src\//, 'table'],
];

const partOf = (url: string): Part | null => PLACES.find(([place]) => place.test(url))?.[1] ?? null;

/**
 * Shares of the time in which the processes of these profiles were at work, the first `skip` milliseconds left out: there
 * they began. What Node does itself counts for whoever asked for it.
 */
export function shares(folder: string, skip: number): { [part in Part]: number } {
  const time = Object.fromEntries(PARTS.map((part) => [part, 0])) as { [part in Part]: number };
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'))) {
    const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile;
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const parts = new Map<number, Part>();
    const walk = (id: number, above: Part): void => {
      const node = byId.get(id);
      if (!node) return;
      const { functionName, url } = node.callFrame;
      const part = functionName === '(garbage collector)' ? 'collecting garbage' : (partOf(url) ?? above);
      parts.set(id, part);
      for (const child of node.children ?? []) walk(child, part);
    };
    walk(nodes[0].id, 'the rest');
    let at = 0;
    for (const [i, sample] of samples.entries()) {
      at += timeDeltas[i] ?? 0;
      if (at < skip * 1000) continue;
      if (byId.get(sample)?.callFrame.functionName === '(idle)') continue;
      time[parts.get(sample) ?? 'the rest'] += timeDeltas[i] ?? 0;
    }
  }
  const all = PARTS.reduce((sum, part) => sum + time[part], 0);
  for (const part of PARTS) time[part] /= all;
  return time;
}
