import * as z from 'zod'
import { contentVersionNames } from '../content/content-kind.ts'
import { Id } from '../http/fields.ts'
import { isEmail } from '../identity/contact-formats.ts'

export const missingFieldMessage = 'Field is required'
export const unknownContactMessage = 'Select a contact.'

const missingRecipientMessage = 'Email is required.'

/** The address that a test email goes to. */
export const TestEmailRecipient = z
  .string(missingRecipientMessage)
  .trim()
  .toLowerCase()
  .min(1, { error: missingRecipientMessage, abort: true })
  .max(254, 'Email cannot be more than 254 characters')
  .refine(isEmail, 'Please enter a valid email.')

export const TestEmail = z.object({
  email: TestEmailRecipient,
  version: z.enum(contentVersionNames, {
    error: ({ input }) => (input === undefined || input === null ? missingFieldMessage : undefined),
  }),
  contactId: z.uuid({
    error: ({ input }) => (input === undefined || input === null ? missingFieldMessage : unknownContactMessage),
  }),
  brandingId: Id.nullish(),
  propertyId: Id.nullish(),
  smartContentConfigVariationId: z.string().max(100).nullish(),
})
