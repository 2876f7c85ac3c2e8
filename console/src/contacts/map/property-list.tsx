import { MapPin } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cx } from '../../design/class-names.ts'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import type { MapProperty } from './map-properties.ts'

interface PropertyListProps {
  properties: readonly MapProperty[]
  selectedId: string | undefined
  onSelect: (property: MapProperty) => void
}

/** The properties on the map as a list. */
export function PropertyList({ properties, selectedId, onSelect }: PropertyListProps) {
  const { propertyPath, contactPath } = useContactPaths()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const item = selectedId && list.current?.querySelector<HTMLElement>(`[data-property="${CSS.escape(selectedId)}"]`)
    // `scrollIntoView` would scroll the page as well.
    if (item && list.current) list.current.scrollTop = item.offsetTop - list.current.clientHeight / 3
  }, [selectedId])
  return (
    <ul ref={list} aria-label="Properties on the map" className="relative h-full divide-y divide-line overflow-y-auto">
      {properties.map((property) => {
        const { propertyId, fullAddress, contacts } = property
        return (
          <li
            key={propertyId}
            data-property={propertyId}
            aria-current={propertyId === selectedId || undefined}
            className={cx(
              'flex items-start gap-2 py-2 pr-2 pl-4 text-table',
              propertyId === selectedId && 'bg-accent-soft',
            )}
          >
            <span className="min-w-0 flex-1">
              <Link to={propertyPath(propertyId)} tone="plain" className="block truncate" title={fullAddress}>
                <bdi>{fullAddress}</bdi>
              </Link>
              <span className="flex flex-wrap gap-x-2 text-muted">
                {contacts.map(({ _id, fullName }) => (
                  <Link key={_id} to={contactPath(_id)} tone="plain" className="min-w-0 truncate !font-normal">
                    <bdi>{fullName || 'Someone'}</bdi>
                  </Link>
                ))}
              </span>
            </span>
            <IconButton
              icon={MapPin}
              label={`Show ${fullAddress} on the map`}
              size="sm"
              onClick={() => onSelect(property)}
            />
          </li>
        )
      })}
    </ul>
  )
}
