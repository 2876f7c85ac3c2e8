import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { useMatch } from 'react-router-dom'
import { Button } from '../../design/inputs/button.tsx'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import { LazyAddNoteSlideOut } from '../../notes/lazy-note-slide-outs.ts'
import { preloadOnIntent } from '../../platform/lazy-overlay.tsx'
import { useOpenContact } from './open-contact.ts'

/** Adds a note from any tab. The notes tab has its own button. */
export function AddNoteButton() {
  const { contact } = useOpenContact()
  const { contactPath } = useContactPaths()
  const [isOpen, setOpen] = useState(false)
  const isNotesTab = useMatch(`${contactPath(contact._id)}/notes`) !== null
  if (isNotesTab) return null
  return (
    <>
      <Button icon={NotebookPen} onClick={() => setOpen(true)} {...preloadOnIntent(LazyAddNoteSlideOut)}>
        Add Note
      </Button>
      <LazyAddNoteSlideOut target={{ contactId: contact._id }} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
