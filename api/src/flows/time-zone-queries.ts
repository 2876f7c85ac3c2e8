import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Of the agency. */
export const getTimeZone = async (db: Db, { accountId }: AccountScope): Promise<string> => {
  const { time_zone } = await db
    .selectFrom('agencies')
    .select('time_zone')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return time_zone
}

/**
 * In milliseconds, and the time zone of the agency. Due times are set and compared by the clock of the database alone, so
 * that a process whose own clock is wrong or jumps takes no step too early or too late.
 */
export async function getAccountTime(db: Db, { accountId }: AccountScope) {
  return db
    .selectFrom('agencies')
    .select(['time_zone as timeZone', databaseTime.as('now')])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** When the transaction began. */
export const databaseTime = sql<number>`floor(extract(epoch from now()) * 1000)::float8`
