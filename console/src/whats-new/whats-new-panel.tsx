import { Badge } from '../design/data/badge.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { Link } from '../design/inputs/link.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { useAccountPath } from '../platform/account.ts'
import { type ReleaseNote, releaseNotes } from './release-notes.ts'

interface WhatsNewPanelProps {
  /** Later notes are marked as new. */
  lastSeenDay: string
  onNavigate: () => void
}

/** The release notes, the newest first. */
export function WhatsNewPanel({ lastSeenDay, onNavigate }: WhatsNewPanelProps) {
  return (
    <PanelBody>
      <ol className="space-y-6">
        {releaseNotes.map((note) => (
          <li key={note.title}>
            <Note note={note} isNew={note.day > lastSeenDay} onNavigate={onNavigate} />
          </li>
        ))}
      </ol>
    </PanelBody>
  )
}

function Note({ note, isNew, onNavigate }: { note: ReleaseNote; isNew: boolean; onNavigate: () => void }) {
  const { day, title, text, link } = note
  const pathTo = useAccountPath()
  return (
    <article>
      <p className="flex items-center gap-2 text-label text-muted">
        <time dateTime={day}>{formatDate(day, 'UTC')}</time>
        {isNew && <Badge tone="accent">New</Badge>}
      </p>
      <h3 className="mt-1 font-semibold">{title}</h3>
      <p className="mt-0.5 text-pretty text-muted">{text}</p>
      {link && (
        <p className="mt-1">
          <Link to={pathTo(link.to)} onClick={onNavigate}>
            {link.label}
          </Link>
        </p>
      )}
    </article>
  )
}
