import { newId } from '@gable/shared/ids.ts'
import type { ParsedRow } from '@gable/shared/imports/parse-row.ts'
import { prepareBulkWrite } from '../contacts/maintenance-queries.ts'
import type { ContactBefore } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ImportContext } from './import-context.ts'
import type { ContactRecord } from './match-queries.ts'
import { toNameAddressKey } from './name-address-key.ts'
import { type Address, findOrCreateProperties, type ImportedProperty, linkProperties } from './property-queries.ts'
import { type ImportBatchContext, resolveRow, toNewContact } from './resolve-row.ts'
import { type RowResult, restampRows, saveRowResults } from './row-queries.ts'
import {
  type AddedIdentifier,
  insertContacts,
  insertEmails,
  insertNotes,
  insertPhones,
  type NewNote,
  updateContacts,
} from './write-queries.ts'

interface ContactChange {
  before: ContactBefore
  after: ContactRecord
  row: number
}

/** Collects the changes of many rows and writes them with a few statements. */
export class ImportBatch {
  readonly #at: Date
  readonly #newContacts = new Map<string, ContactRecord>()
  readonly #changes = new Map<string, ContactChange>()
  readonly #emails: AddedIdentifier[] = []
  readonly #phones: AddedIdentifier[] = []
  readonly #notes: NewNote[] = []
  readonly #addresses: { row: number; contact_id: string; address: Address }[] = []
  readonly #results = new Map<number, RowResult>()

  constructor(at: Date) {
    this.#at = at
  }

  skipRow(row: number, outcome: 'INVALID' | 'SKIPPED', reason: string) {
    this.#results.set(row, { ...emptyResult, row, outcome, reason })
  }

  addRow(rowNumber: number, row: ParsedRow, context: ImportBatchContext) {
    const resolution = resolveRow(row, context)
    if (resolution.outcome === 'SKIPPED') return this.skipRow(rowNumber, 'SKIPPED', resolution.reason)
    const isNew = resolution.outcome === 'NEW'
    const contact = isNew ? toNewContact(newId(), row, context) : resolution.after
    const added = findNewIdentifiers(row, contact, context)
    if (isNew || this.#newContacts.has(contact.id)) this.#newContacts.set(contact.id, contact)
    else this.#addChange(resolution.contact, contact, rowNumber, added)
    const identifiers = { ...row, nameAddressKey: toNameAddressKey(row) }
    context.contacts.add(contact, identifiers, isNew ? rowNumber : undefined)
    // A trigger stores the primary email and phone number.
    for (const text of added.emails) if (text !== contact.email) this.#emails.push({ contact_id: contact.id, text })
    for (const text of added.phones) if (text !== contact.phone) this.#phones.push({ contact_id: contact.id, text })
    if (row.address) this.#addresses.push({ row: rowNumber, contact_id: contact.id, address: row.address })
    this.#results.set(rowNumber, {
      ...emptyResult,
      row: rowNumber,
      outcome: resolution.outcome,
      reason: resolution.reason,
      contact_id: contact.id,
      note_ids: this.#addNotes(contact.id, row, context),
      stamp: this.#at.toISOString(),
    })
  }

  /** Skips existing notes. Parts of a long note differ by a millisecond, so the first one is on top. */
  #addNotes(contact_id: string, row: ParsedRow, { contacts }: ImportBatchContext): string[] | null {
    const newTexts = row.notes.filter((text) => !contacts.hasNote(contact_id, text))
    const at = row.notedAt ? Date.parse(row.notedAt) : this.#at.getTime()
    const notes = newTexts.map((text, index) => ({ id: newId(), contact_id, at: new Date(at - index), text }))
    for (const { text } of notes) contacts.addNote(contact_id, text)
    this.#notes.push(...notes)
    return notes.length > 0 ? notes.map(({ id }) => id) : null
  }

  #addChange(contact: ContactRecord, after: ContactRecord, row: number, added: { emails: string[]; phones: string[] }) {
    const change = this.#changes.get(contact.id) ?? { before: toContactBefore(contact), after, row }
    change.after = after
    change.before.addedEmails.push(...added.emails)
    change.before.addedPhones.push(...added.phones)
    this.#changes.set(contact.id, change)
  }

  async write(
    db: Db,
    scope: AccountScope,
    { importId, agentId }: Pick<ImportContext, 'importId' | 'agentId'>,
  ): Promise<RowResult[]> {
    await prepareBulkWrite(db)
    const changes = [...this.#changes.values()]
    const changedIds = changes.map(({ after }) => after.id)
    const alreadyChanged = await restampRows(db, scope, importId, changedIds, this.#at)
    for (const { before, after, row } of changes) if (!alreadyChanged.has(after.id)) this.#updateResult(row, { before })
    const properties = await findOrCreateProperties(
      db,
      scope,
      this.#addresses.map(({ address }) => address),
    )
    if (this.#newContacts.size > 0) await insertContacts(db, scope, this.#toSearchable(properties), this.#at)
    for (const updateIdentifiers of [true, false]) {
      const contacts = changes.filter((change) => changesIdentifiers(change) === updateIdentifiers)
      if (contacts.length === 0) continue
      await updateContacts(
        db,
        scope,
        contacts.map(({ after }) => after),
        this.#at,
        { updateIdentifiers },
      )
    }
    if (this.#emails.length > 0) await insertEmails(db, scope, this.#emails)
    if (this.#phones.length > 0) await insertPhones(db, scope, this.#phones)
    if (this.#notes.length > 0) await insertNotes(db, scope, agentId, this.#notes)
    await this.#linkProperties(db, scope, properties)
    const results = [...this.#results.values()]
    await saveRowResults(db, scope, importId, results)
    return results
  }

  /** The new contacts, each with an address as search text. */
  #toSearchable(properties: Map<string, ImportedProperty>) {
    const addresses = new Map<string, string>()
    for (const { contact_id, address } of this.#addresses) {
      const property = properties.get(address.full)
      if (property && !addresses.has(contact_id)) addresses.set(contact_id, property.fullAddress)
    }
    return [...this.#newContacts.values()].map((contact) => ({ ...contact, search: addresses.get(contact.id) ?? '' }))
  }

  async #linkProperties(db: Db, scope: AccountScope, properties: Map<string, ImportedProperty>) {
    const links = this.#addresses.flatMap(({ row, contact_id, address }) => {
      const property = properties.get(address.full)
      return property ? [{ row, contact_id, property_id: property.id, isNew: property.isNew }] : []
    })
    const newLinks = await linkProperties(db, scope, links)
    const newLinkKeys = new Set(newLinks.map(({ contact_id, property_id }) => contact_id + property_id))
    for (const { row, contact_id, property_id, isNew } of links)
      if (newLinkKeys.has(contact_id + property_id)) this.#updateResult(row, { property_id, made_property: isNew })
  }

  #updateResult(row: number, change: Partial<RowResult>) {
    const result = this.#results.get(row)
    if (result) this.#results.set(row, { ...result, ...change })
  }
}

const changesIdentifiers = ({ before, after }: ContactChange) =>
  before.email !== after.email || before.phone !== after.phone

const emptyResult = {
  ...{ reason: null, contact_id: null, before: null, stamp: null, note_ids: null },
  ...{ property_id: null, made_property: false },
}

/** The emails and phone numbers that the contact does not have yet. */
const findNewIdentifiers = (
  { emails, phones }: ParsedRow,
  { id }: ContactRecord,
  { contacts }: ImportBatchContext,
) => ({
  emails: emails.filter((email) => contacts.getEmailOwner(email) === undefined),
  phones: phones.filter((phone) => !contacts.hasPhone(id, phone)),
})

const toContactBefore = ({ id: _, archived_at: __, ...contact }: ContactRecord): ContactBefore => ({
  ...contact,
  created_at: contact.created_at?.toISOString() ?? null,
  unsubscribed_at: contact.unsubscribed_at?.toISOString() ?? null,
  addedEmails: [],
  addedPhones: [],
})
