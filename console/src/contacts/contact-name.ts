import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { phoneText } from './phone-text.ts'

/** What a contact is called: some are known by an address or a number only. */
export const contactName = ({ fullName, emailId, phone }: Pick<ContactRow, 'fullName' | 'emailId' | 'phone'>): string =>
  fullName || emailId || (phone && phoneText(phone)) || 'Somebody'
