import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { ActivityTimeline } from '../activity/activity-timeline.tsx'
import { Button } from '../design/inputs/button.tsx'
import { AddNoteSlideOut } from './note-slide-out.tsx'
import type { NoteTarget } from './note-target.ts'

/** All notes about somebody or something, and the way to add one. */
export function NotesPanel({ target }: { target: NoteTarget }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ActivityTimeline
        subject={target.propertyId ? { propertyId: target.propertyId } : target}
        group="NOTES"
        none="No notes found"
        noneText="What you want to remember, and what colleagues should know, is noted here."
        action={
          <Button
            variant="primary"
            icon={NotebookPen}
            onClick={() => setOpen(true)}
            onPointerEnter={() => void import('./note-editor.tsx')}
          >
            Add Note
          </Button>
        }
      />
      <AddNoteSlideOut target={target} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
