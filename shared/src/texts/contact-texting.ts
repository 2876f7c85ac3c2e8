import * as z from 'zod'
import { textConsentSources } from '../activity/text-consent-source.ts'
import { OptionalLine } from '../http/fields.ts'

/** Whether a number may be texted. `NONE`: nobody said so. */
const textPermissions = ['IN', 'OUT', 'NONE'] as const

export const textNoteMaximum = 200

export const TextNumber = z.object({
  phone: z.string(),
  permission: z.enum(textPermissions),
  /** Only the person can change it, by texting START. */
  isFinal: z.boolean(),
  /** When a text that is written now is sent, if it is too late or too early where they are. */
  sendAt: z.string().nullable(),
  /** What the permission is based on. */
  consent: z
    .object({
      at: z.string(),
      source: z.enum(textConsentSources),
      /** The agent who recorded it. */
      by: z.string().nullable(),
      /** How they said so, in the words of the agent. */
      note: z.string(),
      /** What the form showed beside the checkbox. */
      wording: z.string().nullable(),
      pageUrl: z.string().nullable(),
      submissionId: z.string().nullable(),
    })
    .nullable(),
})
export type TextNumber = z.infer<typeof TextNumber>

/** The numbers of a contact, the main one first. */
export const ContactTexting = z.object({
  isOn: z.boolean(),
  /** Why nothing can be sent, for people. */
  problem: z.string().nullable(),
  numbers: z.array(TextNumber),
})
export type ContactTexting = z.infer<typeof ContactTexting>

/** What somebody told an agent. */
export const TextPermissionChange = z
  .object({ phone: z.string().max(40), permission: z.enum(['IN', 'OUT']), note: OptionalLine(textNoteMaximum) })
  .refine(({ permission, note }) => permission === 'OUT' || note !== '', {
    message: 'Say how they agreed, such as “in person at the open house”',
    path: ['note'],
  })
export type TextPermissionChange = z.output<typeof TextPermissionChange>
