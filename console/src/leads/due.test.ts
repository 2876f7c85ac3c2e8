import { expect, test } from 'vitest'
import { dueText, isOverdue, laterTimes, momentOf, wallTime } from './due.ts'

const newYork = 'America/New_York'
const saturday = Date.parse('2026-03-14T15:00:00Z')

test('a due time is that of the clock where the agency is', () => {
  expect(momentOf('2026-03-14T09:30', newYork)).toBe('2026-03-14T13:30:00.000Z')
  expect(momentOf('2026-01-14T09:30', newYork)).toBe('2026-01-14T14:30:00.000Z')
  expect(wallTime('2026-03-14T13:30:00Z', newYork)).toBe('2026-03-14T09:30')
  expect(wallTime('2026-03-15T03:30:00Z', newYork)).toBe('2026-03-14T23:30')
})

test('on the days the clock is changed there is a moment for every time', () => {
  expect(wallTime(momentOf('2026-03-08T03:30', newYork), newYork)).toBe('2026-03-08T03:30')
  expect(wallTime(momentOf('2026-11-01T12:00', newYork), newYork)).toBe('2026-11-01T12:00')
  expect(momentOf('2026-03-08T02:30', newYork)).toBe('2026-03-08T07:30:00.000Z')
})

test('days close by are named, others have their date', () => {
  expect(dueText('2026-03-14T19:00:00Z', newYork, saturday)).toBe('Today 3:00 PM')
  expect(dueText('2026-03-15T13:00:00Z', newYork, saturday)).toBe('Tomorrow 9:00 AM')
  expect(dueText('2026-03-13T13:00:00Z', newYork, saturday)).toBe('Yesterday 9:00 AM')
  expect(dueText('2026-03-20T13:00:00Z', newYork, saturday)).toBe('Mar 20 9:00 AM')
  expect(dueText('2027-03-20T13:00:00Z', newYork, saturday)).toBe('Mar 20, 2027 9:00 AM')
})

test('what is past is overdue', () => {
  expect(isOverdue('2026-03-14T14:59:59Z', saturday)).toBe(true)
  expect(isOverdue('2026-03-14T15:00:01Z', saturday)).toBe(false)
})

test('it can be put off to mornings of the agency', () => {
  expect(laterTimes(newYork, saturday).map(({ label, until }) => [label, wallTime(until, newYork)])).toEqual([
    ['In an hour', '2026-03-14T12:00'],
    ['Tomorrow morning', '2026-03-15T09:00'],
    ['In three days', '2026-03-17T09:00'],
    ['Next Monday', '2026-03-16T09:00'],
  ])
  const monday = Date.parse('2026-03-16T15:00:00Z')
  expect(wallTime(laterTimes(newYork, monday)[3]?.until ?? '', newYork)).toBe('2026-03-23T09:00')
})
