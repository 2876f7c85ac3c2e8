import { agreeOnSent, mergeRecords } from '@gable/shared/contact-sync/merge.ts'
import { applyPeople } from './apply-people.ts'
import { findGone } from './check-missing.ts'
import { type Crm, CrmError, type CrmPerson } from './crm.ts'
import { joinSentences, toName } from './describe.ts'
import { listLinksOfContacts, markOptOutSent, type SyncLink, saveLinks } from './link-queries.ts'
import { type LocalPerson, listLocalPeople } from './person-queries.ts'
import { applyAndRecord } from './pull-people.ts'
import { deleteEntries, listDueEntries, type OutboxEntry } from './queue-queries.ts'
import { type RemoteUpdate, toLocalRecord, toRemoteRecord, toRemoteUpdate } from './records.ts'
import { removeDeleted } from './remove-deleted.ts'
import type { NewReportRow, RunRow } from './run-queries.ts'
import type { SyncContext } from './sync-context.ts'
import { recordProgress, type SyncWorker } from './worker.ts'

const batchSize = 50

interface Outgoing {
  entry: OutboxEntry
  contact: LocalPerson
  link: SyncLink | undefined
}

/** Sends the next changed contacts to the app. Returns whether there may be more. */
export async function pushNextBatch(worker: SyncWorker, crm: Crm, run: RunRow): Promise<boolean> {
  const entries = await worker.run((db, scope) => listDueEntries(db, scope, worker.appId, 'CONTACT', batchSize))
  if (entries.length === 0) return false
  const outgoing = await loadOutgoing(worker, crm, entries)
  const people = await readPeople(worker, crm, run, outgoing)
  for (const { entry } of outgoing) {
    // What the app returned just now may have changed the contact.
    const [current] = await loadOutgoing(worker, crm, [entry])
    if (!current) continue
    const person = current.link && people.get(current.link.remoteId)
    if (current.link && !person) await worker.run((db, scope) => deleteEntries(db, scope, worker.appId, [entry]))
    else if (person) await sendChange(worker, crm, run, current, person)
    else await sendNew(worker, crm, run, current)
  }
  return true
}

/** The contacts that may be sent. Entries of the others are removed. */
async function loadOutgoing(worker: SyncWorker, crm: Crm, entries: readonly OutboxEntry[]): Promise<Outgoing[]> {
  return worker.run(async (db, scope) => {
    const ids = entries.map(({ contactId }) => contactId)
    const contacts = await listLocalPeople(db, scope, ids)
    const links = await listLinksOfContacts(db, scope, worker.appId, ids)
    const context = await worker.getContext(db, scope, crm)
    const outgoing = entries.flatMap((entry): Outgoing[] => {
      const [contact, link] = [contacts.get(entry.contactId), links.get(entry.contactId)]
      return contact && maySend(contact, link, context) ? [{ entry, contact, link }] : []
    })
    const sendable = new Set(outgoing.map(({ entry }) => entry))
    const others = entries.filter((entry) => !sendable.has(entry))
    await deleteEntries(db, scope, worker.appId, others)
    return outgoing
  })
}

/** Rules decide who goes out for the first time. Who is linked stays so. */
function maySend(contact: LocalPerson, link: SyncLink | undefined, { rules }: SyncContext): boolean {
  if (contact.archived_at || rules.direction === 'FROM_APP' || link?.isDeleted) return false
  if (link) return true
  if (contact.emails.length + contact.phones.length === 0) return false
  const tags = new Set(contact.tags.map((tag) => tag.toLowerCase()))
  return rules.outgoingTags.length === 0 || rules.outgoingTags.some((tag) => tags.has(tag.toLowerCase()))
}

/** Reads linked people first, so that a change in the app meanwhile is merged and not overwritten. */
async function readPeople(worker: SyncWorker, crm: Crm, run: RunRow, outgoing: readonly Outgoing[]) {
  const ids = outgoing.flatMap(({ link }) => (link ? [link.remoteId] : []))
  const people = await crm.getPeople(ids)
  const found = new Set(people.map(({ id }) => id))
  const gone = await findGone(
    crm,
    ids.filter((id) => !found.has(id)),
  )
  await worker.run(async (db, scope) => {
    const context = await worker.getContext(db, scope, crm)
    await applyAndRecord(db, scope, context, people, run, {})
    const rows = await removeDeleted(db, scope, context, gone)
    await recordProgress(db, scope, run, { rows, counts: { UPDATED: rows.length } })
  })
  return new Map(people.filter(({ isDeleted }) => !isDeleted).map((person) => [person.id, person]))
}

async function sendChange(
  worker: SyncWorker,
  crm: Crm,
  run: RunRow,
  { entry, contact, link }: Outgoing,
  person: CrmPerson,
) {
  const { update, agreed } = await worker.run(async (db, scope) => {
    const context = await worker.getContext(db, scope, crm)
    const merge = mergeRecords({
      agreed: link?.agreed ?? null,
      local: toLocalRecord(contact, context),
      remote: toRemoteRecord(person, context),
      rules: context.rules,
      isRemoteNewer: false,
    })
    return { update: toRemoteUpdate(merge.remote, context), agreed: merge.agreed }
  })
  const addresses = findNewAddresses(contact, person)
  const hasChanges = Object.keys(update.sent).length > 0 || addresses.length > 0
  await withRejection(worker, run, entry, contact, person.id, async () => {
    if (hasChanges) await crm.updatePerson(person, { ...update.changes, addresses })
    if (contact.unsubscribed_at && link && !link.hasSentOptOut) {
      await crm.recordOptOut(person.id)
      await worker.run((db, scope) => markOptOutSent(db, scope, worker.appId, contact.id))
    }
    await worker.run(async (db, scope) => {
      if (hasChanges)
        await saveLinks(db, scope, worker.appId, [
          { contact_id: contact.id, remote_id: person.id, agreed: agreeOnSent(agreed, update.sent) },
        ])
      await deleteEntries(db, scope, worker.appId, [entry])
      const row = toRow(contact, person.id, hasChanges ? 'UPDATED' : 'SKIPPED', update)
      // Reported once, not each time that the person is read.
      if (hasChanges || (update.notes.length > 0 && run.kind !== 'INCREMENTAL'))
        await recordProgress(db, scope, run, { rows: [row], counts: { [row.outcome]: 1 } })
    })
  })
}

async function sendNew(worker: SyncWorker, crm: Crm, run: RunRow, { entry, contact }: Outgoing) {
  const { update, context } = await worker.run(async (db, scope) => {
    const context = await worker.getContext(db, scope, crm)
    return { update: toNewUpdate(contact, context), context }
  })
  await withRejection(worker, run, entry, contact, null, async () => {
    const { person, isNew } = await crm.createPerson(update.changes)
    await worker.run(async (db, scope) => {
      if (!isNew) return linkExisting(db, scope, person)
      // Without an answer the app is asked again, and recognizes the person by email or phone number.
      const agreed = mergeRecords({
        agreed: null,
        local: toLocalRecord(contact, context),
        remote: toRemoteRecord(person, context),
        rules: context.rules,
        isRemoteNewer: false,
      }).agreed
      await saveLinks(db, scope, worker.appId, [{ contact_id: contact.id, remote_id: person.id, agreed }])
      await deleteEntries(db, scope, worker.appId, [entry])
      await recordProgress(db, scope, run, {
        rows: [toRow(contact, person.id, 'CREATED', update)],
        counts: { CREATED: 1 },
      })
    })
  })

  /** A person that the app has already is linked and merged; remaining differences are sent with the next batch. */
  async function linkExisting(
    db: Parameters<typeof applyPeople>[0],
    scope: Parameters<typeof applyPeople>[1],
    person: CrmPerson,
  ) {
    const applied = await applyPeople(
      db,
      scope,
      { ...context, rules: { ...context.rules, incomingTags: [], incomingStages: [] } },
      [person],
    )
    const links = await listLinksOfContacts(db, scope, worker.appId, [contact.id])
    const isLinked = links.has(contact.id)
    if (!isLinked || !applied.pendingIds.includes(contact.id)) await deleteEntries(db, scope, worker.appId, [entry])
    const rows: NewReportRow[] = isLinked
      ? applied.rows
      : [
          {
            direction: 'OUT',
            outcome: 'SKIPPED',
            name: toContactName(contact),
            contactId: contact.id,
            remoteId: person.id,
            reason: `${crm.title} has ${toName(person)} under the same email or phone number, who is another contact here`,
          },
        ]
    await recordProgress(db, scope, run, { rows, counts: isLinked ? applied.counts : { SKIPPED: 1 } })
  }
}

/** Everything about a person who is new to the app. */
function toNewUpdate(contact: LocalPerson, context: SyncContext): RemoteUpdate {
  const blank = { firstName: '', lastName: '', email: null, phone: null, emails: [], phones: [], tags: [], owner: null }
  const local = toLocalRecord(contact, context)
  const custom = Object.fromEntries(
    Object.keys(local)
      .filter((field) => !(field in blank))
      .map((field) => [field, null]),
  )
  const { remote } = mergeRecords({
    agreed: { ...blank, ...custom },
    local,
    remote: { ...blank, ...custom },
    rules: { ...context.rules, direction: 'BOTH' },
    isRemoteNewer: false,
  })
  const update = toRemoteUpdate(remote, context)
  update.changes.addresses = contact.addresses
  update.changes.source = contact.source
  return update
}

/** A request that the app rejects concerns one contact; the others continue. */
async function withRejection(
  worker: SyncWorker,
  run: RunRow,
  entry: OutboxEntry,
  contact: LocalPerson,
  remoteId: string | null,
  work: () => Promise<void>,
) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof CrmError) || error.kind !== 'REJECTED') throw error
    await worker.run(async (db, scope) => {
      await deleteEntries(db, scope, worker.appId, [entry])
      await recordProgress(db, scope, run, {
        counts: { FAILED: 1 },
        rows: [
          {
            direction: 'OUT',
            outcome: 'FAILED',
            name: toContactName(contact),
            reason: error.message,
            contactId: contact.id,
            remoteId,
          },
        ],
      })
    })
  }
}

/** Addresses are only ever added. */
function findNewAddresses(contact: LocalPerson, person: CrmPerson) {
  const known = new Set(person.addresses.map(({ full }) => toComparable(full)))
  return contact.addresses.filter(({ full }) => !known.has(toComparable(full)))
}

const toComparable = (address: string) => address.toLowerCase().replace(/[^a-z0-9]/g, '')

const toContactName = ({ first_name, last_name, emails, phones }: LocalPerson) =>
  toName({ firstName: first_name, lastName: last_name, emails, phones })

const toRow = (
  contact: LocalPerson,
  remoteId: string,
  outcome: 'CREATED' | 'UPDATED' | 'SKIPPED',
  { notes }: RemoteUpdate,
): NewReportRow => ({
  direction: 'OUT',
  outcome,
  name: toContactName(contact),
  contactId: contact.id,
  remoteId,
  reason: joinSentences(notes),
})
