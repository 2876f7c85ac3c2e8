import { toAddressKey } from '@gable/shared/identity/address-key.ts'
import { toPhoneKey } from '@gable/shared/identity/phone-key.ts'
import type { ParsedRow } from '@gable/shared/imports/parse-row.ts'
import { getSuppressionHashes } from '../erasure/suppression-hashes.ts'
import { listSuppressedHashes } from '../erasure/suppression-queries.ts'
import { ContactIndex } from '../imports/contact-index.ts'
import { findMatches } from '../imports/match-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { CrmPerson } from './crm.ts'
import type { SyncContext } from './sync-context.ts'

/** A person as imports match rows: by email, or else by phone number and name. */
export const toRow = (person: CrmPerson): ParsedRow => ({
  firstName: person.firstName,
  lastName: person.lastName,
  emails: person.emails,
  phones: person.phones,
  source: person.source,
  owner: '',
  language: null,
  tags: person.tags,
  isUnsubscribed: false,
  textOptOuts: [],
  contactId: null,
  custom: {},
  address: person.addresses[0] ?? null,
  otherAddresses: person.addresses.slice(1).map(({ full }) => full),
  createdAt: null,
  notes: [],
  notedAt: null,
  noteAuthor: '',
})

/** The contacts that people are, or may be, locked until the transaction ends. */
export async function findContacts(
  db: Db,
  scope: AccountScope,
  people: readonly CrmPerson[],
  linkedIds: readonly string[],
): Promise<{ index: ContactIndex; contactIds: string[] }> {
  const peopleByPhone = new Map<string, CrmPerson[]>()
  for (const person of people)
    for (const key of person.phones.map(toPhoneKey)) peopleByPhone.set(key, [...(peopleByPhone.get(key) ?? []), person])
  const matches = await findMatches(
    db,
    scope,
    {
      contactIds: [...linkedIds],
      addressKeys: [...new Set(people.flatMap(({ addresses }) => addresses.map(({ full }) => toAddressKey(full))))],
      emails: [...new Set(people.flatMap(({ emails }) => emails))],
      peopleByPhone,
      nameAndAddressRows: people
        .filter(({ emails, phones, addresses }) => emails.length + phones.length === 0 && addresses.length > 0)
        .map(toRow),
      notes: [],
      textOptOuts: [],
    },
    { forUpdate: true },
  )
  return { index: new ContactIndex(matches, 'EMAIL_OR_PHONE'), contactIds: [...matches.contacts.keys()] }
}

/** People who were erased here do not come back. */
export async function findErased(
  db: Db,
  scope: AccountScope,
  people: readonly CrmPerson[],
  { hasSuppressions, secret }: SyncContext,
): Promise<Set<string>> {
  if (!hasSuppressions) return new Set()
  const hashes = people.map((person) => [person.id, getSuppressionHashes(scope, person, secret)] as const)
  const suppressed = await listSuppressedHashes(
    db,
    scope,
    hashes.flatMap(([, hashes]) => hashes),
  )
  return new Set(
    hashes.flatMap(([id, hashes]) => (hashes.some((hash) => suppressed.has(hash.toString('hex'))) ? [id] : [])),
  )
}
