import { expect, test } from 'vitest'
import { formatDue, fromLocalTime, isOverdue, listSnoozeTimes, toLocalTime } from './due.ts'

const newYork = 'America/New_York'
const saturday = Date.parse('2026-03-14T15:00:00Z')

test('due times are in the time zone of the agency', () => {
  expect(fromLocalTime('2026-03-14T09:30', newYork)).toBe('2026-03-14T13:30:00.000Z')
  expect(fromLocalTime('2026-01-14T09:30', newYork)).toBe('2026-01-14T14:30:00.000Z')
  expect(toLocalTime('2026-03-14T13:30:00Z', newYork)).toBe('2026-03-14T09:30')
  expect(toLocalTime('2026-03-15T03:30:00Z', newYork)).toBe('2026-03-14T23:30')
})

test('every local time maps to an instant on the days when the clocks change', () => {
  expect(toLocalTime(fromLocalTime('2026-03-08T03:30', newYork), newYork)).toBe('2026-03-08T03:30')
  expect(toLocalTime(fromLocalTime('2026-11-01T12:00', newYork), newYork)).toBe('2026-11-01T12:00')
  expect(fromLocalTime('2026-03-08T02:30', newYork)).toBe('2026-03-08T07:30:00.000Z')
})

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
