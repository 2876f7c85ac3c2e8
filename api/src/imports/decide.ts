import { tagMaximum } from '@gable/shared/contacts/contact.ts'
import type { ImportChoices, RowOutcome } from '@gable/shared/imports/import.ts'
import type { ReadRow } from '@gable/shared/imports/read-row.ts'
import type { Owners } from '../owner-mapping/owners.ts'
import { isKnownByHomeOnly } from './home-key.ts'
import type { KnownContact } from './match-queries.ts'
import type { Roster } from './roster.ts'

/** What a row means for a contact who is there, and how they are afterwards. */
export type Decision =
  | { outcome: 'NEW'; reason: string | null }
  | { outcome: 'UPDATED'; contact: KnownContact; after: KnownContact; reason: string | null }
  | { outcome: 'SKIPPED'; reason: string }

export interface Household {
  roster: Roster
  choices: ImportChoices
  ownerFor: Owners['ownerFor']
  tagsOf: (row: ReadRow) => string[]
  unsubscribed: Pick<KnownContact, 'unsubscribed_at' | 'unsubscribed_by'>
}

export function decide(row: ReadRow, household: Household): Decision {
  const { roster, choices } = household
  const contact = roster.find(row)
  const isNamed = row.owner === '' || household.ownerFor(row.owner) !== undefined
  const owner = isNamed ? null : `Nobody of your team is called “${row.owner}”`
  if (!contact) return { outcome: 'NEW', reason: reasonOf(whyNew(row, roster), owner) }
  if (contact.archived_at) return { outcome: 'SKIPPED', reason: 'This contact is archived, and stays so' }
  const earlier = roster.rowOf(contact.id)
  const reason = earlier === undefined ? null : `The same person as in row ${earlier}`
  if (choices.onMatch === 'SKIP') return { outcome: 'SKIPPED', reason: reason ?? 'Known already' }
  const after = changedBy(row, contact, household)
  const brings =
    row.emails.some((email) => roster.ownerOf(email) === undefined) ||
    row.phones.some((phone) => !roster.sharesPhone(phone, contact.id)) ||
    row.notes.some((note) => !roster.hasNote(note, contact.id))
  if (!brings && !row.address && JSON.stringify(after) === JSON.stringify(contact))
    return { outcome: 'SKIPPED', reason: reason ?? 'Nothing new about this contact' }
  return { outcome: 'UPDATED', contact, after, reason: reasonOf(reason, owner) }
}

/** Of whom nothing but name and address is said, more than one may be meant: they are not taken for any of them. */
function whyNew(row: ReadRow, roster: Roster): string | null {
  const { length } = isKnownByHomeOnly(row) ? roster.neighbours(row) : []
  return length > 1 ? `${length} contacts have this name and address` : null
}

const reasonOf = (...reasons: (string | null)[]) => reasons.filter((reason) => reason !== null).join('. ') || null

/** Blanks are filled, or what the file says stands. Nobody is ever subscribed again, and no tag is lost. */
function changedBy(row: ReadRow, contact: KnownContact, household: Household): KnownContact {
  const { roster, choices, ownerFor, tagsOf } = household
  const overwrites = choices.onMatch === 'OVERWRITE'
  const chosen = <T>(said: T, there: T): T => (overwrites ? said || there : there || said)
  const [email = null] = row.emails.filter((email) => (roster.ownerOf(email) ?? contact.id) === contact.id)
  const [phone = null] = row.phones
  const takesName = overwrites || !(contact.first_name || contact.last_name)
  return {
    ...contact,
    first_name: takesName && row.firstName ? row.firstName : contact.first_name,
    last_name: takesName || !contact.last_name ? row.lastName || contact.last_name : contact.last_name,
    email: chosen(email, contact.email),
    phone: chosen(phone, contact.phone),
    owner_id: chosen(ownerFor(row.owner) ?? null, contact.owner_id),
    source: overwrites ? row.source || contact.source : contact.source,
    created_at: overwrites && row.createdAt ? new Date(row.createdAt) : contact.created_at,
    tags: [...new Set([...contact.tags, ...tagsOf(row)])].slice(0, tagMaximum),
    custom: overwrites ? { ...contact.custom, ...row.custom } : { ...row.custom, ...contact.custom },
    ...(row.isUnsubscribed && !contact.unsubscribed_at && household.unsubscribed),
  }
}

/** Somebody new, as they will be kept. */
export function newcomer(id: string, row: ReadRow, household: Household): KnownContact {
  const { roster, choices, ownerFor, tagsOf, unsubscribed } = household
  const owner = ownerFor(row.owner)
  const isOff = row.isUnsubscribed || !choices.mayEmail
  return {
    id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.emails.find((email) => roster.ownerOf(email) === undefined) ?? null,
    phone: row.phones[0] ?? null,
    owner_id: owner === undefined ? choices.ownerId : owner,
    source: row.source || choices.source || 'Import',
    created_at: row.createdAt ? new Date(row.createdAt) : null,
    tags: tagsOf(row),
    custom: row.custom,
    unsubscribed_at: isOff ? unsubscribed.unsubscribed_at : null,
    unsubscribed_by: isOff ? unsubscribed.unsubscribed_by : null,
    archived_at: null,
  }
}

export const noCounts: Record<RowOutcome, number> = { NEW: 0, UPDATED: 0, SKIPPED: 0, INVALID: 0 }
