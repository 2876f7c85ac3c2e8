import * as z from 'zod'
import { assetKinds } from '../assets/asset.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import {
  AssetStatistics,
  assetSorts,
  ClicksReply,
  ClicksRequest,
  StatsReply,
  StatsRequest,
  SubmissionStatsReply,
  SubmissionStatsRequest,
  Totals,
} from './statistics.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const stats = {
  allow,
  about: 'Visits by hour, day, week or month, without gaps.',
  readOnly: true,
  body: StatsRequest,
  reply: StatsReply,
} as const
const lastRefreshed = {
  allow,
  about: 'When the statistics were last updated. They are always current.',
  reply: z.object({ lastRefreshedAt: z.string() }),
} as const
const latestActivity = {
  allow,
  about: 'The time of the latest event.',
  reply: z.object({ latestActivity: z.string().nullable() }),
} as const
/** Agents without the marketing permission have personal landing pages. */
const personalPages = { allow: 'member' } as const

export const statisticsEndpoints = defineEndpoints({
  'POST /agent/widget/config/stats': stats,
  'POST /agent/landing-page/stats': { ...stats, ...personalPages },
  'POST /agent/contact-dashboard/stats': stats,
  'POST /agent/contact-dashboard/stats/clicks': {
    allow,
    about: 'Clicks per dashboard button, by module and text.',
    readOnly: true,
    body: ClicksRequest,
    reply: ClicksReply,
  },
  'POST /agent/submissions/stats': {
    allow,
    about: 'Submissions by hour, day, week or month of their creation, from some kinds of pages.',
    readOnly: true,
    body: SubmissionStatsRequest,
    reply: SubmissionStatsReply,
  },
  'GET /agent/widget/config/statistics/last-refreshed': lastRefreshed,
  'GET /agent/landing-page/statistics/last-refreshed': { ...lastRefreshed, ...personalPages },
  'GET /agent/contact-dashboard/statistics/last-refreshed': lastRefreshed,
  'GET /agent/widget/config/:widgetId/latest-activity': { ...latestActivity, params: z.object({ widgetId: Id }) },
  'GET /agent/landing-page/page/:pageId/latest-activity': {
    ...latestActivity,
    ...personalPages,
    params: z.object({ pageId: Id }),
  },
  'GET /agent/statistics': {
    allow,
    about: 'All widgets, landing pages and dashboards with their all-time statistics.',
    query: z.object({
      search: z.string().trim().max(200).default(''),
      kind: z.enum(assetKinds).optional(),
      sort: z.enum(assetSorts).default('views'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(AssetStatistics), total: z.number(), lastRefreshedAt: z.string() }),
  },
  'GET /agent/statistics/:subjectId': {
    ...personalPages,
    about: 'A widget, landing page or dashboard with its all-time statistics.',
    params: z.object({ subjectId: Id }),
    reply: AssetStatistics,
  },
  'GET /agent/statistics/:subjectId/totals': {
    ...personalPages,
    about: 'The all-time views, entrances, clicks and submissions of a widget, landing page or dashboard.',
    params: z.object({ subjectId: Id }),
    reply: Totals,
  },
})
