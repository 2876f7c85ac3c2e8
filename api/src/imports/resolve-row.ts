import { isDeepStrictEqual } from 'node:util'
import { tagMaximum } from '@gable/shared/contacts/contact.ts'
import { toPhoneKey } from '@gable/shared/identity/phone-key.ts'
import type { ImportChoices, RowOutcome } from '@gable/shared/imports/import.ts'
import type { ParsedRow } from '@gable/shared/imports/parse-row.ts'
import { cleanLine } from '@gable/shared/text/clean-text.ts'
import type { OwnerMatcher } from '../owner-mapping/owner-matcher.ts'
import type { ContactIndex } from './contact-index.ts'
import type { ContactRecord } from './match-queries.ts'
import { hasNoEmailOrPhone } from './name-address-key.ts'
import { listAddresses } from './row-identifiers.ts'

/** The outcome of a row. An update has the contact before and after it. */
type RowResolution =
  | { outcome: 'NEW'; reason: string | null }
  | { outcome: 'UPDATED'; contact: ContactRecord; after: ContactRecord; reason: string | null }
  | { outcome: 'UNCHANGED'; contact: ContactRecord; reason: string }
  | { outcome: 'SKIPPED'; contact: ContactRecord; reason: string }

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
  if (contact.archived_at) return { outcome: 'SKIPPED', contact, reason: 'This contact is archived' }
  const sourceRow = contacts.getSourceRow(contact.id)
  const duplicateReason = sourceRow === undefined ? null : `The same person as in row ${sourceRow}`
  if (choices.onMatch === 'SKIP')
    return { outcome: 'SKIPPED', contact, reason: duplicateReason ?? 'Already one of your contacts' }
  const after = applyRow(row, contact, context)
  const addsData =
    row.emails.some((email) => contacts.getEmailOwner(email) === undefined) ||
    row.phones.some((phone) => !contacts.hasPhone(contact.id, phone)) ||
    row.notes.some((note) => !contacts.hasNote(contact.id, note)) ||
    row.textOptOuts.some((phone) => !contacts.hasOptedOutOfTexts(phone)) ||
    listAddresses(row).some(({ full }) => !contacts.hasAddress(contact.id, full))
  if (!addsData && isDeepStrictEqual(after, contact))
    return { outcome: 'UNCHANGED', contact, reason: duplicateReason ?? 'Nothing new about this contact' }
  return { outcome: 'UPDATED', contact, after, reason: joinReasons(duplicateReason, ownerReason) }
}

/** A row with only a name and an address may match several contacts. Then it becomes a new one. */
function getAmbiguityReason(row: ParsedRow, contacts: ContactIndex): string | null {
  const { length } = hasNoEmailOrPhone(row) ? contacts.findByNameAndAddress(row) : []
  return length > 1 ? `${length} contacts have this name and address` : null
}

const joinReasons = (...reasons: (string | null)[]) => reasons.filter((reason) => reason !== null).join('. ') || null

/** The contact as this row leaves it, which may come from an earlier row. */
export function toContactAfter(id: string, row: ParsedRow, context: ImportBatchContext): ContactRecord {
  const contact = context.contacts.get(id)
  return contact ? applyRow(row, contact, context) : toNewContact(id, row, context)
}

/** Fills blanks or overwrites. Never subscribes a contact again and never removes a tag. */
function applyRow(row: ParsedRow, contact: ContactRecord, context: ImportBatchContext): ContactRecord {
  const { choices, findOwner, getTags } = context
  const overwrites = choices.onMatch === 'OVERWRITE'
  const choose = <T>(imported: T, current: T): T => (overwrites ? keepEqual(imported, current) : current || imported)
  const { email, phone } = choosePrimary(row, contact, context)
  const replacesName = overwrites || !(contact.first_name || contact.last_name)
  return {
    ...contact,
    first_name: replacesName ? keepEqual(row.firstName, contact.first_name) : contact.first_name,
    last_name: replacesName || !contact.last_name ? keepEqual(row.lastName, contact.last_name) : contact.last_name,
    email: choose(email, contact.email),
    phone: choose(phone, contact.phone),
    owner_id: choose(findOwner(row.owner) ?? null, contact.owner_id),
    source: overwrites ? keepEqual(row.source, contact.source) : contact.source,
    language: choose(row.language, contact.language),
    created_at: overwrites && row.createdAt ? new Date(row.createdAt) : contact.created_at,
    tags: addTags(contact.tags, getTags(row)),
    custom: overwrites ? overwriteCustom(contact.custom, row.custom) : { ...row.custom, ...contact.custom },
    ...(row.isUnsubscribed && !contact.unsubscribed_at && context.unsubscribed),
  }
}

/** The imported value, unless it is blank or differs only in white space, which parsing normalizes. */
const keepEqual = <T>(imported: T, current: T): T =>
  !imported || (typeof current === 'string' && cleanLine(current) === imported) ? current : imported

const overwriteCustom = (current: ContactRecord['custom'], imported: ParsedRow['custom']) => ({
  ...current,
  ...Object.fromEntries(
    Object.entries(imported).filter(([key, value]) => {
      const stored = current[key]
      return typeof stored !== 'string' || cleanLine(stored) !== value
    }),
  ),
})

/**
 * The email and phone number that may become primary. In an own export the contact has them already: one that is not
 * primary there does not become so.
 */
function choosePrimary(
  { emails, phones, contactId }: ParsedRow,
  contact: ContactRecord,
  { contacts }: ImportBatchContext,
) {
  const isOwnExport = contactId === contact.id
  const hasEqualPhone = (phone: string) => contact.phone !== null && toPhoneKey(phone) === toPhoneKey(contact.phone)
  const newEmails = emails.filter((email) => {
    const owner = contacts.getEmailOwner(email)
    return owner === undefined || (owner === contact.id && !isOwnExport)
  })
  const newPhones = phones.filter((phone) => !(isOwnExport && contacts.hasPhone(contact.id, phone)))
  const [email = null] = newEmails
  const [phone = null] = newPhones
  return { email, phone: phone && hasEqualPhone(phone) ? contact.phone : phone }
}

/** A tag in another spelling is the same tag. */
function addTags(current: string[], imported: string[]): string[] {
  const existing = new Set(current.map((tag) => tag.toLowerCase()))
  return [...current, ...imported.filter((tag) => !existing.has(tag.toLowerCase()))].slice(0, tagMaximum)
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
    language: row.language,
    created_at: row.createdAt ? new Date(row.createdAt) : null,
    tags: getTags(row),
    custom: row.custom,
    unsubscribed_at: isUnsubscribed ? unsubscribed.unsubscribed_at : null,
    unsubscribed_by: isUnsubscribed ? unsubscribed.unsubscribed_by : null,
    archived_at: null,
  }
}

export const zeroCounts: Record<RowOutcome, number> = {
  NEW: 0,
  UPDATED: 0,
  UNCHANGED: 0,
  SKIPPED: 0,
  INVALID: 0,
}
