import { toAddressKey } from '@gable/shared/identity/address-key.ts'
import { toPhoneKey } from '@gable/shared/identity/phone-key.ts'
import type { ImportChoices } from '@gable/shared/imports/import.ts'
import type { ParsedRow } from '@gable/shared/imports/parse-row.ts'
import { matchContact } from '@gable/shared/submissions/match-contact.ts'
import type { ContactMatches, ContactRecord } from './match-queries.ts'
import { hasNoEmailOrPhone, toNameAddressKey } from './name-address-key.ts'

export interface ContactIdentifiers {
  emails: string[]
  phones: string[]
  nameAddressKey: string | null
  addresses: string[]
}

/** The contacts that rows may match: those of the account, and those of earlier rows. */
export class ContactIndex {
  readonly #matches: ContactMatches
  readonly #matchBy: ImportChoices['matchBy']
  /** The row of the file that a new contact comes from. */
  readonly #sourceRows = new Map<string, number>()

  constructor(matches: ContactMatches, matchBy: ImportChoices['matchBy']) {
    this.#matches = matches
    this.#matchBy = matchBy
  }

  find(row: ParsedRow): ContactRecord | undefined {
    const identified = row.contactId === null ? undefined : this.#matches.contacts.get(row.contactId)
    if (identified) return identified
    if (hasNoEmailOrPhone(row)) {
      const [contact, ...others] = this.findByNameAndAddress(row)
      return others.length === 0 ? contact : undefined
    }
    const byEmail = row.emails.flatMap((email) => this.#matches.byEmail.get(email) ?? [])
    const byPhone =
      this.#matchBy === 'EMAIL' ? [] : row.phones.flatMap((phone) => this.#matches.byPhone.get(toPhoneKey(phone)) ?? [])
    const candidates = [...new Set([...byEmail, ...byPhone])].flatMap((id) => {
      const contact = this.#matches.contacts.get(id)
      return contact ? [{ ...toCandidate(contact), byEmail: byEmail.includes(id) }] : []
    })
    const match = matchContact(row, candidates)
    return match && this.#matches.contacts.get(match.contact.id)
  }

  get(id: string): ContactRecord | undefined {
    return this.#matches.contacts.get(id)
  }

  findByNameAndAddress(row: ParsedRow): ContactRecord[] {
    const key = toNameAddressKey(row)
    const ids = key === null ? [] : (this.#matches.byNameAddress.get(key) ?? [])
    return ids.flatMap((id) => this.#matches.contacts.get(id) ?? [])
  }

  /** Adds or replaces a contact, with further identifiers. A new contact has the number of its row. */
  add(contact: ContactRecord, { emails, phones, nameAddressKey, addresses }: ContactIdentifiers, rowNumber?: number) {
    const { contacts, byEmail, byPhone, byNameAddress } = this.#matches
    if (rowNumber !== undefined && !contacts.has(contact.id)) this.#sourceRows.set(contact.id, rowNumber)
    contacts.set(contact.id, contact)
    for (const email of emails) if (!byEmail.has(email)) byEmail.set(email, contact.id)
    for (const key of phones.map(toPhoneKey)) addToList(byPhone, key, contact.id)
    if (nameAddressKey !== null) addToList(byNameAddress, nameAddressKey, contact.id)
    for (const address of addresses) addToList(this.#matches.addressKeys, contact.id, toAddressKey(address))
  }

  /** The id of the contact with this email. */
  getEmailOwner(email: string): string | undefined {
    return this.#matches.byEmail.get(email)
  }

  hasPhone(id: string, phone: string): boolean {
    return this.#matches.byPhone.get(toPhoneKey(phone))?.includes(id) ?? false
  }

  hasAddress(id: string, address: string): boolean {
    return this.#matches.addressKeys.get(id)?.includes(toAddressKey(address)) ?? false
  }

  hasNote(id: string, text: string): boolean {
    return this.#matches.notes.get(id)?.includes(text) ?? false
  }

  addNote(id: string, text: string) {
    addToList(this.#matches.notes, id, text)
  }

  hasOptedOutOfTexts(phone: string): boolean {
    return this.#matches.textOptOuts.has(toPhoneKey(phone))
  }

  addTextOptOut(phone: string) {
    this.#matches.textOptOuts.add(toPhoneKey(phone))
  }

  getSourceRow(id: string): number | undefined {
    return this.#sourceRows.get(id)
  }
}

function addToList(lists: Map<string, string[]>, key: string, value: string) {
  const list = lists.get(key)
  if (!list) lists.set(key, [value])
  else if (!list.includes(value)) list.push(value)
}

const toCandidate = ({ id, first_name, last_name, archived_at }: ContactRecord) => ({
  id,
  firstName: first_name,
  lastName: last_name,
  isArchived: archived_at !== null,
})
