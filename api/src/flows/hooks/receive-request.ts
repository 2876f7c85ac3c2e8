import { createHash } from 'node:crypto'
import { tagMaximum } from '@gable/shared/contacts/contact.ts'
import type { HookRequest } from '@gable/shared/flows/hook-endpoints.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import { cleanLine } from '@gable/shared/text/clean-text.ts'
import { getAttributeErrors } from '../../contacts/attribute-values.ts'
import { publishContactEvent } from '../../contacts/publish-event.ts'
import { validateContactFields } from '../../contacts/validate-fields.ts'
import { findContactByEmail, insertContact, lockContact, updateContactFields } from '../../contacts/write-queries.ts'
import type { Db } from '../../platform/database.ts'
import { publishLiveEvent } from '../../platform/live/publish.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { getActiveFlow } from '../program-queries.ts'
import { type FullName, findHookContact } from './find-contact.ts'
import { addTags, insertHookSignal, insertRequestKey } from './hook-queries.ts'

interface ReceivedRequest {
  flowId: string
  body: HookRequest
  idempotencyKey: string | undefined
}

/**
 * Starts a workflow for the contact of a request, who is added if the trigger says so. Returns false, and does nothing,
 * unless the workflow is active and starts by requests. Whether the contact was known is nobody else's business.
 */
export async function receiveRequest(
  db: Db,
  scope: AccountScope,
  { flowId, body, idempotencyKey }: ReceivedRequest,
): Promise<boolean> {
  const flow = await getActiveFlow(db, scope, flowId)
  const trigger = flow?.definition.trigger
  if (trigger?.type !== 'WEBHOOK_RECEIVED') return false
  const errors = await getAttributeErrors(db, scope, { entity: 'CONTACT', values: body.fields, under: 'fields' })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (idempotencyKey && !(await insertRequestKey(db, scope, flowId, hashKey(idempotencyKey)))) return true
  const request = { ...body, ...toFullName(body) }
  const knownId = await findHookContact(db, scope, request)
  const contactId = knownId ?? (trigger.createsContacts ? await addContact(db, scope, request) : undefined)
  if (knownId) await completeContact(db, scope, knownId, request)
  if (contactId) await insertHookSignal(db, scope, flowId, contactId)
  return true
}

const hashKey = (key: string) => createHash('sha256').update(key).digest()

/** The first word of a name is the first name. */
function toFullName({ firstName, lastName, name }: Pick<HookRequest, 'firstName' | 'lastName' | 'name'>): FullName {
  if (firstName || lastName) return { firstName, lastName }
  const [first = '', ...others] = cleanLine(name).split(' ')
  return { firstName: first, lastName: others.join(' ') }
}

/** A contact needs a way to be reached: an unknown id alone adds nobody. */
async function addContact(db: Db, scope: AccountScope, { email, phone, ...request }: HookRequest) {
  if (!email && !phone) return undefined
  const { firstName, lastName, tags, fields: custom } = request
  const input = { firstName, lastName, emailId: email, phone, tags, custom }
  const fields = await validateContactFields(db, scope, input, { email: null, custom: {} })
  const id = await insertContact(db, scope, { ...fields, ownerId: null, source: 'Webhook' })
  await publishContactEvent(db, scope, 'contact.created', { id, ...fields })
  await publishLiveEvent(db, scope, { kind: 'contacts', id })
  return id
}

/** Tags are added, custom fields replaced, and blanks filled in. Nothing else of a contact who is known changes. */
async function completeContact(db: Db, scope: AccountScope, contactId: string, request: HookRequest) {
  const before = await lockContact(db, scope, contactId)
  if (!before) return
  const { firstName, lastName, email, phone, tags, fields: custom } = request
  const isNameless = !before.firstName && !before.lastName
  const isFreeEmail = email !== '' && !before.email && !(await findContactByEmail(db, scope, email))
  const change = {
    ...(isNameless && (firstName || lastName) && { firstName, lastName }),
    ...(isFreeEmail && { emailId: email }),
    ...(phone && !before.phone && { phone }),
    ...(Object.keys(custom).length > 0 && { custom }),
  }
  const { tags: known = [], ...fields } = await validateContactFields(db, scope, { ...change, tags }, before)
  const hasChanges = Object.keys(change).length > 0
  if (hasChanges) await updateContactFields(db, scope, contactId, fields)
  const isTagged = known.length > 0 && (await addTags(db, scope, contactId, known, tagMaximum))
  if (hasChanges || isTagged) await publishLiveEvent(db, scope, { kind: 'contacts', id: contactId })
  if (fields.firstName || fields.lastName || fields.email || fields.phone)
    await publishContactEvent(db, scope, 'contact.updated', {
      id: contactId,
      firstName: fields.firstName ?? before.firstName,
      lastName: fields.lastName ?? before.lastName,
      email: fields.email ?? before.email,
      phone: fields.phone ?? before.phone,
    })
}
