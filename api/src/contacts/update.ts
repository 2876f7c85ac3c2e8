import { type ContactChange, contactIdentityMessage } from '@gable/shared/contacts/contact.ts'
import { invalid, Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { Scope } from '../platform/scope.ts'
import { lockContactOrThrow } from './get-contact.ts'
import { linkPropertyByAddress } from './property-links.ts'
import { publishContactEvent } from './publish-event.ts'
import { validateContactFields } from './validate-fields.ts'
import { findContactByEmail, updateContactFields } from './write-queries.ts'

export async function updateContact(db: Db, scope: Scope, id: string, { basedOn, address, ...input }: ContactChange) {
  const before = await lockContactOrThrow(db, scope, id)
  requireUnchanged(before, { basedOn })
  const fields = await validateContactFields(db, scope, input, before)
  const { firstName, lastName, email, phone } = { ...before, ...omitUndefined(fields) }
  if (!(firstName || lastName || email || phone)) throw invalid({ firstName: contactIdentityMessage })
  await updateContactFields(db, scope, id, fields)
  if (address) await linkPropertyByAddress(db, scope, id, address)
  const hasIdentityChanged =
    firstName !== before.firstName || lastName !== before.lastName || email !== before.email || phone !== before.phone
  if (hasIdentityChanged)
    await publishContactEvent(db, scope, 'contact.updated', { id, firstName, lastName, email, phone })
}

const omitUndefined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

export async function archiveContact(db: Db, scope: Scope, id: string) {
  const { isArchived } = await lockContactOrThrow(db, scope, id)
  if (!isArchived) await updateContactFields(db, scope, id, { archivedAt: new Date() })
}

/** Refused if another contact has taken the email: the agent must decide whose it is. */
export async function unarchiveContact(db: Db, scope: Scope, id: string) {
  const { isArchived, email } = await lockContactOrThrow(db, scope, id)
  if (!isArchived) return
  const owner = email ? await findContactByEmail(db, scope, email) : undefined
  if (owner) throw new Problem('conflict', `Their email belongs to ${owner.fullName || 'another contact'} now.`)
  await updateContactFields(db, scope, id, { archivedAt: null })
}

export async function unsubscribeContact(db: Db, scope: Scope, id: string) {
  const { unsubscribedAt } = await lockContactOrThrow(db, scope, id)
  if (!unsubscribedAt)
    await updateContactFields(db, scope, id, { unsubscribedAt: new Date(), unsubscribedBy: scope.agentId })
}

export async function resubscribeContact(db: Db, scope: Scope, id: string) {
  const { unsubscribedAt, unsubscribedBy } = await lockContactOrThrow(db, scope, id)
  if (!unsubscribedAt) return
  if (!unsubscribedBy) throw new Problem('conflict', 'They unsubscribed themselves. Only they can resubscribe.')
  await updateContactFields(db, scope, id, { unsubscribedAt: null, unsubscribedBy: null })
}
