import { expect, test } from 'vitest'
import { isFederalHoliday } from './federal-holidays.ts'

test.for([
  [2026, ['01-01', '01-19', '02-16', '05-25', '06-19', '07-03', '09-07', '10-12', '11-11', '11-26', '12-25']],
  // Juneteenth and Christmas fall on a weekend, and New Year's Day of 2028 on a Saturday.
  [2027, ['01-01', '01-18', '02-15', '05-31', '06-18', '07-05', '09-06', '10-11', '11-11', '11-25', '12-24', '12-31']],
  [2028, ['01-17', '02-21', '05-29', '06-19', '07-04', '09-04', '10-09', '11-10', '11-23', '12-25']],
] as const)('the federal holidays of %i are the days on which they are observed', ([year, holidays]) => {
  expect(listWeekdays(year).filter(isFederalHoliday)).toEqual(holidays.map((day) => `${year}-${day}`))
})

function listWeekdays(year: number) {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)))
  return days
    .filter((day) => day.getUTCFullYear() === year && ![0, 6].includes(day.getUTCDay()))
    .map((day) => day.toISOString().slice(0, 10))
}
