import { phoneKey } from '@gable/shared/identity/phone-key.ts'
import type { ImportChoices } from '@gable/shared/imports/import.ts'
import type { ReadRow } from '@gable/shared/imports/read-row.ts'
import { recognise } from '@gable/shared/submissions/recognise.ts'
import { homeKeyOf, isKnownByHomeOnly } from './home-key.ts'
import type { Known, KnownContact } from './match-queries.ts'

/** By what somebody is known. */
export interface Reach {
  emails: string[]
  phones: string[]
  homeKey: string | null
}

/** Everybody whom the next row may mean: contacts of the account, and those of earlier rows. */
export class Roster {
  readonly #known: Known
  readonly #matchBy: ImportChoices['matchBy']
  /** The rows of this file in which somebody came who was not known before. */
  readonly #rows = new Map<string, number>()

  constructor(known: Known, matchBy: ImportChoices['matchBy']) {
    this.#known = known
    this.#matchBy = matchBy
  }

  find(row: ReadRow): KnownContact | undefined {
    if (isKnownByHomeOnly(row)) {
      const [contact, ...others] = this.neighbours(row)
      return others.length === 0 ? contact : undefined
    }
    const byEmail = row.emails.flatMap((email) => this.#known.byEmail.get(email) ?? [])
    const byPhone =
      this.#matchBy === 'EMAIL' ? [] : row.phones.flatMap((phone) => this.#known.byPhone.get(phoneKey(phone)) ?? [])
    const people = [...new Set([...byEmail, ...byPhone])].flatMap((id) => {
      const contact = this.#known.contacts.get(id)
      return contact ? [{ ...personOf(contact), byEmail: byEmail.includes(id) }] : []
    })
    const found = recognise(row, people)
    return found && this.#known.contacts.get(found.person.id)
  }

  /** Everybody of the same name at the same address. */
  neighbours(row: ReadRow): KnownContact[] {
    const key = homeKeyOf(row)
    const ids = key === null ? [] : (this.#known.byHome.get(key) ?? [])
    return ids.flatMap((id) => this.#known.contacts.get(id) ?? [])
  }

  /** Under what else somebody is known from now on, who may have come just now, in this row. */
  enter(contact: KnownContact, { emails, phones, homeKey }: Reach, row?: number) {
    if (row !== undefined && !this.#known.contacts.has(contact.id)) this.#rows.set(contact.id, row)
    this.#known.contacts.set(contact.id, contact)
    for (const email of emails) if (!this.#known.byEmail.has(email)) this.#known.byEmail.set(email, contact.id)
    for (const key of phones.map(phoneKey)) put(this.#known.byPhone, key, contact.id)
    if (homeKey !== null) put(this.#known.byHome, homeKey, contact.id)
  }

  /** Whose an e-mail is, if it is anybody's. */
  ownerOf(email: string): string | undefined {
    return this.#known.byEmail.get(email)
  }

  sharesPhone(phone: string, id: string): boolean {
    return this.#known.byPhone.get(phoneKey(phone))?.includes(id) ?? false
  }

  /** Whether it was noted of somebody already. */
  hasNote(text: string, id: string): boolean {
    return this.#known.notes.get(id)?.includes(text) ?? false
  }

  note(text: string, id: string) {
    put(this.#known.notes, id, text)
  }

  rowOf(id: string): number | undefined {
    return this.#rows.get(id)
  }
}

function put(lists: Map<string, string[]>, key: string, value: string) {
  const list = lists.get(key)
  if (!list) lists.set(key, [value])
  else if (!list.includes(value)) list.push(value)
}

const personOf = ({ id, first_name, last_name, archived_at }: KnownContact) => ({
  id,
  firstName: first_name,
  lastName: last_name,
  isArchived: archived_at !== null,
})
