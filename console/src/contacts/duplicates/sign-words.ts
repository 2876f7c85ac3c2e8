import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import type { DuplicateGroup, DuplicateSign } from '@gable/shared/contacts/merge.ts'
import { phoneText } from '../phone-text.ts'

/** What contacts share who may be one person. */
export const signNames: Record<DuplicateSign, string> = {
  EMAIL: 'Same email',
  PHONE: 'Same phone',
  ADDRESS: 'Same home and name',
}

/** Why a group of contacts is taken for one person: `Same phone (603) 555-0142`. */
export const signText = (
  { by, value }: DuplicateGroup['shared'][number],
  contacts: readonly Pick<ContactRow, 'phone'>[],
): string => `${signNames[by]}: ${by === 'PHONE' ? phoneText(writtenNumber(value, contacts)) : value}`

/** What they share are the digits: a number from elsewhere is known by how it is written. */
const writtenNumber = (digits: string, contacts: readonly Pick<ContactRow, 'phone'>[]) =>
  contacts.find(({ phone }) => phone?.replace(/\D/g, '').endsWith(digits))?.phone ?? digits
