import { enrichmentEndpoints } from '@gable/shared/enrichment/endpoints.ts'
import type { EnrichmentSettings } from '@gable/shared/enrichment/enrichment.ts'
import { everyDaysChoices } from '@gable/shared/enrichment/enrichment.ts'
import type { FastifyInstance } from 'fastify'
import { type AccountSettings, getAccountSettings, updateAccountSettings } from '../account-settings/queries.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { serve } from '../platform/serve.ts'
import { listRuns } from './run-queries.ts'
import { startRun, stopRun } from './start-run.ts'
import { getEnrichmentStats, listDataSources } from './stats-queries.ts'

export const enrichmentRoutes = async (app: FastifyInstance) =>
  serve(app, enrichmentEndpoints, {
    'GET /agent/enrichment': async ({ db, scope }) => ({
      settings: toEnrichmentSettings(await getAccountSettings(db, scope)),
      ...(await getEnrichmentStats(db, scope)),
    }),
    'GET /agent/enrichment/runs': async ({ db, scope }) => ({ data: await listRuns(db, scope) }),
    'GET /agent/enrichment/sources': async ({ db }) => ({ data: await listDataSources(db) }),
    'PUT /agent/enrichment/settings': async ({ db, scope, body }) => {
      await updateAccountSettings(db, scope, {
        keeps_homes_current: body.isOnByNight,
        homes_current_days: body.everyDays,
      })
      await publishLiveEvent(db, scope, { kind: 'enrichment' })
      return body
    },
    'POST /agent/enrichment/runs': ({ db, scope }) => startRun(db, scope),
    'DELETE /agent/enrichment/runs/:runId': ({ db, scope, params }) => stopRun(db, scope, params.runId),
  })

const toEnrichmentSettings = ({ keeps_homes_current, homes_current_days }: AccountSettings): EnrichmentSettings => ({
  isOnByNight: keeps_homes_current,
  everyDays: everyDaysChoices.find((days) => days === homes_current_days) ?? 7,
})
