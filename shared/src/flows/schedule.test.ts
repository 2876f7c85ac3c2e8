import { expect, test } from 'vitest'
import { addDuration, getNextClockTime, getNextSendTime } from './schedule.ts'
import type { Duration } from './step.ts'

const zone = 'America/New_York'
const at = (text: string) => Date.parse(text)
const add = (from: string, amount: number, unit: Duration['unit']) =>
  new Date(addDuration(at(from), { amount, unit }, zone)).toISOString()

test('days and weeks keep the time of the clock when it changes, and hours do not', () => {
  // 9 am of March 7, the day before the clock goes forward.
  expect(add('2026-03-07T14:00:00Z', 1, 'DAYS')).toBe('2026-03-08T13:00:00.000Z')
  expect(add('2026-03-07T14:00:00Z', 24, 'HOURS')).toBe('2026-03-08T14:00:00.000Z')
  expect(add('2026-10-25T13:00:00Z', 1, 'WEEKS')).toBe('2026-11-01T14:00:00.000Z')
  expect(add('2026-03-07T14:00:30.250Z', 90, 'MINUTES')).toBe('2026-03-07T15:30:30.250Z')
})

test('a time that the clock skips comes an hour later, and the first of two is taken', () => {
  expect(add('2026-03-07T07:30:00Z', 1, 'DAYS')).toBe('2026-03-08T07:30:00.000Z')
  expect(add('2026-10-31T05:30:00Z', 1, 'DAYS')).toBe('2026-11-01T05:30:00.000Z')
})

test('a month ends with its last day, also in a leap year', () => {
  expect(add('2026-01-31T15:00:00Z', 1, 'MONTHS')).toBe('2026-02-28T15:00:00.000Z')
  expect(add('2028-01-31T15:00:00Z', 1, 'MONTHS')).toBe('2028-02-29T15:00:00.000Z')
  expect(add('2028-02-29T15:00:00Z', 12, 'MONTHS')).toBe('2029-02-28T15:00:00.000Z')
  expect(add('2026-11-30T15:00:00Z', 3, 'MONTHS')).toBe('2027-02-28T15:00:00.000Z')
})

test('the next time is later than now, on one of the days', () => {
  // Monday, 9 am.
  const monday = at('2026-06-01T13:00:00Z')
  const next = (days: number[], time: string) => new Date(getNextClockTime(monday, { days, time }, zone)).toISOString()
  expect(next([], '09:00')).toBe('2026-06-02T13:00:00.000Z')
  expect(next([], '09:01')).toBe('2026-06-01T13:01:00.000Z')
  expect(next([2], '09:00')).toBe('2026-06-02T13:00:00.000Z')
  expect(next([1], '09:00')).toBe('2026-06-08T13:00:00.000Z')
})

test('an email leaves in the window, or when it opens', () => {
  const window = { days: [1, 2, 3, 4, 5], from: '09:00', till: '17:00' }
  const next = (moment: string) => new Date(getNextSendTime(at(moment), window, zone)).toISOString()
  expect(next('2026-06-01T14:00:00Z')).toBe('2026-06-01T14:00:00.000Z')
  expect(next('2026-06-01T21:00:00Z')).toBe('2026-06-02T13:00:00.000Z')
  expect(next('2026-06-05T21:00:00Z')).toBe('2026-06-08T13:00:00.000Z')
  expect(getNextSendTime(5, null, zone)).toBe(5)
  const night = { days: [5], from: '22:00', till: '02:00' }
  expect(getNextSendTime(at('2026-06-06T05:00:00Z'), night, zone)).toBe(at('2026-06-06T05:00:00Z'))
  expect(getNextSendTime(at('2026-06-06T06:00:00Z'), night, zone)).toBe(at('2026-06-13T02:00:00Z'))
})
