import { isEmail } from '@gable/shared/identity/contact-formats.ts'
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
  context.addIssue({ code: 'custom', message: text.trim() === '' ? 'Field is required' : 'Select a contact.' })
  return z.NEVER
})

export const TestEmailForm = z.object({
  email: z
    .string()
    .trim()
    .min(1, { error: 'Email is required.', abort: true })
    .refine(isEmail, 'Please enter a valid email.'),
  contact: Contact,
})

export const emptyTestEmail: z.input<typeof TestEmailForm> = { email: '', contact: { choice: null, text: '' } }
