import { toValueKey } from '@gable/shared/contact-sync/record.ts'
import type { CrmChanges, CrmPerson, ListChange } from '../crm.ts'
import type { RawPerson } from './to-person.ts'

/** The body that changes a person, or makes a new one. Entries of lists that are not ours stay as the app has them. */
export function toPayload(changes: CrmChanges, person?: CrmPerson): Record<string, unknown> {
  const raw = (person?.raw ?? {}) as Partial<RawPerson>
  const { firstName, lastName, email, emails, phone, phones, tags, userId, fields, addresses, source } = changes
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...((email !== undefined || emails) && { emails: toMethods('emails', raw.emails ?? [], emails, email) }),
    ...((phone !== undefined || phones) && { phones: toMethods('phones', raw.phones ?? [], phones, phone) }),
    ...(tags && {
      tags: changeList(
        raw.tags ?? [],
        tags,
        (tag) => tag,
        (tag) => tag,
        'tags',
      ),
    }),
    ...(userId !== undefined && { assignedUserId: userId === null ? null : Number(userId) }),
    ...(addresses &&
      addresses.length > 0 && {
        addresses: [
          ...(raw.addresses ?? []),
          ...addresses.map(({ full, city, state, zip }) => ({
            type: 'home',
            street: full.split(',')[0],
            city,
            state,
            code: zip,
            country: 'US',
          })),
        ],
      }),
    ...(source && !person && { source }),
    ...fields,
  }
}

type Method = { value?: string | null | undefined; isPrimary?: unknown }

/** The primary one comes first. */
function toMethods(
  field: 'emails' | 'phones',
  current: readonly Method[],
  change: ListChange | undefined,
  primary: string | null | undefined,
): Method[] {
  const changed = change
    ? changeList(
        current,
        change,
        ({ value }) => value ?? '',
        (value) => ({ value, type: field === 'emails' ? 'home' : 'mobile' }),
        field,
      )
    : [...current]
  if (!primary) return changed
  const isPrimary = ({ value }: Method) => toValueKey(field, value ?? '') === toValueKey(field, primary)
  const chosen = changed.find(isPrimary) ?? { value: primary, type: field === 'emails' ? 'home' : 'mobile' }
  const others = changed.filter((method) => !isPrimary(method)).map((method) => ({ ...method, isPrimary: 0 }))
  return [{ ...chosen, isPrimary: 1 }, ...others]
}

function changeList<T>(
  current: readonly T[],
  { add, remove }: ListChange,
  toText: (entry: T) => string,
  toEntry: (text: string) => T,
  field: string,
): T[] {
  const keyOf = (entry: T) => toValueKey(field, toText(entry))
  const removed = new Set(remove.map((text) => toValueKey(field, text)))
  const kept = current.filter((entry) => !removed.has(keyOf(entry)))
  const known = new Set(kept.map(keyOf))
  return [...kept, ...add.filter((text) => !known.has(toValueKey(field, text))).map(toEntry)]
}
