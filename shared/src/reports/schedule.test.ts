import { expect, test } from 'vitest'
import { getNextReportTime, getReportedDays } from './schedule.ts'

const zone = 'America/New_York'
const next = (cadence: 'WEEKLY' | 'MONTHLY', after: string, timeZone = zone) =>
  getNextReportTime(cadence, Date.parse(after), timeZone).toISOString()

test('a weekly report is due on the next Monday at 8 AM', () => {
  expect(next('WEEKLY', '2026-05-06T12:00:00Z')).toBe('2026-05-11T12:00:00.000Z')
  expect(next('WEEKLY', '2026-05-11T11:59:59Z')).toBe('2026-05-11T12:00:00.000Z')
  expect(next('WEEKLY', '2026-05-11T12:00:00Z')).toBe('2026-05-18T12:00:00.000Z')
  // Sunday evening in New York is Monday in UTC.
  expect(next('WEEKLY', '2026-05-18T02:00:00Z')).toBe('2026-05-18T12:00:00.000Z')
})

test('a report is due at 8 AM on the day that the clocks change, too', () => {
  expect(next('WEEKLY', '2026-10-30T12:00:00Z')).toBe('2026-11-02T13:00:00.000Z')
  // The first of November 2026 is the day on which the clocks go back.
  expect(next('MONTHLY', '2026-10-30T12:00:00Z')).toBe('2026-11-01T13:00:00.000Z')
  expect(next('MONTHLY', '2026-02-10T12:00:00Z', 'Asia/Kolkata')).toBe('2026-03-01T02:30:00.000Z')
})

test('a monthly report is due on the next first of a month', () => {
  expect(next('MONTHLY', '2026-01-31T23:00:00Z')).toBe('2026-02-01T13:00:00.000Z')
  expect(next('MONTHLY', '2026-12-01T13:00:00Z')).toBe('2027-01-01T13:00:00.000Z')
})

test('a report by email is about the week or the month before', () => {
  expect(getReportedDays('WEEKLY', '2026-05-11')).toEqual({ from: '2026-05-04', till: '2026-05-10' })
  expect(getReportedDays('WEEKLY', '2026-05-13')).toEqual({ from: '2026-05-04', till: '2026-05-10' })
  expect(getReportedDays('MONTHLY', '2026-03-01')).toEqual({ from: '2026-02-01', till: '2026-02-28' })
})
