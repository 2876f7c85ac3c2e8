import { expect, test } from 'vitest'
import { getNextSendingTime } from './quiet-hours.ts'

const evenings = { quietFrom: 20, quietTill: 8 }
const zone = 'America/New_York'
const next = (at: string, hours = evenings, timeZone = zone) =>
  new Date(getNextSendingTime(Date.parse(at), hours, timeZone)).toISOString()

test('an email of the evening waits for the morning', () => {
  expect(next('2026-05-04T20:00:00-04:00')).toBe('2026-05-05T12:00:00.000Z')
  expect(next('2026-05-05T02:30:00-04:00')).toBe('2026-05-05T12:00:00.000Z')
  expect(next('2026-05-05T07:59:59-04:00')).toBe('2026-05-05T12:00:00.000Z')
})

test('an email of the day leaves at once', () => {
  for (const time of ['08:00:00', '12:00:00', '19:59:59'])
    expect(next(`2026-05-05T${time}-04:00`)).toBe(new Date(`2026-05-05T${time}-04:00`).toISOString())
})

test('the morning after the clock is set forward begins at eight by the new time', () => {
  expect(next('2026-03-07T22:00:00-05:00')).toBe('2026-03-08T12:00:00.000Z')
  expect(next('2026-03-08T07:30:00-04:00')).toBe('2026-03-08T12:00:00.000Z')
})

test('the morning after the clock is set back begins at eight by the new time', () => {
  expect(next('2026-10-31T22:00:00-04:00')).toBe('2026-11-01T13:00:00.000Z')
  expect(next('2026-11-01T07:30:00-05:00')).toBe('2026-11-01T13:00:00.000Z')
})

test('quiet hours may lie within one day, or never be', () => {
  expect(next('2026-05-05T13:00:00-04:00', { quietFrom: 12, quietTill: 14 })).toBe('2026-05-05T18:00:00.000Z')
  expect(next('2026-05-05T03:00:00-04:00', { quietFrom: 8, quietTill: 8 })).toBe('2026-05-05T07:00:00.000Z')
})
