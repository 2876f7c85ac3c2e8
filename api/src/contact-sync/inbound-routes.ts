import type { FastifyInstance } from 'fastify'
import { isAppActive } from '../connected-apps/queries.ts'
import { withAccount } from '../platform/database.ts'
import { parseJson } from '../platform/parse-json.ts'
import type { Settings } from '../platform/settings.ts'
import { isFromFollowUpBoss, readWebhookEvent } from './follow-up-boss/webhook-event.ts'
import { addToInbox } from './queue-queries.ts'
import { wake } from './run-contact-sync.ts'
import { getSyncState, updateSyncState } from './state-queries.ts'
import { readWebhookToken } from './webhook-token.ts'

const bytesMaximum = 1024 * 1024

/**
 * `/api/inbound/follow-up-boss/:token`: people, notes and tasks to read again. What a message says about them is not believed, so a
 * repeated one changes nothing. Without the key of our system there is no such path.
 */
export const inboundSyncRoutes =
  ({ settings, secret }: { settings: Pick<Settings, 'FOLLOW_UP_BOSS_SYSTEM_KEY'>; secret: Buffer }) =>
  async (app: FastifyInstance) => {
    const { FOLLOW_UP_BOSS_SYSTEM_KEY: systemKey } = settings
    if (!systemKey) return
    await app.register(async (inbound) => {
      inbound.removeAllContentTypeParsers()
      inbound.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytesMaximum }, (_, body, done) =>
        done(null, body),
      )
      const options = { bodyLimit: bytesMaximum, config: { endpoint: 'POST /inbound/follow-up-boss/:token' } } as const
      inbound.post<{ Params: { token: string } }>(
        '/inbound/follow-up-boss/:token',
        options,
        async ({ headers, body, params }, reply) => {
          const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
          const header = headers['fub-signature']
          const target = readWebhookToken(secret, params.token)
          if (!target || !isFromFollowUpBoss(bytes, Array.isArray(header) ? header[0] : header, systemKey))
            return reply.code(403).send({ code: 'forbidden', message: 'The signature is wrong' })
          const event = readWebhookEvent(parseJson(bytes.toString()))
          const { scope, appId } = target
          const isKnown = await withAccount(app.db, scope, async (db) => {
            if (!(await getSyncState(db, scope, appId)) || !(await isAppActive(db, scope, 'follow-up-boss')))
              return false
            if (event?.kind) await addToInbox(db, scope, appId, event.kind, event.ids)
            if (event?.hasNewNotes) await updateSyncState(db, scope, appId, { synced_at: null })
            if (event) await wake(db, { accountId: scope.accountId, appId })
            return true
          })
          // With this status the app removes the webhook.
          return isKnown ? reply.send({}) : reply.code(410).send({})
        },
      )
    })
  }
