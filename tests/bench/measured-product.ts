import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../api/src/database/embedded/postgres.ts'
import { type Database, openOwnerDatabase } from '../../api/src/platform/database.ts'
import { runProduct } from '../support/running-product.ts'

export interface MeasuredProduct {
  port: number
  pid: number
  owner: Database
  stop(): Promise<void>
}

/** The built product beside the routes it is measured against, on a Postgres that waits for the disk as it should. */
export async function measuredProduct(
  given: Record<string, string> = {},
  program: 'bench' | 'server' = 'bench',
): Promise<MeasuredProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-bench-'))
  // Postgres does not run as root: the user it runs as must reach the folder.
  await chmod(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir })
  // Each visitor has an address of their own, as behind a proxy, so that the limit per visitor is in force.
  const settings = {
    DATABASE_URL: embedded.url,
    DATA_DIR: dataDir,
    PORT: '0',
    TRUST_PROXY: 'on',
    WORKER: 'off',
    ...given,
  }
  const product = runProduct({ ...settings, NODE_ENV: 'production' }, program)
  const origin = await product.opened()
  const owner = openOwnerDatabase(embedded.url)
  return {
    port: Number(new URL(origin).port),
    pid: product.child.pid ?? 0,
    owner,
    async stop() {
      product.child.kill('SIGTERM')
      await product.ended
      await owner.close()
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
