import type { TimeRange } from '@gable/shared/appointments/free-times.ts'
import { dayLength, fromClockTime } from '@gable/shared/time/calendar.ts'
import ICAL from 'ical.js'
import { isTimeZone, toDays } from '../local-time.ts'
import type { EventDraft, ReadWindow, RemoteChange } from '../provider.ts'
import { withRecurrenceLimit } from './recurrence-limit.ts'

/** A rule that repeats every second is not worth a day of computing. */
const occurrenceMaximum = 3000
const busyMaximum = 2000
/** The standard asks for one. For each occurrence the library compares all. */
const ruleMaximum = 10

interface ReadOptions {
  window: ReadWindow
  /** Of all-day events, and of times without a zone. */
  timeZone: string
  /** How many occurrences may still be computed, for all resources of an answer. */
  budget?: { left: number }
}

/** When the events of a calendar resource take time. Undefined if it cannot be read. */
export function readResource(remoteId: string, text: string, options: ReadOptions): RemoteChange | undefined {
  try {
    return withRecurrenceLimit(() => parseResource(remoteId, text, options))
  } catch {
    // It may have taken as long as one with the most occurrences.
    if (options.budget) options.budget.left -= occurrenceMaximum
    return undefined
  }
}

function parseResource(remoteId: string, text: string, options: ReadOptions): RemoteChange {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const components = calendar.getAllSubcomponents('vevent')
  for (const component of components)
    if (component.getAllProperties('rrule').length > ruleMaximum) throw new RangeError('An event has too many rules')
  const [main] = components.filter((component) => !component.hasProperty('recurrence-id'))
  const event = main && new ICAL.Event(main)
  const busy = components
    .filter((component) => component === main || !main)
    .flatMap((component) => listBusy(new ICAL.Event(component), options))
  const isSingle = event !== undefined && !event.isRecurring()
  return {
    remoteId,
    isRemoved: false,
    busy: busy.slice(0, busyMaximum),
    range: isSingle ? toRange(event, event, options.timeZone) : undefined,
    isAllDay: event?.startDate.isDate ?? false,
  }
}

function listBusy(
  event: ICAL.Event,
  { window, timeZone, budget = { left: occurrenceMaximum } }: ReadOptions,
): TimeRange[] {
  const [from, till] = [window.from.getTime(), window.till.getTime()]
  const isInWindow = ({ start, end }: TimeRange) => start < end && end > from && start < till
  if (!event.isRecurring()) return isFree(event.component) ? [] : [toRange(event, event, timeZone)].filter(isInWindow)
  const ranges: TimeRange[] = []
  const iterator = event.iterator(skipPast(event, from))
  for (let count = 0; count < occurrenceMaximum && budget.left-- > 0; count++) {
    const next = iterator.next()
    if (!next || toRange(event, { startDate: next, endDate: next }, timeZone).start >= till) break
    const { item, ...times } = event.getOccurrenceDetails(next)
    const range = toRange(item, times, timeZone)
    if (isInWindow(range) && !isFree(item.component)) ranges.push(range)
  }
  return ranges
}

/** An occurrence that was moved into the window from behind it is read with the next window. */
function isFree(component: ICAL.Component): boolean {
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
  return value('transp') === 'TRANSPARENT' || value('status') === 'CANCELLED'
}

/**
 * The last occurrence before the window from which a rule by days or weeks continues in the same way. Others have few
 * occurrences, or count them.
 */
function skipPast(event: ICAL.Event, from: number): ICAL.Time {
  const start = event.startDate.clone()
  const rule = event.component.getFirstPropertyValue('rrule')
  const days = rule instanceof ICAL.Recur && !rule.count && { DAILY: 1, WEEKLY: 7 }[rule.freq as string]
  const isOnly = event.component.getAllProperties('rrule').length === 1 && !event.component.hasProperty('rdate')
  if (!days || !isOnly) return start
  const step = days * Math.max(1, (rule as ICAL.Recur).interval)
  const length = event.duration.toSeconds() * 1000
  const daysBefore = Math.floor((from - length - start.toUnixTime() * 1000) / dayLength) - 2
  if (daysBefore > step) start.adjust(Math.floor(daysBefore / step) * step, 0, 0, 0)
  return start
}

function toRange(
  { component }: Pick<ICAL.Event, 'component'>,
  { startDate: start, endDate: end }: { startDate: ICAL.Time; endDate: ICAL.Time },
  timeZone: string,
): TimeRange {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  if (start.isDate) return toDays(start.toString(), end.toString(), zone)
  const name = (property: string) => component.getFirstProperty(property)?.getFirstParameter('tzid')
  return {
    start: toInstant(start, name('dtstart'), zone),
    end: toInstant(end, name('dtend') ?? name('dtstart'), zone),
  }
}

/** Zones of the IANA database are known here; others are described in the file. */
function toInstant(time: ICAL.Time, tzid: string | undefined, timeZone: string): number {
  const { zone } = time
  if (zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1000
  const clockTime = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second)
  if (tzid && isTimeZone(tzid)) return fromClockTime(clockTime, tzid)
  if (zone && zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000
  return fromClockTime(clockTime, timeZone)
}

/** A resource with one event. */
export const createResource = (draft: EventDraft, origin: string): string => {
  const calendar = new ICAL.Component(['vcalendar', [], []])
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('prodid', '-//Gable//Calendar//EN')
  const event = new ICAL.Component('vevent')
  event.updatePropertyWithValue('uid', `${draft.id}@${new URL(origin).hostname}`)
  calendar.addSubcomponent(event)
  applyDraft(event, draft)
  return calendar.toString()
}

/** The resource with our texts and times. What the agent added, such as an alarm, stays. */
export function updateResource(text: string, draft: EventDraft): string | undefined {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text))
    const event = calendar.getFirstSubcomponent('vevent')
    if (!event) return undefined
    applyDraft(event, draft)
    return calendar.toString()
  } catch {
    return undefined
  }
}

function applyDraft(event: ICAL.Component, { title, description, location, start, end, isBusy }: EventDraft) {
  const texts = {
    summary: title,
    description,
    location,
    transp: isBusy ? 'OPAQUE' : 'TRANSPARENT',
    status: 'CONFIRMED',
  }
  for (const [name, value] of Object.entries(texts)) event.updatePropertyWithValue(name, value)
  const times = { dtstamp: Date.now(), dtstart: start, dtend: end }
  event.removeAllProperties('duration')
  for (const [name, value] of Object.entries(times)) {
    event.removeAllProperties(name)
    event.addPropertyWithValue(name, ICAL.Time.fromJSDate(new Date(value), true))
  }
  const sequence = Number(event.getFirstPropertyValue('sequence') ?? -1)
  event.updatePropertyWithValue('sequence', Number.isFinite(sequence) ? sequence + 1 : 0)
}
