import type { SyncPreview, SyncPreviews, SyncSetup } from '@gable/shared/contact-sync/contact-sync.ts'
import { agreeOnSent, mergeRecords, type RemoteChange } from '@gable/shared/contact-sync/merge.ts'
import { areEqual, coreFields, isSetField, type SyncRecord, type SyncValue } from '@gable/shared/contact-sync/record.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { getAppConnection } from '../connected-apps/queries.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import type { CreateCrm } from './create-crm.ts'
import { type Crm, CrmError, type CrmPerson } from './crm.ts'
import { getFieldLabel, toName } from './describe.ts'
import { getSyncedAppOrThrow } from './get-contact-sync.ts'
import { getExampleLink, listLinksOfContacts } from './link-queries.ts'
import { listSyncAgents } from './mapping-queries.ts'
import { getExampleContact, type LocalPerson, listLocalPeople } from './person-queries.ts'
import { toCustomField, toLocalRecord, toRemoteRecord, toRemoteUpdate } from './records.ts'
import { getSyncContext, type SyncContext } from './sync-context.ts'

interface PreviewOptions {
  createCrm: CreateCrm
  secret: Buffer
  signal: AbortSignal
}

/** Asks the app for one real person and says what would happen to them and to one contact. Writes nothing. */
export async function previewSync(
  db: Db,
  scope: Scope,
  appId: string,
  setup: SyncSetup,
  options: PreviewOptions,
): Promise<SyncPreviews> {
  const crm = await openCrm(db, scope, appId, options)
  const { person, total } = await askForExample(db, scope, appId, crm)
  return withAccount(db, scope, async (db) => {
    const context = await getSyncContext(db, scope, {
      appId,
      title: crm.title,
      clockSkew: crm.clockSkew,
      secret: options.secret,
      setup,
    })
    const names = new Map((await listSyncAgents(db, scope)).map(({ id, fullName }) => [id, fullName]))
    const link = await getExampleLink(db, scope, appId)
    const isExample = link !== undefined && link.remoteId === person?.id
    const contact = isExample ? (await listLocalPeople(db, scope, [link.contactId])).get(link.contactId) : undefined
    const agreed = isExample
      ? ((await listLinksOfContacts(db, scope, appId, [link.contactId])).get(link.contactId)?.agreed ?? null)
      : null
    const newId = await getExampleContact(db, scope, appId, setup.rules.outgoingTags)
    const newContact = newId ? (await listLocalPeople(db, scope, [newId])).get(newId) : undefined
    return {
      incoming: person && total !== 0 ? describeIncoming(person, contact, agreed, context, names) : null,
      outgoing: newContact ? describeOutgoing(newContact, context, names) : null,
    }
  })
}

/** The app of an account, for a request that waits for it. */
export async function openCrm(
  db: Db,
  scope: Scope,
  appId: string,
  { createCrm, signal }: PreviewOptions,
): Promise<Crm> {
  const connection = await withAccount(db, scope, async (db) => {
    await getSyncedAppOrThrow(db, scope, appId)
    return getAppConnection(db, scope, appId)
  })
  if (!connection?.credential) throw new Problem('not_found', 'This app has no key')
  return createCrm({ id: appId, credential: connection.credential }, signal, 10_000)
}

async function askForExample(db: Db, scope: Scope, appId: string, crm: Crm) {
  const link = await withAccount(db, scope, (db) => getExampleLink(db, scope, appId))
  try {
    const [linked] = link ? await crm.getPeople([link.remoteId]) : []
    if (linked) return { person: linked, total: 1 }
    const page = await crm.listPeople({ sort: 'updated', next: undefined, limit: 10 })
    return { person: page.people.find(({ isDeleted }) => !isDeleted), total: page.people.length }
  } catch (error) {
    throw toProblem(error)
  }
}

/** What the app did wrong, as the answer to a request that needed it. */
export function toProblem(error: unknown): unknown {
  return error instanceof CrmError ? new Problem('unavailable', error.message) : error
}

function describeIncoming(
  person: CrmPerson,
  contact: LocalPerson | undefined,
  agreed: SyncRecord | null,
  context: SyncContext,
  names: ReadonlyMap<string, string>,
): SyncPreview {
  const remote = toRemoteRecord(person, context)
  const isLinked = contact !== undefined
  const local = isLinked ? toLocalRecord(contact, context) : blankRecord(context)
  const { rules } = context
  const isRemoteNewer = !contact || person.updatedAt.getTime() - context.clockSkew > contact.updated_at.getTime()
  const merged = mergeRecords({ agreed, local, remote, rules, isRemoteNewer })
  return {
    name: toName(person),
    outcome: toIncomingOutcome(isLinked, merged.conflicts.length > 0, context),
    fields: toFields(local, remote, { ...merged, remote: toRemoteUpdate(merged.remote, context).sent }, context, names),
  }
}

function toIncomingOutcome(isLinked: boolean, hasConflict: boolean, { rules, title }: SyncContext): string {
  if (isLinked)
    return hasConflict ? 'Changed on both sides, decided by your rule' : 'Already the same person on both sides'
  return rules.direction === 'TO_APP'
    ? `Stays in ${title}: contacts only go out`
    : 'Comes in, unless one of your contacts has the same email or phone number'
}

function describeOutgoing(contact: LocalPerson, context: SyncContext, names: ReadonlyMap<string, string>): SyncPreview {
  const local = toLocalRecord(contact, context)
  const remote = blankRecord(context)
  const merged = mergeRecords({ agreed: remote, local, remote, rules: context.rules, isRemoteNewer: false })
  const update = toRemoteUpdate(merged.remote, context)
  return {
    name: toName({
      firstName: contact.first_name,
      lastName: contact.last_name,
      emails: contact.emails,
      phones: contact.phones,
    }),
    outcome:
      context.rules.direction === 'FROM_APP'
        ? 'Stays here: contacts only come in'
        : [`Goes to ${context.title}, unless it has the same email or phone number`, ...update.notes].join('. '),
    fields: toFields(local, remote, { local: {}, remote: update.sent }, context, names),
  }
}

const blankRecord = ({ attributes }: SyncContext): SyncRecord => ({
  firstName: '',
  lastName: '',
  email: null,
  emails: [],
  phone: null,
  phones: [],
  tags: [],
  owner: null,
  ...Object.fromEntries(attributes.map(({ attribute }) => [toCustomField(attribute.key), null])),
})

function toFields(
  local: SyncRecord,
  remote: SyncRecord,
  merged: { local: SyncRecord; remote: Record<string, RemoteChange> },
  context: SyncContext,
  names: ReadonlyMap<string, string>,
): SyncPreview['fields'] {
  const afterHere: SyncRecord = { ...local, ...merged.local }
  const afterThere = agreeOnSent(remote, merged.remote)
  // The primary ones are among all of them.
  const fields = [...new Set([...coreFields, ...Object.keys(local)])].filter(
    (field) => field !== 'email' && field !== 'phone',
  )
  return fields.map((field) => {
    const show = (value: SyncValue | undefined) => toText(field, value ?? null, names)
    const [changesHere, changesThere] = [
      !areEqual(field, local[field] ?? null, afterHere[field] ?? null),
      !areEqual(field, remote[field] ?? null, afterThere[field] ?? null),
    ]
    return {
      label: getFieldLabel(field, context),
      local: show(local[field]),
      remote: show(remote[field]),
      after: changesHere ? show(afterHere[field]) : changesThere ? show(afterThere[field]) : '',
      change: changesHere ? (changesThere ? 'BOTH' : 'HERE') : changesThere ? 'APP' : 'NONE',
    } as const
  })
}

function toText(field: string, value: SyncValue, names: ReadonlyMap<string, string>): string {
  if (isSetField(field)) return Array.isArray(value) ? value.join(', ') : ''
  if (value === null) return ''
  if (field === 'owner') return names.get(String(value)) ?? ''
  return String(value)
}
