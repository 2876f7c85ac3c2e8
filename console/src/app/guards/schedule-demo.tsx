import { accountCanceled } from '@gable/shared/identity/messages.ts'
import { useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { PanelBody, PanelFooter } from '../../design/layout/panel.tsx'
import { Dialog } from '../../design/overlays/dialog.tsx'
import { showErrorToast } from '../../platform/error-toast.ts'
import { signOut, useSession } from '../../platform/session.ts'
import { ContactSupportButton } from '../../support/contact-support-button.tsx'
import { useSupportCase } from '../../support/use-support-case.ts'

/** Shown over an account without a plan. Closing it signs out. */
export function ScheduleDemo() {
  const { accIds } = useSession()
  const supportCase = useSupportCase('Schedule a demo')
  const [isSigningOut, setSigningOut] = useState(false)

  async function handleSignOut() {
    if (isSigningOut) return
    setSigningOut(true)
    await signOut().catch((error) => {
      showErrorToast(error)
      setSigningOut(false)
    })
  }

  return (
    <Dialog open onClose={handleSignOut} closeOnOutsidePress={false} size="sm" title="Schedule a demo">
      <PanelBody className="space-y-3 text-muted">
        <p>{accountCanceled}</p>
        <p>See what a plan includes on a short call, at a time that works for you.</p>
      </PanelBody>
      <PanelFooter>
        {accIds.length > 1 && (
          <Button variant="quiet" to="/accounts" className="mr-auto">
            Switch account
          </Button>
        )}
        <Button busy={isSigningOut} onClick={handleSignOut}>
          Sign out
        </Button>
        <ContactSupportButton variant="primary" supportCase={supportCase}>
          Schedule a demo
        </ContactSupportButton>
      </PanelFooter>
    </Dialog>
  )
}
