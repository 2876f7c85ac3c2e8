import type { Calendar } from './calendar.ts'
import type { Chance } from './chance.ts'

/** When things happen in an agency's life. */
export interface Rhythm {
  /** How busy a day is against an average one. */
  busyness(day: number): number
  /** A day from the first to the last, likelier the busier it is. */
  busyDay(chance: Chance, first?: number, last?: number): number
}

/** The business grows, sells best in spring and rests at weekends. */
export function rhythmOf(calendar: Calendar): Rhythm {
  const days = Array.from({ length: calendar.today + 1 }, (_, day) => {
    const growth = 0.5 + day / calendar.today
    const season = 1 + 0.38 * Math.cos((2 * Math.PI * (calendar.dayOfYear(day) - 135)) / 365)
    return growth * season * (ofWeekday[calendar.weekday(day)] ?? 1)
  })
  const sums = [0]
  for (const busyness of days) sums.push((sums.at(-1) ?? 0) + busyness)
  return {
    busyness: (day) => days[day] ?? 0,
    busyDay: (chance, first = 0, last = calendar.today) => {
      const drawn = chance.between(sums[first] ?? 0, sums[last + 1] ?? 0)
      return sums.findIndex((sum) => sum > drawn) - 1
    },
  }
}

const ofWeekday = [0.72, 1.08, 1.12, 1.1, 1.06, 0.98, 0.78]

/** When strangers look at homes, by hour: little at night, some over lunch, most after supper. */
export const visitorHours = [3, 2, 1, 1, 1, 2, 6, 12, 18, 22, 24, 26, 30, 27, 23, 22, 24, 28, 34, 42, 46, 40, 26, 11]

const weighedHours = visitorHours.map((weight, hour) => [hour, weight] as const)
export const visitorMinute = (chance: Chance) => chance.weigh(weighedHours) * 60 + chance.between(0, 60)

const opens = 8.5 * 60
const closes = 18 * 60
export const workingMinute = (chance: Chance) => chance.between(opens, closes)

/** A moment of the agency's working hours, at least so many days after another. */
export function workingMoment(calendar: Calendar, chance: Chance, after: Date, days: number): Date {
  const from = new Date(after.getTime() + days * 86_400_000)
  let day = calendar.dayOf(from)
  while (calendar.weekday(day) % 6 === 0 || calendar.at(day, closes) <= from) day += 1
  const earliest = Math.max(from.getTime(), calendar.at(day, opens).getTime())
  return new Date(Math.round(chance.between(earliest, calendar.at(day, closes).getTime())))
}
