import { type Content, ContentTitle } from '@gable/shared/content/content.ts'
import { toast } from '../design/feedback/toast.tsx'
import { NameDialog } from '../design/overlays/name-dialog.tsx'
import { call, useRefresh } from '../platform/use-api.ts'
import { mediumLabels } from './content-labels.ts'

interface RenameDialogProps {
  open: boolean
  onClose: () => void
  content: Content
  /** Saves the draft first, which would otherwise be based on an older version. */
  onBeforeRename: () => Promise<unknown>
  onRenamed: (content: Content) => unknown
}

export function RenameDialog({ open, onClose, content, onBeforeRename, onRenamed }: RenameDialogProps) {
  const refresh = useRefresh()

  async function rename(title: string) {
    await onBeforeRename()
    onRenamed(
      await call('PATCH /agent/content/:contentId/title', { params: { contentId: content._id }, body: { title } }),
    )
    void refresh('GET /agent/content/:contentId')
    toast.success(`${mediumLabels[content.medium].name} renamed`)
  }

  return (
    <NameDialog
      open={open}
      onClose={onClose}
      title="Edit Title"
      label="Title"
      name={content.title}
      schema={ContentTitle}
      max={120}
      submitLabel="Save"
      onSubmit={rename}
    />
  )
}
