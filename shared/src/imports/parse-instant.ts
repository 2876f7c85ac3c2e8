import { isIsoDate } from '../contacts/attribute.ts'
import { dayLength } from '../time/calendar.ts'
import { type DateOrder, parseDate } from './parse-date.ts'

/**
 * Parses a date, with or without a time, into an instant. A date alone becomes noon UTC, which is the same day everywhere
 * in America. An instant up to a day ahead becomes now.
 */
export function parseInstant(text: string, now: number, order: DateOrder): { at: string } | { error: string } {
  const instant = hasTime.test(text) ? Date.parse(toIsoInstant(text)) : toNoon(parseDate(text, order) ?? '')
  if (Number.isNaN(instant)) return { error: 'is not a date' }
  if (instant < earliest) return { error: 'is before 1900' }
  if (instant > now + dayLength) return { error: 'is in the future' }
  return { at: new Date(Math.min(instant, now)).toISOString() }
}

const hasTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/

/** A time without a zone is UTC. */
const toIsoInstant = (text: string) => {
  const compact = text.replace(' ', 'T').replace(/ (?=[Z+-]|UTC)/i, '')
  return /(Z|UTC|[+-]\d{2}:?\d{2})$/i.test(compact) ? compact.replace(/UTC$/i, 'Z') : `${compact}Z`
}

const toNoon = (date: string) => (isIsoDate(date) ? Date.parse(`${date}T12:00:00Z`) : Number.NaN)

const earliest = Date.UTC(1900, 0, 1)
