import { addDays } from '@gable/shared/time/calendar.ts'
import { describe, expect, test } from 'vitest'
import { getAnniversaryDates, listMissedDays } from './anniversary.ts'

/** The days of these years on which the anniversary of a date is found. */
function listDays(monthDay: string, offsetDays: number, years: { from: number; till: number }) {
  const days: { day: string; year: number }[] = []
  for (let day = `${years.from}-01-01`; day <= `${years.till}-12-31`; day = addDays(day, 1)) {
    const { year, monthDays } = getAnniversaryDates(day, offsetDays)
    if (monthDays.includes(monthDay)) days.push({ day, year })
  }
  return days
}

describe('an anniversary', () => {
  test('comes once a year for every day of the year, leap days included, whatever the offset', () => {
    for (const offsetDays of [-180, -1, 0, 45, 180]) {
      const years = new Map<string, number[]>()
      for (let day = '2025-01-01'; day <= '2029-12-31'; day = addDays(day, 1)) {
        const { year, monthDays } = getAnniversaryDates(day, offsetDays)
        for (const monthDay of monthDays) years.set(monthDay, [...(years.get(monthDay) ?? []), year])
      }
      expect(years.size).toBe(366)
      for (const [monthDay, found] of years) {
        expect(new Set(found).size, `${monthDay} ${offsetDays}`).toBe(found.length)
        expect(found, `${monthDay} ${offsetDays}`).toEqual(expect.arrayContaining([2026, 2027, 2028]))
      }
    }
  })

  test('of a leap day is on February 28 in other years', () => {
    expect(listDays('02-29', 0, { from: 2026, till: 2028 }).map(({ day }) => day)).toEqual([
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
  })

  test('with an offset belongs to the year of its date', () => {
    expect(getAnniversaryDates('2026-12-25', -14)).toEqual({ year: 2027, monthDays: ['01-08'] })
    expect(getAnniversaryDates('2027-01-05', 10)).toEqual({ year: 2026, monthDays: ['12-26'] })
  })
})

describe('days that are not done', () => {
  test('are those since the last one, and after a long break the last seven', () => {
    expect(listMissedDays('2026-03-07', '2026-03-07')).toEqual([])
    expect(listMissedDays('2026-02-27', '2026-03-01')).toEqual(['2026-02-28', '2026-03-01'])
    const days = listMissedDays('2026-01-01', '2026-03-01')
    expect(days).toHaveLength(7)
    expect(days.at(-1)).toBe('2026-03-01')
  })
})
