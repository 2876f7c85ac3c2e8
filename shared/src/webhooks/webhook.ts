import * as z from 'zod'
import { requiredMessage } from '../http/fields.ts'

/** What an agency can be told of. */
export const webhookEventTypes = ['submission.received', 'lead.created', 'contact.created', 'contact.updated'] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** What is sent, as JSON and in this order. */
export interface WebhookPayload {
  id: string
  type: WebhookEventType
  createdAt: string
  data: object
}

export const WebhookInput = z.object({
  url: z
    .string()
    .trim()
    .min(1, requiredMessage)
    .max(500, 'This field cannot be more than 500 characters')
    .regex(/^https?:\/\/[^\s/]+/i, 'Please enter a valid URL'),
  eventTypes: z.array(z.enum(webhookEventTypes)).min(1, 'Please select at least one'),
  isPaused: z.boolean().default(false),
})
export type WebhookInput = z.input<typeof WebhookInput>

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

export const WebhookDelivery = z.object({
  _id: z.string(),
  eventId: z.string(),
  eventType: z.string(),
  state: z.enum(['WAITING', 'DELIVERED', 'FAILED']),
  isReplay: z.boolean(),
  createdAt: z.string(),
  deliveredAt: z.string().nullable(),
  attempts: z.number(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>
