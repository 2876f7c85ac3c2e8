import { newId } from '@gable/shared/ids.ts'
import type { ParsedRow } from '@gable/shared/imports/parse-row.ts'
import { prepareBulkWrite } from '../contacts/maintenance-queries.ts'
import type { ContactBefore } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ImportContext } from './import-context.ts'
import type { ContactRecord } from './match-queries.ts'
import { type Address, findOrCreateProperties, type ImportedProperty, linkProperties } from './property-queries.ts'
import { type ImportBatchContext, resolveRow, toNewContact } from './resolve-row.ts'
import { listAddresses, toIdentifiers } from './row-identifiers.ts'
import { type RowResult, saveRowResults, updateSnapshots } from './row-queries.ts'
import { insertTextOptOuts } from './text-opt-out-queries.ts'
import {
  type AddedIdentifier,
  insertContacts,
  insertEmails,
  insertNotes,
  insertPhones,
  type NewNote,
  updateContacts,
} from './write-queries.ts'

/** A new contact has no earlier version. */
interface ContactChange {
  row: number
  before: ContactRecord | undefined
  after: ContactRecord
  addedEmails: string[]
  addedPhones: string[]
}

/** Collects the changes of many rows and writes them with a few statements. */
export class ImportBatch {
  readonly #at: Date
  readonly #changes = new Map<string, ContactChange>()
  readonly #emails: AddedIdentifier[] = []
  readonly #phones: AddedIdentifier[] = []
  readonly #notes: NewNote[] = []
  readonly #textOptOuts: AddedIdentifier[] = []
  readonly #addresses: { row: number; contact_id: string; address: Address }[] = []
  readonly #results = new Map<number, RowResult>()

  constructor(at: Date) {
    this.#at = at
  }

  skipRow(row: number, outcome: 'INVALID' | 'SKIPPED' | 'UNCHANGED', reason: string) {
    this.#results.set(row, { ...emptyResult, row, outcome, reason })
  }

  addRow(rowNumber: number, row: ParsedRow, context: ImportBatchContext) {
    const resolution = resolveRow(row, context)
    if (resolution.outcome === 'SKIPPED' || resolution.outcome === 'UNCHANGED')
      return this.skipRow(rowNumber, resolution.outcome, resolution.reason)
    const isNew = resolution.outcome === 'NEW'
    const contact = isNew ? toNewContact(newId(), row, context) : resolution.after
    const added = findNewIdentifiers(row, contact, context)
    this.#addChange(isNew ? undefined : resolution.contact, contact, rowNumber, added)
    context.contacts.add(contact, toIdentifiers(row), isNew ? rowNumber : undefined)
    // A trigger stores the primary email and phone number.
    for (const text of added.emails) if (text !== contact.email) this.#emails.push({ contact_id: contact.id, text })
    for (const text of added.phones) if (text !== contact.phone) this.#phones.push({ contact_id: contact.id, text })
    for (const text of row.textOptOuts) {
      if (!context.contacts.hasOptedOutOfTexts(text)) this.#textOptOuts.push({ contact_id: contact.id, text })
      context.contacts.addTextOptOut(text)
    }
    for (const address of listAddresses(row)) this.#addresses.push({ row: rowNumber, contact_id: contact.id, address })
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
    const notes = newTexts.map((text, index) => ({
      id: newId(),
      contact_id,
      at: new Date(at - index),
      text,
      author: row.noteAuthor,
    }))
    for (const { text } of notes) contacts.addNote(contact_id, text)
    this.#notes.push(...notes)
    return notes.length > 0 ? notes.map(({ id }) => id) : null
  }

  #addChange(
    before: ContactRecord | undefined,
    after: ContactRecord,
    row: number,
    added: { emails: string[]; phones: string[] },
  ) {
    const change = this.#changes.get(after.id) ?? { row, before, after, addedEmails: [], addedPhones: [] }
    change.after = after
    change.addedEmails.push(...added.emails)
    change.addedPhones.push(...added.phones)
    this.#changes.set(after.id, change)
  }

  async write(
    db: Db,
    scope: AccountScope,
    { importId, agentId, fileName }: Pick<ImportContext, 'importId' | 'agentId' | 'fileName'>,
  ): Promise<RowResult[]> {
    await prepareBulkWrite(db)
    await this.#setSnapshots(db, scope, importId)
    const properties = await findOrCreateProperties(
      db,
      scope,
      this.#addresses.map(({ address }) => address),
    )
    const newContacts = this.#toSearchable(properties)
    if (newContacts.length > 0) await insertContacts(db, scope, newContacts, this.#at)
    for (const updateIdentifiers of [true, false]) {
      const contacts = this.#listUpdated(updateIdentifiers)
      if (contacts.length > 0) await updateContacts(db, scope, contacts, this.#at, { updateIdentifiers })
    }
    if (this.#emails.length > 0) await insertEmails(db, scope, this.#emails)
    if (this.#phones.length > 0) await insertPhones(db, scope, this.#phones)
    if (this.#notes.length > 0) await insertNotes(db, scope, { agentId, fileName }, this.#notes)
    if (this.#textOptOuts.length > 0)
      await insertTextOptOuts(db, scope, { importId, agentId, fileName, at: this.#at }, this.#textOptOuts)
    await this.#linkProperties(db, scope, properties)
    const results = [...this.#results.values()]
    await saveRowResults(db, scope, importId, results)
    return results
  }

  /** The first row of each contact has the contact before and after the import, also if it is in an earlier batch. */
  async #setSnapshots(db: Db, scope: AccountScope, importId: string) {
    const changes = [...this.#changes.values()].map(({ row, before, after, addedEmails, addedPhones }) => ({
      row,
      contact_id: after.id,
      before: before ? toSnapshot(before, this.#at) : null,
      after: { ...toSnapshot(after, this.#at), addedEmails, addedPhones },
    }))
    const isUpdated = await updateSnapshots(db, scope, importId, changes)
    for (const { row, contact_id, before, after } of changes)
      if (!isUpdated.has(contact_id)) this.#updateResult(row, { before, after })
  }

  #listUpdated(updateIdentifiers: boolean): ContactRecord[] {
    return [...this.#changes.values()].flatMap(({ before, after }) => {
      const changesIdentifiers = before?.email !== after.email || before?.phone !== after.phone
      return before && changesIdentifiers === updateIdentifiers ? [after] : []
    })
  }

  /** The new contacts, each with an address as search text. */
  #toSearchable(properties: Map<string, ImportedProperty>) {
    const addresses = new Map<string, string>()
    for (const { contact_id, address } of this.#addresses) {
      const property = properties.get(address.full)
      if (property && !addresses.has(contact_id)) addresses.set(contact_id, property.fullAddress)
    }
    return [...this.#changes.values()].flatMap(({ before, after }) =>
      before ? [] : [{ ...after, search: addresses.get(after.id) ?? '' }],
    )
  }

  async #linkProperties(db: Db, scope: AccountScope, properties: Map<string, ImportedProperty>) {
    const links = this.#addresses.flatMap(({ row, contact_id, address }) => {
      const property = properties.get(address.full)
      return property ? [{ row, contact_id, property_id: property.id, isNew: property.isNew }] : []
    })
    const newLinks = await linkProperties(db, scope, links)
    const newLinkKeys = new Set(newLinks.map(({ contact_id, property_id }) => contact_id + property_id))
    for (const { row, contact_id, property_id, isNew } of links) {
      if (!newLinkKeys.delete(contact_id + property_id)) continue
      const { property_ids, new_property_ids } = this.#results.get(row) ?? emptyResult
      this.#updateResult(row, {
        property_ids: [...(property_ids ?? []), property_id],
        ...(isNew && { new_property_ids: [...(new_property_ids ?? []), property_id] }),
      })
    }
  }

  #updateResult(row: number, change: Partial<RowResult>) {
    const result = this.#results.get(row)
    if (result) this.#results.set(row, { ...result, ...change })
  }
}

const emptyResult = {
  reason: null,
  contact_id: null,
  before: null,
  after: null,
  stamp: null,
  note_ids: null,
  property_ids: null,
  new_property_ids: null,
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

const toSnapshot = ({ id: _, archived_at: __, ...contact }: ContactRecord, at: Date): ContactBefore => ({
  ...contact,
  created_at: (contact.created_at ?? at).toISOString(),
  unsubscribed_at: contact.unsubscribed_at?.toISOString() ?? null,
})
