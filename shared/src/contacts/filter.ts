import * as z from 'zod'

/** The places filters are offered in. Each offers its own fields. */
export const filterConfigTypes = ['CONTACT', 'SEGMENT', 'DASHBOARD_MODULE', 'AUTOMATION_ENROLLMENT'] as const
export type FilterConfigType = (typeof filterConfigTypes)[number]

const filterKinds = ['CHOICE', 'YES_NO', 'TEXT', 'DATE', 'NUMBER', 'MONEY'] as const
export type FilterKind = (typeof filterKinds)[number]

export const FilterField = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(filterKinds),
  /** Only for CHOICE fields. */
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  /** How to fill in a TEXT field. */
  hint: z.string().optional(),
  /** Contacts without a value can be asked for. */
  canBeEmpty: z.boolean().optional(),
  /** Only for DATE fields: dates can be relative to today. */
  isRelative: z.boolean().optional(),
})
export type FilterField = z.infer<typeof FilterField>

export const filterMaximum = 20

const key = z.string().min(1).max(80)
/** A date as YYYY-MM-DD, a number, or cents. */
const bound = z.union([z.iso.date(), z.number().refine((number) => Math.abs(number) <= 1e15)]).optional()

const choices = z.array(z.string().min(1).max(200)).min(1).max(50)
/** Today counts as a day. */
const days = z.int().min(1).max(3650)

/**
 * Any or none of several values, a boolean, a substring, whether there is a value, days before today, or a range including
 * both bounds. Relative dates stay relative: they are resolved when contacts are read, in the time zone of the agency.
 */
export const ContactFilter = z.union([
  z.strictObject({ key, anyOf: choices }),
  z.strictObject({ key, noneOf: choices }),
  z.strictObject({ key, is: z.boolean() }),
  z.strictObject({ key, contains: z.string().trim().min(1).max(200) }),
  z.strictObject({ key, isEmpty: z.boolean() }),
  z.strictObject({ key, inLastDays: days }),
  z.strictObject({ key, notInLastDays: days }),
  z.strictObject({ key, from: bound, till: bound }),
])
export type ContactFilter = z.infer<typeof ContactFilter>

/** The values that a filter of choices names. */
export const getChoices = (filter: ContactFilter): readonly string[] =>
  'anyOf' in filter ? filter.anyOf : 'noneOf' in filter ? filter.noneOf : []

export const ContactFilters = z.array(ContactFilter).max(filterMaximum)

/** Filters in a URL parameter. All must match. */
export const ContactFiltersJson = z
  .string()
  .max(12_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'These filters cannot be read' })
      return z.NEVER
    }
  })
  .pipe(ContactFilters)

/** The filter value for contacts without an owner. */
export const noOwner = 'NONE'

/** The filter value for contacts whose language nobody knows. */
export const noLanguage = 'NONE'

export const subscriptionStates = ['SUBSCRIBED', 'UNSUBSCRIBED', 'NO_EMAIL'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

export const subscriptionLabels: Record<SubscriptionState, string> = {
  SUBSCRIBED: 'Subscribed',
  UNSUBSCRIBED: 'Unsubscribed',
  NO_EMAIL: 'No email',
}

/** Whether any number of a contact agreed to texts, or else opted out. */
export const textingStates = ['AGREED', 'OPTED_OUT', 'NOT_ASKED', 'NO_PHONE'] as const
export type TextingState = (typeof textingStates)[number]

export const textingLabels: Record<TextingState, string> = {
  AGREED: 'Can be texted',
  OPTED_OUT: 'Opted out',
  NOT_ASKED: 'Not asked',
  NO_PHONE: 'No phone',
}

/** Prefixes of filter keys for custom attributes: of the contact, and of any of its properties. */
export const contactAttributePrefix = 'custom.'
export const propertyAttributePrefix = 'property.'
