import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalSuggester } from '../../api/src/addresses/local-suggester.ts'
import { startEmbedded } from '../../api/src/database/embedded/postgres.ts'
import { migrate } from '../../api/src/database/migrate.ts'
import { openDatabase, openOwnerDatabase } from '../../api/src/platform/database.ts'
import { type Bench, measureTime, medianOf, memoize } from './bench.ts'
import { addressRowCount, seedAddresses } from './seed-addresses.ts'
import { listTypedSearches } from './typed-searches.ts'

/** Response times of the local address suggestions among a million addresses: the median and the 99th percentile. */
export const addressSuggest: Bench = {
  name: 'address-suggest-p50',
  unit: 'ms',
  measure: async () => (await percentiles()).p50,
}
export const addressSuggestLate: Bench = {
  name: 'address-suggest-p99',
  unit: 'ms',
  measure: async () => (await percentiles()).p99,
}

const percentiles = memoize(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-bench-'))
  // Postgres does not run as root, so its user must be able to enter the folder.
  await chmod(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir, isTemporary: true })
  const [owner, product] = [openOwnerDatabase(embedded.url), openDatabase(embedded.url)]
  try {
    await migrate(owner)
    await seedAddresses(owner, addressRowCount)
    return await measurePercentiles(createLocalSuggester(product.db), await listTypedSearches(owner))
  } finally {
    await product.close()
    await owner.close()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

async function measurePercentiles(suggester: ReturnType<typeof createLocalSuggester>, searches: string[]) {
  const { signal } = new AbortController()
  const times: number[] = []
  for (const text of searches) {
    times.push(await medianOf(3, () => measureTime(() => suggester.suggest(text, signal))))
  }
  times.sort((a, b) => a - b)
  return { p50: times[times.length >> 1] ?? Number.NaN, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN }
}
