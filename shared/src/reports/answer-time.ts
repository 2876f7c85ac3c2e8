import { addOfficeHours, type OfficeHours } from '../leads/office-hours.ts'
import { pluralize } from '../text/pluralize.ts'
import { dayLength, hourLength } from '../time/calendar.ts'

/** How fast leads are to be answered. Without a limit no answer is late. */
export interface AnswerLimit {
  hours: number | null
  office: OfficeHours | null
  timeZone: string
}

/** The moments of a lead, in milliseconds. */
export interface AnsweredLead {
  createdAt: number
  answeredAt: number | null
}

/** `WAITING` leads can still be answered in time. */
export type AnswerState = 'IN_TIME' | 'LATE' | 'WAITING'

export function getAnswerState(
  { createdAt, answeredAt }: AnsweredLead,
  { hours, office, timeZone }: AnswerLimit,
  now: number,
): AnswerState {
  const isAnswered = answeredAt !== null
  const unanswered = isAnswered ? 'IN_TIME' : 'WAITING'
  if (hours === null) return unanswered
  const until = answeredAt ?? now
  // Office hours only ever postpone the limit, so most leads need no calendar.
  if (until <= createdAt + hours * hourLength) return unanswered
  if (until > createdAt + getLongestWait(hours, office)) return 'LATE'
  return until <= addOfficeHours(createdAt, hours, office, timeZone) ? unanswered : 'LATE'
}

/** The limit of any lead is within this time, clock changes included. */
export function getLongestWait(hours: number, office: OfficeHours | null): number {
  if (office === null) return hours * hourLength
  const [from, till] = [office.from, office.till].map((time) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60)
  const weekly = ((till ?? 0) - (from ?? 0)) * office.days.length
  return (Math.ceil(hours / weekly) + 1) * weekLength
}

const weekLength = 7 * dayLength

/** `40 minutes`, `3 hours`, `2.5 days` */
export function formatAnswerTime(hours: number): string {
  const [amount, unit] =
    hours < 1
      ? [Math.max(1, Math.round(hours * 60)), 'minute']
      : hours < 48
        ? [round(hours), 'hour']
        : [round(hours / 24), 'day']
  return pluralize(amount, unit)
}

const round = (amount: number) => (amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount))
