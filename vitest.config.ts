import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// `npm run soak -- --runs 20` looks for rare failures of properties with 20 times as many examples.
const propertyRuns = Number(process.env.PROPERTY_RUNS ?? 1)
const alias =
  propertyRuns > 1 ? { 'fast-check': fileURLToPath(new URL('scripts/lib/repeat-properties.mjs', import.meta.url)) } : {}

/** One file per way in which an account is found or reached. `TEST_CELLS=2` does the same with any other file. */
const filesWithTwoCells = [
  'addresses/address-sharing',
  'answers/answers',
  'contact-dashboard/links',
  'flows/run-flows',
  'hosts/hosts',
  'ingest/ingest',
  'onboarding/onboarding',
  'purl/purl',
  'submissions/receive-submission',
  'team/invitations',
].map((name) => `api/src/${name}.test.ts`)

// Files share their modules, which take longer to load than most tests to run; each founds a world of its own.
export default defineConfig({
  test: {
    // The tests of the API wait for their database half of the time: also two cores have work for two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Transformed modules are kept by their content. The projects share them, and the next run starts in half the time.
    experimental: { fsModuleCache: true },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          isolate: false,
          // Only ends what hangs: on a busy machine, a property test takes twenty times as long.
          testTimeout: 180_000 * propertyRuns,
          hookTimeout: 180_000,
          include: ['{shared,console,embeds,public-pages}/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'api',
          isolate: false,
          include: ['api/src/**/*.test.ts'],
          globalSetup: ['api/src/testing/database-server.ts'],
          env: { NODE_ENV: 'test' },
          testTimeout: 180_000 * propertyRuns,
          hookTimeout: 180_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'cells',
          isolate: false,
          include: filesWithTwoCells,
          globalSetup: ['api/src/testing/database-server.ts'],
          env: { NODE_ENV: 'test', TEST_CELLS: '2' },
          testTimeout: 180_000 * propertyRuns,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['api/src/testing/database-server.ts'],
          // As above: beside other work, two processes and a database take five times as long.
          testTimeout: process.env.FAULTS === 'long' ? 30 * 60_000 : 600_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
