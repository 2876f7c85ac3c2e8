import { webhookEndpoints } from '@gable/shared/webhooks/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { assertAllowedUrl, type TargetPolicy } from '../platform/outbound/target.ts'
import { serve } from '../platform/serve.ts'
import { createWebhook } from './create-webhook.ts'
import { getDeliveryLog } from './get-delivery-log.ts'
import { listDeliveries } from './log-queries.ts'
import { deleteWebhookOrThrow, getWebhookOrThrow, listWebhooks, updateWebhookSecret } from './queries.ts'
import { encryptSecret } from './secret-encryption.ts'
import { replayDelivery, sendTestDelivery } from './send-delivery.ts'
import { createSecret } from './signature.ts'
import { updateWebhook } from './update-webhook.ts'

export const webhookRoutes = (policy: TargetPolicy, encryptionKey: Buffer) => async (app: FastifyInstance) =>
  serve(app, webhookEndpoints, {
    'GET /agent/webhooks': ({ db, scope }) => listWebhooks(db, scope),
    'POST /agent/webhooks': ({ db, scope, user, body }) => {
      assertAllowedUrl(body.url, policy)
      return createWebhook(db, scope, user, body, encryptionKey)
    },
    'GET /agent/webhooks/:webhookId': ({ db, scope, params }) => getWebhookOrThrow(db, scope, params.webhookId),
    'PATCH /agent/webhooks/:webhookId': ({ db, scope, params, body }) => {
      if (body.url !== undefined) assertAllowedUrl(body.url, policy)
      return updateWebhook(db, scope, params.webhookId, body)
    },
    'DELETE /agent/webhooks/:webhookId': ({ db, scope, params }) => deleteWebhookOrThrow(db, scope, params.webhookId),
    'POST /agent/webhooks/:webhookId/secret': async ({ db, scope, params: { webhookId } }) => {
      const webhook = await getWebhookOrThrow(db, scope, webhookId)
      const secret = createSecret()
      await updateWebhookSecret(db, scope, webhookId, encryptSecret(secret, webhookId, encryptionKey))
      return { webhook, secret }
    },
    'POST /agent/webhooks/:webhookId/test': ({ db, scope, params }) => sendTestDelivery(db, scope, params.webhookId),
    'GET /agent/webhooks/:webhookId/deliveries': async ({ db, scope, params, query }) => {
      await getWebhookOrThrow(db, scope, params.webhookId)
      return listDeliveries(db, scope, params.webhookId, query)
    },
    'GET /agent/webhook-deliveries/:deliveryId': ({ db, scope, params }) =>
      getDeliveryLog(db, scope, params.deliveryId),
    'POST /agent/webhook-deliveries/:deliveryId/replay': ({ db, scope, params }) =>
      replayDelivery(db, scope, params.deliveryId),
  })
