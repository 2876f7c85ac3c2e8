import { Badge } from '../../design/data/badge.tsx'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import type { Column } from '../../design/data/table/column.ts'
import { formatMoney, missing } from '../../design/format/metric-format.ts'
import { Link } from '../../design/inputs/link.tsx'
import { Clipped } from '../clipped.tsx'
import { ContactFace } from '../contact-face.tsx'
import type { HomeRow } from './home-rows.ts'

export const homeColumns = (
  homePath: (propertyId: string) => string,
  timeZone: string | undefined,
): Column<HomeRow>[] => [
  {
    key: 'name',
    header: 'Contact',
    sort: 'name',
    width: '200px',
    cell: ({ contact }) => <ContactFace contact={contact} />,
  },
  {
    key: 'property',
    header: 'Property',
    width: '260px',
    cell: ({ home }) =>
      home ? (
        <Link
          to={homePath(home._id)}
          tone="plain"
          className="block max-w-72 truncate font-normal"
          title={home.fullAddress}
        >
          <bdi>{home.fullAddress}</bdi>
        </Link>
      ) : (
        <span className="text-muted">No property yet</span>
      ),
  },
  { key: 'type', header: 'Type', width: '120px', cell: ({ home }) => <Clipped>{home?.propertyType}</Clipped> },
  {
    key: 'value',
    header: 'Home value',
    numeric: true,
    width: '110px',
    cell: ({ home }) => formatMoney(home?.valueCents),
  },
  { key: 'marks', header: 'Standing', width: '150px', cell: ({ home }) => <Marks home={home} /> },
  {
    key: 'owner',
    header: 'Owner',
    width: '140px',
    cell: ({ contact }) => <Clipped>{contact.owner?.fullName}</Clipped>,
  },
  {
    key: 'lastActivity',
    header: 'Last activity',
    sort: 'lastActivityAt',
    firstOrder: 'desc',
    width: '130px',
    cell: ({ contact }) => <RelativeTime at={contact.lastActivityAt} timeZone={timeZone} />,
  },
]

function Marks({ home }: Pick<HomeRow, 'home'>) {
  if (!home?.isClaimed && !home?.hasMortgage) return <>{missing}</>
  return (
    <span className="flex gap-1">
      {home.isClaimed && <Badge tone="success">Claimed</Badge>}
      {home.hasMortgage && <Badge tone="info">Mortgage</Badge>}
    </span>
  )
}
