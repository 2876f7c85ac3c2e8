import * as z from 'zod'
import { requiredMessage } from '../http/fields.ts'

/** The account of the agency at Twilio. The token is never returned. */
export const TextSettings = z.object({
  /** Null until somebody connects an account. */
  accountSid: z.string().nullable(),
  isOn: z.boolean(),
  /** A number such as `+16035550123`, or the SID of a messaging service. Empty until one is chosen. */
  sender: z.string(),
  /** As Twilio names the sender. */
  senderName: z.string(),
  /** Why nothing can be sent, for people. */
  problem: z.string().nullable(),
})
export type TextSettings = z.infer<typeof TextSettings>

export const TextCredentials = z.object({
  accountSid: z
    .string(requiredMessage)
    .trim()
    .min(1, requiredMessage)
    .regex(/^AC[0-9a-f]{32}$/i, 'An account SID is AC and 32 letters or digits'),
  authToken: z
    .string(requiredMessage)
    .trim()
    .min(1, requiredMessage)
    .regex(/^[0-9a-z]{32}$/i, 'An auth token has 32 letters or digits'),
})
export type TextCredentials = z.output<typeof TextCredentials>

/** What texts can be sent from. */
export const TextSenderOption = z.object({ sender: z.string(), name: z.string() })
export type TextSenderOption = z.infer<typeof TextSenderOption>

export const TextSettingsUpdate = z
  .object({ isOn: z.boolean(), sender: z.string().max(60) })
  .refine(({ isOn, sender }) => !isOn || sender !== '', {
    message: 'Choose what texts are sent from',
    path: ['sender'],
  })
export type TextSettingsUpdate = z.output<typeof TextSettingsUpdate>

export const textStates = [
  'QUEUED',
  'SENDING',
  'SENT',
  'DELIVERED',
  'UNDELIVERED',
  'FAILED',
  'UNKNOWN',
  'HELD',
  'RECEIVED',
] as const
export type TextState = (typeof textStates)[number]

/** PERSONAL is written by an agent, REPLY is what somebody sent to the agency. */
export const textKinds = ['ANSWER', 'PERSONAL', 'TEST', 'REPLY'] as const
export type TextKind = (typeof textKinds)[number]

/** A text in the log. */
export const LoggedText = z.object({
  _id: z.string(),
  at: z.string(),
  kind: z.enum(textKinds),
  state: z.enum(textStates),
  phone: z.string(),
  /** Null for numbers that no contact has. */
  contact: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
  /** When it will be sent. */
  dueAt: z.string().nullable(),
  reason: z.string().nullable(),
})
export type LoggedText = z.infer<typeof LoggedText>
