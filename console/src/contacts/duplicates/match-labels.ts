import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import type { DuplicateGroup, DuplicateMatchKind } from '@gable/shared/contacts/merge.ts'
import { formatPhone } from '../../design/format/phone.ts'

/** Labels of the details that possible duplicates share. */
export const matchLabels: Record<DuplicateMatchKind, string> = {
  EMAIL: 'Same email',
  PHONE: 'Same phone',
  ADDRESS: 'Same property and name',
}

/** The shared detail with its value: `Same phone: (603) 555-0142`. */
export const formatMatch = (
  { by, value }: DuplicateGroup['shared'][number],
  contacts: readonly Pick<ContactRow, 'phone'>[],
): string => `${matchLabels[by]}: ${by === 'PHONE' ? formatPhone(findWrittenNumber(value, contacts)) : value}`

/** The server sends only the shared digits; a foreign number keeps the format of the contact that has it. */
const findWrittenNumber = (digits: string, contacts: readonly Pick<ContactRow, 'phone'>[]) =>
  contacts.find(({ phone }) => phone?.replace(/\D/g, '').endsWith(digits))?.phone ?? digits
