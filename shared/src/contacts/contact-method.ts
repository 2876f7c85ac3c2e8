import * as z from 'zod'
import { requiredMessage } from '../http/fields.ts'
import { isEmail, isPhone } from '../identity/contact-formats.ts'
import { toPhoneKey } from '../identity/phone-key.ts'
import { detailMaxLengths } from '../journeys/contact-details.ts'
import { cleanLine } from '../text/clean-text.ts'

const methodKinds = ['email', 'phone'] as const
export type MethodKind = (typeof methodKinds)[number]

export const labelMaximum = 20

/** Offered for each kind. Agents may type any other label. */
export const suggestedLabels: Record<MethodKind, readonly string[]> = {
  email: ['Home', 'Work', 'Other'],
  phone: ['Mobile', 'Home', 'Work', 'Other'],
}

const methodMaximum = 50

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(detailMaxLengths.email)
  .refine((text) => text === '' || isEmail(text), 'Please enter a valid email')
export const Phone = z
  .string()
  .trim()
  .max(detailMaxLengths.phone)
  .refine((text) => text === '' || isPhone(text), 'Please enter a valid phone number')

const MethodLabel = z
  .string()
  .overwrite(cleanLine)
  .max(labelMaximum, `A label can have up to ${labelMaximum} characters`)

const Methods = (Value: z.ZodType<string, string>, getKey: (value: string) => string, repeatedMessage: string) =>
  z
    .array(z.object({ value: Value.refine((text) => text !== '', requiredMessage), label: MethodLabel.default('') }))
    .max(methodMaximum)
    .superRefine((methods, context) => {
      const keys = methods.map(({ value }) => getKey(value))
      for (const [n, key] of keys.entries())
        if (keys.indexOf(key) < n) context.addIssue({ code: 'custom', message: repeatedMessage, path: [n, 'value'] })
    })

/** The emails of a contact. The first one is the primary. */
export const Emails = Methods(Email, (email) => email, 'This email is already in the list')

/** The phone numbers of a contact. The first one is the primary. */
export const Phones = Methods(Phone, toPhoneKey, 'This phone number is already in the list')

export interface ContactMethod {
  value: string
  label: string
}
