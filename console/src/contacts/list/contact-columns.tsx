import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { contactAttribute } from '@gable/shared/contacts/filter.ts'
import { Badge } from '../../design/data/badge.tsx'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import type { Column } from '../../design/data/table/column.ts'
import { formatDate } from '../../design/format/date-format.ts'
import { formatMoney, missing } from '../../design/format/metric-format.ts'
import { attributeText } from '../attributes/attribute-text.ts'
import { Clipped } from '../clipped.tsx'
import { ContactFace } from '../contact-face.tsx'
import { EmailLink, PhoneLink } from '../reach-links.tsx'
import { TagList } from '../tag-list.tsx'

/** Everything a list can show of contacts: what the product knows of them, and what the account describes them by. */
export const contactColumns = (
  attributes: readonly AttributeDefinition[],
  timeZone: string | undefined,
): Column<ContactRow>[] => [
  { key: 'name', header: 'Name', sort: 'name', width: '200px', cell: (row) => <ContactFace contact={row} /> },
  { key: 'email', header: 'Email', width: '200px', cell: (row) => <EmailLink contact={row} /> },
  { key: 'phone', header: 'Phone', width: '132px', cell: ({ phone }) => <PhoneLink phone={phone} /> },
  { key: 'owner', header: 'Owner', width: '140px', cell: ({ owner }) => <Clipped>{owner?.fullName}</Clipped> },
  { key: 'tags', header: 'Tags', width: '160px', cell: ({ tags }) => <TagList tags={tags} /> },
  {
    key: 'lastActivity',
    header: 'Last activity',
    sort: 'lastActivityAt',
    firstOrder: 'desc',
    width: '130px',
    cell: ({ lastActivityAt }) => <RelativeTime at={lastActivityAt} timeZone={timeZone} />,
  },
  {
    key: 'address',
    header: 'Address',
    width: '220px',
    cell: ({ properties: [home, ...others] }) => (
      <>
        <Clipped>{home?.fullAddress}</Clipped>
        {others.length > 0 && <span className="block text-label text-muted">and {others.length} more</span>}
      </>
    ),
  },
  {
    key: 'homeValue',
    header: 'Home value',
    numeric: true,
    width: '110px',
    cell: ({ properties: [home] }) => formatMoney(home?.valueCents),
  },
  { key: 'source', header: 'Source', width: '140px', cell: ({ source }) => <Clipped>{source}</Clipped> },
  {
    key: 'subscription',
    header: 'Subscription',
    width: '120px',
    cell: ({ emailId, emailUnsubscribed: { isUnsub } }) =>
      isUnsub ? <Badge tone="warning">Unsubscribed</Badge> : emailId ? 'Subscribed' : 'No email',
  },
  {
    key: 'added',
    header: 'Added',
    sort: 'createdAt',
    firstOrder: 'desc',
    width: '110px',
    cell: ({ createdAt }) => <span className="tabular-nums">{formatDate(createdAt, timeZone)}</span>,
  },
  ...attributes.map(
    (attribute): Column<ContactRow> => ({
      key: `${contactAttribute}${attribute.key}`,
      header: attribute.label,
      numeric: attribute.type === 'NUMBER' || attribute.type === 'MONEY',
      width: '120px',
      cell: ({ custom }) => <Clipped>{attributeText(attribute, custom[attribute.key]) || missing}</Clipped>,
    }),
  ),
]

/** What is shown until somebody chooses; the rest waits in the column chooser. */
export const firstColumns: ReadonlySet<string> = new Set(['name', 'email', 'phone', 'owner', 'tags', 'lastActivity'])
