import type { Today } from '@gable/shared/leads/lead.ts'
import { wallTime } from '../due.ts'

/** Whether time has made another list of it: something has become late, or the day is over. */
export function isOutdated({ data }: Today, readAt: number, now: number, timeZone: string): boolean {
  const dayOf = (at: number) => wallTime(at, timeZone).slice(0, 10)
  return (
    dayOf(readAt) !== dayOf(now) || data.some(({ reason, since }) => reason === 'DUE_TODAY' && Date.parse(since) < now)
  )
}
