import { tagMaximum } from '@gable/shared/contacts/contact.ts'
import type { ImportChoices, RowOutcome } from '@gable/shared/imports/import.ts'
import type { ParsedRow } from '@gable/shared/imports/parse-row.ts'
import type { OwnerMatcher } from '../owner-mapping/owner-matcher.ts'
import type { ContactIndex } from './contact-index.ts'
import type { ContactRecord } from './match-queries.ts'
import { hasNoEmailOrPhone } from './name-address-key.ts'

/** The outcome of a row. An update has the contact before and after it. */
export type RowResolution =
  | { outcome: 'NEW'; reason: string | null }
  | { outcome: 'UPDATED'; contact: ContactRecord; after: ContactRecord; reason: string | null }
  | { outcome: 'SKIPPED'; reason: string }

/** Everything that the rows of one batch are resolved with. */
export interface ImportBatchContext {
  contacts: ContactIndex
  choices: ImportChoices
  findOwner: OwnerMatcher['findOwner']
  getTags: (row: ParsedRow) => string[]
  unsubscribed: Pick<ContactRecord, 'unsubscribed_at' | 'unsubscribed_by'>
}

export function resolveRow(row: ParsedRow, context: ImportBatchContext): RowResolution {
  const { contacts, choices } = context
  const contact = contacts.find(row)
  const isOwnerKnown = row.owner === '' || context.findOwner(row.owner) !== undefined
  const ownerReason = isOwnerKnown ? null : `No one on your team is named “${row.owner}”`
  if (!contact) return { outcome: 'NEW', reason: joinReasons(getAmbiguityReason(row, contacts), ownerReason) }
  if (contact.archived_at) return { outcome: 'SKIPPED', reason: 'This contact is archived' }
  const sourceRow = contacts.getSourceRow(contact.id)
  const duplicateReason = sourceRow === undefined ? null : `The same person as in row ${sourceRow}`
  if (choices.onMatch === 'SKIP')
    return { outcome: 'SKIPPED', reason: duplicateReason ?? 'Already one of your contacts' }
  const after = applyRow(row, contact, context)
  const addsData =
    row.emails.some((email) => contacts.getEmailOwner(email) === undefined) ||
    row.phones.some((phone) => !contacts.hasPhone(contact.id, phone)) ||
    row.notes.some((note) => !contacts.hasNote(contact.id, note))
  if (!addsData && !row.address && JSON.stringify(after) === JSON.stringify(contact))
    return { outcome: 'SKIPPED', reason: duplicateReason ?? 'Nothing new about this contact' }
  return { outcome: 'UPDATED', contact, after, reason: joinReasons(duplicateReason, ownerReason) }
}

/** A row with only a name and an address may match several contacts. Then it becomes a new one. */
function getAmbiguityReason(row: ParsedRow, contacts: ContactIndex): string | null {
  const { length } = hasNoEmailOrPhone(row) ? contacts.findByNameAndAddress(row) : []
  return length > 1 ? `${length} contacts have this name and address` : null
}

const joinReasons = (...reasons: (string | null)[]) => reasons.filter((reason) => reason !== null).join('. ') || null

/** Fills blanks or overwrites. Never subscribes a contact again and never removes a tag. */
function applyRow(row: ParsedRow, contact: ContactRecord, context: ImportBatchContext): ContactRecord {
  const { contacts, choices, findOwner, getTags } = context
  const overwrites = choices.onMatch === 'OVERWRITE'
  const choose = <T>(imported: T, current: T): T => (overwrites ? imported || current : current || imported)
  const [email = null] = row.emails.filter((email) => (contacts.getEmailOwner(email) ?? contact.id) === contact.id)
  const [phone = null] = row.phones
  const replacesName = overwrites || !(contact.first_name || contact.last_name)
  return {
    ...contact,
    first_name: replacesName && row.firstName ? row.firstName : contact.first_name,
    last_name: replacesName || !contact.last_name ? row.lastName || contact.last_name : contact.last_name,
    email: choose(email, contact.email),
    phone: choose(phone, contact.phone),
    owner_id: choose(findOwner(row.owner) ?? null, contact.owner_id),
    source: overwrites ? row.source || contact.source : contact.source,
    created_at: overwrites && row.createdAt ? new Date(row.createdAt) : contact.created_at,
    tags: [...new Set([...contact.tags, ...getTags(row)])].slice(0, tagMaximum),
    custom: overwrites ? { ...contact.custom, ...row.custom } : { ...row.custom, ...contact.custom },
    ...(row.isUnsubscribed && !contact.unsubscribed_at && context.unsubscribed),
  }
}

export function toNewContact(id: string, row: ParsedRow, context: ImportBatchContext): ContactRecord {
  const { contacts, choices, findOwner, getTags, unsubscribed } = context
  const ownerId = findOwner(row.owner)
  const isUnsubscribed = row.isUnsubscribed || !choices.mayEmail
  return {
    id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.emails.find((email) => contacts.getEmailOwner(email) === undefined) ?? null,
    phone: row.phones[0] ?? null,
    owner_id: ownerId === undefined ? choices.ownerId : ownerId,
    source: row.source || choices.source || 'Import',
    created_at: row.createdAt ? new Date(row.createdAt) : null,
    tags: getTags(row),
    custom: row.custom,
    unsubscribed_at: isUnsubscribed ? unsubscribed.unsubscribed_at : null,
    unsubscribed_by: isUnsubscribed ? unsubscribed.unsubscribed_by : null,
    archived_at: null,
  }
}

export const zeroCounts: Record<RowOutcome, number> = { NEW: 0, UPDATED: 0, SKIPPED: 0, INVALID: 0 }
