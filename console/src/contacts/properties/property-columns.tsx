import type { ContactProperty, ContactRow } from '@gable/shared/contacts/contact.ts'
import { AddressLines } from '../../design/data/address-lines.tsx'
import { Badge } from '../../design/data/badge.tsx'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import type { Column } from '../../design/data/table/column.ts'
import { emptyValue, formatMoney } from '../../design/format/metric-format.ts'
import { tabularClassName } from '../../design/format/tabular.ts'
import { Link } from '../../design/inputs/link.tsx'
import { ContactNameCell } from '../contact-name-cell.tsx'
import { TruncatedText } from '../truncated-text.tsx'

/** A contact with one of their properties. A contact without any still gets a row. */
export interface PropertyRow {
  key: string
  contact: ContactRow
  property: ContactProperty | undefined
}

export const toPropertyRows = (contacts: readonly ContactRow[]): PropertyRow[] =>
  contacts.flatMap((contact): PropertyRow[] =>
    contact.properties.length === 0
      ? [{ key: contact._id, contact, property: undefined }]
      : contact.properties.map((property) => ({ key: `${contact._id} ${property._id}`, contact, property })),
  )

export const createPropertyColumns = (
  propertyPath: (propertyId: string) => string,
  timeZone: string | undefined,
): Column<PropertyRow>[] => [
  {
    key: 'name',
    header: 'Contact',
    sort: 'name',
    width: '200px',
    cell: ({ contact }) => <ContactNameCell contact={contact} />,
  },
  {
    key: 'property',
    header: 'Property',
    sort: 'address',
    width: '180px',
    cell: ({ property }) =>
      property ? (
        <Link to={propertyPath(property._id)} tone="plain" className="block font-normal">
          <AddressLines address={property.fullAddress} className="max-w-56" />
        </Link>
      ) : (
        <span className="text-muted">No property yet</span>
      ),
  },
  {
    key: 'value',
    header: 'Home value',
    sort: 'homeValue',
    initialSortOrder: 'desc',
    numeric: true,
    width: '110px',
    cell: ({ property }) => (property ? <PropertyValue property={property} /> : emptyValue),
  },
  { key: 'status', header: 'Status', width: '150px', cell: ({ property }) => <PropertyBadges property={property} /> },
  {
    key: 'owner',
    header: 'Owner',
    sort: 'owner',
    width: '140px',
    cell: ({ contact }) => <TruncatedText>{contact.owner?.fullName}</TruncatedText>,
  },
  {
    key: 'lastActivity',
    header: 'Last activity',
    sort: 'lastActivityAt',
    initialSortOrder: 'desc',
    width: '130px',
    cell: ({ contact }) => <RelativeTime at={contact.lastActivityAt} timeZone={timeZone} />,
  },
]

function PropertyValue({ property: { valueCents, propertyType } }: { property: ContactProperty }) {
  const value = formatMoney(valueCents)
  return (
    <>
      <span className={tabularClassName(value)}>{value}</span>
      {propertyType && <span className="block text-label text-muted">{propertyType}</span>}
    </>
  )
}

function PropertyBadges({ property }: Pick<PropertyRow, 'property'>) {
  if (!property?.isClaimed && !property?.hasMortgage) return <>{emptyValue}</>
  return (
    <span className="flex gap-1">
      {property.isClaimed && <Badge tone="success">Claimed</Badge>}
      {property.hasMortgage && <Badge tone="info">Mortgage</Badge>}
    </span>
  )
}
