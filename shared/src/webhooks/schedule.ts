import { hourLength } from '../time/calendar.ts'

const [minute, hour] = [60_000, hourLength]

/** The delay after each failed attempt: ten attempts spread over a day. */
const retryDelays = [
  minute / 2,
  2 * minute,
  5 * minute,
  15 * minute,
  45 * minute,
  2 * hour,
  4 * hour,
  7 * hour,
  10 * hour,
]

/** Returns the time of the retry after a failed attempt, or undefined after the last one. */
export function getNextAttemptAt(attempt: { number: number; at: Date }): Date | undefined {
  const delay = retryDelays[attempt.number - 1]
  return delay === undefined ? undefined : new Date(attempt.at.getTime() + delay)
}
