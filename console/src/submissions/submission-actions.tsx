import type { Submission } from '@gable/shared/submissions/submission.ts'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { refusalOf } from '../design/inputs/refusal.ts'
import { PanelFooter } from '../design/layout/panel.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { senderOf } from './submission-rows.tsx'
import { useSubmissionChange } from './use-submissions.ts'

export function SubmissionActions({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const { _id: id, state } = submission
  const change = useSubmissionChange()
  const [asking, ask] = useState(false)
  const [busy, setBusy] = useState(false)

  async function carryOut(work: () => Promise<unknown>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast.error(refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  const takeIn = () =>
    carryOut(async () => {
      await change(id, 'not-spam')
      toast.success('Taken in: contact and lead are there')
    })

  const putBack = () =>
    carryOut(async () => {
      await change(id, 'unread')
      onClose()
    })

  if (state === 'SPAM')
    return (
      <PanelFooter>
        <Button variant="primary" busy={busy} onClick={takeIn}>
          Not spam
        </Button>
      </PanelFooter>
    )
  return (
    <PanelFooter>
      <Button onClick={() => ask(true)}>Mark as spam</Button>
      <Button busy={busy} onClick={putBack}>
        Mark as unread
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => ask(false)}
        title={`Mark the submission of “${senderOf(submission)}” as spam?`}
        description="It is put aside and can be taken back. The contact and the lead it made stay."
        confirm="Mark as spam"
        tone="danger"
        onConfirm={async () => {
          await change(id, 'spam')
          toast.success('Marked as spam')
        }}
      />
    </PanelFooter>
  )
}
