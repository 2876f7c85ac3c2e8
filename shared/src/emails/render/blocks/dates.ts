/** 'Apr 18' of '2026-04-18', or nothing for what is no date. */
export function formatShortDay(day: string): string {
  const [, month, date] = /^\d{4}-(\d\d)-(\d\d)/.exec(day) ?? []
  const name = months[Number(month) - 1]
  return name ? `${name.slice(0, 3)} ${Number(date)}` : ''
}

/** The time on the clock where it happens. The offset of the time is kept as it was entered. */
export interface EventTime {
  year: number
  /** 'June' */
  month: string
  day: number
  /** 'Saturday' */
  weekday: string
  /** '1:00 PM' */
  time: string
}

export function parseEventTime(moment: string): EventTime | undefined {
  const [, year = '', month = '', day = '', hour = '', minute = ''] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(moment) ?? []
  const [monthName, weekday] = [months[Number(month) - 1], weekdays[new Date(`${year}-${month}-${day}`).getUTCDay()]]
  if (!monthName || !weekday) return undefined
  const hours = Number(hour)
  const time = `${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`
  return { year: Number(year), month: monthName, day: Number(day), weekday, time }
}

/** '1:00 – 3:00 PM', or with both days if it lasts longer. */
export function describeEventTimes(start: EventTime, end: EventTime | undefined): string {
  if (!end) return start.time
  const isSameDay = start.day === end.day && start.month === end.month && start.year === end.year
  if (!isSameDay) return `${start.time} – ${end.month} ${end.day}, ${end.time}`
  const isSameHalf = start.time.slice(-2) === end.time.slice(-2)
  return `${isSameHalf ? start.time.slice(0, -3) : start.time} – ${end.time}`
}

/** '20260606T170000Z' */
export const formatCalendarTime = (moment: string): string => {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? '' : new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')
}

const months = 'January February March April May June July August September October November December'.split(' ')
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
