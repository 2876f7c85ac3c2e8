import type { Tag } from '@gable/shared/contacts/tag.ts'
import type { ReactNode } from 'react'
import { useConfirmDialogs } from '../assets/use-confirm-dialogs.ts'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { describeFilterUse, describeUse } from './describe-use.ts'
import { MergeTagDialog } from './merge-tag-dialog.tsx'
import { RenameTagDialog } from './rename-tag-dialog.tsx'
import { useTagChanges } from './use-tag-changes.ts'

type TagDialog = 'rename' | 'merge' | 'delete'
export type OpenTagDialog = (dialog: TagDialog, tag: Tag) => void

/** The dialogs of tag actions; one set serves the whole page. */
export function useTagDialogs(): { openDialog: OpenTagDialog; dialogs: ReactNode } {
  const { openDialog, target, dialog, close } = useConfirmDialogs<TagDialog, Tag>()
  const { remove } = useTagChanges()
  const dialogs = target && (
    <>
      {dialog === 'rename' && <RenameTagDialog tag={target} onClose={close} />}
      {dialog === 'merge' && <MergeTagDialog tag={target} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'delete'}
        onClose={close}
        title={`Delete “${target.name}”?`}
        description={[
          `It is removed ${describeUse({ ...target, segments: 0, dashboards: 0, automations: 0 }, 'from')}. The contacts stay.`,
          describeFilterUse(target),
        ]
          .filter(Boolean)
          .join(' ')}
        confirmLabel="Delete"
        tone="danger"
        onConfirm={() => remove(target)}
      />
    </>
  )
  return { openDialog, dialogs }
}
