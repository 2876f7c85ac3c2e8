import * as z from 'zod'
import { contentIntents } from '../content/content-kind.ts'
import { widgetTypes } from '../widgets/settings.ts'
import { dashboardBreakdowns, landingPageBreakdowns } from './breakdown.ts'
import type { WorkingReport } from './report-name.ts'
import { defineReportQuery } from './report-query.ts'

const intent = z.enum(contentIntents).optional()

/** The query of each report that works, with its own filters and the columns by which its table can be sorted. */
export const reportQueries = {
  emails: defineReportQuery({ intent }, ['sent', 'delivered', 'opens', 'clicks', 'leads', 'title']),
  postcards: defineReportQuery({ intent }, ['sent', 'delivered', 'scans', 'leads', 'credits', 'title']),
  widgets: defineReportQuery({ type: z.enum(widgetTypes).optional() }, ['views', 'entrances', 'leads', 'name']),
  'account-landing-pages': defineReportQuery({ breakdown: z.enum(landingPageBreakdowns).default('page') }, [
    'views',
    'entrances',
    'leads',
    'name',
  ]),
  'contact-dashboard': defineReportQuery({ breakdown: z.enum(dashboardBreakdowns).default('module') }, [
    'count',
    'name',
  ]),
} as const satisfies Record<WorkingReport, z.ZodType>

export type ReportQuery<N extends WorkingReport> = z.output<(typeof reportQueries)[N]>
