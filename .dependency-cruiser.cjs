const tests = '\\.test\\.tsx?$'
const galleries = '\\.gallery\\.tsx$'

/** Code that runs on visitors' pages, shared by the widgets and our public pages. */
const visitorRuntime = '^embeds/src/(journeys|tracking|element)/'

const forbidden = [
  {
    name: 'shared-imports-no-package',
    comment: 'Code that two packages need lives in shared; code that one package needs lives in that package.',
    from: { path: '^shared/' },
    to: { path: '^(api|console|embeds|public-pages|tests)/' },
  },
  {
    name: 'packages-import-only-shared',
    comment: 'Packages meet in shared and over HTTP.',
    from: { path: '^(console|embeds|public-pages)/' },
    to: { path: '^(api|console|embeds|public-pages|tests)/', pathNot: ['^$1/', visitorRuntime] },
  },
  {
    name: 'visitor-runtime-only-on-visitor-pages',
    comment: 'Widgets and public pages render journeys and track visits; the console shows them in an iframe.',
    from: { pathNot: '^(embeds|public-pages)/' },
    to: { path: visitorRuntime },
  },
  {
    name: 'api-renders-only-public-pages',
    comment: 'The API renders public pages and otherwise imports only shared.',
    from: { path: '^api/' },
    to: { path: '^(console|embeds|tests)/' },
  },
  {
    name: 'scopes-come-from-the-platform',
    comment: 'A scope proves who is asking. Use the one the request carries instead of minting another.',
    from: { pathNot: `^api/src/(platform|testing)/|${tests}` },
    to: { path: '^api/src/platform/mint\\.ts$' },
  },
  {
    name: 'ui-libraries-only-in-design',
    comment: 'Third-party UI is wrapped once, in console/src/design.',
    from: { path: '^console/src/', pathNot: ['^console/src/design/', tests] },
    to: { path: 'node_modules/(@base-ui|@dnd-kit|@tiptap|@tremor|cmdk|leaflet|qrcode)/' },
  },
  {
    name: 'tremor-only-in-charts',
    comment: 'Charts go through console/src/design/data/chart, so that Tremor loads only where a chart is shown.',
    from: { pathNot: '^console/src/design/data/chart' },
    to: { path: 'node_modules/@tremor/' },
  },
  {
    name: 'no-imports-from-tests',
    comment: 'Move what a test and other code share into a file of its own.',
    from: { pathNot: tests },
    to: { path: tests },
  },
  {
    name: 'no-test-fixtures-in-production',
    comment: 'Fixtures live in a testing folder and are imported by tests alone.',
    from: { path: '^(api|console|embeds|public-pages|shared)/src/', pathNot: ['/testing/', tests] },
    to: { path: ['/testing/', 'node_modules/(vitest|fast-check)/'] },
  },
  {
    name: 'no-gallery-in-pages',
    comment: 'The design gallery is for developers; pages import the part itself.',
    from: { pathNot: [galleries, '^console/src/design/gallery/'] },
    to: { path: galleries },
  },
  {
    name: 'imports-resolve',
    comment: 'The file is missing, or the package is not among the dependencies of this one.',
    from: {},
    // Made by a Vite plugin, see console/us-outlines.ts.
    to: { couldNotResolve: true, pathNot: '^virtual:us-outlines$' },
  },
  {
    name: 'sql-only-in-queries',
    comment: 'Statements live in queries.ts or *-queries.ts of the feature; types may be imported anywhere.',
    from: { path: '^api/src/', pathNot: ['^api/src/(platform|database|demo|testing)/', '[/-]queries\\.ts$', tests] },
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
