import { type ContactChange, nobodyMessage } from '@gable/shared/contacts/contact.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { refuseStale } from '../forms/refuse-stale.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { heldContact } from './known-contact.ts'
import { ownFields } from './own-fields.ts'
import { ownHome } from './own-home.ts'
import { tellContactNews } from './tell.ts'
import { ownerOfEmail, updateContact } from './write-queries.ts'

export async function changeContact(db: Db, scope: Scope, id: string, { basedOn, address, ...sent }: ContactChange) {
  const before = await heldContact(db, scope, id)
  refuseStale(before, { basedOn })
  const fields = await ownFields(db, scope, sent, before)
  const { firstName, lastName, email, phone } = { ...before, ...onlySaid(fields) }
  if (!(firstName || lastName || email || phone))
    throw new Problem('invalid', 'Some fields need attention', { firstName: nobodyMessage })
  await updateContact(db, scope, id, fields)
  if (address) await ownHome(db, scope, id, address)
  const isNews =
    firstName !== before.firstName || lastName !== before.lastName || email !== before.email || phone !== before.phone
  if (isNews) await tellContactNews(db, scope, 'contact.updated', { id, firstName, lastName, email, phone })
}

const onlySaid = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

export async function archiveContact(db: Db, scope: Scope, id: string) {
  const { isArchived } = await heldContact(db, scope, id)
  if (!isArchived) await updateContact(db, scope, id, { archivedAt: new Date() })
}

/** Their e-mail may be somebody else's by now: then it is for the agent to decide whose. */
export async function unarchiveContact(db: Db, scope: Scope, id: string) {
  const { isArchived, email } = await heldContact(db, scope, id)
  if (!isArchived) return
  const owner = email ? await ownerOfEmail(db, scope, email) : undefined
  if (owner) throw new Problem('conflict', `Their email belongs to ${owner.fullName || 'another contact'} now.`)
  await updateContact(db, scope, id, { archivedAt: null })
}

export async function unsubscribeContact(db: Db, scope: Scope, id: string) {
  const { unsubscribedAt } = await heldContact(db, scope, id)
  if (!unsubscribedAt) await updateContact(db, scope, id, { unsubscribedAt: new Date(), unsubscribedBy: scope.agentId })
}

export async function resubscribeContact(db: Db, scope: Scope, id: string) {
  const { unsubscribedAt, unsubscribedBy } = await heldContact(db, scope, id)
  if (!unsubscribedAt) return
  if (!unsubscribedBy) throw new Problem('conflict', 'They unsubscribed themselves. Only they can take that back.')
  await updateContact(db, scope, id, { unsubscribedAt: null, unsubscribedBy: null })
}
