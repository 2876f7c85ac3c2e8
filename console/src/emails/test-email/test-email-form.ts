import { missingFieldMessage, TestEmailRecipient, unknownContactMessage } from '@gable/shared/emails/test-email.ts'
import * as z from 'zod'
import type { Choice } from '../../design/inputs/option.ts'
import { parseSuggestionValue } from './use-contact-suggestions.ts'

export interface PickedContact {
  choice: Choice | null
  /** What was typed and led to no choice. */
  text: string
}

const Contact = z.custom<PickedContact>().transform(({ choice, text }, context) => {
  if (choice) return parseSuggestionValue(choice.value)
  context.addIssue({ code: 'custom', message: text.trim() === '' ? missingFieldMessage : unknownContactMessage })
  return z.NEVER
})

export const TestEmailForm = z.object({
  email: TestEmailRecipient,
  contact: Contact,
})

export const emptyTestEmail: z.input<typeof TestEmailForm> = { email: '', contact: { choice: null, text: '' } }
