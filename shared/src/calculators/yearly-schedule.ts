import type { ScheduleRow } from './schedule.ts'

interface ScheduleYear extends Omit<ScheduleRow, 'month'> {
  year: number
}

/** Sums by year of the loan, or by calendar year if the first year has fewer months. */
export function toYearlySchedule(rows: readonly ScheduleRow[], monthsInFirstYear = 12): ScheduleYear[] {
  const years: ScheduleYear[] = []
  for (const { month, payment, interest, principal, extra, balance } of rows) {
    const index = Math.floor((month - 1 + 12 - monthsInFirstYear) / 12)
    const sums = years[index] ?? { year: index + 1, payment: 0, interest: 0, principal: 0, extra: 0, balance: 0 }
    years[index] = {
      year: sums.year,
      payment: sums.payment + payment,
      interest: sums.interest + interest,
      principal: sums.principal + principal,
      extra: sums.extra + extra,
      balance,
    }
  }
  return years
}
