import { newId } from '@gable/shared/ids.ts'
import type { ParsedRow } from '@gable/shared/imports/parse-row.ts'
import { prepareBulkWrite } from '../contacts/maintenance-queries.ts'
import type { ContactBefore } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { decide, type Household, newcomer } from './resolve-row.ts'
import { homeKeyOf } from './name-address-key.ts'
import { type Address, type Home, homesAt, linkHomes } from './property-queries.ts'
import type { Circumstances } from './import-context.ts'
import type { KnownContact } from './match-queries.ts'
import { type DoneRow, finishRows, touchedBefore } from './row-queries.ts'
import {
  addEmails,
  addNotes,
  addPhones,
  insertContacts,
  type NewNote,
  type Reach,
  updateContacts,
} from './write-queries.ts'

/** What some rows make of the contacts, gathered, and written with a few statements. */
export class Batch {
  readonly #at: Date
  readonly #made = new Map<string, KnownContact>()
  readonly #changed = new Map<string, { before: ContactBefore; after: KnownContact; row: number }>()
  readonly #emails: Reach[] = []
  readonly #phones: Reach[] = []
  readonly #notes: NewNote[] = []
  readonly #addresses: { row: number; contact_id: string; address: Address }[] = []
  readonly #rows = new Map<number, DoneRow>()

  constructor(at: Date) {
    this.#at = at
  }

  refuse(row: number, outcome: 'INVALID' | 'SKIPPED', reason: string) {
    this.#rows.set(row, { ...unwritten, row, outcome, reason })
  }

  take(number: number, row: ParsedRow, household: Household) {
    const decision = decide(row, household)
    if (decision.outcome === 'SKIPPED') return this.refuse(number, 'SKIPPED', decision.reason)
    const contact = decision.outcome === 'NEW' ? newcomer(newId(), row, household) : decision.after
    const news = newsOf(row, contact, household)
    if (decision.outcome === 'NEW' || this.#made.has(contact.id)) this.#made.set(contact.id, contact)
    else this.#change(decision.contact, contact, number, news)
    const reach = { ...row, homeKey: homeKeyOf(row) }
    household.roster.enter(contact, reach, decision.outcome === 'NEW' ? number : undefined)
    // What stands with the contact is made known by the database itself.
    for (const text of news.emails) if (text !== contact.email) this.#emails.push({ contact_id: contact.id, text })
    for (const text of news.phones) if (text !== contact.phone) this.#phones.push({ contact_id: contact.id, text })
    if (row.address) this.#addresses.push({ row: number, contact_id: contact.id, address: row.address })
    const { outcome, reason } = decision
    const note_ids = this.#takeNotes(contact.id, row, household)
    const done = { row: number, outcome, reason, contact_id: contact.id, note_ids }
    this.#rows.set(number, { ...unwritten, ...done, stamp: this.#at.toISOString() })
  }

  /** What was not noted of them before; the first part of a long text stands above the others. */
  #takeNotes(contact_id: string, { notes, notedAt }: ParsedRow, { roster }: Household): string[] | null {
    const news = notes.filter((text) => !roster.hasNote(text, contact_id))
    const at = notedAt ? Date.parse(notedAt) : this.#at.getTime()
    const made = news.map((text, place) => ({ id: newId(), contact_id, at: new Date(at - place), text }))
    for (const { text } of made) roster.note(text, contact_id)
    this.#notes.push(...made)
    return made.length > 0 ? made.map(({ id }) => id) : null
  }

  #change(contact: KnownContact, after: KnownContact, row: number, news: { emails: string[]; phones: string[] }) {
    const known = this.#changed.get(contact.id)
    if (known) known.after = after
    else this.#changed.set(contact.id, { before: beforeOf(contact), after, row })
    const { before } = this.#changed.get(contact.id) as { before: ContactBefore }
    before.addedEmails.push(...news.emails)
    before.addedPhones.push(...news.phones)
  }

  async write(
    db: Db,
    scope: AccountScope,
    { importId, agentId }: Pick<Circumstances, 'importId' | 'agentId'>,
  ): Promise<DoneRow[]> {
    await prepareBulkWrite(db)
    const changed = [...this.#changed.values()]
    const ids = changed.map(({ after }) => after.id)
    const touched = await touchedBefore(db, scope, importId, ids, this.#at)
    for (const { before, after, row } of changed) if (!touched.has(after.id)) this.#note(row, { before })
    const homes = await homesAt(
      db,
      scope,
      this.#addresses.map(({ address }) => address),
    )
    if (this.#made.size > 0) await insertContacts(db, scope, this.#findableBy(homes), this.#at)
    for (const areReachedAnew of [true, false]) {
      const some = changed.filter((change) => isReachedAnew(change) === areReachedAnew).map(({ after }) => after)
      if (some.length > 0) await updateContacts(db, scope, some, this.#at, { areReachedAnew })
    }
    if (this.#emails.length > 0) await addEmails(db, scope, this.#emails)
    if (this.#phones.length > 0) await addPhones(db, scope, this.#phones)
    if (this.#notes.length > 0) await addNotes(db, scope, agentId, this.#notes)
    await this.#link(db, scope, homes)
    const done = [...this.#rows.values()]
    await finishRows(db, scope, importId, done)
    return done
  }

  /** The newcomers with the words of their homes, in small letters as they are found by. */
  #findableBy(homes: Map<string, Home>) {
    const words = new Map<string, string>()
    for (const { contact_id, address } of this.#addresses) {
      const home = homes.get(address.full)
      if (home && !words.has(contact_id)) words.set(contact_id, home.fullAddress)
    }
    return [...this.#made.values()].map((contact) => ({ ...contact, search: words.get(contact.id) ?? '' }))
  }

  async #link(db: Db, scope: AccountScope, homes: Map<string, Home>) {
    const links = this.#addresses.flatMap(({ row, contact_id, address }) => {
      const home = homes.get(address.full)
      return home ? [{ row, contact_id, property_id: home.id, isNew: home.isNew }] : []
    })
    const linked = await linkHomes(db, scope, links)
    const isLinked = new Set(linked.map(({ contact_id, property_id }) => contact_id + property_id))
    for (const { row, contact_id, property_id, isNew } of links)
      if (isLinked.has(contact_id + property_id)) this.#note(row, { property_id, made_property: isNew })
  }

  #note(row: number, more: Partial<DoneRow>) {
    const done = this.#rows.get(row)
    if (done) this.#rows.set(row, { ...done, ...more })
  }
}

const isReachedAnew = ({ before, after }: { before: ContactBefore; after: KnownContact }) =>
  before.email !== after.email || before.phone !== after.phone

const unwritten = {
  ...{ reason: null, contact_id: null, before: null, stamp: null, note_ids: null },
  ...{ property_id: null, made_property: false },
}

/** By what a contact was not known so far. */
const newsOf = ({ emails, phones }: ParsedRow, { id }: KnownContact, { roster }: Household) => ({
  emails: emails.filter((email) => roster.ownerOf(email) === undefined),
  phones: phones.filter((phone) => !roster.sharesPhone(phone, id)),
})

const beforeOf = ({ id: _, archived_at: __, ...contact }: KnownContact): ContactBefore => ({
  ...contact,
  created_at: contact.created_at?.toISOString() ?? null,
  unsubscribed_at: contact.unsubscribed_at?.toISOString() ?? null,
  addedEmails: [],
  addedPhones: [],
})
