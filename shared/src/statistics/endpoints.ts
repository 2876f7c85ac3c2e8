import * as z from 'zod'
import { subjectKinds } from '../assets/subject.ts'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import {
  ClicksReply,
  ClicksRequest,
  CountedSubject,
  StatsReply,
  StatsRequest,
  subjectSorts,
  Totals,
} from './statistics.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const stats = {
  allow,
  about: 'Visits by hour, day, week or month, without gaps.',
  asks: true,
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
/** Who may not manage marketing still has landing pages of their own. */
const ownPages = { allow: 'member' } as const

export const statisticsEndpoints = endpoints({
  'POST /agent/widget/config/stats': stats,
  'POST /agent/landing-page/stats': { ...stats, ...ownPages },
  'POST /agent/contact-dashboard/stats': stats,
  'POST /agent/contact-dashboard/stats/clicks': {
    allow,
    about: 'How often each button of the dashboards was pressed, by module and text.',
    asks: true,
    body: ClicksRequest,
    reply: ClicksReply,
  },
  'GET /agent/widget/config/statistics/last-refreshed': lastRefreshed,
  'GET /agent/landing-page/statistics/last-refreshed': { ...lastRefreshed, ...ownPages },
  'GET /agent/contact-dashboard/statistics/last-refreshed': lastRefreshed,
  'GET /agent/widget/config/:widgetId/latest-activity': { ...latestActivity, params: z.object({ widgetId: Id }) },
  'GET /agent/landing-page/page/:pageId/latest-activity': {
    ...latestActivity,
    ...ownPages,
    params: z.object({ pageId: Id }),
  },
  'GET /agent/statistics': {
    allow,
    about: 'Everything visitors meet, with all that was ever counted of it.',
    query: z.object({
      search: z.string().trim().max(200).default(''),
      kind: z.enum(subjectKinds).optional(),
      sort: z.enum(subjectSorts).default('views'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(CountedSubject), total: z.number(), lastRefreshedAt: z.string() }),
  },
  'GET /agent/statistics/:subjectId': {
    ...ownPages,
    about: 'A widget, a page or a dashboard with all that was ever counted of it.',
    params: z.object({ subjectId: Id }),
    reply: CountedSubject,
  },
  'GET /agent/statistics/:subjectId/totals': {
    ...ownPages,
    about: 'All views, entrances, clicks and submissions of a widget, a page or a dashboard.',
    params: z.object({ subjectId: Id }),
    reply: Totals,
  },
})
