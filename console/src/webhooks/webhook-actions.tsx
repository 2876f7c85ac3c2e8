import type { Webhook } from '@gable/shared/webhooks/webhook.ts'
import { Ellipsis, KeyRound, Pause, Pencil, Play, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { useWebhookActions } from './use-webhook-actions.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

/** The menu of actions for one webhook. */
export function WebhookActions({ webhook, onDeleted }: { webhook: Webhook; onDeleted: () => void }) {
  const [openDialog, setOpenDialog] = useState<'edit' | 'replace-secret' | 'delete'>()
  const [secret, setSecret] = useState<string>()
  const { refreshAll, setPaused, sendTest, deleteWebhook, replaceSecret } = useWebhookActions()
  const { url, isPaused } = webhook
  const close = () => setOpenDialog(undefined)
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${url}`} size="sm" />}>
        <MenuItem icon={Pencil} onSelect={() => setOpenDialog('edit')}>
          Edit
        </MenuItem>
        <MenuItem
          icon={Send}
          disabledReason={isPaused && 'This webhook is paused. Resume it to send events.'}
          onSelect={() => void sendTest(webhook)}
        >
          Send test
        </MenuItem>
        <MenuItem icon={isPaused ? Play : Pause} onSelect={() => void setPaused(webhook, !isPaused)}>
          {isPaused ? 'Resume' : 'Pause'}
        </MenuItem>
        <MenuItem icon={KeyRound} onSelect={() => setOpenDialog('replace-secret')}>
          Replace secret
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onSelect={() => setOpenDialog('delete')}>
          Delete
        </MenuItem>
      </Menu>
      <WebhookDialog
        open={openDialog === 'edit'}
        onClose={close}
        webhook={webhook}
        onSaved={() => {
          close()
          void refreshAll()
        }}
      />
      <ConfirmDialog
        open={openDialog === 'replace-secret'}
        onClose={close}
        title={<>Replace the secret of “{url}”?</>}
        description="The old secret stops working right away. Until you update your system, it will reject our requests."
        confirmLabel="Replace secret"
        tone="danger"
        onConfirm={async () => setSecret((await replaceSecret(webhook)).secret)}
      />
      <ConfirmDialog
        open={openDialog === 'delete'}
        onClose={close}
        title={<>Delete “{url}”?</>}
        description="It stops receiving events, and its delivery log is deleted."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={async () => {
          await deleteWebhook(webhook)
          onDeleted()
        }}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  )
}
