import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { ActivityTimeline } from './activity-timeline.tsx'
import { Button } from '../design/inputs/button.tsx'
import { AddNoteSlideOut } from '../notes/note-slide-out.tsx'
import type { NoteTarget } from '../notes/note-target.ts'

/** All notes about somebody or something, and the way to add one. */
export function NotesPanel({ target }: { target: NoteTarget }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ActivityTimeline
        target={target.propertyId ? { propertyId: target.propertyId } : target}
        eventGroup="NOTES"
        emptyTitle="No notes found"
        emptyText="What you want to remember, and what colleagues should know, is noted here."
        action={
          <Button
            variant="primary"
            icon={NotebookPen}
            onClick={() => setOpen(true)}
            onPointerEnter={() => void import('../design/inputs/rich-text/mention-editor.tsx')}
          >
            Add Note
          </Button>
        }
      />
      <AddNoteSlideOut target={target} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
