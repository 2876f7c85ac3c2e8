import { randomBytes } from 'node:crypto'
import { type OpenCells, openCells } from '../platform/cells/open-cells.ts'
import { type Database, openDatabase, openOwnerDatabase } from '../platform/database.ts'
import type { Log } from '../platform/observe/log.ts'
import type { Settings } from '../platform/settings.ts'
import { startEmbedded } from './embedded/postgres.ts'
import { migrate } from './migrate.ts'

export interface Installation {
  url: string
  /** For requests and jobs, restricted by row-level security. */
  product: Database
  /** For migrations, the job queue and seeds. */
  owner: Database
  /** The databases of accounts. Undefined while there is one. */
  cells?: OpenCells | undefined
  /** Shared by all processes of the installation. */
  secret: Buffer
  close(): Promise<void>
}

/** Connects to the configured databases, or starts the embedded one, and migrates it. */
export async function openInstallation(settings: Settings, log: Log): Promise<Installation> {
  const embedded = settings.DATABASE_URL ? undefined : await startEmbedded({ dataDir: settings.DATA_DIR })
  const url = settings.DATABASE_URL ?? embedded?.url ?? ''
  const onError = (error: Error) => log.warn({ err: error }, 'A database connection ended')
  // With several databases, one connection listens for where accounts are.
  const owner = openOwnerDatabase(url, { connections: settings.CELLS.size > 0 ? 12 : 11, onError })
  const product = openDatabase(url, { onError })
  let cells: OpenCells | undefined
  const close = async () => {
    await cells?.close()
    await Promise.allSettled([product.close(), owner.close()])
    await embedded?.stop()
  }
  try {
    const applied = await migrate(owner)
    if (applied.length > 0) log.info({ migrations: applied }, 'The database was migrated')
    const secret = await ensureSecret(owner)
    cells = await openCells({ url, product, owner }, settings.CELLS, log)
    return { url, product, owner, cells, secret, close }
  } catch (error) {
    await close()
    throw error
  }
}

export async function ensureSecret({ db }: Database) {
  await db
    .insertInto('secrets')
    .values({ name: 'signing', value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'signing')
    .executeTakeFirstOrThrow()
  return value
}
