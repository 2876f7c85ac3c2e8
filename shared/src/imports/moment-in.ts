import { dayIn } from './value-in.ts'

/**
 * When something was, by what a file says of it: to the second where it says so with the hour, or else at the noon of the
 * day, which is the same day all over America. What is to come today is taken for now.
 */
export function momentIn(text: string, now: number): { at: string } | { fault: string } {
  const moment = exact.test(text) ? Date.parse(withZone(text)) : Date.parse(`${dayIn(text)}T12:00:00Z`)
  if (Number.isNaN(moment)) return { fault: 'is not a date' }
  if (moment < earliest) return { fault: 'is before 1900' }
  if (moment > now + aDay) return { fault: 'is in the future' }
  return { at: new Date(Math.min(moment, now)).toISOString() }
}

const exact = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/

const withZone = (text: string) => {
  const written = text.replace(' ', 'T').replace(/ (?=[Z+-]|UTC)/i, '')
  return /(Z|UTC|[+-]\d{2}:?\d{2})$/i.test(written) ? written.replace(/UTC$/i, 'Z') : `${written}Z`
}

const earliest = Date.UTC(1900, 0, 1)
const aDay = 86_400_000
