import type { ContactChange } from '@gable/shared/contacts/contact.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import { cleanLine } from '@gable/shared/text/clean-text.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getAttributeErrors, mergeAttributeValues } from './attribute-values.ts'
import { matchExistingTags } from './filter-queries.ts'
import { type ContactFields, findContactByEmail, isAgent } from './write-queries.ts'

type ContactFieldsInput = Omit<ContactChange, 'basedOn' | 'address'>
type CurrentContact = { id?: string; email: string | null; custom: Record<string, unknown> }

/** Converts submitted fields to stored ones, or throws a 422 with a message for each invalid field. */
export async function validateContactFields(
  db: Db,
  scope: AccountScope,
  input: ContactFieldsInput,
  current: CurrentContact,
): Promise<ContactFields> {
  const { emailId, phone, ownerId, tags, custom } = input
  const email = emailId === undefined ? undefined : emailId || null
  const errors = {
    ...(ownerId && !(await isAgent(db, scope, ownerId)) && { ownerId: 'Please choose a member of your agency' }),
    ...(email && email !== current.email && (await getEmailError(db, scope, email, current.id))),
    ...(custom && (await getAttributeErrors(db, scope, { entity: 'CONTACT', values: custom, under: 'custom' }))),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return {
    ownerId,
    email,
    language: input.language,
    isNonMarketing: input.isNonMarketing,
    firstName: input.firstName && cleanLine(input.firstName),
    lastName: input.lastName && cleanLine(input.lastName),
    phone: phone === undefined ? undefined : phone || null,
    source: input.source && cleanLine(input.source),
    tags: tags && (await matchExistingTags(db, scope, tags.map(cleanLine))),
    custom: custom && mergeAttributeValues(current.custom, custom),
  }
}

async function getEmailError(db: Db, scope: AccountScope, email: string, contactId: string | undefined) {
  const owner = await findContactByEmail(db, scope, email)
  if (!owner || owner.id === contactId) return undefined
  return { emailId: `This email belongs to ${owner.fullName || 'another contact'}` }
}
