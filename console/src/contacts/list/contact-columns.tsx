import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { contactAttributePrefix, textingLabels } from '@gable/shared/contacts/filter.ts'
import { formatAttributeValue } from '../../attributes/format-attribute-value.ts'
import { Badge } from '../../design/data/badge.tsx'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import type { Column } from '../../design/data/table/column.ts'
import { formatDate } from '../../design/format/date-format.ts'
import { emptyValue, formatMoney } from '../../design/format/metric-format.ts'
import { EmailLink, PhoneLink } from '../contact-links.tsx'
import { ContactNameCell } from '../contact-name-cell.tsx'
import { TagList } from '../tag-list.tsx'
import { TruncatedText } from '../truncated-text.tsx'

/** All columns a contact list can show: the built-in ones, then one per custom attribute. */
export const createContactColumns = (
  attributes: readonly AttributeDefinition[],
  timeZone: string | undefined,
): Column<ContactRow>[] => [
  { key: 'name', header: 'Name', sort: 'name', width: '160px', cell: (row) => <ContactNameCell contact={row} /> },
  { key: 'email', header: 'Email', sort: 'email', width: '160px', cell: (row) => <EmailLink contact={row} /> },
  { key: 'phone', header: 'Phone', sort: 'phone', width: '116px', cell: (row) => <PhoneLink contact={row} /> },
  {
    key: 'owner',
    header: 'Owner',
    sort: 'owner',
    width: '110px',
    cell: ({ owner }) => <TruncatedText>{owner?.fullName}</TruncatedText>,
  },
  { key: 'tags', header: 'Tags', width: '120px', cell: ({ tags }) => <TagList tags={tags} /> },
  {
    key: 'lastActivity',
    header: 'Last activity',
    sort: 'lastActivityAt',
    initialSortOrder: 'desc',
    width: '104px',
    cell: ({ lastActivityAt }) => <RelativeTime at={lastActivityAt} timeZone={timeZone} />,
  },
  {
    key: 'address',
    header: 'Address',
    sort: 'address',
    width: '220px',
    cell: ({ properties: [property, ...others] }) => (
      <>
        <TruncatedText>{property?.fullAddress}</TruncatedText>
        {others.length > 0 && <span className="block text-label text-muted">and {others.length} more</span>}
      </>
    ),
  },
  {
    key: 'homeValue',
    header: 'Home value',
    sort: 'homeValue',
    initialSortOrder: 'desc',
    numeric: true,
    width: '110px',
    cell: ({ properties: [property] }) => formatMoney(property?.valueCents),
  },
  {
    key: 'source',
    header: 'Source',
    sort: 'source',
    width: '140px',
    cell: ({ source }) => <TruncatedText>{source}</TruncatedText>,
  },
  {
    key: 'subscription',
    header: 'Subscription',
    width: '120px',
    cell: ({ emailId, emailUnsubscribed: { isUnsub } }) =>
      isUnsub ? <Badge tone="warning">Unsubscribed</Badge> : emailId ? 'Subscribed' : 'No email',
  },
  {
    key: 'texting',
    header: 'Text messages',
    width: '120px',
    cell: ({ texting }) =>
      texting === 'OPTED_OUT' ? <Badge tone="warning">{textingLabels[texting]}</Badge> : textingLabels[texting],
  },
  {
    key: 'added',
    header: 'Added',
    sort: 'createdAt',
    initialSortOrder: 'desc',
    width: '110px',
    cell: ({ createdAt }) => <span className="tabular-nums">{formatDate(createdAt, timeZone)}</span>,
  },
  ...attributes.map(
    (attribute): Column<ContactRow> => ({
      key: `${contactAttributePrefix}${attribute.key}`,
      header: attribute.label,
      numeric: attribute.type === 'NUMBER' || attribute.type === 'MONEY',
      width: '120px',
      cell: ({ custom }) => (
        <TruncatedText>{formatAttributeValue(attribute, custom[attribute.key]) || emptyValue}</TruncatedText>
      ),
    }),
  ),
]

/** The columns shown by default; the rest can be added in the column chooser. */
export const defaultColumns: ReadonlySet<string> = new Set(['name', 'email', 'phone', 'owner', 'tags', 'lastActivity'])
