import { isDeepStrictEqual } from 'node:util'
import { type MergeResult, mergeRecords } from '@gable/shared/contact-sync/merge.ts'
import type { SyncRecord } from '@gable/shared/contact-sync/record.ts'
import { type RunCounts, zeroCounts } from '@gable/shared/contact-sync/report.ts'
import { tagMaximum } from '@gable/shared/contacts/contact.ts'
import { newId } from '@gable/shared/ids.ts'
import { matchExistingTags } from '../contacts/filter-queries.ts'
import type { ContactRecord } from '../imports/match-queries.ts'
import { toIdentifiers } from '../imports/row-identifiers.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { CrmPerson } from './crm.ts'
import { describeConflict, joinSentences, toName } from './describe.ts'
import { listLinksOfContacts, listLinksOfPeople, type SyncLink } from './link-queries.ts'
import { findContacts, findErased, toRow } from './match-people.ts'
import { PeopleWrite } from './people-write.ts'
import { type LocalPerson, listLocalPeople } from './person-queries.ts'
import { getCustomKey, listUnfitValues, toLocalRecord, toRemoteRecord } from './records.ts'
import type { NewReportRow } from './run-queries.ts'
import type { SyncContext } from './sync-context.ts'

interface AppliedPeople {
  counts: RunCounts
  rows: NewReportRow[]
  /** Contacts that still differ from the app, because a change made here has not been sent yet. */
  pendingIds: string[]
  /** People who are in the trash of the app, and known here. */
  deletedIds: string[]
}

/** Brings people of the app in, in one transaction: new ones, and what changed about those who are known. */
export async function applyPeople(
  db: Db,
  scope: AccountScope,
  context: SyncContext,
  people: readonly CrmPerson[],
): Promise<AppliedPeople> {
  const batch = await prepareBatch(db, scope, context, people)
  for (const person of batch.people) applyPerson(person, batch)
  await batch.write.save(db, scope, context)
  return batch.result
}

interface Batch {
  people: CrmPerson[]
  context: SyncContext
  links: Map<string, SyncLink>
  linksByContact: Map<string, SyncLink>
  index: Awaited<ReturnType<typeof findContacts>>['index']
  locals: Map<string, LocalPerson>
  erased: Set<string>
  toTag: (tag: string) => string
  write: PeopleWrite
  result: AppliedPeople
}

async function prepareBatch(
  db: Db,
  scope: AccountScope,
  context: SyncContext,
  people: readonly CrmPerson[],
): Promise<Batch> {
  // A page may contain a person twice. The last one counts.
  const unique = [...new Map(people.map((person) => [person.id, person])).values()]
  const links = await listLinksOfPeople(
    db,
    scope,
    context.appId,
    unique.map(({ id }) => id),
  )
  const linkedIds = [...links.values()].map(({ contactId }) => contactId)
  const { index, contactIds } = await findContacts(db, scope, unique, linkedIds)
  const tags = await matchExistingTags(db, scope, [...new Set(unique.flatMap(({ tags }) => tags))])
  const spellings = new Map(tags.map((tag) => [tag.toLowerCase(), tag]))
  return {
    people: unique,
    context,
    links,
    index,
    linksByContact: await listLinksOfContacts(db, scope, context.appId, contactIds),
    locals: await listLocalPeople(db, scope, contactIds),
    erased: await findErased(db, scope, unique, context),
    toTag: (tag) => spellings.get(tag.toLowerCase()) ?? tag,
    write: new PeopleWrite(new Date()),
    result: { counts: { ...zeroCounts }, rows: [], pendingIds: [], deletedIds: [] },
  }
}

function applyPerson(person: CrmPerson, batch: Batch) {
  const { links, result, context, index, linksByContact, write } = batch
  const link = links.get(person.id)
  if (person.isDeleted) {
    if (link && !link.isDeleted) result.deletedIds.push(person.id)
    return
  }
  if (link) return applyToContact(person, link.contactId, link.agreed, batch)
  const reason = getReasonToSkip(person, batch)
  if (reason !== undefined) return report(batch, person, 'SKIPPED', reason)
  const contact = index.find(toRow(person))
  const linkedTo = contact && linksByContact.get(contact.id)
  if (linkedTo)
    return report(
      batch,
      person,
      'SKIPPED',
      `Shares an email or a phone number with ${toContactName(contact)}, who is another person in ${context.title}`,
    )
  if (contact) return applyToContact(person, contact.id, null, batch)
  // A person who is only in the app stays there.
  if (context.rules.direction === 'TO_APP') return
  const created = toNewContact(person, batch)
  index.add(created, toIdentifiers(toRow(person)))
  const remote = toRemoteRecord(person, context)
  write.create(created, person, remote)
  linksByContact.set(created.id, {
    contactId: created.id,
    remoteId: person.id,
    agreed: remote,
    hasSentOptOut: false,
    isDeleted: false,
  })
  report(batch, person, 'CREATED', joinSentences(listUnfitValues(person, context)), created.id)
}

function getReasonToSkip(person: CrmPerson, { erased, context: { rules, title } }: Batch): string | undefined {
  const { firstName, lastName, emails, phones } = person
  if (erased.has(person.id)) return 'This person was erased here and does not come back'
  if (!(firstName || lastName || emails.length > 0 || phones.length > 0)) return 'Has no name, email or phone number'
  const has = (values: readonly string[], own: readonly string[]) => {
    const keys = new Set(own.map((value) => value.toLowerCase()))
    return values.some((value) => keys.has(value.toLowerCase()))
  }
  const { incomingTags, incomingStages, direction } = rules
  if (direction === 'TO_APP' || incomingTags.length + incomingStages.length === 0) return undefined
  if (has(incomingTags, person.tags) || has(incomingStages, [person.stage])) return undefined
  return `Has none of the tags and stages that come in from ${title}`
}

function applyToContact(person: CrmPerson, contactId: string, agreed: SyncRecord | null, batch: Batch) {
  const { index, locals, context, write, result, linksByContact } = batch
  const contact = index.get(contactId)
  const local = locals.get(contactId)
  if (!contact || !local)
    return agreed === null
      ? report(batch, person, 'SKIPPED', 'Shares an email with a new contact of this page')
      : report(batch, person, 'SKIPPED', 'This contact was merged into another one here')
  if (contact.archived_at) return report(batch, person, 'SKIPPED', 'This contact is archived here', contactId)
  const remote = toRemoteRecord(person, context)
  const current = toLocalRecord(local, context)
  const isRemoteNewer = person.updatedAt.getTime() - context.clockSkew > local.updated_at.getTime()
  const merge = mergeRecords({ agreed, local: current, remote, rules: context.rules, isRemoteNewer })
  const applied = applyMerge(person, contact, local, merge, batch)
  for (const field of applied.blockedFields) {
    // Tried again the next time the app returns the person.
    if (agreed && field in agreed) merge.agreed[field] = agreed[field] as SyncRecord[string]
    else merge.agreed[field] = current[field] as SyncRecord[string]
  }
  const isNew = agreed === null
  if (isNew)
    linksByContact.set(contactId, {
      contactId,
      remoteId: person.id,
      agreed: merge.agreed,
      hasSentOptOut: false,
      isDeleted: false,
    })
  const isUnchanged = isDeepStrictEqual(applied.after, contact) && !applied.changesMethods && !applied.addsAddress
  if (isNew || !isUnchanged || !isDeepStrictEqual(merge.agreed, agreed)) write.link(contactId, person.id, merge.agreed)
  else write.touch(person.id)
  if (Object.keys(merge.remote).length > 0) result.pendingIds.push(contactId)
  const notes = [...applied.notes, ...merge.conflicts.map((conflict) => describeConflict(conflict, context))]
  if (merge.conflicts.length > 0) return report(batch, person, 'CONFLICT', joinSentences(notes), contactId)
  if (isUnchanged) {
    result.counts.UNCHANGED += 1
    return
  }
  report(batch, person, 'UPDATED', joinSentences(notes), contactId)
}

/** Collects what the merge writes here. A blocked field keeps its value: another contact has the email. */
function applyMerge(person: CrmPerson, contact: ContactRecord, local: LocalPerson, merge: MergeResult, batch: Batch) {
  const { index, context, write, toTag } = batch
  const { local: changes } = merge
  const notes: string[] = []
  const blockedFields: string[] = []
  const isFree = (email: string) => [undefined, contact.id].includes(index.getEmailOwner(email))
  const emails = ((changes.emails as string[] | undefined) ?? local.emails).filter((email) => {
    if (isFree(email)) return true
    notes.push(`${email} belongs to another contact`)
    return false
  })
  const phones = (changes.phones as string[] | undefined) ?? local.phones
  let email = 'email' in changes ? (changes.email as string | null) : contact.email
  if (email !== null && !isFree(email)) {
    email = contact.email
    blockedFields.push('email')
  }
  const phone = 'phone' in changes ? (changes.phone as string | null) : contact.phone
  const after: ContactRecord = {
    ...contact,
    first_name: 'firstName' in changes ? ((changes.firstName as string | null) ?? '') : contact.first_name,
    last_name: 'lastName' in changes ? ((changes.lastName as string | null) ?? '') : contact.last_name,
    // A contact with emails has a primary one.
    email: email ?? emails[0] ?? null,
    phone: phone ?? phones[0] ?? null,
    owner_id: 'owner' in changes ? (changes.owner as string | null) : contact.owner_id,
    tags: 'tags' in changes ? (changes.tags as string[]).map(toTag).slice(0, tagMaximum) : contact.tags,
    custom: applyCustom(contact.custom, changes),
    ...getOptOut(person, contact, context),
  }
  if (!(after.first_name || after.last_name || after.email || after.phone)) {
    after.first_name = contact.first_name
    after.last_name = contact.last_name
    blockedFields.push('firstName', 'lastName')
  }
  const changesMethods = write.changeMethods(local, after, { emails, phones })
  const addsAddress = context.rules.direction !== 'TO_APP' && write.addAddresses(contact.id, person, index)
  if (!isDeepStrictEqual(after, contact)) {
    write.update(contact, after)
    index.add(after, toIdentifiers(toRow(person)))
  }
  return { after, changesMethods, addsAddress, notes, blockedFields }
}

function applyCustom(custom: ContactRecord['custom'], changes: SyncRecord): ContactRecord['custom'] {
  const entries = Object.entries(changes).flatMap(([field, value]) => {
    const key = getCustomKey(field)
    return key === undefined ? [] : [[key, value] as const]
  })
  if (entries.length === 0) return custom
  const merged = { ...custom, ...Object.fromEntries(entries) }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)) as ContactRecord['custom']
}

/** An opt-out is taken over and never undone. Without an agent, only the contact can subscribe again. */
function getOptOut(person: CrmPerson, contact: Pick<ContactRecord, 'unsubscribed_at'>, { rules }: SyncContext) {
  const optOutTags = new Set(rules.optOutTags.map((tag) => tag.toLowerCase()))
  const hasOptedOut = rules.direction !== 'TO_APP' && person.tags.some((tag) => optOutTags.has(tag.toLowerCase()))
  return hasOptedOut && !contact.unsubscribed_at ? { unsubscribed_at: new Date(), unsubscribed_by: null } : {}
}

function toNewContact(person: CrmPerson, { context, index, toTag }: Batch): ContactRecord {
  const remote = toRemoteRecord(person, context)
  const base = { unsubscribed_at: null, unsubscribed_by: null }
  return {
    id: newId(),
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.emails.find((email) => index.getEmailOwner(email) === undefined) ?? null,
    phone: person.phones[0] ?? null,
    owner_id: (remote.owner as string | null | undefined) ?? null,
    source: person.source || context.title,
    language: null,
    tags: person.tags.map(toTag).slice(0, tagMaximum),
    custom: applyCustom({}, remote),
    created_at: person.createdAt,
    archived_at: null,
    ...base,
    ...getOptOut(person, base, context),
  }
}

function report(
  { result, context }: Batch,
  person: CrmPerson,
  outcome: NewReportRow['outcome'],
  reason: string,
  contactId: string | null = null,
) {
  // People who are read again because two runs overlap were reported before.
  if (outcome === 'SKIPPED' && context.quietBefore && person.updatedAt <= context.quietBefore) return
  result.counts[outcome] += 1
  result.rows.push({ direction: 'IN', outcome, name: toName(person), reason, contactId, remoteId: person.id })
}

const toContactName = ({ first_name, last_name, email, phone }: ContactRecord) =>
  toName({ firstName: first_name, lastName: last_name, emails: email ? [email] : [], phones: phone ? [phone] : [] })
