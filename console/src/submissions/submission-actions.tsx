import type { Submission } from '@gable/shared/submissions/submission.ts'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { PanelFooter } from '../design/layout/panel.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { getSenderName } from './submission-columns.tsx'
import { useUpdateSubmission } from './use-submissions.ts'

export function SubmissionActions({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const { _id: id, state } = submission
  const updateSubmission = useUpdateSubmission()
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function run(action: () => Promise<unknown>) {
    setBusy(true)
    try {
      await action()
    } catch (error) {
      toast.error(toFormError(error).message)
    } finally {
      setBusy(false)
    }
  }

  const markAsNotSpam = () =>
    run(async () => {
      await updateSubmission(id, 'not-spam')
      toast.success('Moved out of spam')
    })

  const markAsUnread = () =>
    run(async () => {
      await updateSubmission(id, 'unread')
      onClose()
    })

  if (state === 'SPAM')
    return (
      <PanelFooter>
        <Button variant="primary" busy={isBusy} onClick={markAsNotSpam}>
          Not spam
        </Button>
      </PanelFooter>
    )
  return (
    <PanelFooter>
      <Button onClick={() => setConfirming(true)}>Mark as spam</Button>
      <Button busy={isBusy} onClick={markAsUnread}>
        Mark as unread
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={`Mark the submission from “${getSenderName(submission)}” as spam?`}
        description="You can undo this later. The contact and lead it created are kept."
        confirmLabel="Mark as spam"
        tone="danger"
        onConfirm={async () => {
          await updateSubmission(id, 'spam')
          toast.success('Marked as spam')
        }}
      />
    </PanelFooter>
  )
}
