import { type BroadcastEstimate, heldLabels } from '@gable/shared/broadcasts/broadcast.ts'
import { ChevronDown } from 'lucide-react'
import { formatCount } from '../design/format/metric-format.ts'
import { Link } from '../design/inputs/link.tsx'
import { useContactPaths } from '../layout/paths/contact-paths.ts'

/** The contacts who do not get the email, by reason. A reason unfolds to some of their names. */
export function HeldList({ held }: { held: BroadcastEstimate['held'] }) {
  const { contactPath } = useContactPaths()
  return (
    <ul aria-label="Held back" className="divide-y divide-line rounded-lg border border-line">
      {held.map(({ reason, count, contacts }) => (
        <li key={reason}>
          <details className="group">
            <summary className="flex cursor-pointer list-none items-center gap-3 px-3 py-2 text-table hover:bg-hover [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1">{heldLabels[reason]}</span>
              <span className="text-muted tabular-nums">{formatCount(count)}</span>
              <ChevronDown aria-hidden className="size-4 text-faint group-open:rotate-180" />
            </summary>
            <ul className="space-y-1 px-3 pb-3 text-table">
              {contacts.map(({ _id, fullName }) => (
                <li key={_id} className="truncate">
                  <Link to={contactPath(_id)} tone="plain">
                    <bdi>{fullName || 'No name'}</bdi>
                  </Link>
                </li>
              ))}
              {count > contacts.length && (
                <li className="text-muted">and {formatCount(count - contacts.length)} more</li>
              )}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}
