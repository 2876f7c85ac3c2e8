import { toCsv } from './csv.ts'
import { formatPlainMoney } from './format-money.ts'
import type { ScheduleRow } from './schedule.ts'

export type ScheduleHeaders = Readonly<Record<keyof ScheduleRow, string>>

export const toScheduleCsv = (rows: readonly ScheduleRow[], titles: ScheduleHeaders): string =>
  toCsv([
    columns.map((column) => titles[column]),
    ...rows.map((row) => columns.map((column) => (column === 'month' ? row.month : formatPlainMoney(row[column])))),
  ])

const columns = ['month', 'payment', 'interest', 'principal', 'extra', 'balance'] as const
