import { expect, test } from 'vitest'
import { fromLocalTime, toLocalTime } from './local-time.ts'

const newYork = 'America/New_York'

test('local times are in the given time zone', () => {
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
