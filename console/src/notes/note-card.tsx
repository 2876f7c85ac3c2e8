import type { ChangelogEntry } from '@gable/shared/activity/changelog.ts'
import type { DetailOf } from '@gable/shared/activity/entry.ts'
import { Ellipsis, History, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime } from '../design/format/date-format.ts'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { preloadOnIntent } from '../platform/lazy-overlay.tsx'
import { DeleteNoteDialog } from './delete-note-dialog.tsx'
import { LazyEditNoteSlideOut, LazyNoteHistorySlideOut } from './lazy-note-slide-outs.ts'
import { NoteText } from './note-text.tsx'

interface NoteCardProps {
  entry: Pick<ChangelogEntry, '_id' | 'detail' | 'note'>
  timeZone: string
}

/** The text of a note with its actions. */
export function NoteCard({ entry: { _id: noteId, detail, note }, timeZone }: NoteCardProps) {
  const { document } = detail as unknown as DetailOf<'NOTES', 'NOTE'>
  const [openOverlay, setOpenOverlay] = useState<'edit' | 'history' | 'delete'>()
  const close = () => setOpenOverlay(undefined)
  const hasMenu = note?.mayEdit || note?.mayDelete || note?.editedAt
  return (
    <div className="flex items-start gap-2 rounded-lg bg-sunken p-3">
      <div className="min-w-0 flex-1">
        <NoteText document={document} />
        {note?.editedAt && (
          <p className="mt-2 text-label text-muted">Edited {formatDateTime(note.editedAt, timeZone)}</p>
        )}
      </div>
      {hasMenu && (
        <Menu align="end" trigger={<IconButton icon={Ellipsis} label="Note actions" className="-my-1.5 -mr-1" />}>
          {note.mayEdit && (
            <MenuItem icon={Pencil} onSelect={() => setOpenOverlay('edit')} {...preloadOnIntent(LazyEditNoteSlideOut)}>
              Edit
            </MenuItem>
          )}
          {note.editedAt && (
            <MenuItem
              icon={History}
              onSelect={() => setOpenOverlay('history')}
              {...preloadOnIntent(LazyNoteHistorySlideOut)}
            >
              View history
            </MenuItem>
          )}
          {note.mayDelete && (
            <MenuItem icon={Trash2} danger onSelect={() => setOpenOverlay('delete')}>
              Delete
            </MenuItem>
          )}
        </Menu>
      )}
      <LazyEditNoteSlideOut noteId={noteId} document={document} open={openOverlay === 'edit'} onClose={close} />
      <LazyNoteHistorySlideOut noteId={noteId} open={openOverlay === 'history'} onClose={close} timeZone={timeZone} />
      <DeleteNoteDialog noteId={noteId} open={openOverlay === 'delete'} onClose={close} />
    </div>
  )
}
