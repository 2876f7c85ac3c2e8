import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { AccountScope } from './scope.ts'

/**
 * Waits for other transactions of the account that hold the same lock, and holds it until this one ends, so that requests at
 * once cannot both take a name or the last free place.
 */
export async function lockInAccount(db: Db, { accountId }: AccountScope, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${name} of ${accountId}`}, 0))`.execute(db)
}
