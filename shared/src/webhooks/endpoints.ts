import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Webhook, WebhookAttempt, WebhookChange, WebhookDelivery, WebhookInput } from './webhook.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ webhookId: Id })
const deliveryParams = z.object({ deliveryId: Id })
/** The secret is returned only when it is created. */
const WithSecret = z.object({ webhook: Webhook, secret: z.string() })

export const webhookEndpoints = defineEndpoints({
  'GET /agent/webhooks': { allow, about: 'All webhooks.', reply: z.array(Webhook) },
  'POST /agent/webhooks': {
    allow,
    about:
      'Creates a webhook and returns its secret once. Each delivery carries Gable-Id, Gable-Timestamp and Gable-Signature: `v1=` plus the hexadecimal HMAC-SHA256 of the timestamp, a dot, and the body.',
    body: WebhookInput,
    reply: WithSecret,
  },
  'GET /agent/webhooks/:webhookId': { allow, about: 'One webhook.', params, reply: Webhook },
  'PATCH /agent/webhooks/:webhookId': {
    allow,
    about: 'Updates, pauses, or resumes a webhook.',
    params,
    body: WebhookChange,
    reply: Webhook,
  },
  'DELETE /agent/webhooks/:webhookId': {
    allow,
    about: 'Deletes a webhook and its log.',
    params,
    reply: z.undefined(),
  },
  'POST /agent/webhooks/:webhookId/secret': {
    allow,
    about: 'Replaces the secret.',
    params,
    reply: WithSecret,
  },
  'POST /agent/webhooks/:webhookId/test': { allow, about: 'Sends a sample event now.', params, reply: WebhookDelivery },
  'GET /agent/webhooks/:webhookId/deliveries': {
    allow,
    about: 'The webhook’s deliveries, newest first.',
    params,
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(WebhookDelivery), total: z.number() }),
  },
  'GET /agent/webhook-deliveries/:deliveryId': {
    allow,
    about: 'One delivery with its payload and every attempt.',
    params: deliveryParams,
    reply: WebhookDelivery.extend({
      payload: z.unknown(),
      log: z.array(WebhookAttempt),
      nextAttemptAt: z.string().nullable(),
    }),
  },
  'POST /agent/webhook-deliveries/:deliveryId/replay': {
    allow,
    about: 'Sends the same payload again as a new delivery.',
    params: deliveryParams,
    reply: WebhookDelivery,
  },
})
