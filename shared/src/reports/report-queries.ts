import * as z from 'zod'
import { noOwner } from '../contacts/filter.ts'
import { contentIntents } from '../content/content-kind.ts'
import { flowKinds } from '../flows/flow.ts'
import { Id } from '../http/fields.ts'
import { widgetTypes } from '../widgets/settings.ts'
import { dashboardBreakdowns, landingPageBreakdowns, widgetBreakdowns } from './breakdown.ts'
import { engagementBreakdowns } from './engagement-breakdown.ts'
import { reportedFlowStatuses } from './flow-status.ts'
import { propertyBreakdowns } from './property-breakdown.ts'
import type { ReportName } from './report-name.ts'
import { defineReportQuery } from './report-query.ts'
import { shownHomes } from './shown-homes.ts'
import { warmthFilters, warmthTrends } from './warmth.ts'

const intent = z.enum(contentIntents).optional()

/** The contacts that a report is about. */
const contacts = {
  owner: z.union([z.literal(noOwner), Id]).optional(),
  source: z.string().max(200).optional(),
  tag: z.string().max(200).optional(),
  segment: Id.optional(),
}

/** The query of each report that works, with its own filters and the columns by which its table can be sorted. */
export const reportQueries = {
  engagement: defineReportQuery(
    {
      ...contacts,
      level: z.enum(warmthFilters).optional(),
      trend: z.enum(warmthTrends).optional(),
      breakdown: z.enum(engagementBreakdowns).default('owner'),
    },
    ['points', 'before', 'change', 'name'],
  ),
  'database-insight': defineReportQuery(contacts, ['count', 'problem']),
  'property-intelligence': defineReportQuery(
    {
      ...contacts,
      city: z.string().max(200).optional(),
      breakdown: z.enum(propertyBreakdowns).default('equity'),
      show: z.enum(shownHomes).default('all'),
    },
    ['score', 'value', 'equity', 'years', 'gap'],
  ),
  automations: defineReportQuery(
    { kind: z.enum(flowKinds).optional(), status: z.enum(reportedFlowStatuses).optional() },
    ['entered', 'finished', 'left', 'sent', 'opened', 'leads', 'title'],
  ),
  emails: defineReportQuery({ intent }, ['sent', 'delivered', 'opens', 'clicks', 'leads', 'title']),
  postcards: defineReportQuery({ intent }, ['sent', 'delivered', 'scans', 'leads', 'credits', 'title']),
  widgets: defineReportQuery(
    { type: z.enum(widgetTypes).optional(), breakdown: z.enum(widgetBreakdowns).default('widget') },
    ['views', 'entrances', 'leads', 'name'],
  ),
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
} as const satisfies Record<ReportName, z.ZodType>

export type ReportQuery<N extends ReportName> = z.output<(typeof reportQueries)[N]>
