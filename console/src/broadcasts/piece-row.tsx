import { type EmailPiece, holdReasonLabels, type PieceState, pieceStateLabels } from '@gable/shared/emails/piece.ts'
import { Badge, type Tone } from '../design/data/badge.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Link } from '../design/inputs/link.tsx'
import { useContactPaths } from '../layout/paths/contact-paths.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'

/** One email: to whom, its state, and what happened since. */
export function PieceRow({ piece }: { piece: EmailPiece }) {
  const { contact, toEmail, state, holdReason, reason } = piece
  const { contactPath } = useContactPaths()
  const timeZone = useTimeZone()
  const why = holdReason ? holdReasonLabels[holdReason] : reason
  const events = listEvents(piece)
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {contact ? (
          <Link to={contactPath(contact._id)} tone="plain" className="min-w-0 truncate">
            <bdi>{contact.fullName || 'No name'}</bdi>
          </Link>
        ) : (
          <span className="text-muted">Deleted contact</span>
        )}
        <Badge tone={tones[state]}>{pieceStateLabels[state]}</Badge>
      </div>
      {toEmail && <p className="truncate text-muted text-table">{toEmail}</p>}
      {why && <p className="text-table">{why}</p>}
      {events.length > 0 && (
        <p className="text-label text-muted tabular-nums">
          {events.map(({ label, at }) => `${label} ${formatDateTime(at, timeZone)}`).join(' · ')}
        </p>
      )}
    </li>
  )
}

const tones: Record<PieceState, Tone> = {
  QUEUED: 'neutral',
  SENDING: 'info',
  SENT: 'info',
  DELIVERED: 'success',
  BOUNCED: 'danger',
  FAILED: 'danger',
  UNKNOWN: 'warning',
  HELD: 'warning',
  CANCELED: 'neutral',
}

const listEvents = (piece: EmailPiece) =>
  eventLabels.flatMap(({ key, label }) => {
    const at = piece[key]
    return at ? [{ label, at }] : []
  })

const eventLabels = [
  { key: 'sentAt', label: 'Sent' },
  { key: 'openedAt', label: 'Opened' },
  { key: 'machineOpenedAt', label: 'Fetched by a machine' },
  { key: 'clickedAt', label: 'Clicked' },
  { key: 'bouncedAt', label: 'Bounced' },
  { key: 'unsubscribedAt', label: 'Unsubscribed' },
  { key: 'complainedAt', label: 'Reported as spam' },
] as const
