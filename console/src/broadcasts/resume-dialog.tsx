import type { Broadcast } from '@gable/shared/broadcasts/broadcast.ts'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { getErrorMessage } from '../platform/error-toast.ts'
import { useApi } from '../platform/use-api.ts'
import { describeRemaining } from './describe-remaining.ts'
import { useBroadcastActions } from './use-broadcasts.ts'

interface ResumeDialogProps {
  broadcast: Broadcast
  open: boolean
  onClose: () => void
}

/** Says what is left to send before a paused broadcast continues. */
export function ResumeDialog({ broadcast, open, onClose }: ResumeDialogProps) {
  const { _id, medium, audience } = broadcast
  const { resume } = useBroadcastActions()
  const { data, error, mutate } = useApi(
    'GET /agent/broadcasts/:broadcastId/remaining',
    open && { params: { broadcastId: _id } },
  )
  const lastData = useLastShown(data)
  const shown = open ? data : lastData
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Resume sending?"
      description={`To ${audience}`}
      confirmLabel="Resume Sending"
      onConfirm={() => resume(broadcast)}
    >
      {shown ? (
        <div role="status" className="space-y-1">
          {describeRemaining(medium, shown).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : error ? (
        <RetryCallout title={getErrorMessage(error)} onRetry={() => void mutate()} />
      ) : (
        <TextSkeleton lines={2} />
      )}
    </ConfirmDialog>
  )
}
