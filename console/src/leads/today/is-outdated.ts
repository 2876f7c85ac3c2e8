import type { Today } from '@gable/shared/leads/lead.ts'
import { toLocalTime } from '../../design/format/local-time.ts'

/** Whether a lead has become overdue, or the day has ended, since the list was read. */
export function isOutdated({ data }: Today, readAt: number, now: number, timeZone: string): boolean {
  const getDay = (at: number) => toLocalTime(at, timeZone).slice(0, 10)
  return (
    getDay(readAt) !== getDay(now) ||
    data.some(({ reason, since }) => reason === 'DUE_TODAY' && Date.parse(since) < now)
  )
}
