import { enrichmentEndpoints } from '@gable/shared/enrichment/endpoints.ts'
import type { EnrichmentSettings } from '@gable/shared/enrichment/enrichment.ts'
import { everyDaysChoices } from '@gable/shared/enrichment/enrichment.ts'
import type { FastifyInstance } from 'fastify'
import { type AccountSettings, changeAccountSettings, readAccountSettings } from '../account-settings/queries.ts'
import { notify } from '../platform/live/notify.ts'
import { serve } from '../platform/serve.ts'
import { beginRun, stopRun } from './begin-run.ts'
import { listSources, readFigures } from './figure-queries.ts'
import { listRuns } from './run-queries.ts'

export const enrichmentRoutes = async (app: FastifyInstance) =>
  serve(app, enrichmentEndpoints, {
    'GET /agent/enrichment': async ({ db, scope }) => ({
      settings: settingsOf(await readAccountSettings(db, scope)),
      ...(await readFigures(db, scope)),
    }),
    'GET /agent/enrichment/runs': async ({ db, scope }) => ({ data: await listRuns(db, scope) }),
    'GET /agent/enrichment/sources': async ({ db }) => ({ data: await listSources(db) }),
    'PUT /agent/enrichment/settings': async ({ db, scope, body }) => {
      await changeAccountSettings(db, scope, {
        keeps_homes_current: body.isOnByNight,
        homes_current_days: body.everyDays,
      })
      await notify(db, scope, { kind: 'enrichment' })
      return body
    },
    'POST /agent/enrichment/runs': ({ db, scope }) => beginRun(db, scope),
    'DELETE /agent/enrichment/runs/:runId': ({ db, scope, params }) => stopRun(db, scope, params.runId),
  })

const settingsOf = ({ keeps_homes_current, homes_current_days }: AccountSettings): EnrichmentSettings => ({
  isOnByNight: keeps_homes_current,
  everyDays: everyDaysChoices.find((days) => days === homes_current_days) ?? 7,
})
