import { RequiredText } from '@gable/shared/http/fields.ts'
import type { Segment } from '@gable/shared/segments/segment.ts'
import { segmentNameMaximum } from '@gable/shared/segments/segment.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useConfirmDialogs } from '../assets/use-confirm-dialogs.ts'
import { toast } from '../design/feedback/toast.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { NameDialog } from '../design/overlays/name-dialog.tsx'
import { useSegmentPaths } from '../layout/paths/segment-paths.ts'
import { useSegmentMutations } from './use-segment-mutations.ts'

type SegmentDialog = 'rename' | 'copy' | 'delete'
export type OpenSegmentDialog = (dialog: SegmentDialog, segment: Segment) => void

interface DeletionHandlers {
  /** Called around the deletion, so that the segment's own page does not report it as missing. */
  onDeletingChange: (isDeleting: boolean) => void
  onDeleted: () => void
}

/** The dialogs of segment actions; one set serves a whole page. */
export function useSegmentDialogs(deletion?: DeletionHandlers): { openDialog: OpenSegmentDialog; dialogs: ReactNode } {
  const { openDialog, target, dialog, close } = useConfirmDialogs<SegmentDialog, Segment>()
  const dialogs = target && <SegmentDialogs segment={target} dialog={dialog} deletion={deletion} onClose={close} />
  return { openDialog, dialogs }
}

interface SegmentDialogsProps {
  segment: Segment
  dialog: SegmentDialog | undefined
  onClose: () => void
  deletion: DeletionHandlers | undefined
}

function SegmentDialogs({ segment, dialog, onClose, deletion }: SegmentDialogsProps) {
  const { rename, create, remove } = useSegmentMutations()
  const { segmentPath } = useSegmentPaths()
  const navigate = useNavigate()
  const { name, search, filters } = segment

  async function handleDelete() {
    deletion?.onDeletingChange(true)
    try {
      await remove(segment)
      deletion?.onDeleted()
    } catch (error) {
      deletion?.onDeletingChange(false)
      throw error
    }
  }

  const naming = { label: 'Segment Name', schema: RequiredText(segmentNameMaximum), max: segmentNameMaximum, onClose }
  return (
    <>
      <NameDialog
        {...naming}
        open={dialog === 'rename'}
        title={`Rename “${name}”`}
        name={name}
        submitLabel="Rename"
        onSubmit={(name) => rename(segment, name)}
      />
      <NameDialog
        {...naming}
        open={dialog === 'copy'}
        title={`Copy “${name}”`}
        description="The copy has the same conditions and is private."
        name={`Copy of ${name}`.slice(0, segmentNameMaximum)}
        submitLabel="Copy"
        onSubmit={async (name) => {
          const created = await create({ name, search, filters })
          toast.success('Segment copied')
          await navigate(segmentPath(created))
        }}
      />
      <ConfirmDialog
        open={dialog === 'delete'}
        onClose={onClose}
        title={`Delete “${name}”?`}
        description={`Its contacts are not deleted.${segment.isShared ? ' It is also removed for your colleagues.' : ''}`}
        confirmLabel="Delete"
        tone="danger"
        onConfirm={handleDelete}
      />
    </>
  )
}
