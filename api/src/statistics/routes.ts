import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { statisticsEndpoints } from '@gable/shared/statistics/endpoints.ts'
import type { CountedSubject } from '@gable/shared/statistics/statistics.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { clicksByModule, now, stats } from './stats.ts'
import { findCounted, listCounted } from './subject-queries.ts'

export const statisticsRoutes = async (app: FastifyInstance) =>
  serve(app, statisticsEndpoints, {
    'POST /agent/widget/config/stats': ({ db, scope, body }) => stats(db, scope, 'widget', body),
    'POST /agent/landing-page/stats': ({ db, scope, body }) => stats(db, scope, 'landing-page', body),
    'POST /agent/contact-dashboard/stats': ({ db, scope, body }) => stats(db, scope, 'contact-dashboard', body),
    'POST /agent/contact-dashboard/stats/clicks': ({ db, scope, body }) => clicksByModule(db, scope, body),
    'GET /agent/widget/config/statistics/last-refreshed': refreshed,
    'GET /agent/landing-page/statistics/last-refreshed': refreshed,
    'GET /agent/contact-dashboard/statistics/last-refreshed': refreshed,
    'GET /agent/widget/config/:widgetId/latest-activity': async ({ db, scope, params }) =>
      latestActivity(await findCounted(db, scope, params.widgetId), 'widget'),
    'GET /agent/landing-page/page/:pageId/latest-activity': async ({ db, scope, params }) =>
      latestActivity(await findCounted(db, scope, params.pageId), 'landing-page'),
    'GET /agent/statistics': async ({ db, scope, query }) => ({
      ...(await listCounted(db, scope, query)),
      lastRefreshedAt: now(),
    }),
    'GET /agent/statistics/:subjectId': async ({ db, scope, params }) =>
      known(await findCounted(db, scope, params.subjectId)),
    'GET /agent/statistics/:subjectId/totals': async ({ db, scope, params }) =>
      known(await findCounted(db, scope, params.subjectId)),
  })

/** Counters are written with what they count: whoever reads them is never behind. */
const refreshed = () => ({ lastRefreshedAt: now() })

function latestActivity(subject: CountedSubject | undefined, kind: SubjectKind) {
  const { latestActivity } = known(subject?.kind === kind ? subject : undefined)
  return { latestActivity }
}

function known(subject: CountedSubject | undefined): CountedSubject {
  if (!subject) throw new Problem('not_found', 'There is nothing to count under this id')
  return subject
}
