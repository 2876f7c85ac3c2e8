import type { NoteDocument } from '@gable/shared/activity/entry.ts'
import { addNoteFailedMessage } from '@gable/shared/notes/note-text.ts'
import { toast } from '../design/feedback/toast.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useAccountId } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'
import { toNoteDraftKey } from './note-draft.ts'
import { NoteForm } from './note-form.tsx'
import type { NoteTarget } from './note-target.ts'
import { useRefreshActivity } from './use-refresh-activity.ts'

interface SlideOutProps {
  open: boolean
  onClose: () => void
}

const emptyDocument: NoteDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

export function AddNoteSlideOut({ target, open, onClose }: SlideOutProps & { target: NoteTarget }) {
  const { contactId, propertyId } = target
  const accountId = useAccountId()
  const refreshActivity = useRefreshActivity()
  async function addNote(document: NoteDocument) {
    await callInAccount(accountId)('POST /agent/notes', {
      body: { contactId, ...(propertyId && { propertyId }), document },
    })
    toast.success('Note added')
    void refreshActivity()
  }
  return (
    // The form keeps a draft, so closing the panel does not need a confirmation.
    <SlideOut open={open} onClose={onClose} closeOnOutsidePress={false} title="Add Note">
      <NoteForm
        draftKey={toNoteDraftKey(accountId, target)}
        savedDocument={emptyDocument}
        submitLabel="Add Note"
        errorMessage={addNoteFailedMessage}
        onSave={addNote}
        onClose={onClose}
      />
    </SlideOut>
  )
}

interface EditNoteProps extends SlideOutProps {
  noteId: string
  document: NoteDocument
}

export function EditNoteSlideOut({ noteId, document, open, onClose }: EditNoteProps) {
  const accountId = useAccountId()
  const refreshActivity = useRefreshActivity()
  async function updateNote(document: NoteDocument) {
    await callInAccount(accountId)('PATCH /agent/notes/:noteId', { params: { noteId }, body: { document } })
    toast.success('Note saved')
    void refreshActivity()
  }
  return (
    <SlideOut open={open} onClose={onClose} closeOnOutsidePress={false} title="Edit Note">
      <NoteForm
        draftKey={`${accountId}:${noteId}`}
        savedDocument={document}
        submitLabel="Save"
        errorMessage="Unable to save note, please try again"
        onSave={updateNote}
        onClose={onClose}
      />
    </SlideOut>
  )
}
