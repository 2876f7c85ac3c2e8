import type { ContactMap } from '@gable/shared/contacts/list.ts'
import { Link } from 'react-router-dom'

interface PinListProps {
  pins: ContactMap['pins']
  pathOf: (propertyId: string) => string
}

/** The properties of a map as a list one can read and walk through. */
export function PinList({ pins, pathOf }: PinListProps) {
  return (
    <ul
      aria-label="Properties"
      className="divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface"
    >
      {pins.map(({ propertyId, contactId, fullName, fullAddress }) => (
        <li key={`${propertyId} ${contactId}`}>
          <Link to={pathOf(propertyId)} className="block px-4 py-2 text-table hover:bg-hover">
            <bdi className="block truncate font-medium">{fullAddress}</bdi>
            <bdi className="block truncate text-muted">{fullName}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
