import { Logger, runMigrations } from 'graphile-worker'
import { Migrator } from 'kysely'
import type { Database } from '../platform/database.ts'
import { migrations } from './migrations/all.ts'

/**
 * Brings the database up to date as its owner: the job queue first, then ours, each in a transaction of its own.
 * Processes that start together wait for one another on the migrator's lock.
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
