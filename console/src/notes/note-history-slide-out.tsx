import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../design/feedback/states.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useApi } from '../platform/use-api.ts'
import { NoteText } from './note-text.tsx'

interface NoteHistoryProps {
  noteId: string
  open: boolean
  onClose: () => void
  timeZone: string
}

/** Lists the earlier versions of a note, newest first. */
export function NoteHistorySlideOut({ noteId, open, onClose, timeZone }: NoteHistoryProps) {
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/notes/:noteId/history',
    open ? { params: { noteId } } : false,
  )
  return (
    <SlideOut open={open} onClose={onClose} title="Note history">
      <PanelBody>
        {!data && !error && <TextSkeleton lines={6} />}
        {!data && error && (
          <ErrorState
            title="The note history could not be loaded"
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        )}
        {data?.length === 0 && <EmptyState title="No earlier versions" text="Edits to this note appear here." />}
        <ol className="space-y-5">
          {data?.map(({ at, by, document }) => (
            <li key={at}>
              <p className="mb-1.5 text-muted text-table">
                Until {formatDateTime(at, timeZone)}, edited by <bdi>{by.fullName || 'someone'}</bdi>
              </p>
              <div className="rounded-lg bg-sunken p-3">
                <NoteText document={document} />
              </div>
            </li>
          ))}
        </ol>
      </PanelBody>
    </SlideOut>
  )
}
