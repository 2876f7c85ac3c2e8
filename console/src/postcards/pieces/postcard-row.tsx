import { type PostcardPiece, postcardStateLabels } from '@gable/shared/postcards/piece.ts'
import { Badge } from '../../design/data/badge.tsx'
import { formatDateTime } from '../../design/format/date-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { CancelPostcardButton } from './cancel-postcard-button.tsx'
import { listPostcardOutcomes, stateTones } from './postcard-outcome.ts'

interface PostcardRowProps {
  piece: PostcardPiece
  /** The contact where a list is about a content, the content where it is about a contact. */
  names: 'contact' | 'content'
  onView: () => void
}

/** One postcard: to whom, its state, and what happened since. */
export function PostcardRow({ piece, names, onView }: PostcardRowProps) {
  const { title, address, state, isCanceling } = piece
  const timeZone = useTimeZone()
  const last = listPostcardOutcomes(piece).at(-1)
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex min-w-0 flex-wrap items-center gap-2">
            {names === 'content' ? (
              <span className="min-w-0 truncate font-medium">{title}</span>
            ) : (
              <ContactLink contact={piece.contact} />
            )}
            <Badge tone={stateTones[state]}>{isCanceling ? 'Canceling' : postcardStateLabels[state]}</Badge>
          </p>
          {address && <p className="truncate text-muted text-table">{address}</p>}
          {last && (
            <p className="text-table [overflow-wrap:anywhere]">
              {last.text}
              {last.at && <span className="text-muted tabular-nums"> · {formatDateTime(last.at, timeZone)}</span>}
            </p>
          )}
        </div>
        <div className="flex gap-2">
          <CancelPostcardButton piece={piece} />
          <Button
            size="sm"
            variant="quiet"
            aria-label={`View postcard ${names === 'content' ? title : `to ${piece.contact?.fullName || 'deleted contact'}`}`}
            onClick={onView}
          >
            View
          </Button>
        </div>
      </div>
    </li>
  )
}

export function ContactLink({ contact }: { contact: PostcardPiece['contact'] }) {
  const { contactPath } = useContactPaths()
  if (!contact) return <span className="text-muted">Deleted contact</span>
  return (
    <Link to={contactPath(contact._id)} tone="plain" className="min-w-0 truncate">
      <bdi>{contact.fullName || 'No name'}</bdi>
    </Link>
  )
}
