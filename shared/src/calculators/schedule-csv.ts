import { toCsv } from './csv.ts'
import { plainMoney } from './money-text.ts'
import type { ScheduleRow } from './schedule.ts'

/** What the columns are called, in the reader's language. */
export type ScheduleTitles = Readonly<Record<keyof ScheduleRow, string>>

export const scheduleCsv = (rows: readonly ScheduleRow[], titles: ScheduleTitles): string =>
  toCsv([
    columns.map((column) => titles[column]),
    ...rows.map((row) => columns.map((column) => (column === 'month' ? row.month : plainMoney(row[column])))),
  ])

const columns = ['month', 'payment', 'interest', 'principal', 'extra', 'balance'] as const
