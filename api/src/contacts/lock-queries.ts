import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Contacts are locked before what belongs to them, each by id, so that two transactions never wait for each other. */
export async function lockContacts(db: Db, { accountId }: AccountScope, ids: readonly string[]): Promise<void> {
  await sql`select from contacts where account_id = ${accountId} and id = any(${[...ids]}::uuid[])
    order by id for no key update`.execute(db)
}
