import type { NoteDocument } from '@gable/shared/activity/entry.ts'
import { addNoteFailedMessage } from '@gable/shared/notes/note-text.ts'
import { toast } from '../design/feedback/toast.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useAccountId } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'
import { toNoteDraftKey } from './note-draft.ts'
import { NoteForm } from './note-form.tsx'
import { emptyNote, type NoteTarget } from './note-target.ts'
import { useRefreshActivity } from './use-refresh-activity.ts'

interface PanelProps {
  open: boolean
  onClose: () => void
}

export function AddNoteSlideOut({ target, open, onClose }: PanelProps & { target: NoteTarget }) {
  const { contactId, propertyId } = target
  const accountId = useAccountId()
  const refresh = useRefreshActivity()
  async function add(document: NoteDocument) {
    await callInAccount(accountId)('POST /agent/notes', { body: { contactId, ...(propertyId && { propertyId }), document } })
    toast.success('Note added')
    void refresh()
  }
  return (
    // What was typed is kept when the panel closes, so that no way of closing it needs to ask.
    <SlideOut open={open} onClose={onClose} closeOnOutsidePress={false} title="Add Note">
      <NoteForm
        draft={toNoteDraftKey(accountId, target)}
        saved={emptyNote}
        submit="Add Note"
        failure={addNoteFailedMessage}
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
  const refresh = useRefreshActivity()
  async function edit(document: NoteDocument) {
    await callInAccount(accountId)('PATCH /agent/notes/:noteId', { params: { noteId }, body: { document } })
    toast.success('Note saved')
    void refresh()
  }
  return (
    <SlideOut open={open} onClose={onClose} closeOnOutsidePress={false} title="Edit Note">
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
