import type { ParsedAddress } from '@gable/shared/imports/parse-address.ts'
import type { ParsedRow } from '@gable/shared/imports/parse-row.ts'
import type { ContactIdentifiers } from './contact-index.ts'
import { toNameAddressKey } from './name-address-key.ts'

/** All addresses of a row. */
export const listAddresses = ({ address, otherAddresses }: ParsedRow): ParsedAddress[] => [
  ...(address ? [address] : []),
  ...otherAddresses.map((full) => ({ full, city: '', state: '', zip: '' })),
]

/** Everything that later rows may match a person by. */
export const toIdentifiers = (row: ParsedRow): ContactIdentifiers => ({
  emails: row.emails,
  phones: row.phones,
  nameAddressKey: toNameAddressKey(row),
  addresses: listAddresses(row).map(({ full }) => full),
})
