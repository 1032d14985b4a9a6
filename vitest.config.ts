/** All tests of the hall: `*.test.ts` in the test folders of packages, games and the benchmark. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const RULES = ['games/*/test/**/*.test.ts', 'packages/{kernel,cards,effects,geometry}/test/**/*.test.ts'];
const BROWSER = [
  'packages/web/test/{bulwark,campaign,first-decisions,games,hall,people,rulebook,screens,sixth-game,wolsung}.test.ts',
];
const PAGE = ['packages/web/test/*.test.{ts,tsx}'];
const ELSEWHERE = ['**/node_modules/**', '**/dist/**'];

/** No test fails because a machine is slow or busy: this only ends what hangs. With a tenth of a core some take half an hour. */
const HANGS = 3 * 60 * 60_000;

/** What takes longest comes first, so that at the end no core waits for the other. The pages are built beside the first of them. */
const LONGEST: readonly RegExp[] = [
  /server\/test\/crash/,
  /server\/test\/leak-games/,
  /server\/test\/postgres/,
  /web\/test\/screens/,
  /web\/test\/games/,
  /web\/test\/hall/,
  /web\/test\/sixth-game/,
  /server\/test\/bots-apart/,
  /web\/test\//,
  /\/laws/,
  /\/fuzz\.test/,
  /server\/test\//,
];

class LongestFirst extends BaseSequencer {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => name.test(moduleId));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    exclude: ELSEWHERE,
    testTimeout: HANGS,
    hookTimeout: HANGS,
    passWithNoTests: false,
    // The laws mostly count, but browsers and servers also wait: four at a time keep two cores busy.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        // Rules keep nothing outside their tables, so hundreds of files may share one load of each game.
        test: { name: 'rules', include: RULES, isolate: false },
      },
      {
        extends: true,
        // All of them visit the same pages, which are built once; each opens a hall and a browser of its own, and closes them.
        test: { name: 'browser', include: BROWSER, globalSetup: 'packages/web/test/pages.ts', isolate: false },
      },
      {
        extends: true,
        // Doubles of the browser and of modules, which must not be seen by the next file.
        test: { name: 'page', include: PAGE, exclude: [...ELSEWHERE, ...BROWSER] },
      },
      {
        extends: true,
        test: {
          name: 'hall',
          include: [
            'packages/*/test/**/*.test.{ts,tsx}',
            'games/*/{board,campaign/board}/**/*.test.{ts,tsx}',
            'bench/test/**/*.test.ts',
          ],
          exclude: [...ELSEWHERE, ...RULES, ...BROWSER, ...PAGE],
          // Programs keep what they know in what they open, and close it: loading them once is enough.
          isolate: false,
        },
      },
    ],
  },
});
