import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { contactName } from '../contacts/contact-name.ts'
import { phoneText } from '../contacts/phone-text.ts'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import { missing } from '../design/format/metric-format.ts'

/** What tells the contacts of a sample apart. */
export const memberColumns: Column<ContactRow>[] = [
  { key: 'name', header: 'Name', width: '160px', cell: (contact) => <bdi>{contactName(contact)}</bdi> },
  {
    key: 'email',
    header: 'Email',
    cell: ({ emailId }) => <span className="block truncate">{emailId ?? missing}</span>,
  },
  { key: 'phone', header: 'Phone', cell: ({ phone }) => (phone ? phoneText(phone) : missing) },
  {
    key: 'lastActivityAt',
    header: 'Last Activity',
    cell: ({ lastActivityAt }) => <RelativeTime at={lastActivityAt} />,
  },
]
