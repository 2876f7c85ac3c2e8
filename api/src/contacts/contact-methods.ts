import { contactIdentityMessage } from '@gable/shared/contacts/contact.ts'
import type { ContactMethod } from '@gable/shared/contacts/contact-method.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { Scope } from '../platform/scope.ts'
import { replaceEmailRows, replacePhoneRows } from './contact-method-queries.ts'
import { lockContactOrThrow } from './get-contact.ts'
import { publishContactEvent } from './publish-event.ts'
import { findContactByEmail, type LockedContact, updateContactFields } from './write-queries.ts'

export async function replaceEmails(
  db: Db,
  scope: Scope,
  id: string,
  { emails, basedOn }: { emails: ContactMethod[]; basedOn: string },
) {
  const before = await lockContactOrThrow(db, scope, id)
  requireUnchanged(before, { basedOn })
  await requireFreeEmails(db, scope, id, emails)
  await updatePrimary(db, scope, before, { email: emails[0]?.value ?? null })
  await replaceEmailRows(db, scope, id, emails)
}

export async function replacePhones(
  db: Db,
  scope: Scope,
  id: string,
  { phones, basedOn }: { phones: ContactMethod[]; basedOn: string },
) {
  const before = await lockContactOrThrow(db, scope, id)
  requireUnchanged(before, { basedOn })
  await updatePrimary(db, scope, before, { phone: phones[0]?.value ?? null })
  await replacePhoneRows(db, scope, id, phones)
}

async function requireFreeEmails(db: Db, scope: Scope, id: string, emails: readonly ContactMethod[]) {
  for (const [n, { value }] of emails.entries()) {
    const owner = await findContactByEmail(db, scope, value)
    if (owner && owner.id !== id)
      throw invalid({ [`emails.${n}.value`]: `This email belongs to ${owner.fullName || 'another contact'}` })
  }
}

async function updatePrimary(
  db: Db,
  scope: Scope,
  before: LockedContact,
  change: { email: string | null } | { phone: string | null },
) {
  const { id, firstName, lastName, email, phone } = { ...before, ...change }
  if (!(firstName || lastName || email || phone)) throw invalid({ firstName: contactIdentityMessage })
  await updateContactFields(db, scope, id, change)
  if (email !== before.email || phone !== before.phone)
    await publishContactEvent(db, scope, 'contact.updated', { id, firstName, lastName, email, phone })
}
