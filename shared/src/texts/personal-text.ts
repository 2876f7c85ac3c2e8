import * as z from 'zod'
import { Id, RequiredText } from '../http/fields.ts'
import type { TextNumber } from './contact-texting.ts'
import { textKinds, textStates } from './text-settings.ts'

export const personalTextMaximum = 1000

/** A text that an agent writes to one contact. The id is created with the form. */
export const PersonalText = z.object({
  textId: Id,
  phone: z.string().max(40),
  body: RequiredText(personalTextMaximum),
})
export type PersonalText = z.output<typeof PersonalText>

/** One text of the conversation with a contact. */
export const ContactText = z.object({
  _id: z.string(),
  at: z.string(),
  kind: z.enum(textKinds),
  state: z.enum(textStates),
  phone: z.string(),
  body: z.string(),
  /** The agent who wrote it. */
  by: z.string().nullable(),
  /** When it will be sent. */
  dueAt: z.string().nullable(),
  reason: z.string().nullable(),
})
export type ContactText = z.infer<typeof ContactText>

interface Recipient {
  isOn: boolean
  isArchived: boolean
  number: Pick<TextNumber, 'permission' | 'isFinal'> | undefined
}

/** Why an agent cannot text a contact, or undefined when they can. */
export function getTextDisabledReason({ isOn, isArchived, number }: Recipient): string | undefined {
  if (isArchived) return 'This contact is archived. Restore them to send a text.'
  if (!number) return 'This contact has no phone number. Add one to send a text.'
  if (!isOn) return textsOffMessage
  if (number.permission === 'NONE')
    return 'They have not agreed to texts yet. Ask them first, and record what they said.'
  if (number.permission === 'IN') return undefined
  return number.isFinal
    ? 'They opted out of texts by replying STOP. Only they can change that, by texting START.'
    : 'They want no texts.'
}

export const textsOffMessage = 'Text messages are off. An admin can turn them on in Settings.'
