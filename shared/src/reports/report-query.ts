import * as z from 'zod'
import { countDays } from '../time/calendar.ts'

const reportGroupings = ['DAY', 'WEEK', 'MONTH'] as const
export type ReportGrouping = (typeof reportGroupings)[number]

/**
 * The query of a report: its period, its own filters and the page of its table. Days are in the time zone of the agency,
 * both included. Without a period it is the last 30 days.
 */
export const defineReportQuery = <F extends z.ZodRawShape, const S extends readonly [string, ...string[]]>(
  filters: F,
  sorts: S,
) =>
  z
    .object({
      ...filters,
      from: Day.optional(),
      till: Day.optional(),
      by: z.enum(reportGroupings, 'Please choose a grouping').optional(),
      sort: z.enum(sorts).optional(),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    })
    .check(({ value, issues }) => {
      const message = findPeriodError(value as { from?: string; till?: string })
      if (message) issues.push({ code: 'custom', path: ['till'], message, input: value })
    })

function findPeriodError({ from, till }: { from?: string; till?: string }): string | undefined {
  if (from === undefined && till === undefined) return undefined
  if (from === undefined || till === undefined) return 'Please choose a first and a last day'
  if (from > till) return 'The end must not be before the start'
  return countDays(from, till) > maxDays ? 'Please choose at most five years' : undefined
}

const maxDays = 5 * 366

const Day = z.iso
  .date('Please enter a date')
  .refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'Please choose a date between 2000 and 2099')
