import { toPhoneKey } from '../identity/phone-key.ts'

export type ScalarValue = string | number | boolean | null
export type SyncValue = ScalarValue | string[]

/**
 * A person as both sides are compared, in the terms of this account: the owner is an agent, and attributes are
 * `custom.<key>`. A field that is missing on one side is left alone on both.
 */
export type SyncRecord = Record<string, SyncValue>

/** The fields that every app has. `email` and `phone` are the primary ones among `emails` and `phones`. */
export const coreFields = ['firstName', 'lastName', 'email', 'emails', 'phone', 'phones', 'tags', 'owner'] as const
type CoreField = (typeof coreFields)[number]

export const coreFieldLabels: Record<CoreField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emails: 'All emails',
  phone: 'Phone',
  phones: 'All phone numbers',
  tags: 'Tags',
  owner: 'Owner',
}

export const isSetField = (field: string): boolean => field === 'emails' || field === 'phones' || field === 'tags'

/** Two values are the same for people if their keys are equal: a phone number in another format, a tag in other case. */
export function toValueKey(field: string, value: ScalarValue): string {
  if (value === null || value === '') return ''
  if (field === 'phone' || field === 'phones') return toPhoneKey(String(value)) || String(value)
  if (field === 'email' || field === 'emails' || field === 'tags') return String(value).trim().toLowerCase()
  return `${typeof value}:${value}`
}

export function areEqual(field: string, a: SyncValue, b: SyncValue): boolean {
  if (!isSetField(field)) return toValueKey(field, a as ScalarValue) === toValueKey(field, b as ScalarValue)
  const [keys, others] = [toKeys(field, a), toKeys(field, b)]
  return keys.size === others.size && [...keys].every((key) => others.has(key))
}

export const toKeys = (field: string, value: SyncValue | undefined): Set<string> =>
  new Set(Array.isArray(value) ? value.map((one) => toValueKey(field, one)) : [])
