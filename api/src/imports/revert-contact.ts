import { isDeepStrictEqual } from 'node:util'
import type { ContactAfter, ContactBefore } from '../database/schema/imports-and-exports.ts'
import type { ContactRecord } from './match-queries.ts'

/**
 * The contact without what an import changed. What other changes wrote since stays. Undefined if a value that the import
 * wrote was changed again.
 */
export function revertContact(
  contact: ContactRecord,
  before: ContactBefore,
  after: ContactAfter,
): ContactRecord | undefined {
  const current = toComparable(contact)
  const [earlier, imported] = [toComparable(before), toComparable(after)]
  const changed = fields.filter((field) => !isDeepStrictEqual(earlier[field], imported[field]))
  const custom = revertCustom(contact.custom, before.custom, after.custom)
  if (!custom || changed.some((field) => !isDeepStrictEqual(current[field], imported[field]))) return undefined
  const restored = Object.fromEntries(changed.map((field) => [field, earlier[field]]))
  return { ...contact, ...restored, tags: revertTags(contact.tags, before.tags, after.tags), custom }
}

/** Whether nothing changed a contact since an import left it so. */
export function isUnchanged(contact: ContactRecord, after: ContactAfter): boolean {
  const [current, imported] = [toComparable(contact), toComparable(after)]
  return (
    fields.every((field) => isDeepStrictEqual(current[field], imported[field])) &&
    isDeepStrictEqual(contact.tags.toSorted(), after.tags.toSorted()) &&
    isDeepStrictEqual(contact.custom, after.custom)
  )
}

const fields = [
  ...(['first_name', 'last_name', 'email', 'phone', 'owner_id', 'source', 'language'] as const),
  ...(['created_at', 'unsubscribed_at', 'unsubscribed_by'] as const),
]

/** Snapshots are JSON, so their timestamps are text. */
const toComparable = (contact: ContactRecord | ContactBefore) => ({
  ...contact,
  language: contact.language ?? null,
  created_at: toDate(contact.created_at),
  unsubscribed_at: toDate(contact.unsubscribed_at),
})

const toDate = (at: Date | string | null) => (at === null ? null : new Date(at))

/** An import only adds tags. */
const revertTags = (tags: string[], before: string[], after: string[]) =>
  tags.filter((tag) => before.includes(tag) || !after.includes(tag))

function revertCustom(current: Custom, before: Custom, after: Custom): Custom | undefined {
  const changed = Object.keys(after).filter((key) => !isDeepStrictEqual(before[key], after[key]))
  if (changed.some((key) => !isDeepStrictEqual(current[key], after[key]))) return undefined
  const kept = Object.entries(current).filter(([key]) => !changed.includes(key))
  const restored = Object.entries(before).filter(([key]) => changed.includes(key))
  return Object.fromEntries([...kept, ...restored])
}

type Custom = Record<string, unknown>
