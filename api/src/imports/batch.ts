import { newId } from '@gable/shared/ids.ts'
import type { ReadRow } from '@gable/shared/imports/read-row.ts'
import type { ContactBefore } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { decide, type Household, newcomer } from './decide.ts'
import type { KnownContact } from './match-queries.ts'
import { type DoneRow, finishRows, touchedBefore } from './row-queries.ts'
import {
  addEmails,
  addPhones,
  type Home,
  insertContacts,
  type LinkedHome,
  linkHomes,
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
  readonly #homes: Home[] = []
  readonly #rows = new Map<number, DoneRow>()

  constructor(at: Date) {
    this.#at = at
  }

  refuse(row: number, outcome: 'INVALID' | 'SKIPPED', reason: string) {
    this.#rows.set(row, { ...unwritten, row, outcome, reason })
  }

  take(number: number, row: ReadRow, household: Household) {
    const decision = decide(row, household)
    if (decision.outcome === 'SKIPPED') return this.refuse(number, 'SKIPPED', decision.reason)
    const contact = decision.outcome === 'NEW' ? newcomer(newId(), row, household) : decision.after
    const news = newsOf(row, contact, household)
    if (decision.outcome === 'NEW' || this.#made.has(contact.id)) this.#made.set(contact.id, contact)
    else this.#change(decision.contact, contact, number, news)
    household.roster.enter(contact, row, decision.outcome === 'NEW' ? number : undefined)
    this.#emails.push(...news.emails.map((text) => ({ contact_id: contact.id, text })))
    this.#phones.push(...news.phones.map((text) => ({ contact_id: contact.id, text })))
    if (row.address) this.#homes.push({ contact_id: contact.id, ...row.address })
    const reason = decision.outcome === 'UPDATED' ? decision.reason : null
    const done = { row: number, outcome: decision.outcome, reason, contact_id: contact.id }
    this.#rows.set(number, { ...unwritten, ...done, stamp: this.#at.toISOString() })
  }

  #change(contact: KnownContact, after: KnownContact, row: number, news: { emails: string[]; phones: string[] }) {
    const known = this.#changed.get(contact.id)
    if (known) known.after = after
    else this.#changed.set(contact.id, { before: beforeOf(contact), after, row })
    const { before } = this.#changed.get(contact.id) as { before: ContactBefore }
    before.addedEmails.push(...news.emails)
    before.addedPhones.push(...news.phones)
  }

  async write(db: Db, scope: AccountScope, importId: string): Promise<DoneRow[]> {
    const changed = [...this.#changed.values()]
    const ids = changed.map(({ after }) => after.id)
    const touched = await touchedBefore(db, scope, importId, ids, this.#at)
    for (const { before, after, row } of changed) if (!touched.has(after.id)) this.#note(row, { before })
    if (this.#made.size > 0) await insertContacts(db, scope, [...this.#made.values()], this.#at)
    if (changed.length > 0) {
      const after = changed.map(({ after }) => after)
      await updateContacts(db, scope, after, this.#at)
    }
    if (this.#emails.length > 0) await addEmails(db, scope, this.#emails)
    if (this.#phones.length > 0) await addPhones(db, scope, this.#phones)
    const linked = new Map<string, LinkedHome[]>()
    for (const home of await linkHomes(db, scope, this.#homes))
      linked.set(home.contact_id, [home, ...(linked.get(home.contact_id) ?? [])])
    for (const { row, contact_id } of this.#rows.values()) {
      const home = linked.get(contact_id ?? '')?.pop()
      if (home) this.#note(row, { property_id: home.property_id, made_property: home.made })
    }
    const done = [...this.#rows.values()]
    await finishRows(db, scope, importId, done)
    return done
  }

  #note(row: number, more: Partial<DoneRow>) {
    const done = this.#rows.get(row)
    if (done) this.#rows.set(row, { ...done, ...more })
  }
}

const unwritten = { reason: null, contact_id: null, before: null, stamp: null, property_id: null, made_property: false }

/** By what a contact was not known so far. */
const newsOf = ({ emails, phones }: ReadRow, { id }: KnownContact, { roster }: Household) => ({
  emails: emails.filter((email) => roster.ownerOf(email) === undefined),
  phones: phones.filter((phone) => !roster.sharesPhone(phone, id)),
})

const beforeOf = ({ id: _, archived_at: __, ...contact }: KnownContact): ContactBefore => ({
  ...contact,
  unsubscribed_at: contact.unsubscribed_at?.toISOString() ?? null,
  addedEmails: [],
  addedPhones: [],
})
