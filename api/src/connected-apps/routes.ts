import type { ConnectedApp, ConnectedAppDetail } from '@gable/shared/connected-apps/connected-app.ts'
import { connectedAppEndpoints } from '@gable/shared/connected-apps/endpoints.ts'
import { getFilterConfig } from '@gable/shared/connected-apps/filter-config.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import { type Db, withAccount } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { serve } from '../platform/serve.ts'
import { createAppKey, getAppKey, revokeAppKey } from './app-key.ts'
import { disconnectApp } from './disconnect-app.ts'
import { type InstallContext, installApp } from './install-app.ts'
import { getConnectedAppOrThrow, getSyncRules, listConnectedApps } from './queries.ts'
import { replaceCredential } from './replace-credential.ts'

export const connectedAppRoutes =
  ({ settings, secret }: Pick<InstallContext, 'settings' | 'secret'>) =>
  async (app: FastifyInstance) => {
    const stopping = new AbortController()
    app.addHook('onClose', async () => stopping.abort())
    const context: InstallContext = { settings, secret, signal: stopping.signal }
    serve(app, connectedAppEndpoints, {
      'GET /agent/connected-apps': ({ db, scope }) => listConnectedApps(db, scope),
      'POST /agent/connected-apps': async ({ db, scope, body }) => {
        const installed = await installApp(db, scope, body, context)
        return withAccount(db, scope, (db) => toDetail(db, scope, installed))
      },
      'GET /agent/connected-apps/:appId': async ({ db, scope, params }) =>
        toDetail(db, scope, await getConnectedAppOrThrow(db, scope, params.appId)),
      'GET /agent/connected-apps/:appId/owner-info': async ({ db, scope, params }) =>
        (await getConnectedAppOrThrow(db, scope, params.appId)).ownerInfo,
      'GET /agent/connected-apps/:appId/sync-rules': ({ db, scope, params }) => getSyncRules(db, scope, params.appId),
      'GET /agent/crm-app-filter-config/:appName': ({ params }) =>
        orNotFound(getFilterConfig(params.appName), 'filter config'),
      'PUT /agent/connected-apps/:appId/credential': async ({ db, scope, params, body }) => {
        const replaced = await replaceCredential(db, scope, params.appId, body.credential, context)
        return withAccount(db, scope, (db) => toDetail(db, scope, replaced))
      },
      'DELETE /agent/connected-apps/:appId': ({ db, scope, params }) => disconnectApp(db, scope, params.appId),
      'GET /agent/connected-apps/:appId/api-key': async ({ db, scope, params }) => ({
        apiKey: await getAppKey(db, scope, params.appId),
      }),
      'POST /agent/connected-apps/:appId/api-key': ({ db, scope, user, params }) =>
        createAppKey(db, scope, user, params.appId),
      'DELETE /agent/connected-apps/:appId/api-key': ({ db, scope, params }) => revokeAppKey(db, scope, params.appId),
    })
  }

/** Sync rules belong to apps that sync contacts. */
async function toDetail(db: Db, scope: Scope, app: ConnectedApp): Promise<ConnectedAppDetail> {
  const filterConfig = getFilterConfig(app.appName) ?? null
  return { ...app, filterConfig, syncRules: filterConfig && (await getSyncRules(db, scope, app.appId)) }
}
