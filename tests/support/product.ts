import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../api/src/database/embedded/postgres.ts'
import { freePort } from './free-port.ts'
import { runProduct } from './running-product.ts'

/** The built product, as it is run, on a database of its own with the demo world. Stops when the stories are told. */
export default async function setup() {
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-stories-'))
  // Postgres does not run as root: the user it runs as must reach the folder.
  await chmod(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir, isTemporary: true })
  // The links in letters name the port, so it is chosen before the product starts.
  const PORT = String(await freePort())
  const product = runProduct({ PORT, DATA_DIR: dataDir, DATABASE_URL: embedded.url, WEBHOOKS_ALLOW_PRIVATE: 'on' })
  Object.assign(process.env, { STORY_ORIGIN: await product.opened(), STORY_DATABASE_URL: embedded.url })
  return async () => {
    product.child.kill('SIGTERM')
    await product.ended
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
