import type { BookingPageSettings } from '@gable/shared/appointments/booking-page.ts'
import { type FreeDay, listFreeTimes } from '@gable/shared/appointments/free-times.ts'
import type { Db } from '../platform/database.ts'
import { listBookedTimes } from './appointment-queries.ts'
import type { AgentScope } from './booking-page-queries.ts'
import { listBusyTimes } from './calendar-queries.ts'

interface FreeTimesOptions {
  settings: BookingPageSettings
  /** Of the agent. */
  timeZone: string
  /** An appointment that moves does not block itself. */
  movingId?: string | undefined
}

/** The times that visitors can book with an agent now. */
export async function loadFreeTimes(
  db: Db,
  scope: AgentScope,
  { settings, timeZone, movingId }: FreeTimesOptions,
): Promise<FreeDay[]> {
  const rows = await listBookedTimes(db, scope, movingId)
  const appointments = rows.map(toRange)
  const busy = [...appointments, ...(await listBusyTimes(db, scope)).map(toRange)]
  return listFreeTimes({ settings, busy, appointments, timeZone, now: Date.now() })
}

const toRange = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  start: startsAt.getTime(),
  end: endsAt.getTime(),
})
