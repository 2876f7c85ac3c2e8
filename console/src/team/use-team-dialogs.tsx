import type { ReactNode } from 'react'
import { useConfirmDialogs } from '../assets/use-confirm-dialogs.ts'
import { toast } from '../design/feedback/toast.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { DeactivateDialog } from './deactivate-dialog.tsx'
import { getMemberName } from './member-name.ts'
import { useTeamActions } from './use-team-actions.ts'

type TeamDialog = 'resend' | 'revoke' | 'deactivate' | 'reactivate'

/** A member, or an invitation. */
export interface DialogTarget {
  _id: string
  fullName: string
  email: string
}

export type OpenTeamDialog = (dialog: TeamDialog, target: DialogTarget) => void

/** The dialogs of team actions; one set serves the whole page. */
export function useTeamDialogs(): { openDialog: OpenTeamDialog; dialogs: ReactNode } {
  const { openDialog, target, dialog, close } = useConfirmDialogs<TeamDialog, DialogTarget>()
  const { resend, revoke, reactivate } = useTeamActions()
  const name = target && getMemberName(target)
  const dialogs = target && (
    <>
      <ConfirmDialog
        open={dialog === 'resend'}
        onClose={close}
        title={`Send the invitation to ${name} again?`}
        description="The link of the earlier email stops working."
        confirmLabel="Send again"
        onConfirm={async () => {
          await resend(target._id)
          toast.success(`Invitation sent to ${name}`)
        }}
      />
      <ConfirmDialog
        open={dialog === 'revoke'}
        onClose={close}
        title={`Revoke the invitation to ${name}?`}
        description="The link in the email stops working, and the seat is free again."
        confirmLabel="Revoke"
        tone="danger"
        onConfirm={async () => {
          await revoke(target._id)
          toast.success('Invitation revoked')
        }}
      />
      <ConfirmDialog
        open={dialog === 'reactivate'}
        onClose={close}
        title={`Reactivate ${name}?`}
        description="They can sign in again with the role and the permissions they had. Contacts and leads that were handed over stay where they are."
        confirmLabel="Reactivate"
        onConfirm={async () => {
          await reactivate(target._id)
          toast.success(`${name} reactivated`)
        }}
      />
      <DeactivateDialog open={dialog === 'deactivate'} member={target} onClose={close} />
    </>
  )
  return { openDialog, dialogs }
}
