import { contactSyncEndpoints } from '@gable/shared/contact-sync/endpoints.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import { type Db, withAccount } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { type CrmSettings, createCrmFactory } from './create-crm.ts'
import { getContactSync, getSyncedAppOrThrow } from './get-contact-sync.ts'
import { openCrm, previewSync, toProblem } from './preview.ts'
import { wake } from './run-contact-sync.ts'
import { getRun, getRunningRun, insertRun, listReportRows, listRuns, retryRows, updateRun } from './run-queries.ts'
import { restart, saveSetup } from './save-setup.ts'
import { getSyncState, setCatalog, updateSyncState } from './state-queries.ts'
import { listUserMappings, saveUserDecisions } from './user-mapping.ts'

const runsShown = 20

export const contactSyncRoutes =
  ({ settings, secret }: { settings: CrmSettings; secret: Buffer }) =>
  async (app: FastifyInstance) => {
    const stopping = new AbortController()
    app.addHook('onClose', async () => stopping.abort())
    const options = { createCrm: createCrmFactory(settings, secret), secret, signal: stopping.signal }
    serve(app, contactSyncEndpoints, {
      'GET /agent/connected-apps/:appId/contact-sync': ({ db, scope, params }) =>
        getContactSync(db, scope, params.appId),
      'PUT /agent/connected-apps/:appId/contact-sync': async ({ db, scope, params, body }) => {
        await saveSetup(db, scope, params.appId, body)
        return getContactSync(db, scope, params.appId)
      },
      'POST /agent/connected-apps/:appId/contact-sync/catalog': ({ db, scope, params }) =>
        readCatalog(db, scope, params.appId, options),
      'POST /agent/connected-apps/:appId/contact-sync/preview': ({ db, scope, params, body }) =>
        previewSync(db, scope, params.appId, body, options),
      'POST /agent/connected-apps/:appId/contact-sync/started': async ({ db, scope, params }) => {
        await startSync(db, scope, params.appId)
        return getContactSync(db, scope, params.appId)
      },
      'POST /agent/connected-apps/:appId/contact-sync/paused': ({ db, scope, params }) =>
        setPaused(db, scope, params.appId, new Date()),
      'POST /agent/connected-apps/:appId/contact-sync/resumed': ({ db, scope, params }) =>
        setPaused(db, scope, params.appId, null),
      'GET /agent/connected-apps/:appId/user-mapping': async ({ db, scope, params }) => {
        await getSyncedAppOrThrow(db, scope, params.appId)
        return { users: await listUserMappings(db, scope, params.appId) }
      },
      'PUT /agent/connected-apps/:appId/user-mapping': async ({ db, scope, params: { appId }, body }) => {
        await getSyncedAppOrThrow(db, scope, appId)
        await saveUserDecisions(db, scope, appId, body)
        await updateSyncState(db, scope, appId, { first_done_at: null })
        await restart(db, scope, appId)
        return { users: await listUserMappings(db, scope, appId) }
      },
      'GET /agent/connected-apps/:appId/sync-runs': async ({ db, scope, params }) => {
        await getSyncedAppOrThrow(db, scope, params.appId)
        return listRuns(db, scope, params.appId, runsShown)
      },
      'GET /agent/connected-apps/:appId/sync-runs/:runId/rows': async ({ db, scope, params, query }) => {
        orNotFound(await getRun(db, scope, params.appId, params.runId), 'sync run')
        return listReportRows(db, scope, params.runId, query)
      },
      'POST /agent/connected-apps/:appId/sync-runs/:runId/retried': async ({ db, scope, params, body }) => {
        const run = orNotFound(await getRun(db, scope, params.appId, params.runId), 'sync run')
        const retried = await retryRows(db, scope, run, body.rowIds)
        await wake(db, { accountId: scope.accountId, appId: params.appId })
        return { retried }
      },
    })
  }

/** Reads what the app offers, so that it can be chosen from before the first sync. */
async function readCatalog(db: Db, scope: Scope, appId: string, options: Parameters<typeof openCrm>[3]) {
  const crm = await openCrm(db, scope, appId, options)
  const catalog = await crm.getCatalog().catch((error) => {
    throw toProblem(error)
  })
  const { people } = await crm.listPeople({ sort: 'updated', next: undefined, limit: 100 }).catch((error) => {
    throw toProblem(error)
  })
  return withAccount(db, scope, async (db) => {
    const before = (await getSyncState(db, scope, appId))?.catalog.tags ?? []
    const tags = [...new Set([...before, ...people.flatMap(({ tags }) => tags)])].sort().slice(0, 500)
    await setCatalog(db, scope, appId, { ...catalog, tags })
    // Before the first save there is nowhere to keep it.
    return { ...(await getContactSync(db, scope, appId)), catalog: { ...catalog, tags } }
  })
}

/** Also ends the time in which the app is left alone, except if it limits requests. */
async function startSync(db: Db, scope: Scope, appId: string) {
  const app = await getSyncedAppOrThrow(db, scope, appId)
  const state = await getSyncState(db, scope, appId)
  if (!state) throw new Problem('conflict', 'Save the sync rules first.')
  if (state.paused_at) throw new Problem('conflict', 'The sync is paused. Resume it first.')
  if (app.state !== 'ACTIVE') throw new Problem('conflict', app.stateReason || 'The app needs attention.')
  const running = await getRunningRun(db, scope, appId)
  if (running) await updateRun(db, scope, running.id, { is_requested: true })
  else {
    const kind = state.first_done_at === null ? 'FIRST' : 'INCREMENTAL'
    await insertRun(db, scope, appId, { kind, phase: 'CATALOG', isRequested: true })
  }
  if (state.failures > 0) await updateSyncState(db, scope, appId, { not_before: null })
  await wake(db, { accountId: scope.accountId, appId })
  await publishLiveEvent(db, scope, { kind: 'contact-sync', appId })
}

async function setPaused(db: Db, scope: Scope, appId: string, pausedAt: Date | null) {
  await getSyncedAppOrThrow(db, scope, appId)
  orNotFound(await getSyncState(db, scope, appId), 'contact sync')
  await updateSyncState(db, scope, appId, { paused_at: pausedAt })
  if (!pausedAt) await wake(db, { accountId: scope.accountId, appId })
  await publishLiveEvent(db, scope, { kind: 'contact-sync', appId })
  return getContactSync(db, scope, appId)
}
