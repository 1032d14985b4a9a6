// Import directions: the kernel knows no game, games know the kernel, everybody else knows games by the registry only.
// Tests, benchmarks and tools for developers may open a game by its index, never by its inside.
const TEST = '(^|/)(test|testing|scripts)/|\\.test\\.tsx?$|^bench/';
/** Parts that several games share; they know no game. */
const PARTS = '(cards|effects|geometry)';
const OWN_MODULES = '(^|/)node_modules/';

/** A package under `path` may import only its own files and what `may` matches. */
const only = (name, path, may, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path, pathNot: TEST },
  to: { pathNot: [path, ...may] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Only the chapters of one rulebook may refer to each other in circles.',
      severity: 'error',
      from: { pathNot: '^games/[^/]+/rules/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'no-undeclared',
      comment: 'A package that is imported must stand in the package.json of the importer.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    only(
      'kernel-imports-nothing',
      '^packages/kernel/',
      ['node_modules/@noble/'],
      'The kernel stands on audited hash primitives alone.',
    ),
    {
      name: 'rules-are-pure',
      comment: 'Rules run in browsers and servers alike: no clock, no files, no network.',
      severity: 'error',
      from: { path: `^(packages/kernel|packages/${PARTS}|games/[^/]+)/`, pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'games-know-no-match',
      comment: 'A match, its record and its replay are the business of programs; a game is asked and answers.',
      severity: 'error',
      from: { path: '^games/', pathNot: TEST },
      to: { path: '^packages/kernel/src/hall' },
    },
    {
      name: 'games-import-the-kernel',
      comment: 'A game imports the kernel, shared parts and its schema library; only its board may import the page.',
      severity: 'error',
      from: { path: '^games/([^/]+)/', pathNot: `${TEST}|^games/[^/]+/(campaign/)?board/` },
      to: { pathNot: ['^games/$1/', '^packages/kernel/', `^packages/${PARTS}/`, 'node_modules/valibot/'] },
    },
    {
      name: 'boards-import-the-table',
      severity: 'error',
      from: { path: '^games/([^/]+)/(campaign/)?board/', pathNot: TEST },
      to: {
        pathNot: [
          '^games/$1/',
          `^packages/(kernel|table|${PARTS})/`,
          'node_modules/(valibot|react|react-dom|@types/react|@types/react-dom|csstype|perfect-freehand|@fontsource[^/]*)/',
        ],
      },
    },
    {
      name: 'only-the-registry-imports-games',
      severity: 'error',
      from: { path: '^(packages|bench|scripts)/', pathNot: `^packages/registry/|${TEST}` },
      to: { path: '^games/' },
    },
    {
      name: 'nobody-imports-a-games-inside',
      comment: 'A game is its index; its other files are its own affair.',
      severity: 'error',
      from: { path: '^(packages|bench|scripts)/' },
      to: {
        path: '^games/',
        pathNot: '^games/[^/]+/(index\\.ts|cover\\.ts|testing\\.ts|campaign/(index|cover)\\.ts|(campaign/)?board/index\\.tsx?)$',
      },
    },
    {
      name: 'positions-for-tests-are-for-tests',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: '^games/[^/]+/testing\\.ts$' },
    },
    {
      name: 'games-keep-to-themselves',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    only(
      'bots-know-the-kernel',
      '^packages/bots/',
      ['^packages/kernel/'],
      'A bot plays every game through the package interface.',
    ),
    {
      name: 'shared-parts-know-the-kernel',
      comment: 'A part that games share knows neither them nor the other parts.',
      severity: 'error',
      from: { path: `^packages/${PARTS}/`, pathNot: TEST },
      to: { path: '^(packages|games|bench)/', pathNot: ['^packages/$1/', '^packages/kernel/'] },
    },
    only('campaign-knows-the-kernel', '^packages/campaign/', ['^packages/kernel/']),
    only('wire-knows-the-kernel', '^packages/wire/', ['^packages/kernel/', 'node_modules/valibot/']),
    only('registry-knows-games', '^packages/registry/', [
      '^packages/(kernel|table)/',
      '^games/[^/]+/(index\\.ts|cover\\.ts|campaign/(index|cover)\\.ts|(campaign/)?board/index\\.tsx?)$',
    ]),
    {
      name: 'programs-know-interfaces',
      comment: 'Terminal, server and page reach games through the registry and the kernel.',
      severity: 'error',
      from: { path: '^packages/(cli|server|web)/', pathNot: TEST },
      to: {
        path: '^(packages|games|bench)/',
        pathNot: `^packages/(kernel|bots|campaign|registry|cli|server|web|table|wire|${PARTS})/`,
      },
    },
    {
      name: 'programs-are-apart',
      severity: 'error',
      from: { path: '^packages/(cli|server|web)/' },
      to: { path: '^packages/(cli|server|web)/', pathNot: '^packages/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: OWN_MODULES },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
