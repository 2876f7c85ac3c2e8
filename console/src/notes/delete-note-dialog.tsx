import { toast } from '../design/feedback/toast.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { call } from '../platform/use-api.ts'
import { useRefreshActivity } from './use-refresh-activity.ts'

export function DeleteNoteDialog({ noteId, open, onClose }: { noteId: string; open: boolean; onClose: () => void }) {
  const refreshActivity = useRefreshActivity()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Delete this note?"
      description="The note disappears from the activity. A copy stays on record."
      confirmLabel="Delete"
      tone="danger"
      onConfirm={async () => {
        await call('DELETE /agent/notes/:noteId', { params: { noteId } })
        toast.success('Note deleted')
        void refreshActivity()
      }}
    />
  )
}
