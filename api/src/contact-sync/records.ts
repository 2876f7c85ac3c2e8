import type { RemoteChange } from '@gable/shared/contact-sync/merge.ts'
import type { ScalarValue, SyncRecord } from '@gable/shared/contact-sync/record.ts'
import { fromRemoteValue, toRemoteValue } from './attribute-values.ts'
import type { CrmChanges, CrmPerson } from './crm.ts'
import type { LocalPerson } from './person-queries.ts'
import type { SyncContext } from './sync-context.ts'

const customPrefix = 'custom.'
export const toCustomField = (key: string) => customPrefix + key
export const getCustomKey = (field: string) =>
  field.startsWith(customPrefix) ? field.slice(customPrefix.length) : undefined

/** A contact in the terms of a merge. */
export const toLocalRecord = (contact: LocalPerson, { attributes }: SyncContext): SyncRecord => ({
  firstName: contact.first_name,
  lastName: contact.last_name,
  email: contact.email,
  emails: contact.emails,
  phone: contact.phone,
  phones: contact.phones,
  tags: contact.tags,
  owner: contact.owner_id,
  ...Object.fromEntries(
    attributes.map(({ attribute }) => [
      toCustomField(attribute.key),
      (contact.custom[attribute.key] ?? null) as ScalarValue,
    ]),
  ),
})

/** A person of the app in the terms of a merge. What has no such term is missing, and so left alone. */
export function toRemoteRecord(person: CrmPerson, { attributes, findAgent }: SyncContext): SyncRecord {
  const owner = findAgent(person.userId)
  const custom = attributes.flatMap(({ attribute, remoteField }) => {
    const value = fromRemoteValue(attribute, person.fields[remoteField])
    return value === undefined ? [] : [[toCustomField(attribute.key), value] as const]
  })
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.emails[0] ?? null,
    emails: person.emails,
    phone: person.phones[0] ?? null,
    phones: person.phones,
    tags: person.tags,
    ...(owner !== undefined && { owner }),
    ...Object.fromEntries(custom),
  }
}

/** Values of the app that fit no attribute. */
export const listUnfitValues = (person: CrmPerson, { attributes }: SyncContext): string[] =>
  attributes.flatMap(({ attribute, remoteField }) =>
    fromRemoteValue(attribute, person.fields[remoteField]) === undefined
      ? [`“${String(person.fields[remoteField]).slice(0, 60)}” does not fit ${attribute.label}`]
      : [],
  )

export interface RemoteUpdate {
  changes: CrmChanges
  /** The part of the merge that is sent. */
  sent: Record<string, RemoteChange>
  /** Why a part is not. */
  notes: string[]
}

/** What is sent to the app for the changes of a merge. */
export function toRemoteUpdate(merged: Record<string, RemoteChange>, context: SyncContext): RemoteUpdate {
  const update: RemoteUpdate = { changes: {}, sent: {}, notes: [] }
  for (const [field, change] of Object.entries(merged)) {
    const note = addChange(update.changes, field, change, context)
    if (note === undefined) update.sent[field] = change
    else update.notes.push(note)
  }
  return update
}

/** Returns why the change cannot be sent. */
function addChange(changes: CrmChanges, field: string, change: RemoteChange, context: SyncContext): string | undefined {
  if (!('value' in change)) {
    changes[field as 'emails' | 'phones' | 'tags'] = change
    return undefined
  }
  const { value } = change
  if (field === 'owner') return addOwner(changes, value as string | null, context)
  const key = getCustomKey(field)
  if (key !== undefined) return addCustom(changes, key, value, context)
  if (field === 'email' || field === 'phone') changes[field] = value as string | null
  else changes[field as 'firstName' | 'lastName'] = (value ?? '') as string
  return undefined
}

function addOwner(changes: CrmChanges, agentId: string | null, { findUser, title }: SyncContext) {
  const userId = findUser(agentId)
  if (userId === undefined) return `The owner is not a user of ${title}`
  changes.userId = userId
  return undefined
}

function addCustom(changes: CrmChanges, key: string, value: ScalarValue, { attributes, stages, title }: SyncContext) {
  const mapped = attributes.find(({ attribute }) => attribute.key === key)
  if (!mapped) return 'An attribute was deleted meanwhile'
  let remoteValue = toRemoteValue(mapped.attribute, value)
  if (mapped.remoteField === 'stage') {
    const stage = stages.find((stage) => stage.toLowerCase() === String(value ?? '').toLowerCase())
    if (stage === undefined) return `“${value ?? ''}” is no stage in ${title}`
    remoteValue = stage
  }
  changes.fields = { ...changes.fields, [mapped.remoteField]: remoteValue }
  return undefined
}
