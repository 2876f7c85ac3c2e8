import { phoneKey } from '@gable/shared/identity/phone-key.ts'
import type { ImportChoices } from '@gable/shared/imports/import.ts'
import type { ReadRow } from '@gable/shared/imports/read-row.ts'
import { recognise } from '@gable/shared/submissions/recognise.ts'
import type { Known, KnownContact } from './match-queries.ts'

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

  /** Under what else somebody is known from now on, who may have come just now, in this row. */
  enter(contact: KnownContact, { emails, phones }: Pick<ReadRow, 'emails' | 'phones'>, row?: number) {
    if (row !== undefined && !this.#known.contacts.has(contact.id)) this.#rows.set(contact.id, row)
    this.#known.contacts.set(contact.id, contact)
    for (const email of emails) if (!this.#known.byEmail.has(email)) this.#known.byEmail.set(email, contact.id)
    for (const key of phones.map(phoneKey)) {
      const sharing = this.#known.byPhone.get(key) ?? []
      if (!sharing.includes(contact.id)) this.#known.byPhone.set(key, [...sharing, contact.id])
    }
  }

  /** Whose an e-mail is, if it is anybody's. */
  ownerOf(email: string): string | undefined {
    return this.#known.byEmail.get(email)
  }

  sharesPhone(phone: string, id: string): boolean {
    return this.#known.byPhone.get(phoneKey(phone))?.includes(id) ?? false
  }

  rowOf(id: string): number | undefined {
    return this.#rows.get(id)
  }
}

const personOf = ({ id, first_name, last_name, archived_at }: KnownContact) => ({
  id,
  firstName: first_name,
  lastName: last_name,
  isArchived: archived_at !== null,
})
