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
