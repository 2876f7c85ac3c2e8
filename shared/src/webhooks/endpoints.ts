import * as z from 'zod'
import { endpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Webhook, WebhookAttempt, WebhookChange, WebhookDelivery, WebhookInput } from './webhook.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ webhookId: Id })
const ofDelivery = z.object({ deliveryId: Id })
/** Shown once, when it is made. */
const WithSecret = z.object({ webhook: Webhook, secret: z.string() })

export const webhookEndpoints = endpoints({
  'GET /agent/webhooks': { allow, about: 'Where the agency is told what happened.', reply: z.array(Webhook) },
  'POST /agent/webhooks': {
    allow,
    about:
      'Registers an address; its secret is shown this once. Each delivery carries Gable-Id, Gable-Timestamp and Gable-Signature: v1= and the HMAC-SHA256, in hexadecimal, of the timestamp, a dot and the body.',
    body: WebhookInput,
    reply: WithSecret,
  },
  'GET /agent/webhooks/:webhookId': { allow, about: 'One address.', params, reply: Webhook },
  'PATCH /agent/webhooks/:webhookId': {
    allow,
    about: 'Changes an address or pauses it.',
    params,
    body: WebhookChange,
    reply: Webhook,
  },
  'DELETE /agent/webhooks/:webhookId': {
    allow,
    about: 'Forgets an address with its log.',
    params,
    reply: z.undefined(),
  },
  'POST /agent/webhooks/:webhookId/secret': {
    allow,
    about: 'Makes a new secret and forgets the old one.',
    params,
    reply: WithSecret,
  },
  'POST /agent/webhooks/:webhookId/test': { allow, about: 'Sends a sample there now.', params, reply: WebhookDelivery },
  'GET /agent/webhooks/:webhookId/deliveries': {
    allow,
    about: 'What was sent there, newest first.',
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
    params: ofDelivery,
    reply: WebhookDelivery.extend({
      payload: z.unknown(),
      log: z.array(WebhookAttempt),
      nextAttemptAt: z.string().nullable(),
    }),
  },
  'POST /agent/webhook-deliveries/:deliveryId/replay': {
    allow,
    about: 'Sends the same payload again, as a delivery of its own.',
    params: ofDelivery,
    reply: WebhookDelivery,
  },
})
