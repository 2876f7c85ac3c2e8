import type { CalendarFile } from './email.ts'

interface CalendarEvent {
  /** The same in every version of the event. */
  uid: string
  /** Higher in each later version. */
  sequence: number
  startsAt: Date
  endsAt: Date
  title: string
  description: string
  /** Where it takes place: an address, a phone number or the link of a video call. */
  location?: string
  /** The sender's email address. */
  organizer: string
  isCanceled?: boolean
  fileName: string
}

/** An iCalendar file (RFC 5545). Its times are in UTC, so calendars show them in the time zone of their owner. */
export function createCalendarFile(event: CalendarEvent, now = new Date()): CalendarFile {
  const method = event.isCanceled ? 'CANCEL' : 'PUBLISH'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gable//Calendar//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${toUtc(now)}`,
    `DTSTART:${toUtc(event.startsAt)}`,
    `DTEND:${toUtc(event.endsAt)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `ORGANIZER:mailto:${event.organizer}`,
    `STATUS:${event.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return { method, fileName: event.fileName, content: lines.map((line) => `${foldLine(line)}\r\n`).join('') }
}

interface FeedEvent extends Pick<CalendarEvent, 'uid' | 'startsAt' | 'endsAt' | 'title' | 'description' | 'location'> {
  /** Whether it takes time in the calendar. */
  isBusy: boolean
}

/** Events that a calendar subscribes to. It is asked to look again every half an hour. */
export function renderCalendarFeed(events: readonly FeedEvent[], now = new Date()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gable//Calendar//EN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Appointments and next actions',
    'REFRESH-INTERVAL;VALUE=DURATION:PT30M',
    'X-PUBLISHED-TTL:PT30M',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${toUtc(now)}`,
      `DTSTART:${toUtc(event.startsAt)}`,
      `DTEND:${toUtc(event.endsAt)}`,
      `SUMMARY:${escapeText(event.title)}`,
      `DESCRIPTION:${escapeText(event.description)}`,
      ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
      `TRANSP:${event.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** `20260309T140000Z` */
const toUtc = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '')

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** A line has at most 75 bytes. It continues on the next line after a space, never inside a character. */
function foldLine(line: string) {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
