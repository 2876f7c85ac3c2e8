import { expect, test } from 'vitest'
import { addOfficeHours, defaultOfficeHours, isOfficeOpen, OfficeHours } from './office-hours.ts'

const newYork = 'America/New_York'
const dueAt = (start: string, hours: number, office: OfficeHours | null = defaultOfficeHours) =>
  new Date(addOfficeHours(Date.parse(start), hours, office, newYork)).toISOString()

test('without office hours every hour counts', () => {
  expect(dueAt('2026-03-14T22:00:00Z', 4, null)).toBe('2026-03-15T02:00:00.000Z')
})

test('a lead of the evening is due in the morning of the next open day', () => {
  // Friday 6 PM; the office opens on Monday at 9 AM.
  expect(dueAt('2026-03-20T22:00:00Z', 2)).toBe('2026-03-23T15:00:00.000Z')
  // Friday 4 PM: one hour today, one on Monday.
  expect(dueAt('2026-03-20T20:00:00Z', 2)).toBe('2026-03-23T14:00:00.000Z')
  // Within the day.
  expect(dueAt('2026-03-20T14:00:00Z', 2)).toBe('2026-03-20T16:00:00.000Z')
})

test('a limit of many days counts only open hours', () => {
  expect(dueAt('2026-03-16T13:00:00Z', 40)).toBe('2026-03-20T21:00:00.000Z')
})

test('the clock change does not move the opening time', () => {
  const everyDay = { ...defaultOfficeHours, days: [1, 2, 3, 4, 5, 6, 7] }
  // Clocks go forward on Sunday, March 8: 9 AM is 13:00 UTC then.
  expect(dueAt('2026-03-08T03:00:00Z', 1, everyDay)).toBe('2026-03-08T14:00:00.000Z')
})

test('an office that never opens is refused', () => {
  expect(OfficeHours.safeParse({ ...defaultOfficeHours, days: [] }).success).toBe(false)
  expect(OfficeHours.safeParse({ ...defaultOfficeHours, till: '09:30' }).success).toBe(false)
})

test.for([
  ['2026-03-20T13:00:00Z', true],
  ['2026-03-20T12:59:59Z', false],
  ['2026-03-20T21:00:00Z', false],
  ['2026-03-21T15:00:00Z', false],
] as const)('at %s the office being open is %s', ([at, isOpen]) => {
  expect(isOfficeOpen(Date.parse(at), defaultOfficeHours, newYork)).toBe(isOpen)
  expect(isOfficeOpen(Date.parse(at), null, newYork)).toBe(true)
})
