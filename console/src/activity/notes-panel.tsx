import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { LazyAddNoteSlideOut } from '../notes/lazy-note-slide-outs.ts'
import type { NoteTarget } from '../notes/note-target.ts'
import { preloadOnIntent } from '../platform/lazy-overlay.tsx'
import { ActivityTimeline } from './activity-timeline.tsx'

/** The notes about a contact or a property, with a button to add one. */
export function NotesPanel({ target }: { target: NoteTarget }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActivityTimeline
        target={target.propertyId ? { propertyId: target.propertyId } : target}
        eventGroup="NOTES"
        emptyTitle="No notes found"
        emptyText="Add a note to remember what matters and share it with your team."
        action={
          <Button
            variant="primary"
            icon={NotebookPen}
            onClick={() => setOpen(true)}
            {...preloadOnIntent(LazyAddNoteSlideOut)}
          >
            Add Note
          </Button>
        }
      />
      <LazyAddNoteSlideOut target={target} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
