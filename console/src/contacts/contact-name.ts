import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { formatPhone } from '../design/format/phone.ts'

/** The display name. Some contacts have only an email or a phone number. */
export const contactName = ({ fullName, emailId, phone }: Pick<ContactRow, 'fullName' | 'emailId' | 'phone'>): string =>
  fullName || emailId || (phone && formatPhone(phone)) || 'Someone'
