import { dayLength } from '@gable/shared/time/calendar.ts'
/** Whether US federal offices are closed on this weekday, such as `2026-07-03`. Computed from 5 U.S.C. 6103. */
export function isFederalHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4))
  // New Year's Day may be observed on the last day of the year before.
  return [...listHolidays(year), ...listHolidays(year + 1)].some((holiday) => toIsoDate(holiday) === date)
}

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6]

const listHolidays = (year: number) => [
  toObservedDay(dayOf(year, 1, 1)),
  toNthWeekday(year, 1, 3, monday), // Martin Luther King Jr.
  toNthWeekday(year, 2, 3, monday), // Washington's Birthday
  toLastMondayOfMay(year), // Memorial Day
  toObservedDay(dayOf(year, 6, 19)),
  toObservedDay(dayOf(year, 7, 4)),
  toNthWeekday(year, 9, 1, monday), // Labor Day
  toNthWeekday(year, 10, 2, monday), // Columbus Day
  toObservedDay(dayOf(year, 11, 11)),
  toNthWeekday(year, 11, 4, thursday), // Thanksgiving
  toObservedDay(dayOf(year, 12, 25)),
]

const dayOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))

/** A holiday on a Saturday is observed on Friday, one on a Sunday on Monday. */
function toObservedDay(day: Date) {
  const shift = { [saturday]: -1, [sunday]: 1 }[day.getUTCDay()] ?? 0
  return new Date(day.getTime() + shift * dayLength)
}

function toNthWeekday(year: number, month: number, nth: number, weekday: number) {
  const first = (weekday - dayOf(year, month, 1).getUTCDay() + 7) % 7
  return dayOf(year, month, 1 + first + (nth - 1) * 7)
}

const toLastMondayOfMay = (year: number) => dayOf(year, 5, 31 - ((dayOf(year, 5, 31).getUTCDay() - monday + 7) % 7))

const toIsoDate = (day: Date) => day.toISOString().slice(0, 10)
