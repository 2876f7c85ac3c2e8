import * as z from 'zod'
import { requiredMessage, tooLongMessage } from '../http/fields.ts'

/** The event types a webhook can subscribe to. */
export const webhookEventTypes = [
  'submission.received',
  'lead.created',
  'contact.created',
  'contact.updated',
  'dashboard.viewed',
  'dashboard.clicked',
  'email.opened',
  'email.clicked',
  'postcard.scanned',
  'flow.entered',
  'flow.finished',
  'flow.called',
] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** The JSON body of a delivery. Keys are sent in this order. */
export interface WebhookPayload {
  id: string
  type: WebhookEventType
  createdAt: string
  data: object
}

export const maxWebhooks = 20

export const deliveryRetentionDays = 30

const url = z
  .string(requiredMessage)
  .trim()
  .min(1, { error: requiredMessage, abort: true })
  .max(500, { error: tooLongMessage(500), abort: true })
  .refine(isWebAddress, { error: 'Please enter a valid URL', abort: true })
  .refine((text) => !hasPassword(text), 'Please enter a URL without a user name and password')

const eventTypes = z.array(z.enum(webhookEventTypes)).min(1, 'Please select at least one').max(webhookEventTypes.length)

export const WebhookInput = z.object({ url, eventTypes, isPaused: z.boolean().default(false) })
export type WebhookInput = z.output<typeof WebhookInput>

/** The fields of the webhook dialog. */
export const WebhookFields = z.object({ url, eventTypes })
export type WebhookFields = z.output<typeof WebhookFields>

export const WebhookChange = z.object({ url, eventTypes, isPaused: z.boolean() }).partial()
export type WebhookChange = z.output<typeof WebhookChange>

export const Webhook = z.object({
  _id: z.string(),
  url: z.string(),
  eventTypes: z.array(z.enum(webhookEventTypes)),
  isPaused: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  lastDelivery: z.object({ at: z.string(), state: z.enum(['WAITING', 'DELIVERED', 'FAILED']) }).nullable(),
})
export type Webhook = z.infer<typeof Webhook>

export const WebhookAttempt = z.object({
  number: z.number(),
  at: z.string(),
  tookMs: z.number(),
  status: z.number().nullable(),
  body: z.string().nullable(),
  error: z.string().nullable(),
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

/** WAITING: for its next attempt, or until the webhook is resumed. FAILED: no attempt follows. */
export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const

export const WebhookDelivery = z.object({
  _id: z.string(),
  eventId: z.string(),
  eventType: z.enum(webhookEventTypes),
  state: z.enum(deliveryStates),
  isTest: z.boolean(),
  isReplay: z.boolean(),
  createdAt: z.string(),
  deliveredAt: z.string().nullable(),
  attempts: z.number(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** Requires two slashes, which `URL.canParse` does not. Hosts on a private network need no dot. */
function isWebAddress(text: string) {
  return /^https?:\/\/[^\s/][^\s]*$/i.test(text) && URL.canParse(text)
}

function hasPassword(text: string) {
  const { username, password } = new URL(text)
  return username !== '' || password !== ''
}
