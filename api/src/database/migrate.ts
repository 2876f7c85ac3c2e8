import { Logger, runMigrations } from 'graphile-worker'
import { Migrator } from 'kysely'
import type { Database } from '../platform/database.ts'
import { migrations } from './migrations/all.ts'

/**
 * Migrates the job queue and then the product, each migration in its own transaction. Processes that start at the same
 * time wait for each other on the lock of the migrator.
 */
export async function migrate(owner: Database, upTo?: string, all = migrations): Promise<string[]> {
  await runMigrations({ pgPool: owner.pool, logger: new Logger(() => () => {}) })
  const migrator = new Migrator({ db: owner.db, provider: { getMigrations: async () => all } })
  const { error, results = [] } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  const failed = results.find(({ status }) => status === 'Error')
  if (failed)
    throw new Error(`Migration ${failed.migrationName} failed and was rolled back: ${String(error)}`, { cause: error })
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
