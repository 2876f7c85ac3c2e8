import { toAddressKey } from '@gable/shared/identity/address-key.ts'
import type { ParsedRow } from '@gable/shared/imports/parse-row.ts'
import { toNameKey } from '@gable/shared/submissions/match-contact.ts'

/** Identifies a person by name and address, for rows with neither an email nor a phone number. */
export function toNameAddressKey(row: Pick<ParsedRow, 'firstName' | 'lastName' | 'address'>): string | null {
  const name = toNameKey(row)
  return row.address && name !== '/' ? `${name} ${toAddressKey(row.address.full)}` : null
}

export const hasNoEmailOrPhone = ({ emails, phones }: Pick<ParsedRow, 'emails' | 'phones'>) =>
  emails.length === 0 && phones.length === 0
