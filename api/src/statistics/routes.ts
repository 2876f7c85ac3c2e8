import type { AssetKind } from '@gable/shared/assets/asset.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { statisticsEndpoints } from '@gable/shared/statistics/endpoints.ts'
import type { AssetStatistics } from '@gable/shared/statistics/statistics.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { getAssetStatistics, listAssetStatistics } from './asset-queries.ts'
import { getClicksByModule, getStats, getSubmissionStats, nowIso } from './stats.ts'

export const statisticsRoutes = async (app: FastifyInstance) =>
  serve(app, statisticsEndpoints, {
    'POST /agent/widget/config/stats': ({ db, scope, body }) => getStats(db, scope, 'widget', body),
    'POST /agent/landing-page/stats': ({ db, scope, body }) => getStats(db, scope, 'landing-page', body),
    'POST /agent/contact-dashboard/stats': ({ db, scope, body }) => getStats(db, scope, 'contact-dashboard', body),
    'POST /agent/contact-dashboard/stats/clicks': ({ db, scope, body }) => getClicksByModule(db, scope, body),
    'POST /agent/submissions/stats': ({ db, scope, body }) => getSubmissionStats(db, scope, body),
    'GET /agent/widget/config/statistics/last-refreshed': getLastRefreshed,
    'GET /agent/landing-page/statistics/last-refreshed': getLastRefreshed,
    'GET /agent/contact-dashboard/statistics/last-refreshed': getLastRefreshed,
    'GET /agent/widget/config/:widgetId/latest-activity': async ({ db, scope, params }) =>
      getLatestActivity(await getAssetStatistics(db, scope, params.widgetId), 'widget'),
    'GET /agent/landing-page/page/:pageId/latest-activity': async ({ db, scope, params }) =>
      getLatestActivity(await getAssetStatistics(db, scope, params.pageId), 'landing-page'),
    'GET /agent/statistics': async ({ db, scope, query }) => ({
      ...(await listAssetStatistics(db, scope, query)),
      lastRefreshedAt: nowIso(),
    }),
    'GET /agent/statistics/:subjectId': async ({ db, scope, params }) =>
      orNotFound(await getAssetStatistics(db, scope, params.subjectId), 'asset'),
    'GET /agent/statistics/:subjectId/totals': async ({ db, scope, params }) =>
      orNotFound(await getAssetStatistics(db, scope, params.subjectId), 'asset'),
  })

/** Counters are updated in the same transaction as the events, so they are always current. */
const getLastRefreshed = () => ({ lastRefreshedAt: nowIso() })

function getLatestActivity(asset: AssetStatistics | undefined, kind: AssetKind) {
  const { latestActivity } = orNotFound(asset?.kind === kind ? asset : undefined, 'asset')
  return { latestActivity }
}
