import { addressKey } from '@gable/shared/identity/address-key.ts'
import type { ReadRow } from '@gable/shared/imports/read-row.ts'
import { nameKey } from '@gable/shared/submissions/recognise.ts'

type Named = Pick<ReadRow, 'firstName' | 'lastName' | 'address'>

/** Name and address as one word: by it those are known of whom a file says nothing else. */
export function homeKeyOf(row: Named): string | null {
  const name = nameKey(row)
  return row.address && name !== '/' ? `${name} ${addressKey(row.address.full)}` : null
}

/** Nothing but name and address says who this is. */
export const isKnownByHomeOnly = ({ emails, phones }: Pick<ReadRow, 'emails' | 'phones'>) =>
  emails.length === 0 && phones.length === 0
