import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../api/src/database/embedded/postgres.ts'
import { type Database, openOwnerDatabase } from '../../api/src/platform/database.ts'
import { type Program, runProduct } from '../support/run-product.ts'

export interface MeasuredProduct {
  port: number
  pid: number
  /** Of the database, for the owner. */
  url: string
  owner: Database
  /** Where it stores media. */
  dataDir: string
  stop(): Promise<void>
}

/** Starts the built product with the extra routes it is compared with, on a Postgres that really flushes to disk. */
export async function startMeasuredProduct(
  overrides: Record<string, string> = {},
  program: Program = 'bench',
): Promise<MeasuredProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-bench-'))
  // Postgres does not run as root, so its user must be able to enter the folder.
  await chmod(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir })
  // With a trusted proxy each visitor has their own address, so the rate limit per visitor is active but rarely reached.
  const settings = {
    DATABASE_URL: embedded.url,
    DATA_DIR: dataDir,
    DEMO: 'on',
    PORT: '0',
    TRUST_PROXY: 'on',
    WORKER: 'off',
    ...overrides,
  }
  const product = runProduct({ ...settings, NODE_ENV: 'production' }, program)
  const origin = await product.waitUntilOpen()
  const owner = openOwnerDatabase(embedded.url)
  return {
    port: Number(new URL(origin).port),
    pid: product.child.pid ?? 0,
    url: embedded.url,
    owner,
    dataDir: settings.DATA_DIR,
    async stop() {
      product.child.kill('SIGTERM')
      await product.exited
      await owner.close()
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
