import type { SyncRecord } from '@gable/shared/contact-sync/record.ts'
import { toPhoneKey } from '@gable/shared/identity/phone-key.ts'
import { prepareBulkWrite } from '../contacts/maintenance-queries.ts'
import type { ContactIndex } from '../imports/contact-index.ts'
import type { ContactRecord } from '../imports/match-queries.ts'
import { type Address, findOrCreateProperties, linkProperties } from '../imports/property-queries.ts'
import {
  type AddedIdentifier,
  insertContacts,
  insertEmails,
  insertPhones,
  updateContacts,
} from '../imports/write-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { CrmPerson } from './crm.ts'
import { type LinkWrite, saveLinks, touchLinks } from './link-queries.ts'
import { deleteEmails, deletePhones, type LocalPerson, type RemovedMethod } from './person-queries.ts'
import { markAsSyncing } from './state-queries.ts'
import type { SyncContext } from './sync-context.ts'

/** Collects the changes of many people and writes them with a few statements. */
export class PeopleWrite {
  readonly #at: Date
  readonly #created: ContactRecord[] = []
  readonly #updated: { before: ContactRecord; after: ContactRecord }[] = []
  readonly #addedEmails: AddedIdentifier[] = []
  readonly #addedPhones: AddedIdentifier[] = []
  readonly #removedEmails: RemovedMethod[] = []
  readonly #removedPhones: RemovedMethod[] = []
  readonly #addresses: { contact_id: string; address: Address }[] = []
  readonly #links = new Map<string, LinkWrite>()
  readonly #touched: string[] = []

  constructor(at: Date) {
    this.#at = at
  }

  create(contact: ContactRecord, person: CrmPerson, agreed: SyncRecord) {
    this.#created.push(contact)
    // A trigger stores the primary ones.
    for (const text of person.emails)
      if (text !== contact.email) this.#addedEmails.push({ contact_id: contact.id, text })
    for (const text of person.phones)
      if (text !== contact.phone) this.#addedPhones.push({ contact_id: contact.id, text })
    for (const address of person.addresses) this.#addresses.push({ contact_id: contact.id, address })
    this.link(contact.id, person.id, agreed)
  }

  update(before: ContactRecord, after: ContactRecord) {
    this.#updated.push({ before, after })
  }

  link(contact_id: string, remote_id: string, agreed: SyncRecord) {
    this.#links.set(contact_id, { contact_id, remote_id, agreed })
  }

  /** A person who exists and did not change. */
  touch(remoteId: string) {
    this.#touched.push(remoteId)
  }

  /** Returns whether the contact gets or loses emails or phone numbers beside the primary ones. */
  changeMethods(
    local: LocalPerson,
    after: ContactRecord,
    { emails, phones }: { emails: string[]; phones: string[] },
  ): boolean {
    const contact_id = local.id
    const hasEmail = new Set(local.emails)
    const keptEmails = new Set([...emails, after.email])
    const hasPhone = new Set(local.phones.map(toPhoneKey))
    const keptPhones = new Set([...phones, ...(after.phone ? [after.phone] : [])].map(toPhoneKey))
    const added = [
      ...emails.filter((text) => !hasEmail.has(text) && text !== after.email).map((text) => ({ contact_id, text })),
    ]
    const addedPhones = phones
      .filter((text) => !hasPhone.has(toPhoneKey(text)) && text !== after.phone)
      .map((text) => ({ contact_id, text }))
    const removed = local.emails.filter((text) => !keptEmails.has(text)).map((text) => ({ contact_id, text }))
    const removedPhones = local.phones
      .filter((text) => !keptPhones.has(toPhoneKey(text)))
      .map((text) => ({ contact_id, text }))
    this.#addedEmails.push(...added)
    this.#addedPhones.push(...addedPhones)
    this.#removedEmails.push(...removed)
    this.#removedPhones.push(...removedPhones)
    return added.length + addedPhones.length + removed.length + removedPhones.length > 0
  }

  /** Addresses are only ever added. Returns whether there is a new one. */
  addAddresses(contactId: string, { addresses }: CrmPerson, index: ContactIndex): boolean {
    const added = addresses.filter(({ full }) => !index.hasAddress(contactId, full))
    for (const address of added) this.#addresses.push({ contact_id: contactId, address })
    return added.length > 0
  }

  async save(db: Db, scope: AccountScope, { appId }: Pick<SyncContext, 'appId'>) {
    await markAsSyncing(db, appId)
    await prepareBulkWrite(db)
    const properties = await findOrCreateProperties(
      db,
      scope,
      this.#addresses.map(({ address }) => address),
    )
    const searchable = new Map<string, string>()
    for (const { contact_id, address } of this.#addresses) {
      const property = properties.get(address.full)
      if (property && !searchable.has(contact_id)) searchable.set(contact_id, property.fullAddress)
    }
    if (this.#created.length > 0)
      await insertContacts(
        db,
        scope,
        this.#created.map((contact) => ({ ...contact, search: searchable.get(contact.id) ?? '' })),
        this.#at,
      )
    for (const updateIdentifiers of [true, false]) {
      const contacts = this.#listUpdated(updateIdentifiers)
      if (contacts.length > 0) await updateContacts(db, scope, contacts, this.#at, { updateIdentifiers })
    }
    await deleteEmails(db, scope, this.#removedEmails)
    await deletePhones(db, scope, this.#removedPhones)
    if (this.#addedEmails.length > 0) await insertEmails(db, scope, this.#addedEmails)
    if (this.#addedPhones.length > 0) await insertPhones(db, scope, this.#addedPhones)
    const links = this.#addresses.flatMap(({ contact_id, address }) => {
      const property = properties.get(address.full)
      return property ? [{ contact_id, property_id: property.id }] : []
    })
    await linkProperties(db, scope, links)
    await saveLinks(db, scope, appId, [...this.#links.values()])
    await touchLinks(db, scope, appId, this.#touched)
  }

  #listUpdated(updateIdentifiers: boolean): ContactRecord[] {
    return this.#updated.flatMap(({ before, after }) => {
      const changesIdentifiers = before.email !== after.email || before.phone !== after.phone
      return changesIdentifiers === updateIdentifiers ? [after] : []
    })
  }
}
