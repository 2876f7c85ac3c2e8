import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../api/src/database/embedded/postgres.ts'
import { openCells } from '../../api/src/platform/cells/open-cells.ts'
import { openDatabase } from '../../api/src/platform/database.ts'
import { createLog } from '../../api/src/platform/observe/log.ts'
import { AgencyFactory, Places } from '../../api/src/testing/agency-factory.ts'
import { type MeasuredProduct, startMeasuredProduct } from './measured-product.ts'

interface MeasuredCells extends MeasuredProduct {
  /** Founds agencies in the directory's database and in the other one alternately. */
  factory: AgencyFactory
  /** Of the other database. */
  dataDir: string
}

/** The measured product with accounts in two databases, each on a Postgres of its own. */
export async function startMeasuredCells(overrides: Record<string, string> = {}): Promise<MeasuredCells> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-bench-cell-'))
  // Postgres does not run as root, so its user must be able to enter the folder.
  await chmod(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir })
  const measured = await startMeasuredProduct({ CELLS: `east=${embedded.url}`, ...overrides })
  const { url, owner } = measured
  const product = openDatabase(url)
  const log = createLog({ LOG_LEVEL: 'silent' })
  const cells = await openCells({ url, product, owner }, new Map([['east', embedded.url]]), log)
  return {
    ...measured,
    dataDir,
    factory: new AgencyFactory(owner, new Places(['main', 'east'])),
    async stop() {
      await cells?.close()
      await product.close()
      await measured.stop()
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
