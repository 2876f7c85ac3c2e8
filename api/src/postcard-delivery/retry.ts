import { minuteLength } from '@gable/shared/time/calendar.ts'

/** Three days. */
const attemptsMaximum = 30

/** When to ask the printer again after so many attempts. Undefined to give up, which never happens to what it may have taken. */
export function getRetryTime(attempts: number, mayBeTaken: boolean, now = Date.now()): Date | undefined {
  if (attempts >= attemptsMaximum && !mayBeTaken) return undefined
  return new Date(now + Math.min(180 * minuteLength, minuteLength * 2 ** Math.max(0, attempts - 1)))
}
