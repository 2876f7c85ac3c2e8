import { Problem } from '@gable/shared/http/problem.ts'
import { webhookEndpoints } from '@gable/shared/webhooks/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import { changeWebhook } from './change.ts'
import { listDeliveries } from './log-queries.ts'
import { deleteWebhook, listWebhooks, replaceSecret } from './queries.ts'
import { readDeliveryLog, readWebhook } from './read.ts'
import { refuseAddress } from './refuse-address.ts'
import { registerWebhook } from './register.ts'
import type { Reach } from './resolve-target.ts'
import { seal } from './seal.ts'
import { replayDelivery, testWebhook } from './send-again.ts'
import { newSecret } from './signature.ts'

export const webhookRoutes = (reach: Reach, secret: Buffer) => async (app: FastifyInstance) =>
  serve(app, webhookEndpoints, {
    'GET /agent/webhooks': ({ db, scope }) => listWebhooks(db, scope),
    'POST /agent/webhooks': ({ db, scope, body }) => {
      refuseAddress(body.url, reach)
      return registerWebhook(db, scope, body, secret)
    },
    'GET /agent/webhooks/:webhookId': ({ db, scope, params }) => readWebhook(db, scope, params.webhookId),
    'PATCH /agent/webhooks/:webhookId': ({ db, scope, params, body }) => {
      if (body.url !== undefined) refuseAddress(body.url, reach)
      return changeWebhook(db, scope, params.webhookId, body)
    },
    'DELETE /agent/webhooks/:webhookId': async ({ db, scope, params }) => {
      if (!(await deleteWebhook(db, scope, params.webhookId)))
        throw new Problem('not_found', 'This webhook no longer exists')
    },
    'POST /agent/webhooks/:webhookId/secret': async ({ db, scope, params: { webhookId } }) => {
      const webhook = await readWebhook(db, scope, webhookId)
      const shown = newSecret()
      await replaceSecret(db, scope, webhookId, seal(shown, webhookId, secret))
      return { webhook, secret: shown }
    },
    'POST /agent/webhooks/:webhookId/test': ({ db, scope, params }) => testWebhook(db, scope, params.webhookId),
    'GET /agent/webhooks/:webhookId/deliveries': async ({ db, scope, params, query }) => {
      await readWebhook(db, scope, params.webhookId)
      return listDeliveries(db, scope, params.webhookId, query)
    },
    'GET /agent/webhook-deliveries/:deliveryId': ({ db, scope, params }) =>
      readDeliveryLog(db, scope, params.deliveryId),
    'POST /agent/webhook-deliveries/:deliveryId/replay': ({ db, scope, params }) =>
      replayDelivery(db, scope, params.deliveryId),
  })
