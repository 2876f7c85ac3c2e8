import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, countDays, dayLength, hourLength, startOfDay, startOfWeek, toDay } from '../time/calendar.ts'
import { splitIntoBuckets } from './buckets.ts'

const zones = [
  'America/New_York',
  'America/Havana',
  'America/St_Johns',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'UTC',
]
const moment = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2035, 0) })
const zone = fc.constantFrom(...zones)
const period = fc
  .tuple(moment, fc.integer({ min: 1, max: 400 * dayLength }))
  .map(([from, length]) => ({ from, till: from + length }))

const hoursIn = (day: string, timeZone: string) =>
  (startOfDay(addDays(day, 1), timeZone) - startOfDay(day, timeZone)) / hourLength

test.each([
  ['2026-03-08', 'America/New_York', 23],
  ['2026-11-01', 'America/New_York', 25],
  ['2026-11-01', 'America/Havana', 25],
  ['2026-03-08', 'America/Havana', 23],
  ['2026-04-24', 'Africa/Cairo', 23],
  ['2026-04-05', 'Australia/Lord_Howe', 24.5],
  ['2026-10-04', 'Australia/Lord_Howe', 23.5],
  ['2026-06-01', 'Asia/Kolkata', 24],
])('%s in %s has %d hours', (day, timeZone, hours) => {
  expect(hoursIn(day, timeZone)).toBe(hours)
})

test('a day starts at local midnight, even in zones with a half-hour offset', () => {
  expect(new Date(startOfDay('2026-06-01', 'Asia/Kolkata')).toISOString()).toBe('2026-05-31T18:30:00.000Z')
  expect(new Date(startOfDay('2026-06-01', 'America/Denver')).toISOString()).toBe('2026-06-01T06:00:00.000Z')
})

test('a year by day has one bucket per day', () => {
  const from = startOfDay('2026-01-01', 'America/Denver')
  const till = startOfDay('2027-01-01', 'America/Denver')
  const days = splitIntoBuckets({ from, till }, 'DAY', 'America/Denver')
  expect(days).toHaveLength(365)
  expect(days.at(-1)?.key).toBe('2026-12-31')
})

test('weeks start on Monday and months on the 1st, even if the period starts later', () => {
  const from = startOfDay('2026-07-15', 'UTC')
  const till = startOfDay('2026-08-02', 'UTC')
  expect(splitIntoBuckets({ from, till }, 'WEEK', 'UTC').map(({ key }) => key)).toEqual([
    '2026-07-13',
    '2026-07-20',
    '2026-07-27',
  ])
  expect(splitIntoBuckets({ from, till }, 'MONTH', 'UTC')).toMatchObject([
    { key: '2026-07-01', from },
    { key: '2026-08-01', till },
  ])
})

test('buckets cover the whole period without gaps', () => {
  const grouping = fc.constantFrom('HOUR', 'DAY', 'WEEK', 'MONTH')
  fc.assert(
    fc.property(period, grouping, zone, (period, grouping, timeZone) => {
      const buckets = splitIntoBuckets(period, grouping, timeZone)
      expect(buckets[0]?.from).toBe(period.from)
      expect(buckets.at(-1)?.till).toBe(period.till)
      const invalid = buckets.filter(
        ({ starts, from, till }, index) =>
          starts > from || from >= till || (index > 0 && from !== buckets[index - 1]?.till),
      )
      expect(invalid).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('a day starts with its first moment and a week with a Monday', () => {
  fc.assert(
    fc.property(moment, zone, (moment, timeZone) => {
      const day = toDay(moment, timeZone)
      const starts = startOfDay(day, timeZone)
      expect(starts).toBeLessThanOrEqual(moment)
      expect(toDay(starts, timeZone)).toBe(day)
      expect(toDay(starts - 1, timeZone)).toBe(addDays(day, -1))
      expect(new Date(startOfWeek(day)).getUTCDay()).toBe(1)
      expect(countDays(startOfWeek(day), day)).toBeLessThanOrEqual(7)
    }),
  )
})
