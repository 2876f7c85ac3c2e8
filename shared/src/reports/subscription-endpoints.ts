import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { reportNames } from './report-name.ts'
import { cadences } from './schedule.ts'

const Subscriptions = z.object({
  data: z.array(z.object({ report: z.string(), cadence: z.enum(cadences), nextAt: z.string() })),
  /** Where the emails go, and in which time zone it is 8 AM. */
  email: z.string(),
  timeZone: z.string(),
})
export type ReportSubscriptions = z.infer<typeof Subscriptions>

export const reportSubscriptionEndpoints = defineEndpoints({
  'GET /agent/report-subscriptions': {
    allow: 'member',
    about: 'The reports that this agent gets by email.',
    reply: Subscriptions,
  },
  'PUT /agent/report-subscriptions/:report': {
    allow: 'member',
    about:
      'Email a report to this agent every Monday or every first of a month at 8 AM in their time zone; null stops it.',
    params: z.object({ report: z.enum(reportNames) }),
    body: z.object({ cadence: z.enum(cadences, 'Please choose how often').nullable() }),
    reply: Subscriptions,
  },
})
