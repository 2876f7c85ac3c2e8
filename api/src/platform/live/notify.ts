import type { LiveEvent } from '@gable/shared/live/events.ts'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { AccountScope } from '../scope.ts'

/** Tells every open console of the account, once the caller's transaction has committed and not otherwise. */
export async function notify(db: Db, { accountId }: AccountScope, event: LiveEvent) {
  await sql`select pg_notify('live', ${JSON.stringify({ accountId, event })})`.execute(db)
}
