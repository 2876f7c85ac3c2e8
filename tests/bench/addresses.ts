import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalSuggester } from '../../api/src/addresses/local-suggester.ts'
import { startEmbedded } from '../../api/src/database/embedded/postgres.ts'
import { migrate } from '../../api/src/database/migrate.ts'
import { openOwnerDatabase, openDatabase } from '../../api/src/platform/database.ts'
import { addressRows, plantAddresses } from './addresses-rows.ts'
import { typedBeginnings } from './addresses-typed.ts'
import { type Bench, middleOf } from './bench.ts'

/** What half of those who type wait for the own book of homes, and what one in a hundred waits, among a million homes. */
export const addressSuggest: Bench = {
  name: 'address-suggest-p50',
  unit: 'ms',
  measure: async () => (await waits()).p50,
}
export const addressSuggestLate: Bench = {
  name: 'address-suggest-p99',
  unit: 'ms',
  measure: async () => (await waits()).p99,
}

let measured: ReturnType<typeof measure> | undefined
const waits = () => {
  measured ??= measure()
  return measured
}

async function measure() {
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-bench-'))
  // Postgres does not run as root: the user it runs as must reach the folder.
  await chmod(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir, isTemporary: true })
  const [owner, product] = [openOwnerDatabase(embedded.url), openDatabase(embedded.url)]
  try {
    await migrate(owner)
    await plantAddresses(owner, addressRows)
    return await waitsOf(createLocalSuggester(product.db), await typedBeginnings(owner))
  } finally {
    await product.close()
    await owner.close()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function waitsOf(book: ReturnType<typeof createLocalSuggester>, typed: string[]) {
  const { signal } = new AbortController()
  const waited: number[] = []
  for (const text of typed) {
    waited.push(
      await middleOf(3, async () => {
        const started = performance.now()
        await book.suggest(text, signal)
        return performance.now() - started
      }),
    )
  }
  waited.sort((a, b) => a - b)
  return { p50: waited[waited.length >> 1] ?? Number.NaN, p99: waited[Math.floor(waited.length * 0.99)] ?? Number.NaN }
}
