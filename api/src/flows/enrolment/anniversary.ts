import { addDays } from '@gable/shared/time/calendar.ts'

/** The dates whose anniversary, moved by an offset, is on a day. */
export interface AnniversaryDates {
  /** The year that the anniversary is in. Dates of it and later have none yet. */
  year: number
  /** Month and day as MM-DD. */
  monthDays: string[]
}

/** In a year without February 29, its anniversary is on February 28. */
export function getAnniversaryDates(day: string, offsetDays: number): AnniversaryDates {
  const date = addDays(day, -offsetDays)
  const year = Number(date.slice(0, 4))
  const monthDay = date.slice(5)
  return { year, monthDays: monthDay === '02-28' && !isLeapYear(year) ? [monthDay, '02-29'] : [monthDay] }
}

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** The days after one that is done, up to today. After a long break only the last of them. */
export function listMissedDays(doneDay: string, today: string): string[] {
  const days: string[] = []
  for (let day = today; day > doneDay && days.length < missedDayMaximum; day = addDays(day, -1)) days.unshift(day)
  return days
}

const missedDayMaximum = 7
