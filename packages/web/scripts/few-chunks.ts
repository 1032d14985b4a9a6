/**
 * Puts what is always loaded together into one chunk each: many small ones compress badly, and the bundler would make one for
 * every set of pages that share something. One is what every page needs, one what all rules need, one the table; of each game
 * its rules and its board. Whatever the bots' worker needs stands apart from what needs a document.
 */
import type { Plugin } from 'vite';

const ENTRY = {
  hall: /\/web\/index\.html$/,
  lobby: /\/src\/pages\/lobby\.tsx$/,
  table: /\/src\/table\/page\.tsx$/,
  worker: /\/src\/tables\/bot-worker\.ts$/,
  rules: /\/games\/[^/]+\/index\.ts$/,
  words: /\/games\/[^/]+\/text\/(.*\/)?(en|pl)\.ts$/,
  board: /\/games\/[^/]+\/board\/index\.tsx?$/,
} as const;
/** What the front page needs of the kernel, and what begins it all, is left to the bundler. */
const APART = /\/packages\/registry\/|\/kernel\/src\/(text|levels)\.ts$|\/main\.tsx$/;
const ENGINE = /\/packages\/kernel\/|\/@noble\/|\/valibot\//;
const CODE = /\.tsx?$|\.m?js$|^\0/;
/** Words of one language, fetched by themselves. */
const ONE_LANGUAGE = /^[^\0].*[./](en|pl)\.ts$/;

export function fewChunks(): Plugin {
  const chunkOf = new Map<string, string>();
  return {
    name: 'guildhall-few-chunks',
    apply: 'build',
    config: () => {
      const name = (id: string): string | null => chunkOf.get(id) ?? null;
      const groups = [{ name, includeDependenciesRecursively: false }];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
    buildEnd() {
      const ids = [...this.getModuleIds()];
      /** What comes with some modules at once. */
      const reach = (entry: RegExp): Set<string> => {
        const reached = new Set<string>();
        const visit = (id: string): void => {
          if (reached.has(id)) return;
          reached.add(id);
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next);
        };
        for (const id of ids) if (entry.test(id)) visit(id);
        return reached;
      };
      const { hall, lobby, table, worker, rules, words, board } = Object.fromEntries(
        Object.entries(ENTRY).map(([name, entry]) => [name, reach(entry)]),
      ) as { [name in keyof typeof ENTRY]: Set<string> };
      const chunk = (id: string): string | null => {
        if (APART.test(id)) return null;
        if (ENGINE.test(id)) return rules.has(id) ? 'engine' : null;
        if (hall.has(id)) return rules.has(id) || worker.has(id) ? null : 'hall';
        if (lobby.has(id)) return null;
        const [, game] = /\/games\/([^/]+)\//.exec(id) ?? [];
        if (game && (rules.has(id) || words.has(id))) return ONE_LANGUAGE.test(id) ? null : game;
        if (game) return board.has(id) ? `${game}-board` : null;
        const [, part] = /\/packages\/(cards|effects|geometry)\//.exec(id) ?? [];
        if (rules.has(id)) return part ?? null;
        return table.has(id) ? 'table' : null;
      };
      for (const id of ids) {
        const info = this.getModuleInfo(id);
        // Entries keep chunks of their own, by which the manifest finds them.
        if (!info || info.isEntry || info.dynamicImporters.length > 0 || !CODE.test(id)) continue;
        const name = chunk(id);
        if (name !== null) chunkOf.set(id, name);
      }
    },
  };
}
