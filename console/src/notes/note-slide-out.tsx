import type { NoteDocument } from '@gable/shared/activity/entry.ts'
import { noteFailed } from '@gable/shared/notes/note-text.ts'
import { toast } from '../design/feedback/toast.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useAccountId } from '../platform/account.ts'
import { callIn } from '../platform/use-api.ts'
import { draftAbout } from './note-draft.ts'
import { NoteForm } from './note-form.tsx'
import { emptyNote, type NoteTarget } from './note-target.ts'
import { useRefreshHistory } from './use-refresh-history.ts'

interface PanelProps {
  open: boolean
  onClose: () => void
}

export function AddNoteSlideOut({ target, open, onClose }: PanelProps & { target: NoteTarget }) {
  const { contactId, propertyId } = target
  const accountId = useAccountId()
  const refresh = useRefreshHistory()
  async function add(document: NoteDocument) {
    await callIn(accountId)('POST /agent/notes', { body: { contactId, ...(propertyId && { propertyId }), document } })
    toast.success('Note added')
    void refresh()
  }
  return (
    // What was typed is kept when the panel closes, so that no way of closing it needs to ask.
    <SlideOut open={open} onClose={onClose} closesOutside={false} title="Add Note">
      <NoteForm
        draft={draftAbout(accountId, target)}
        saved={emptyNote}
        submit="Add Note"
        failure={noteFailed}
        onSave={add}
        onClose={onClose}
      />
    </SlideOut>
  )
}

interface EditNoteProps extends PanelProps {
  noteId: string
  document: NoteDocument
}

export function EditNoteSlideOut({ noteId, document, open, onClose }: EditNoteProps) {
  const accountId = useAccountId()
  const refresh = useRefreshHistory()
  async function edit(document: NoteDocument) {
    await callIn(accountId)('PATCH /agent/notes/:noteId', { params: { noteId }, body: { document } })
    toast.success('Note saved')
    void refresh()
  }
  return (
    <SlideOut open={open} onClose={onClose} closesOutside={false} title="Edit Note">
      <NoteForm
        draft={`${accountId}:${noteId}`}
        saved={document}
        submit="Save"
        failure="Unable to save note, please try again"
        onSave={edit}
        onClose={onClose}
      />
    </SlideOut>
  )
}
