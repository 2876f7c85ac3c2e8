import * as z from 'zod'
import { requiredMessage, tooLongMessage } from '../http/fields.ts'
import { parseGoogleCredentials } from './google-credentials.ts'
import { type ConversionVendor, conversionVendors, vendorRules } from './vendors.ts'

const maxTokenLength = 4000

const shortId = z.string().trim().max(64, tooLongMessage(64))

/** A secret for a header or a body: it has no spaces and no line breaks. */
const tokenPattern = /^[\x21-\x7e]{8,}$/
const tokenMessage = 'Please paste the whole token, at least 8 characters without spaces'
const tokenText = z.string().trim().max(maxTokenLength, tooLongMessage(maxTokenLength))

/** What is wrong with the secret of a vendor. Google's has three parts, as JSON. */
export function findTokenError(vendor: ConversionVendor, token: string): string | undefined {
  const { name, tokenLabel } = vendorRules[vendor]
  if (!tokenLabel) return `${name} has no token`
  if (vendor === 'GOOGLE_ADS')
    return parseGoogleCredentials(token)
      ? undefined
      : 'Please enter the client ID, the client secret and the refresh token'
  return tokenPattern.test(token) ? undefined : tokenMessage
}

export const IntegrationUpdate = z.object({
  isOn: z.boolean(),
  id: shortId,
  conversionId: shortId.default(''),
  customerId: shortId.default(''),
  actionId: shortId.default(''),
  testCode: shortId.default(''),
  /** Leaves the stored token alone if missing, and removes it if null. */
  token: tokenText.nullish(),
})
export type IntegrationUpdate = z.output<typeof IntegrationUpdate>

/** The messages of the ids that do not look like those of this vendor. An integration that is off may be incomplete. */
export function findIntegrationErrors(
  vendor: ConversionVendor,
  values: Pick<IntegrationUpdate, 'isOn' | 'id' | 'conversionId' | 'testCode'> &
    Partial<Pick<IntegrationUpdate, 'customerId' | 'actionId' | 'token'>>,
): Record<string, string> {
  const rules = vendorRules[vendor]
  const fields = [
    { name: 'id', isRequired: values.isOn },
    { name: 'conversionId', isRequired: values.isOn },
    { name: 'customerId', isRequired: Boolean(values.token) },
    { name: 'actionId', isRequired: Boolean(values.token) },
    { name: 'testCode', isRequired: false },
  ] as const
  return Object.fromEntries(
    fields.flatMap(({ name, isRequired }) => {
      const rule = rules[name]
      const value = values[name] ?? ''
      if (!rule) return []
      if (value === '') return isRequired ? [[name, requiredMessage]] : []
      return rule.pattern.test(value)
        ? []
        : [[name, `Please enter a ${rule.label.toLowerCase()} such as ${rule.example}`]]
    }),
  )
}

/** The form of one integration. An empty token leaves the stored one alone. */
export const toIntegrationFields = (vendor: ConversionVendor) =>
  z
    .object({
      isOn: z.boolean(),
      id: shortId,
      conversionId: shortId,
      customerId: shortId,
      actionId: shortId,
      testCode: shortId,
      token: tokenText,
    })
    .superRefine((values, context) => {
      for (const [field, message] of Object.entries(findIntegrationErrors(vendor, values)))
        context.addIssue({ code: 'custom', path: [field], message })
      const error = values.token === '' ? undefined : findTokenError(vendor, values.token)
      if (error) context.addIssue({ code: 'custom', path: ['token'], message: error })
    })
export type IntegrationFields = z.input<ReturnType<typeof toIntegrationFields>>

const deliveryStates = ['WAITING', 'SENDING', 'DELIVERED', 'SKIPPED', 'FAILED'] as const
export type ConversionState = (typeof deliveryStates)[number]

export const ConversionIntegration = z.object({
  vendor: z.enum(conversionVendors),
  isOn: z.boolean(),
  id: z.string(),
  conversionId: z.string(),
  customerId: z.string(),
  actionId: z.string(),
  testCode: z.string(),
  hasToken: z.boolean(),
  /** The newest event that the server sent, or tried to send. */
  lastSend: z
    .object({
      at: z.string(),
      state: z.enum(deliveryStates),
      isTest: z.boolean(),
      /** Why it was not delivered, in words. */
      reason: z.string().nullable(),
    })
    .nullable(),
})
export type ConversionIntegration = z.infer<typeof ConversionIntegration>

export const ConversionSettings = z.object({
  /** What a lead is worth, in cents. */
  leadValueCents: z
    .number('Please enter an amount')
    .int()
    .min(1, 'Please enter an amount above 0')
    .max(100_000_000, 'Please enter an amount up to $1,000,000')
    .nullable(),
  /** Asks visitors for consent to share their email and phone, hashed, and shares them. */
  sharesDetails: z.boolean(),
})
export type ConversionSettings = z.infer<typeof ConversionSettings>

export const Conversions = z.object({ settings: ConversionSettings, integrations: z.array(ConversionIntegration) })
export type Conversions = z.infer<typeof Conversions>
