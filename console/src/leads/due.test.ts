import { expect, test } from 'vitest'
import { toLocalTime } from '../design/format/local-time.ts'
import { formatDue, isOverdue, listSnoozeTimes } from './due.ts'

const newYork = 'America/New_York'
const saturday = Date.parse('2026-03-14T15:00:00Z')

test('yesterday, today and tomorrow are named, other days show their date', () => {
  expect(formatDue('2026-03-14T19:00:00Z', newYork, saturday)).toBe('Today 3:00 PM')
  expect(formatDue('2026-03-15T13:00:00Z', newYork, saturday)).toBe('Tomorrow 9:00 AM')
  expect(formatDue('2026-03-13T13:00:00Z', newYork, saturday)).toBe('Yesterday 9:00 AM')
  expect(formatDue('2026-03-20T13:00:00Z', newYork, saturday)).toBe('Mar 20 9:00 AM')
  expect(formatDue('2027-03-20T13:00:00Z', newYork, saturday)).toBe('Mar 20, 2027 9:00 AM')
})

test('a due time in the past is overdue', () => {
  expect(isOverdue('2026-03-14T14:59:59Z', saturday)).toBe(true)
  expect(isOverdue('2026-03-14T15:00:01Z', saturday)).toBe(false)
})

test('snooze times are mornings in the time zone of the agency', () => {
  expect(listSnoozeTimes(newYork, saturday).map(({ label, until }) => [label, toLocalTime(until, newYork)])).toEqual([
    ['In 1 hour', '2026-03-14T12:00'],
    ['Tomorrow morning', '2026-03-15T09:00'],
    ['In 3 days', '2026-03-17T09:00'],
    ['Next Monday', '2026-03-16T09:00'],
  ])
  const monday = Date.parse('2026-03-16T15:00:00Z')
  expect(toLocalTime(listSnoozeTimes(newYork, monday)[3]?.until ?? '', newYork)).toBe('2026-03-23T09:00')
})
