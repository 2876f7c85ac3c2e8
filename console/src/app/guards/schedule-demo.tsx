import { accountCancelled } from '@gable/shared/identity/messages.ts'
import { useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { PanelBody, PanelFooter } from '../../design/layout/panel.tsx'
import { Dialog } from '../../design/overlays/dialog.tsx'
import { toastProblem } from '../../platform/problem-toast.ts'
import { signOut, useSession } from '../../platform/session.ts'
import { settings } from '../../platform/settings.ts'

/** Shown over an account without a plan. Closing it, in whatever way, signs out. */
export function ScheduleDemo() {
  const { accIds } = useSession()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    if (isLeaving) return
    setLeaving(true)
    await signOut().catch((error) => {
      toastProblem(error)
      setLeaving(false)
    })
  }

  return (
    <Dialog open onClose={leave} closesOutside={false} size="sm" title="Schedule a demo">
      <PanelBody className="space-y-3 text-muted">
        <p>{accountCancelled}</p>
        <p>We are glad to show you what a plan brings, on a short call at a time that suits you.</p>
      </PanelBody>
      <PanelFooter>
        {accIds.length > 1 && (
          <Button variant="quiet" to="/accounts" className="mr-auto">
            Switch account
          </Button>
        )}
        <Button busy={isLeaving} onClick={leave}>
          Sign out
        </Button>
        {settings.scheduleDemoUrl && (
          <Button variant="primary" href={settings.scheduleDemoUrl} target="_blank">
            Schedule a demo
          </Button>
        )}
      </PanelFooter>
    </Dialog>
  )
}
