import * as z from 'zod'
import { contentIntents } from '../content/content-kind.ts'
import { defineReportQuery } from './report-query.ts'

/** The query of each report that works, with its own filters and the columns by which its table can be sorted. */
export const reportQueries = {
  emails: defineReportQuery({ intent: z.enum(contentIntents).optional() }, [
    'sent',
    'delivered',
    'opens',
    'clicks',
    'leads',
    'title',
  ]),
} as const

export type WorkingReport = keyof typeof reportQueries
export type ReportQuery<N extends WorkingReport> = z.output<(typeof reportQueries)[N]>

export const workingReports = Object.keys(reportQueries) as WorkingReport[]
