import { MapPin } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cx } from '../../design/class-names.ts'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { useContactPath } from '../contact-paths.ts'
import type { MapHome } from './map-homes.ts'

interface HomeListProps {
  homes: readonly MapHome[]
  chosen: string | undefined
  onChoose: (home: MapHome) => void
}

/** The homes of the map as a list one can read and walk through. */
export function HomeList({ homes, chosen, onChoose }: HomeListProps) {
  const { homePath, pathOf } = useContactPath()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const item = chosen && list.current?.querySelector<HTMLElement>(`[data-home="${CSS.escape(chosen)}"]`)
    // Not `scrollIntoView`, which would move the page as well.
    if (item && list.current) list.current.scrollTop = item.offsetTop - list.current.clientHeight / 3
  }, [chosen])
  return (
    <ul ref={list} aria-label="Properties on the map" className="relative h-full divide-y divide-line overflow-y-auto">
      {homes.map((home) => {
        const { propertyId, fullAddress, contacts } = home
        return (
          <li
            key={propertyId}
            data-home={propertyId}
            aria-current={propertyId === chosen || undefined}
            className={cx(
              'flex items-start gap-2 py-2 pr-2 pl-4 text-table',
              propertyId === chosen && 'bg-accent-soft',
            )}
          >
            <span className="min-w-0 flex-1">
              <Link to={homePath(propertyId)} tone="plain" className="block truncate" title={fullAddress}>
                <bdi>{fullAddress}</bdi>
              </Link>
              <span className="flex flex-wrap gap-x-2 text-muted">
                {contacts.map(({ _id, fullName }) => (
                  <Link key={_id} to={pathOf(_id)} tone="plain" className="min-w-0 truncate !font-normal">
                    <bdi>{fullName || 'Somebody'}</bdi>
                  </Link>
                ))}
              </span>
            </span>
            <IconButton
              icon={MapPin}
              label={`Show ${fullAddress} on the map`}
              size="sm"
              onClick={() => onChoose(home)}
            />
          </li>
        )
      })}
    </ul>
  )
}
