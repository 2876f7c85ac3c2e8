import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { StatsReply, StatsRequest, Totals } from './statistics.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const stats = {
  allow,
  about: 'Visits by hour, day, week or month, without gaps.',
  body: StatsRequest,
  reply: StatsReply,
} as const
const lastRefreshed = {
  allow,
  about: 'When the figures were read: they are always of this moment.',
  reply: z.object({ lastRefreshedAt: z.string() }),
} as const
const latestActivity = {
  allow,
  about: 'When somebody was last there.',
  reply: z.object({ latestActivity: z.string().nullable() }),
} as const

export const statisticsEndpoints = endpoints({
  'POST /agent/widget/config/stats': stats,
  'POST /agent/landing-page/stats': stats,
  'POST /agent/contact-dashboard/stats': stats,
  'GET /agent/widget/config/statistics/last-refreshed': lastRefreshed,
  'GET /agent/landing-page/statistics/last-refreshed': lastRefreshed,
  'GET /agent/contact-dashboard/statistics/last-refreshed': lastRefreshed,
  'GET /agent/widget/config/:widgetId/latest-activity': { ...latestActivity, params: z.object({ widgetId: Id }) },
  'GET /agent/landing-page/page/:pageId/latest-activity': { ...latestActivity, params: z.object({ pageId: Id }) },
  'GET /agent/statistics/:subjectId/totals': {
    allow,
    about: 'All views, entrances, clicks and submissions of a widget, a page or a dashboard.',
    params: z.object({ subjectId: Id }),
    reply: Totals,
  },
})
