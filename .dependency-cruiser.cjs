const tests = '\\.test\\.tsx?$'

/** What visitors go through, on pages of ours and in widgets alike. */
const theOneRuntime = '^embeds/src/(journeys|tracking|element)/'

const forbidden = [
  {
    name: 'shared-knows-nobody',
    comment: 'What two packages need lives in shared; what only one needs lives there.',
    from: { path: '^shared/' },
    to: { path: '^(api|console|embeds|public-pages|tests)/' },
  },
  {
    name: 'packages-know-only-shared',
    comment: 'Packages meet in shared and over HTTP.',
    from: { path: '^(console|embeds|public-pages)/' },
    to: { path: '^(api|console|embeds|public-pages|tests)/', pathNot: ['^$1/', theOneRuntime] },
  },
  {
    name: 'only-pages-hold-the-journey',
    comment: 'The journey and its tracker are drawn by embeds and by public pages; the console shows them in a frame.',
    from: { pathNot: '^(embeds|public-pages)/' },
    to: { path: theOneRuntime },
  },
  {
    name: 'api-serves-only-public-pages',
    comment: 'The API renders public pages and otherwise knows only shared.',
    from: { path: '^api/' },
    to: { path: '^(console|embeds|tests)/' },
  },
  {
    name: 'only-the-platform-mints-scopes',
    comment: 'A scope proves who asks. Take the one the request carries instead of making one.',
    from: { pathNot: `^api/src/(platform|testing)/|${tests}` },
    to: { path: '^api/src/platform/mint\\.ts$' },
  },
  {
    name: 'tremor-only-behind-charts',
    comment: 'Charts are drawn through console/src/design/data/chart, the one door to Tremor.',
    from: { pathNot: '^console/src/design/data/chart' },
    to: { path: 'node_modules/@tremor/' },
  },
  {
    name: 'nothing-leans-on-a-test',
    comment: 'Move what a test and something else need into a file of its own.',
    from: { pathNot: tests },
    to: { path: tests },
  },
  {
    name: 'everything-resolves',
    comment: 'The file is missing, or the package is not among the dependencies of this one.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'sql-only-in-queries',
    comment: 'Statements live in queries.ts or *-queries.ts of the feature; types may be imported anywhere.',
    from: { path: '^api/src/', pathNot: ['^api/src/(platform|database|testing)/', '[/-]queries\\.ts$', tests] },
    to: { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only', 'type-import'] },
  },
]

module.exports = {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
    },
  },
}
