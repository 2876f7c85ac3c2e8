import { addDays, startOfDay, toDay } from '@gable/shared/time/calendar.ts'
import { getTimeZone } from '../email-delivery/enqueue-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The agency's day, which the daily limit counts by. */
export const getToday = async (db: Db, scope: AccountScope, now = Date.now()): Promise<string> =>
  toDay(now, await getTimeZone(db, scope))

/** The agency's next midnight, also when the clocks change. */
export const getNextMidnight = async (db: Db, scope: AccountScope, now = Date.now()): Promise<Date> => {
  const timeZone = await getTimeZone(db, scope)
  return new Date(startOfDay(addDays(toDay(now, timeZone), 1), timeZone))
}
